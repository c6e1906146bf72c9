"""Hints: the best few moves of a decision, what they are expected to bring, and what they do.

Data only; sentences are composed elsewhere. A hint is told in three steps: where to look, which kind of
thing, and the exact move.
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

from sanctuary.rules.cells import CELL_NAMES
from sanctuary.rules.effects import EFFECTS
from sanctuary.rules.events import (
    DISCARDED,
    DREW_TILE,
    EVERYONE,
    KEPT,
    PILE_RESHUFFLED,
    REFILLED,
    REVEALED,
    SOLO_FLIPPED,
    Event,
)
from sanctuary.rules.game import apply_move
from sanctuary.rules.moves import CARD_COUNT, CARDS, MARKER_SIZES, OBJECTIVES, TILE, range_of
from sanctuary.rules.scoring import zoo_total
from sanctuary.rules.shuffle import seed_chance
from sanctuary.rules.state import GameState
from sanctuary.rules.tiles import TILE_KINDS
from sanctuary.search.evaluation import Weights
from sanctuary.search.tree import Node, Settings, TreeSearch
from sanctuary.views.sample import sample
from sanctuary.views.view import SeatView

HINTS: Final = 3
WHERE: Final = ("display", "hand", "zoo", "cards", "effects", "objectives", "markers", "upgrades", "done")
_WHERE_OF_RANGE: Final = {
    "cell": "zoo",
    "gain": "cards",
    "play": "cards",
    "card": "cards",
    "effect": "effects",
    "objective": "objectives",
    "marker": "markers",
    "upgrade": "upgrades",
    "done": "done",
}
_LUCK: Final = (DREW_TILE, REVEALED, REFILLED, SOLO_FLIPPED, PILE_RESHUFFLED)
FORCED: Final = 100
"""Worlds searched through each move that is told, however little the search thought of it."""
FINDING: Final = 0.3
"""The part of the time that finding the lines of the turn may take."""
TELLING: Final = 0.1
"""The part of the time kept for the moves that are told."""


class Hint:
    """A move worth making.

    move: the exact move; where: one of WHERE; which: what it is about there, by id: a tile's kind, a card, a
    column of the zoo, an effect word, an objective, a marker's icons, an upgrade marker, "" for done. line:
    the move and those of the turn that should follow, up to where luck decides; events: what the line does
    for certain; gain: the points it brings at once. points: own points expected at the end; lead: over the
    strongest rival; chance: to win, 0 to 1; visits: how many worlds were searched through it.
    """

    def __init__(self, move: int, where: str, which: str) -> None:
        self.move: Final = move
        self.where: Final = where
        self.which: Final = which
        self.line: Final[list[int]] = []
        self.events: list[Event] = []
        self.gain = 0
        self.points = 0.0
        self.lead = 0.0
        self.chance = 0.0
        self.visits = 0


class HintSearch:
    """Looks for the best moves of the viewer's decision, a while at a time, with an answer at any time.

    The viewer has to have a decision.
    """

    def __init__(self, view: SeatView, weights: Weights, settings: Settings, seed: str, until: float) -> None:
        """`until`: the moment (of `perf_counter`, in seconds) at which to stop finding lines of the turn."""
        chance = seed_chance(f"{seed}:{view.seat}:{view.ply}")
        self.view: Final = view
        self.search: Final = TreeSearch(view, weights, settings, chance, chance[0], None, until)
        self.world: Final[GameState] = sample(view, chance)[0]

    def improve(self, iterations: int, until: float) -> bool:
        """Search at most so many worlds more, and no longer than until a moment of `perf_counter`.

        Whether it is worth going on: not where there is but one move.
        """
        self.search.search(iterations, until)
        return len(self.search.root.children) > 1

    def best(self, until: float) -> list[Hint]:
        """The best moves so far, best first; at least one, and none that no world was searched through.

        until: the moment at which to stop searching through those that were hardly searched.
        """
        told = self.search.ranking()[:HINTS]
        if not told[0].visits:
            self.search.search_through(told[0], inf)
        for world in range(FORCED):
            for node in told:
                if node.visits <= world:
                    self.search.search_through(node, until)
        return [describe(self.view, self.world, node) for node in told if node.visits]


def find_hints(
    view: SeatView, weights: Weights, settings: Settings, iterations: int, seed: str, until: float
) -> list[Hint]:
    """The best moves of the viewer's decision, best first; none where it has no decision.

    iterations: at most so many, but for FORCED through each of the moves; until: a moment of `perf_counter`,
    in seconds, at which to stop.
    """
    if not view.legal:
        return []
    now = perf_counter()
    search = HintSearch(view, weights, settings, seed, now + FINDING * (until - now))
    search.improve(iterations, now + (1.0 - TELLING) * (until - now))
    return search.best(until)


def describe(view: SeatView, world: GameState, node: Node) -> Hint:
    """What is to be said about a move that at least one world was searched through."""
    where, which = place_of(view, node.move)
    hint = Hint(node.move, where, which)
    _follow(view, world, node, hint)
    hint.visits = node.visits
    hint.lead = node.mean_lead()
    hint.points = node.points / node.visits
    hint.chance = node.wins / node.visits
    return hint


def _follow(view: SeatView, world: GameState, node: Node, hint: Hint) -> None:
    """Play the line in a sampled world until the turn is over or something unknown came to light."""
    state = world.copy()
    state.events = []
    zoo = state.zoos[view.seat]
    before = zoo_total(view.material, zoo)
    after: Node | None = node
    while after is not None and after.move in state.legal:
        hint.line.append(after.move)
        apply_move(state, after.move)
        if state.is_over() or state.turn != view.turn or state.reveals > world.reveals:
            break
        after = after.most_visited()
    hint.gain = zoo_total(view.material, zoo) - before
    known = [*world.zoos[view.seat].hand, *view.revealed]
    for event in state.events:
        is_luck = event.kind in _LUCK or (event.kind in (DISCARDED, KEPT) and event.a not in known)
        if event.seat == view.seat and event.viewer == EVERYONE and not is_luck:
            hint.events.append(event)


def place_of(view: SeatView, move: int) -> tuple[str, str]:
    """Where on the table a move is to be found, and which kind of thing it is about there."""
    name, number = range_of(move)
    if name == "tile":
        kind = TILE_KINDS[view.material.tiles.kind[number]]
        return ("display" if move - TILE in view.display else "hand"), kind
    where = _WHERE_OF_RANGE[name]
    if name == "cell":
        return where, CELL_NAMES[number][0]
    if name in ("gain", "play", "card"):
        return where, CARDS[number % CARD_COUNT]
    if name == "effect":
        return where, EFFECTS[number]
    if name == "objective":
        return where, OBJECTIVES[number]
    if name == "marker":
        return where, str(MARKER_SIZES[number])
    return where, str(number + 1) if name == "upgrade" else ""


def hint_to_json(hint: Hint) -> dict[str, object]:
    """A hint as plain values, to hand to another process; each event as its numbers."""
    return {
        "move": hint.move,
        "where": hint.where,
        "which": hint.which,
        "line": hint.line,
        "events": [list(event.numbers()) for event in hint.events],
        "gain": hint.gain,
        "points": round(hint.points, 1),
        "lead": round(hint.lead, 1),
        "chance": round(hint.chance, 3),
        "visits": hint.visits,
    }

"""The greedy player: the best way to play its own turn, by the valuation of `search.evaluation`.

It looks at every way to play the rest of the turn and takes the one after which its expected points lie
furthest ahead of the strongest rival's. It does not look at what the others will do.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from sanctuary.players.clock import TurnClock
from sanctuary.rules.shuffle import seed_chance
from sanctuary.search.dice import Dice
from sanctuary.search.evaluation import find_weights
from sanctuary.search.playout import light_move
from sanctuary.search.turn import best_line
from sanctuary.views.sample import sample, unknown_tiles

if TYPE_CHECKING:
    from sanctuary.rules.moves import Move
    from sanctuary.rules.state import Frame
    from sanctuary.views.view import SeatView


SHARE: Final = 0.8
"""The part of what is left of a turn's time that its next decision may take."""
HURRY: Final = (2, 30)
"""Width and nodes of the search that there is still time for when the first one has taken too long."""


class GreedyPlayer:
    """width: lines of play kept between the steps of a turn; nodes: moves tried a step.

    ms: time for a turn, 0 for no limit; weights: others than the usual ones: "expert", or a file.
    """

    def __init__(
        self, seed: int = 0, width: int = 8, nodes: int = 200, ms: int = 0, weights: str = ""
    ) -> None:
        self.name = f"greedy:seed={seed},width={width},nodes={nodes},ms={ms}"
        if weights:
            self.name += f",weights={weights}"
        self.seed = seed
        self.width = width
        self.nodes = nodes
        self.clock = TurnClock(ms, SHARE)
        self.weights = find_weights(weights)
        self.plan: list[Move] = []
        self.ply = -1
        self.unknown: set[int] = set()

    def choose(self, view: SeatView, decision: Frame) -> Move:  # noqa: ARG002  the view holds it too
        """The next move of the best line, which is looked for anew when something unknown came to light."""
        until = self.clock.start(view)
        if not self.is_continued(view):
            self.plan = []
        if len(view.legal) > 1 and not (self.plan and self.plan[0] in view.legal):
            self.look(view, until)
        if not self.plan or self.plan[0] not in view.legal:
            self.plan = view.legal[:1]
        move = self.plan.pop(0)
        self.ply = view.ply + 1
        self.unknown = set(unknown_tiles(view))
        self.clock.stop()
        return move

    def look(self, view: SeatView, until: float) -> None:
        """Make a plan whose first move is the one to make now."""
        state, chance = sample(view, seed_chance(f"{self.seed}:{view.seat}:{view.ply}"))
        for width, nodes in ((self.width, self.nodes), HURRY):
            if perf_counter() < until:
                self.plan = best_line(state, self.weights, width, nodes, until)
                if self.plan:
                    return
            until = self.clock.end()
        taste = self.weights.playout_taste(len(view.zoos))
        self.plan = [light_move(state, taste, Dice(chance[0]))]

    def is_continued(self, view: SeatView) -> bool:
        """Whether this decision follows the last one and nothing unknown came to light in between."""
        return view.ply == self.ply and not self.unknown & {*view.zoos[view.seat].hand, *view.revealed}

    def close(self) -> None:
        """Nothing is held."""

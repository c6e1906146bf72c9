"""The points a move would bring to the own zoo at once, and why; worked out from a view alone.

The move is played out in a world that agrees with the view, and the zoo scored before and after. What
depends on tiles the viewer cannot know is left out, so the answer is the same in every such world.
Points that hand tiles score count up to the hand limit, as they would at the end of the turn (R4.7).
"""

from __future__ import annotations

from typing import Final

from sanctuary.rules import decisions, events
from sanctuary.rules.cells import cells_of, count_cells
from sanctuary.rules.effects import CONSERVATION, EFFECT_OP, OPEN_AREA, PETTING_ZOO, RELEASE, REVEAL, TURN
from sanctuary.rules.game import apply_move
from sanctuary.rules.moves import CELL, DONE, EFFECT, OBJECTIVE, OBJECTIVE_COUNT, SMALLEST_MARKER
from sanctuary.rules.placement import frontier, spaces_for
from sanctuary.rules.reasons import IllegalMove, explain_illegal
from sanctuary.rules.scoring import tile_points
from sanctuary.rules.shuffle import seed_chance
from sanctuary.rules.state import Frame, GameState
from sanctuary.rules.turns import meets_end
from sanctuary.rules.zoo import NONE, Zoo
from sanctuary.views.sample import sample
from sanctuary.views.view import SeatView

OWN_TILE: Final = 0  # the tile played or moved: tile, cell
OTHER_TILE: Final = 1  # a tile that scores more or less now: tile, cell
COVERED: Final = 2  # an animal released, which counts no more (R6.2): tile, cell
PETTING_GROUPS: Final = 3  # all petting zoo groups together (R9.6): cell = their first
OPEN_AREAS: Final = 4  # number: open areas gained (R9.8)
ACHIEVEMENT: Final = 5  # number: the marker's icons; tile = the objective (R9.9)
CONSERVATION_MARKERS: Final = 6  # number gained, below 0: spent (R9.9)
POUCH_MARKERS: Final = 7  # number gained (R9.9)
END_MARKER: Final = 8  # the zoo ends the game at the end of this turn (R10.2, R10.3, R12.3)
REASON_KINDS: Final = (
    "own_tile", "other_tile", "covered", "petting_groups", "open_areas", "achievement",
    "conservation_markers", "pouch_markers", "end_marker",
)  # fmt: skip


class Reason:
    """One part of a preview: points, below 0 for a loss; what the rest means stands beside each kind."""

    def __init__(self, kind: int, points: int, tile: int, cell: int, number: int) -> None:
        self.kind: Final = kind
        self.points: Final = points
        self.tile: Final = tile
        self.cell: Final = cell
        self.number: Final = number


class Preview:
    """What a move would bring now.

    points: the sum over `reasons`. effects: what it sets off besides, each still to be settled.
    then: the moves that complete the choice begun and bring most, such as the best cell for a tile.
    """

    def __init__(
        self, move: int, points: int, reasons: list[Reason], effects: list[int], then: list[int]
    ) -> None:
        self.move: Final = move
        self.points: Final = points
        self.reasons: Final = reasons
        self.effects: Final = effects
        self.then: Final = then


def preview(view: SeatView, move: int) -> Preview:
    """What one legal move of the viewer would bring. IllegalMove for any other."""
    world = _world(view)
    if move not in view.legal:
        raise IllegalMove(move, explain_illegal(world, move))
    return _play(world, move)


def preview_all(view: SeatView) -> list[Preview]:
    """What each legal move would bring, in their order; empty while another seat decides."""
    if not view.legal:
        return []
    world = _world(view)
    return [_play(world, move) for move in view.legal]


def preview_tile(view: SeatView, tile: int) -> list[Preview]:
    """The cells where the viewer could lay a tile, in hand or not, the best first; strength aside (R6, R7).

    ValueError for a spectator, who has no zoo.
    """
    if view.seat < 0:
        raise ValueError("a spectator has no zoo to lay tiles in")
    if not view.frames:
        return []
    world = _world(view)
    zoo = world.zoos[view.seat]
    if tile not in zoo.hand:
        zoo.add_to_hand(tile, NONE)
    zoo_map = view.material.zoo_map
    edge = frontier(zoo_map, zoo, 0)
    cells = spaces_for(view.material.tiles, zoo_map, zoo, tile, len(zoo.hand) - 1, edge)
    world.seat = view.seat
    world.stack = [
        Frame(decisions.SEQUENCE, effects=TURN[:]),
        Frame(decisions.PLAY, n=1, must=1, kind=NONE),
        Frame(decisions.PLACE, tile=tile),
    ]
    world.legal = [CELL + cell for cell in cells_of(cells)]
    results = [_play(world, move) for move in world.legal]
    results.sort(key=_descending_points)
    return results


def _descending_points(result: Preview) -> int:
    return -result.points


def _world(view: SeatView) -> GameState:
    return sample(view, seed_chance("preview"))[0]


def _is_unsettled(move: int) -> bool:
    """Whether what the move does hangs on tiles nobody knows yet, or ends the decision."""
    if move == DONE:
        return True
    return EFFECT <= move < OBJECTIVE and EFFECT_OP[move - EFFECT] == REVEAL


def _play(world: GameState, move: int) -> Preview:
    if _is_unsettled(move):
        return Preview(move, 0, [], [], [])
    state = world.copy()
    state.events = []
    apply_move(state, move)
    then = _complete(state, world.seat)
    subject = _subject(state.events)
    reasons = _reasons(world, state, world.seat, subject)
    points = 0
    for reason in reasons:
        points += reason.points
    return Preview(move, points, reasons, _effects(state.events), then)


def _complete(state: GameState, seat: int) -> list[int]:
    """Finish the choice just begun with the moves that bring most, and return those."""
    if not _is_continued(state, seat):
        return []
    best = state.legal[0]
    if state.stack[-1].op in (decisions.PLACE, decisions.RELOCATE_TO, decisions.MARKER):
        best_points = NONE
        for move in state.legal:
            points = _play(state, move).points
            if best_points == NONE or points > best_points:
                best, best_points = move, points
    apply_move(state, best)
    return [best, *_complete(state, seat)]


def _is_continued(state: GameState, seat: int) -> bool:
    """Whether the decision belongs to the choice begun: where to, which tiles it takes (R6.4, R7.3)."""
    if state.is_over() or state.seat != seat:
        return False
    op = state.stack[-1].op
    if op == decisions.DISCARD:
        return state.stack[-2].op == decisions.TRIGGER
    return op in (decisions.PLACE, decisions.COVER, decisions.RELOCATE_TO, decisions.MARKER)


def _subject(noted: list[events.Event]) -> int:
    """The cell of the tile that was played or moved, NONE if none was."""
    for event in noted:
        if event.kind == events.PLACED or event.kind == events.RELOCATED:
            return event.b
    return NONE


def _effects(noted: list[events.Event]) -> list[int]:
    """The effects set off that are not settled by their markers."""
    triggered = [event.a for event in noted if event.kind == events.EFFECT_TRIGGERED]
    return [effect for effect in triggered if EFFECT_OP[effect] not in (CONSERVATION, RELEASE)]


def _reasons(world: GameState, state: GameState, seat: int, subject: int) -> list[Reason]:
    """Every difference in score between two moments of one seat's zoo."""
    scoring = world.material.scoring
    before = _at_end_of_turn(world, seat)
    after = _at_end_of_turn(state, seat)
    reasons = _tile_reasons(world, before, after, subject)
    areas = int(count_cells(after.kind_mask[OPEN_AREA]) - count_cells(before.kind_mask[OPEN_AREA]))
    if areas:
        reasons.append(Reason(OPEN_AREAS, areas * scoring.open_area, NONE, NONE, areas))
    for objective in range(OBJECTIVE_COUNT):
        size = after.supported[objective]
        if size != before.supported[objective]:
            points = scoring.achievement[size - SMALLEST_MARKER]
            reasons.append(Reason(ACHIEVEMENT, points, objective, NONE, size))
    gained = after.conservation - before.conservation
    if gained:
        reasons.append(Reason(CONSERVATION_MARKERS, gained * scoring.marker, NONE, NONE, gained))
    gained = after.pouch - before.pouch
    if gained:
        reasons.append(Reason(POUCH_MARKERS, gained * scoring.marker, NONE, NONE, gained))
    if meets_end(state, after) and not meets_end(world, before):
        reasons.append(Reason(END_MARKER, _end_points(world), NONE, NONE, 1))
    return reasons


def _at_end_of_turn(state: GameState, seat: int) -> Zoo:
    """The seat's zoo with no more tiles in hand than it may keep (R4.7)."""
    zoo = state.zoos[seat].copy()
    del zoo.hand[state.material.scoring.hand_limit :]
    return zoo


def _end_points(world: GameState) -> int:
    """Points for ending the game this turn, or for being done in the last one (R10.2, R10.3, R12.3)."""
    scoring = world.material.scoring
    if world.end_seat != NONE:
        return scoring.end_last_turn
    face_down = max(0, len(world.solo_markers) - world.solo_at - 1)
    return scoring.end_first + face_down * scoring.solo_marker


def _tile_reasons(world: GameState, before: Zoo, after: Zoo, subject: int) -> list[Reason]:
    """The tiles whose points differ: the subject first, then the others by cell."""
    material = world.material
    tiles = material.tiles
    points = [0] * tiles.count
    cell_at = [NONE] * tiles.count
    petting = 0
    for zoo, sign in ((before, -1), (after, 1)):
        for cell in cells_of(zoo.filled):
            tile = zoo.top[cell]
            if tile == NONE:
                continue
            worth = sign * tile_points(material, zoo, tile, cell)
            if tiles.icons[tile] >> PETTING_ZOO & 1:
                petting += worth
            else:
                points[tile] += worth
                cell_at[tile] = cell
    own = after.top[subject] if subject != NONE else NONE
    reasons: list[Reason] = []
    for tile in [own, *[tile for tile in range(tiles.count) if tile != own]]:
        if tile != NONE and points[tile]:
            cell = cell_at[tile]
            kind = OTHER_TILE if after.top[cell] == tile else COVERED
            reasons.append(Reason(OWN_TILE if tile == own else kind, points[tile], tile, cell, 1))
    if petting:
        first = cells_of(after.kind_mask[PETTING_ZOO])[0]
        reasons.append(Reason(PETTING_GROUPS, petting, after.top[first], first, 1))
    return reasons

"""A view as numbers: the observation that `layout` describes, and the mask of legal moves.

A row of zeros is written first and then all that is not 0. The writer is mypyc's own: compiled, setting a
byte costs about a nanosecond, which nothing in the standard library offers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from sanctuary.observations.layout import COMMON, COMMON_SIZE, MOST, SEAT, SEAT_SIZE, offset_of
from sanctuary.rules import decisions
from sanctuary.rules.cells import CELL_COUNT
from sanctuary.rules.moves import CARD_COUNT, MOVE_COUNT
from sanctuary.rules.scoring import zoo_total
from sanctuary.rules.zoo import NONE, Zoo
from sanctuary.views.view import SeatView

if TYPE_CHECKING:
    from mypy_extensions import i64

DECISION: Final[int] = offset_of(COMMON, "decision")
ACTIVE: Final[int] = offset_of(COMMON, "active")
FIRST: Final[int] = offset_of(COMMON, "first")
ENDED_BY: Final[int] = offset_of(COMMON, "ended_by")
DECISION_TILE: Final[int] = offset_of(COMMON, "decision_tile")
DECISION_CELLS: Final[int] = offset_of(COMMON, "decision_cells")
DECISION_OBJECTIVE: Final[int] = offset_of(COMMON, "decision_objective")
DECISION_UPGRADE: Final[int] = offset_of(COMMON, "decision_upgrade")
EFFECTS_WAITING: Final[int] = offset_of(COMMON, "effects_waiting")
CHOICES_LEFT: Final[int] = offset_of(COMMON, "choices_left")
CHOICES_DUE: Final[int] = offset_of(COMMON, "choices_due")
STRENGTH_LEFT: Final[int] = offset_of(COMMON, "strength_left")
CARDS_OWED: Final[int] = offset_of(COMMON, "cards_owed")
TURN: Final[int] = offset_of(COMMON, "turn")
TURNS_LEFT: Final[int] = offset_of(COMMON, "turns_left")
SIDE_2: Final[int] = offset_of(COMMON, "side_2")
SHORT: Final[int] = offset_of(COMMON, "short")
PILE: Final[int] = offset_of(COMMON, "pile")
SOLO_LEFT: Final[int] = offset_of(COMMON, "solo_left")
SOLO_FLIPPED: Final[int] = offset_of(COMMON, "solo_flipped")
DISPLAY_TILES: Final[int] = offset_of(COMMON, "display_tiles")
OBJECTIVES: Final[int] = offset_of(COMMON, "objectives")
DISPLAY: Final[int] = offset_of(COMMON, "display")
DISCARDS: Final[int] = offset_of(COMMON, "discards")
REVEALED: Final[int] = offset_of(COMMON, "revealed")

HAND: Final[int] = offset_of(SEAT, "hand")
SEEN: Final[int] = offset_of(SEAT, "seen")
TILES: Final[int] = offset_of(SEAT, "tiles")
KIND_CELLS: Final[int] = offset_of(SEAT, "kind_cells")
FILLED: Final[int] = offset_of(SEAT, "filled")
CELL_TILES: Final[int] = offset_of(SEAT, "cell_tiles")
UNDER_TILES: Final[int] = offset_of(SEAT, "under_tiles")
HAND_SIZE: Final[int] = offset_of(SEAT, "hand_size")
SLOTS: Final[int] = offset_of(SEAT, "slots")
UPGRADED: Final[int] = offset_of(SEAT, "upgraded")
SUPPORTED: Final[int] = offset_of(SEAT, "supported")
MARKERS: Final[int] = offset_of(SEAT, "markers")
UPGRADES_USED: Final[int] = offset_of(SEAT, "upgrades_used")
CONSERVATION: Final[int] = offset_of(SEAT, "conservation")
POUCH: Final[int] = offset_of(SEAT, "pouch")
END_MARKER: Final[int] = offset_of(SEAT, "end_marker")
POINTS: Final[int] = offset_of(SEAT, "points")

NOTHING: Final[bytes] = bytes(COMMON_SIZE + SEAT_SIZE)
NO_SEAT: Final[bytes] = bytes(SEAT_SIZE)
NO_MOVES: Final[bytes] = bytes(MOVE_COUNT)


def encode(view: SeatView) -> bytes:
    """The observation of a seat's view: `layout.observation_size(players)` bytes."""
    return encode_own(view) + encode_others(view)


def encode_own(view: SeatView) -> bytes:
    """What belongs to no seat, and the viewer's block."""
    row = BytesWriter()
    row.write(NOTHING)
    _write_turn(view, row)
    _write_decision(view, row)
    _write_table(view, row)
    _write_seat(view, view.seat, row, COMMON_SIZE)
    return row.getvalue()


def encode_others(view: SeatView) -> bytes:
    """The blocks of the other seats, in turn order after the viewer."""
    players = len(view.zoos)
    row = BytesWriter()
    at: i64 = 0
    for place in range(1, players):
        row.write(NO_SEAT)
        _write_seat(view, (view.seat + place) % players, row, at)
        at += SEAT_SIZE
    return row.getvalue()


def encode_moves(moves: list[int]) -> bytes:
    """A mask of MOVE_COUNT bytes: 1 for each of the moves."""
    row = BytesWriter()
    row.write(NO_MOVES)
    for move in moves:
        row[move] = 1
    return row.getvalue()


def _byte(number: int) -> int:
    """A number as one byte."""
    if number < 0:
        return 0
    return min(MOST, number)


def _write_turn(view: SeatView, row: BytesWriter) -> None:
    players = len(view.zoos)
    row[ACTIVE + (view.active - view.seat) % players] = 1
    row[FIRST + (view.first_seat - view.seat) % players] = 1
    if view.end_seat != NONE:
        row[ENDED_BY + (view.end_seat - view.seat) % players] = 1
        row[TURNS_LEFT] = _byte(view.turns_left)
    row[TURN] = _byte(view.turn)
    row[CARDS_OWED] = _byte(view.owed)
    if view.options.side == 2:
        row[SIDE_2] = 1
    if view.options.short:
        row[SHORT] = 1
    row[PILE] = view.pile_size
    row[SOLO_LEFT] = view.solo_left
    for marker in view.solo_flipped:
        place = SOLO_FLIPPED + marker - 1
        row[place] = int(row[place]) + 1


def _write_decision(view: SeatView, row: BytesWriter) -> None:
    frames = view.frames
    if not frames:
        return
    for frame in frames:
        for effect in frame.effects:
            place = EFFECTS_WAITING + effect
            row[place] = int(row[place]) + 1
    asking = frames[-1]
    op = asking.op
    row[DECISION + op] = 1
    row[CHOICES_LEFT] = _byte(asking.n)
    row[CHOICES_DUE] = _byte(asking.must)
    row[STRENGTH_LEFT] = _byte(asking.strength)
    if op == decisions.PLACE:
        row[DECISION_TILE + asking.tile] = 1
    elif op == decisions.COVER:
        _write_mask(asking.cells, row, DECISION_CELLS)
    elif op == decisions.RELOCATE_TO:
        row[DECISION_CELLS + asking.tile] = 1
    elif op == decisions.MARKER:
        row[DECISION_OBJECTIVE + asking.tile] = 1
    elif op == decisions.UPGRADE_CARD:
        row[DECISION_UPGRADE + asking.tile] = 1


def _write_table(view: SeatView, row: BytesWriter) -> None:
    _write_set(view.objectives, row, OBJECTIVES)
    _write_set(view.discards, row, DISCARDS)
    _write_set(view.revealed, row, REVEALED)
    _write_places(view.display, row, DISPLAY_TILES, DISPLAY)


def _write_set(numbers: list[int], row: BytesWriter, at: i64) -> None:
    """A 1 for each of the numbers."""
    for number in numbers:
        offset: i64 = number
        row[at + offset] = 1


def _write_places(tiles: list[int], row: BytesWriter, numbers_at: i64, set_at: i64) -> None:
    """1 + each tile in its place, and a 1 for each of the tiles."""
    place: i64 = numbers_at
    for tile in tiles:
        if tile != NONE:
            offset: i64 = tile
            row[place] = tile + 1
            row[set_at + offset] = 1
        place += 1


def _write_mask(mask: i64, row: BytesWriter, at: i64) -> None:
    """A 1 for each bit of the mask."""
    place: i64 = at
    rest: i64 = mask
    while rest:
        if rest & 1:
            row[place] = 1
        rest >>= 1
        place += 1


def _write_seat(view: SeatView, owner: int, row: BytesWriter, at: i64) -> None:
    zoo = view.zoos[owner]
    _write_set(zoo.hand, row, at + HAND)
    _write_set(zoo.seen, row, at + SEEN)
    if zoo.filled:
        _write_places(zoo.top, row, at + CELL_TILES, at + TILES)
        _write_mask(zoo.filled, row, at + FILLED)
        place: i64 = at + UNDER_TILES
        for tile in zoo.under:
            if tile != NONE:
                row[place] = tile + 1
            place += 1
    start: i64 = at + KIND_CELLS
    for mask in zoo.kind_mask:
        _write_mask(mask, row, start)
        start += CELL_COUNT
    _write_belongings(view, owner, zoo, row, at)


def _write_belongings(view: SeatView, owner: int, zoo: Zoo, row: BytesWriter, at: i64) -> None:
    """All from `hand_size` to `points`."""
    row[at + HAND_SIZE] = view.hand_sizes[owner]
    for card in range(CARD_COUNT):
        row[at + SLOTS + card] = zoo.slots[card]
    place: i64 = at + SUPPORTED
    for size in zoo.supported:
        if size:
            row[place] = size
        place += 1
    _write_mask(zoo.upgraded, row, at + UPGRADED)
    _write_mask(zoo.markers, row, at + MARKERS)
    _write_mask(zoo.upgrades_used, row, at + UPGRADES_USED)
    row[at + CONSERVATION] = _byte(zoo.conservation)
    row[at + POUCH] = _byte(zoo.pouch)
    row[at + END_MARKER] = zoo.end_marker
    row[at + POINTS] = _byte(zoo_total(view.material, zoo))

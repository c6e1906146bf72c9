"""The layout of an observation: every element's name, place, range, meaning and rule.

An observation is a flat row of bytes, written by `encoding.encode`: first what is common, then a block for
each seat, the viewer's own first and the others in turn order. The layout of a version never changes; a new
element makes a new version. `docs/researchers/observation.md` is written from this table.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sanctuary.rules.cells import CELL_COUNT
from sanctuary.rules.decisions import FRAME_KINDS
from sanctuary.rules.effects import EFFECT_COUNT, KINDS, TURN
from sanctuary.rules.moves import CARD_COUNT, MARKER_COUNT, OBJECTIVE_COUNT, UPGRADE_COUNT
from sanctuary.rules.setup import MAX_PLAYERS
from sanctuary.rules.state import DISPLAY_SIZE
from sanctuary.rules.tiles import TILE_COUNT

VERSION: Final = 1
MOST: Final = 255
"""The largest number an element holds; whatever is larger is written as this."""
PLACED_KINDS: Final = len(KINDS) - 1
EFFECT_AND_STEP_COUNT: Final = EFFECT_COUNT + len(set(TURN))


class Element(NamedTuple):
    """One named part of an observation.

    offset: where it begins, within its block; shape: its dimensions, the last one running fastest; high:
    the largest value (the smallest is always 0); rule: where the rules speak of it.
    """

    name: str
    offset: int
    shape: tuple[int, ...]
    high: int
    meaning: str
    rule: str

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        size = 1
        for length in self.shape:
            size *= length
        return size


_Row = tuple[str, tuple[int, ...], int, str, str]

_COMMON: Final[tuple[_Row, ...]] = (
    ("decision", (len(FRAME_KINDS),), 1, "the decision that waits, by decisions.FRAME_KINDS", "R4"),
    ("active", (MAX_PLAYERS,), 1, "whose turn it is: 0 the viewer, 1 the next seat, and so on", "R4"),
    ("first", (MAX_PLAYERS,), 1, "who began, counted from the viewer", "R3.2"),
    ("ended_by", (MAX_PLAYERS,), 1, "who triggered the end, counted from the viewer; else all 0", "R10.2"),
    ("decision_tile", (TILE_COUNT,), 1, "the tile being placed", "R6.1"),
    ("decision_cells", (CELL_COUNT,), 1, "cells to be covered, or the cell moved from", "R6.4, R6.16"),
    ("decision_objective", (OBJECTIVE_COUNT,), 1, "the objective being supported", "R8.1"),
    ("decision_upgrade", (UPGRADE_COUNT,), 1, "the upgrade marker being used", "R8.4"),
    ("effects_waiting", (EFFECT_AND_STEP_COUNT,), MOST,
     "how often each effect waits (effects.EFFECTS), then the steps of the turn to come", "R6.5, R4"),
    ("choices_left", (1,), MOST, "how many choices the decision still holds", "R5"),
    ("choices_due", (1,), MOST, "how many of them cannot be declined", "R4.1"),
    ("strength_left", (1,), MOST, "strength left for the action; taking: the last position in range", "R5.2"),
    ("cards_owed", (1,), MOST, "action cards to move after this step", "R6.15"),
    ("turn", (1,), MOST, "the number of the turn", "R4"),
    ("turns_left", (1,), MAX_PLAYERS, "turns left once the end was triggered", "R10.2"),
    ("side_2", (1,), 1, "1 on side 2 of the zoo map", "R2"),
    ("short", (1,), 1, "1 in a short first game", "R3.4"),
    ("pile", (1,), TILE_COUNT, "tiles left in the pile", "R1.6"),
    ("solo_left", (1,), 18, "solo markers still face down", "R12.1"),
    ("solo_flipped", (DISPLAY_SIZE,), 3, "solo markers of each number turned so far", "R12.2"),
    ("display_tiles", (DISPLAY_SIZE,), TILE_COUNT, "1 + the tile on each position, 0 for none", "R4.1"),
    ("objectives", (OBJECTIVE_COUNT,), 1, "the objectives of this game (moves.OBJECTIVES)", "R3.1"),
    ("display", (TILE_COUNT,), 1, "tiles on the display", "R4.1"),
    ("discards", (TILE_COUNT,), 1, "tiles on the discards", "R11.1"),
    ("revealed", (TILE_COUNT,), 1, "tiles turned up to choose from", "R6.11"),
)  # fmt: skip

_SEAT: Final[tuple[_Row, ...]] = (
    ("hand", (TILE_COUNT,), 1, "tiles in hand; 0 throughout for a seat that is not the viewer", "R11.1"),
    ("seen", (TILE_COUNT,), 1,
     "tiles that everybody saw going to this hand: there still, or face down in the zoo", "R11.1"),
    ("tiles", (TILE_COUNT,), 1, "tiles face up in the zoo", "R6.1"),
    ("kind_cells", (PLACED_KINDS, CELL_COUNT), 1, "cells whose tile is of a kind (effects.KINDS)", "R1.2"),
    ("filled", (CELL_COUNT,), 1, "cells with a tile, face up or face down", "R2.5"),
    ("cell_tiles", (CELL_COUNT,), TILE_COUNT, "1 + the tile face up on each cell, 0 for none", "R6.1"),
    ("under_tiles", (CELL_COUNT,), TILE_COUNT,
     "1 + the tile below: a released animal, or a front the viewer knows", "R6.2, R11.1"),
    ("hand_size", (1,), TILE_COUNT, "tiles in hand", "R11.1"),
    ("slots", (CARD_COUNT,), CARD_COUNT, "the action cards' slots (moves.CARDS)", "R3.3"),
    ("upgraded", (CARD_COUNT,), 1, "action cards on side II", "R3.3"),
    ("supported", (OBJECTIVE_COUNT,), 5, "size of the marker on an objective, 0 for none", "R8.1"),
    ("markers", (MARKER_COUNT,), 1, "unused achievement markers, of 2, 3, 4 and 5 icons", "R1.4"),
    ("upgrades_used", (UPGRADE_COUNT,), 1, "upgrade markers already used", "R8.4"),
    ("conservation", (1,), MOST, "conservation markers", "R6.12"),
    ("pouch", (1,), MOST, "pouch markers", "R6.13"),
    ("end_marker", (1,), 10, "points of the end-of-game marker", "R10.2"),
    ("points", (1,), MOST, "points as things stand; another's hand counts nothing", "R9"),
)  # fmt: skip


def _placed(rows: tuple[_Row, ...]) -> tuple[Element, ...]:
    elements = []
    offset = 0
    for name, shape, high, meaning, rule in rows:
        elements.append(Element(name, offset, shape, high, meaning, rule))
        offset += elements[-1].size
    return tuple(elements)


COMMON: Final = _placed(_COMMON)
SEAT: Final = _placed(_SEAT)
COMMON_SIZE: Final[int] = sum(element.size for element in COMMON)
SEAT_SIZE: Final[int] = sum(element.size for element in SEAT)


def observation_size(players: int) -> int:
    """How many numbers an observation of a game with so many players holds."""
    return COMMON_SIZE + players * SEAT_SIZE


def observation_layout(players: int) -> list[Element]:
    """Every element with its offset in the whole observation; a seat's are called `seat0.hand` and so on.

    Seats count from the viewer: `seat0` is the viewer, `seat1` the next in turn order.
    """
    elements = list(COMMON)
    for seat in range(players):
        start = COMMON_SIZE + seat * SEAT_SIZE
        elements += [
            element._replace(name=f"seat{seat}.{element.name}", offset=start + element.offset)
            for element in SEAT
        ]
    return elements


def highest_values(players: int) -> bytes:
    """The largest value of every number of an observation, in its order; all start at 0."""
    return b"".join(bytes([element.high]) * element.size for element in observation_layout(players))


def offset_of(elements: tuple[Element, ...], name: str) -> int:
    """Where an element of COMMON or SEAT begins, within its block. KeyError for an unknown name."""
    for element in elements:
        if element.name == name:
            return element.offset
    raise KeyError(name)

"""Moves: small ints in named ranges, each naming a thing, never a place in a list.

The numbering is the action space of learning agents; it only ever grows at the end.
"""

from __future__ import annotations

from typing import Final

from sanctuary.rules.cells import CELL_COUNT
from sanctuary.rules.effects import EFFECT_COUNT, ICONS
from sanctuary.rules.tiles import TILE_COUNT

Move = int

CARDS: Final = ("projects", "forest", "rock", "water")
CARD_COUNT: Final = 4
PROJECTS_CARD: Final = 0

OBJECTIVES: Final = ICONS[3:13]
"""The ten conservation objectives (R1.6): objective k asks for icon OBJECTIVE_ICON + k."""
OBJECTIVE_COUNT: Final = 10
OBJECTIVE_ICON: Final = 3

MARKER_SIZES: Final = (2, 3, 4, 5)
SMALLEST_MARKER: Final = 2
MARKER_COUNT: Final = 4
UPGRADE_COUNT: Final = 4

TILE: Final = 0
CELL: Final = TILE + TILE_COUNT
GAIN: Final = CELL + CELL_COUNT
PLAY: Final = GAIN + CARD_COUNT
CARD: Final = PLAY + CARD_COUNT
EFFECT: Final = CARD + CARD_COUNT
OBJECTIVE: Final = EFFECT + EFFECT_COUNT
MARKER: Final = OBJECTIVE + OBJECTIVE_COUNT
UPGRADE: Final = MARKER + MARKER_COUNT
DONE: Final = UPGRADE + UPGRADE_COUNT
MOVE_COUNT: Final = DONE + 1

RANGES: Final = (
    ("tile", TILE),
    ("cell", CELL),
    ("gain", GAIN),
    ("play", PLAY),
    ("card", CARD),
    ("effect", EFFECT),
    ("objective", OBJECTIVE),
    ("marker", MARKER),
    ("upgrade", UPGRADE),
    ("done", DONE),
)
"""Name and first number of each range, ascending."""


def range_of(move: Move) -> tuple[str, int]:
    """Name of the range a move belongs to and its number there. ValueError outside 0..MOVE_COUNT-1."""
    if not 0 <= move < MOVE_COUNT:
        raise ValueError(f"no move has the number {move}")
    name, first = RANGES[0]
    for other, start in RANGES:
        if start > move:
            break
        name, first = other, start
    return name, move - first

"""A zoo as hexes: its map with bonuses and river, and what lies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.drawing.hexes import (
    EMPTY,
    FACE_DOWN,
    HEX_HEIGHT,
    RADIUS,
    draw_lines,
    draw_tile,
    hex_points,
)
from sanctuary.drawing.words import plain_words
from sanctuary.rules.cells import CELL_COUNT, CELL_NAMES, COLUMN_HEIGHTS, COLUMNS
from sanctuary.rules.effects import NO_EFFECT
from sanctuary.rules.zoo import NONE

if TYPE_CHECKING:
    from sanctuary.drawing.canvas import Canvas, Point
    from sanctuary.drawing.words import DrawnWords
    from sanctuary.rules.cells import ZooMap
    from sanctuary.rules.state import Material
    from sanctuary.rules.zoo import Zoo

ZOO_WIDTH: Final = round(RADIUS * (1.5 * 6 + 2)) + 8
ZOO_HEIGHT: Final = round(HEX_HEIGHT * 4) + 12

RIVER: Final = "#d5e6ee"
ENTRANCE: Final = "#b9b2a3"


def cell_middle(cell: int) -> Point:
    """Where the middle of a cell lies within the zoo's rectangle (R2.1)."""
    name = CELL_NAMES[cell]
    column = COLUMNS.index(name[0])
    row = int(name[1:])
    half = 0.5 if COLUMN_HEIGHTS[column] == 3 else 0.0
    return 4 + RADIUS * (1 + 1.5 * column), 6 + HEX_HEIGHT * (4.5 - row - half)


def draw_zoo(
    canvas: Canvas, material: Material, zoo: Zoo, x: float, y: float, words: DrawnWords | None = None
) -> None:
    """Draw a zoo with its rectangle's corner at (x, y)."""
    words = words or plain_words()
    for cell in range(CELL_COUNT):
        middle_x, middle_y = cell_middle(cell)
        middle_x, middle_y = x + middle_x, y + middle_y
        tile = zoo.top[cell]
        if tile != NONE:
            draw_tile(canvas, material.tiles, tile, middle_x, middle_y, words)
            continue
        colour, lines = _bare(material.zoo_map, zoo, cell, words)
        title = ", ".join([CELL_NAMES[cell], *lines])
        canvas.polygon(hex_points(middle_x, middle_y), colour, title=title)
        draw_lines(canvas, middle_x, middle_y, [CELL_NAMES[cell], *lines])


def _bare(zoo_map: ZooMap, zoo: Zoo, cell: int, words: DrawnWords) -> tuple[str, list[str]]:
    """The colour of a cell without a face-up tile, and what stands there beside its name."""
    if zoo_map.printed >> cell & 1:
        return FACE_DOWN, [words.open_area, words.printed]
    if zoo.filled >> cell & 1:
        return FACE_DOWN, [words.open_area]
    if cell == zoo_map.entrance:
        return ENTRANCE, [words.entrance]
    bonus = zoo_map.bonus[cell]
    lines = [] if bonus == NO_EFFECT else [words.effects[bonus]]
    return (RIVER if zoo_map.river >> cell & 1 else EMPTY), lines

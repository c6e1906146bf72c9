"""Hexes with flat top (R2.1) and what is drawn on them: tiles, open areas, lines of text."""

from __future__ import annotations

from math import cos, pi, sin
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from sanctuary.rules.cells import DIRECTION_COUNT, DIRECTIONS
from sanctuary.rules.effects import ICON_COUNT
from sanctuary.rules.tiles import KIND_ANIMAL, KIND_PROJECT

if TYPE_CHECKING:
    from sanctuary.drawing.canvas import Canvas, Point
    from sanctuary.drawing.words import DrawnWords
    from sanctuary.rules.tiles import TileSet

RADIUS: Final = 44.0
HEX_HEIGHT: Final = RADIUS * 3**0.5

EMPTY: Final = "#f4efe2"
FACE_DOWN: Final = "#cfe0b8"
ARROW: Final = "#2f6b2f"
TILE_COLOURS: Final = {KIND_ANIMAL: "#f6d9a8", KIND_PROJECT: "#d6c8ea"}
BUILDING: Final = "#e3c2b4"

LINE: Final = 11.0
LINE_SIGNS: Final = 16
"""So many signs fit on one line."""


def hex_points(x: float, y: float, radius: float = RADIUS) -> list[Point]:
    """The corners of a hex around a middle."""
    return [(x + radius * cos(pi / 3 * corner), y + radius * sin(pi / 3 * corner)) for corner in range(6)]


def toward(direction: int, x: float, y: float, distance: float) -> Point:
    """The point so far from a middle in a direction (cells.DIRECTIONS)."""
    angle = pi / 2 - 2 * pi / DIRECTION_COUNT * direction
    return x + distance * cos(angle), y - distance * sin(angle)


def draw_tile(canvas: Canvas, tiles: TileSet, tile: int, x: float, y: float, words: DrawnWords) -> None:
    """Draw a tile face up around a middle: id, level and sex, name, icons, arrows (R1.2, R6.3)."""
    row = tiles.rows[tile]
    name = words.tiles[tile]
    canvas.polygon(hex_points(x, y), TILE_COLOURS.get(tiles.kind[tile], BUILDING), title=f"{name}, {row.id}")
    head = " ".join(filter(None, [row.id, str(row.level or ""), words.sexes.get(row.sex)]))
    signs = [words.signs[icon] for icon in range(ICON_COUNT) if tiles.icons[tile] >> icon & 1]
    draw_lines(canvas, x, y, [head, name, " ".join(filter(None, signs))])
    for direction, word in enumerate(DIRECTIONS):
        if word in row.open_areas:
            draw_arrow(canvas, direction, x, y)


def draw_lines(canvas: Canvas, x: float, y: float, lines: list[str], size: float = 9) -> None:
    """Write lines around a middle; what is too long goes on below."""
    lines = [part for line in lines for part in wrap(line, LINE_SIGNS, break_long_words=False) or [""]]
    for place, text in enumerate(lines):
        canvas.words(x, y + LINE * (place - (len(lines) - 1) / 2), text, size)


def draw_arrow(canvas: Canvas, direction: int, x: float, y: float) -> None:
    """A triangle at the side of a hex that points over it."""
    tip_x, tip_y = toward(direction, x, y, HEX_HEIGHT / 2 - 1)
    foot_x, foot_y = toward(direction, x, y, HEX_HEIGHT / 2 - 11)
    across_x, across_y = (foot_y - tip_y) / 3, (tip_x - foot_x) / 3
    feet = [(foot_x + across_x, foot_y + across_y), (foot_x - across_x, foot_y - across_y)]
    canvas.polygon([(tip_x, tip_y), *feet], ARROW, ARROW)

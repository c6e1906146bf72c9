"""A zoo as a drawing of 24 hexes with flat tops (R2.1).

Every hex shows four lines: sign and id, name or icons, points, and its cell on the lower edge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.cli.screen import palette
from sanctuary.cli.screen.canvas import Canvas
from sanctuary.rules.cells import BIT, CELL_COUNT, CELL_NAMES, COLUMN_HEIGHTS, COLUMNS
from sanctuary.rules.effects import (
    CONSERVATION,
    DRAW,
    EFFECT_NUMBER,
    EFFECT_OP,
    ICON_COUNT,
    ICONS,
    MOVE_ACTION,
    OPEN_AREA,
    PETTING_ZOO,
    RELOCATE,
    TAKE,
)
from sanctuary.rules.scoring import score_zoo
from sanctuary.rules.zoo import NONE
from sanctuary.text import tile_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.text import Text

    from sanctuary.rules.state import Material
    from sanctuary.rules.zoo import Zoo
    from sanctuary.text import Texts

NARROWEST: Final = 6
WIDEST: Final = 14
HEX_HEIGHT: Final = 4
ROOM_FOR_NAMES: Final = 9
OPEN_SIGN: Final = "░"
BONUS_SIGNS: Final = {
    DRAW: "screen-bonus-draw",
    TAKE: "screen-bonus-take",
    MOVE_ACTION: "screen-bonus-move-action",
    CONSERVATION: "screen-bonus-conservation",
    RELOCATE: "screen-bonus-relocate",
}
"""Placement bonuses in at most eight signs (R2.4)."""


class Face:
    """What stands inside a hex: three lines, from top to bottom, and their style."""

    def __init__(self, lines: tuple[str, str, str], style: str) -> None:
        self.lines: Final = lines
        self.style: Final = style


def hex_width(width: int) -> int:
    """Signs on the top line of a hex such that seven columns fit in `width`."""
    return max(NARROWEST, min(WIDEST, (width - 16) // 7))


def zoo_width(width: int) -> int:
    """How wide a zoo is drawn where `width` is free."""
    return 7 * hex_width(width) + 16


def draw_zoo(
    texts: Texts, material: Material, zoo: Zoo, width: int, targets: Mapping[int, str] | None = None
) -> list[Text]:
    """The zoo, at most `width` wide where that is 58 or more. `targets`: what to write on cells to choose."""
    inner = hex_width(width)
    canvas = Canvas(7 * inner + 16, HEX_HEIGHT * max(COLUMN_HEIGHTS) + 1)
    points = score_zoo(material, zoo).cells
    for cell in range(CELL_COUNT):
        face = _face(texts, material, zoo, cell, inner, points[cell])
        if targets is not None and cell in targets:
            face = Face((face.lines[0], face.lines[1], f"▸{targets[cell]}◂"), palette.TARGET)
        _draw_hex(canvas, cell, inner, face)
    return canvas.lines()


def _draw_hex(canvas: Canvas, cell: int, inner: int, face: Face) -> None:
    name = CELL_NAMES[cell]
    column = COLUMNS.index(name[0])
    height = COLUMN_HEIGHTS[column]
    x = column * (inner + 2)
    y = (height - int(name[1])) * HEX_HEIGHT + (0 if height == max(COLUMN_HEIGHTS) else HEX_HEIGHT // 2)
    canvas.put(x + 2, y, "_" * inner, palette.EDGE)
    edges = (("/", x + 1, inner), ("/", x, inner + 2), ("\\", x, inner + 2), ("\\", x + 1, inner))
    for line, (left, start, space) in enumerate(edges):
        canvas.put(start, y + 1 + line, left, palette.EDGE)
        canvas.put(start + space + 1, y + 1 + line, "\\" if left == "/" else "/", palette.EDGE)
        if line < len(face.lines):
            canvas.put(start + 1, y + 1 + line, _fitted(face.lines[line], space), face.style)
    canvas.put(x + 2, y + HEX_HEIGHT, "_" * inner, palette.EDGE)
    canvas.put(x + 2 + (inner - len(name)) // 2, y + HEX_HEIGHT, name, palette.STRONG)


def _fitted(text: str, space: int) -> str:
    """The text centred in a space, cut with … where it is too long."""
    if len(text) > space:
        text = f"{text[: space - 1].rstrip()}…"
    return text.center(space)


def _face(texts: Texts, material: Material, zoo: Zoo, cell: int, inner: int, points: int) -> Face:
    zoo_map = material.zoo_map
    if cell == zoo_map.entrance:
        return Face(("", texts.format("screen-entrance"), ""), palette.STRONG)
    if zoo.top[cell] != NONE:
        return _tile_face(texts, material, zoo, cell, inner, points)
    if zoo.kind_mask[OPEN_AREA] & BIT[cell]:
        return _open_area_face(texts, material, zoo, cell, inner)
    bonus = zoo_map.bonus[cell]
    sign = ""
    if bonus != NONE:
        sign = texts.format(BONUS_SIGNS[EFFECT_OP[bonus]], number=EFFECT_NUMBER[bonus])
    return Face(("", sign, "≈ ≈" if zoo_map.river & BIT[cell] else ""), palette.RIVER)


def _tile_face(texts: Texts, material: Material, zoo: Zoo, cell: int, inner: int, points: int) -> Face:
    tiles = material.tiles
    tile = zoo.top[cell]
    row = tiles.rows[tile]
    first = row.id + (texts.format(f"sex-{row.sex}") if row.sex else "")
    if zoo.under[cell] != NONE:
        first += "▲"
    score = texts.format("screen-points", number=points)
    icons = icon_signs(texts, tiles.icons[tile])
    style = palette.tile_style(tiles, tile)
    if inner < ROOM_FOR_NAMES:
        return Face((first, icons, score), style)
    return Face((f"{first} {score}", tile_name(texts, tile), icons), style)


def _open_area_face(texts: Texts, material: Material, zoo: Zoo, cell: int, inner: int) -> Face:
    """Printed, laid from the pile, or laid from the own hand: then its front is known."""
    known = zoo.under[cell]
    front = f"({material.tiles.ids[known]})" if known != NONE else ""
    if not zoo.filled & BIT[cell]:
        front = texts.format("screen-printed")
    return Face((OPEN_SIGN * inner, texts.format("screen-open-area"), front), palette.QUIET)


def icon_signs(texts: Texts, icons: int) -> str:
    """The icons of a tile in signs of one or two letters, habitats first (R1.2)."""
    shown = [icon for icon in range(ICON_COUNT) if icons >> icon & 1 and icon <= PETTING_ZOO]
    return " ".join(texts.format(f"sign-{ICONS[icon].replace('_', '-')}") for icon in shown)

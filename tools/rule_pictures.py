"""Draw the pictures of the rules pages from the positions in rule_pictures.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from sanctuary.catalogue import catalogue
from sanctuary.drawing.canvas import Canvas
from sanctuary.drawing.hexes import HEX_HEIGHT, RADIUS, hex_points
from sanctuary.drawing.rows import (
    CARD_HEIGHT,
    CARDS_WIDTH,
    DISPLAY_HEIGHT,
    DISPLAY_STEP,
    DISPLAY_WIDTH,
    draw_cards,
    draw_display,
)
from sanctuary.drawing.words import DrawnWords
from sanctuary.drawing.zoo import ZOO_HEIGHT, ZOO_WIDTH, cell_middle, draw_zoo
from sanctuary.records import Position, placements, position_from_json, score_position
from sanctuary.rules.actions import slide_card
from sanctuary.rules.cells import CELL_BY_NAME
from sanctuary.rules.effects import EFFECT_COUNT, ICONS, PETTING_ZOO
from sanctuary.rules.moves import CARDS, PROJECTS_CARD
from sanctuary.rules.zoo import NONE
from sanctuary.text import Texts, card_name, effect_text, tile_name

SOURCE: Final = Path(__file__).with_suffix(".toml")
FRAMES: Final = ("#b3261e", "#1f5fbf")
GAP: Final = 12
POSITION_KEYS: Final = ("side", "zoo", "hand", "cards", "place")

Panel = dict[str, Any]
Picture = dict[str, Any]


def pictures() -> list[Picture]:
    """Every picture there is."""
    found: list[Picture] = tomllib.loads(SOURCE.read_text("utf-8"))["picture"]
    return found


def words_of(texts: Texts) -> DrawnWords:
    """What is written in drawings, in a language; buildings and projects show by their colour."""
    icons = [f"sign-{icon}".replace("_", "-") for icon in ICONS[: PETTING_ZOO + 1]]
    return DrawnWords(
        tiles=[tile_name(texts, tile) for tile in range(len(catalogue().tiles.ids))],
        signs=[*(texts.format(icon) for icon in icons), "", ""],
        effects=[effect_text(texts, effect, "short") for effect in range(EFFECT_COUNT)],
        cards=[card_name(texts, card) for card in CARDS],
        sexes={sex: texts.format(f"sex-{sex}") for sex in ("male", "female")},
        entrance=texts.format("term-entrance"),
        open_area=texts.format("term-open-area"),
        printed=texts.format("screen-printed"),
    )


def drawn(picture: Picture, texts: Texts) -> str:
    """A picture as SVG: its panels from top to bottom."""
    words = words_of(texts)
    size = [_size(panel) for panel in picture["panels"]]
    width = max(width for width, _ in size)
    height = sum(height + GAP for _, height in size) - GAP
    canvas = Canvas(width, height, title=picture["alt"][texts.locale])
    y = 0
    for panel, (own_width, own_height) in zip(picture["panels"], size, strict=True):
        _draw(canvas, panel, (width - own_width) // 2, y, words)
        y += own_height + GAP
    return canvas.svg()


def _size(panel: Panel) -> tuple[int, int]:
    if "use" in panel:
        return CARDS_WIDTH, 2 * CARD_HEIGHT + GAP + 2
    if "display" in panel:
        return DISPLAY_WIDTH, DISPLAY_HEIGHT + (CARD_HEIGHT + 2 if "cards" in panel else 0)
    return ZOO_WIDTH, ZOO_HEIGHT


def _draw(canvas: Canvas, panel: Panel, x: int, y: int, words: DrawnWords) -> None:
    """One panel with its corner at (x, y)."""
    table = {key: panel[key] for key in POSITION_KEYS if key in panel}
    if "place" in table:
        table["place"] = [table["place"]]
    position = position_from_json(table, catalogue())
    if "use" in panel:
        draw_cards(canvas, position.zoo, x + 4, y + 1, words)
        slide_card(position.zoo, CARDS.index(panel["use"]))
        draw_cards(canvas, position.zoo, x + 4, y + CARD_HEIGHT + GAP, words)
    elif "display" in panel:
        _draw_display(canvas, panel, position, x, y, words)
    else:
        draw_zoo(canvas, position.material, position.zoo, x, y, words)
        _mark(canvas, panel, position, x, y)


def _draw_display(
    canvas: Canvas, panel: Panel, position: Position, x: int, y: int, words: DrawnWords
) -> None:
    """The display and, where there are cards, the range they give."""
    by_id = catalogue().tiles.by_id
    display = [by_id.get(id, NONE) for id in panel["display"]]
    draw_display(canvas, position.material, display, x, y, words)
    if "cards" not in panel:
        return
    for place in range(position.zoo.strength(PROJECTS_CARD)):
        if display[place] != NONE:
            _frame(canvas, x + DISPLAY_STEP * (place + 0.5), y + HEX_HEIGHT / 2 + 2)
    draw_cards(canvas, position.zoo, x + (DISPLAY_WIDTH - CARDS_WIDTH) // 2, y + DISPLAY_HEIGHT, words)


def _mark(canvas: Canvas, panel: Panel, position: Position, x: int, y: int) -> None:
    """Frames and notes of a zoo: named ones, and those that the rules give."""
    groups: list[list[str]] = list(panel.get("mark", []))
    notes: dict[str, str] = dict(panel.get("note", {}))
    if "place" in panel:
        answer: Any = placements(position)["place"]
        groups.append(answer[panel["place"]])
    if "points" in panel:
        cells: Any = score_position(position)["cells"]
        notes |= {cell: str(points) for cell, points in cells.items() if points}
    for number, group in enumerate(groups):
        for cell in group:
            middle_x, middle_y = cell_middle(CELL_BY_NAME[cell])
            _frame(canvas, x + middle_x, y + middle_y, FRAMES[number])
    for cell, text in notes.items():
        middle_x, middle_y = cell_middle(CELL_BY_NAME[cell])
        canvas.box(x + middle_x - 13, y + middle_y - 37, 26, 16, "#ffffff")
        canvas.words(x + middle_x, y + middle_y - 29, text, 13, colour=FRAMES[0])


def _frame(canvas: Canvas, x: float, y: float, colour: str = FRAMES[0]) -> None:
    canvas.polygon(hex_points(x, y, RADIUS - 2), "", colour, 4)

"""The display and the action cards, each a row from position or slot 1 on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.drawing.hexes import EMPTY, HEX_HEIGHT, RADIUS, draw_tile, hex_points
from sanctuary.drawing.words import plain_words
from sanctuary.rules.moves import CARD_COUNT
from sanctuary.rules.state import DISPLAY_SIZE
from sanctuary.rules.zoo import NONE

if TYPE_CHECKING:
    from sanctuary.drawing.canvas import Canvas
    from sanctuary.drawing.words import DrawnWords
    from sanctuary.rules.state import Material
    from sanctuary.rules.zoo import Zoo

DISPLAY_STEP: Final = 2 * RADIUS + 4
DISPLAY_WIDTH: Final = round(DISPLAY_SIZE * DISPLAY_STEP)
DISPLAY_HEIGHT: Final = round(HEX_HEIGHT) + 24

CARD_STEP: Final = 104
CARD_WIDTH: Final = 96
CARD_HEIGHT: Final = 46
CARDS_WIDTH: Final = CARD_COUNT * CARD_STEP
CARD_COLOURS: Final = ("#d6c8ea", "#c9dfb4", "#d9d2c5", "#bfdcea")
SIDES: Final = ("I", "II")


def draw_display(
    canvas: Canvas,
    material: Material,
    display: list[int],
    x: float,
    y: float,
    words: DrawnWords | None = None,
) -> None:
    """Draw the display, NONE for a gap, each position's number below (R1.6)."""
    words = words or plain_words()
    middle_y = y + HEX_HEIGHT / 2 + 2
    for place, tile in enumerate(display):
        middle_x = x + DISPLAY_STEP * (place + 0.5)
        if tile == NONE:
            canvas.polygon(hex_points(middle_x, middle_y), EMPTY)
        else:
            draw_tile(canvas, material.tiles, tile, middle_x, middle_y, words)
        canvas.words(middle_x, y + HEX_HEIGHT + 14, str(place + 1))


def draw_cards(canvas: Canvas, zoo: Zoo, x: float, y: float, words: DrawnWords | None = None) -> None:
    """Draw the action cards in their slots: strength, name and side (R3.3)."""
    words = words or plain_words()
    for card in range(CARD_COUNT):
        left = x + CARD_STEP * (zoo.slots[card] - 1)
        side = SIDES[zoo.upgraded >> card & 1]
        title = f"{words.cards[card]} {side}, {zoo.strength(card)}"
        canvas.box(left, y, CARD_WIDTH, CARD_HEIGHT, CARD_COLOURS[card], title)
        canvas.words(left + CARD_WIDTH / 2, y + 15, str(zoo.strength(card)), 16)
        canvas.words(left + CARD_WIDTH / 2, y + 35, f"{words.cards[card]} {side}", 10)

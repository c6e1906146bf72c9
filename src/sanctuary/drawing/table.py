"""A whole table as one seat sees it: every zoo with its cards, the display, the viewer's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.drawing.canvas import Canvas
from sanctuary.drawing.rows import CARD_HEIGHT, DISPLAY_HEIGHT, DISPLAY_WIDTH, draw_cards, draw_display
from sanctuary.drawing.zoo import ZOO_HEIGHT, ZOO_WIDTH, draw_zoo
from sanctuary.rules.decisions import FRAME_KINDS

if TYPE_CHECKING:
    from sanctuary.views.view import SeatView

MARGIN: Final = 12
LINE: Final = 20
HEAD: Final = 2 * LINE + DISPLAY_HEIGHT
FOOT: Final = CARD_HEIGHT + LINE + MARGIN
ZOOS_IN_A_ROW: Final = 3


def draw_table(view: SeatView) -> Canvas:
    """The table; its size depends on the number of zoos only."""
    count = len(view.zoos)
    columns = min(count, ZOOS_IN_A_ROW)
    rows = -(-count // ZOOS_IN_A_ROW)
    width = max(columns * (ZOO_WIDTH + MARGIN), DISPLAY_WIDTH + MARGIN) + MARGIN
    head = _head(view)
    canvas = Canvas(width, HEAD + rows * (ZOO_HEIGHT + FOOT) + 2 * MARGIN, title=head[0])
    for place, text in enumerate(head):
        canvas.words(MARGIN, MARGIN + LINE * (place + 0.5), text, centred=False)
    draw_display(canvas, view.material, view.display, MARGIN, MARGIN + 2 * LINE)
    for owner, zoo in enumerate(view.zoos):
        x = MARGIN + owner % ZOOS_IN_A_ROW * (ZOO_WIDTH + MARGIN)
        y = MARGIN + HEAD + owner // ZOOS_IN_A_ROW * (ZOO_HEIGHT + FOOT)
        draw_zoo(canvas, view.material, zoo, x, y)
        draw_cards(canvas, zoo, x, y + ZOO_HEIGHT)
        canvas.words(x, y + ZOO_HEIGHT + CARD_HEIGHT + LINE / 2, _foot(view, owner), 10, centred=False)
    return canvas


def _head(view: SeatView) -> list[str]:
    frame = view.decision()
    kind = FRAME_KINDS[frame.op] if frame else ""
    lines = [f"turn {view.turn} · seat {view.active} · {kind} · {view.pile_size} in the pile"]
    if view.seat >= 0:
        ids = view.material.tiles.ids
        lines.append(" ".join(["hand", *(ids[tile] for tile in view.zoos[view.seat].hand)]))
    return lines


def _foot(view: SeatView, owner: int) -> str:
    zoo = view.zoos[owner]
    mark = "> " if owner == view.active else ""
    supported = sum(1 for size in zoo.supported if size)
    return (
        f"{mark}seat {owner} · {view.hand_sizes[owner]} tiles in hand · {zoo.conservation} conservation · "
        f"{supported} supported"
    )

"""A view for people who watch an agent: as text, as SVG, as an array of pixels."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any, Final

from sanctuary.drawing.table import draw_table
from sanctuary.views.json import view_to_json

if TYPE_CHECKING:
    from sanctuary.views.view import SeatView

RENDER_MODES: Final = ("human", "ansi", "rgb_array", "svg")


def check_render_mode(mode: str | None) -> None:
    """ValueError for a mode there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode: {mode!r} is none of {', '.join(RENDER_MODES)}")


def rendered(view: SeatView, mode: str | None) -> Any:
    """`ansi`: text; `svg`: a document; `rgb_array`: (height, width, 3) uint8; `human`: printed, None."""
    if mode == "ansi":
        return text_of(view)
    if mode == "svg":
        return draw_table(view).svg()
    if mode == "rgb_array":
        import numpy as np

        return np.array(draw_table(view).image())
    if mode == "human":
        sys.stdout.write(text_of(view))
    return None


def text_of(view: SeatView) -> str:
    """A few lines in the ids and words of the notation."""
    seen = view_to_json(view)
    lines = [f"turn {view.turn}, seat {view.active} decides: {_short(seen['decision'])}"]
    lines.append(f"display {_short(seen['display'])} pile {view.pile_size}")
    lines.append(f"objectives {_short(seen['objectives'])}")
    zoos = seen["zoos"]
    for seat, zoo in enumerate(zoos if isinstance(zoos, list) else []):
        lines.append(f"seat {seat}: {_short(zoo)}")
    return "\n".join(lines) + "\n"


def _short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False).replace('"', "")

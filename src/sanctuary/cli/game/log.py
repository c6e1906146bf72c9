"""The log: what happened, for those who were not looking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.rules import events
from sanctuary.text import event_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sanctuary.rules.events import Event
    from sanctuary.text import Texts

LEFT_OUT: Final = (events.SLID, events.REFILLED, events.DECLINED)
"""What the table shows anyway, or what did not happen."""


def log_lines(texts: Texts, happened: Sequence[Event], names: Sequence[str]) -> list[str]:
    """A line for each event worth telling; that the present turn began is not."""
    lines = []
    if happened and happened[-1].kind == events.TURN_BEGAN:
        happened = happened[:-1]
    for number, event in enumerate(happened):
        if event.kind in LEFT_OUT or _is_told_by_owner(happened, number):
            continue
        lines.append(event_text(texts, event, names))
    return lines


def _is_told_by_owner(happened: Sequence[Event], number: int) -> bool:
    """Whether the reader knows more than this public line says: which tile was drawn or laid face down."""
    event = happened[number]
    if event.kind == events.DREW:
        before = happened[number - 1] if number else None
        return before is not None and before.kind == events.DREW_TILE
    if event.kind == events.OPEN_AREA_PLACED:
        after = happened[number + 1] if number + 1 < len(happened) else None
        return after is not None and after.kind == events.HID_TILE
    return False

"""Entries: all that ever happens at a table. They are only ever added; the game is what follows from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from datetime import datetime

MOVE: Final = "move"  # move; note = why a fallback was played for a bot, if it was
UNDO: Final = "undo"  # to = ply
REDO: Final = "redo"  # to = ply
UNDO_ASKED: Final = "undo_asked"  # to = ply
UNDO_AGREED: Final = "undo_agreed"
UNDO_DECLINED: Final = "undo_declined"
HINT_TAKEN: Final = "hint_taken"  # at the decision that waits; once for it
SEAT_TAKEN: Final = "seat_taken"  # name = the person's
BOT_SEATED: Final = "bot_seated"  # name = the bot's; the seat was open
BOT_TOOK_OVER: Final = "bot_took_over"  # name = the bot's; the seat's person may come back
SEAT_RETURNED: Final = "seat_returned"
SEAT_HANDED_OVER: Final = "seat_handed_over"  # its older secrets are good no more

KINDS: Final = (
    MOVE, UNDO, REDO, UNDO_ASKED, UNDO_AGREED, UNDO_DECLINED, HINT_TAKEN, SEAT_TAKEN, BOT_SEATED,
    BOT_TOOK_OVER, SEAT_RETURNED, SEAT_HANDED_OVER,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry; `sequence` counts from 1 within its game. What else is set depends on the kind.

    request: the id under which a client asked for it, "" where nobody did.
    """

    sequence: int
    kind: str
    seat: int
    at: datetime
    move: int = -1
    to: int = -1
    name: str = ""
    note: str = ""
    request: str = field(default="", compare=False)

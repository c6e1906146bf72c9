"""What happened at a table, as messages: the numbers of an event get their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sanctuary.rules import events
from sanctuary.rules.cells import CELL_NAMES
from sanctuary.rules.effects import EFFECTS
from sanctuary.rules.moves import CARDS, OBJECTIVES
from sanctuary.rules.state import OUTCOMES
from sanctuary.rules.zoo import NONE
from sanctuary.server.messages.choices import Event

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sanctuary.tables.game import Happening

ACTIONS: Final = ("gain", "play")


def event_messages(happenings: list[Happening], tile_ids: Sequence[str]) -> list[Event]:
    """Events in the same order."""
    return [_event(happening, tile_ids) for happening in happenings]


def _event(happening: Happening, tile_ids: Sequence[str]) -> Event:
    told = happening.event
    if told is None:
        seat, kind, fields = happening.seat, happening.kind, _table_fields(happening)
    else:
        seat, kind = told.seat, events.EVENT_KINDS[told.kind]
        fields = {}
        for name, number in zip(events.EVENT_FIELDS[told.kind], (told.a, told.b, told.c), strict=False):
            if number != NONE:
                fields[name] = _named(name, number, tile_ids)
    return Event.model_construct(
        sequence=happening.sequence, ply=happening.ply, kind=kind, seat=None if seat < 0 else seat, **fields
    )


def _table_fields(happening: Happening) -> dict[str, Any]:
    if happening.kind == "seat_taken":
        return {"name": happening.text}
    if happening.kind == "bot_took_over":
        return {"bot": happening.text}
    return {"number": happening.number} if happening.number else {}


_NAMES: Final[dict[str, Callable[[int], object]]] = {
    "cell": CELL_NAMES.__getitem__,
    "to": CELL_NAMES.__getitem__,
    "card": CARDS.__getitem__,
    "action": ACTIONS.__getitem__,
    "effect": EFFECTS.__getitem__,
    "objective": OBJECTIVES.__getitem__,
    "outcome": OUTCOMES.__getitem__,
    "from_hand": bool,
}


def _named(name: str, number: int, tile_ids: Sequence[str]) -> object:
    if name in ("tile", "other"):
        return tile_ids[number]
    return _NAMES[name](number) if name in _NAMES else number

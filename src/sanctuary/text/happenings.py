"""Events as sentences for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanctuary.rules import events
from sanctuary.rules.cells import CELL_NAMES
from sanctuary.rules.moves import CARDS, OBJECTIVES
from sanctuary.rules.state import OUTCOMES
from sanctuary.text.faces import tile_label
from sanctuary.text.rulebook import card_name
from sanctuary.text.words import effect_text, icon_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sanctuary.rules.events import Event
    from sanctuary.text.texts import Argument, Texts


def event_text(texts: Texts, event: Event, players: Sequence[str]) -> str:
    """What happened, as a sentence. `players`: the name at each seat.

    Whoever shows it makes sure that the reader may see the event (`Event.is_seen_by`).
    """
    args: dict[str, Argument] = {"player": players[event.seat] if 0 <= event.seat < len(players) else ""}
    for name, number in zip(events.EVENT_FIELDS[event.kind], (event.a, event.b, event.c), strict=False):
        if number >= 0:
            args[name] = _put(texts, name, number)
    return texts.format(message_of(event), **args)


def message_of(event: Event) -> str:
    """The message that tells of an event."""
    kind = event.kind
    if kind == events.ACTED:
        return "event-acted-play" if event.b else "event-acted-gain"
    if kind == events.OPEN_AREA_PLACED:
        return "event-open-area-from-hand" if event.b else "event-open-area-from-pile"
    if kind == events.EFFECT_TRIGGERED:
        return "event-effect-of-tile" if event.b >= 0 else "event-effect-of-space"
    if kind == events.DECLINED and event.a < 0:
        return "event-declined-rest"
    if kind == events.SOLO_FLIPPED and event.b < 0:
        return "event-solo-flipped-nothing"
    if kind == events.END_TRIGGERED and event.a == 0:
        return "event-end-triggered-by-pile"
    if kind == events.GAME_OVER:
        return f"event-game-over-{OUTCOMES[event.a].replace('_', '-')}"
    return f"event-{events.EVENT_KINDS[kind].replace('_', '-')}"


def _put(texts: Texts, name: str, number: int) -> Argument:
    if name in ("tile", "other"):
        return tile_label(texts, number)
    if name in ("cell", "to"):
        return CELL_NAMES[number]
    if name == "card":
        return card_name(texts, CARDS[number])
    if name == "effect":
        return effect_text(texts, number)
    if name == "objective":
        return icon_name(texts, OBJECTIVES[number])
    return number

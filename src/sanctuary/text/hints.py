"""Hints in words: where to look, what to look for, and one sentence on what a move does.

A clause is a message and what fills it, as ids ("A034", "c1", "forest") and numbers, so that a browser can
put it into words as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sanctuary.catalogue import catalogue
from sanctuary.rules import events
from sanctuary.rules.cells import CELL_NAMES
from sanctuary.rules.effects import EFFECT_OP, EFFECTS, MOVE_ACTION, REVEAL
from sanctuary.rules.moves import CARDS, OBJECTIVES
from sanctuary.text.faces import tile_label
from sanctuary.text.rulebook import card_name
from sanctuary.text.words import effect_text, icon_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sanctuary.rules.events import Event
    from sanctuary.text.texts import Argument, Texts

MOST_CLAUSES: Final = 6
"""A sentence with more of them is no help."""


class Clause(NamedTuple):
    """A message and its placeholders."""

    id: str
    args: dict[str, str | int]


_CLAUSES: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    events.TOOK: ("hint-takes", ("tile",)),
    events.DREW: ("hint-draws", ("number",)),
    events.KEPT: ("hint-keeps", ("tile",)),
    events.DISCARDED: ("hint-discards", ("tile",)),
    events.PLACED: ("hint-places", ("tile", "cell")),
    events.OPEN_AREA_PLACED: ("hint-places-open-area", ("cell",)),
    events.GAINED_CONSERVATION: ("hint-gains-conservation", ("number",)),
    events.PAIRED: ("hint-pairs", ("tile", "other")),
    events.POUCHED: ("hint-pouches", ("tile",)),
    events.RELOCATED: ("hint-relocates", ("from", "to")),
    events.SUPPORTED: ("hint-supports", ("objective", "size", "spent")),
    events.UPGRADED: ("hint-upgrades", ("upgrade", "card")),
    events.END_TRIGGERED: ("hint-ends", ("points",)),
}
"""What an event's numbers are, by the placeholders they fill; events that tell nothing new are left out."""
_EFFECT_CLAUSES: Final = {REVEAL: "hint-reveals", MOVE_ACTION: "hint-moves-card"}
"""Effects whose consequences are not told by events of their own."""


def first_step(where: str) -> Clause:
    """Which part of the table to look at; `where`: one of `search.hints.WHERE`."""
    return Clause("hint-where", {"where": where})


def second_step(where: str, which: str) -> Clause:
    """What to look for there; `which`: as a hint has it."""
    name = NAMED_THERE[where]
    return Clause(f"hint-which-{where}", {name: which} if name else {})


NAMED_THERE: Final = {
    "display": "kind", "hand": "kind", "zoo": "column", "cards": "card", "effects": "effect",
    "objectives": "objective", "markers": "size", "upgrades": "upgrade", "done": "",
}  # fmt: skip
"""The parts of the table, and what the second step names there."""


def why(done: Sequence[Event], gain: int) -> list[Clause]:
    """What a move does for certain, clause by clause, and last the frame that makes a sentence of them."""
    clauses = [clause for clause in map(_clause, done) if clause is not None][:MOST_CLAUSES]
    if not clauses:
        return [Clause("hint-why-nothing", {})]
    return [*clauses, Clause("hint-why", {"points": gain})]


def _clause(event: Event) -> Clause | None:
    if event.kind == events.ACTED:
        message = "hint-plays" if event.b else "hint-gains"
        return Clause(message, {"card": CARDS[event.a], "strength": event.c})
    if event.kind == events.EFFECT_TRIGGERED:
        effect = _EFFECT_CLAUSES.get(EFFECT_OP[event.a])
        return Clause(effect, {}) if effect else None
    if event.kind not in _CLAUSES:
        return None
    message, names = _CLAUSES[event.kind]
    numbers = zip(names, (event.a, event.b, event.c), strict=False)
    return Clause(message, {name: _named(name, number) for name, number in numbers})


def _named(name: str, number: int) -> str | int:
    if name in ("tile", "other"):
        return catalogue().tiles.ids[number]
    if name in ("cell", "from", "to"):
        return CELL_NAMES[number]
    if name == "card":
        return CARDS[number]
    return OBJECTIVES[number] if name == "objective" else number


# In words


def clause_text(texts: Texts, clause: Clause, **more: Argument) -> str:
    """A clause in words; `more`: further placeholders, in words already."""
    return texts.format(
        clause.id, **{name: _put(texts, name, value) for name, value in clause.args.items()}, **more
    )


def why_text(texts: Texts, clauses: Sequence[Clause]) -> str:
    """The sentence that `why` made the clauses of."""
    *steps, frame = clauses
    return clause_text(texts, frame, steps=texts.listed([clause_text(texts, step) for step in steps]))


def _put(texts: Texts, name: str, value: str | int) -> Argument:
    if isinstance(value, int):
        return value
    if name in ("tile", "other"):
        return tile_label(texts, catalogue().tiles.by_id[value])
    if name == "card":
        return card_name(texts, value)
    if name == "objective":
        return icon_name(texts, value)
    if name == "effect":
        return effect_text(texts, EFFECTS.index(value))
    return value

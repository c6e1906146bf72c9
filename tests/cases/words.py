"""Moves in plain words. Each verb belongs to one decision, so a move also says what was asked."""

from __future__ import annotations

from typing import Final

from sanctuary.catalogue.load import catalogue
from sanctuary.rules import decisions
from sanctuary.rules.cells import CELL_BY_NAME, CELL_NAMES
from sanctuary.rules.effects import EFFECT_BY_WORD, EFFECTS
from sanctuary.rules.moves import (
    CARD,
    CARDS,
    CELL,
    DONE,
    EFFECT,
    GAIN,
    MARKER,
    OBJECTIVE,
    OBJECTIVES,
    PLAY,
    SMALLEST_MARKER,
    TILE,
    UPGRADE,
    range_of,
)

VERBS: Final = {
    "take": decisions.TAKE,
    "gain": decisions.ACT,
    "use": decisions.ACT,
    "play": decisions.PLAY,
    "at": decisions.PLACE,
    "hide": decisions.COVER,
    "discard": decisions.DISCARD,
    "do": decisions.CHOOSE,
    "keep": decisions.KEEP,
    "pouch": decisions.POUCH,
    "open": decisions.OPEN_AREA,
    "lift": decisions.RELOCATE,
    "to": decisions.RELOCATE_TO,
    "slide": decisions.MOVE_CARD,
    "support": decisions.SUPPORT,
    "marker": decisions.MARKER,
    "upgrade": decisions.UPGRADE,
    "flip": decisions.UPGRADE_CARD,
}
"""`gain forest` takes the gaining action of a card, `use forest` its playing action."""

DONE_VERBS: Final = {
    "decline take": decisions.TAKE,
    "play no more": decisions.PLAY,
    "decline": decisions.CHOOSE,
    "decline pouch": decisions.POUCH,
    "decline open area": decisions.OPEN_AREA,
    "decline relocate": decisions.RELOCATE,
    "decline slide": decisions.MOVE_CARD,
    "support nothing": decisions.SUPPORT,
    "no upgrade": decisions.UPGRADE,
    "end turn": decisions.CONFIRM,
}


def decision_of(word: str) -> int:
    """The kind of decision a word answers. KeyError for an unknown verb."""
    return DONE_VERBS[word] if word in DONE_VERBS else VERBS[word.partition(" ")[0]]


def move_of(word: str) -> int:
    """The move a word means. KeyError or ValueError for what no game knows."""
    if word in DONE_VERBS:
        return DONE
    verb, _, thing = word.partition(" ")
    if verb in ("take", "play", "hide", "discard", "keep", "pouch"):
        return TILE + catalogue().tiles.by_id[thing]
    if verb in ("at", "open", "lift", "to"):
        return CELL + CELL_BY_NAME[thing]
    if verb == "gain":
        return GAIN + CARDS.index(thing)
    if verb == "use":
        return PLAY + CARDS.index(thing)
    if verb in ("slide", "flip"):
        return CARD + CARDS.index(thing)
    if verb == "do":
        return EFFECT + EFFECT_BY_WORD[thing]
    if verb == "support":
        return OBJECTIVE + OBJECTIVES.index(thing)
    if verb == "marker":
        return MARKER + int(thing) - SMALLEST_MARKER
    if verb == "upgrade":
        return UPGRADE + int(thing) - 1
    raise ValueError(f"unknown move {word!r}")


def word_of(op: int, move: int) -> str:
    """The word for a move of a kind of decision; the other way round than `move_of`."""
    if move == DONE:
        return next(word for word, kind in DONE_VERBS.items() if kind == op)
    name, number = range_of(move)
    verb = next(verb for verb, kind in VERBS.items() if kind == op)
    if name == "tile":
        return f"{verb} {catalogue().tiles.ids[number]}"
    if name == "cell":
        return f"{verb} {CELL_NAMES[number]}"
    if name in ("gain", "play"):
        return f"{'gain' if name == 'gain' else 'use'} {CARDS[number]}"
    if name == "card":
        return f"{verb} {CARDS[number]}"
    if name == "effect":
        return f"{verb} {EFFECTS[number]}"
    if name == "objective":
        return f"{verb} {OBJECTIVES[number]}"
    return f"{verb} {number + (SMALLEST_MARKER if name == 'marker' else 1)}"

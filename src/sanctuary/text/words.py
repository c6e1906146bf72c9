"""The words of the rules as sentences: effects, conditions, scores, discounts, bonuses.

Forms: "" is a sentence, "short" a few signs; effects also have "after", the same after a clause.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.catalogue import catalogue
from sanctuary.rules import effects

if TYPE_CHECKING:
    from sanctuary.text.texts import Texts

EFFECT_MESSAGES: Final = {
    effects.DRAW: "effect-draw",
    effects.REVEAL: "effect-reveal",
    effects.CONSERVATION: "effect-conservation",
    effects.POUCH: "effect-pouch",
    effects.PLACE_OPEN_AREA: "effect-place-open-area",
    effects.MOVE_ACTION: "effect-move-action",
    effects.RELOCATE: "effect-relocate",
    effects.TAKE_ALL: "effect-take-all",
    effects.TAKE: "effect-take",
    effects.RELEASE: "effect-release",
}
CONDITION_MESSAGES: Final = {
    effects.NEXT_TO: "condition-next-to",
    effects.NEXT_TO_GROUP: "condition-next-to-group",
    effects.NEXT_TO_DIFFERENT: "condition-next-to-different",
    effects.BY_THE_RIVER: "condition-by-the-river",
    effects.HAVE_CONTINENTS: "condition-have-continents",
    effects.HAVE_CLASSES: "condition-have-classes",
    effects.HAVE_DIFFERENT: "condition-have-different",
    effects.RIVER_COVERED: "condition-river-covered",
    effects.HAND_AT_LEAST: "condition-hand-at-least",
    effects.DISCARD_OTHERS: "condition-discard",
}
SCORE_MESSAGES: Final = {
    effects.FIXED: "score-fixed",
    effects.PER_ICON: "score-per-icon",
    effects.PER_CONNECTED: "score-per-connected",
    effects.PER_ADJACENT: "score-per-adjacent",
    effects.PER_DIFFERENT: "score-per-different",
    effects.PETTING_GROUP: "score-petting-group",
    effects.PER_HAND_TILE: "score-per-hand-tile",
    effects.PER_OPEN_AREA: "score-per-open-area",
}


def icon_name(texts: Texts, icon: str) -> str:
    """An icon's name, such as "Africa"."""
    return texts.format(f"term-{icon.replace('_', '-')}")


def effect_text(texts: Texts, effect: int, form: str = "") -> str:
    """What an effect does, by its number (R6.10–R6.16)."""
    scoring = catalogue().scoring
    return texts.format(
        _formed(EFFECT_MESSAGES[effects.EFFECT_OP[effect]], form),
        number=effects.EFFECT_NUMBER[effect],
        kind=_kind_word(effects.EFFECT_KIND[effect]),
        small=scoring.release_small,
        large=scoring.release_large,
    )


def when_text(texts: Texts, icon: int, effect: int, form: str = "") -> str:
    """An effect that happens whenever a tile with an icon is played (R6.7)."""
    what = effect_text(texts, effect, "short" if form == "short" else "after")
    return texts.format(_formed("ongoing-when", form), kind=_kind_word(icon), effect=what)


def discount_text(texts: Texts, number: int, kind: int, form: str = "") -> str:
    """A discount on the strength that others require (R6.8)."""
    return texts.format(_formed("ongoing-discount", form), number=number, kind=_kind_word(kind))


def condition_text(texts: Texts, op: int, number: int, kind: int, form: str = "") -> str:
    """What a building requires (R7.2, R7.3)."""
    return texts.format(_formed(CONDITION_MESSAGES[op], form), number=number, kind=_kind_word(kind))


def score_text(texts: Texts, op: int, number: int, kind: int, form: str = "") -> str:
    """What a tile is worth at the end (R9.1–R9.8)."""
    one, two, three = catalogue().scoring.petting_zoo_group
    return texts.format(
        _formed(SCORE_MESSAGES[op], form), number=number, kind=_kind_word(kind), one=one, two=two, three=three
    )


def bonus_text(texts: Texts, effect: int, form: str = "") -> str:
    """The placement bonus of a space (R2.4), by the number of its effect."""
    what = effect_text(texts, effect, "short" if form == "short" else "after")
    return texts.format(_formed("placement-bonus", form), effect=what)


def _formed(id: str, form: str) -> str:
    return f"{id}.{form}" if form else id


def _kind_word(kind: int) -> str:
    return effects.KINDS[kind].replace(" ", "_")

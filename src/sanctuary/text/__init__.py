"""Ids and numbers into sentences, in English and Hungarian, through Project Fluent.

`texts("hu")` holds a language; the functions beside it put things of the game into words. Tile texts are
composed from the tiles' data, so they say the same in every language.
"""

from sanctuary.text.faces import tile_heading, tile_label, tile_lines, tile_name, tile_short, tile_text
from sanctuary.text.happenings import event_text
from sanctuary.text.locales import DEFAULT_LOCALE, LOCALES, best_locale
from sanctuary.text.problems import error_text, problem_text
from sanctuary.text.rulebook import RULES, card_name, reason_text, rule_text
from sanctuary.text.texts import Texts, texts
from sanctuary.text.words import (
    bonus_text,
    condition_text,
    discount_text,
    effect_text,
    icon_name,
    score_text,
    when_text,
)

__all__ = [
    "DEFAULT_LOCALE",
    "LOCALES",
    "RULES",
    "Texts",
    "best_locale",
    "bonus_text",
    "card_name",
    "condition_text",
    "discount_text",
    "effect_text",
    "error_text",
    "event_text",
    "icon_name",
    "problem_text",
    "reason_text",
    "rule_text",
    "score_text",
    "texts",
    "tile_heading",
    "tile_label",
    "tile_lines",
    "tile_name",
    "tile_short",
    "tile_text",
    "when_text",
]

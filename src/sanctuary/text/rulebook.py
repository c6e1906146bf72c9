"""The rules by number, and why a move was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sanctuary.text.texts import Texts

CHAPTERS: Final = {1: 6, 2: 5, 3: 4, 4: 7, 5: 6, 6: 16, 7: 3, 8: 4, 9: 10, 10: 5, 11: 1, 12: 3}
"""How many rules each chapter has."""

RULES: Final = tuple(
    f"R{chapter}.{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)
)
"""All rule numbers, in order."""


def rule_text(texts: Texts, rule: str) -> str:
    """The rule with a number such as "R6.4". ValueError for a number there is not."""
    if rule not in RULES:
        raise ValueError(f"there is no rule {rule!r}; the rules are R1.1 to {RULES[-1]}")
    return texts.format(f"rule-{rule.replace('.', '-')}")


def reason_text(texts: Texts, code: str) -> str:
    """Why a move was refused, by its reason code; a code that is a rule number is named too."""
    message = f"reason-{code.replace('.', '-')}"
    if texts.has(message):
        sentence = texts.format(message)
        return texts.format("reason-with-rule", sentence=sentence, rule=code) if code in RULES else sentence
    if code in RULES:
        return texts.format("reason-by-rule", rule=code, sentence=rule_text(texts, code))
    return texts.format("reason-other", code=code)


def card_name(texts: Texts, card: str) -> str:
    """The name of an action card, by its word in `rules.moves.CARDS`."""
    return texts.format(f"card-{card}")

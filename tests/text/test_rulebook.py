"""Rules and reasons by number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sanctuary.rules.reasons import REASONS
from sanctuary.text import LOCALES, RULES, reason_text, rule_text, texts

SPECIFICATION = Path(__file__).parents[2].parent / "shared" / "rules.md"


def test_the_numbers_are_those_of_the_specification() -> None:
    if not SPECIFICATION.is_file():
        pytest.skip("the specification is not beside this checkout")
    found = re.findall(
        r"^- (R\d+\.\d+)|\. (R9\.[25]) `", SPECIFICATION.read_text(encoding="utf-8"), re.MULTILINE
    )
    numbers = {first or second for first, second in found}
    assert numbers == set(RULES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_sentences(locale: str, rule: str) -> None:
    language = texts(locale)
    assert language.has(f"rule-{rule.replace('.', '-')}")
    text = rule_text(language, rule)
    assert text[0].isupper()
    assert text[-1] in ".)"


def test_all_languages_speak_of_the_same_numbers() -> None:
    """Digits (points, positions, sizes) must agree; where a language writes them out, it does so alone."""
    spelled = {"R1.6", "R2.1", "R2.4", "R3.1", "R3.2", "R3.3", "R3.4", "R4.7", "R10.1", "R12.1"}
    for rule in RULES:
        if rule not in spelled:
            sentences = [rule_text(texts(locale), rule) for locale in LOCALES]
            assert len({tuple(sorted(re.findall(r"\d+", text))) for text in sentences}) == 1, rule


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(ValueError, match=r"there is no rule 'R13\.1'"):
        rule_text(texts("en"), "R13.1")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_of_the_engine_has_its_own_sentence(locale: str) -> None:
    language = texts(locale)
    sentences = [reason_text(language, code) for code in REASONS]
    assert len(set(sentences)) == len(REASONS)
    for code, sentence in zip(REASONS, sentences, strict=True):
        assert language.has(f"reason-{code.replace('.', '-')}")
        assert (code in sentence) == (code in RULES)


def test_reasons_without_a_sentence() -> None:
    assert reason_text(texts("en"), "R5.6").startswith("Rule R5.6 does not allow this: Carry out everything")
    assert (
        reason_text(texts("en"), "phase-of-the-moon") == "This move is not allowed now (phase-of-the-moon)."
    )

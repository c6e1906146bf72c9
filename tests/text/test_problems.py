"""What is wrong with a record is said in every language, and in English as programs read it."""

from __future__ import annotations

import json
import re

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.players.outside import OFFENCES
from sanctuary.records import FormatError, read_record, replay
from sanctuary.records.answers import read_line
from sanctuary.records.problems import PROBLEMS, Problem
from sanctuary.rules.reasons import REASONS
from sanctuary.text import LOCALES, error_text, problem_text, reason_text, texts

TEXT = "Sanctuary game notation 1\nrules: 1\ncatalogue: {fingerprint}\nplayers: 2\nside: 1\nseed: 7\n"
"""A seed must be a text."""


def with_signs(word: str) -> Problem:
    """The problem with every argument standing for itself."""
    names = re.findall(r"\{(\w+)\}", PROBLEMS[word])
    return Problem(word, **{name: REASONS[0] if name == "reason" else f"<{name}>" for name in names})


@pytest.mark.parametrize("word", PROBLEMS)
def test_english_is_word_for_word_what_programs_read(word: str) -> None:
    problem = with_signs(word)
    english = texts("en")
    assert problem_text(english, problem) == problem.replace(REASONS[0], reason_text(english, REASONS[0]))


@pytest.mark.parametrize("word", PROBLEMS)
def test_hungarian_says_it_all_in_other_words(word: str) -> None:
    problem = with_signs(word)
    said = problem_text(texts("hu"), problem)
    assert [each for each in re.findall(r"<\w+>", problem) if each not in said] == []
    assert (said == problem) == (word == "at")


def said(text: str) -> dict[str, str]:
    """What a line or a record is refused with, in every language."""
    read = read_record if text.startswith("Sanctuary") else read_line
    with pytest.raises(FormatError) as caught:
        read(text.replace("{fingerprint}", catalogue().fingerprint), catalogue())
    return {locale: error_text(texts(locale), caught.value) for locale in LOCALES}


def test_problems_within_problems() -> None:
    assert said(TEXT.replace("seed: 7", "seed: [1"))["hu"] == (
        '6. sor: nem olvasható: "[1"; nem JSON: idő előtt véget ér'
    )
    assert said('{"zoo":{"c1":"A999"}}') == {
        "en": 'zoo.c1: unknown tile "A999"',
        "hu": 'zoo.c1: nincs ilyen lapka: "A999"',
    }


def test_a_refused_move_gives_the_sentence_of_the_rules() -> None:
    table = {
        "format": 1, "rules": 1, "catalogue": catalogue().fingerprint, "options": {"players": 2},
        "seed": "a", "moves": ["c1"],
    }  # fmt: skip
    with pytest.raises(FormatError) as caught:
        replay(read_record(json.dumps(table), catalogue()), catalogue())
    told = error_text(texts("hu"), caught.value)
    assert told.startswith('moves[0]: itt nem lehetséges: "c1". Most másról kell döntened. Lehetséges: take ')
    assert str(caught.value).startswith('moves[0]: "c1" is not legal here (other-decision); legal: take ')


def test_pythons_own_talk_stays_away() -> None:
    for line in ('{"pouch": 1' + "0" * 5000 + "}", '\ufeff\ufeff{"pouch": 1}', '{"pouch": "\x01"}', "[1 2]"):
        for text in said(line).values():
            assert not re.search(r"set_int_max|utf-8-sig|control character|delimiter|Exceeds", text)


@pytest.mark.parametrize("offence", OFFENCES)
def test_what_a_program_did_wrong_is_said_in_every_language(offence: str) -> None:
    names = re.findall(r"\{(\w+)\}", OFFENCES[offence])
    said = {
        texts(lang).format(f"program-{offence}", **{name: f"<{name}>" for name in names}) for lang in LOCALES
    }
    assert len(said) == len(LOCALES)
    assert all(f"<{name}>" in sentence for sentence in said for name in names)

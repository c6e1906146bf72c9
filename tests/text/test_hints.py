"""Hints in words: every step of every place has its sentence, and what a move does is told in order."""

import logging

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.rules import events
from sanctuary.rules.effects import EFFECTS
from sanctuary.rules.events import EVERYONE, Event
from sanctuary.rules.moves import CARDS, OBJECTIVES
from sanctuary.search.hints import WHERE
from sanctuary.text import LOCALES, texts
from sanctuary.text.hints import MOST_CLAUSES, clause_text, first_step, second_step, why, why_text

WHICH = {
    "display": ["animal", "project", "building"],
    "hand": ["animal", "project", "building"],
    "zoo": list("abcdefg"),
    "cards": list(CARDS),
    "effects": list(EFFECTS),
    "objectives": list(OBJECTIVES),
    "markers": ["2", "3", "4", "5"],
    "upgrades": ["1", "2", "3", "4"],
    "done": [""],
}
TILE = catalogue().tiles.by_id["A001"]
OTHER = catalogue().tiles.by_id["A002"]


def event(kind: int, a: int = -1, b: int = -1, c: int = -1) -> Event:
    return Event(kind, 0, a, b, c, EVERYONE)


DONE = [
    event(events.TOOK, TILE, 2),
    event(events.ACTED, 1, 1, 3),
    event(events.PLACED, OTHER, 4),
    event(events.SLID, 1, 3),
]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_step_of_every_place_has_a_sentence_of_its_own(
    locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    language = texts(locale)
    assert set(WHICH) == set(WHERE)
    with caplog.at_level(logging.WARNING, "sanctuary.text"):
        first = [clause_text(language, first_step(where)) for where in WHERE]
        assert len(set(first)) == len(WHERE)
        for where, things in WHICH.items():
            second = [clause_text(language, second_step(where, thing)) for thing in things]
            assert len(set(second)) == len(things)
    assert caplog.records == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_kind_of_event_that_is_told_has_its_words(
    locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    told = 0
    with caplog.at_level(logging.WARNING, "sanctuary.text"):
        for kind in range(len(events.EVENT_KINDS)):
            clauses = why([event(kind, 1, 1, 1)], 0)
            if len(clauses) > 1:
                told += 1
                sentence = why_text(texts(locale), clauses)
                assert "{" not in sentence
    assert told >= len(events.EVENT_KINDS) // 2
    assert caplog.records == []


def test_the_sentence_tells_in_order_what_is_done() -> None:
    clauses = why(DONE, 4)
    assert why_text(texts("en"), clauses) == (
        "You take Lion (A001), play with the card forest (strength 3), and place Lion (A002) on b2: "
        "4 points at once."
    )
    assert why_text(texts("hu"), clauses) == (
        "Ezt teszed: elveszed az Oroszlán (A001) lapkát, kijátszásra használod az erdő kártyát (erő: 3) és "
        "leteszed az Oroszlán (A002) lapkát a b2 mezőre. Ez most 4 pont."
    )


def test_what_brings_nothing_now_names_no_points() -> None:
    assert why_text(texts("en"), why(DONE[:1], 0)) == "You take Lion (A001)."


def test_a_sentence_does_not_run_on() -> None:
    assert len(why(DONE * 9, 0)) == MOST_CLAUSES + 1


def test_leaving_off_has_a_sentence_too() -> None:
    assert why_text(texts("en"), why([], 0)) == "You leave it at that and keep what you have."

"""Events as sentences."""

from __future__ import annotations

import logging

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.rules import events
from sanctuary.rules.cells import CELL_BY_NAME
from sanctuary.rules.effects import EFFECT_BY_WORD
from sanctuary.rules.events import EVENT_KINDS, EVERYONE, Event
from sanctuary.rules.moves import OBJECTIVES
from sanctuary.rules.state import OUTCOMES, PLAYING
from sanctuary.text import LOCALES, event_text, texts
from sanctuary.text.happenings import message_of

PLAYERS = ["Anna", "Béla"]
LION = catalogue().tiles.by_id["A001"]
OTTER = catalogue().tiles.by_id["A005"]


def event(kind: int, a: int = 0, b: int = 0, c: int = 0, seat: int = 1) -> Event:
    return Event(kind, seat, a, b, c, EVERYONE)


EXAMPLES = [
    event(events.TURN_BEGAN, 12),
    event(events.TOOK, LION, 3),
    event(events.DREW, 2),
    event(events.DREW, 1),
    event(events.DREW_TILE, LION),
    event(events.REVEALED, LION),
    event(events.KEPT, LION),
    event(events.DISCARDED, LION),
    event(events.ACTED, 1, 0, 4),
    event(events.ACTED, 0, 1, 3),
    event(events.SLID, 2, 4),
    event(events.SLID, 2, 1),
    event(events.PLACED, LION, CELL_BY_NAME["c2"]),
    event(events.OPEN_AREA_PLACED, CELL_BY_NAME["d2"], 1),
    event(events.OPEN_AREA_PLACED, CELL_BY_NAME["d2"], 0),
    event(events.HID_TILE, LION, CELL_BY_NAME["d2"]),
    event(events.EFFECT_TRIGGERED, EFFECT_BY_WORD["draw 1"], LION, -1),
    event(events.EFFECT_TRIGGERED, EFFECT_BY_WORD["draw 1"], -1, CELL_BY_NAME["a1"]),
    event(events.DECLINED, EFFECT_BY_WORD["draw 1"]),
    event(events.DECLINED, -1),
    event(events.GAINED_CONSERVATION, 2),
    event(events.PAIRED, LION, OTTER),
    event(events.POUCHED, LION),
    event(events.RELOCATED, CELL_BY_NAME["c1"], CELL_BY_NAME["e2"]),
    event(events.SUPPORTED, OBJECTIVES.index("africa"), 3, 0),
    event(events.SUPPORTED, OBJECTIVES.index("africa"), 5, 2),
    event(events.UPGRADED, 1, 3),
    event(events.SOLO_FLIPPED, 4, LION),
    event(events.SOLO_FLIPPED, 4, -1),
    event(events.REFILLED, 6, LION),
    event(events.PILE_RESHUFFLED, 40),
    event(events.END_TRIGGERED, 10),
    event(events.END_TRIGGERED, 0),
    *(event(events.GAME_OVER, outcome) for outcome in range(len(OUTCOMES)) if outcome != PLAYING),
]


def test_there_is_an_example_of_every_kind() -> None:
    assert {example.kind for example in EXAMPLES} == set(range(len(EVENT_KINDS)))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_kind_has_a_sentence_of_its_own(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    language = texts(locale)
    with caplog.at_level(logging.WARNING):
        sentences = [event_text(language, example, PLAYERS) for example in EXAMPLES]
    assert caplog.text == ""
    assert len(set(sentences)) == len(EXAMPLES)
    assert all(language.has(message_of(example)) for example in EXAMPLES)


def test_sentences() -> None:
    hungarian, english = texts("hu"), texts("en")
    relocated = event(events.RELOCATED, CELL_BY_NAME["c1"], CELL_BY_NAME["e2"], seat=0)
    assert event_text(hungarian, relocated, PLAYERS) == "Anna áthelyezett egy lapkát: c1 → e2."
    bonus = event(events.EFFECT_TRIGGERED, EFFECT_BY_WORD["draw 1"], -1, CELL_BY_NAME["a1"])
    assert event_text(hungarian, bonus, PLAYERS) == "Az a1 mező bónusza: Húzz 1 lapkát a halomból."
    first = event(events.UPGRADED, 1, 3)
    assert event_text(hungarian, first, PLAYERS) == (
        "Béla az 1. fejlesztési jelölővel a II-es oldalára fordította ezt a kártyáját: víz."
    )
    taken = event(events.TOOK, LION, 3, seat=0)
    assert event_text(english, taken, PLAYERS) == "Anna took Lion (A001) from position 3 of the display."
    supported = event(events.SUPPORTED, OBJECTIVES.index("africa"), 5, 1)
    assert event_text(english, supported, PLAYERS) == (
        "Béla supported the objective Africa with the marker for 5 icons and 1 conservation marker."
    )


def test_a_name_that_looks_like_fluent_is_left_as_it_is() -> None:
    drew = event(events.DREW, 1, seat=0)
    assert event_text(texts("en"), drew, ['{ $tile } "x"']).startswith('{ $tile } "x" drew 1 tile')

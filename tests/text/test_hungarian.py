"""The article by the spoken sound, and the order of the Hungarian alphabet."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from sanctuary.text.hungarian import article, sort_key

# Shared with the browser, which has the same function.
ARTICLES: dict[str, list[str]] = json.loads(
    (Path(__file__).parent / "articles.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize(
    ("word", "text"), [(word, text) for word, group in ARTICLES.items() for text in group]
)
def test_article(word: str, text: str) -> None:
    assert article(text) == word


@pytest.mark.parametrize(
    "ordered",
    [
        ["ábra", "acél", "adó", "áfonya"],
        ["cukor", "cuppant", "csecsemő", "csoda", "daru"],
        ["gáz", "góc", "gyár", "gyom", "hal"],
        ["kas", "kastély", "kasza", "kassza"],
        ["lom", "lyuk", "ma"],
        ["nád", "nyár", "oda", "ól", "öl", "őz", "pad"],
        ["sün", "szó", "tál", "tyúk", "uhu", "út", "ügy", "űr", "vad"],
        ["zár", "zebra", "zsák", "zsiráf"],
        ["Eger", "egér", "egres"],
        ["kerek", "kerék", "kérek"],
        ["Hüllőház", "Hüllőtenyésztés"],
        ["megszólít", "megy", "meggy"],
        ["Partnerállatkert: Afrika", "Partnerállatkert: Amerika", "Partnerállatkert: Ázsia"],
    ],
)
def test_order(ordered: list[str]) -> None:
    shuffled = random.Random(7).sample(ordered, len(ordered))
    assert sorted(shuffled, key=sort_key) == ordered


def test_digits_come_before_letters() -> None:
    assert sorted(["alma", "2. pálya", "Zsófi"], key=sort_key) == ["2. pálya", "alma", "Zsófi"]


def test_equal_letters_keep_a_fixed_order() -> None:
    assert sort_key("Koala") != sort_key("koala")
    assert sorted(["koala", "Koala"], key=sort_key) == sorted(["Koala", "koala"], key=sort_key)

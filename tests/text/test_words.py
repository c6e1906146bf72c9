"""Effects, conditions and formulas as sentences."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.rules.effects import (
    EFFECT_BY_WORD,
    EFFECT_COUNT,
    ICON_BY_NAME,
    parse_condition,
    parse_discount,
    parse_score,
)
from sanctuary.text import (
    LOCALES,
    bonus_text,
    condition_text,
    discount_text,
    effect_text,
    icon_name,
    score_text,
    texts,
    when_text,
)

FACTS = Path(__file__).parents[2].parent / "shared" / "facts"
EN = texts("en")
HU = texts("hu")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("form", ["", "after", "short"])
def test_no_two_effects_have_the_same_words(locale: str, form: str) -> None:
    words = [effect_text(texts(locale), effect, form) for effect in range(EFFECT_COUNT)]
    assert len(set(words)) == EFFECT_COUNT


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_conditions_or_scores_have_the_same_words(locale: str) -> None:
    language = texts(locale)
    rows = catalogue().tiles.rows
    conditions = {row.requires for row in rows if row.requires}
    assert len({condition_text(language, *parse_condition(word)) for word in conditions}) == len(conditions)
    scores = {row.score for row in rows}
    assert len({score_text(language, *parse_score(word)) for word in scores}) == len(scores)
    assert len({score_text(language, *parse_score(word), form="short") for word in scores}) == len(scores)


def test_english_counts_and_hungarian_stays_singular() -> None:
    assert effect_text(EN, EFFECT_BY_WORD["draw 1"]) == "Draw 1 tile from the pile."
    assert effect_text(EN, EFFECT_BY_WORD["draw 2"]) == "Draw 2 tiles from the pile."
    assert effect_text(HU, EFFECT_BY_WORD["draw 2"]) == "Húzz 2 lapkát a halomból."
    assert (
        condition_text(EN, *parse_condition("next to 2 building"))
        == "Place it only next to at least 2 buildings."
    )
    assert (
        condition_text(HU, *parse_condition("next to 2 building")) == "Csak legalább 2 épület mellé teheted."
    )


def test_release_names_icon_and_rewards_of_the_scoring_data() -> None:
    text = effect_text(HU, EFFECT_BY_WORD["release africa"])
    assert "Afrika-ikonos állatlapkájára" in text
    assert "Kis állatért 2, nagy állatért 3" in text


def test_clauses() -> None:
    draw = EFFECT_BY_WORD["draw 1"]
    assert when_text(HU, ICON_BY_NAME["africa"], draw) == (
        "Valahányszor Afrika-ikonos lapkát játszol ki (ezt is beleértve), húzz 1 lapkát a halomból."
    )
    assert bonus_text(EN, draw) == "Placement bonus: draw 1 tile from the pile."
    assert bonus_text(EN, draw, "short") == "draw 1"
    assert discount_text(HU, *parse_discount("discount 2 asia")) == (
        "Minden más Ázsia-ikonos állat és projekt kijátszásához 2 erővel kevesebb kell."
    )


def test_points() -> None:
    assert score_text(EN, *parse_score("0")) == "No points of its own."
    assert (
        score_text(EN, *parse_score("1 per adjacent bird"))
        == "1 point for each bird icon on neighbouring tiles."
    )
    assert (
        score_text(HU, *parse_score("3 per project"))
        == "3 pont az állatkertedben lévő minden egyes projektért."
    )
    assert "3 points for one animal, 9 for two, 18" in score_text(EN, *parse_score("petting zoo group"))


def test_the_words_of_the_game_are_those_of_the_glossary() -> None:
    if not FACTS.is_dir():
        pytest.skip("the reference facts are not beside this checkout")
    with (FACTS / "glossary.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            id = f"term-{row['term'].replace('_', '-')}"
            assert (EN.format(id), HU.format(id)) == (row["en"], row["hu"])


def test_icons_have_names() -> None:
    assert icon_name(HU, "petting_zoo") == "állatsimogató"
    assert icon_name(EN, "africa") == "Africa"

"""Tile texts in both languages: proof-read golden files, and that nothing a tile does is left out."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.rules.effects import ICONS
from sanctuary.text import (
    LOCALES,
    condition_text,
    discount_text,
    effect_text,
    score_text,
    texts,
    tile_label,
    tile_lines,
    tile_name,
    tile_short,
    tile_text,
    when_text,
)

GOLDEN = Path(__file__).parent / "golden"
FACTS = Path(__file__).parents[2].parent / "shared" / "facts"
TILES = catalogue().tiles


@pytest.mark.parametrize("locale", LOCALES)
def test_all_texts_are_the_proof_read_ones(locale: str) -> None:
    """Each tile: its text, and its short form in brackets. Change the files only after reading the change."""
    language = texts(locale)
    blocks = [f"{tile_text(language, tile)}\n[{tile_short(language, tile)}]" for tile in range(TILES.count)]
    golden = (GOLDEN / f"tiles.{locale}.txt").read_text(encoding="utf-8")
    assert blocks == golden.rstrip("\n").split("\n\n")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("tile", range(TILES.count), ids=TILES.ids)
def test_nothing_a_tile_does_is_left_out(locale: str, tile: int) -> None:
    language = texts(locale)
    lines = tile_lines(language, tile)
    wanted = [effect_text(language, effect) for effect in TILES.on_play[tile]]
    wanted += [discount_text(language, number, kind) for number, kind in TILES.discounts[tile]]
    if TILES.when_icon[tile] >= 0:
        wanted.append(when_text(language, TILES.when_icon[tile], TILES.when_effect[tile]))
    if TILES.condition_op[tile] >= 0:
        condition = TILES.condition_op[tile], TILES.condition_number[tile], TILES.condition_kind[tile]
        wanted.append(condition_text(language, *condition))
    wanted.append(
        score_text(language, TILES.score_op[tile], TILES.score_number[tile], TILES.score_kind[tile])
    )
    assert [line for line in wanted if line not in lines] == []
    text = "\n".join(lines)
    row = TILES.rows[tile]
    assert row.pair in text
    for direction in row.open_areas:
        assert language.format(f"direction-{direction}") in text
    # Numbers are in the data as digits and must be read as digits.
    numbers = [word for words in (row.on_play, row.ongoing, [row.score]) for word in " ".join(words).split()]
    assert all(number in text for number in numbers if number.isdigit() and number not in ("0", "1"))


@pytest.mark.parametrize("locale", LOCALES)
def test_different_tiles_read_differently(locale: str) -> None:
    """Two tiles have the same lines only if their data differ in nothing but id, name and sex."""
    language = texts(locale)
    seen: dict[tuple[str, ...], object] = {}
    for tile, row in enumerate(TILES.rows):
        data = (row.level > 0, sorted(row.habitats), row.continent, row.animal_class, row.open_areas)
        words = (row.on_play, row.ongoing, row.requires, row.score, row.pair)
        assert seen.setdefault(tuple(tile_lines(language, tile)), (data, words)) == (data, words)


@pytest.mark.parametrize(
    ("message", "kinds"),
    [
        ("kind-icon", ICONS),
        ("kind-taken", [*ICONS, "animal", "small_animal", "large_animal", "any"]),
        ("kind-taken-all", [*ICONS, "animal", "small_animal", "large_animal", "any"]),
        ("kind-neighbours", [*ICONS, "animal", "small_animal", "large_animal", "open_area"]),
        ("kind-scored", ICONS),
        ("kind-discounted", [*ICONS, "animal", "small_animal", "large_animal"]),
        ("kind-short", [*ICONS, "animal", "small_animal", "large_animal", "any", "open_area"]),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_each_kind_has_its_own_words(locale: str, message: str, kinds: list[str]) -> None:
    words = [texts(locale).format(message, kind=kind, number=2) for kind in kinds]
    assert len(set(words)) == len(kinds)
    assert not any("_" in word for word in words)


@pytest.mark.parametrize("locale", LOCALES)
def test_names_are_those_of_the_facts(locale: str) -> None:
    if not FACTS.is_dir():
        pytest.skip("the reference facts are not beside this checkout")
    with (FACTS / "tiles.csv").open(encoding="utf-8", newline="") as file:
        names = [row[f"name_{locale}"] for row in csv.DictReader(file)]
    assert [tile_name(texts(locale), tile) for tile in range(TILES.count)] == names


def test_working_names_of_the_data_are_the_english_names() -> None:
    assert catalogue().names == [tile_name(texts("en"), tile) for tile in range(TILES.count)]


def test_a_label_tells_the_two_of_a_pair_apart() -> None:
    lion, lioness = TILES.by_id["A001"], TILES.by_id["A002"]
    assert tile_label(texts("hu"), lion) == "Oroszlán (A001)"
    assert tile_label(texts("hu"), lioness) == "Oroszlán (A002)"

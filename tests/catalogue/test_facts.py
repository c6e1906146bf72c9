"""The package's data against the reference beside the checkout, field by field."""

from __future__ import annotations

import csv
import tomllib
from pathlib import Path

import pytest

from sanctuary.catalogue import load
from sanctuary.rules.cells import CELL_COUNT, CELL_NAMES
from sanctuary.rules.effects import EFFECTS, NO_EFFECT

FACTS = Path(__file__).parents[2].parent / "shared" / "facts"
pytestmark = pytest.mark.skipif(not FACTS.is_dir(), reason="the reference facts are not beside this checkout")

CATALOGUE = load()


def fact_rows() -> list[dict[str, str]]:
    with (FACTS / "tiles.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def words(text: str, separator: str) -> list[str]:
    return [word.strip() for word in text.split(separator) if word.strip()]


def test_tiles_are_those_of_the_facts_in_the_same_order() -> None:
    assert CATALOGUE.tiles.ids == [fact["id"] for fact in fact_rows()]


def test_every_field_of_every_tile() -> None:
    for fact, row, name in zip(fact_rows(), CATALOGUE.tiles.rows, CATALOGUE.names, strict=True):
        assert {
            "id": row.id,
            "kind": row.kind,
            "name_en": name,
            "level": row.level,
            "habitats": row.habitats,
            "continent": row.continent,
            "animal_class": row.animal_class,
            "open_areas": row.open_areas,
            "sex": row.sex,
            "pair": row.pair,
            "on_play": row.on_play,
            "ongoing": row.ongoing,
            "requires": row.requires,
            "score": row.score,
        } == {
            **{key: value for key, value in fact.items() if key != "name_hu"},
            "level": int(fact["level"] or "0"),
            "habitats": words(fact["habitats"], " "),
            "open_areas": words(fact["open_areas"], " "),
            "on_play": words(fact["on_play"], ";"),
            "ongoing": words(fact["ongoing"], ";"),
        }


@pytest.mark.parametrize("side", [1, 2])
def test_every_field_of_both_map_sides(side: int) -> None:
    fact = tomllib.loads((FACTS / "maps.toml").read_text(encoding="utf-8"))[f"side{side}"]
    zoo_map = CATALOGUE.maps[side]
    assert zoo_map.side == side
    assert zoo_map.certain == fact["certain"]
    assert CELL_NAMES[zoo_map.entrance] == fact["entrance"]
    assert cell_names(zoo_map.printed) == sorted(fact["printed_open_areas"])
    assert cell_names(zoo_map.river) == sorted(fact["river"])
    bonuses = {
        CELL_NAMES[cell]: EFFECTS[effect] for cell, effect in enumerate(zoo_map.bonus) if effect != NO_EFFECT
    }
    assert bonuses == fact["bonuses"]


def cell_names(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in range(CELL_COUNT) if mask >> cell & 1]

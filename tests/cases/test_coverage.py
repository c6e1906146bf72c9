"""Every rule number, tile and word of the game has a case, so that nothing goes unproved."""

import re
from collections.abc import Iterator
from pathlib import Path

from cases.case import read_cases
from cases.table import Table
from cases.words import move_of
from sanctuary.catalogue import catalogue
from sanctuary.rules.effects import EFFECTS
from sanctuary.rules.moves import CELL

TESTS = Path(__file__).parents[1]
RULE_COUNTS = {1: 6, 2: 5, 3: 4, 4: 7, 5: 6, 6: 16, 7: 3, 8: 4, 9: 10, 10: 5, 11: 1, 12: 3}
RULES = {f"R{chapter}.{number + 1}" for chapter, count in RULE_COUNTS.items() for number in range(count)}
EXAMPLES = {f"E{number + 1}" for number in range(8)}

CASES = read_cases()
TILES = catalogue().tiles.rows


def tiles_in_zoo(case: Table) -> Iterator[tuple[str, str]]:
    """Cell and tile of what lies in the case's zoo, at the beginning or after its moves."""
    for cell, what in case.get("zoo", {}).items():
        yield cell, what if isinstance(what, str) else what[-1]
    played = ""
    for word in case.get("moves", []):
        if word.startswith("play ") and word != "play no more":
            played = word.removeprefix("play ")
        elif word.startswith("at ") and played:
            yield word.removeprefix("at "), played


def test_every_rule_has_a_case() -> None:
    proved = {rule for case in CASES.values() for rule in case.get("rules", [])}
    for path in TESTS.rglob("test_*.py"):
        for rules in re.findall(r"@pytest\.mark\.proves\(([^)]*)\)", path.read_text("utf-8")):
            proved |= set(re.findall(r"[RE][\d.]+", rules))
    assert sorted((RULES | EXAMPLES) - proved) == []
    assert sorted(proved - RULES - EXAMPLES) == []


def test_every_tile_is_scored() -> None:
    scored = {
        tile
        for case in CASES.values()
        for cell, tile in tiles_in_zoo(case)
        if cell in case.get("expect", {}).get("cells", {})
    }
    assert [row.id for row in TILES if row.id not in scored] == []


def test_every_effect_is_carried_out() -> None:
    used = {tile for case in CASES.values() if case.get("moves") for tile in case.get("tiles", [])}
    assert [row.id for row in TILES if (row.on_play or row.ongoing) and row.id not in used] == []


def test_cases_use_the_tiles_they_name() -> None:
    for name, case in CASES.items():
        there = {tile for _, tile in tiles_in_zoo(case)}
        assert [tile for tile in case.get("tiles", []) if tile not in there] == [], name


def test_every_effect_word_is_on_a_tile_or_space() -> None:
    """So that the tests above reach every word."""
    words = {word for row in TILES for word in row.on_play}
    words |= {word.partition(": ")[2] for row in TILES for word in row.ongoing}
    words |= {
        EFFECTS[effect] for zoo_map in catalogue().maps.values() for effect in zoo_map.bonus if effect >= 0
    }
    assert [word for word in EFFECTS if word not in words] == []


def test_every_arrow_has_a_placement() -> None:
    placed = {id for case in CASES.values() for id, cells in case.get("placements", {}).items() if cells}
    assert [row.id for row in TILES if row.open_areas and row.id not in placed] == []


def test_every_condition_is_met_and_not_met() -> None:
    placements = [item for case in CASES.values() for item in case.get("placements", {}).items()]
    met = {id for id, cells in placements if cells}
    unmet = {id for id, cells in placements if not cells}
    conditional = [row.id for row in TILES if row.requires or "release" in " ".join(row.on_play)]
    assert [id for id in conditional if id not in met] == []
    assert [id for id in conditional if id not in unmet] == []


def test_every_bonus_is_paid() -> None:
    covered = {
        (case.get("options", {}).get("side", 1), move_of(word) - CELL)
        for case in CASES.values()
        for word in case.get("moves", [])
        if word.startswith(("at ", "open ", "to "))
    }
    missing = [
        (side, cell)
        for side, zoo_map in catalogue().maps.items()
        for cell, effect in enumerate(zoo_map.bonus)
        if effect >= 0 and (side, cell) not in covered
    ]
    assert missing == []

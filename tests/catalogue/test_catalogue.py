"""What the package's own data says, checked against the rules' numbers."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from importlib.resources import files

import pytest

from sanctuary.catalogue import catalogue, load

CATALOGUE = load()
DATA = files("sanctuary.catalogue") / "data"


def test_kinds_and_counts_of_r1_1() -> None:
    kinds = Counter(row.kind for row in CATALOGUE.tiles.rows)
    assert kinds == {"animal": 70, "project": 30, "building": 35}


def test_scoring_values_of_r1_5_r9_r10_r12() -> None:
    scoring = CATALOGUE.scoring
    assert scoring.achievement == [2, 5, 9, 14]
    assert CATALOGUE.uncertain == ["achievement_2", "achievement_3", "achievement_4"]
    assert scoring.petting_zoo_group == [3, 9, 18]
    assert (scoring.marker, scoring.end_first, scoring.end_last_turn) == (2, 10, 5)
    assert (scoring.solo_marker, scoring.open_area, scoring.hand_limit) == (5, 1, 6)
    assert (scoring.pair_markers, scoring.release_small, scoring.release_large) == (1, 2, 3)


def test_only_side_2_is_provisional() -> None:
    assert {side: zoo_map.certain for side, zoo_map in CATALOGUE.maps.items()} == {1: True, 2: False}


def test_each_side_has_the_21_empty_spaces_of_r2_5() -> None:
    assert {zoo_map.spaces.bit_count() for zoo_map in CATALOGUE.maps.values()} == {21}


def test_one_tile_a_line() -> None:
    lines = [
        line
        for name in ("animals", "projects", "buildings")
        for line in (DATA / "tiles" / f"{name}.toml").read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    ]
    assert [line[:4] for line in lines] == CATALOGUE.tiles.ids
    assert all(re.fullmatch(r"[APB]\d{3} = \{ .* \}", line) for line in lines)


def test_uncertain_tiles_are_marked_where_they_stand() -> None:
    for name, ids in (("animals", ["A057", "A058"]), ("projects", ["P092"]), ("buildings", ["B132"])):
        text = (DATA / "tiles" / f"{name}.toml").read_text(encoding="utf-8")
        notes = [line for line in text.splitlines() if line.startswith("# Not certain:")]
        assert [found for line in notes for found in re.findall(r"[APB]\d{3}", line)] == ids


def test_material_is_made_for_either_side() -> None:
    for side in (1, 2):
        material = CATALOGUE.material(side)
        assert material.zoo_map.side == side
        assert material.tiles.count == 135


def test_loaded_once_a_process() -> None:
    assert catalogue() is catalogue()


def test_rules_and_catalogue_need_nothing_but_the_standard_library() -> None:
    script = (
        "import sys; old = set(sys.modules); import sanctuary.catalogue; sanctuary.catalogue.load();"
        "new = {name.partition('.')[0] for name in set(sys.modules) - old if not name.endswith('__mypyc')};"
        "print(sorted(new - set(sys.stdlib_module_names) - {'sanctuary'}))"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


@pytest.mark.parametrize("side", [1, 2])
def test_material_is_the_catalogue_of_one_side(side: int) -> None:
    material = CATALOGUE.material(side)
    assert material.tiles is CATALOGUE.tiles
    assert material.zoo_map.side == side
    values = [
        name for name in dir(CATALOGUE.scoring) if not name.startswith("_")
    ]  # compiled, it has no vars()
    assert "hand_limit" in values
    for name in values:
        assert getattr(material.scoring, name) == getattr(CATALOGUE.scoring, name)

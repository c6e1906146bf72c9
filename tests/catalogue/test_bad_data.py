"""Bad data of every kind is refused with the file, the line and what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sanctuary.catalogue import CatalogueError, load

if TYPE_CHECKING:
    from pathlib import Path

ANIMALS = "tiles/animals.toml"
PROJECTS = "tiles/projects.toml"
BUILDINGS = "tiles/buildings.toml"

# File, start of the line to change, text there, text instead, words of the message.
LINES = [
    (ANIMALS, "A007", 'habitats = ["rock"]', 'habitats = ["sand"]', "unknown icon 'sand' for habitats"),
    (ANIMALS, "A007", 'continent = "africa"', 'continent = "bird"', "unknown icon 'bird' for continent"),
    (ANIMALS, "A007", '"predator"', '"fish"', "unknown icon 'fish' for animal_class"),
    (ANIMALS, "A007", '["SW"]', '["W"]', "unknown direction 'W'"),
    (ANIMALS, "A007", '["SW"]', '["SW", "SW"]', "open_areas names something twice"),
    (ANIMALS, "A007", "reveal 3", "reveal 4", "unknown effect 'reveal 4 keep animal'"),
    (ANIMALS, "A007", '["reveal 3 keep animal"]', '"draw 1"', "on_play must be a list of texts"),
    (ANIMALS, "A007", 'score = "3"', 'score = "3 per fish"', "unknown kind 'fish'"),
    (ANIMALS, "A007", 'score = "3"', "score = 3", "score must be a text, not 3"),
    (ANIMALS, "A007", 'score = "3"', 'sex = ""', "'score' is missing"),
    (ANIMALS, "A007", "level = 2, ", "", "'level' is missing"),
    (ANIMALS, "A007", "level = 2", "level = 6", "level 6 is not one of"),
    (ANIMALS, "A007", "level = 2", 'level = "2"', "level must be a whole number from 0, not '2'"),
    (ANIMALS, "A007", "level = 2", "lvl = 2", "unknown key 'lvl'"),
    (ANIMALS, "A001", '"A002"', '"A999"', "unknown pair 'A999'"),
    (ANIMALS, "A001", '"A002"', '"A003"', "its pair A003 names A004 as pair, not A001"),
    (ANIMALS, "A001", '"male",  ', '"female",', "its pair A002 is female, not male"),
    (ANIMALS, "A001", '"male"', '"hen"', "sex must be male or female, not 'hen'"),
    (ANIMALS, "A001", 'sex = "male", ', "", "sex and pair go together"),
    (ANIMALS, "A002 ", "A002", "A001", "is no TOML"),
    (ANIMALS, "A002 ", "A002", "A2", "'A2' is no id of animal tiles"),
    (ANIMALS, "A002 ", "A002", "P002", "'P002' is no id of animal tiles"),
    (ANIMALS, "A002 ", "A002", "A902", "tile A003 stands after A902"),
    (ANIMALS, "A002", "}", "", "is no TOML"),
    (PROJECTS, "P071", "discount 1 water", "discount x water", "'x' is no number"),
    (PROJECTS, "P075", "when reptile:", "when fish:", "unknown ongoing effect"),
    (PROJECTS, "P091", '["water", "rock"]', '["rock", "rock"]', "habitats names something twice"),
    (BUILDINGS, "B127", "next to 2 open area", "far from 2 open area", "unknown condition"),
    (BUILDINGS, "B127", 'requires = "next to 2 open area",', "", "'requires' is missing"),
    ("maps.toml", "entrance", '"d1"', '"h1"', "side1: unknown cell 'h1'"),
    ("maps.toml", "printed", '"f4"', '"d1"', "side1: the entrance is no open area"),
    ("maps.toml", "certain", "true", '"yes"', "side1: certain must be true or false, not 'yes'"),
    ("maps.toml", "river", "river", "rivers", "side1: unknown key 'rivers'"),
    ("maps.toml", "a3 =", "a3", "a4", "side1 bonuses: unknown key 'a4'"),
    ("maps.toml", "a3 =", "a3", "b1", "side1 bonuses: nothing can be placed on b1"),
    ("maps.toml", "a3 =", "move action", "move", "side1 bonuses: unknown effect 'move'"),
    ("maps.toml", "[side2.bonuses]", "side2", "side3", "unknown table 'side3'"),
    ("scoring.toml", "achievement_3", "5", "-5", "achievement_3 must be a whole number from 0, not -5"),
    ("scoring.toml", "achievement_3", "achievement_3", "achievement_6", "unknown key 'achievement_6'"),
    ("scoring.toml", "petting", "[3, 9, 18]", "[3, 9]", "3 numbers are wanted"),
    ("scoring.toml", "objectives", '"africa", "americas"', '"americas", "africa"', "in this order"),
    ("scoring.toml", "uncertain", "achievement_2", "achievement_7", "unknown value 'achievement_7'"),
]


@pytest.mark.parametrize(("file", "start", "old", "new", "message"), LINES)
def test_a_bad_line(data: Path, file: str, start: str, old: str, new: str, message: str) -> None:
    path = data / file
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith(start))
    assert old in lines[number]
    lines[number] = lines[number].replace(old, new, 1)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(CatalogueError) as caught:
        load(data)
    error = caught.value
    # Tiles out of order are noticed at the second one.
    expected = number + 2 if "stands after" in message else number + 1
    assert (error.file, error.line) == (path.name, expected)
    assert message in error.problem
    assert str(error).startswith(f"{path.name}, line {expected}: ")


@pytest.mark.parametrize(
    ("file", "kind", "count"),
    [(ANIMALS, "animal", 70), (PROJECTS, "project", 30), (BUILDINGS, "building", 35)],
)
def test_a_missing_tile(data: Path, file: str, kind: str, count: int) -> None:
    path = data / file
    lines = path.read_text(encoding="utf-8").splitlines()
    last = "B134" if kind == "building" else "P100" if kind == "project" else "A070"
    path.write_text("\n".join(line for line in lines if not line.startswith(last)), encoding="utf-8")
    with pytest.raises(CatalogueError, match=f"{count - 1} {kind} tiles, but the game has {count}"):
        load(data)


def test_a_side_with_an_error_further_down_is_named_by_its_own_line(data: Path) -> None:
    path = data / "maps.toml"
    text = path.read_text(encoding="utf-8")
    head, _, tail = text.partition("[side2]")
    path.write_text(head + "[side2]" + tail.replace('"c3"', '"z9"'), encoding="utf-8")
    with pytest.raises(CatalogueError, match="side2: unknown cell 'z9'") as caught:
        load(data)
    assert caught.value.line == head.count("\n") + tail[: tail.index("printed")].count("\n") + 1


def test_a_missing_file(data: Path) -> None:
    (data / "scoring.toml").unlink()
    with pytest.raises(CatalogueError, match=r"scoring\.toml: cannot be read") as caught:
        load(data)
    assert caught.value.line == 0


def test_a_missing_value_names_the_file(data: Path) -> None:
    path = data / "scoring.toml"
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(line for line in lines if not line.startswith("open_area")), encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"scoring\.toml: scoring: 'open_area' is missing"):
        load(data)


def test_a_file_that_is_no_text(data: Path) -> None:
    path = data / "maps.toml"
    path.write_bytes(b"[side1]\ncertain = \xff\n")
    with pytest.raises(CatalogueError, match=r"maps\.toml, line 2: is not UTF-8 text"):
        load(data)

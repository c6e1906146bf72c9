"""Tiles from `data/tiles/*.toml`, one a line (R1.1)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sanctuary.catalogue.source import Fields, Source
from sanctuary.rules.effects import BUILDING, FIRST_CLASS, FIRST_CONTINENT, ICONS
from sanctuary.rules.tiles import LARGE_LEVELS, SMALL_LEVELS, TILE_KINDS, Tile, TileSet

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FILES: Final = (
    ("animal", "animals.toml", "A", 70),
    ("project", "projects.toml", "P", 30),
    ("building", "buildings.toml", "B", 35),
)
"""Kind, file, first letter of the ids and number of tiles, in the order in which tiles are numbered."""

_COMMON: Final = ("name", "habitats", "continent", "animal_class", "open_areas", "on_play", "score")
KEYS: Final = {
    "animal": (*_COMMON, "level", "sex", "pair"),
    "project": (*_COMMON, "level", "ongoing"),
    "building": (*_COMMON, "ongoing", "requires"),
}
LEVELS: Final = (*SMALL_LEVELS, *LARGE_LEVELS)
HABITATS: Final = ICONS[:FIRST_CONTINENT]
CONTINENTS: Final = ICONS[FIRST_CONTINENT:FIRST_CLASS]
CLASSES: Final = ICONS[FIRST_CLASS:BUILDING]
OTHER_SEX: Final = {"male": "female", "female": "male", "": ""}


def read_tiles(folder: Traversable) -> tuple[TileSet, list[str]]:
    """The tiles of a folder and their English working names, in id order. CatalogueError: file and line."""
    sources: dict[str, Source] = {}
    rows: list[Tile] = []
    names: list[str] = []
    for kind, file, letter, count in FILES:
        source = Source(folder / file)
        last = ""
        for id, value in source.table.items():
            if not re.fullmatch(rf"{letter}\d{{3}}", id):
                source.fail(id, f"{id!r} is no id of {kind} tiles: {letter} and three digits")
            if id < last:
                source.fail(id, f"tile {id} stands after {last}; tiles stand in the order of their ids")
            last = id
            sources[id] = source
            fields = Fields(source, source.table_at(id, value), KEYS[kind], f"tile {id}", place=id)
            rows.append(_tile(fields, id, kind))
            names.append(fields.text("name"))
        if len(source.table) != count:
            source.fail("", f"{len(source.table)} {kind} tiles, but the game has {count}")
    _check_pairs(rows, sources)
    try:
        return TileSet(rows), names
    except ValueError as error:
        # TileSet's messages begin with "tile ID: ".
        id = str(error).removeprefix("tile ").partition(":")[0]
        sources[id].fail(id, str(error))


def _tile(fields: Fields, id: str, kind: str) -> Tile:
    level = 0 if kind == TILE_KINDS[2] else fields.number("level")
    if level and level not in LEVELS:
        fields.fail("level", f"level {level} is not one of {LEVELS}")
    habitats = fields.texts("habitats", [])
    for key, names, known in (
        ("habitats", habitats, HABITATS),
        ("continent", [fields.text("continent", "")], CONTINENTS),
        ("animal_class", [fields.text("animal_class", "")], CLASSES),
    ):
        for name in names:
            if name and name not in known:
                fields.fail(key, f"unknown icon {name!r} for {key}; known: {', '.join(known)}")
    sex = fields.text("sex", "")
    if sex not in OTHER_SEX:
        fields.fail("sex", f"sex must be male or female, not {sex!r}")
    return Tile(
        id=id,
        kind=kind,
        level=level,
        habitats=habitats,
        continent=fields.text("continent", ""),
        animal_class=fields.text("animal_class", ""),
        open_areas=fields.texts("open_areas", []),
        sex=sex,
        pair=fields.text("pair", ""),
        on_play=fields.texts("on_play", []),
        ongoing=fields.texts("ongoing", []),
        requires=fields.text("requires") if kind == TILE_KINDS[2] else "",
        score=fields.text("score"),
    )


def _check_pairs(rows: list[Tile], sources: dict[str, Source]) -> None:
    """A pair is two tiles that name each other and differ in sex (R6.6)."""
    by_id = {row.id: row for row in rows}
    for row in rows:
        other = by_id.get(row.pair)
        if bool(row.sex) != bool(row.pair):
            problem = "sex and pair go together: one of them is missing"
        elif not row.pair:
            continue
        elif other is None:
            problem = f"unknown pair {row.pair!r}"
        elif other.pair != row.id:
            problem = f"its pair {row.pair} names {other.pair or 'no tile'} as pair, not {row.id}"
        elif other.sex != OTHER_SEX[row.sex]:
            problem = f"its pair {row.pair} is {other.sex or 'of no sex'}, not {OTHER_SEX[row.sex]}"
        else:
            continue
        sources[row.id].fail(row.id, f"tile {row.id}: {problem}")

"""The two sides of the zoo map from `data/maps.toml` (R2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.catalogue.source import Fields, Source, Table
from sanctuary.rules.cells import CELL_BY_NAME, CELL_COUNT, ZooMap
from sanctuary.rules.effects import NO_EFFECT, parse_effect

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

SIDES: Final = (1, 2)
KEYS: Final = ("certain", "entrance", "printed_open_areas", "river", "bonuses")


def read_maps(folder: Traversable) -> dict[int, ZooMap]:
    """The zoo maps by side. CatalogueError: file and line."""
    source = Source(folder / "maps.toml")
    names = tuple(f"side{side}" for side in SIDES)
    for name in source.table:
        if name not in names:
            source.fail(f"[{name}", f"unknown table {name!r}; known: {', '.join(names)}")
    return {side: _read_side(source, side) for side in SIDES}


def _read_side(source: Source, side: int) -> ZooMap:
    name = f"side{side}"
    if name not in source.table:
        source.fail("", f"[{name}] is missing")
    header = f"[{name}]"
    table = source.table_at(header, source.table[name])
    fields = Fields(source, table, KEYS, name, header=header)
    entrance = _cell(fields, "entrance", fields.text("entrance"))
    printed = [_cell(fields, "printed_open_areas", cell) for cell in fields.texts("printed_open_areas")]
    if entrance in printed:
        fields.fail("printed_open_areas", "the entrance is no open area")
    river = [_cell(fields, "river", cell) for cell in fields.texts("river")]
    return ZooMap(
        side=side,
        certain=fields.flag("certain"),
        entrance=entrance,
        printed=sum(1 << cell for cell in printed),
        river=sum(1 << cell for cell in river),
        bonus=_read_bonuses(source, name, table.get("bonuses", {}), {entrance, *printed}),
    )


def _read_bonuses(source: Source, name: str, value: object, taken: set[int]) -> list[int]:
    """Effect number of each cell, NO_EFFECT for none; a bonus needs a space that can be covered (R2.4)."""
    header = f"[{name}.bonuses]"
    table: Table = source.table_at(header, value)
    fields = Fields(source, table, tuple(CELL_BY_NAME), f"{name} bonuses", header=header)
    bonus = [NO_EFFECT] * CELL_COUNT
    for cell in table:
        if CELL_BY_NAME[cell] in taken:
            fields.fail(cell, f"nothing can be placed on {cell}, so it has no bonus")
        try:
            bonus[CELL_BY_NAME[cell]] = parse_effect(fields.text(cell))
        except ValueError as error:
            fields.fail(cell, str(error))
    return bonus


def _cell(fields: Fields, key: str, name: str) -> int:
    if name not in CELL_BY_NAME:
        fields.fail(key, f"unknown cell {name!r}")
    return CELL_BY_NAME[name]

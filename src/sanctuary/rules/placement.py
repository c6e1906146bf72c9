"""Where a tile may go (R6.1–R6.4, R7), and what lies around a space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.rules.cells import (
    BIT,
    CELL_COUNT,
    DIRECTION_COUNT,
    NEIGHBOUR,
    NEIGHBOURS,
    ZooMap,
    connected,
    count_cells,
    lowest_cell,
    touching,
)
from sanctuary.rules.effects import (
    ANIMAL,
    BY_THE_RIVER,
    CLASSES_MASK,
    CONTINENTS_MASK,
    DISCARD_OTHERS,
    FIRST_CLASS,
    FIRST_CONTINENT,
    HAND_AT_LEAST,
    HAVE_CLASSES,
    HAVE_CONTINENTS,
    HAVE_DIFFERENT,
    ICON_COUNT,
    NEXT_TO,
    NEXT_TO_DIFFERENT,
    NEXT_TO_GROUP,
    OPEN_AREA,
    RIVER_COVERED,
)
from sanctuary.rules.tiles import TileSet
from sanctuary.rules.zoo import NONE, Zoo

if TYPE_CHECKING:
    from mypy_extensions import i64

OFF_MAP: Final = -1


def _arrow_targets() -> list[list[int]]:
    table: list[list[int]] = []
    for arrows in range(1 << DIRECTION_COUNT):
        row: list[int] = []
        for cell in range(CELL_COUNT):
            targets = [NEIGHBOUR[cell][d] for d in range(DIRECTION_COUNT) if arrows >> d & 1]
            row.append(OFF_MAP if OFF_MAP in targets else sum(BIT[target] for target in targets))
        table.append(row)
    return table


ARROW_TARGETS: Final[list[list[int]]] = _arrow_targets()
"""ARROW_TARGETS[arrows][cell]: mask of the pointed-at cells, OFF_MAP when one is off the map (R6.3)."""


def empty_spaces(zoo_map: ZooMap, zoo: Zoo) -> i64:
    """Spaces with neither a tile nor a printed open area (R2.5)."""
    spaces: i64 = zoo_map.spaces
    filled: i64 = zoo.filled
    return spaces & ~filled


def frontier(zoo_map: ZooMap, zoo: Zoo, lifted: i64) -> i64:
    """Empty spaces next to the entrance or to a tile (R6.1), as if the cells `lifted` held nothing (R6.16).

    A lifted cell counts as no neighbour, and not as a target either.
    """
    filled: i64 = zoo.filled
    spaces: i64 = zoo_map.spaces
    gate: i64 = zoo_map.gate
    return (touching(filled & ~lifted) | gate) & spaces & ~filled


def icons_in(zoo: Zoo, icons: i64) -> i64:
    """Which of some icons the zoo shows, as a mask over icons."""
    found: i64 = 0
    icon: i64 = 0
    while icon < ICON_COUNT:
        if icons >> icon & 1 and zoo.kind_mask[icon]:
            found |= BIT[icon]
        icon += 1
    return found


def icons_around(zoo: Zoo, cell: int, lifted: i64) -> i64:
    """Class and continent icons on the neighbours of a cell, as a mask over icons (R7.2, R9.5)."""
    around: i64 = NEIGHBOURS[cell]
    around &= ~lifted
    found: i64 = 0
    icon: i64 = FIRST_CONTINENT
    last: i64 = FIRST_CLASS + 6
    while icon < last:
        if around & zoo.kind_mask[icon]:
            found |= BIT[icon]
        icon += 1
    return found


def large_group_mask(mask: i64, size: i64) -> i64:
    """The cells of a mask that belong to a connected group of at least `size` (R7.2, R8.4)."""
    large: i64 = 0
    while mask:
        group: i64 = connected(BIT[lowest_cell(mask)], mask)
        if count_cells(group) >= size:
            large |= group
        mask &= ~group
    return large


def meets_playing_condition(tiles: TileSet, zoo_map: ZooMap, zoo: Zoo, tile: int, others: int) -> bool:
    """Whether the player may play the building at all (R7.3); `others`: hand tiles besides it."""
    op = tiles.condition_op[tile]
    number = tiles.condition_number[tile]
    if op == HAVE_CONTINENTS:
        return count_cells(icons_in(zoo, CONTINENTS_MASK)) >= number
    if op == HAVE_CLASSES:
        return count_cells(icons_in(zoo, CLASSES_MASK)) >= number
    if op == HAVE_DIFFERENT:
        return count_cells(icons_in(zoo, CONTINENTS_MASK | CLASSES_MASK)) >= number
    if op == RIVER_COVERED:
        return zoo.filled & zoo_map.river == zoo_map.river
    if op == HAND_AT_LEAST:
        return others + 1 >= number
    if op == DISCARD_OTHERS:
        return others >= number
    return True


def meets_placement_condition(
    tiles: TileSet, zoo_map: ZooMap, zoo: Zoo, tile: int, cells: i64, lifted: i64
) -> i64:
    """Those of some cells where the building's placement condition holds (R7.2)."""
    op = tiles.condition_op[tile]
    number: i64 = tiles.condition_number[tile]
    kind = tiles.condition_kind[tile]
    if op == BY_THE_RIVER:
        river: i64 = zoo_map.river
        return cells & river
    if op != NEXT_TO and op != NEXT_TO_GROUP and op != NEXT_TO_DIFFERENT:
        return cells
    wanted: i64 = 0
    if op != NEXT_TO_DIFFERENT:
        wanted = zoo.kind_mask[kind]
        wanted &= ~lifted
    if op == NEXT_TO_GROUP:
        return cells & touching(large_group_mask(wanted, number))
    good: i64 = 0
    while cells:
        cell = lowest_cell(cells)
        around: i64 = NEIGHBOURS[cell]
        found: i64
        if op == NEXT_TO:
            found = count_cells(around & wanted)
        else:
            found = count_cells(icons_around(zoo, int(cell), lifted))
        if found >= number:
            good |= BIT[cell]
        cells &= cells - 1
    return good


def meets_arrows(
    zoo_map: ZooMap, zoo: Zoo, arrows: int, cells: i64, lifted: i64, others: i64
) -> i64:
    """Those of some cells where each arrow points at an open area or at a space to cover (R6.3, R6.4).

    `others`: how many hand tiles there are for covering empty spaces.
    """
    open_areas: i64 = zoo.kind_mask[OPEN_AREA]
    open_areas &= ~lifted
    empty: i64 = empty_spaces(zoo_map, zoo)
    empty |= lifted
    targets_at = ARROW_TARGETS[arrows]
    good: i64 = 0
    while cells:
        cell = lowest_cell(cells)
        targets: i64 = targets_at[cell]
        if (
            targets != OFF_MAP
            and not targets & ~(open_areas | empty)
            and count_cells(targets & empty) <= others
        ):
            good |= BIT[cell]
        cells &= cells - 1
    return good


def spaces_for(tiles: TileSet, zoo_map: ZooMap, zoo: Zoo, tile: int, others: int, edge: i64) -> i64:
    """The cells where a tile may be played (R6, R7), strength aside.

    `others`: how many other tiles are in hand; `edge`: `frontier` of the zoo.
    """
    icon = tiles.release_icon[tile]
    if icon != NONE:
        animals: i64 = zoo.kind_mask[ANIMAL]
        shown: i64 = zoo.kind_mask[icon]
        return animals & shown
    cells = edge
    if tiles.condition_op[tile] != NONE:
        if not meets_playing_condition(tiles, zoo_map, zoo, tile, others):
            return 0
        cells = meets_placement_condition(tiles, zoo_map, zoo, tile, cells, 0)
    if tiles.arrows[tile]:
        left: i64 = others - tiles.cost(tile)
        cells = meets_arrows(zoo_map, zoo, tiles.arrows[tile], cells, 0, left)
    return cells


def spaces_to_relocate(
    tiles: TileSet, zoo_map: ZooMap, zoo: Zoo, cell: int, covered_arrows_bind: bool
) -> i64:
    """The empty spaces to which what lies on a cell may be moved (R6.16)."""
    lifted: i64 = BIT[cell]
    cells = frontier(zoo_map, zoo, lifted)
    tile = zoo.top[cell]
    if tile == NONE:
        return cells
    if tiles.condition_op[tile] != NONE:
        cells = meets_placement_condition(tiles, zoo_map, zoo, tile, cells, lifted)
    arrows = tiles.arrows[tile]
    if covered_arrows_bind and zoo.under[cell] != NONE:
        arrows |= tiles.arrows[zoo.under[cell]]
    if arrows:
        cells = meets_arrows(zoo_map, zoo, arrows, cells, lifted, 0)
    return cells


def covered_by(zoo_map: ZooMap, zoo: Zoo, arrows: int, cell: int) -> i64:
    """The empty spaces that the arrows of a tile on `cell` point at (R6.4)."""
    targets: i64 = ARROW_TARGETS[arrows][cell]
    return targets & empty_spaces(zoo_map, zoo)

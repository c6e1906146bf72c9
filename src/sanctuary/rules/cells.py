"""The 24 cells of a zoo map and how they touch (R2.1, R2.2).

A cell is an int 0..23 in the order a1, a2, a3, b1 … g3; a set of cells is a 24-bit mask with
bit `cell` set. The hexes have flat tops; columns b, d and f hold four cells and start half a hex
lower than their neighbours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

Cell = int
Mask = int

CELL_COUNT: Final = 24
ALL_CELLS: Final = (1 << CELL_COUNT) - 1
COLUMNS: Final = "abcdefg"
COLUMN_HEIGHTS: Final = (3, 4, 3, 4, 3, 4, 3)

DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
DIRECTION_COUNT: Final = 6

CELL_NAMES: Final[tuple[str, ...]] = tuple(
    f"{column}{row}"
    for column, height in zip(COLUMNS, COLUMN_HEIGHTS, strict=True)
    for row in range(1, height + 1)
)
CELL_BY_NAME: Final[dict[str, int]] = {name: cell for cell, name in enumerate(CELL_NAMES)}


def neighbour_name(name: str, direction: str) -> str:
    """Name of the hex next to `name` in a compass direction; it may lie off the map (R2.1)."""
    column = ord(name[0])
    row = int(name[1:])
    if direction == "N":
        return f"{name[0]}{row + 1}"
    if direction == "S":
        return f"{name[0]}{row - 1}"
    low = COLUMN_HEIGHTS[COLUMNS.index(name[0])] == 4
    side = chr(column + (1 if direction.endswith("E") else -1))
    # Seen from a low column (b, d, f) the upper neighbour keeps its row number.
    if direction.startswith("N"):
        return f"{side}{row if low else row + 1}"
    return f"{side}{row - 1 if low else row}"


def _neighbour_table() -> list[list[int]]:
    return [
        [CELL_BY_NAME.get(neighbour_name(name, direction), -1) for direction in DIRECTIONS]
        for name in CELL_NAMES
    ]


NEIGHBOUR: Final[list[list[int]]] = _neighbour_table()
"""NEIGHBOUR[cell][direction]: the neighbouring cell, or -1 off the map."""

NEIGHBOURS: Final[list[int]] = [
    sum(1 << other for other in row if other >= 0) for row in NEIGHBOUR
]
"""NEIGHBOURS[cell]: mask of the cells that touch it."""

BIT: Final[list[int]] = [1 << cell for cell in range(CELL_COUNT)]

LOWEST: Final[list[int]] = [(value & -value).bit_length() - 1 for value in range(1 << 12)]
"""LOWEST[value]: the lowest set bit of a 12-bit value (-1 for 0)."""


def lowest_cell(mask: i64) -> i64:
    """The first cell of a mask that is not empty."""
    low: i64 = mask & 0xFFF
    if low:
        return LOWEST[low]
    return LOWEST[mask >> 12] + 12


def cells_of(mask: i64) -> list[int]:
    """The cells of a mask, ascending."""
    cells: list[int] = []
    while mask:
        cell = lowest_cell(mask)
        cells.append(int(cell))
        mask &= mask - 1
    return cells


COUNT: Final[list[int]] = [value.bit_count() for value in range(1 << 12)]


def count_cells(mask: i64) -> i64:
    """How many cells a mask holds."""
    low: i64 = COUNT[mask & 0xFFF]
    high: i64 = COUNT[mask >> 12]
    return low + high


def _touching_table(first: int) -> list[int]:
    table = [0]
    for value in range(1, 1 << 12):
        table.append(table[value & (value - 1)] | NEIGHBOURS[first + LOWEST[value]])
    return table


TOUCHING_LOW: Final[list[int]] = _touching_table(0)
TOUCHING_HIGH: Final[list[int]] = _touching_table(12)


def touching(mask: i64) -> i64:
    """The cells that touch any cell of a mask (cells of the mask included when they touch another)."""
    low: i64 = TOUCHING_LOW[mask & 0xFFF]
    high: i64 = TOUCHING_HIGH[mask >> 12]
    return low | high


def connected(start: i64, mask: i64) -> i64:
    """The cells of `mask` that hang together with the cells of `start` (R9.3)."""
    group: i64 = start & mask
    edge: i64 = group
    while edge:
        reached: i64 = touching(edge) & mask & ~group
        group |= reached
        edge = reached
    return group


def mask_of(names: list[str]) -> int:
    """The mask of named cells; KeyError names an unknown one."""
    mask = 0
    for name in names:
        mask |= 1 << CELL_BY_NAME[name]
    return mask


class ZooMap:
    """One side of the printed zoo map (R2.2–R2.5). `bonus[cell]` is an effect word, 0 for none."""

    def __init__(
        self,
        side: int,
        certain: bool,
        entrance: int,
        printed: int,
        river: int,
        bonus: list[int],
    ) -> None:
        self.side: Final = side
        self.certain: Final = certain
        self.entrance: Final = entrance
        self.printed: Final = printed
        self.river: Final = river
        self.bonus: Final = bonus
        self.spaces: Final = ALL_CELLS & ~printed & ~BIT[entrance]
        self.gate: Final = NEIGHBOURS[entrance]

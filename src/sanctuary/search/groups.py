"""Connected groups of icons, by size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanctuary.rules.cells import BIT, connected, count_cells, lowest_cell, touching

if TYPE_CHECKING:
    from mypy_extensions import i64


def largest_group(mask: i64) -> int:
    """Cells in the largest connected group of a mask."""
    largest: i64 = 0
    while mask:
        group = connected(BIT[lowest_cell(mask)], mask)
        size = count_cells(group)
        if size > largest:
            largest = size
        mask &= ~group
    return int(largest)


def largest_group_with_room(mask: i64, free: i64) -> int:
    """Cells in the largest connected group that touches a free space."""
    largest: i64 = 0
    while mask:
        group = connected(BIT[lowest_cell(mask)], mask)
        size = count_cells(group)
        if size > largest and touching(group) & free:
            largest = size
        mask &= ~group
    return int(largest)

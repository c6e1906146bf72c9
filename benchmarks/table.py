"""Figures as a plain table: medians of several rounds, with the spread beside them."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class Figure:
    """One measured figure over several rounds. `goal` is what the project asks for, in words."""

    def __init__(self, name: str, unit: str, values: Iterable[float], goal: str = "") -> None:
        self.name = name
        self.unit = unit
        self.values = list(values)
        self.goal = goal

    @property
    def median(self) -> float:
        """The middle one of the rounds."""
        return median(self.values)

    def row(self) -> str:
        """Name, median, lowest and highest value, unit, goal."""
        low, high = min(self.values), max(self.values)
        return (
            f"{self.name:<52} {_number(self.median):>12} {_number(low):>12} {_number(high):>12}"
            f"  {self.unit:<12} {self.goal}"
        )


def _number(value: float) -> str:
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def print_table(title: str, figures: list[Figure]) -> None:
    """Print figures under a title."""
    print(f"\n{title}")
    print(f"{'':<52} {'median':>12} {'lowest':>12} {'highest':>12}")
    for figure in figures:
        print(figure.row())

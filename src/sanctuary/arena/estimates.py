"""Means with 95 % intervals that respect mirrored deals.

Games of one deal are not independent, so the intervals come from drawing whole deals again (B. Efron,
"Bootstrap methods: another look at the jackknife", Ann. Statist. 7, 1979; here with the deals as clusters).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    import polars as pl
    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]

RESAMPLES: Final = 500
INTERVAL: Final = (2.5, 97.5)
"""Per cent: a 95 % interval."""


class Estimate(NamedTuple):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    def as_part(self) -> str:
        """In per cent, to one place."""
        return f"{100 * self.value:.1f} ({100 * self.low:.1f} to {100 * self.high:.1f}) %"

    def as_number(self, places: int = 1) -> str:
        """As it is."""
        return f"{self.value:.{places}f} ({self.low:.{places}f} to {self.high:.{places}f})"


def means(table: pl.DataFrame, key: str, value: str) -> dict[str, Estimate]:
    """For each value of the column `key` the mean of the column `value`; the column `deal` is needed too."""
    return ratios(*_sums(table, key, value))


def parts(table: pl.DataFrame, key: str, value: str) -> dict[str, Estimate]:
    """The same where the values lie from 0 to 1, as parts do: what always or never happened may be luck."""
    return bounded_ratios(*_sums(table, key, value))


def _sums(table: pl.DataFrame, key: str, value: str) -> tuple[Matrix, Matrix, list[str]]:
    """Sums of values and their counts, a row for each deal, a column for each key; the keys."""
    keys, deals = numbered(table[key]), numbered(table["deal"])
    sums = np.zeros((len(deals), len(keys)))
    counts = np.zeros((len(deals), len(keys)))
    at = [deals[deal] for deal in table["deal"]], [keys[name] for name in table[key]]
    np.add.at(sums, at, table[value].to_numpy())
    np.add.at(counts, at, 1.0)
    return sums, counts, list(keys)


def ratios(sums: Matrix, counts: Matrix, names: list[str]) -> dict[str, Estimate]:
    """For each column the sum of one matrix over that of the other; the rows are deals."""
    if not names:
        return {}
    draws = resamples(len(sums))
    drawn = (draws @ sums) / np.maximum(draws @ counts, 1)
    value = sums.sum(axis=0) / np.maximum(counts.sum(axis=0), 1)
    return {name: estimate(value[at], drawn[:, at]) for at, name in enumerate(names)}


def bounded_ratios(sums: Matrix, counts: Matrix, names: list[str]) -> dict[str, Estimate]:
    """Ratios that lie from 0 to 1. Drawing again what is all 0 or all 1 tells nothing: rule of three.

    (J. Hanley, A. Lippman-Hand, "If nothing goes wrong, is everything all right?", JAMA 249, 1983.)
    """
    found = ratios(sums, counts, names)
    for name, deals in zip(names, (counts > 0).sum(axis=0), strict=True):
        value = found[name].value
        if value == 0:
            found[name] = Estimate(value, 0.0, min(1.0, 3 / deals))
        elif value == 1:
            found[name] = Estimate(value, max(0.0, 1 - 3 / deals), 1.0)
    return found


def numbered(column: pl.Series) -> dict[str, int]:
    """The different values of a column with a number each."""
    return {name: number for number, name in enumerate(column.unique(maintain_order=True))}


@lru_cache(1)
def resamples(deals: int) -> Matrix:
    """How often each deal is drawn in each resample; the same ones every time."""
    random = np.random.default_rng(1952)
    return random.multinomial(deals, np.full(deals, 1 / deals), size=RESAMPLES).astype(float)


def estimate(value: float, drawn: Matrix) -> Estimate:
    """A figure with the interval that its resamples lie in."""
    low, high = np.percentile(drawn, INTERVAL)
    return Estimate(float(value), float(low), float(high))

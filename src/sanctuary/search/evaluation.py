"""The expected final points of a seat: its features, weighted (`data/weights.toml`).

Besides the points there already are, a unit of a feature is worth `near` as soon as two of the seat's turns
are still to come, and `far` more for each twenty of them; with no turn to come only the points count.
`sanctuary arena tune` fits the weights to games of self-play.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sanctuary.rules.cells import count_cells
from sanctuary.rules.placement import empty_spaces
from sanctuary.rules.state import GameState
from sanctuary.rules.zoo import NONE
from sanctuary.search.features import FEATURE_COUNT, FEATURES, SCORE, zoo_features
from sanctuary.search.taste import read_taste

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

SPACES_A_TURN: Final = 1.45
MARKERS_A_TURN: Final = 0.3
TILES_A_TURN: Final = 2.7
MANY_TURNS: Final = 30.0
NEAR_TURNS: Final = 2.0
FAR_TURNS: Final = 20.0

OWN_WEIGHTS: Final = {"": "weights.toml", "expert": "expert.toml"}
"""The package's own files; "expert" is one round of tuning further than the usual ones."""


class WeightsError(ValueError):
    """A file of weights that cannot be used; the message says which and why."""


class Weights:
    """near[k], far[k]: the two numbers of feature k; base_*: what none explains.

    taste, solo_taste: search.taste, for the quick judgements.
    """

    def __init__(
        self,
        near: list[float],
        far: list[float],
        base_near: float,
        base_far: float,
        taste: list[float],
        solo_taste: list[float],
    ) -> None:
        self.near: Final = near
        self.far: Final = far
        self.base_near: Final = base_near
        self.base_far: Final = base_far
        self.taste: Final = taste
        self.solo_taste: Final = solo_taste

    def playout_taste(self, players: int) -> list[float]:
        """The taste of playouts in a game of so many players."""
        return self.solo_taste if players == 1 else self.taste

    def with_numbers(
        self, near: list[float], far: list[float], base_near: float, base_far: float
    ) -> Weights:
        """Other weights with the same tastes."""
        return Weights(near, far, base_near, base_far, self.taste, self.solo_taste)

    def __reduce__(self) -> tuple[type[Weights], tuple[object, ...]]:
        numbers = (self.near, self.far, self.base_near, self.base_far)
        return Weights, (*numbers, self.taste, self.solo_taste)


class Outcome:
    """Expected final points as a function of the turns to come: points + near * … + far * …."""

    def __init__(self, points: float, near: float, far: float) -> None:
        self.points: Final = points
        self.near: Final = near
        self.far: Final = far

    def after(self, turns: float) -> float:
        """Expected final points with so many turns to come."""
        return self.points + self.near * min(turns, NEAR_TURNS) / NEAR_TURNS + self.far * turns / FAR_TURNS


def read_weights(file: Traversable | None = None) -> Weights:
    """Weights from a TOML file, by default the package's own. WeightsError names what is missing or odd."""
    source = file or files("sanctuary.search") / "data" / "weights.toml"
    try:
        rows: object = tomllib.loads(source.read_text("utf-8")).get("weights")
    except OSError as error:
        raise WeightsError(f"{source} cannot be read: {error.strerror}") from error
    except ValueError as error:  # no UTF-8, or no TOML
        raise WeightsError(f"{source} cannot be read: {error}") from error
    if not isinstance(rows, dict):
        raise WeightsError(f"{source}: there is no table [weights]")
    odd = set(rows) ^ {*FEATURES, "base"}
    if odd:
        raise WeightsError(f"{source}: weights and features differ: {', '.join(sorted(odd))}")
    near: list[float] = []
    far: list[float] = []
    for name in (*FEATURES, "base"):
        numbers = _two_numbers(rows[name])
        if not numbers:
            raise WeightsError(f"{source}: {name} must be two numbers, [near, far]")
        near.append(numbers[0])
        far.append(numbers[1])
    base_near, base_far = near.pop(), far.pop()
    return Weights(near, far, base_near, base_far, read_taste(), read_taste(None, "solo"))


def _two_numbers(row: object) -> list[float]:
    """A row's numbers; none where it is anything but two finite ones."""
    numbers: list[float] = []
    if isinstance(row, list) and len(row) == 2:
        for value in row:
            if isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value):
                numbers.append(float(value))
    return numbers if len(numbers) == 2 else []


def find_weights(name: str) -> Weights:
    """Weights by the name that players have for them: one of `OWN_WEIGHTS`, or a file's path.

    WeightsError says what is wrong with the file.
    """
    if name in OWN_WEIGHTS:
        return read_weights(files("sanctuary.search") / "data" / OWN_WEIGHTS[name])
    return read_weights(Path(name))


def turns_to_come(state: GameState, seat: int) -> float:
    """How many turns the seat will still begin after the one under way, as an estimate."""
    players = len(state.zoos)
    if state.end_seat != NONE:
        behind = (seat - state.seat) % players
        return 1.0 if 0 < behind < state.turns_left else 0.0
    left = MANY_TURNS
    for zoo in state.zoos:
        spaces = float(count_cells(empty_spaces(state.material.zoo_map, zoo))) / SPACES_A_TURN
        markers = float(count_cells(zoo.markers)) / MARKERS_A_TURN
        left = min(left, spaces, markers)
    left = min(left, state.pile_size() / (TILES_A_TURN * players))
    if players == 1:
        left = min(left, float(len(state.solo_markers) - state.solo_at))
    return left


def expect(state: GameState, seat: int, weights: Weights, known: list[bool]) -> Outcome:
    """What the seat may expect, its turn just over or not yet begun."""
    values = zoo_features(state, seat, weights.taste, known)
    near = weights.base_near
    far = weights.base_far
    for k in range(FEATURE_COUNT):
        value = values[k]
        if value:
            near += value * weights.near[k]
            far += value * weights.far[k]
    return Outcome(values[SCORE], near, far)


def evaluate(state: GameState, seat: int, weights: Weights, known: list[bool]) -> float:
    """Expected final points of the seat, its turn just over or not yet begun."""
    return expect(state, seat, weights, known).after(turns_to_come(state, seat))

"""Fit the weights of the evaluation to games of self-play (least squares, drawn towards the weights before).

Games are played by search over single turns. Up to a turn drawn by lot each seat plays with shaken weights,
so that more kinds of zoo are seen than the best player builds; from there on it plays as well as it can, and
every zoo at the end of a turn is noted with the points that it ended with. The new weights predict better
what is still added, but move only part of the way: which zoos a player builds hangs on what it likes already,
and what merely stands beside the cause of points would be taken for it.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np

from sanctuary.catalogue import catalogue
from sanctuary.players.clock import NEVER
from sanctuary.rules.game import apply_move
from sanctuary.rules.scoring import final_scores
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import Options
from sanctuary.search.evaluation import FAR_TURNS, NEAR_TURNS, Weights, turns_to_come
from sanctuary.search.features import FEATURES, SCORE, zoo_features
from sanctuary.search.turn import best_line, known_tiles

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from sanctuary.rules.state import GameState

SHAKE: Final = 0.3
SHAKEN_ROUNDS: Final = 12
"""From which round on at the latest all play as well as they can."""
WIDTH: Final = 6
NODES: Final = 150
TRUST: Final = 3.0
"""How many times as much as the games the weights before count."""


class Sample:
    """A zoo at the end of a turn: its features, the estimate of its turns to come, its final points."""

    def __init__(self, features: list[float], turns: float, final: float) -> None:
        self.features: Final = features
        self.turns: Final = turns
        self.final: Final = final


def shaken(weights: Weights, random: Random) -> Weights:
    """The weights, each multiplied by a number around 1."""

    def shake(values: list[float]) -> list[float]:
        return [value * random.lognormvariate(0.0, SHAKE) for value in values]

    near, far = shake(weights.near), shake(weights.far)
    return weights.with_numbers(near, far, weights.base_near, weights.base_far)


def play_samples(weights: Weights, players: int, seed: str) -> list[Sample]:
    """Play one game by turn search; all zoos at ends of turns, from where no weights are shaken."""
    random = Random(seed)  # noqa: S311  a choice of games, no secret
    state = new_game(catalogue().material(), Options(players=players), seed)
    seats = [shaken(weights, random) for _ in range(players)]
    first = random.randrange(SHAKEN_ROUNDS * players)
    seen: list[tuple[int, list[float], float]] = []
    while not state.is_over():
        turn, seat = state.turn, state.seat
        known = known_tiles(state)
        play_turn(state, weights if turn >= first else seats[seat])
        if not state.is_over() and turn + 1 >= first:
            features = zoo_features(state, seat, weights.taste, known)
            seen.append((seat, features, turns_to_come(state, seat)))
    finals = [score.total() for score in final_scores(state)]
    return [Sample(features, turns, finals[seat]) for seat, features, turns in seen]


def play_turn(state: GameState, weights: Weights) -> None:
    """Play a turn by its best line, which is looked for anew after each draw from the pile."""
    turn = state.turn
    line: list[int] = []
    while not state.is_over() and state.turn == turn:
        if not line or line[0] not in state.legal:
            line = best_line(state, weights, WIDTH, NODES, NEVER)
        size = state.pile_size()
        apply_move(state, line.pop(0))
        if state.pile_size() != size:
            line = []


def fit(samples: Iterable[Sample], weights: Weights) -> tuple[Weights, float]:
    """The weights between those before and the ones that predict the samples best, as `TRUST` says.

    Also the root mean square of what they miss, in points. The tastes stay.
    """
    rows = []
    targets = []
    for sample in samples:
        values = [*sample.features, 1.0]
        soon = min(sample.turns, NEAR_TURNS) / NEAR_TURNS
        late = sample.turns / FAR_TURNS
        rows.append([value * soon for value in values] + [value * late for value in values])
        targets.append(sample.final - sample.features[SCORE])
    matrix: NDArray[np.float64] = np.array(rows)
    before = np.array([*weights.near, weights.base_near, *weights.far, weights.base_far])
    missed: NDArray[np.float64] = np.array(targets) - matrix @ before
    spread = np.maximum(matrix.std(axis=0), 1e-6)
    scaled = matrix / spread
    normal = scaled.T @ scaled + TRUST * len(rows) * np.eye(scaled.shape[1])
    change = np.linalg.solve(normal, scaled.T @ missed) / spread
    error = float(np.sqrt(np.mean((missed - matrix @ change) ** 2)))
    count = len(FEATURES)
    numbers = [float(number) for number in before + change]
    near, far = numbers[: count + 1], numbers[count + 1 :]
    return weights.with_numbers(near[:count], far[:count], near[count], far[count]), error


def weights_text(weights: Weights) -> str:
    """The weights as the TOML file that `find_weights` reads."""
    lines = [
        "# What a unit of each feature (search/features.py) is worth in points:",
        "# [near: as soon as two turns are to come, far: more for each twenty turns to come].",
        "# Written by `sanctuary arena tune`.",
        "[weights]",
        f"base = [{weights.base_near:.3f}, {weights.base_far:.3f}]",
    ]
    for name, soon, late in zip(FEATURES, weights.near, weights.far, strict=True):
        lines.append(f"{name} = [{soon:.3f}, {late:.3f}]")
    return "\n".join(lines) + "\n"

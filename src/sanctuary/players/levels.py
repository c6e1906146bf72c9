"""The levels people choose from: a player each, with the time it may take for a turn on one core.

A turn stays within its limit: the budgets leave room for what comes between two looks at the clock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.players.greedy import GreedyPlayer
from sanctuary.players.light import LightPlayer
from sanctuary.players.tree_player import TreePlayer
from sanctuary.search.evaluation import find_weights
from sanctuary.search.tree import Settings

if TYPE_CHECKING:
    from sanctuary.players.processes import Numbers
    from sanctuary.search.evaluation import Weights

LIMITS: Final = {"easy": 10.0, "medium": 50.0, "hard": 2000.0, "expert": 10_000.0}
"""Milliseconds that a turn of a level may take."""

EXPERT: Final[Numbers] = (40, 2000, 60, 5, 2.0, 4.0, 1, 5)
"""The arguments of `Settings` that expert searches with."""


def expert_search() -> tuple[Weights, Settings]:
    """What expert searches with, for hints and analyses."""
    return find_weights("expert"), Settings(*EXPERT)


def easy(seed: int = 0) -> LightPlayer:
    """A glance at each decision, often a careless one: at most 10 ms a turn."""
    player = LightPlayer(seed, noise=30.0)
    player.name = f"easy:seed={seed}"
    return player


def medium(seed: int = 0, part: float = 1.0) -> GreedyPlayer:
    """The best turn by the evaluation: at most 50 ms."""
    player = GreedyPlayer(seed, ms=max(1, round(24 * part)))
    player.name = f"medium:seed={seed},part={part:g}"
    return player


def hard(seed: int = 0, part: float = 1.0) -> TreePlayer:
    """A tree search of at most 2 s a turn."""
    player = TreePlayer(seed, ms=max(1, round(1800 * part)))
    player.name = f"hard:seed={seed},part={part:g}"
    return player


def expert(seed: int = 0, part: float = 1.0) -> TreePlayer:
    """A wider and deeper tree search in paired worlds, with better weights: at most 10 s a turn."""
    player = TreePlayer(seed, max(1, round(9000 * part)), 0, *EXPERT, weights="expert")
    player.name = f"expert:seed={seed},part={part:g}"
    return player

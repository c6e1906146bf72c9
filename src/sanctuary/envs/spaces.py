"""Gymnasium spaces of observations and moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from sanctuary.observations.layout import highest_values
from sanctuary.rules.moves import MOVE_COUNT

if TYPE_CHECKING:
    from numpy.typing import NDArray


def observation_space(players: int) -> spaces.Space[Any]:
    """`observation`: uint8, each element from 0 to its highest value; `action_mask`: int8, a move each."""
    high = np.frombuffer(highest_values(players), np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (MOVE_COUNT,), np.int8),
        }
    )


def move_space() -> spaces.Discrete:
    """Every move there is, by its number."""
    return spaces.Discrete(MOVE_COUNT)


def scaled(observation: NDArray[Any], players: int) -> NDArray[np.float32]:
    """Observations (last axis) as float32 between 0 and 1: each element divided by its highest value."""
    high = np.frombuffer(highest_values(players), np.uint8).astype(np.float32)
    return np.asarray(observation, np.float32) / high

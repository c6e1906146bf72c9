"""A learned player's file, for tests: a policy of the right shape that has learned nothing yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest

from sanctuary.envs.spaces import move_space
from sanctuary.observations.layout import observation_size

if TYPE_CHECKING:
    from pathlib import Path


class Shapes(gymnasium.Env[Any, Any]):
    """Nothing but the shapes that a policy for so many players is made for."""

    def __init__(self, players: int) -> None:
        self.observation_space = gymnasium.spaces.Box(0, 1, (observation_size(players),), np.float32)
        self.action_space = move_space()


def unlearned_model(file: Path, players: int = 2) -> str:
    """Save a policy and return the player's name; skips the test where PyTorch is not installed."""
    pytest.importorskip("sb3_contrib", reason="the extra `train` is not installed (make train)")
    from sb3_contrib import MaskablePPO

    model = MaskablePPO(
        "MlpPolicy", Shapes(players), policy_kwargs={"net_arch": [8]}, device="cpu", seed=1
    )
    model.save(file)
    return f"model:{file}"

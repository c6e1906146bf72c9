"""Random play through an environment, the same for all tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from pettingzoo import AECEnv


def pick(mask: NDArray[Any], chance: np.random.Generator) -> int:
    """Return one of the legal moves."""
    return int(chance.choice(np.flatnonzero(mask)))


def play_aec(env: AECEnv[str, Any, Any], seed: int, moves: int = 100_000) -> list[tuple[str, int]]:
    """Play random moves until the end, or so many; who made which."""
    chance = np.random.default_rng(seed)
    made: list[tuple[str, int]] = []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated or len(made) == moves:
            break
        assert seen is not None
        made.append((agent, pick(seen["action_mask"], chance)))
        env.step(made[-1][1])
    return made

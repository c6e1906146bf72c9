"""Random play through the PettingZoo environment: `random_play.py --games 3 --players 4`."""

from __future__ import annotations

import argparse

import numpy as np

from sanctuary.envs import sanctuary_v0


def main() -> None:
    """Play games and print how each ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    env = sanctuary_v0.env(players=given.players, reward="score")
    chance = np.random.default_rng(0)
    for seed in range(given.games):
        env.reset(seed=seed)
        moves = 0
        points = {}
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            if terminated or truncated:
                points[agent] = reward
                env.step(None)
                continue
            env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
            moves += 1
        print(f"game {seed}: {moves} moves, points {points}")


if __name__ == "__main__":
    main()

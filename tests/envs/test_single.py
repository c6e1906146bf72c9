"""The Gymnasium environment passes Gymnasium's check, and seats agent and opponents as it says."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.playing import pick
from sanctuary.envs.single import ENVIRONMENT_ID, SanctuaryEnv
from sanctuary.players import PlayerError


def play(env: SanctuaryEnv, seed: int) -> tuple[float, dict[str, Any], int]:
    """Play a whole game at random: reward, last info, moves of the agent."""
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    moves = 0
    while True:
        seen, reward, over, _, info = env.step(pick(seen["action_mask"], chance))
        moves += 1
        if over:
            return reward, info, moves


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": 1, "reward": "score"},
        {"players": 4, "side": 2, "seat": 2, "reward": "rank"},
        {"small": True, "opponents": "light", "reward": "difference"},
    ],
    ids=str,
)
def test_gymnasium_check(options: dict[str, Any]) -> None:
    env = gymnasium.make(ENVIRONMENT_ID, disable_env_checker=True, **options).unwrapped
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*no render modes.*|.*render_mode.*")
        check_env(env)


def test_agent_sits_where_it_was_put() -> None:
    env = SanctuaryEnv(players=4, seat=3, opponents=["random", "light", "greedy:width=2"])
    _, info = env.reset(seed=1)
    assert info["seat"] == env.seat == 3
    seats = set()
    for seed in range(20):
        moving = SanctuaryEnv(players=4)
        seats.add(moving.reset(seed=seed)[1]["seat"])
    assert seats == {0, 1, 2, 3}


def test_opponents_play_until_the_agent_decides() -> None:
    env = SanctuaryEnv(players=3, seat=1)
    chance = np.random.default_rng(0)
    seen, _ = env.reset(seed=2)
    for _ in range(60):
        assert env.game.seat == 1
        assert seen["action_mask"].any()
        assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
        seen, *_ = env.step(pick(seen["action_mask"], chance))


def test_reward_is_the_agents() -> None:
    reward, info, _ = play(SanctuaryEnv(players=3, seat=2, reward="score"), 4)
    assert reward == info["points"][2]


def test_same_seed_same_game_whatever_was_played_before() -> None:
    fresh = play(SanctuaryEnv(opponents="light"), 11)
    env = SanctuaryEnv(opponents="light")
    play(env, 5)
    assert play(env, 11) == fresh


def test_a_stronger_opponent_wins_more() -> None:
    results = {
        opponent: sum(play(SanctuaryEnv(small=True, opponents=opponent), seed)[0] for seed in range(12))
        for opponent in ("random", "light")
    }
    assert results["light"] < results["random"]


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copy_goes_on_as_the_original(copied: Any) -> None:
    env = SanctuaryEnv(players=2)
    chance = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    for _ in range(30):
        seen, *_ = env.step(pick(seen["action_mask"], chance))
    other = copied(env)
    for _ in range(40):
        move = pick(seen["action_mask"], chance)
        seen, reward, over, _, _ = env.step(move)
        same, other_reward, other_over, _, _ = other.step(move)
        assert (seen["observation"] == same["observation"]).all()
        assert (reward, over) == (other_reward, other_over)


def test_illegal_move_ends_the_game_and_says_why() -> None:
    env = SanctuaryEnv()
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


def test_wrong_options_are_named() -> None:
    with pytest.raises(PlayerError, match="nobody"):
        SanctuaryEnv(opponents="nobody")
    with pytest.raises(ValueError, match="seat: 2"):
        SanctuaryEnv(players=2, seat=2)
    with pytest.raises(ValueError, match="opponents: 1 of them for 2"):
        SanctuaryEnv(players=3, opponents=["random"])

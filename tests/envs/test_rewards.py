"""Rewards of finished games, worked out by hand."""

from __future__ import annotations

import pytest

from sanctuary.envs.rewards import REWARDS, difference_rewards, rank_rewards, score_rewards, win_rewards


def test_winner_gains_what_the_others_lose() -> None:
    assert win_rewards([(50, 3), (70, 4)], [1]) == [-1.0, 1.0]
    assert win_rewards([(50, 3), (70, 4), (20, 1)], [1]) == pytest.approx([-0.5, 1.0, -0.5])


def test_shared_victory_of_two_is_worth_nothing() -> None:
    assert win_rewards([(50, 3), (50, 3)], [0, 1]) == [0.0, 0.0]


def test_ranks_go_down_in_even_steps_and_ties_are_broken_by_animals() -> None:
    assert rank_rewards([(50, 3), (70, 4), (50, 5)], [1]) == [-1.0, 1.0, 0.0]
    assert rank_rewards([(50, 3), (70, 4), (50, 3)], [1]) == [-0.5, 1.0, -0.5]


def test_difference_is_to_the_best_of_the_others() -> None:
    assert difference_rewards([(50, 3), (70, 4), (20, 1)], [1]) == [-20.0, 20.0, -50.0]
    assert difference_rewards([(44, 2)], []) == [44.0]


def test_score_is_the_points() -> None:
    assert score_rewards([(50, 3), (70, 4)], [1]) == [50.0, 70.0]


@pytest.mark.parametrize("name", ["win", "rank"])
def test_solo_game_is_won_or_lost(name: str) -> None:
    assert REWARDS[name]([(80, 5)], [0]) == [1.0]
    assert REWARDS[name]([(80, 5)], []) == [-1.0]

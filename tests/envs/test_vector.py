"""Many games in one call play exactly the games that single ones play."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from sanctuary.envs.game import Game, GameOptions
from sanctuary.envs.vector import VectorGames
from sanctuary.rules.moves import MOVE_COUNT
from sanctuary.rules.reasons import IllegalMove


def drawn(masks: np.ndarray[Any, Any], chance: np.random.Generator) -> np.ndarray[Any, Any]:
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize(
    "options", [{"players": 2, "small": True}, {"players": 4, "reward": "score"}], ids=str
)
def test_games_are_those_a_single_game_plays(options: dict[str, Any]) -> None:
    """Dealt from the same generator, game after game, with the same rewards at the end."""
    count = 3
    games = VectorGames(count, seed=6, **options)
    generator = np.random.default_rng(6)
    chance = np.random.default_rng(1)

    def fresh() -> Game:
        return Game(GameOptions(**options), str(generator.integers(2**63)))

    single = [fresh() for _ in range(count)]
    ended = 0
    while ended < 2 * count:
        moves = drawn(games.masks, chance)
        _, rewards, over, _ = games.step(moves)
        for place in range(count):
            single[place].play(int(moves[place]))
            assert over[place] == single[place].is_over()
            assert rewards[place].tolist() == pytest.approx(single[place].rewards())
            if single[place].is_over():
                single[place] = fresh()
                ended += 1
            seat = single[place].seat
            assert games.seats[place] == seat
            assert (games.observations[place] == single[place].observation(seat)).all()
            assert (games.masks[place] == single[place].mask(seat)).all()


def test_reset_with_a_seed_deals_the_same_again() -> None:
    games = VectorGames(2, seed=1)
    first = games.observations.copy()
    games.step(drawn(games.masks, np.random.default_rng(0)))
    assert (games.reset(seed=1) == first).all()
    assert not (games.reset() == first).all()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
@pytest.mark.parametrize("steps", [0, 25, 300])
def test_copy_goes_on_as_the_original(copied: Any, steps: int) -> None:
    """Also in the middle of turns, and just after a game has ended."""
    games = VectorGames(3, seed=4, players=3, small=True, reward="score")
    chance = np.random.default_rng(2)
    taken = 0
    while taken < steps or (steps > 100 and not games.over.any()):
        games.step(drawn(games.masks, chance))
        taken += 1
    other = copied(games)
    kept = games.observations.copy()
    assert (other.rewards == games.rewards).all()
    assert (other.over == games.over).all()
    for _ in range(150):
        assert (other.observations == games.observations).all()
        assert (other.masks == games.masks).all()
        assert (other.seats == games.seats).all()
        moves = drawn(games.masks, chance)
        told = [one.copy() for one in games.step(moves)]
        assert all((a == b).all() for a, b in zip(told, other.step(moves), strict=True))
    assert (copied(games).observations == games.observations).all()
    assert (kept != games.observations).any()


def test_game_waits_where_the_move_is_minus_one() -> None:
    games = VectorGames(2, seed=1)
    before = games.observations.copy()
    moves = drawn(games.masks, np.random.default_rng(0))
    moves[1] = -1
    games.step(moves)
    assert (games.observations[1] == before[1]).all()
    assert (games.observations[0] != before[0]).any()


def test_illegal_move_changes_nothing() -> None:
    games = VectorGames(2, seed=1)
    moves = drawn(games.masks, np.random.default_rng(0))
    before = games.observations.copy()
    moves[1] = MOVE_COUNT - 1
    with pytest.raises(IllegalMove):
        games.step(moves)
    assert (games.observations == before).all()


def test_wrong_numbers_are_named() -> None:
    with pytest.raises(ValueError, match="count: 0"):
        VectorGames(0)
    with pytest.raises(ValueError, match="moves: 1 of them for 2"):
        VectorGames(2).step(np.zeros(1, int))

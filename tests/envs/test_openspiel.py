"""The OpenSpiel game passes OpenSpiel's own simulation; chance, copies and knowledge are right."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import sanctuary.envs.openspiel  # noqa: E402
from sanctuary.envs.openspiel import SanctuaryObserver  # noqa: E402
from sanctuary.observations.layout import observation_size  # noqa: E402
from sanctuary.rules.moves import MOVE_COUNT  # noqa: E402
from sanctuary.views.json import view_to_json  # noqa: E402

PLAYTHROUGH = Path(__file__).with_name("playthrough.txt")
GAMES = [
    "sanctuary",
    "sanctuary(players=3,small=True,reward=rank)",
    "sanctuary(players=5,small=True,side=2,reward=score)",
]


def moves_of(game: Any, seed: int, *, length: int = 10_000) -> Any:
    """Play at random, chance included, and return the state at the end or after so many nodes."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and len(state.history()) < length:
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_openspiel_random_simulation(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
def test_openspiel_random_simulation_saves_every_state() -> None:
    game = pyspiel.load_game("sanctuary(small=True)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("length", [0, 1, 5, 9, 40, 41, 42, 43, 150])
def test_saved_state_is_the_same_and_goes_on_the_same(length: int) -> None:
    """Also in the middle of the deal and of a move that draws."""
    game = pyspiel.load_game("sanctuary(players=3)")
    state = moves_of(game, 3, length=length)
    _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    clone = state.clone()
    chance = random.Random(1)
    for _ in range(30):
        assert str(state) == str(other) == str(clone)
        assert state.legal_actions() == other.legal_actions() == clone.legal_actions()
        assert state.history() == other.history() == clone.history()
        action = chance.choice(state.legal_actions())
        for one in (state, other, clone):
            one.apply_action(action)


def test_clone_is_independent() -> None:
    state = moves_of(pyspiel.load_game("sanctuary"), 3, length=60)
    before = str(state), state.history()
    clone = state.clone()
    for _ in range(40):
        clone.apply_action(clone.legal_actions()[0])
    assert (str(state), state.history()) == before


@pytest.mark.parametrize("name", GAMES)
def test_chance_draws_only_tiles_that_are_left(name: str) -> None:
    """No tile comes out twice, and what a chance node offers adds up to certainty."""
    game = pyspiel.load_game(name)
    chance = random.Random(8)
    state = game.new_initial_state()
    places = 2 + game.num_players()
    drawn: list[int] = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(part for _, part in outcomes) == pytest.approx(1)
            assert len(outcomes) <= game.max_chance_outcomes()
            action = chance.choice(outcomes)[0]
            drawn.append(action)
        else:
            action = chance.choice(state.legal_actions())
        state.apply_action(action)
    tiles = drawn[places:]
    assert len(set(tiles)) == len(tiles) > 20


def test_history_alone_makes_the_game() -> None:
    game = pyspiel.load_game("sanctuary(players=3)")
    state = moves_of(game, 2)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("player", [0, 1])
def test_resampled_state_is_the_same_to_its_player_only(player: int) -> None:
    game = pyspiel.load_game("sanctuary")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = moves_of(game, 5, length=120)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    others = [state.resample_from_infostate(player, sampler) for _ in range(4)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions() or state.current_player() != player
    piles = {tuple(other.open.state.pile) for other in others}
    assert len(piles) == 4


def test_information_state_tells_apart_what_a_player_can_tell_apart() -> None:
    """Every decision of a player in a game has an information state of its own: nothing is forgotten."""
    chance = random.Random(4)
    state = pyspiel.load_game("sanctuary(small=True)").new_initial_state()
    seen: dict[int, list[str]] = {0: [], 1: []}
    while not state.is_terminal():
        player = state.current_player()
        if player >= 0:
            seen[player].append(state.information_state_string(player))
        state.apply_action(chance.choice(state.legal_actions()))
    for states in seen.values():
        assert len(set(states)) == len(states)
        assert all(later.startswith(earlier) for earlier, later in itertools.pairwise(states))


def test_observation_is_the_players_view() -> None:
    game = pyspiel.load_game("sanctuary")
    state = moves_of(game, 5, length=90)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for player in range(2):
        text = state.observation_string(player)
        assert json.loads(text.split(" ", 2)[2]) == view_to_json(state.open.view(player))
        tensor = np.array(state.observation_tensor(player))
        assert tensor.shape == (observation_size(2),)
        assert tensor.min() == 0
        assert tensor.max() <= 1
    assert game.num_distinct_actions() == MOVE_COUNT


def test_observer_refuses_what_it_cannot_show() -> None:
    kind = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="one player"):
        SanctuaryObserver(kind, None, 2)


@pytest.mark.parametrize("parameters", ["players=1", "players=6", "side=3", "reward=fame"])
def test_wrong_parameters_are_refused(parameters: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError)):
        pyspiel.load_game(f"sanctuary({parameters})")


@pytest.mark.slow
def test_openspiel_tree_searches_play() -> None:
    """MCTS on the state itself, and ISMCTS on resampled ones, both finish moves that are legal."""
    game = pyspiel.load_game("sanctuary(small=True)")
    state = moves_of(game, 1, length=30)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searcher = mcts.MCTSBot(game, 2, 5, evaluator, random_state=np.random.RandomState(1))
    assert searcher.step(state) in state.legal_actions()
    sampler = ismcts.ISMCTSBot(game, evaluator, 2, 5, random_state=np.random.RandomState(1))
    assert sampler.step(state) in state.legal_actions()


def playthrough() -> str:
    """Tell a whole game: who chose what from how many, and what it came to."""
    game = pyspiel.load_game("sanctuary(players=3)")
    chance = random.Random(2024)
    state = game.new_initial_state()
    lines = [str(game)]
    while not state.is_terminal():
        legal = state.legal_actions()
        action = chance.choice(legal)
        player = state.current_player()
        word = state.action_to_string(player, action)
        lines.append(f"{player} {len(legal)} {sum(legal)} {action} {word}")
        state.apply_action(action)
    lines.append(f"returns {state.returns()}")
    lines.append(str(state))
    return "\n".join(lines) + "\n"


def test_recorded_playthrough_still_holds() -> None:
    """Written anew (run this module) only when rules or data were meant to change."""
    assert playthrough() == PLAYTHROUGH.read_text("utf-8")


def test_registered_once() -> None:
    assert "sanctuary" in pyspiel.registered_names()
    assert sanctuary.envs.openspiel.GAME_TYPE.min_num_players == 2


if __name__ == "__main__":
    PLAYTHROUGH.write_text(playthrough(), "utf-8")

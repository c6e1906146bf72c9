"""The PettingZoo environment passes PettingZoo's own tests, and plays the game it says it plays."""

from __future__ import annotations

import copy
import pickle
import warnings
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.save_obs_test import test_save_obs as check_save_obs
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from envs.playing import pick, play_aec
from sanctuary.envs import sanctuary_v0
from sanctuary.envs.rewards import ILLEGAL
from sanctuary.rules.moves import MOVE_COUNT
from sanctuary.rules.reasons import IllegalMove

if TYPE_CHECKING:
    from pettingzoo import AECEnv

OPTIONS: list[dict[str, Any]] = [
    {},
    {"players": 1},
    {"players": 3, "side": 2, "reward": "rank"},
    {"players": 5, "short": True, "reward": "score"},
    {"small": True, "reward": "difference"},
]
every_option = pytest.mark.parametrize("options", OPTIONS, ids=str)


@every_option
def test_pettingzoo_api(options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # Said of every environment with an action mask that is not on PettingZoo's own list.
        warnings.filterwarnings("ignore", "Observation (space for each agent|is not a NumPy array)")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(sanctuary_v0.env(**options), num_cycles=300)


@every_option
def test_pettingzoo_seeds(options: dict[str, Any]) -> None:
    seed_test(lambda: sanctuary_v0.env(**options), num_cycles=200)


class LegalMoves(wrappers.BaseWrapper[str, Any, Any]):  # type: ignore[misc]
    """Puts a legal move in the place of an illegal one: PettingZoo's test draws without looking at masks."""

    def step(self, action: Any) -> None:
        seen = self.observe(self.agent_selection)
        if action is not None and not seen["action_mask"][action]:
            action = np.flatnonzero(seen["action_mask"])[0]
        super().step(action)


def test_pettingzoo_max_cycles() -> None:
    """Solo, because the test takes it for granted that agents move by turns of one move."""

    def env(max_cycles: int) -> AECEnv[str, Any, Any]:
        return LegalMoves(sanctuary_v0.env(players=1, max_cycles=max_cycles))

    def parallel_env(max_cycles: int) -> Any:
        return turn_based_aec_to_parallel(env(max_cycles))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


def test_game_is_truncated_after_max_cycles() -> None:
    env = sanctuary_v0.env(players=3, max_cycles=10)
    assert len(play_aec(env, 1)) == 10
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}


def test_pettingzoo_render() -> None:
    render_test(sanctuary_v0.env, {"svg": lambda drawing: drawing.startswith("<svg ")})


def test_pettingzoo_save_obs(capsys: pytest.CaptureFixture[str]) -> None:
    """Observations are rows of named numbers, no pictures, and PettingZoo's check says so."""
    check_save_obs(sanctuary_v0.env())
    assert "Observations must be Box to save observations as image" in capsys.readouterr().out


@every_option
def test_pettingzoo_parallel_api(options: dict[str, Any]) -> None:
    """The game is played by turns: of all the moves that arrive together, the seat in turn's is made."""
    parallel_api_test(sanctuary_v0.parallel_env(**options), num_cycles=100)


@every_option
def test_pettingzoo_parallel_seeds(options: dict[str, Any]) -> None:
    """The test draws moves without looking at masks, so it soon ends the game by an illegal one."""
    parallel_seed_test(lambda: sanctuary_v0.parallel_env(**options), num_cycles=50)


def test_parallel_conversion_plays_a_whole_game() -> None:
    env = sanctuary_v0.parallel_env(small=True)
    chance = np.random.default_rng(5)
    seen, _ = env.reset(seed=5)
    total = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        moves = {
            agent: pick(seen[agent]["action_mask"], chance) if seen[agent]["action_mask"].any() else None
            for agent in env.agents
        }
        seen, rewards, _, _, _ = env.step(moves)
        for agent, reward in rewards.items():
            total[agent] += reward
    assert sorted(total.values()) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize("players", [1, 2, 4])
def test_rewards_come_once_and_at_the_end(players: int) -> None:
    env = sanctuary_v0.env(players=players, reward="win")
    play_aec(env, players)
    rewards = env._cumulative_rewards
    assert set(env.terminations.values()) == {True}
    if players > 1:
        assert sum(rewards.values()) == pytest.approx(0)
        assert max(rewards.values()) >= 0
    else:
        assert set(rewards.values()) <= {1.0, -1.0}


def test_same_seed_same_game_and_another_seed_another() -> None:
    games = [play_aec(sanctuary_v0.env(), seed, 40) for seed in (7, 7, 8)]
    assert games[0] == games[1] != games[2]


def test_reset_without_seed_deals_another_game_that_follows_from_the_seed() -> None:
    def second_deal() -> bytes:
        env = sanctuary_v0.env()
        env.reset(seed=3)
        first = env.observe("player_0")["observation"].tobytes()
        env.reset()
        second: bytes = env.observe("player_0")["observation"].tobytes()
        assert first != second
        return second

    assert second_deal() == second_deal()


def test_global_random_numbers_are_left_alone() -> None:
    np.random.seed(1)  # noqa: NPY002
    before = str(np.random.get_state())  # noqa: NPY002
    play_aec(sanctuary_v0.env(small=True), 2)
    assert str(np.random.get_state()) == before  # noqa: NPY002


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copy_goes_on_as_the_original(copied: Any) -> None:
    env = sanctuary_v0.env(players=3)
    play_aec(env, 4, 60)
    other = copied(env)
    chance = np.random.default_rng(9)
    for _ in range(120):
        seen, same = env.last()[0], other.last()[0]
        assert seen["observation"].tobytes() == same["observation"].tobytes()
        assert seen["action_mask"].tobytes() == same["action_mask"].tobytes()
        move = pick(seen["action_mask"], chance)
        env.step(move)
        if chance.random() < 0.5:
            other.step(move)
        else:
            other = copied(other)
            other.step(move)


@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_pettingzoo_makes_it_by_name(kind: str) -> None:
    env = pettingzoo.make(kind, "Sanctuary-v0", players=4)
    assert env.possible_agents == ["player_0", "player_1", "player_2", "player_3"]


def test_only_the_agent_in_turn_has_moves() -> None:
    env = sanctuary_v0.env(players=3)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert [agent for agent, any_move in masks.items() if any_move] == [env.agent_selection]


def test_illegal_move_ends_the_game_for_its_maker() -> None:
    env = sanctuary_v0.env()
    env.reset(seed=1)
    mover = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(mover)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env._cumulative_rewards[mover] == -1
    assert set(env.terminations.values()) == {True}


def wrapped(**options: Any) -> AECEnv[str, Any, Any]:
    """Return the environment in PettingZoo's own wrappers, which `CheckedEnv` stands in for."""
    raw = sanctuary_v0.raw_env(**options)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL[raw.options.reward])
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def told(env: AECEnv[str, Any, Any]) -> list[object]:
    """Return all that an environment tells between two steps."""
    seen, *rest = env.last() if env.agents else (None,)
    rows = [] if seen is None else [seen["observation"].tobytes(), seen["action_mask"].tobytes()]
    named = (env.rewards, env.terminations, env.truncations, env._cumulative_rewards)
    return [env.agents[:], env.agent_selection, *rows, *rest, *(dict(one) for one in named)]


@every_option
@pytest.mark.parametrize("illegal_after", [0, 7, 10_000])
def test_checks_do_what_the_standard_wrappers_do(options: dict[str, Any], illegal_after: int) -> None:
    """Step by step, through an illegal move or to the regular end, until every agent has left."""
    envs = [sanctuary_v0.env(**options), wrapped(**options)]
    chance = np.random.default_rng(illegal_after)
    for env in envs:
        env.reset(seed=5)
    moves = 0
    while envs[1].agents:
        assert told(envs[0]) == told(envs[1])
        mask = envs[1].observe(envs[1].agent_selection)["action_mask"]
        done = envs[1].terminations[envs[1].agent_selection]
        action = None if done else pick(mask if moves != illegal_after else 1 - mask, chance)
        for env in envs:
            env.step(action)
        moves += 1
    assert told(envs[0]) == told(envs[1])
    assert not envs[0].agents
    for env in envs:
        env.step(0)  # only told of, by a warning
    assert told(envs[0]) == told(envs[1])


@pytest.mark.parametrize(
    "call",
    [
        lambda env: env.step(0),
        lambda env: env.observe("player_0"),
        lambda env: env.render(),
        lambda env: env.agent_iter(),
    ],
)
def test_calls_before_reset_are_refused(call: Any) -> None:
    for env in (sanctuary_v0.env(), wrapped()):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before"):
            call(env)


@pytest.mark.parametrize(
    "name", ["agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos"]
)
def test_nothing_is_told_before_reset(name: str) -> None:
    for env in (sanctuary_v0.env(), wrapped()):
        with pytest.raises(AttributeError):
            getattr(env, name)


@pytest.mark.parametrize("action", [-1, MOVE_COUNT, 3.0, None, "A001"])
def test_move_outside_the_action_space_is_refused_and_changes_nothing(action: Any) -> None:
    for env in (sanctuary_v0.env(), wrapped()):
        env.reset(seed=1)
        before = told(env)
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(action)
        assert told(env) == before


def test_agents_are_named_once_a_step() -> None:
    for env in (sanctuary_v0.env(), wrapped()):
        env.reset(seed=1)
        agents = iter(env.agent_iter())
        next(agents)
        with pytest.raises(AssertionError, match="need to call step"):
            next(agents)


def test_raw_environment_refuses_an_illegal_move_with_its_rule() -> None:
    env = sanctuary_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(MOVE_COUNT - 1)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 6}, "players: 6"),
        ({"side": 3}, "side"),
        ({"reward": "fame"}, "reward: 'fame'"),
        ({"render_mode": "film"}, "render_mode: 'film'"),
        ({"players": 1, "solo_markers": 4}, "solo_markers: 4"),
    ],
)
def test_wrong_options_are_named(options: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        sanctuary_v0.env(**options)


def test_small_variant_is_played_with_a_third_of_the_tiles() -> None:
    small, full = (sanctuary_v0.raw_env(small=small) for small in (True, False))
    moves = [len(play_aec(env, 3)) for env in (small, full)]
    assert moves[0] < 0.7 * moves[1]
    small.reset(seed=3)
    view = small.game.view(0)
    assert view.pile_size + sum(tile >= 0 for tile in view.display) == 45
    assert len(view.discards) == 90


def test_picture_and_text_show_the_turn() -> None:
    for mode, kind in (("rgb_array", np.ndarray), ("ansi", str), ("svg", str)):
        env = sanctuary_v0.env(render_mode=mode)
        play_aec(env, 1, 30)
        assert isinstance(env.render(), kind)

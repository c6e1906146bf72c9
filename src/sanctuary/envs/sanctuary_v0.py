"""The PettingZoo environment: every seat an agent, one decision a step (AEC).

    from sanctuary.envs import sanctuary_v0
    env = sanctuary_v0.env(players=3, render_mode="ansi")

or, once this module was imported, `pettingzoo.make("aec", "Sanctuary-v0", players=3)`.

Terry et al., "PettingZoo: Gym for Multi-Agent Reinforcement Learning", NeurIPS 2021.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from gymnasium.utils import seeding
from pettingzoo import AECEnv, aec_registry, parallel_registry, register
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env import AECIterable, AECIterator
from pettingzoo.utils.env_logger import EnvLogger

from sanctuary.envs.game import Game, GameOptions
from sanctuary.envs.render import RENDER_MODES, check_render_mode, rendered
from sanctuary.envs.rewards import ILLEGAL
from sanctuary.envs.spaces import move_space, observation_space

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import ParallelEnv

Observation = dict[str, "NDArray[Any]"]
ENVIRONMENT_ID = "Sanctuary-v0"


def env(**options: Any) -> CheckedEnv:
    """The environment for learning and play: an illegal move ends the game, at the mover's expense."""
    return CheckedEnv(**options)


def parallel_env(**options: Any) -> ParallelEnv[str, Any, Any]:
    """All agents in one call, as far as a turn-based game can: only the agent in turn is listened to."""
    return turn_based_aec_to_parallel(env(**options))


class raw_env(AECEnv[str, Observation, Any]):  # type: ignore[misc]  # noqa: N801
    """The environment without wrappers; a move must be legal.

    players, side, short, small, solo_markers, reward: see `GameOptions`. max_cycles: truncate after so many
    moves, 0 for never. render_mode: human, ansi, rgb_array or svg.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "sanctuary_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(self, render_mode: str | None = None, max_cycles: int = 0, **options: Any) -> None:
        super().__init__()
        self.options = GameOptions(**options)
        self.options.rules()
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.options.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = observation_space(self.options.players)
        self._move_spaces = {agent: move_space() for agent in self.possible_agents}
        self._random: np.random.Generator | None = None
        self._game: Game | None = None
        self._moves = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002  the same for all
        """See `observations.layout` for what stands where."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """Every move there is, by its number (`rules.moves`)."""
        return self._move_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game; without a seed the generator of the last one goes on."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._game = Game(self.options, str(self._random.integers(2**63)))
        self._moves = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._game.seat]

    @property
    def game(self) -> Game:
        """The game under way. AttributeError before the first reset."""
        if self._game is None:
            raise AttributeError("call reset first")
        return self._game

    def observe(self, agent: str) -> Observation:
        """`observation` and `action_mask` of an agent, whose mask is all 0 while another one decides."""
        seat = self._seats[agent]
        game = self.game
        return {"observation": game.observation(seat), "action_mask": game.mask(seat)}

    def step(self, action: Any) -> None:
        """Make a move, None for an agent that is done. IllegalMove leaves everything as it was."""
        if self._is_done():
            self._was_dead_step(action)
        else:
            self._play(action)

    def _is_done(self) -> bool:
        """Whether nothing but leaving remains for the agent in turn."""
        agent = self.agent_selection
        return self.terminations[agent] or self.truncations[agent]

    def _play(self, action: Any) -> None:
        game = self.game
        game.play(int(action))
        self._moves += 1
        if game.is_over():
            self.rewards = dict(zip(self.possible_agents, game.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self._moves == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[game.seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The game as the seat in turn sees it, in the way of `render_mode`."""
        return rendered(self.game.view(self.game.seat), self.render_mode)

    def close(self) -> None:
        """Nothing is held."""


class CheckedEnv(raw_env):
    """The environment with the checks of PettingZoo's standard wrappers, and what they do, in one class.

    AssertionError: a call before `reset`, two rounds of `agent_iter` without a step, or a move outside the
    action space. An illegal move gets the reward `rewards.ILLEGAL` and ends the game for everybody.
    The wrappers themselves hand every call and every attribute through three layers, which costs several
    times what a step does.
    """

    def __init__(self, render_mode: str | None = None, max_cycles: int = 0, **options: Any) -> None:
        super().__init__(render_mode, max_cycles, **options)
        self._stepped = False  # no step since `agent_iter` last named an agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed the generator of the last one goes on."""
        super().reset(seed, options)
        self._stepped = True

    def step(self, action: Any) -> None:
        """Make a move, None for an agent that is done; an illegal move ends the game."""
        if self._game is None:
            EnvLogger.error_step_before_reset()
        self._stepped = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        elif self._is_done():
            self._was_dead_step(action)
        elif not self._move_spaces[self.agent_selection].contains(action):
            raise AssertionError(f"action is not in action space: {action!r}")
        elif action in self.game.legal:
            self._play(action)
        else:
            self._end_by_illegal_move()

    def observe(self, agent: str) -> Observation:
        """`observation` and `action_mask` of an agent, whose mask is all 0 while another one decides."""
        if self._game is None:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> Any:
        """The game as the seat in turn sees it, in the way of `render_mode`."""
        if self._game is None:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Any, Any]:
        """The agent in turn, again and again, with a step in between."""
        if self._game is None:
            EnvLogger.error_agent_iter_before_reset()
        return SteppingAgents(self, max_iter)

    def take_step(self) -> bool:
        """Whether there was a step, or a reset, since this was asked last."""
        stepped, self._stepped = self._stepped, False
        return stepped

    def _end_by_illegal_move(self) -> None:
        EnvLogger.warn_on_illegal_move()
        mover = self.agent_selection
        self._cumulative_rewards[mover] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[mover] = ILLEGAL[self.options.reward]
        self._accumulate_rewards()
        self._deads_step_first()


class SteppingAgents(AECIterable[str, Any, Any]):  # type: ignore[misc]
    """The agents in turn of a CheckedEnv."""

    def __iter__(self) -> AECIterator[str, Any, Any]:
        return SteppingIterator(self.env, self.max_iter)


class SteppingIterator(AECIterator[str, Any, Any]):  # type: ignore[misc]
    """AssertionError where an agent is asked for twice without a step."""

    def __next__(self) -> str:
        agent: str = super().__next__()
        if not self.env.take_step():
            raise AssertionError("need to call step() or reset() in a loop over `agent_iter`")
        return agent


if ENVIRONMENT_ID not in aec_registry:
    register("aec", ENVIRONMENT_ID, env)
if ENVIRONMENT_ID not in parallel_registry:
    register("parallel", ENVIRONMENT_ID, parallel_env)

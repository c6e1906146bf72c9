"""Many games against random opponents as Stable-Baselines3's vector environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from sanctuary.envs.spaces import move_space, scaled
from sanctuary.envs.vector import VectorGames
from sanctuary.observations.layout import observation_layout, observation_size

POINTS_WORTH_A_WIN = 50.0


class GamesAgainstRandom(VecEnv):  # type: ignore[misc]
    """`count` two-player games; the agent sits on a seat drawn for each game, random moves on the other.

    The reward of a move is the change of the agent's lead in points, in parts of POINTS_WORTH_A_WIN, and at
    the end 1 for a win and -1 for a loss. (Ng, Harada and Russell, "Policy invariance under reward
    transformations", ICML 1999, say why the lead does not change which play is best.)
    """

    def __init__(self, count: int, seed: int, **options: Any) -> None:
        self.games = VectorGames(count, seed, players=2, reward="difference", **options)
        self.random = np.random.default_rng(seed)
        self.render_mode = None
        super().__init__(count, spaces.Box(0, 1, (observation_size(2),), np.float32), move_space())
        places = {element.name: element.offset for element in observation_layout(2)}
        self.points_at = places["seat0.points"], places["seat1.points"]
        self.seats: NDArray[Any] = self.random.integers(2, size=(count,))
        self.lead: NDArray[Any] = np.zeros(count)
        self.lengths = np.zeros(count, int)
        self.moves: NDArray[Any] = np.zeros(count, int)

    def reset(self) -> NDArray[np.float32]:
        """Begin new games and play up to the agent's first decisions."""
        self.games.reset()
        self.seats = self.random.integers(2, size=(self.num_envs,))
        self.answer()
        self.lead = self.current_lead()
        self.lengths[:] = 0
        return self.seen()

    def step_async(self, actions: NDArray[Any]) -> None:
        """Take note of the agent's moves."""
        self.moves = actions

    def step_wait(self) -> Any:
        """Make them, answer them, and tell what came of it."""
        gained = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, bool)
        self.lengths += 1
        _, rewards, ended, _ = self.games.step(self.moves)
        self.collect(rewards, ended, gained, over)
        self.answer(gained, over)
        lead = self.current_lead()
        gained += np.where(over, 0, lead - self.lead)
        self.lead = lead
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        seen = self.seen()
        for place in np.flatnonzero(over):
            infos[place] = {
                "terminal_observation": seen[place],
                "episode": {"r": gained[place], "l": int(self.lengths[place]), "t": 0},
            }
            self.lengths[place] = 0
        return seen, gained.astype(np.float32), over, infos

    def answer(self, gained: NDArray[Any] | None = None, over: NDArray[Any] | None = None) -> None:
        """Random moves wherever the agent is not in turn."""
        while (waiting := self.games.seats != self.seats).any():
            drawn = (self.random.random(self.games.masks.shape) * self.games.masks).argmax(axis=1)
            _, rewards, ended, _ = self.games.step(np.where(waiting, drawn, -1))
            if gained is not None and over is not None:
                self.collect(rewards, ended, gained, over)

    def collect(
        self, rewards: NDArray[Any], ended: NDArray[Any], gained: NDArray[Any], over: NDArray[Any]
    ) -> None:
        """Note the games that ended, and seat the agent anew in the next ones."""
        for place in np.flatnonzero(ended):
            difference = rewards[place, self.seats[place]]
            gained[place] = difference / POINTS_WORTH_A_WIN - self.lead[place] + np.sign(difference)
            over[place] = True
            self.seats[place] = self.random.integers(2)

    def current_lead(self) -> NDArray[Any]:
        """Own points less the other's, as the agent's view tells them."""
        own, other = (self.games.observations[:, place].astype(float) for place in self.points_at)
        lead: NDArray[Any] = (own - other) / POINTS_WORTH_A_WIN
        return lead

    def seen(self) -> NDArray[np.float32]:
        """What the agent sees, scaled to 0..1."""
        return scaled(self.games.observations, 2)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:  # noqa: ARG002
        """The one method that MaskablePPO asks for: the masks of legal moves."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.games.masks.astype(bool))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:  # noqa: ARG002  all are alike
        """An attribute, once for each game."""
        if attr_name == "action_masks":
            return [self.env_method] * self.num_envs
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ARG002  all are alike
        """Set an attribute of all games."""
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002  none is
        """No game is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is held."""

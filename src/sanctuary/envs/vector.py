"""Many games in one call, for self-play: a move in each, and what the seats in turn see in NumPy buffers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from sanctuary.envs.game import GameOptions, game_rewards, new_state, restored_state, saved_state
from sanctuary.observations.rows import GameRow
from sanctuary.rules.moves import MOVE_COUNT

if TYPE_CHECKING:
    from numpy.typing import NDArray


class VectorGames:
    """`count` games that start anew by themselves. They can be copied and pickled between two steps.

    After every call these hold the decision that waits in each game; the next call overwrites them:

    observations (count, size) uint8: what the seat in turn knows (`observations.layout`);
    masks (count, 224) int8: its legal moves; seats (count,) uint8: which seat it is;
    over (count,) bool: the last move ended the game, and another one has begun;
    rewards (count, players) float32: what the game that ended was worth to each seat, else 0.
    """

    def __init__(self, count: int, seed: int | None = None, **options: Any) -> None:
        """Deal the games; the same seed deals the same ones. options: see `GameOptions`."""
        if count < 1:
            raise ValueError(f"count: {count} is below 1")
        self.options = GameOptions(**options)
        self.count = count
        self.rewards: NDArray[np.float32] = np.zeros((count, self.options.players), np.float32)
        self.over: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self._ended: list[int] = []
        self._deal(seed)

    def reset(self, seed: int | None = None) -> NDArray[np.uint8]:
        """Deal every game anew; the observations. Without a seed the generator goes on."""
        if seed is None:
            seed = int(self._random.integers(2**63))
        self._deal(seed)
        self.rewards[:] = 0
        self.over[:] = False
        return self.observations

    def step(
        self, moves: NDArray[Any]
    ) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.int8]]:
        """Make a move in each game, -1 for none: observations, rewards, over, masks.

        IllegalMove names the first illegal move; no move has been made then. ValueError: not `count` moves.
        """
        if len(moves) != self.count:
            raise ValueError(f"moves: {len(moves)} of them for {self.count} games")
        if self._ended:
            self.rewards[:] = 0
            self.over[:] = False
        self._ended = self._row.step(np.asarray(moves).tolist())
        for place in self._ended:
            self.rewards[place] = game_rewards(self._row.state(place), self.options.reward)
            self.over[place] = True
            self._row.put(place, self._next())
        return self.observations, self.rewards, self.over, self.masks

    def __reduce__(self) -> tuple[Any, ...]:
        states = [saved_state(self._row.state(place)) for place in range(self.count)]
        now = (self.rewards.copy(), self.over.copy(), self._ended[:])
        return _restored, (self.options, self._random, states, now)

    def _next(self) -> Any:
        return new_state(self.options, str(self._random.integers(2**63)))

    def _deal(self, seed: int | None) -> None:
        self._random = np.random.default_rng(seed)
        self._ended = []
        self._lay_out([self._next() for _ in range(self.count)])

    def _lay_out(self, states: list[Any]) -> None:
        row = self._row = GameRow(states)
        self.observations: NDArray[np.uint8] = np.frombuffer(row.observations, np.uint8).reshape(
            self.count, row.size
        )
        self.masks: NDArray[np.int8] = np.frombuffer(row.masks, np.int8).reshape(self.count, MOVE_COUNT)
        self.seats: NDArray[np.uint8] = np.frombuffer(row.seats, np.uint8)


def _restored(
    options: GameOptions, random: np.random.Generator, states: list[str], now: tuple[Any, ...]
) -> VectorGames:
    games = VectorGames.__new__(VectorGames)
    games.options = options
    games.count = len(states)
    games.rewards, games.over, games._ended = now  # noqa: SLF001  its own
    games._random = random  # noqa: SLF001  its own
    games._lay_out([restored_state(text) for text in states])  # noqa: SLF001  its own
    return games

"""The Gymnasium environment: one seat for the agent, players from the registry on the others.

import gymnasium, sanctuary.envs.single
env = gymnasium.make("Sanctuary-v0", opponents="greedy", seat=None)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium

from sanctuary.envs.game import Game, GameOptions
from sanctuary.envs.render import RENDER_MODES, check_render_mode, rendered
from sanctuary.envs.rewards import ILLEGAL
from sanctuary.envs.spaces import move_space, observation_space
from sanctuary.players import make_player
from sanctuary.rules.reasons import IllegalMove

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sanctuary.players import Player

Observation = dict[str, "NDArray[Any]"]
ENVIRONMENT_ID = "Sanctuary-v0"


class SanctuaryEnv(gymnasium.Env[Observation, Any]):
    """One agent's game. An illegal move ends it, with the reward of `rewards.ILLEGAL` and `info["illegal"]`.

    opponents: a player of the registry for every other seat, or one for each, in turn order after the agent.
    seat: the agent's, 0 to players-1, or None for one drawn at every reset. The rest: see `GameOptions`.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        render_mode: str | None = None,
        opponents: str | list[str] = "random",
        seat: int | None = None,
        **options: Any,
    ) -> None:
        self.options = GameOptions(**options)
        self.options.rules()
        check_render_mode(render_mode)
        self.render_mode = render_mode
        players = self.options.players
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat: {seat} is not 0 to {players - 1}")
        self._opponents = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._opponents) != players - 1:
            raise ValueError(f"opponents: {len(self._opponents)} of them for {players - 1} seats")
        for opponent in self._opponents:
            make_player(opponent).close()
        self._fixed_seat = seat
        self.seat = seat or 0
        self.observation_space = observation_space(players)
        self.action_space = move_space()
        self._players: dict[int, Player] = {}
        self._game: Game | None = None

    @property
    def game(self) -> Game:
        """The game under way. AttributeError before the first reset."""
        if self._game is None:
            raise AttributeError("call reset first")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play it up to the agent's first decision."""
        super().reset(seed=seed, options=options)
        players = self.options.players
        self._game = Game(self.options, str(self.np_random.integers(2**63)))
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self.close()
        for place, opponent in enumerate(self._opponents, 1):
            number = int(self.np_random.integers(2**31))
            self._players[(self.seat + place) % players] = make_player(opponent, number)
        self._play_others()
        return self._seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the agent's move and play on to its next decision, or to the end."""
        game = self.game
        try:
            game.play(int(action))
        except IllegalMove as error:
            return self._seen(), ILLEGAL[self.options.reward], True, False, {"illegal": str(error)}
        self._play_others()
        over = game.is_over()
        info: dict[str, Any] = {"points": game.points(), "seat": self.seat} if over else {}
        if self.render_mode == "human":
            self.render()
        return self._seen(), game.rewards()[self.seat], over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves as sb3-contrib's MaskablePPO asks for them."""
        return self.game.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The game as the agent sees it, in the way of `render_mode`."""
        return rendered(self.game.view(self.seat), self.render_mode)

    def close(self) -> None:
        """Let go of the other players."""
        for player in self._players.values():
            player.close()
        self._players = {}

    def _play_others(self) -> None:
        game = self.game
        while game.legal and game.seat != self.seat:
            view = game.view(game.seat)
            decision = view.decision()
            if decision is None:
                return
            game.play(self._players[game.seat].choose(view, decision))

    def _seen(self) -> Observation:
        return {"observation": self.game.observation(self.seat), "action_mask": self.game.mask(self.seat)}


if ENVIRONMENT_ID not in gymnasium.registry:
    gymnasium.register(ENVIRONMENT_ID, SanctuaryEnv)

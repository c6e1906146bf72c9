"""The OpenSpiel game `sanctuary`, registered when this module is imported; 2 to 5 players.

    import pyspiel, sanctuary.envs.openspiel
    game = pyspiel.load_game("sanctuary(players=3,small=True,reward=rank)")

Lanctot et al., "OpenSpiel: A Framework for Reinforcement Learning in Games", arXiv 1908.09453, 2019.
Chance is explicit (see `chance`): chance nodes have up to 252 outcomes, all equally likely.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from sanctuary.catalogue import catalogue
from sanctuary.envs.chance import MOST_OUTCOMES
from sanctuary.envs.game import GameOptions
from sanctuary.envs.open_game import OpenGame
from sanctuary.envs.rewards import RANK, WIN
from sanctuary.envs.spaces import scaled
from sanctuary.extras import need
from sanctuary.observations.encoding import encode
from sanctuary.observations.layout import observation_size
from sanctuary.records import notation_of
from sanctuary.rules.moves import MOVE_COUNT
from sanctuary.views.json import view_to_json

need("openspiel")
import pyspiel  # noqa: E402  said what is missing first

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

MOST_POINTS: Final = 400.0
MOST_DECISIONS: Final = 2000
MOST_MEMORIES: Final = 1536
"""More than any game of random play came to; of more, the tensor keeps the latest."""
MEMORY_NUMBERS: Final = 5
DEFAULTS: Final[dict[str, Any]] = {"players": 2, "side": 1, "short": False, "small": False, "reward": WIN}

GAME_TYPE: Final = pyspiel.GameType(
    short_name="sanctuary",
    long_name="Sanctuary",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class SanctuaryGame(pyspiel.Game):  # type: ignore[misc]
    """The game as OpenSpiel knows it. Parameters: players, side, short, small, reward (see `GameOptions`)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.options = GameOptions(**{**DEFAULTS, **(params or {})})
        if self.options.players < GAME_TYPE.min_num_players:
            raise ValueError(f"players: {self.options.players} is not 2 to 5")
        self.options.rules()
        most = 1.0 if self.options.reward in (WIN, RANK) else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=MOVE_COUNT,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.options.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> SanctuaryState:
        """A game of which nothing is dealt yet."""
        return SanctuaryState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound on the draws in a game."""
        return MOST_DECISIONS

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SanctuaryObserver:
        """An observer of one player's own view; with perfect recall all that it did and saw as well."""
        return SanctuaryObserver(iig_obs_type or pyspiel.IIGObservationType(), params, self.options.players)


class SanctuaryState(pyspiel.State):  # type: ignore[misc]
    """A game under way. A clone is independent; saving stores the history and plays it again."""

    def __init__(self, game: SanctuaryGame) -> None:
        super().__init__(game)
        self.open = OpenGame(game.options)

    def current_player(self) -> int:
        """The seat in turn, CHANCE or TERMINAL."""
        if self.open.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.open.outcomes():
            return int(pyspiel.PlayerId.CHANCE)
        return self.open.state.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.open.state.legal) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, each with the same probability."""
        outcomes = self.open.outcomes()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.open.outcomes():
            self.open.draw(action)
        else:
            self.open.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return notation_of(catalogue()).words[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.open.is_over()

    def returns(self) -> list[float]:
        """What the game was worth to each player; 0 until it is over."""
        return self.open.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SanctuaryState:
        """A state that the player cannot tell from this one: what it does not know is dealt anew.

        Its history still holds the draws of this state, so it is for playing on, not for saving.
        """
        other: SanctuaryState = self.clone()
        if self.open.is_dealt():
            other.open = self.open.resampled(player, str(sampler()))
        return other

    def __str__(self) -> str:
        if not self.open.is_dealt():
            return "deal"
        views = [view_to_json(self.open.view(seat)) for seat in range(self.num_players())]
        return "\n".join(json.dumps(view, sort_keys=True) for view in views)


class SanctuaryObserver:
    """A player's view as a tensor, each element scaled to 0..1 (`observations.layout`), and as JSON.

    With perfect recall a second part holds what the player did and saw, a row of five numbers each
    (`open_game.Memory`), and the string tells it from the start.
    """

    def __init__(self, iig_obs_type: Any, params: dict[str, Any] | None, players: int) -> None:
        if params:
            raise ValueError(f"there are no observation parameters, so not {', '.join(params)}")
        if iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not iig_obs_type.public_info:
            raise ValueError("an observation is what one player knows, public and its own")
        self.players = players
        self.recall = bool(iig_obs_type.perfect_recall)
        size = observation_size(players)
        recalled = MOST_MEMORIES * MEMORY_NUMBERS if self.recall else 0
        self.tensor: NDArray[np.float32] = np.zeros(size + recalled, np.float32)
        self.dict = {"view": self.tensor[:size]}
        if self.recall:
            self.dict["memory"] = self.tensor[size:].reshape(MOST_MEMORIES, MEMORY_NUMBERS)

    def set_from(self, state: SanctuaryState, player: int) -> None:
        """Fill the tensor with what a player knows; zeros until all is dealt."""
        self.tensor.fill(0)
        if not state.open.is_dealt():
            return
        row = np.frombuffer(encode(state.open.view(player)), np.uint8)
        self.dict["view"][:] = scaled(row, self.players)
        if self.recall:
            for place, entry in enumerate(state.open.memory(player)[-MOST_MEMORIES:]):
                self.dict["memory"][place, : len(entry)] = entry

    def string_from(self, state: SanctuaryState, player: int) -> str:
        """What a player knows, as text; it tells two situations apart whenever the player can."""
        if not state.open.is_dealt():
            return f"player {player}, nothing dealt"
        if not self.recall:
            return f"player {player} {json.dumps(view_to_json(state.open.view(player)), sort_keys=True)}"
        memory = " ".join(".".join(map(str, entry)) for entry in state.open.memory(player))
        return f"player {player} {state.open.opening(player)} {memory}"


pyspiel.register_game(GAME_TYPE, SanctuaryGame)

"""The game behind every environment: set up by options and seed, moved by numbers, seen through views.

An environment is a table, so this module holds the state; nothing else here does.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from sanctuary.catalogue import catalogue
from sanctuary.envs.rewards import REWARDS
from sanctuary.observations.encoding import encode, encode_moves
from sanctuary.records import state_from_json, state_to_json
from sanctuary.rules.game import apply_move
from sanctuary.rules.scoring import animal_count, final_scores, winners
from sanctuary.rules.setup import Deal, check_options, deal, start_game
from sanctuary.rules.state import Options
from sanctuary.views.view import passing_view, view_for

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from numpy.typing import NDArray

    from sanctuary.rules.moves import Move
    from sanctuary.rules.state import GameState
    from sanctuary.views.view import SeatView

SMALL_STEP: Final = 3
"""The small variant is played with every third tile, 45 in all; the others lie on the discards."""


class GameOptions(NamedTuple):
    """What an environment plays.

    players: 1 to 5, 1 is the solo game (R12); side: of the zoo map, 1 or 2; short: R3.4; small: for quick
    learning, 45 tiles and three achievement markers; solo_markers: 18, 15 or 12 (R12.1); reward: win, rank,
    difference or score, see `rewards`.
    """

    players: int = 2
    side: int = 1
    short: bool = False
    small: bool = False
    solo_markers: int = 18
    reward: str = "win"

    def rules(self) -> Options:
        """The options of the rules. ValueError names what is outside them."""
        if self.reward not in REWARDS:
            raise ValueError(f"reward: {self.reward!r} is none of {', '.join(REWARDS)}")
        options = Options(
            players=self.players,
            side=self.side,
            short=self.short or self.small,
            solo_markers=self.solo_markers,
        )
        check_options(options)
        return options


def new_state(options: GameOptions, seed: str) -> GameState:
    """A game at its first decision; the same options and seed make the same game."""
    rules = options.rules()
    material = catalogue().material(rules.side)
    dealt = deal(material, rules, seed)
    if options.small:
        dealt = small_deal(dealt)
    return start_game(material, rules, dealt)


def small_deal(dealt: Deal) -> Deal:
    """The same deal with every third tile only; the others are laid aside, face up, before it starts."""
    return Deal(
        pile=[tile for tile in dealt.pile if tile % SMALL_STEP == 0],
        aside=[tile for tile in sorted(dealt.pile) if tile % SMALL_STEP],
        objectives=dealt.objectives,
        first_seat=dealt.first_seat,
        slots=dealt.slots,
        solo_markers=dealt.solo_markers,
        chance=dealt.chance,
    )


def saved_state(state: GameState) -> str:
    """A state as JSON text."""
    return json.dumps(state_to_json(state))


def restored_state(text: str) -> GameState:
    """The state that a text stands for."""
    return state_from_json(json.loads(text), catalogue())


def game_rewards(state: GameState, reward: str) -> list[float]:
    """What a finished game was worth to each seat."""
    scores = final_scores(state)
    ranks = [(score.total(), animal_count(zoo)) for score, zoo in zip(scores, state.zoos, strict=True)]
    return REWARDS[reward](ranks, winners(state))


class Game:
    """One game. It can be copied and pickled at every decision."""

    def __init__(self, options: GameOptions, seed: str) -> None:
        """Deal a game. ValueError names an option that is outside the rules."""
        self.options = options
        self._state = new_state(options, seed)

    @classmethod
    def of(cls, options: GameOptions, state: GameState) -> Game:
        """A game that goes on from a state, which it takes over."""
        game = cls.__new__(cls)
        game.options = options
        game._state = state  # noqa: SLF001  its own
        return game

    @property
    def seat(self) -> int:
        """The seat in turn."""
        return self._state.seat

    @property
    def legal(self) -> Sequence[Move]:
        """The legal moves, ascending; empty once the game is over."""
        return self._state.legal

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.is_over()

    def play(self, move: Move) -> None:
        """Make a move. IllegalMove leaves the game as it was."""
        apply_move(self._state, move)

    def view(self, seat: int) -> SeatView:
        """What a seat knows; it may be kept."""
        return view_for(self._state, seat)

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """What a seat knows as numbers (`observations.layout`), in an array of its own."""
        return np.frombuffer(bytearray(encode(passing_view(self._state, seat))), np.uint8)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal move of a seat; all 0 while another seat decides."""
        moves = self._state.legal if seat == self._state.seat else []
        return np.frombuffer(bytearray(encode_moves(moves)), np.int8)

    def rewards(self) -> list[float]:
        """What the game was worth to each seat; all 0 while it runs."""
        if not self.is_over():
            return [0.0] * self.options.players
        return game_rewards(self._state, self.options.reward)

    def points(self) -> list[int]:
        """Everybody's points as things stand (R9)."""
        return [score.total() for score in final_scores(self._state)]

    def copy(self) -> Game:
        """An independent copy."""
        return Game.of(self.options, self._state.copy())

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.options, saved_state(self._state))


def _restored(options: GameOptions, text: str) -> Game:
    return Game.of(options, restored_state(text))

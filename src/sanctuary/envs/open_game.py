"""A game with explicit chance, and what each seat remembers of it: what the OpenSpiel adapter stands on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sanctuary.envs.chance import OpenDeal, OpenMove
from sanctuary.envs.game import GameOptions, game_rewards, restored_state, saved_state
from sanctuary.rules.shuffle import seed_chance
from sanctuary.views.json import view_to_json
from sanctuary.views.sample import sample
from sanctuary.views.view import view_for

if TYPE_CHECKING:
    from sanctuary.rules.moves import Move
    from sanctuary.rules.state import GameState
    from sanctuary.views.view import SeatView

Memory = list[tuple[int, ...]]
"""What a seat saw, in order: (0, move) for a move of its own, else an event's kind + 1, seat and numbers."""

OWN_MOVE = 0


class OpenGame:
    """A game that asks for chance outcomes one by one."""

    def __init__(self, options: GameOptions) -> None:
        self.options = options
        self._deal = OpenDeal(options)
        self._state: GameState | None = None
        self._move: OpenMove | None = None
        self._memories: list[Memory] = [[] for _ in range(options.players)]
        self._openings: list[str] = []

    def __deepcopy__(self, memo: dict[int, Any]) -> OpenGame:
        other = OpenGame.__new__(OpenGame)
        other.__dict__.update(
            options=self.options,
            _deal=self._deal.copy(),
            _state=self._state.copy() if self._state is not None else None,
            _move=self._move.copy() if self._move is not None else None,
            _memories=[memory[:] for memory in self._memories],
            _openings=self._openings[:],
        )
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        state = saved_state(self._state) if self._state is not None else ""
        return _restored, (self.options, self._deal, state, self._move, self._memories, self._openings)

    @property
    def state(self) -> GameState:
        """The state before anything that chance still decides. RuntimeError until all is dealt."""
        if self._state is None:
            raise RuntimeError("the game is not dealt yet")
        return self._state

    def is_dealt(self) -> bool:
        """Whether the first decision has come."""
        return self._state is not None

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state is not None and self._move is None and self._state.is_over()

    def outcomes(self) -> list[int]:
        """What chance may decide now, each as likely; empty while a seat decides."""
        if self._move is not None:
            return self._move.outcomes()
        return [] if self._state is not None else self._deal.outcomes()

    def draw(self, outcome: int) -> None:
        """Let chance decide."""
        if self._move is not None:
            self._move.draw(outcome)
            self._finish_move()
            return
        self._deal.drawn.append(outcome)
        if not self._deal.outcomes():
            self._state = self._deal.state()
            self._openings = [
                json.dumps(view_to_json(self.view(seat)), sort_keys=True)
                for seat in range(self.options.players)
            ]

    def play(self, move: Move) -> None:
        """Make a move of the seat in turn. IllegalMove leaves everything as it was."""
        self._move = OpenMove(self.state, move)
        self._finish_move()

    def view(self, seat: int) -> SeatView:
        """What a seat knows."""
        return view_for(self.state, seat)

    def rewards(self) -> list[float]:
        """What the game was worth to each seat; all 0 while it runs."""
        if not self.is_over():
            return [0.0] * self.options.players
        return game_rewards(self.state, self.options.reward)

    def memory(self, seat: int) -> Memory:
        """All that a seat did and saw."""
        return self._memories[seat]

    def opening(self, seat: int) -> str:
        """What a seat knew at the start, as JSON; "" until all is dealt."""
        return self._openings[seat] if self._openings else ""

    def resampled(self, seat: int, seed: str) -> OpenGame:
        """A game that might as well be this one, for all the seat knows.

        What the other seats remember is cut down to what this seat saw of it.
        """
        other: OpenGame = self.__deepcopy__({})
        other._state, _ = sample(self.view(seat), seed_chance(seed))
        shared = [entry for entry in self._memories[seat] if entry[0] != OWN_MOVE]
        for owner in range(self.options.players):
            if owner != seat:
                other._memories[owner] = shared[:]
        return other

    def _finish_move(self) -> None:
        """Once nothing is left to chance, the move counts and is remembered."""
        if self._move is None or self._move.outcomes():
            return
        mover = self.state.seat
        self._memories[mover].append((OWN_MOVE, self._move.move))
        after = self._move.after
        for event in after.events or []:
            entry = (event.kind + 1, event.seat, event.a, event.b, event.c)
            for seat in range(self.options.players):
                if event.is_seen_by(seat):
                    self._memories[seat].append(entry)
        after.events = None
        self._state = after
        self._move = None


def _restored(
    options: GameOptions,
    deal: OpenDeal,
    state: str,
    move: OpenMove | None,
    memories: list[Memory],
    openings: list[str],
) -> OpenGame:
    game = OpenGame(options)
    game.__dict__.update(
        _deal=deal,
        _state=restored_state(state) if state else None,
        _move=move,
        _memories=memories,
        _openings=openings,
    )
    return game

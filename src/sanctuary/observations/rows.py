"""Many games played side by side and seen as numbers only: one call makes a move in each.

The games' states stay inside. What comes out is what `encoding` writes: the view of the seat in turn.
"""

from __future__ import annotations

from typing import Final

from sanctuary.observations.encoding import encode_moves, encode_others, encode_own
from sanctuary.observations.layout import observation_size
from sanctuary.rules.moves import MOVE_COUNT
from sanctuary.rules.reasons import IllegalMove, explain_illegal
from sanctuary.rules.resolver import advance, choose
from sanctuary.rules.state import GameState
from sanctuary.views.view import passing_view

WAIT: Final = -1
"""In the place of a move: this game waits."""
OVER: Final = 1
PLAYING: Final = 0


class GameRow:
    """So many games of the same number of players, and their buffers.

    observations: `size` bytes a game; masks: MOVE_COUNT bytes a game; seats: the seat in turn, a byte a
    game; over: a byte a game, 1 when the last move ended it. The buffers are rewritten by every call.
    """

    def __init__(self, states: list[GameState]) -> None:
        """Take over the games, which all have the same number of players."""
        self._states: Final = states
        self.size: Final = observation_size(states[0].options.players)
        self.observations: Final = bytearray(len(states) * self.size)
        self.masks: Final = bytearray(len(states) * MOVE_COUNT)
        self.seats: Final = bytearray(len(states))
        self.over: Final = bytearray(len(states))
        # What the others have changes in their own turns only, so it is encoded once a turn.
        self._turns: Final[list[int]] = [0] * len(states)
        self._others: Final[list[bytes]] = [b""] * len(states)
        for place in range(len(states)):
            self.show(place)

    def state(self, place: int) -> GameState:
        """The state of a game, for scoring and saving it."""
        return self._states[place]

    def put(self, place: int, state: GameState) -> None:
        """Begin another game in a place."""
        self._states[place] = state
        self.over[place] = PLAYING
        self._turns[place] = 0
        self.show(place)

    def step(self, moves: list[int]) -> list[int]:
        """Make a move in each game that is not over, unless it is WAIT; the places of the games that ended.

        IllegalMove names the first move that is not legal; nothing has been done then.
        """
        for place, state in enumerate(self._states):
            move = moves[place]
            if move != WAIT and state.legal and move not in state.legal:
                raise IllegalMove(move, explain_illegal(state, move))
        ended: list[int] = []
        for place, state in enumerate(self._states):
            if moves[place] == WAIT or not state.legal:
                continue
            state.ply += 1
            choose(state, state.stack[-1], moves[place])
            advance(state)
            if not state.legal:
                self.over[place] = OVER
                ended.append(place)
            self.show(place)
        return ended

    def show(self, place: int) -> None:
        """Write what the seat in turn of a game sees."""
        state = self._states[place]
        view = passing_view(state, state.seat)
        if self._turns[place] != state.turn:
            self._turns[place] = state.turn
            self._others[place] = encode_others(view)
        row = encode_own(view) + self._others[place]
        self.observations[place * self.size : (place + 1) * self.size] = row
        self.masks[place * MOVE_COUNT : (place + 1) * MOVE_COUNT] = encode_moves(state.legal)
        self.seats[place] = state.seat

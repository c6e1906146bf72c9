"""A game under way with undo and redo: the setup and the accepted moves, run again without the last ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.rules.game import apply_move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sanctuary.rules.events import Event
    from sanctuary.rules.state import GameState

NOTHING_TO_UNDO: Final = "nothing-to-undo"
TURN_PASSED: Final = "turn-passed"
REVEALED: Final = "revealed"
NOTHING_TO_REDO: Final = "nothing-to-redo"
REFUSALS: Final = (NOTHING_TO_UNDO, TURN_PASSED, REVEALED, NOTHING_TO_REDO)


class Refused(Exception):  # noqa: N818  an answer, not a fault
    """An undo, redo or jump that is not allowed. `reason` is one of REFUSALS."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason: Final = reason


class History:
    """A game from its first state on.

    A move can be undone until something hidden was revealed by it or after it, or the turn passed; an
    undone move can be redone until another move is made.
    """

    def __init__(self, start: GameState, moves: Sequence[int] = ()) -> None:
        """Begin with a copy of `start` and play `moves`. IllegalMove for one that is not legal."""
        self._start: Final = start.copy()
        self._moves: list[int] = []
        self._undone: list[int] = []
        self._before: list[tuple[int, int]] = []
        """What was revealed and whose turn it was before each move: `_mark` then."""
        self.state = start.copy()
        """The present state: to be read, never changed."""
        for move in moves:
            self.play(move)

    @property
    def moves(self) -> list[int]:
        """The accepted moves up to the present."""
        return self._moves.copy()

    @property
    def undone(self) -> list[int]:
        """The undone moves, in the order in which redo plays them."""
        return self._undone[::-1]

    def play(self, move: int) -> list[Event]:
        """Make a move; what happened. IllegalMove changes nothing. Moves undone before are forgotten."""
        events = self._apply(move)
        self._undone.clear()
        return events

    def _apply(self, move: int) -> list[Event]:
        before = _mark(self.state)
        events: list[Event] = []
        self.state.events = events
        try:
            apply_move(self.state, move)
        finally:
            self.state.events = None
        self._moves.append(move)
        self._before.append(before)
        return events

    # Undo and redo

    @property
    def earliest(self) -> int:
        """The smallest number of moves that undo can go back to."""
        count = len(self._moves)
        present = _mark(self.state)
        while count and self._before[count - 1] == present:
            count -= 1
        return count

    @property
    def latest(self) -> int:
        """The number of moves after redoing all that was undone."""
        return len(self._moves) + len(self._undone)

    def undo_refusal(self) -> str:
        """Why the last move cannot be undone: one of REFUSALS, or "" when it can."""
        if not self._moves:
            return NOTHING_TO_UNDO
        revealed, turn = self._before[-1]
        if turn != self.state.turn:
            return TURN_PASSED
        return REVEALED if revealed != self.state.reveals else ""

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be undone."""
        return not self.undo_refusal()

    @property
    def can_redo(self) -> bool:
        """Whether an undone move can be made again."""
        return bool(self._undone)

    def undo(self) -> int:
        """Take back the last move; which it was. Refused says why not."""
        refusal = self.undo_refusal()
        if refusal:
            raise Refused(refusal)
        self._go_back(len(self._moves) - 1)
        return self._undone[-1]

    def redo(self) -> list[Event]:
        """Make the move undone last again; what happened. Refused when there is none."""
        if not self._undone:
            raise Refused(NOTHING_TO_REDO)
        events = self._apply(self._undone[-1])
        self._undone.pop()
        return events

    def jump(self, count: int) -> None:
        """Undo or redo until `count` moves are made. Outside earliest..latest: Refused, nothing changed."""
        if count > self.latest:
            raise Refused(NOTHING_TO_REDO)
        if count < self.earliest:
            raise Refused(self._refusal_of(count))
        if count < len(self._moves):
            self._go_back(count)
        while len(self._moves) < count:
            self.redo()

    def _refusal_of(self, count: int) -> str:
        if count < 0:
            return NOTHING_TO_UNDO
        return TURN_PASSED if self._before[count][1] != self.state.turn else REVEALED

    def _go_back(self, count: int) -> None:
        self._undone.extend(reversed(self._moves[count:]))
        del self._moves[count:]
        del self._before[count:]
        self.state = self.state_after(count)

    def state_after(self, count: int) -> GameState:
        """A state of the past, after the first `count` moves, to look at: the game stays where it is."""
        if not 0 <= count <= len(self._moves):
            raise ValueError(f"{count} is not 0 to {len(self._moves)}")
        state = self._start.copy()
        for move in self._moves[:count]:
            apply_move(state, move)
        return state


def _mark(state: GameState) -> tuple[int, int]:
    return state.reveals, state.turn

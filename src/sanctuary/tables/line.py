"""The line of moves that a game stands on, and those that were taken back and may be made again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sanctuary.rules.decisions import CONTINUED
from sanctuary.rules.game import apply_move
from sanctuary.rules.setup import new_game

if TYPE_CHECKING:
    from sanctuary.rules.events import Event
    from sanctuary.rules.state import GameState, Material, Options


@dataclass(frozen=True, slots=True)
class Mark:
    """A moment of the line: whose decision it was, in which turn, after how many reveals."""

    seat: int
    turn: int
    reveals: int
    continued: bool


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A move that may be made again, and whose it was."""

    move: int
    seat: int
    turn: int


class Line:
    """Moves from the setup to now. `state` is never to be changed from outside.

    marks[ply]: the moment before move `ply + 1`; states are kept for the turn under way, any other
    is played again from the setup.
    """

    def __init__(self, material: Material, options: Options, seed: str) -> None:
        self._material = material
        self._options = options
        self._seed = seed
        self.moves: list[int] = []
        self.undone: list[TakenBack] = []
        self.marks: list[Mark] = []
        self.state: GameState = new_game(material, options, seed)
        self._kept: dict[int, GameState] = {}

    @property
    def ply(self) -> int:
        """How many moves the game has."""
        return len(self.moves)

    def play(self, move: int) -> list[Event]:
        """Make a move; what had been taken back is gone. IllegalMove leaves all as it was."""
        noted = self._make(move)
        self.undone.clear()
        return noted

    def back(self, ply: int) -> None:
        """Take back all moves after a ply. ValueError if there is no such ply."""
        if not 0 <= ply <= self.ply:
            raise ValueError(f"the game has {self.ply} moves, not {ply}")
        for at in range(self.ply - 1, ply - 1, -1):
            mark = self.marks[at]
            self.undone.append(TakenBack(self.moves[at], mark.seat, mark.turn))
        self.state = self.state_at(ply)
        del self.moves[ply:]
        del self.marks[ply:]
        self._kept = {at: state for at, state in self._kept.items() if at < ply}

    def forward(self, ply: int) -> None:
        """Make moves that were taken back again, up to a ply. ValueError if there are not so many."""
        if not self.ply <= ply <= self.ply + len(self.undone):
            raise ValueError(f"no moves up to {ply} were taken back")
        while self.ply < ply:
            self._make(self.undone.pop().move)

    def state_at(self, ply: int) -> GameState:
        """The state after some of the moves, for the caller to keep."""
        if ply == self.ply:
            return self.state.copy()
        if ply in self._kept:
            return self._kept[ply].copy()
        state = new_game(self._material, self._options, self._seed)
        for move in self.moves[:ply]:
            apply_move(state, move)
        return state

    def _make(self, move: int) -> list[Event]:
        state = self.state
        before = state.copy()
        continued = bool(state.stack) and state.stack[-1].op in CONTINUED
        noted: list[Event] = []
        state.events = noted
        apply_move(state, move)
        state.events = None
        self.marks.append(Mark(before.seat, before.turn, before.reveals, continued))
        self.moves.append(move)
        if state.turn == before.turn:
            self._kept[self.ply - 1] = before
        else:
            self._kept.clear()
        return noted

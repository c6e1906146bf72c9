"""What a game leaves behind should the process that plays it end: who was asked last, and all moves made."""

from __future__ import annotations

from mmap import mmap
from typing import Final, NamedTuple

from sanctuary.rules.zoo import NONE

MOST_MOVES: Final = 1 << 16
"""Far more than any game has: R10 ends one within a few hundred."""
COUNT: Final = slice(0, 4)
SEAT: Final = 4
ASKED: Final = slice(5, 9)
MOVES: Final = 9


class Failure(NamedTuple):
    """A seat's player failed after so many moves of the game."""

    seat: int
    problem: str
    ply: int


class Trace:
    """Memory shared between the process that plays a game and the one that watches it.

    file: the open file that both map; -1 for memory of one's own.
    """

    def __init__(self, file: int = -1) -> None:
        self.memory: Final = mmap(file, MOVES + MOST_MOVES)

    def begin(self, moves: list[int]) -> None:
        """A game begins, or goes on after some moves."""
        self.rest()
        self.memory[MOVES : MOVES + len(moves)] = bytes(moves)
        self._count(len(moves))

    def ask(self, seat: int) -> None:
        """A seat's player is asked for something."""
        self.memory[SEAT] = seat & 0xFF
        asked = int.from_bytes(self.memory[ASKED], "little") + 1
        self.memory[ASKED] = (asked & 0xFFFFFFFF).to_bytes(4, "little")

    def note(self, move: int) -> None:
        """A move was made."""
        made = int.from_bytes(self.memory[COUNT], "little")
        self.memory[MOVES + made] = move
        self._count(made + 1)
        self.rest()

    def rest(self) -> None:
        """Nobody is asked."""
        self.memory[SEAT] = NONE & 0xFF

    def _count(self, made: int) -> None:
        self.memory[COUNT] = made.to_bytes(4, "little")

    def times_asked(self) -> int:
        """How often players were asked: what stands still while one of them is silent."""
        return int.from_bytes(self.memory[ASKED], "little")

    def seat(self) -> int:
        """The seat that is being asked; NONE between two moves."""
        seat = self.memory[SEAT]
        return NONE if seat == NONE & 0xFF else seat

    def moves(self) -> list[int]:
        """All moves made."""
        made = int.from_bytes(self.memory[COUNT], "little")
        return list(self.memory[MOVES : MOVES + made])

"""What a game leaves behind should its process end: who was asked last, all moves, programs that run."""

from __future__ import annotations

from mmap import mmap
from typing import Final, NamedTuple

from sanctuary.players.outside import end_group
from sanctuary.rules.zoo import NONE

MOST_MOVES: Final = 1 << 16
"""Far more than any game has: R10 ends one within a few hundred."""
COUNT: Final = slice(0, 4)
SEAT: Final = 4
ASKED: Final = slice(5, 9)
MOST_PROGRAMS: Final = 8
"""More than there are seats."""
PROGRAMS: Final = slice(9, 9 + 4 * MOST_PROGRAMS)
MOVES: Final = PROGRAMS.stop


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

    def note_program(self, group: int, runs: bool) -> None:
        """A player's program, by its process group, runs now or no longer."""
        groups = [other for other in self.programs() if other != group] + [group] * runs
        noted = b"".join(number.to_bytes(4, "little") for number in groups[-MOST_PROGRAMS:])
        self.memory[PROGRAMS] = noted.ljust(4 * MOST_PROGRAMS, b"\0")

    def programs(self) -> list[int]:
        """The process groups of the programs that run."""
        noted = self.memory[PROGRAMS]
        numbers = [int.from_bytes(noted[place : place + 4], "little") for place in range(0, len(noted), 4)]
        return [number for number in numbers if number]

    def end_programs(self) -> None:
        """End the programs that still run: nobody else does once the process that started them has ended."""
        for group in self.programs():
            end_group(group)
            self.note_program(group, runs=False)

"""Games in a process of their own, watched: whatever a player does to it, every game is finished.

The process may be killed by a player, or hang in one for good, even in compiled code that never looks up. Its
watcher then ends it and has the game taken up again in a new one, where the light player has that seat. With
the process, and with its watcher, ends all that the players started.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import subprocess
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from socket import socketpair
from tempfile import TemporaryFile
from threading import Thread
from typing import TYPE_CHECKING, Final

from sanctuary.arena.play import Rows, play_game
from sanctuary.arena.trace import MOST_MOVES, MOVES, Failure, Trace
from sanctuary.players import outside
from sanctuary.rules.zoo import NONE

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

    from sanctuary.arena.plan import Game

PATIENCE: Final = 120
"""Seconds that a player may take for one decision."""
GARBAGE: Final = 50_000
"""Objects after which Python looks for cycles among them: search makes many objects and hardly any cycles."""
TICK: Final = 1.0
"""Seconds between two looks. Patience is counted in looks, so that a run may be stopped and continued."""


Request = tuple["Game", list[int], list[Failure]]
"""A game, the moves made in it already, and which players have failed."""


class ArenaError(Exception):
    """A game cannot be finished, and no player is to blame."""


class GameProcess:
    """Plays games in another process. Use as a context: the process ends with it.

    runner: the process for whose sake games are played; 0: go on whoever has ended.
    """

    def __init__(self, patience: int = PATIENCE, runner: int = 0) -> None:
        self.patience: Final = patience
        self.runner: Final = runner
        self.file: Final = TemporaryFile()  # noqa: SIM115  closed on leaving the context
        self.file.truncate(MOVES + MOST_MOVES)
        self.trace: Final = Trace(self.file.fileno())
        self.process: subprocess.Popen[bytes] | None = None
        self.pipe: Connection | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.end()
        self.file.close()

    def play(self, game: Game) -> Rows:
        """The rows of a game. ArenaError when its process ends again and again."""
        failures: list[Failure] = []
        moves: list[int] = []
        while True:
            pipe = self.start()
            self.trace.begin(moves)
            found = self.ask(pipe, (game, moves, failures))
            if isinstance(found, Rows):
                return found
            failures.append(self.find_failure(game, failures, found))
            moves = self.trace.moves()

    def start(self) -> Connection:
        """The pipe to the process, which is started where it does not run."""
        if self.pipe is None:
            here, there = socketpair()
            with there:
                numbers = (there.fileno(), self.file.fileno())
                command = [sys.executable, "-m", "sanctuary.arena.watch", *map(str, numbers)]
                self.process = subprocess.Popen(  # noqa: S603  our own interpreter
                    command,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    pass_fds=numbers,
                    start_new_session=True,
                )
            self.pipe = Connection(here.detach())
        return self.pipe

    def ask(self, pipe: Connection, request: Request) -> Rows | str:
        """The rows of a game; what went wrong when the process ended or had to be ended."""
        try:
            pipe.send(request)
            if self.wait(pipe):
                rows: Rows = pipe.recv()
                return rows
        except (EOFError, OSError):
            return ended_by(self.end())
        if self.process is not None:
            self.process.kill()
        self.end()
        return f"it took longer than {self.patience} s"

    def wait(self, pipe: Connection) -> bool:
        """Wait for an answer; False when a player is silent for too long. ArenaError: nobody wants it now."""
        silent, asked = 0, self.trace.times_asked()
        while silent < self.patience:
            if self.runner not in (0, os.getpid(), os.getppid()):
                raise ArenaError("the run has ended")
            if pipe.poll(TICK):
                return True
            now = self.trace.times_asked()
            silent = silent + 1 if now == asked and self.trace.seat() != NONE else 0
            asked = now
        return False

    def find_failure(self, game: Game, failures: list[Failure], problem: str) -> Failure:
        """Whose fault it is that the process ended. ArenaError when it is no player's."""
        seat, ply = self.trace.seat(), len(self.trace.moves())
        if seat == NONE or seat in [failure.seat for failure in failures]:
            raise ArenaError(f"game {game.number}, move {ply}: {problem}")
        return Failure(seat, problem, ply)

    def end(self) -> int:
        """Hang up, and kill the process if it does not end by itself then; its exit status.

        What its players started ends with it.
        """
        if self.process is None or self.pipe is None:
            return 0
        self.pipe.close()
        try:
            status = self.process.wait(TICK)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = self.process.wait()
        outside.end_group(self.process.pid)
        self.trace.end_programs()
        self.process = self.pipe = None
        return status


def ended_by(status: int) -> str:
    """An exit status in words."""
    if status < 0:
        return f"it ended its process by {signal.Signals(-status).name}"
    return f"it ended its process with status {status}"


def end_with_watcher(pipe: int, trace: Trace) -> None:
    """Wait until the watcher has hung up or is gone; then end this process and all that players started."""
    poll = select.poll()
    poll.register(pipe, 0)  # a hang-up is told of all the same
    poll.poll()
    trace.end_programs()
    outside.end_group(os.getpgrp())


def serve(pipe: Connection, trace: Trace) -> None:
    """Play the games that the watcher names until it hangs up."""
    gc.set_threshold(GARBAGE)
    while True:
        try:
            game, moves, failures = pipe.recv()
        except (EOFError, OSError):
            return
        rows = Rows()
        play_game(game, rows, trace, moves, failures)
        with suppress(OSError):  # the watcher may be gone by now
            pipe.send(rows)


def main(pipe: int, memory: int) -> None:
    """Serve the watcher on the other end of a pipe, by their numbers as files."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the watcher's business
    trace = Trace(memory)
    outside.LISTENERS.append(trace.note_program)
    Thread(target=end_with_watcher, args=(pipe, trace), daemon=True).start()
    serve(Connection(pipe), trace)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

"""Other people's players: a program asked in lines of JSON, answering likewise (docs/outside-players.md).

Whatever the program does, the game goes on: one that is silent, dies, floods or talks nonsense loses its
seat to the light player, and the log says why.
"""

from __future__ import annotations

import json
import logging
import os
import reprlib
import selectors
import shlex
import shutil
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from sanctuary.players.light import LightPlayer
from sanctuary.players.player import PlayerError
from sanctuary.views.json import view_to_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from sanctuary.rules.moves import Move
    from sanctuary.rules.state import Frame
    from sanctuary.views.view import SeatView

LOG: Final = logging.getLogger("sanctuary.players")
LONGEST_ANSWER: Final = 4096
PROTOCOL: Final = 1
PATIENCE: Final = 10_000
"""Milliseconds for an answer, where nothing else is said."""
LISTENERS: Final[list[Callable[[int, bool], object]]] = []
"""Told the process group of every program that runs now (True), or no longer (False)."""


OFFENCES: Final = {
    "start": "it does not start: {problem}",
    "unasked": "it speaks without being asked",
    "lines": "it answers with more than one line",
    "ended": "it has ended",
    "long": "its answer is longer than {most} bytes",
    "late": "it does not answer in time",
    "no-json": "its answer is no JSON",
    "no-move": 'its answer has no number "move"',
    "illegal": "its move {move} is not legal",
}
"""What a program can do wrong, as the log says it."""


class OutsideError(Exception):
    """The program broke the protocol. `offence`, of OFFENCES, and `values` say how, to put it into words."""

    def __init__(self, offence: str, **values: str) -> None:
        super().__init__(OFFENCES[offence].format(**values))
        self.offence: Final = offence
        self.values: Final = values


class Program:
    """A running program and its two pipes; neither reading nor writing ever waits beyond a moment given."""

    def __init__(self, command: list[str]) -> None:
        """Start it, in a process group of its own. OutsideError when that fails."""
        try:
            self.process: Final = subprocess.Popen(  # noqa: S603  the person at the keyboard names the program
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except OSError as error:
            raise OutsideError("start", problem=error.strerror or str(error)) from error
        self._tell(runs=True)
        if self.process.stdin is None or self.process.stdout is None:
            raise OutsideError("start", problem="no pipes")
        self.stdin: Final = self.process.stdin
        self.stdout: Final = self.process.stdout
        self.writer: Final = self.stdin.fileno()
        self.reader: Final = self.stdout.fileno()
        os.set_blocking(self.writer, False)
        os.set_blocking(self.reader, False)

    def ask(self, line: bytes, until: float) -> bytes:
        """Send a line and return the line that answers it. OutsideError: late, gone, too long, unasked."""
        if self._read(b"", perf_counter(), may_wait=False):
            raise OutsideError("unasked")
        self._write(line + b"\n", until)
        answer = self._read(b"", until, may_wait=True)
        line, newline, rest = answer.partition(b"\n")
        if rest or not newline:
            raise OutsideError("lines")
        return line

    def _write(self, data: bytes, until: float) -> None:
        while data:
            self._wait(self.writer, selectors.EVENT_WRITE, until)
            try:
                data = data[os.write(self.writer, data) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise OutsideError("ended") from error

    def _read(self, data: bytes, until: float, *, may_wait: bool) -> bytes:
        """All there is to read, or up to the end of a line when waiting is allowed."""
        while b"\n" not in data:
            if len(data) > LONGEST_ANSWER:
                raise OutsideError("long", most=str(LONGEST_ANSWER))
            if may_wait:
                self._wait(self.reader, selectors.EVENT_READ, until)
            try:
                more = os.read(self.reader, LONGEST_ANSWER)
            except BlockingIOError:
                if may_wait:
                    continue
                return data
            if not more:
                raise OutsideError("ended")
            data += more
        return data

    @staticmethod
    def _wait(pipe: int, event: int, until: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            if not selector.select(max(0.0, until - perf_counter())):
                raise OutsideError("late")

    def stop(self) -> None:
        """End the program and whatever it started."""
        self.stdin.close()
        self.stdout.close()
        end_group(self.process.pid)
        self.process.kill()
        self.process.wait()
        self._tell(runs=False)

    def _tell(self, *, runs: bool) -> None:
        for listener in LISTENERS:
            listener(self.process.pid, runs)


class OutsidePlayer:
    """A seat played by a program; by the light player from its first offence on, which `error` names."""

    def __init__(self, command: str, seed: int = 0, ms: int = PATIENCE) -> None:
        """`command`: program and arguments as in a shell; `ms`: the time for each answer."""
        words = read_command(command)
        self.name = f"cmd:{command}"
        self.seed = seed
        self.ms = ms
        self.command: Final = words
        self.fallback: Final = LightPlayer(seed)
        self.program: Program | None = None
        self.error: OutsideError | None = None

    @property
    def failure(self) -> str:
        """What the program did wrong, "" for nothing."""
        return str(self.error or "")

    def choose(self, view: SeatView, decision: Frame) -> Move:
        """The program's move, or the fallback's."""
        if self.error is None:
            try:
                return self.ask(view)
            except OutsideError as error:
                self.error = error
                LOG.warning("%s at move %d: %s; the light player goes on", self.name, view.ply, error)
                self.close()
        return self.fallback.choose(view, decision)

    def ask(self, view: SeatView) -> Move:
        """Ask the program. OutsideError when it fails."""
        until = perf_counter() + self.ms / 1000
        if self.program is None:
            self.program = Program(self.command)
        request = {"protocol": PROTOCOL, "seed": self.seed, "ms": self.ms, **view_to_json(view)}
        line = json.dumps(request, separators=(",", ":")).encode()
        return read_answer(self.program.ask(line, until), view.legal)

    def close(self) -> None:
        """End the program."""
        if self.program is not None:
            self.program.stop()
            self.program = None


def end_group(group: int) -> None:
    """End all processes of a group, if there are any."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


def read_command(command: str) -> list[str]:
    """The words of a command, as a shell reads them. PlayerError: nothing that could be run."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise PlayerError("bad-command", command=command) from error
    program = words[0] if words else ""
    if "\0" in command or not program or shutil.which(program) is None:
        is_there = os.sep in program and Path(program).is_file()
        raise PlayerError("not-executable" if is_there else "no-program", program=program)
    return words


def read_answer(line: bytes, legal: list[Move]) -> Move:
    """The move of an answer such as {"move": 12}. OutsideError for anything else."""
    try:
        answer = json.loads(line)
    except Exception as error:  # whatever the parser stumbles over: brackets without end are a RecursionError
        raise OutsideError("no-json") from error
    move = answer.get("move") if isinstance(answer, dict) else None
    if not isinstance(move, int) or isinstance(move, bool):
        raise OutsideError("no-move")
    if move not in legal:
        raise OutsideError("illegal", move=reprlib.repr(move))
    return move

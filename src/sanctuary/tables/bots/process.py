"""A process that thinks, for bots and for people who want a hint, one decision at a time.

It is ended when it takes too long.

It is asked and answers in JSON, a line each, on its standard input and output, and imports no more
than it needs to play.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from functools import lru_cache
from math import inf
from time import perf_counter
from typing import IO, TYPE_CHECKING, Any, Final, NamedTuple

from sanctuary.catalogue import catalogue
from sanctuary.players import make_player
from sanctuary.players.levels import expert_search
from sanctuary.players.parcel import Parcel, unpack
from sanctuary.search.analysis import judge_move, judgement_to_json
from sanctuary.search.hints import find_hints, hint_to_json

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sanctuary.players import Player

CLOSE_SECONDS: Final = 5
REMEMBERED: Final = 64
"""How many players a process keeps."""
MANY: Final = 1_000_000
COMMAND: Final = (sys.executable, "-m", "sanctuary.tables.bots.process")


class Bot(NamedTuple):
    """Who thinks: the name its player is made from, and a seed of its own at its table and seat."""

    spec: str
    seed: int


class TooManyError(Exception):
    """Too many wait to be thought about already."""


class ThinkingError(Exception):
    """No move came: the bot failed, took too long, or its process died. `str()` says which."""


class ThinkingProcess:
    """Answers one question after another; started when first asked, and again after it was ended."""

    def __init__(self, command: Iterable[str] = COMMAND) -> None:
        self._command: Final = list(command)
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._starting: Final = threading.Lock()
        self._is_ended = False

    def choose(self, bot: Bot, parcel: Parcel, seconds: float) -> int:
        """The move that a bot chooses within a time. ThinkingError if none comes."""
        return int(self.ask(seconds, "move", bot, parcel))

    def ask(self, seconds: float, kind: str, *about: object) -> Any:
        """The answer to a question of a kind of `ANSWERS`. ThinkingError if none comes within a time."""
        process = self._process or self._start()
        try:
            print(json.dumps([kind, *about]), file=process.stdin, flush=True)
            line = self._answers.get(timeout=seconds)
        except (queue.Empty, OSError, ValueError):  # ValueError: it was ended meanwhile
            self.close()
            raise ThinkingError(f"no answer within {seconds:g} s") from None
        if not line:
            self.close()
            raise ThinkingError("its process ended")
        answer, problem = json.loads(line)
        if problem:
            raise ThinkingError(problem)
        return answer

    def end(self) -> None:
        """End the process for good, also where another thread is just about to start it."""
        with self._starting:
            self._is_ended = True
            self.close()

    def close(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait(CLOSE_SECONDS)
            if process.stdin is not None:
                with contextlib.suppress(OSError):  # what was not yet written is of no use
                    process.stdin.close()

    def _start(self) -> subprocess.Popen[str]:
        with self._starting:
            if self._is_ended:
                raise ThinkingError("it was ended")
            process = subprocess.Popen(  # noqa: S603  our own command
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
            self._answers = queue.SimpleQueue()
            threading.Thread(target=_hear, args=[process.stdout, self._answers], daemon=True).start()
            self._process = process
            return process


@lru_cache(maxsize=REMEMBERED)
def player_of(bot: Bot) -> Player:
    """The bot's player: the same one for the whole game, so that a plan for a turn is made once."""
    return make_player(bot.spec, bot.seed)


def _hear(answers: IO[str], heard: queue.SimpleQueue[str]) -> None:
    """Pass answers on as they come; an empty one says that there will be no more."""
    with answers:
        for line in answers:
            heard.put(line)
    heard.put("")


def think() -> None:
    """What the process does: give each question an answer and "", or null and what went wrong."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started it ends it
    if hasattr(os, "nice"):
        os.nice(5)  # the server's answers come first
    for line in sys.stdin:
        print(json.dumps(_answer(*json.loads(line))), flush=True)


def _answer(kind: str, *about: Any) -> tuple[object, str]:
    try:
        return ANSWERS[kind](*about), ""
    except Exception as error:  # noqa: BLE001  whatever goes wrong in thinking, the table goes on
        return None, f"{type(error).__name__}: {error}"


def _move(bot: list[Any], parcel: Parcel) -> int:
    view = unpack(parcel, catalogue())
    return player_of(Bot(*bot)).choose(view, view.frames[-1])


def _hints(seconds: float, parcel: Parcel) -> list[dict[str, object]]:
    view = unpack(parcel, catalogue())
    until = perf_counter() + seconds
    return [hint_to_json(hint) for hint in find_hints(view, *expert_search(), MANY, "hints", until)]


def _judgement(parcel: Parcel, move: int, iterations: int) -> dict[str, object]:
    view = unpack(parcel, catalogue())
    return judgement_to_json(judge_move(view, move, *expert_search(), iterations, "analysis", inf))


ANSWERS: Final[dict[str, Callable[..., object]]] = {
    "move": _move,
    "hints": _hints,
    "judgement": _judgement,
}


if __name__ == "__main__":
    think()

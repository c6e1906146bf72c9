"""The turns of bots at tables: asked with their seat's view, answered by an ordinary move."""

from __future__ import annotations

import logging
import zlib
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sanctuary.players.parcel import Parcel, pack
from sanctuary.tables.bots.process import Bot, ThinkingError, ThinkingProcess
from sanctuary.tables.hall import Hall, StaleError
from sanctuary.tables.reasons import Refusal
from sanctuary.tables.requests import MOVE, Request
from sanctuary.views.view import view_for

if TYPE_CHECKING:
    from collections.abc import Callable

logger = logging.getLogger(__name__)

MARGIN_SECONDS: Final = 1.0
"""What a move may take beyond the bot's own time, for starting up and handing over."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: the version, and all that its seat knows; and the table's pace."""

    bot: Bot
    pace: str
    seat: int
    version: int
    legal: tuple[int, ...]
    parcel: Parcel


@dataclass(frozen=True, slots=True)
class Answer:
    """The move, and why it is not the bot's own if it is not."""

    move: int
    problem: str = ""


class BotTurns:
    """Makes the moves of bots, in as many processes as it is given. May be used from any thread.

    A bot always thinks in the same process, which remembers what it had planned.
    """

    def __init__(self, hall: Hall, processes: int, seconds: Callable[[str], float]) -> None:
        """`seconds`: how long a bot may think, by its name."""
        self._hall: Final = hall
        self._seconds: Final = seconds
        self._processes: Final = [ThinkingProcess() for _ in range(processes)]
        self._queues: Final = [ThreadPoolExecutor(1, f"bots-{number}") for number in range(processes)]

    def question(self, id: str) -> Question | None:
        """What a bot has to decide at a table now; None if none has."""
        with self._hall.game(id) as game:
            seat = game.acting
            if seat is None or not game.seats[seat].player:
                return None
            view = view_for(game.state, seat)
            seed = zlib.crc32(f"{id} {seat}".encode())
            return Question(
                bot=Bot(game.seats[seat].player, seed),
                pace=game.setting.rules.pace,
                seat=seat,
                version=game.version,
                legal=tuple(view.legal),
                parcel=pack(view),
            )

    def think(self, id: str, question: Question) -> Future[Answer]:
        """The bot's move, later: one question after another in each process.

        A bot that fails, or takes too long, gets a legal move instead, and that is logged.
        """
        number = question.bot.seed % len(self._processes)
        if len(question.legal) == 1:
            answer: Future[Answer] = Future()
            answer.set_result(Answer(question.legal[0]))
            return answer
        return self._queues[number].submit(self._choose, self._processes[number], id, question)

    def _choose(self, process: ThinkingProcess, id: str, question: Question) -> Answer:
        seconds = self._seconds(question.bot.spec) + MARGIN_SECONDS
        try:
            move = process.choose(question.bot, question.parcel, seconds)
        except ThinkingError as error:
            return _fall_back(id, question, str(error))
        if move not in question.legal:
            return _fall_back(id, question, f"move {move} is not legal")
        return Answer(move)

    def move(self, id: str, question: Question, answer: Answer) -> bool:
        """Make the move; whether it was still wanted."""
        request = Request(
            MOVE, question.seat, question.version, move=answer.move, note=answer.problem, by_bot=True
        )
        try:
            self._hall.submit(id, request)
        except (StaleError, Refusal):
            return False  # another process played it, or the person is back
        return True

    def close(self) -> None:
        """End all thinking."""
        for questions, process in zip(self._queues, self._processes, strict=True):
            questions.shutdown(wait=False, cancel_futures=True)
            process.end()


def _fall_back(id: str, question: Question, problem: str) -> Answer:
    """A legal move, always the same: the last, which ends what can be ended."""
    logger.error("table %s version %d: bot %s: %s", id, question.version, question.bot.spec, problem)
    return Answer(question.legal[-1], problem)

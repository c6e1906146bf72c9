"""Hints for people at tables: thought out in processes of their own, from what their seat knows."""

from __future__ import annotations

import itertools
import logging
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

from sanctuary.players.parcel import Parcel, pack
from sanctuary.tables.bots.process import ThinkingError, ThinkingProcess, TooManyError
from sanctuary.views.view import view_for

if TYPE_CHECKING:
    from sanctuary.tables.game import TableGame

logger = logging.getLogger(__name__)

MARGIN_SECONDS: Final = 5.0
"""What starting a process and handing over may take."""
MOST_WAITING: Final = 8
"""How many may wait for a process; whoever comes then is sent away."""


def hint_question(game: TableGame, seat: int) -> Parcel | None:
    """All that a seat knows, for a hint on its decision; None where it has none."""
    return pack(view_for(game.state, seat)) if game.acting == seat else None


class Hints:
    """Thinks about hints, in as many processes as it is given. May be used from any thread.

    These are not the processes of the bots: whoever asks for hints keeps no bot waiting.
    """

    def __init__(self, processes: int, seconds: float) -> None:
        """`seconds`: how long to think about a decision."""
        self._seconds: Final = seconds
        self._processes: Final = [ThinkingProcess() for _ in range(processes)]
        self._queues: Final = [ThreadPoolExecutor(1, f"hints-{number}") for number in range(processes)]
        self._waiting: Final[list[Future[list[dict[str, Any]]]]] = []
        self._next: Final = itertools.cycle(range(processes))

    def think(self, parcel: Parcel) -> Future[list[dict[str, Any]]]:
        """The hints for a question, best first, as `search.hints.hint_to_json` writes them; later.

        None come where the thinking failed, which is logged. TooManyError.
        """
        self._waiting[:] = [future for future in self._waiting if not future.done()]
        if len(self._waiting) >= MOST_WAITING * len(self._processes):
            raise TooManyError
        number = next(self._next)
        thinking = self._queues[number].submit(self._think, self._processes[number], parcel)
        self._waiting.append(thinking)
        return thinking

    def _think(self, process: ThinkingProcess, parcel: Parcel) -> list[dict[str, Any]]:
        try:
            hints: list[dict[str, Any]] = process.ask(
                self._seconds + MARGIN_SECONDS, "hints", self._seconds, parcel
            )
        except ThinkingError as error:
            logger.error("no hints: %s", error)  # noqa: TRY400  the process has told where it went wrong
            return []
        return hints

    def close(self) -> None:
        """End all thinking."""
        for questions, process in zip(self._queues, self._processes, strict=True):
            questions.shutdown(wait=False, cancel_futures=True)
            process.end()

"""Analyses of finished games: every decision judged from what its seat knew, in a process of their own."""

from __future__ import annotations

import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from sanctuary.players.parcel import Parcel, pack
from sanctuary.rules.game import apply_move
from sanctuary.rules.setup import new_game
from sanctuary.tables.archive import check_finished
from sanctuary.tables.bots.process import ThinkingError, ThinkingProcess, TooManyError
from sanctuary.tables.store.analyses import (
    Analysis,
    Judgements,
    claim_analysis,
    find_analysis,
    keep_judgements,
)
from sanctuary.views.view import view_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sanctuary.catalogue import Catalogue
    from sanctuary.tables.hall import Hall
    from sanctuary.tables.setting import Setting

logger = logging.getLogger(__name__)

KEPT_EVERY: Final = 8
"""After how many judgements an analysis is put down."""
STALE: Final = timedelta(seconds=60)
"""After how long without a judgement another process may go on with an analysis."""
JUDGE_SECONDS: Final = 60.0
"""What one decision may take."""
MOST_WAITING: Final = 20


class Analysing:
    """Judges finished games, one after another. May be used from any thread."""

    def __init__(self, hall: Hall, iterations: int) -> None:
        """`iterations`: worlds searched for each decision."""
        self._hall: Final = hall
        self._iterations: Final = iterations
        self._process: Final = ThinkingProcess()
        self._queue: Final = ThreadPoolExecutor(1, "analysing")
        self._lock: Final = threading.Lock()
        self._waiting: Final[set[str]] = set()

    def state(self, id: str) -> Analysis | None:
        """How far a game's analysis has got; None where none was asked for. Refusal while the game runs."""
        with self._hall.game(id) as game:
            check_finished(game)
        return find_analysis(self._hall.store, id)

    def start(self, id: str) -> Analysis:
        """Have a game analysed, if it is not yet; how far it has got. Refusal, TooManyError."""
        found = self.state(id)
        if found is not None and found.is_done:
            return found
        with self._hall.game(id) as game:
            setting, moves = game.setting, list(game.line.moves)
        total = sum(1 for _ in decisions(setting, moves, self._hall.catalogue))
        with self._lock:
            if id not in self._waiting:
                if len(self._waiting) >= MOST_WAITING:
                    raise TooManyError
                self._waiting.add(id)
                self._queue.submit(self._analyse, setting, moves, total)
        return found or Analysis(total)

    def _analyse(self, setting: Setting, moves: list[int], total: int) -> None:
        """Judge what is not judged yet, unless another process is at it."""
        store, now = self._hall.store, self._hall.clock()
        try:
            if not claim_analysis(store, setting.id, total, now, now - STALE):
                return
            found = find_analysis(store, setting.id)
            judged: Judgements = found.judgements if found else []
            for number, asked in enumerate(decisions(setting, moves, self._hall.catalogue), start=1):
                if number <= len(judged):
                    continue
                judged.append(self._judge(*asked))
                if number % KEPT_EVERY == 0 or number == total:
                    keep_judgements(store, setting.id, judged, self._hall.clock())
        except (ThinkingError, SQLAlchemyError):
            logger.exception("the analysis of %s stopped; it can be asked for again", setting.id)
        finally:
            with self._lock:
                self._waiting.discard(setting.id)

    def _judge(self, seat: int, move: int, parcel: Parcel) -> dict[str, Any]:
        judgement = self._process.ask(JUDGE_SECONDS, "judgement", parcel, move, self._iterations)
        return {"seat": seat, **judgement}

    def close(self) -> None:
        """End it; what was judged is kept."""
        self._queue.shutdown(wait=False, cancel_futures=True)
        self._process.end()


def decisions(
    setting: Setting, moves: list[int], catalogue: Catalogue
) -> Iterator[tuple[int, int, Parcel]]:
    """Seat, move made and what the seat knew, for every decision of a game that left a choice."""
    state = new_game(catalogue.material(setting.options.side), setting.options, setting.seed)
    for move in moves:
        if len(state.legal) > 1:
            yield state.seat, move, pack(view_for(state, state.seat))
        apply_move(state, move)

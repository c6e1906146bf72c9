"""A player in its seat: asked, timed, and replaced when it fails."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import TYPE_CHECKING, Final

from sanctuary.players import make_player
from sanctuary.players.light import LightPlayer
from sanctuary.players.outside import OutsidePlayer

if TYPE_CHECKING:
    from sanctuary.arena.plan import Game
    from sanctuary.players import Player
    from sanctuary.views.view import SeatView

LOG: Final = logging.getLogger("sanctuary.arena")

Row = dict[str, object]


class SeatedPlayer:
    """A player of a game. From its first failure on the light player has its seat.

    times: a row for each of its turns, with milliseconds and iterations of search; failure: what went wrong,
    None as long as nothing did.
    """

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game: Final = game
        self.spec: Final = game.players[seat]
        self.seed: Final = seed
        self.times: Final[list[Row]] = []
        self.place: Final[Row] = {"game": game.number, "seat": seat, "player": self.spec}
        self.turn = 0
        self.ms = 0.0
        self.searched = self.before = 0
        self.failure: str | None = None
        self.failed_turn: int | None = None
        self.player: Player = LightPlayer(seed)

    def seat_it(self) -> None:
        """Make the player, where it has not failed already."""
        if self.failure is None:
            try:
                self.player = make_player(self.spec, self.seed)
            except Exception as error:  # noqa: BLE001  whatever it raises costs it the seat, not the run
                self.replace(_words(error), 0, 1)

    def choose(self, view: SeatView) -> int:
        """Ask the player and note the time; a legal move, whatever it answers."""
        began = perf_counter()
        try:
            move = self._ask(view)
        except Exception as error:  # noqa: BLE001  as above
            self.replace(_words(error), view.ply, view.turn)
            move = self._ask(view)
        self._note_time(view.turn, 1000 * (perf_counter() - began))
        return move

    def _ask(self, view: SeatView) -> int:
        decision = view.decision()
        if decision is None:
            raise ValueError("nothing is to be decided")
        legal = list(view.legal)
        move = self.player.choose(view, decision)
        if type(move) is not int or move not in legal:
            raise ValueError(f"its move {move!r} is not legal")
        if isinstance(self.player, OutsidePlayer) and self.player.failure and self.failure is None:
            self._note_failure(self.player.failure, view.ply, view.turn)
        return move

    def replace(self, problem: str, ply: int, turn: int) -> None:
        """Give the seat to the light player."""
        self._note_failure(problem, ply, turn)
        self.close()
        self.player = LightPlayer(self.seed)
        self.searched = self.before = 0

    def _note_failure(self, problem: str, ply: int, turn: int) -> None:
        self.failure, self.failed_turn = problem, turn
        where = f"{self.spec} in game {self.game.number} at move {ply}"
        LOG.warning("%s: %s; the light player goes on", where, problem)

    def _note_time(self, turn: int, ms: float) -> None:
        searched = int(getattr(self.player, "searched", 0))
        if turn != self.turn:
            self.turn, self.ms, self.before = turn, 0.0, self.searched
            self.times.append({**self.place, "turn": turn})
        self.ms += ms
        self.searched = searched
        self.times[-1] |= {"ms": self.ms, "iterations": searched - self.before}

    def trouble(self) -> Row:
        """What went wrong with it, and in which turn."""
        return {"failure": self.failure, "failed_turn": self.failed_turn}

    def close(self) -> None:
        """End the player; what it raises then no longer matters."""
        try:
            self.player.close()
        except Exception as error:  # noqa: BLE001  as above
            LOG.warning("%s cannot be closed: %s", self.spec, error)


def _words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"

"""A game under way at this terminal, seen through views only."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from sanctuary.catalogue import catalogue
from sanctuary.records import History, Record, seal
from sanctuary.records.rerun import begin
from sanctuary.views.view import SPECTATOR, SeatView, open_view, view_for

if TYPE_CHECKING:
    from sanctuary.rules.events import Event
    from sanctuary.rules.state import Options


class LiveGame:
    """A game with its moves, what happened at each, and who sits where.

    names: the word for each seat, as `seats.Seat` reads it.
    """

    def __init__(self, record: Record) -> None:
        """Take up a game where its record ends. RecordError for one that does not hold."""
        self._record: Final = record
        self._history: Final = History(begin(record, catalogue()))
        self._happened: Final[list[list[Event]]] = []
        self._turn_ended: Final = [0] * record.options.players
        self._hints: Final = list(record.hints) or [0] * record.options.players
        for move in record.moves:
            self.play(move)

    @property
    def names(self) -> list[str]:
        """The word for each seat; "" for a seat the record does not name."""
        return self._record.seats or [""] * self._record.options.players

    @property
    def options(self) -> Options:
        """What the game is played with."""
        return self._record.options

    @property
    def seed(self) -> str:
        """The seed; "" for a game that began from a position."""
        return self._record.seed or ""

    @property
    def hints(self) -> list[int]:
        """At how many decisions each seat was given a hint."""
        return list(self._hints)

    def note_hint(self, seat: int) -> None:
        """A seat was given a hint at one decision more."""
        self._hints[seat] += 1

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return len(self._happened)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._history.state.is_over()

    @property
    def active(self) -> int:
        """The seat that decides."""
        return self._history.state.seat

    @property
    def refusal(self) -> str:
        """Why the last move cannot be undone (`records.history.REFUSALS`), "" when it can."""
        return self._history.undo_refusal()

    def view(self, seat: int = SPECTATOR) -> SeatView:
        """What a seat may know now."""
        return view_for(self._history.state, seat)

    def open_view(self) -> SeatView:
        """Everything anybody knows; for the end of the game only."""
        return open_view(self._history.state)

    def play(self, move: int) -> list[Event]:
        """Make a move. IllegalMove changes nothing."""
        seat, turn = self.active, self._history.state.turn
        self._happened.append(self._history.play(move))
        if self._history.state.turn != turn:
            self._turn_ended[seat] = self.ply
        return self._happened[-1]

    def turn_ended(self, seat: int) -> int:
        """The number of moves when a seat's last turn ended; no undo goes back beyond it."""
        return self._turn_ended[seat]

    def undo(self) -> None:
        """Take back the last move. Refused says why not."""
        self._history.undo()
        self._happened.pop()

    def redo(self) -> None:
        """Make the move undone last again. Refused when there is none."""
        self._happened.append(self._history.redo())

    def happened(self, since: int, seat: int) -> list[Event]:
        """What a seat may know of what happened after the first `since` moves (R11.1)."""
        return [event for event in self.all_happened(since) if event.is_seen_by(seat)]

    def all_happened(self, since: int) -> list[Event]:
        """Everything that happened after the first `since` moves; for replays only."""
        return [event for events in self._happened[since:] for event in events]

    def record(self) -> Record:
        """The game so far, with its result once it is over."""
        told = self._record
        return seal(
            Record(
                options=told.options,
                moves=self._history.moves,
                fingerprint=told.fingerprint,
                seed=told.seed,
                start=told.start,
                seats=told.seats,
                date=told.date,
                hints=self.hints,
                comments=told.comments,
            ),
            catalogue(),
        )


def up_to(record: Record, moves: int) -> Record:
    """The same game cut off after some moves."""
    return Record(
        options=record.options,
        moves=record.moves[:moves],
        fingerprint=record.fingerprint,
        seed=record.seed,
        start=record.start,
        seats=record.seats,
        date=record.date,
        hints=record.hints,
        rules=record.rules,
    )


def new_record(options: Options, seed: str, names: list[str]) -> Record:
    """The record of a game about to begin."""
    return Record(
        options=options,
        moves=[],
        fingerprint=catalogue().fingerprint,
        seed=seed,
        seats=names,
        date=datetime.now(UTC).isoformat(timespec="seconds"),
    )

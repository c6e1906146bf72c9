"""A table's game as it stands: what follows from its setting and its entries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from sanctuary.rules.events import EVERYONE, Event
from sanctuary.tables import entries
from sanctuary.tables.line import Line
from sanctuary.tables.setting import BOT, OPEN, PERSON, Setting

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from sanctuary.rules.state import GameState, Material
    from sanctuary.tables.entries import Entry

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"


@dataclass(slots=True)
class Seat:
    """Who sits there: kind OPEN, PERSON or BOT; `substitute`: the bot that plays for the person.

    since: number of the entry from which on the seat's older secrets are not good any more.
    """

    kind: str
    name: str
    bot: str
    substitute: str = ""
    since: int = 0

    @property
    def player(self) -> str:
        """The bot that decides for this seat, "" where a person does."""
        return self.substitute or self.bot


@dataclass(frozen=True, slots=True)
class Proposal:
    """A seat asks to go back to a ply; `agreed`: the seats that said yes."""

    sequence: int
    seat: int
    to: int
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Happening:
    """An event of the rules, or of the table (then `event` is None and `kind` one of the table's)."""

    sequence: int
    ply: int
    event: Event | None = None
    kind: str = ""
    seat: int = -1
    number: int = 0
    text: str = ""

    def is_seen_by(self, seat: int) -> bool:
        """Whether a seat (-1: a spectator) may see it (R11.1)."""
        return self.event is None or self.event.is_seen_by(seat)


class TableGame:
    """The fold of a table's entries. Only `absorb` changes it.

    hints: at how many decisions each seat was given a hint; is_hinted: whether it was at the one that waits.
    """

    def __init__(self, setting: Setting, material: Material) -> None:
        self.setting: Final = setting
        self.line: Final = Line(material, setting.options, setting.seed)
        self.seats: Final = [Seat(chair.kind, chair.name, chair.bot) for chair in setting.chairs]
        self.version = 0
        self.changed: datetime = setting.created
        self.proposal: Proposal | None = None
        self.happenings: Final[list[Happening]] = []
        self.hints: Final = list(setting.hints) or [0] * len(setting.chairs)
        self.is_hinted = False
        for move in setting.opening:
            self._note(self.line.play(move))

    @property
    def state(self) -> GameState:
        """The game now; never to be changed."""
        return self.line.state

    @property
    def status(self) -> str:
        """WAITING for people, PLAYING or FINISHED."""
        if self.state.is_over():
            return FINISHED
        return WAITING if any(seat.kind == OPEN for seat in self.seats) else PLAYING

    @property
    def acting(self) -> int | None:
        """The seat that has to decide; None while the table waits or the game is over."""
        return self.state.seat if self.status == PLAYING else None

    @property
    def is_for_bot(self) -> bool:
        """Whether a bot has to decide now."""
        acting = self.acting
        return acting is not None and bool(self.seats[acting].player)

    def people(self) -> set[int]:
        """The seats for which a person decides now."""
        return {number for number, seat in enumerate(self.seats) if seat.kind == PERSON and not seat.player}

    def waiting_for(self) -> list[int]:
        """The seats that have not answered the open proposal."""
        proposal = self.proposal
        if proposal is None:
            return []
        return sorted(self.people() - proposal.agreed - {proposal.seat})

    def absorb(self, entry: Entry) -> None:
        """Take in the next entry. ValueError if it is not the next one."""
        if entry.sequence != self.version + 1:
            raise ValueError(f"entry {entry.sequence} does not follow {self.version}")
        self.version = entry.sequence
        self.changed = entry.at
        if entry.kind not in (entries.UNDO_AGREED, entries.UNDO_ASKED, entries.HINT_TAKEN):
            self.proposal = None
        ply = self.line.ply
        self._taken_in[entry.kind](self, entry)
        if self.line.ply != ply:
            self.is_hinted = False

    # What each kind of entry does

    def _move(self, entry: Entry) -> None:
        noted = self.line.play(entry.move)
        if entry.note:
            self._tell(entry)
        self._note(noted)

    def _undo(self, entry: Entry) -> None:
        number = self.line.ply - entry.to
        self.line.back(entry.to)
        self._tell(entry, kind="undone", number=number)

    def _redo(self, entry: Entry) -> None:
        number = entry.to - self.line.ply
        self.line.forward(entry.to)
        self._tell(entry, kind="redone", number=number)

    def _undo_asked(self, entry: Entry) -> None:
        self._tell(entry, kind="undo_asked", number=self.line.ply - entry.to)
        self.proposal = Proposal(entry.sequence, entry.seat, entry.to, frozenset())
        self._settle(entry)

    def _undo_agreed(self, entry: Entry) -> None:
        self._tell(entry, kind="undo_agreed")
        asked = self.proposal
        if asked is not None:
            agreed = asked.agreed | {entry.seat}
            self.proposal = Proposal(asked.sequence, asked.seat, asked.to, agreed)
        self._settle(entry)

    def _settle(self, entry: Entry) -> None:
        """Go back once nobody is left to ask; the moves are then gone for good only when another is made."""
        asked = self.proposal
        if asked is None or self.waiting_for():
            return
        self.proposal = None
        number = self.line.ply - asked.to
        self.line.back(asked.to)
        self._tell(entry, kind="undone", number=number, seat=asked.seat)

    def _undo_declined(self, entry: Entry) -> None:
        self._tell(entry, kind="undo_declined")

    def _hint_taken(self, entry: Entry) -> None:
        self.hints[entry.seat] += 1
        self.is_hinted = True
        self._tell(entry, kind="hint_taken")

    def _seat_taken(self, entry: Entry) -> None:
        self.seats[entry.seat] = Seat(PERSON, entry.name, "", since=entry.sequence)
        self._tell(entry, kind="seat_taken", text=entry.name)

    def _bot_seated(self, entry: Entry) -> None:
        self.seats[entry.seat] = Seat(BOT, "", entry.name)
        self._tell(entry, kind="bot_took_over", text=entry.name)

    def _bot_took_over(self, entry: Entry) -> None:
        self.seats[entry.seat].substitute = entry.name
        self._tell(entry, kind="bot_took_over", text=entry.name)

    def _seat_returned(self, entry: Entry) -> None:
        self.seats[entry.seat].substitute = ""
        self._tell(entry, kind="seat_returned")

    def _seat_handed_over(self, entry: Entry) -> None:
        self.seats[entry.seat].since = entry.sequence
        self._tell(entry, kind="seat_handed_over")

    def _note(self, noted: list[Event]) -> None:
        ply = self.line.ply
        self.happenings.extend(Happening(self.version, ply, event) for event in noted)

    def _tell(
        self,
        entry: Entry,
        kind: str = "fallback_played",
        number: int = 0,
        text: str = "",
        seat: int = EVERYONE,
    ) -> None:
        about = entry.seat if seat == EVERYONE else seat
        self.happenings.append(Happening(self.version, self.line.ply, None, kind, about, number, text))

    _taken_in: ClassVar[dict[str, Callable[[TableGame, Entry], None]]] = {
        entries.MOVE: _move,
        entries.UNDO: _undo,
        entries.REDO: _redo,
        entries.UNDO_ASKED: _undo_asked,
        entries.UNDO_AGREED: _undo_agreed,
        entries.UNDO_DECLINED: _undo_declined,
        entries.HINT_TAKEN: _hint_taken,
        entries.SEAT_TAKEN: _seat_taken,
        entries.BOT_SEATED: _bot_seated,
        entries.BOT_TOOK_OVER: _bot_took_over,
        entries.SEAT_RETURNED: _seat_returned,
        entries.SEAT_HANDED_OVER: _seat_handed_over,
    }

"""The update a reader gets: a table as it stands, in bytes ready to send."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sanctuary.records.fields import FormatError
from sanctuary.records.notation import notation_of
from sanctuary.server.choosing import decision_message, legal_messages
from sanctuary.server.listing import table_info
from sanctuary.server.messages.board import LastSeen
from sanctuary.server.messages.choices import Controls, Proposal
from sanctuary.server.messages.socket import Update
from sanctuary.server.sentences import sentence
from sanctuary.server.showing import board_message, zoo_message
from sanctuary.server.telling import event_messages
from sanctuary.tables.hall import Hall, UnknownTableError, standing_of
from sanctuary.tables.last_seen import seen_from_json
from sanctuary.tables.reading import Reading, read
from sanctuary.tables.reasons import Refusal
from sanctuary.views.view import SPECTATOR

if TYPE_CHECKING:
    from sanctuary.tables.game import TableGame
    from sanctuary.tables.setting import Setting


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: the seats held, and the one looked through (or SPECTATOR)."""

    seats: tuple[int, ...] = ()
    seat: int = SPECTATOR


def update_for(hall: Hall, id: str, reader: Reader, after: int) -> Update:
    """The table for a reader, with the events after a version (-1: all). UnknownTableError."""
    try:
        with hall.game(id) as game:
            reading = read(game, reader.seat, after)
            return _update(hall, game, reading, reader, after)
    except Refusal:
        return _closed_update(hall, id, reader)


def _update(hall: Hall, game: TableGame, reading: Reading, reader: Reader, after: int) -> Update:
    view = reading.board.view
    words = notation_of(hall.catalogue).words
    standing = standing_of(game)
    rematch = hall.store.rematch_of(game.setting.id) if game.state.is_over() else None
    return Update.model_construct(
        version=reading.version,
        since=max(after, 0),
        seat=None if reader.seat == SPECTATOR else reader.seat,
        table=table_info(hall, game.setting, standing, list(reader.seats), rematch),
        board=board_message(reading.board),
        decision=decision_message(view),
        legal=legal_messages(view, reading.previews, words.__getitem__),
        controls=Controls.model_construct(
            undo=reading.undo,
            redo=reading.redo,
            cancel=reading.cancel,
            ask=reading.ask if reader.seat != SPECTATOR else 0,
            why_not=sentence(reading.limit) if reading.limit and not reading.undo else None,
            hint=bool(view.legal) and game.setting.rules.hints,
        ),
        proposal=_proposal(game),
        events=event_messages(reading.happenings, view.material.tiles.ids),
    )


def _proposal(game: TableGame) -> Proposal | None:
    asked = game.proposal
    if asked is None:
        return None
    return Proposal.model_construct(
        sequence=asked.sequence, seat=asked.seat, to=asked.to, waiting_for=game.waiting_for()
    )


def _closed_update(hall: Hall, id: str, reader: Reader) -> Update:
    """A game of other rules or data: shown as it was last seen, never changed."""
    found = hall.store.game(id)
    if found is None:
        raise UnknownTableError(id)
    setting, standing = found
    return Update.model_construct(
        version=standing.version,
        since=0,
        seat=None if reader.seat == SPECTATOR else reader.seat,
        table=table_info(hall, setting, standing, list(reader.seats)),
        last_seen=_last_seen(hall, setting),
        legal=[],
        controls=Controls(undo=0, redo=0, cancel=False, ask=0),
        events=[],
    )


def _last_seen(hall: Hall, setting: Setting) -> LastSeen | None:
    """What was kept of the zoos, unless it names tiles or cells that this server does not know."""
    try:
        seen = seen_from_json(hall.store.zoos(setting.id), hall.catalogue)
    except FormatError:
        return None
    ids = hall.catalogue.tiles.ids
    zoos = [zoo_message(seat, kept.zoo, kept.hand_size, kept.score, ids) for seat, kept in enumerate(seen)]
    return LastSeen(side=setting.options.side, zoos=zoos)


def in_bytes(update: Update) -> bytes:
    """The update as it goes over the wire."""
    return update.model_dump_json(exclude_none=True).encode()

"""What may be asked of a table, and the entry that it becomes if nothing stands against it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from sanctuary.rules.reasons import GAME_OVER, explain_illegal
from sanctuary.tables import entries, reasons
from sanctuary.tables.entries import Entry
from sanctuary.tables.game import PLAYING, WAITING, TableGame
from sanctuary.tables.reasons import Refusal
from sanctuary.tables.setting import IDLE_CLAIM, IDLE_WAIT, OPEN, PERSON
from sanctuary.tables.undoing import askable, cancellable, redoable, undoable

if TYPE_CHECKING:
    from collections.abc import Callable

MOVE: Final = "move"
UNDO: Final = "undo"
REDO: Final = "redo"
CANCEL: Final = "cancel"
ASK_UNDO: Final = "ask_undo"
ANSWER: Final = "answer"
HINT: Final = "hint"
HAND_TO_BOT: Final = "hand_to_bot"
TAKE_BACK: Final = "take_back"
CLAIM: Final = "claim"
SEAT_BOT: Final = "seat_bot"
IDLE_BOT: Final = "idle_bot"
HAND_OVER: Final = "hand_over"


@dataclass(frozen=True, slots=True)
class Request:
    """Something asked for a seat, whose right to ask has been checked. The kind says which fields count.

    version: the last entry the asker knows, -1 where it does not matter; request: its id, or "".
    by_bot: the seat's bot asks, which only ever moves.
    """

    kind: str
    seat: int
    version: int = -1
    request: str = ""
    move: int = -1
    to: int = -1
    agree: bool = False
    name: str = ""
    note: str = ""
    for_seat: int = -1
    by_bot: bool = False


def entry_for(game: TableGame, request: Request, now: datetime) -> Entry:
    """The entry that carries out a request. Refusal says why there is none."""
    fields = _JUDGED[request.kind](game, request, now)
    return Entry(
        sequence=game.version + 1,
        kind=fields.kind,
        seat=request.seat if fields.seat < 0 else fields.seat,
        at=now,
        move=fields.move,
        to=fields.to,
        name=fields.name,
        note=request.note,
        request=request.request,
    )


def is_idle(game: TableGame, seat: int, now: datetime) -> bool:
    """Whether a seat's person has not decided for the table's `idle_minutes`."""
    if game.acting != seat or seat not in game.people():
        return False
    return now - game.changed >= timedelta(minutes=game.setting.rules.idle_minutes)


@dataclass(frozen=True, slots=True)
class _Fields:
    kind: str
    seat: int = -1
    move: int = -1
    to: int = -1
    name: str = ""


def _check_may_decide(game: TableGame, request: Request) -> None:
    """The game is on, and it is this seat's person (or bot) that decides."""
    state = game.state
    if state.is_over():
        raise Refusal(GAME_OVER)
    if game.status == WAITING:
        raise Refusal(reasons.TABLE_WAITING)
    if state.seat != request.seat:
        raise Refusal(reasons.NOT_YOUR_TURN)
    if bool(game.seats[request.seat].player) != request.by_bot:
        raise Refusal(reasons.NO_BOT_PLAYS if request.by_bot else reasons.BOT_PLAYS)


def _move(game: TableGame, request: Request, _now: datetime) -> _Fields:
    _check_may_decide(game, request)
    if request.move not in game.state.legal:
        raise Refusal(explain_illegal(game.state, request.move))
    return _Fields(entries.MOVE, move=request.move)


def _undo(game: TableGame, request: Request, _now: datetime) -> _Fields:
    _check_may_decide(game, request)
    reach = undoable(game.line, request.seat, game.setting.rules.undo)
    to = game.line.ply - 1 if request.to < 0 else request.to
    moves = game.line.ply - to
    if moves < 1:
        raise Refusal(reasons.NOTHING_TO_UNDO)
    if moves > reach.moves:
        raise Refusal(reach.limit or reasons.NOTHING_TO_UNDO)
    return _Fields(entries.UNDO, to=to)


def _redo(game: TableGame, request: Request, _now: datetime) -> _Fields:
    _check_may_decide(game, request)
    to = game.line.ply + 1 if request.to < 0 else request.to
    if not 1 <= to - game.line.ply <= redoable(game.line, request.seat):
        raise Refusal(reasons.NOTHING_TO_REDO)
    return _Fields(entries.REDO, to=to)


def _cancel(game: TableGame, request: Request, _now: datetime) -> _Fields:
    _check_may_decide(game, request)
    moves = cancellable(game.line, request.seat)
    if not moves:
        raise Refusal(reasons.NOTHING_TO_CANCEL)
    return _Fields(entries.UNDO, to=game.line.ply - moves)


def _ask_undo(game: TableGame, request: Request, _now: datetime) -> _Fields:
    if game.state.is_over():
        raise Refusal(GAME_OVER)
    if game.status == WAITING:
        raise Refusal(reasons.TABLE_WAITING)
    if game.seats[request.seat].player:
        raise Refusal(reasons.BOT_PLAYS)
    if not askable(game.line, request.seat, game.setting.rules.undo):
        raise Refusal(reasons.UNDO_NOT_ASKABLE)
    if not 0 <= request.to < game.line.ply:
        raise Refusal(reasons.NOTHING_TO_UNDO)
    return _Fields(entries.UNDO_ASKED, to=request.to)


def _answer(game: TableGame, request: Request, _now: datetime) -> _Fields:
    if request.seat not in game.waiting_for():
        raise Refusal(reasons.NO_PROPOSAL)
    return _Fields(entries.UNDO_AGREED if request.agree else entries.UNDO_DECLINED)


def _hint(game: TableGame, request: Request, _now: datetime) -> _Fields:
    _check_may_decide(game, request)
    if not game.setting.rules.hints:
        raise Refusal(reasons.HINTS_OFF)
    return _Fields(entries.HINT_TAKEN)


def _hand_to_bot(game: TableGame, request: Request, now: datetime) -> _Fields:
    """A seat's person leaves it to a bot, or somebody seated does so for one who is idle."""
    if game.status != PLAYING:
        raise Refusal(GAME_OVER if game.state.is_over() else reasons.TABLE_WAITING)
    target = request.seat if request.for_seat < 0 else request.for_seat
    if target >= len(game.seats) or game.seats[target].player:
        raise Refusal(reasons.BOT_PLAYS)
    may_leave = target == request.seat
    if not may_leave and (game.setting.rules.idle == IDLE_WAIT or not is_idle(game, target, now)):
        raise Refusal(reasons.NOT_IDLE)
    return _Fields(entries.BOT_TOOK_OVER, seat=target, name=request.name)


def _take_back(game: TableGame, request: Request, _now: datetime) -> _Fields:
    if game.state.is_over():
        raise Refusal(GAME_OVER)
    if not game.seats[request.seat].substitute:
        raise Refusal(reasons.NO_BOT_PLAYS)
    return _Fields(entries.SEAT_RETURNED)


def _claim(game: TableGame, request: Request, now: datetime) -> _Fields:
    """An open seat is free to take; a person's only if idle, where the table says so."""
    if game.state.is_over():
        raise Refusal(GAME_OVER)
    seat = game.seats[request.seat]
    if seat.kind != OPEN:
        if seat.kind != PERSON or game.setting.rules.idle != IDLE_CLAIM:
            raise Refusal(reasons.SEAT_TAKEN)
        if not is_idle(game, request.seat, now):
            raise Refusal(reasons.NOT_IDLE)
    return _Fields(entries.SEAT_TAKEN, name=request.name)


def _seat_bot(game: TableGame, request: Request, _now: datetime) -> _Fields:
    if game.status != WAITING:
        raise Refusal(reasons.NOT_WAITING)
    target = request.for_seat
    if not 0 <= target < len(game.seats) or game.seats[target].kind != OPEN:
        raise Refusal(reasons.SEAT_TAKEN)
    return _Fields(entries.BOT_SEATED, seat=target, name=request.name)


def _idle_bot(game: TableGame, request: Request, now: datetime) -> _Fields:
    """The table's own clock hands an idle seat to a bot."""
    if not is_idle(game, request.seat, now):
        raise Refusal(reasons.NOT_IDLE)
    return _Fields(entries.BOT_TOOK_OVER, name=request.name)


def _hand_over(_game: TableGame, _request: Request, _now: datetime) -> _Fields:
    """Whoever holds a seat may give it away, whatever goes on."""
    return _Fields(entries.SEAT_HANDED_OVER)


_JUDGED: Final[dict[str, Callable[[TableGame, Request, datetime], _Fields]]] = {
    MOVE: _move,
    UNDO: _undo,
    REDO: _redo,
    CANCEL: _cancel,
    ASK_UNDO: _ask_undo,
    ANSWER: _answer,
    HINT: _hint,
    HAND_TO_BOT: _hand_to_bot,
    TAKE_BACK: _take_back,
    CLAIM: _claim,
    SEAT_BOT: _seat_bot,
    IDLE_BOT: _idle_bot,
    HAND_OVER: _hand_over,
}

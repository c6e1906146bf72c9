"""Looking at a game: as it stands, at any moment, and what came of it."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Body, Query, Request, Response

from sanctuary.records import FormatError
from sanctuary.records.notation import notation_of
from sanctuary.rules.decisions import FRAME_KINDS
from sanctuary.server.choosing import decision_message
from sanctuary.server.listing import check_bot
from sanctuary.server.messages.lobby import Fork, SeatKey, TableInfo, TableMade
from sanctuary.server.messages.replay import History, Moment, Step
from sanctuary.server.messages.socket import Update
from sanctuary.server.routes.asking import (
    Serving,
    TableInPath,
    check_seat,
    held_seat,
    info_for,
    known_table,
    reader_of,
)
from sanctuary.server.routes.lobby import enrolled
from sanctuary.server.sentences import BAD_RECORD, WRONG_SECRET, ProblemError, about_record
from sanctuary.server.showing import board_message
from sanctuary.server.telling import event_messages
from sanctuary.server.updates import update_for
from sanctuary.tables import archive
from sanctuary.tables.hall import new_id, new_secret
from sanctuary.tables.store.store import LostRaceError

router = APIRouter()
SeatInQuery = Annotated[int | None, Query(ge=0, le=4, description="A seat's number.")]
EyesInQuery = Annotated[Literal["0", "1", "2", "3", "4", "open"] | None, Query(description="Whose eyes.")]


@router.get("/tables/{table}/view", response_model_exclude_none=True)
def view(
    table: TableInPath,
    service: Serving,
    request: Request,
    seat: SeatInQuery = None,
    after: Annotated[int, Query(ge=0, lt=2**31)] = 0,
) -> Update:
    """What the table's socket would send."""
    reader = reader_of(service, table, request, seat)
    return update_for(service.hall, table, reader, after or -1)


@router.get("/tables/{table}/history", response_model_exclude_none=True)
def history(table: TableInPath, service: Serving) -> History:
    """Every move and every event of a finished game."""
    catalogue = service.hall.catalogue
    words = notation_of(catalogue).words
    with service.hall.game(table) as game:
        steps = archive.steps_of(game, catalogue)
        events = event_messages(game.happenings, catalogue.tiles.ids)
    return History(
        steps=[
            Step.model_construct(
                ply=number,
                turn=step.turn,
                seat=step.seat,
                decision=FRAME_KINDS[step.decision],
                move=step.move,
                word=words[step.move],
                totals=step.totals,
            )
            for number, step in enumerate(steps, start=1)
        ],
        events=events,
    )


@router.get("/tables/{table}/at/{ply}", response_model_exclude_none=True)
def moment(
    table: TableInPath, ply: int, service: Serving, request: Request, seat: EyesInQuery = None
) -> Moment:
    """The board after a ply: one's own view of it, after the end anybody's, or openly."""
    reader = reader_of(service, table, request, None)
    eyes = reader.seat if seat in (None, "open") else int(seat)
    with service.hall.game(table) as game:
        own = seat is None or (seat != "open" and eyes in reader.seats)
        if not own and not archive.may_be_known(game):
            raise ProblemError(403, WRONG_SECRET)
        check_seat(game.setting, max(eyes, 0))
        reading = archive.moment_at(game, ply, eyes, seat == "open")
        last = game.line.ply
    return Moment(
        ply=ply, last_ply=last, board=board_message(reading), decision=decision_message(reading.view)
    )


@router.get("/tables/{table}/record")
def record(
    table: TableInPath,
    service: Serving,
    form: Annotated[Literal["json", "notation"], Query(alias="format")] = "json",
    names: bool = True,
) -> Response:
    """A finished game to take away, as JSON or in the notation for people."""
    catalogue = service.hall.catalogue
    with service.hall.game(table) as game:
        found = archive.record_of(game, catalogue, names)
    if form == "json":
        content, kind, ending = archive.record_as_json(found, catalogue), "application/json", "json"
    else:
        content, kind, ending = archive.record_as_text(found, catalogue), "text/plain", "txt"
    mark = "" if names else "-nameless"
    headers = {"Content-Disposition": f'attachment; filename="sanctuary-{table}{mark}.{ending}"'}
    return Response(content, media_type=kind, headers=headers)


@router.post("/records", status_code=201, response_model_exclude_none=True)
def bring_record(
    content: Annotated[str, Body(media_type="text/plain", max_length=1_000_000)],
    service: Serving,
    request: Request,
) -> TableInfo:
    """Bring a record, as JSON or in notation, to look at and play on from."""
    hall = service.hall
    try:
        setting = archive.imported(content, hall.catalogue, service.settings.bots, new_id(), hall.clock())
    except FormatError as error:
        raise ProblemError(422, BAD_RECORD, problem=about_record(error.said)) from error
    hall.add(setting)
    return info_for(service, setting.id, request)


@router.post("/tables/{table}/fork", status_code=201, response_model_exclude_none=True)
def fork(
    table: TableInPath, asked: Fork, service: Serving, request: Request, response: Response
) -> TableMade:
    """Play on from a ply of a finished game against bots."""
    check_seat(known_table(service, table)[0], asked.seat)
    bot = check_bot(asked.bot, service.settings.bots)
    device = enrolled(service, request, response)
    hall = service.hall
    with hall.game(table) as game:
        setting = archive.fork_of(game, asked.ply, asked.seat, asked.name or "", bot, new_id(), hall.clock())
    key = SeatKey(seat=asked.seat, secret=new_secret())
    hall.add(setting, [(key.seat, key.secret)], device)
    service.changed(setting.id)
    return TableMade(table=info_for(service, setting.id, request, [key.seat]), keys=[key])


@router.post("/tables/{table}/rematch", response_model_exclude_none=True)
def rematch(table: TableInPath, service: Serving, request: Request, response: Response) -> TableMade:
    """Play again: the asker's seat is taken, those of the other people wait. Asked again, the same table."""
    mine = held_seat(service, table, request)
    device = enrolled(service, request, response)
    hall = service.hall
    with hall.game(table) as game:
        setting = archive.rematch_of(game, mine, new_id(), new_secret(), hall.clock())
    key = SeatKey(seat=mine, secret=new_secret())
    try:
        hall.add(setting, [(key.seat, key.secret)], device, rematch_of=table)
    except LostRaceError:
        there = hall.store.rematch_of(table) or ""
        return TableMade(table=info_for(service, there, request), keys=[])
    service.changed(setting.id)
    service.changed(table)
    return TableMade(table=info_for(service, setting.id, request, [mine]), keys=[key])

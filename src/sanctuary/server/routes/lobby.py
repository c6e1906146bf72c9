"""Making tables, finding them, and sitting down."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from sanctuary.server.listing import check_bot, setting_for, table_info
from sanctuary.server.messages.lobby import (
    Claim,
    FillSeat,
    NewTable,
    SeatKey,
    SeatLink,
    TableInfo,
    TableList,
    TableMade,
)
from sanctuary.server.routes.asking import (
    SeatInPath,
    Serving,
    TableInPath,
    check_seat,
    held_seat,
    info_for,
    known_table,
)
from sanctuary.server.sentences import TOO_MANY_TABLES, WRONG_SECRET, ProblemError
from sanctuary.server.service import Service
from sanctuary.tables.game import PLAYING, WAITING
from sanctuary.tables.hall import new_secret
from sanctuary.tables.reasons import SEAT_KEPT, Refusal
from sanctuary.tables.requests import CLAIM, HAND_OVER, HAND_TO_BOT, SEAT_BOT
from sanctuary.tables.requests import Request as TableRequest
from sanctuary.tables.setting import OPEN, PERSON, REMATCH, Setting

router = APIRouter()
LISTED = 100


@router.get("/tables", response_model_exclude_none=True)
def open_tables(service: Serving) -> TableList:
    """The listed tables that are not over, the last changed first."""
    found = service.store.listed(LISTED)
    return TableList(tables=[table_info(service.hall, *table, []) for table in found])


@router.get("/tables/mine", response_model_exclude_none=True)
def my_tables(service: Serving, request: Request) -> TableList:
    """The tables at which the device has a seat, the last changed first."""
    device = service.identity.device(request)
    found = service.store.of_device(device, LISTED) if device else []
    return TableList(
        tables=[table_info(service.hall, *table, service.store.holds(table[0].id, device)) for table in found]
    )


@router.post("/tables", status_code=201, response_model_exclude_none=True)
def make_table(asked: NewTable, service: Serving, request: Request, response: Response) -> TableMade:
    """Make a table; its game is stored before this answers."""
    device = enrolled(service, request, response)
    setting = setting_for(asked, service.settings.bots, service.hall.clock())
    keys = [
        SeatKey(seat=seat, secret=new_secret())
        for seat, chair in enumerate(setting.chairs)
        if chair.kind == PERSON
    ]
    service.hall.add(setting, [(key.seat, key.secret) for key in keys], device)
    service.changed(setting.id)
    return TableMade(table=info_for(service, setting.id, request, [key.seat for key in keys]), keys=keys)


def enrolled(service: Service, request: Request, response: Response) -> str:
    """The caller's device, which gets a cookie now. ProblemError if it has too many tables."""
    device = service.identity.remember(request, response)
    if service.store.unfinished_of_device(device) >= service.settings.tables_per_device:
        raise ProblemError(429, TOO_MANY_TABLES, number=service.settings.tables_per_device)
    return device


@router.get("/tables/{table}", response_model_exclude_none=True)
def table(table: TableInPath, service: Serving, request: Request) -> TableInfo:
    """A table without its board."""
    return info_for(service, table, request, service.identity.seats(table, request))


@router.post("/tables/{table}/seats/{seat}/claim", response_model_exclude_none=True)
def claim_seat(
    table: TableInPath,
    seat: SeatInPath,
    asked: Claim,
    service: Serving,
    request: Request,
    response: Response,
) -> TableMade:
    """Take an open seat, or one that is idle where the table lets others take it."""
    setting, standing = known_table(service, table)
    check_seat(setting, seat)
    device = enrolled(service, request, response)
    if standing.seats[seat][0] == OPEN:
        _check_kept(service, setting, seat, device, asked.before)
    key = SeatKey(seat=seat, secret=new_secret())
    wanted = TableRequest(CLAIM, seat, name=asked.name or "")
    service.hall.submit(table, wanted, key.secret, revoke=True, device=device)
    return TableMade(table=info_for(service, table, request, [seat]), keys=[key])


def _check_kept(service: Service, setting: Setting, seat: int, device: str, before: str | None) -> None:
    """A rematch keeps each seat for who had it in the game before, by that game's secret or the device."""
    origin = setting.origin
    if origin is None or origin.kind != REMATCH or seat in service.store.holds(origin.table, device):
        return
    if before is None or service.store.seat_of(origin.table, before) != seat:
        raise Refusal(SEAT_KEPT)


@router.post("/tables/{table}/seats/{seat}/bot", response_model_exclude_none=True)
def fill_seat(
    table: TableInPath, seat: SeatInPath, asked: FillSeat, service: Serving, request: Request
) -> TableInfo:
    """Let a bot have an open seat; by somebody who is seated."""
    check_seat(known_table(service, table)[0], seat)
    mine = held_seat(service, table, request)
    bot = check_bot(asked.bot, service.settings.bots)
    service.hall.submit(table, TableRequest(SEAT_BOT, mine, name=bot, for_seat=seat))
    return info_for(service, table, request, [mine])


@router.post("/tables/{table}/leave", status_code=204)
def leave(table: TableInPath, service: Serving, request: Request) -> None:
    """Give up one's seats: bots play on. A table at which nobody else waits for the game is no more."""
    setting, standing = known_table(service, table)
    device = service.identity.device(request)
    held = service.store.holds(table, device) if device else []
    mine = {*service.identity.seats(table, request), *held}
    if not mine:
        raise ProblemError(403, WRONG_SECRET)
    people = {
        seat
        for seat, (kind, _, _, substitute) in enumerate(standing.seats)
        if kind == PERSON and not substitute
    }
    if standing.status == WAITING and people <= mine:
        service.hall.remove(table)
        service.changed(table)
    if standing.status == PLAYING and service.hall.is_playable(setting):
        for seat in sorted(people & mine):
            service.hall.submit(table, TableRequest(HAND_TO_BOT, seat, name=service.settings.idle_bot))
    if device:
        service.store.let_go(table, device)


@router.post("/tables/{table}/seats/{seat}/link", response_model_exclude_none=True)
def seat_link(
    table: TableInPath, seat: SeatInPath, asked: SeatLink, service: Serving, request: Request
) -> SeatKey:
    """A fresh secret for a seat one holds, for another device; `revoke` hands the seat over."""
    check_seat(known_table(service, table)[0], seat)
    device = service.identity.device(request)
    held = service.identity.seats(table, request)
    if seat not in held and not (device and seat in service.store.holds(table, device)):
        raise ProblemError(403, WRONG_SECRET)
    key = SeatKey(seat=seat, secret=new_secret())
    if asked.revoke:
        service.hall.submit(table, TableRequest(HAND_OVER, seat), key.secret, revoke=True)
    else:
        service.store.add_key(table, seat, key.secret)
    return key

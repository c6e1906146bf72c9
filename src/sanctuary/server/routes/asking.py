"""What the routes share: who asks, and for which table."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request

from sanctuary.server.identity import HEADER
from sanctuary.server.listing import table_info
from sanctuary.server.messages.lobby import TableInfo
from sanctuary.server.messages.socket import Problem
from sanctuary.server.sentences import UNKNOWN_SEAT, UNKNOWN_TABLE, WRONG_SECRET, ProblemError
from sanctuary.server.service import Service
from sanctuary.server.updates import Reader
from sanctuary.tables.setting import Setting
from sanctuary.tables.store.rows import Standing
from sanctuary.views.view import SPECTATOR


def service_of(request: Request) -> Service:
    """The service that a request is for."""
    service: Service = request.app.state.service
    return service


Serving = Annotated[Service, Depends(service_of)]
TableInPath = Annotated[str, Path(pattern=r"^[a-z0-9]{12}$", description="A table's id.")]
SeatInPath = Annotated[int, Path(ge=0, le=4, description="A seat's number.")]

PROBLEMS: dict[int | str, dict[str, object]] = {
    400: {"model": Problem, "description": "The request cannot be read."},
    403: {"model": Problem, "description": f"A secret in the header {HEADER} is wrong or missing."},
    404: {"model": Problem, "description": "There is no such thing."},
    409: {"model": Problem, "description": "The table does not allow it now."},
    413: {"model": Problem, "description": "Too large."},
    422: {"model": Problem, "description": "The request makes no sense."},
    429: {"model": Problem, "description": "Too many requests, or too many tables."},
}


def known_table(service: Service, table: str) -> tuple[Setting, Standing]:
    """A table's setting and standing. ProblemError if there is none."""
    found = service.store.game(table)
    if found is None:
        raise ProblemError(404, UNKNOWN_TABLE)
    return found


def reader_of(service: Service, table: str, request: Request, seat: int | None) -> Reader:
    """Who asks for a table: the seats whose secrets came along, through the eyes of one of them."""
    seats = service.identity.seats(table, request)
    if seat is not None and seat not in seats:
        raise ProblemError(403, WRONG_SECRET)
    first = seats[0] if seats else SPECTATOR
    return Reader(tuple(sorted(seats)), first if seat is None else seat)


def held_seat(service: Service, table: str, request: Request) -> int:
    """The first seat whose secret came along. ProblemError without any."""
    seats = service.identity.seats(table, request)
    if not seats:
        raise ProblemError(403, WRONG_SECRET)
    return seats[0]


def check_seat(setting: Setting, seat: int) -> None:
    """ProblemError unless the table has such a seat."""
    if seat >= len(setting.chairs):
        raise ProblemError(404, UNKNOWN_SEAT)


def info_for(service: Service, table: str, request: Request, seats: list[int] | None = None) -> TableInfo:
    """A table as the caller knows it; `seats`: those known to be the caller's beside the device's."""
    setting, standing = known_table(service, table)
    device = service.identity.device(request)
    mine = set(seats or ()) | set(service.store.holds(table, device) if device else ())
    rematch = service.store.rematch_of(table) if standing.winners is not None else None
    return table_info(service.hall, setting, standing, sorted(mine), rematch)

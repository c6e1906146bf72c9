"""Idle seats and forgotten bots are seen to, so that every game goes on."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from sanctuary.server.service import Service
from sanctuary.server.settings import Settings
from sanctuary.tables.requests import MOVE, Request
from tables.settings import START, setting

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def service(database_url: str) -> Iterator[Service]:
    """Return a service whose clock the test sets, on each kind of database."""
    service = Service(Settings(database=database_url, idle_bot="random", sweep_seconds=0.05))
    yield service
    service.close()


class Clock:
    """A clock that goes when told to."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime:
        return self.now

    def pass_minutes(self, minutes: int) -> None:
        self.now += timedelta(minutes=minutes)


@pytest.mark.parametrize(("idle", "taken_over"), [("bot", True), ("wait", False), ("claim", False)])
def test_an_idle_seat_goes_to_a_bot_where_the_table_says_so(
    service: Service, idle: str, taken_over: bool
) -> None:
    clock = Clock()
    service.hall.clock = clock  # type: ignore[misc]
    made = setting("pp", idle=idle)
    service.hall.add(made)
    clock.pass_minutes(9)
    service.watch.sweep()
    assert service.hall.store.entries(made.id) == []
    clock.pass_minutes(2)
    service.watch.sweep()
    with service.hall.game(made.id) as game:
        assert bool(game.seats[game.state.seat].player) == taken_over
    service.watch.sweep()
    assert len(service.hall.store.entries(made.id)) == taken_over


def test_a_move_in_time_keeps_the_seat(service: Service) -> None:
    clock = Clock()
    service.hall.clock = clock  # type: ignore[misc]
    made = setting("p", idle="bot")
    service.hall.add(made)
    for _ in range(4):
        clock.pass_minutes(9)
        service.watch.sweep()
        with service.hall.game(made.id) as game:
            move = game.state.legal[0]
        service.hall.submit(made.id, Request(MOVE, 0, move=move))


def test_bots_nobody_moves_are_found(service: Service) -> None:
    """As after a crash: nobody asked for anything, and the game of bots is played all the same."""
    made = setting("bb")
    service.hall.add(made)

    async def watch() -> None:
        await service.watch.start()
        while True:
            await asyncio.sleep(0.1)
            with service.hall.game(made.id) as game:
                if game.version > 20:
                    break
        await service.watch.stop()

    service.hall.clock = lambda: START + timedelta(minutes=1)  # type: ignore[misc]
    asyncio.run(watch())
    found = service.hall.store.entries(made.id)
    assert [entry.sequence for entry in found] == list(range(1, len(found) + 1))

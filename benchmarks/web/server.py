"""How fast a move reaches every client, how many moves a database takes, what idle tables weigh."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from benchmarks.web.players import Game, Tally

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES = 50
MOVES_A_SECOND = 50
SECONDS = 15
IDLE_TABLES = 500
POSTGRES = os.environ.get("SANCTUARY_TEST_POSTGRES", "postgresql+psycopg://postgres@127.0.0.1:5432/postgres")
LIMITS = {"requests_per_minute": 10**6, "tables_per_device": 10**6, "sockets_per_address": 10**6}


@contextlib.contextmanager
def serving(database: str) -> Iterator[tuple[str, int]]:
    """Run a server process; its address and its process id."""
    environment = {**os.environ, "SANCTUARY_DATABASE": database, "SANCTUARY_PORT": "0"}
    environment |= {f"SANCTUARY_{name.upper()}": str(value) for name, value in LIMITS.items()}
    process = subprocess.Popen(
        [sys.executable, "-m", "sanctuary.server.run"], env=environment, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip().rstrip("/"), process.pid
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Give the address of an empty database. OperationalError where there is no PostgreSQL."""
    name = f"sanctuary_bench_{secrets.token_hex(4)}"
    engine = create_engine(POSTGRES, isolation_level="AUTOCOMMIT", connect_args={"connect_timeout": 5})
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    finally:
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        engine.dispose()


async def at_a_rate(url: str, pid: int) -> Tally:
    """Play TABLES games at MOVES_A_SECOND in all for SECONDS."""
    tally = Tally()
    games = await opened([[url, url]] * TABLES)
    before = cpu_seconds(pid)
    pause = TABLES / MOVES_A_SECOND
    end = time.perf_counter() + SECONDS

    async def play(game: Game, start: float) -> None:
        await asyncio.sleep(start)
        due = time.perf_counter()
        while due < end and not game.is_over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await game.move(tally)
            due += pause

    await asyncio.gather(*(play(game, number / MOVES_A_SECOND) for number, game in enumerate(games)))
    tally.cpu = cpu_seconds(pid) - before
    await closed(games)
    return tally


async def at_full_speed(urls: list[str], *pids: int) -> Tally:
    """Play games with a seat at each server as fast as they go."""
    tally = Tally()
    games = await opened([urls] * 16)
    before = cpu_seconds(*pids)
    began = time.perf_counter()

    async def play(game: Game) -> None:
        while time.perf_counter() < began + SECONDS and not game.is_over:
            await game.move(tally)

    await asyncio.gather(*(play(game) for game in games))
    tally.took = time.perf_counter() - began
    tally.cpu = cpu_seconds(*pids) - before
    await closed(games)
    return tally


async def idle(url: str, pid: int) -> tuple[float, float]:
    """Megabytes of the server process before and with IDLE_TABLES connected tables."""
    async with httpx.AsyncClient(timeout=60) as http:
        await http.get(f"{url}/api/health")
        before = megabytes(pid)
        games = await opened([[url]] * IDLE_TABLES)
        after = megabytes(pid)
    await closed(games)
    return before, after


async def opened(seats: list[list[str]]) -> list[Game]:
    """Open tables, a few at a time."""
    games = [Game(urls, seed) for seed, urls in enumerate(seats)]
    gate = asyncio.Semaphore(8)

    async def open_one(game: Game, http: httpx.AsyncClient) -> None:
        async with gate:
            await game.open(http)

    async with httpx.AsyncClient(timeout=60) as http:
        await asyncio.gather(*(open_one(game, http) for game in games))
    return games


async def closed(games: list[Game]) -> None:
    """Leave all tables."""
    await asyncio.gather(*(game.close() for game in games))


def megabytes(pid: int) -> float:
    """Memory that a process holds, in MB; 0 where the system does not say."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def cpu_seconds(*pids: int) -> float:
    """Processor time that processes have taken; 0 where the system does not say."""
    ticks = 0
    for pid in pids:
        try:
            numbers = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        except OSError:
            return 0.0
        ticks += int(numbers[11]) + int(numbers[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], part: float) -> float:
    """The value that a part of the values stay below, in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] * 1000


def report(name: str, **values: object) -> None:
    """Print one measurement as a line of JSON."""
    print(json.dumps({"measure": name, **values}), flush=True)


def main() -> None:
    """Measure all three; without PostgreSQL, two."""
    with tempfile.TemporaryDirectory() as folder:
        with serving(f"sqlite:///{folder}/speed.db") as (url, pid):
            tally = asyncio.run(at_a_rate(url, pid))
            waits = tally.waits
            report(
                "move to every client, SQLite",
                tables=TABLES,
                moves_a_second=MOVES_A_SECOND,
                p50_ms=round(percentile(waits, 0.5), 1),
                p99_ms=round(percentile(waits, 0.99), 1),
                target_p99_ms=25,
                server_cpu_ms_a_move=tally.cpu_ms,
            )
        with serving(f"sqlite:///{folder}/idle.db") as (url, pid):
            before, after = asyncio.run(idle(url, pid))
            report("idle tables", tables=IDLE_TABLES, before_mb=round(before), with_tables_mb=round(after))
    try:
        with postgres() as database, serving(database) as (one, first), serving(database) as (two, second):
            tally = asyncio.run(at_full_speed([one, two], first, second))
            report(
                "moves, PostgreSQL and two processes",
                moves_a_second=round(tally.accepted / tally.took),
                target=200,
                servers_cpu_ms_a_move=tally.cpu_ms,
                p99_ms=round(percentile(tally.waits, 0.99), 1),
            )
    except OperationalError as error:
        report("moves, PostgreSQL and two processes", skipped=f"no PostgreSQL: {error.orig}")

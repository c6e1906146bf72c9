"""The store: games, their entries, and who holds which seat."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from sqlalchemy import bindparam, delete, false, func, insert, select, text, true, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from sanctuary.tables.store.connect import connect
from sanctuary.tables.store.rows import (
    STANDING_COLUMNS,
    Columns,
    Standing,
    entry_columns,
    entry_of,
    setting_columns,
    setting_of,
    stamp,
    standing_columns,
    standing_of,
)
from sanctuary.tables.store.schema import DEVICE_SEATS, ENTRIES, GAMES, SEAT_KEYS, SERVER_KEYS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from sqlalchemy import Connection, Select

    from sanctuary.records.fields import Json
    from sanctuary.tables.entries import Entry
    from sanctuary.tables.setting import Setting

CHANNEL: Final = "sanctuary"
"""PostgreSQL channel on which each change of a game is told: "ID VERSION"."""


ADD_ENTRY: Final = insert(ENTRIES).values({column.name: bindparam(column.name) for column in ENTRIES.c})
CHANGING: Final = (*STANDING_COLUMNS, "zoos")
CHANGE_GAME: Final = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("game"))
    .values({name: bindparam(f"new_{name}", type_=GAMES.c[name].type) for name in CHANGING})
)
GAME: Final = select(*(column for column in GAMES.c if column.name != "zoos"))
"""A game without the zoos, which only servers with other rules read."""
ADD_CHANGE_AND_TELL: Final = CHANGE_GAME.add_cte(ADD_ENTRY.cte("added")).returning(
    func.pg_notify(CHANNEL, bindparam("told"))
)


class LostRaceError(Exception):
    """Somebody else added the entry with this number, or this request, first. Nothing was stored."""


class ConnectionLostError(Exception):
    """The database went away meanwhile. Whether anything was stored has to be read."""


def hash_of(secret: str) -> str:
    """What the store keeps of a secret: its sha256. Secrets are long and random, so that is enough."""
    return sha256(secret.encode()).hexdigest()


class Store:
    """Tables in a database; every method is one transaction and may be called from any thread."""

    def __init__(self, url: str) -> None:
        """`url`: `sqlite:///FILE` or `postgresql://…`; the schema is brought up to date."""
        self.engine: Final = connect(url)
        self._reading: Final = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    @property
    def is_shared(self) -> bool:
        """Whether other processes may work on the same store."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def check(self) -> None:
        """Ask the database for an answer; raises whatever stands against it."""
        with self._reading.connect() as connection:
            connection.execute(text("SELECT 1"))

    # Games and entries

    def add_game(
        self,
        setting: Setting,
        standing: Standing,
        zoos: list[Json],
        keys: Iterable[tuple[int, str]] = (),
        device: str = "",
        rematch_of: str | None = None,
    ) -> None:
        """Keep a new game and the secrets of its seats. LostRaceError: that rematch is there already.

        zoos: as anyone may see them (tables/last_seen.py).
        """
        row = setting_columns(setting) | standing_columns(standing)
        row |= {"zoos": zoos, "rematch_of": rematch_of}
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(GAMES), row)
                for seat, secret in keys:
                    _add_key(connection, setting.id, seat, secret, device)
        except IntegrityError as error:
            raise LostRaceError from error

    def game(self, id: str) -> tuple[Setting, Standing] | None:
        """A game's setting and standing; None if there is no such game."""
        with self._reading.connect() as connection:
            row = connection.execute(GAME.where(GAMES.c.id == id)).mappings().first()
        return (setting_of(row), standing_of(row)) if row else None

    def zoos(self, id: str) -> object:
        """What was last kept of a game's zoos; None if nothing was."""
        with self._reading.connect() as connection:
            return connection.execute(select(GAMES.c.zoos).where(GAMES.c.id == id)).scalar()

    def remove_game(self, id: str) -> None:
        """Forget a game that never began, with all that belongs to it."""
        with self.engine.begin() as connection:
            connection.execute(delete(GAMES).where(GAMES.c.id == id))

    def rematch_of(self, id: str) -> str | None:
        """The game that is a rematch of this one."""
        with self._reading.connect() as connection:
            return connection.execute(select(GAMES.c.id).where(GAMES.c.rematch_of == id)).scalar()

    def entries(self, game: str, after: int = 0) -> list[Entry]:
        """A game's entries with numbers above `after`, in order."""
        wanted = select(ENTRIES).where(ENTRIES.c.game == game, ENTRIES.c.sequence > after)
        with self._reading.connect() as connection:
            rows = connection.execute(wanted.order_by(ENTRIES.c.sequence)).mappings().all()
        return [entry_of(row) for row in rows]

    def append(
        self,
        game: str,
        entry: Entry,
        standing: Standing,
        zoos: list[Json],
        key: str = "",
        revoke: bool = False,
        device: str = "",
    ) -> None:
        """Add the next entry of a game, and what follows from it. LostRaceError, ConnectionLostError.

        key: a secret for the entry's seat, good from now on; revoke: the seat's others are not any more.
        """
        try:
            with self.engine.begin() as connection:
                self._add_entry(connection, game, entry, standing_columns(standing) | {"zoos": zoos})
                if revoke:
                    _drop_keys(connection, game, entry.seat)
                if key:
                    _add_key(connection, game, entry.seat, key, device)
        except IntegrityError as error:
            raise LostRaceError from error
        except DBAPIError as error:
            if error.connection_invalidated:
                raise ConnectionLostError from error
            raise

    def _add_entry(self, connection: Connection, game: str, entry: Entry, changed: Columns) -> None:
        """Add the entry and change the game; PostgreSQL does both, and tells others, in one statement."""
        values = entry_columns(game, entry) | {f"new_{name}": value for name, value in changed.items()}
        if self.is_shared:
            connection.execute(ADD_CHANGE_AND_TELL, values | {"told": f"{game} {entry.sequence}"})
        else:
            connection.execute(ADD_ENTRY, values)
            connection.execute(CHANGE_GAME, values)

    def answered(self, game: str, request: str) -> int | None:
        """The number of the entry that a request became; None if it became none."""
        wanted = select(ENTRIES.c.sequence).where(ENTRIES.c.game == game, ENTRIES.c.request == request)
        with self._reading.connect() as connection:
            return connection.execute(wanted).scalar()

    # Seats

    def seat_of(self, game: str, secret: str) -> int | None:
        """The seat a secret is good for; None for a wrong one."""
        hashed = hash_of(secret)
        wanted = select(SEAT_KEYS.c.seat, SEAT_KEYS.c.hash).where(SEAT_KEYS.c.game == game)
        found = None
        with self._reading.connect() as connection:
            for seat, kept in connection.execute(wanted):
                if hmac.compare_digest(kept, hashed):
                    found = seat
        return found

    def add_key(self, game: str, seat: int, secret: str, revoke: bool = False, device: str = "") -> None:
        """Make a secret good for a seat; `revoke`: and no other, on no other device."""
        with self.engine.begin() as connection:
            if revoke:
                _drop_keys(connection, game, seat)
            _add_key(connection, game, seat, secret, device)

    def holds(self, game: str, device: str) -> list[int]:
        """The seats of a game that a device took."""
        wanted = select(DEVICE_SEATS.c.seat).where(
            DEVICE_SEATS.c.game == game, DEVICE_SEATS.c.device == hash_of(device)
        )
        with self._reading.connect() as connection:
            return sorted(connection.execute(wanted).scalars())

    def let_go(self, game: str, device: str) -> None:
        """A device holds no seat of a game any more; secrets stay good."""
        held = DEVICE_SEATS.c.game == game, DEVICE_SEATS.c.device == hash_of(device)
        with self.engine.begin() as connection:
            connection.execute(delete(DEVICE_SEATS).where(*held))

    # Lists

    def listed(self, limit: int) -> list[tuple[Setting, Standing]]:
        """Listed games that are not over, the last changed first."""
        wanted = GAME.where(GAMES.c.listed, GAMES.c.status != "finished")
        return self._games(wanted, limit)

    def of_device(self, device: str, limit: int) -> list[tuple[Setting, Standing]]:
        """Games a device has a seat in, the last changed first."""
        mine = select(DEVICE_SEATS.c.game).where(DEVICE_SEATS.c.device == hash_of(device))
        return self._games(GAME.where(GAMES.c.id.in_(mine)), limit)

    def unfinished_of_device(self, device: str) -> int:
        """How many games that are not over a device has a seat in."""
        mine = select(DEVICE_SEATS.c.game).where(DEVICE_SEATS.c.device == hash_of(device))
        wanted = select(func.count()).where(GAMES.c.id.in_(mine), GAMES.c.status != "finished")
        with self._reading.connect() as connection:
            return int(connection.execute(wanted).scalar_one())

    def waiting_for_bots(self, since: datetime) -> list[str]:
        """Games in which a bot has to decide and nothing has changed since a moment."""
        wanted = select(GAMES.c.id).where(
            GAMES.c.status == "playing", GAMES.c.acting_bot == true(), GAMES.c.changed <= stamp(since)
        )
        return self._ids(wanted)

    def idle_for_bots(self, now: datetime) -> list[str]:
        """Games whose person has not decided for as long as the table waits before a bot takes over."""
        wanted = select(GAMES.c.id).where(
            GAMES.c.status == "playing", GAMES.c.acting_bot == false(), GAMES.c.bot_after <= stamp(now)
        )
        return self._ids(wanted)

    def _ids(self, wanted: Select[str]) -> list[str]:
        with self._reading.connect() as connection:
            return list(connection.execute(wanted).scalars())

    def _games(self, wanted: Select[tuple[object, ...]], limit: int) -> list[tuple[Setting, Standing]]:
        with self._reading.connect() as connection:
            rows = connection.execute(wanted.order_by(GAMES.c.changed.desc()).limit(limit)).mappings().all()
        return [(setting_of(row), standing_of(row)) for row in rows]

    # The server's own keys

    def server_key(self, name: str) -> str:
        """A random key that all processes on this store share; made when first asked for."""
        wanted = select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == name)
        with self._reading.connect() as connection:
            key = connection.execute(wanted).scalar()
        if key is not None:
            return str(key)
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(SERVER_KEYS), {"name": name, "value": secrets.token_urlsafe(32)})
        except IntegrityError:
            pass  # another process was first
        with self._reading.connect() as connection:
            return str(connection.execute(wanted).scalar_one())


def _add_key(connection: Connection, game: str, seat: int, secret: str, device: str) -> None:
    connection.execute(insert(SEAT_KEYS), {"game": game, "seat": seat, "hash": hash_of(secret)})
    if device:
        held = {"device": hash_of(device), "game": game, "seat": seat}
        connection.execute(delete(DEVICE_SEATS).where(*(DEVICE_SEATS.c[name] == held[name] for name in held)))
        connection.execute(insert(DEVICE_SEATS), held)


def _drop_keys(connection: Connection, game: str, seat: int) -> None:
    for table in (SEAT_KEYS, DEVICE_SEATS):
        connection.execute(delete(table).where(table.c.game == game, table.c.seat == seat))

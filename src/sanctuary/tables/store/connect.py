"""Engines for the databases, set up as the store needs them, and their schema brought up to date."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event, text
from sqlalchemy.engine import make_url

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

BUSY_SECONDS: Final = 10
MIGRATION_LOCK: Final = 0x5A6E_C7A4
"""Number of the advisory lock under which one process at a time migrates a PostgreSQL database."""


def connect(url: str, pool_size: int = 8) -> Engine:
    """An engine for `sqlite:///FILE` or `postgresql://…`, its schema up to date. ValueError for others."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        engine = create_engine(address, connect_args={"timeout": BUSY_SECONDS})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_to_write)
    elif address.get_backend_name() == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
        engine = create_engine(address, pool_size=pool_size, max_overflow=pool_size)
    else:
        raise ValueError(f"the database must be SQLite or PostgreSQL, not {address.get_backend_name()}")
    _migrate(engine)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # sqlite3 begins no transaction by itself
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_to_write(connection: Connection) -> None:
    """Take the write lock at once: a transaction that reads first could not get it later."""
    if connection.get_execution_options().get("isolation_level") == "AUTOCOMMIT":
        return
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("sanctuary.tables.store") / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

"""Empty databases to test on: SQLite in a folder, and one on PostgreSQL that lasts as long as the tests."""

from __future__ import annotations

import atexit
import os
import secrets
from functools import lru_cache
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import OperationalError

if TYPE_CHECKING:
    from pathlib import Path

POSTGRES = os.environ.get("SANCTUARY_TEST_POSTGRES", "postgresql+psycopg://postgres@127.0.0.1:5432/postgres")
KINDS = ("sqlite", "postgresql")


def empty_database(kind: str, folder: Path) -> str:
    """Return the address of an empty database. Skips where there is no PostgreSQL, but not in CI."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'tables.db'}"
    try:
        url = scratch()
    except OperationalError as error:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(f"PostgreSQL does not answer at {make_url(POSTGRES).host}: {error.orig}")
    engine = create_engine(url)
    with engine.begin() as connection:
        tables = [name for name in inspect(connection).get_table_names() if name != "alembic_version"]
        if tables:
            connection.execute(text(f"TRUNCATE {', '.join(tables)}"))
    engine.dispose()
    return url.render_as_string(hide_password=False)


@lru_cache(maxsize=1)
def scratch() -> URL:
    """Make a database for this process, which takes it away when it ends."""
    name = f"sanctuary_test_{secrets.token_hex(6)}"
    run(f"CREATE DATABASE {name}")
    atexit.register(run, f"DROP DATABASE {name} WITH (FORCE)")
    return make_url(POSTGRES).set(database=name)


def run(statement: str) -> None:
    """Run a statement outside a transaction."""
    engine = create_engine(POSTGRES, isolation_level="AUTOCOMMIT", connect_args={"connect_timeout": 5})
    with engine.connect() as connection:
        connection.execute(text(statement))
    engine.dispose()

"""Servers to test on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from server.serving import OPEN, Served, served
from tables.databases import KINDS, empty_database

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return a server on SQLite that tests share; each makes its own tables."""
    folder = tmp_path_factory.mktemp("server")
    with served(empty_database("sqlite", folder), folder) as process:
        yield process


@pytest.fixture(autouse=True)
def closed_clients() -> Iterator[None]:
    """Close what a test left connected."""
    yield
    for client in list(OPEN):
        client.close()


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database of each kind."""
    return empty_database(request.param, tmp_path)


@pytest.fixture
def postgres_url(tmp_path: Path) -> str:
    """Return the address of an empty database that processes can share."""
    return empty_database("postgresql", tmp_path)

"""Stores and tables to test on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.tables.hall import Hall
from sanctuary.tables.store.store import Store
from tables.databases import KINDS, empty_database

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database of each kind."""
    return empty_database(request.param, tmp_path)


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """Return an empty store on each kind of database."""
    store = Store(database_url)
    yield store
    store.close()


@pytest.fixture
def hall(store: Store) -> Hall:
    """Return a hall on each kind of store."""
    return Hall(store, catalogue())

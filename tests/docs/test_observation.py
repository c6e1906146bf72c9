"""The page of observations and moves is written from the layout."""

from __future__ import annotations

import importlib
import re
from typing import TYPE_CHECKING, Any

import pytest

from sanctuary.observations.layout import COMMON, SEAT
from sanctuary.rules.moves import RANGES

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def write_observation(project_root: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(project_root))
    return importlib.import_module("tools.write_observation")


def test_the_page_is_current(write_observation: Any) -> None:
    written = write_observation.PAGE.read_text("utf-8")
    assert written == write_observation.page(), "run: python -m tools.write_observation"


def test_the_page_names_every_element_once_and_every_range_of_moves(write_observation: Any) -> None:
    rows = [line.split(" | ") for line in write_observation.page().splitlines() if line.startswith("| ")]
    named = [cells[0].strip("| `") for cells in rows if cells[0].startswith("| `")]
    assert named == [element.name for element in (*COMMON, *SEAT)]
    assert [cells[1] for cells in rows[-len(RANGES) :]] == [name for name, _ in RANGES]
    assert all(re.search(r"R\d", cells[-1]) for cells in rows if cells[0].startswith("| `"))

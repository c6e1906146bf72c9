from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A copy of the package's data that a test may spoil."""
    with as_file(files("sanctuary.catalogue") / "data") as original:
        shutil.copytree(original, tmp_path / "data")
    return tmp_path / "data"

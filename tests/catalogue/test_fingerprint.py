"""The fingerprint follows the meaning of the data, not its looks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from sanctuary.catalogue import load

if TYPE_CHECKING:
    from pathlib import Path


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_spaces_comments_and_names_do_not_matter(data: Path) -> None:
    for path in data.rglob("*.toml"):
        path.write_text(
            "# proof-read\n" + re.sub(r"  +", " ", path.read_text(encoding="utf-8")), encoding="utf-8"
        )
    change(data / "tiles" / "animals.toml", '"Lion"', '"Big Cat"')
    assert load(data).fingerprint == load().fingerprint


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("tiles/animals.toml", "level = 4", "level = 5"),
        ("tiles/animals.toml", '"2 per predator"', '"3 per predator"'),
        ("tiles/animals.toml", '["NW", "NE"]', '["NW", "SE"]'),
        ("tiles/buildings.toml", '"next to 2 europe"', '"next to 1 europe"'),
        ("maps.toml", '"b1"', '"b2"'),
        ("maps.toml", 'a3 = "move action"', 'a3 = "relocate"'),
        ("scoring.toml", "achievement_4 = 9", "achievement_4 = 8"),
        ("scoring.toml", "hand_limit = 6", "hand_limit = 7"),
    ],
)
def test_every_kind_of_data_matters(data: Path, file: str, old: str, new: str) -> None:
    change(data / file, old, new)
    assert load(data).fingerprint != load().fingerprint


def test_the_short_form_is_the_beginning() -> None:
    found = load()
    assert re.fullmatch(r"[0-9a-f]{64}", found.fingerprint)
    assert found.fingerprint.startswith(found.short_fingerprint)
    assert len(found.short_fingerprint) == 12

"""Games of earlier days are played again, move by move, to the very same end, compiled or not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.records import read_record, record_from_json, record_to_json, replay, write_game

GAMES = sorted(Path(__file__).parent.glob("*.sgn"))
ALONE = """
import sys
from pathlib import Path
from sanctuary.catalogue import catalogue
from sanctuary.records import read_record, replay
for path in sys.argv[1:]:
    replay(read_record(Path(path).read_text("utf-8"), catalogue()), catalogue())
"""
"""Replays the files named; the digest in each holds the end."""


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
class TestGame:
    def test_replays(self, path: Path) -> None:
        """If rules or catalogue changed on purpose: `python -m golden.write`, and a note in CHANGELOG.md."""
        record = read_record(path.read_text("utf-8"), catalogue())
        state = replay(record, catalogue())
        assert state.is_over()
        assert state.ply == len(record.moves)

    def test_is_written_the_same_again(self, path: Path) -> None:
        text = path.read_text("utf-8")
        record = read_record(text, catalogue())
        again = record_from_json(record_to_json(record, catalogue()), catalogue())
        assert write_game(again, catalogue()) == text


def test_all_kinds_of_games_are_there() -> None:
    records = [read_record(path.read_text("utf-8"), catalogue()) for path in GAMES]
    assert {record.options.players for record in records} == {1, 2, 3, 4, 5}
    assert {record.options.side for record in records} == {1, 2}
    assert {record.options.short for record in records} == {False, True}
    outcomes = {record.result.outcome for record in records if record.result}
    assert outcomes >= {"scored", "solo_lost"}


@pytest.mark.slow
def test_uncompiled_python_comes_to_the_same_end(pure_environment: dict[str, str]) -> None:
    command = [sys.executable, "-c", ALONE, *map(str, GAMES)]
    run = subprocess.run(command, env=pure_environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr

"""The example scripts run, with settings small enough for a test."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(script: str, *arguments: str, folder: Path, status: int = 0) -> str:
    """Run an example in a folder of its own; what it printed (on standard error where it fails)."""
    result = subprocess.run(
        [sys.executable, str(EXAMPLES / script), *arguments],
        cwd=folder,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert result.returncode == status, result.stderr
    return result.stderr if status else result.stdout


def test_random_play(tmp_path: Path) -> None:
    lines = run("random_play.py", "--games", "2", "--players", "3", folder=tmp_path).splitlines()
    assert len(lines) == 2
    assert all("moves" in line for line in lines)


@pytest.mark.slow
def test_openspiel_match(tmp_path: Path) -> None:
    pytest.importorskip("pyspiel")
    assert "moves" in run("openspiel_mcts.py", "--simulations", "2", "--most", "30", folder=tmp_path)


def test_reading_the_arenas_tables(tmp_path: Path, sanctuary_command: Path) -> None:
    players = ("--player", "light", "--player", "random", "--deals", "8", "--jobs", "1")
    subprocess.run(
        [sanctuary_command, "arena", "run", tmp_path / "results", *players], check=True, capture_output=True
    )
    said = run("read_arena.py", "results", folder=tmp_path)
    rows = [line.split("┆") for line in said.splitlines() if line.startswith("│")]
    seats = {cells[0].strip("│ "): cells[1].strip() for cells in rows}
    assert seats["light"] == seats["random"] == "16"
    games = [cells[1].strip() for cells in rows if cells[0].strip("│ ") in ("full", "pile", "markers")]
    assert sum(map(int, games)) == 16


def test_reading_no_tables_says_so(tmp_path: Path) -> None:
    said = run("read_arena.py", "nowhere", folder=tmp_path, status=2)
    assert "nowhere holds no results of an arena run" in said


@pytest.mark.slow
@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="the extra `train` is not installed")
def test_training_saves_a_player(tmp_path: Path) -> None:
    small = ("--count", "4", "--length", "16", "--most", "64", "--test", "2", "--small")
    said = run("train_ppo.py", *small, "--save", "tiny.zip", folder=tmp_path)
    assert "of 2 games against random" in said
    assert (tmp_path / "tiny.zip").is_file()

"""Runs: the rows they leave, and that a killed run goes on to the same table."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sanctuary.arena.plan import Plan
from sanctuary.arena.play import Rows, play_game
from sanctuary.arena.report import write_report
from sanctuary.arena.results import TABLES, keep_plan, read_table
from sanctuary.arena.run import run_plan
from sanctuary.rules.moves import OBJECTIVES

PLAN = Plan(("light", "random"), 2, 4)
SAME = ("games", "seats", "tiles")
"""The tables that no clock can change."""


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena")
    run_plan(PLAN, folder, jobs=1)
    return folder


def test_rows_add_up(results: Path) -> None:
    games, seats, tiles = (read_table(results, name) for name in SAME)
    assert games["game"].to_list() == list(range(8))
    assert seats["game"].to_list() == [game for game in range(8) for _ in range(2)]
    parts = ["animals", "projects", "buildings", "open_areas", "achievements", "markers", "end"]
    for row in seats.iter_rows(named=True):
        assert row["points"] == sum(row[part] for part in parts)
        assert sum(row[f"support_{name}"] is not None for name in OBJECTIVES) == 5
        assert row["failure"] is None
    won = dict.fromkeys(range(8), 0.0)
    for game, share in seats.select("game", "won").iter_rows():
        won[game] += share
    assert set(won.values()) == {1.0}
    assert set(tiles["came"].unique()) <= {"took", "drew", "kept"}
    assert tiles.filter(tiles["cell"].is_not_null())["placed_turn"].null_count() == 0
    for game, seen, left in games.select("game", "seen", "pile_left").iter_rows():
        assert set(tiles.filter(tiles["game"] == game)["tile"]) <= set(seen)
        assert 60 < len(seen) == len(set(seen)) <= 135 - left


def test_every_turn_has_its_time(results: Path) -> None:
    times, games = read_table(results, "times"), read_table(results, "games")
    played = times.select("game", "turn").sort("game", "turn")
    turns = dict(games.select("game", "turns").iter_rows())
    assert played.rows() == [(game, turn + 1) for game in range(8) for turn in range(turns[game])]
    assert times["ms"].min() > 0  # type: ignore[operator]


def test_light_wins_all_and_the_report_says_so(results: Path) -> None:
    files = write_report(results)
    assert all(file.stat().st_size > 100 for file in files)
    text = (results / "report.md").read_text("utf-8")
    assert "| light | 8 | 100.0 (25.0 to 100.0) % |" in text
    page = (results / "report.html").read_text("utf-8")
    assert page.count("<svg") == 3
    assert "http://" not in page.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    )


def test_the_report_of_an_unfinished_run_says_so(results: Path, tmp_path: Path) -> None:
    folder = tmp_path / "some"
    shutil.copytree(results, folder)
    shutil.rmtree(folder / "part-00001")
    write_report(folder)
    assert "7 games of 8 that are planned, 2 seats" in (folder / "report.md").read_text("utf-8")
    assert "8 games, 2 seats" in (results / "report.md").read_text("utf-8")


def test_the_report_of_solo_games_compares_no_seats(tmp_path: Path) -> None:
    run_plan(Plan(("light",), 1, 2, solo_markers=12), tmp_path, jobs=1)
    write_report(tmp_path)
    text = (tmp_path / "report.md").read_text("utf-8")
    assert "2 games, solo: light." in text
    assert "12 solo markers" in text
    assert "## Turn order" not in text
    assert "## Pairs" not in text


def test_a_game_is_played_the_same_again() -> None:
    first, second = Rows(), Rows()
    game = PLAN.games()[1]
    play_game(game, first)
    play_game(game, second)
    assert vars_of(first) == vars_of(second)


def vars_of(rows: Rows) -> list[object]:
    return [rows.games, rows.seats, rows.tiles]


def test_a_run_goes_on_where_it_stopped(results: Path, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    keep_plan(PLAN, tmp_path)
    (tmp_path / "part-00001").mkdir(parents=True)
    for name in TABLES:
        source = results / "part-00001" / f"{name}.parquet"
        (tmp_path / "part-00001" / f"{name}.parquet").write_bytes(source.read_bytes())
    (tmp_path / "part-00000.unfinished").mkdir()
    run_plan(PLAN, tmp_path, progress=lambda done, games, _: told.append((done, games)))
    assert told == [(done, 8) for done in range(2, 9)]
    assert not list(tmp_path.glob("*.unfinished"))
    for name in SAME:
        assert read_table(tmp_path, name).equals(read_table(results, name))


@pytest.mark.slow
def test_a_killed_run_goes_on_to_the_same_table(tmp_path: Path) -> None:
    """Killed with -9 in the middle, run again: the same rows as an undisturbed run."""
    command = [str(Path(sys.executable).with_name("sanctuary")), "arena", "run"]
    options = ["--player", "light", "--player", "random", "--deals", "60", "--jobs", "1"]
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    begun = [*command, str(killed), *options]
    run = subprocess.Popen(begun, stderr=subprocess.DEVNULL, start_new_session=True)
    until = time.monotonic() + 60
    while not list(killed.glob("part-?????")) and time.monotonic() < until:
        time.sleep(0.01)
    os.killpg(run.pid, signal.SIGKILL)
    run.wait()
    assert 0 < len(list(killed.glob("part-?????"))) < 40
    for folder in (killed, whole):
        subprocess.run([*command, str(folder), *options], check=True, capture_output=True)
    for name in SAME:
        assert read_table(killed, name).equals(read_table(whole, name))

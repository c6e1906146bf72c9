"""The folder of results: one plan, whole parts, the same columns in each, and what is spoiled is named."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import polars as pl
import pytest

from sanctuary.arena.plan import Plan, PlanError
from sanctuary.arena.play import Rows, play_game
from sanctuary.arena.report import write_report
from sanctuary.arena.results import SCHEMAS, TABLES, ResultsError, keep_plan, read_table, write_part
from sanctuary.arena.run import run_plan

PLAN = Plan(("random", "light"), 2, 1)


@pytest.fixture(scope="module")
def rows() -> Rows:
    found = Rows()
    for game in PLAN.games():
        play_game(game, found)
    return found


@pytest.fixture
def results(tmp_path: Path, rows: Rows) -> Path:
    """A folder with two parts."""
    keep_plan(PLAN, tmp_path)
    for number in range(2):
        write_part(rows, tmp_path, number)
    return tmp_path


def test_results_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    keep_plan(PLAN, tmp_path)
    keep_plan(PLAN, tmp_path)
    with pytest.raises(PlanError, match="another plan"):
        keep_plan(PLAN._replace(deals=4), tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["plan.json"]


def kept(**changes: object) -> str:
    return json.dumps({**json.loads(PLAN.to_text()), **changes})


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (None, "is missing"),
        ("", "no JSON"),
        (PLAN.to_text()[:40], "no JSON"),
        ("[]", "no JSON object"),
        ("\udcff", "utf-8"),
        (kept(deals=None), "'deals' is missing"),
        (kept(deals="many"), "'deals' is missing, or no int"),
        (kept(deals=0), "0 deals"),
        (kept(seats=9), "9 seats"),
        (kept(side=7), "side"),
        (kept(players=[1]), "no text"),
        (kept(format=2), "format 2 instead of 3"),
    ],
)
def test_a_spoiled_plan_is_named(results: Path, text: str | None, problem: str) -> None:
    file = results / "plan.json"
    file.unlink()
    if text is not None:
        file.write_bytes(text.encode("utf-8", "surrogateescape"))
    for use in (lambda: run_plan(PLAN, results), lambda: write_report(results)):
        with pytest.raises(ResultsError, match=problem) as told:
            use()
        assert str(file) in str(told.value)


@pytest.mark.parametrize("name", TABLES)
def test_a_missing_table_is_named(results: Path, name: str) -> None:
    file = results / "part-00001" / f"{name}.parquet"
    file.unlink()
    for use in (lambda: run_plan(PLAN, results), lambda: write_report(results)):
        with pytest.raises(ResultsError, match="is missing") as told:
            use()
        assert str(file) in str(told.value)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("data", [b"", b"junk" * 100, None])
def test_a_table_that_cannot_be_read_is_named(results: Path, name: str, data: bytes | None) -> None:
    file = results / "part-00001" / f"{name}.parquet"
    if data is None:
        pl.DataFrame({"other": [1]}).write_parquet(file)
    else:
        file.write_bytes(data)
    with pytest.raises(ResultsError, match="cannot be read") as told:
        write_report(results)
    assert str(file) in str(told.value)


@pytest.mark.parametrize("name", TABLES)
def test_a_table_has_all_that_was_noted(rows: Rows, name: str) -> None:
    for row in getattr(rows, name):
        assert list(row) == list(SCHEMAS[name])


@pytest.mark.parametrize("name", TABLES)
def test_the_parts_of_a_table_have_the_same_columns(results: Path, rows: Rows, name: str) -> None:
    """Also where nothing in a part has a value, or nothing is there at all."""
    empty, bare = Rows(), Rows()
    first = getattr(rows, name)[0]
    getattr(bare, name).append({"game": first["game"]} | dict.fromkeys(list(first)[1:]))
    for number, part in enumerate([empty, bare], 2):
        write_part(part, results, number)
    table = pl.read_parquet(results / "part-*" / f"{name}.parquet")
    assert table.schema == pl.Schema(SCHEMAS[name])
    assert len(table) == len(read_table(results, name)) == 2 * len(getattr(rows, name)) + 1


def test_a_part_that_is_there_by_now_is_kept(results: Path) -> None:
    """Two runs in one folder: whoever is second drops its part."""
    before = read_table(results, "games")
    write_part(Rows(), results, 1)
    assert read_table(results, "games").equals(before)
    assert sorted(file.name for file in results.iterdir()) == ["part-00000", "part-00001", "plan.json"]


def test_a_part_that_cannot_be_written_is_an_error(results: Path) -> None:
    shutil.rmtree(results)
    with pytest.raises(OSError, match="part-00002"):
        write_part(Rows(), results, 2)

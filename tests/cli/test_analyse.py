"""`sanctuary analyse FILE`: every decision with a choice is judged, and the worst ones are named."""

import json
import signal
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from cli.play_script import Script
from cli.program import COMMAND, Program
from sanctuary.catalogue import catalogue
from sanctuary.records import record_to_json, seal
from sanctuary.rules.moves import GAIN, PLAY


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("analyse") / "record.json"
    whole = Script("analyse", players=2).game.record()
    begun = seal(replace(whole, moves=whole.moves[:10], said=[], comments=[]), catalogue())
    file.write_text(json.dumps(record_to_json(begun, catalogue())), "utf-8")
    return str(file)


def test_every_decision_is_judged_as_json(program: Program, record: str) -> None:
    done = program.run("analyse", record, "--iterations", "2", "--json")
    assert done.returncode == 0, done.stderr
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert {row["seat"] for row in rows} == {0, 1}
    assert [row["ply"] for row in rows] == sorted(row["ply"] for row in rows)
    for row in rows:
        assert row["loss"] >= 0
        assert (row["loss"] == 0) or row["move"] != row["best"]


def test_one_seat_in_words(program: Program, record: str) -> None:
    done = program.run("analyse", record, "--iterations", "2", "--seat", "1")
    assert done.returncode == 0, done.stderr
    assert "points given away for certain" in done.stdout
    assert done.stdout.count("Chance to win after each turn") == 1


def test_the_judgements_are_kept_beside_the_record(program: Program, record: str, tmp_path: Path) -> None:
    """One seat's, then the other's; what is kept is told again, not made again."""
    game = tmp_path / "game.json"
    game.write_text(Path(record).read_text("utf-8"), "utf-8")
    file = tmp_path / "game.analysis-2.json"
    assert program.run("analyse", str(game), "--iterations", "2", "--seat", "1").returncode == 0
    first = json.loads(file.read_text("utf-8"))
    assert {row["seat"] for row in first["judgements"]} == {0}
    first["judgements"][0]["loss"] = 77.5
    file.write_text(json.dumps(first), "utf-8")
    done = program.run("analyse", str(game), "--iterations", "2", "--json")
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert 77.5 in [row["loss"] for row in rows]
    assert json.loads(file.read_text("utf-8"))["judgements"] == rows
    assert {row["seat"] for row in rows} == {0, 1}
    again = program.run("analyse", str(game), "--iterations", "3", "--json")
    assert "77.5" not in again.stdout


def test_an_analysis_of_other_iterations_leaves_the_kept_one_alone(
    program: Program, record: str, tmp_path: Path
) -> None:
    game = tmp_path / "game.json"
    game.write_text(Path(record).read_text("utf-8"), "utf-8")
    thorough = program.run("analyse", str(game), "--iterations", "5", "--json").stdout
    kept = {file: file.read_text("utf-8") for file in tmp_path.iterdir()}
    assert len(kept) == 2
    quick = program.run("analyse", str(game), "--iterations", "2", "--json").stdout
    assert quick != thorough
    assert {file: file.read_text("utf-8") for file in kept} == kept
    assert len(list(tmp_path.iterdir())) == 3
    assert program.run("analyse", str(game), "--iterations", "5", "--json").stdout == thorough


@pytest.mark.parametrize("ended", [signal.SIGKILL, signal.SIGTERM])
def test_an_analysis_that_was_killed_goes_on_where_it_stopped(
    program: Program, record: str, tmp_path: Path, ended: signal.Signals
) -> None:
    game = tmp_path / "game.json"
    game.write_text(Path(record).read_text("utf-8"), "utf-8")
    command = ["analyse", str(game), "--iterations", "300", "--json"]
    with subprocess.Popen(
        [*COMMAND, *command], stdout=subprocess.PIPE, encoding="utf-8", env=program.environment()
    ) as process:
        assert process.stdout is not None
        told = [process.stdout.readline(), process.stdout.readline()]
        process.send_signal(ended)
        assert process.wait(30) == -ended
    [file] = tmp_path.glob("game.analysis*.json")
    kept = json.loads(file.read_text("utf-8"))
    assert kept["judgements"][:2] == [json.loads(line) for line in told]
    kept["judgements"][1]["loss"] = 77.5
    file.write_text(json.dumps(kept), "utf-8")
    rows = [json.loads(line) for line in program.run(*command).stdout.splitlines()]
    assert len(rows) > 2
    assert [rows[0], rows[1]["loss"]] == [kept["judgements"][0], 77.5]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["“Gain with ", "16.8 points.", "16.8 points given away"]),
        ("hu", ["„Szerzés, ", "a különbség 16,8 pont.", "biztosan elveszett: 16,8 pont."]),
    ],
)
def test_moves_and_numbers_are_in_the_language(
    program: Program, record: str, tmp_path: Path, lang: str, words: list[str]
) -> None:
    game = tmp_path / "game.json"
    game.write_text(Path(record).read_text("utf-8"), "utf-8")
    command = ["analyse", str(game), "--iterations", "2"]
    program.run(*command)
    file = tmp_path / "game.analysis-2.json"
    kept = json.loads(file.read_text("utf-8"))
    for row in kept["judgements"]:
        row |= {"loss": 0.0, "certain": False}
    row = next(row for row in kept["judgements"] if GAIN <= row["best"] < PLAY)
    row |= {"loss": 16.8, "certain": True}
    file.write_text(json.dumps(kept), "utf-8")
    told = " ".join(program.run(*command, "--lang", lang).stdout.split())
    for word in words:
        assert word in told


def test_a_damaged_file_beside_the_record_is_made_anew(program: Program, record: str, tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    game.write_text(Path(record).read_text("utf-8"), "utf-8")
    file = tmp_path / "game.analysis-2.json"
    file.write_text('{"digest": 3, "judgements": [', "utf-8")
    done = program.run("analyse", str(game), "--iterations", "2")
    assert done.returncode == 0, done.stderr
    assert "game.analysis-2.json" in done.stdout.replace("\n", "")
    assert json.loads(file.read_text("utf-8"))["judgements"]


def test_a_seat_that_is_not_there_is_refused(program: Program, record: str) -> None:
    done = program.run("analyse", record, "--seat", "3")
    assert done.returncode == 1
    assert "from 1 to 2" in done.stderr


def test_a_file_that_is_no_record_is_refused(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "odd.json"
    file.write_text("[]", "utf-8")
    done = program.run("analyse", str(file))
    assert done.returncode == 1
    assert "odd.json" in done.stderr
    assert "Traceback" not in done.stderr

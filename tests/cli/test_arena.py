"""Wrong use of the arena's commands: a sentence that says what and where, and nothing written."""

import time
from pathlib import Path

import pytest

from cli.program import ESCAPE, Program, Terminal
from sanctuary.arena import tune
from sanctuary.cli import app


@pytest.mark.parametrize(
    ("text", "problem"),
    [(None, "No such file"), ("[weights]\nluck = [1, 2]\n", "luck"), ("[weights", "table declaration")],
)
def test_weights_to_tune_from_that_cannot_be_used(
    program: Program, tmp_path: Path, text: str | None, problem: str
) -> None:
    start, tuned = tmp_path / "start.toml", tmp_path / "tuned.toml"
    if text is not None:
        start.write_text(text, "utf-8")
    done = program.run("arena", "tune", str(tuned), "--games", "1", "--weights", str(start))
    assert done.returncode == 1
    assert done.stderr.startswith(f"These weights cannot be used: {start}")
    assert problem in done.stderr
    assert "Traceback" not in done.stderr
    assert not tuned.exists()


@pytest.mark.parametrize(
    "command",
    [["tune", "FILE/tuned.toml", "--games", "1"], ["run", "FILE", "--player", "random", "--deals", "1"]],
)
def test_a_place_that_cannot_be_written_is_named_before_the_games(
    program: Program, tmp_path: Path, command: list[str]
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine", "utf-8")
    words = [word.replace("FILE", str(taken)) for word in command]
    done = program.run("arena", *words)
    assert done.returncode == 1
    assert done.stderr.startswith(f"{words[1]} cannot be used: ")
    assert taken.read_text("utf-8") == "mine"


def test_a_program_whose_command_cannot_be_read_is_named(program: Program, tmp_path: Path) -> None:
    done = program.run("arena", "run", str(tmp_path / "run"), "--player", "cmd:'x", "--player", "light")
    assert done.returncode == 1
    assert "has no counterpart" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(
    ("option", "value", "problem"),
    [
        ("--jobs", "0", "neither -1 nor a whole number from 1"),
        ("--jobs", "-2", "neither -1 nor a whole number from 1"),
        ("--jobs", "all", "neither -1 nor a whole number from 1"),
        ("--solo-markers", "13", "none of 18, 15"),
        ("--solo-markers", "-1", "none of 18, 15"),
    ],
)
def test_a_number_that_is_not_allowed_is_named(
    program: Program, tmp_path: Path, option: str, value: str, problem: str
) -> None:
    folder = tmp_path / "run"
    done = program.run(
        "arena", "run", str(folder), "--player", "random", "--seats", "1", "--deals", "1", option, value
    )
    assert done.returncode == 2
    assert done.stderr.startswith(f"{option}: “{value}” is ")
    assert problem in done.stderr
    assert not folder.exists()


def test_results_that_are_spoiled_are_named(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "plan.json"
    file.write_text('{"format": 3, "pl', "utf-8")
    (tmp_path / "part-00000").mkdir()
    for name in ("games", "seats", "tiles", "times"):
        (tmp_path / "part-00000" / f"{name}.parquet").write_text("junk", "utf-8")
    done = program.run("arena", "run", str(tmp_path), "--player", "random", "--deals", "1")
    assert done.returncode == 1
    assert done.stderr.startswith(f"The results cannot be used: {file}: no JSON: ")
    done = program.run("arena", "report", str(tmp_path), "--lang", "hu")
    assert done.returncode == 1
    assert done.stderr.startswith("Az eredményeket nem lehet használni: ")
    assert f"{tmp_path / 'part-00000' / 'games.parquet'} cannot be read" in done.stderr


@pytest.mark.parametrize("before", [None, "mine"])
def test_tuning_that_is_interrupted_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str | None
) -> None:
    def interrupt(*_arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(tune, "play_samples", interrupt)
    monkeypatch.setattr(app, "keep_log", lambda _language: None)
    folder = tmp_path / "tuning"
    folder.mkdir()
    if before is not None:
        (folder / "tuned.toml").write_text(before, "utf-8")
    assert app.run(["arena", "tune", str(folder / "tuned.toml")]) == app.INTERRUPTED
    assert [file.read_text("utf-8") for file in folder.iterdir()] == [before] * (before is not None)


def test_a_folder_is_no_place_for_weights(program: Program, tmp_path: Path) -> None:
    began = time.monotonic()
    done = program.run("arena", "tune", str(tmp_path), "--games", "1000")
    assert done.returncode == 1
    assert done.stderr.startswith(f"{tmp_path} cannot be used: ")
    assert time.monotonic() - began < 60


@pytest.mark.parametrize(("lang", "left"), [("en", "4 of 4 games"), ("hu", "4 játszma kész")])
def test_a_run_shows_a_bar_at_a_terminal(program: Program, tmp_path: Path, lang: str, left: str) -> None:
    words = ("arena", "run", str(tmp_path / "run"), "--player", "random", "--deals", "4", "--lang", lang)
    terminal = Terminal(program, *words)
    assert terminal.end() == 0
    shown = ESCAPE.sub("", terminal.shown)
    assert "━" * 20 in shown
    assert left in shown


def test_a_run_into_a_pipe_says_lines(program: Program, tmp_path: Path) -> None:
    done = program.run("arena", "run", str(tmp_path / "run"), "--player", "random", "--deals", "4")
    assert done.stderr.splitlines()[-1].startswith("4 of 4 games")
    assert "━" not in done.stderr

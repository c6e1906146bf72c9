"""`sanctuary play --resume` and `--save`: no game is lost, and none is taken up that does not hold."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.program import Program, Terminal

GAME = ("play", "--seat", "Anna", "--seat", "random", "--seed", "resume")


@pytest.fixture
def saved(program: Program, tmp_path: Path) -> Path:
    """Return a game saved after two answers."""
    file = tmp_path / "kept.json"
    assert program.run(*GAME, "--save", str(file), answers="1\ngain rock\n").returncode == 0
    return file


def no_digest(table: dict[str, Any]) -> None:
    del table["digest"]


def other_digest(table: dict[str, Any]) -> None:
    table["digest"] = "0" * 64


def cut_short(table: dict[str, Any]) -> None:
    table["moves"].pop()


def illegal(table: dict[str, Any]) -> None:
    table["moves"].append("c1")


def changed_seed(table: dict[str, Any]) -> None:
    table["seed"] = "another"


def bad_bot(table: dict[str, Any]) -> None:
    table["seats"][1] = "mcts:foo=1"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (no_digest, "digest"),
        (other_digest, "digest"),
        (cut_short, "digest"),
        (illegal, "moves["),
        (changed_seed, "moves["),
        (bad_bot, "seats[1]"),
    ],
)
def test_a_record_that_does_not_hold_is_refused_and_left_as_it_is(
    program: Program, saved: Path, change: Callable[[dict[str, Any]], None], said: str
) -> None:
    table = json.loads(saved.read_text("utf-8"))
    change(table)
    spoiled = json.dumps(table)
    saved.write_text(spoiled, "utf-8")
    done = program.run("play", "--resume", str(saved), answers="1\n")
    assert (done.returncode, done.stdout) == (1, "")
    assert str(saved) in done.stderr
    assert said in done.stderr
    assert saved.read_text("utf-8") == spoiled


def test_what_does_not_hold_is_said_in_the_language(program: Program, saved: Path) -> None:
    table = json.loads(saved.read_text("utf-8"))
    illegal(table)
    saved.write_text(json.dumps(table), "utf-8")
    said = program.run("play", "--lang", "hu", "--resume", str(saved)).stderr
    assert "itt nem lehetséges: " in said
    saved.write_bytes(b"\xff")
    assert "UTF-8" in program.run("play", "--resume", str(saved)).stderr


def test_the_last_game_that_does_not_hold_is_named(program: Program) -> None:
    assert program.run(*GAME, answers="1\n").returncode == 0
    [file] = program.saved_games()
    table = json.loads(file.read_text("utf-8"))
    illegal(table)
    file.write_text(json.dumps(table), "utf-8")
    done = program.run("play", "--resume")
    assert done.returncode == 1
    assert str(file) in done.stderr


def test_no_file_is_written_over(program: Program, tmp_path: Path, saved: Path) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("my thesis", "utf-8")
    game = saved.read_bytes()
    for file, arguments in (
        (thesis, (*GAME, "--save", str(thesis))),
        (saved, (*GAME, "--save", str(saved))),
        (thesis, ("play", "--resume", str(saved), "--save", str(thesis))),
    ):
        done = program.run(*arguments, answers="1\n")
        assert (done.returncode, done.stdout) == (1, "")
        assert f"{file} is there already" in done.stderr
    assert thesis.read_text("utf-8") == "my thesis"
    assert saved.read_bytes() == game


def test_a_game_goes_on_in_another_file(program: Program, tmp_path: Path, saved: Path) -> None:
    other = tmp_path / "other.json"
    game = saved.read_bytes()
    assert program.run("play", "--resume", str(saved), "--save", str(other), answers="0\n").returncode == 0
    assert len(json.loads(other.read_text("utf-8"))["moves"]) > len(json.loads(game)["moves"])
    assert saved.read_bytes() == game


@pytest.mark.parametrize("option", [("--seed", "5"), ("--side", "2"), ("--seat", "Béla"), ("--short",)])
def test_what_a_game_began_with_stays(program: Program, saved: Path, option: tuple[str, ...]) -> None:
    done = program.run("play", "--resume", str(saved), *option)
    assert done.returncode == 2
    assert f"{option[0]}: a game that goes on keeps what it began with." in done.stderr


def test_undo_is_offered_only_where_it_can_be_had(program: Program) -> None:
    revealed = program.run(*GAME, answers="1\ngain rock\n").stdout
    assert "Your turn is done." in revealed
    assert "takes your last move back" not in revealed
    taken = program.run(*GAME, answers="1\ngain projects\n2\n").stdout
    assert "Your turn is done." in taken
    assert "“undo” takes your last move back." in taken


def test_several_moves_are_taken_back_and_made_again(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    program.run(*GAME, "--save", str(file), answers="1\ngain projects\n2\nundo 3\nredo 2\n")
    moves = json.loads(file.read_text("utf-8"))["moves"]
    mine = [move for move in moves if move == "gain projects"]
    assert moves[-1] == "gain projects"
    assert len(mine) == 1


def test_handing_over_makes_the_terminal_forget(program: Program) -> None:
    """Nobody scrolls back to the hand of the one before (R11.1)."""
    terminal = Terminal(program, "play", "--seat", "Anna", "--seat", "Béla", "--seed", "resume")
    terminal.wait_for("Enter")
    terminal.type("")
    for answer in ("1", "gain rock", "0"):
        terminal.wait_for("> ")
        terminal.type(answer)
    assert "\x1b[3J" in terminal.wait_for("give them the keyboard")
    terminal.interrupt()
    terminal.end()


def test_a_program_takes_a_seat(program: Program, tmp_path: Path) -> None:
    """`cmd:PROGRAM` is a bot here too; one that is not there is wrong use."""
    done = program.run("play", "--seat", "Anna", "--seat", f"cmd:{tmp_path / 'missing'}")
    assert done.returncode == 2
    assert "missing" in done.stderr

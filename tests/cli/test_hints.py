"""Hints at the terminal: step by step, the best moves with reasons, and a game that says so afterwards."""

import re
from pathlib import Path

import pytest

from cli.play_script import record_in
from cli.program import Program, Terminal
from sanctuary.cli.game.live import LiveGame, new_record
from sanctuary.cli.game.saving import save
from sanctuary.rules.state import Options

GAME = ("play", "--seed", "hinted", "--seat", "Anna", "--seat", "easy", "--lang", "en")


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """What is printed when four hints are asked for at the second decision, and the saved game."""
    program = Program(tmp_path_factory.mktemp("hints"))
    done = program.run(*GAME, answers="1\nhint\ni\nhint\nhints\nquit\n", COLUMNS="200")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    [file] = program.saved_games()
    return done.stdout, file


class TestStepByStep:
    def test_first_where_then_what_then_the_move(self, told: tuple[str, Path]) -> None:
        steps = ("Look at your action cards.", "Choose the card ", "The best move:")
        places = [told[0].index(step) for step in steps]
        assert places == sorted(places)

    def test_it_thinks_once_for_a_decision(self, told: tuple[str, Path]) -> None:
        assert told[0].count("Thinking for 2 seconds") == 1

    def test_the_best_three_say_what_to_expect_and_why(self, told: tuple[str, Path]) -> None:
        best = told[0].rpartition("> hints")[2]
        expected = re.findall(r"(\d+) points expected, (\d+) % to win\. (You [^\n]+)", best)
        assert len(expected) == 3
        for points, chance, reason in expected:
            assert 20 < int(points) < 150
            assert 0 <= int(chance) <= 100
            assert reason.startswith(("You use the card ", "You play with the card "))
        assert len({reason for _, _, reason in expected}) == 3

    def test_the_exact_move_is_the_first_of_the_best(self, told: tuple[str, Path]) -> None:
        step, best = told[0].split("The best move:")[1].split("> hints")
        assert step.strip().splitlines()[0] == best.strip().splitlines()[0]


class TestTheGameSaysSo:
    def test_the_record_counts_decisions_not_steps(self, told: tuple[str, Path]) -> None:
        assert record_in(told[1])["hints"] == [1, 0]

    def test_replay_says_so_in_both_languages(self, told: tuple[str, Path], tmp_path: Path) -> None:
        program = Program(tmp_path)
        shown = program.run("replay", str(told[1]), "--lang", "en")
        assert "Anna took hints at 1 decision." in shown.stdout
        shown = program.run("replay", str(told[1]), "--lang", "hu")
        assert "Anna tippet kért, döntések száma: 1." in shown.stdout

    def test_it_is_remembered_when_the_game_goes_on(self, told: tuple[str, Path], tmp_path: Path) -> None:
        program = Program(tmp_path)
        done = program.run("play", "--resume", str(told[1]), "--lang", "en", answers="hint\nquit\n")
        assert done.returncode == 0, done.stderr
        assert record_in(told[1])["hints"] == [2, 0]

    def test_without_hints_nothing_is_said(self, tmp_path: Path) -> None:
        program = Program(tmp_path)
        program.run(*GAME, answers="quit\n")
        [file] = program.saved_games()
        assert "hints" not in record_in(file)
        assert "took hints" not in program.run("replay", str(file), "--lang", "en").stdout


@pytest.mark.slow
def test_thinking_can_be_stopped(program: Program) -> None:
    """Ctrl-C ends the thinking, not the game: the hint that was found by then is told."""
    terminal = Terminal(program, *GAME)
    terminal.wait_for("> ")
    terminal.type("hint")
    terminal.wait_for("Ctrl-C stops it")
    terminal.interrupt()
    terminal.wait_for("Look at")
    terminal.type("quit")
    assert terminal.end() == 0


def test_a_decision_with_one_option_has_a_hint(program: Program) -> None:
    """Where there is nothing to choose, no time is spent, and the one move is the hint."""
    game = LiveGame(new_record(Options(players=2, confirm_turn=True), "forced", ["Anna", "easy"]))
    while not (game.active == 0 and len(game.view(0).legal) == 1):
        game.play(game.view(game.active).legal[0])
    file = program.home / "forced.json"
    save(game, file)
    done = program.run("play", "--resume", str(file), "--lang", "en", answers="hints\nquit\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("% to win") == 1

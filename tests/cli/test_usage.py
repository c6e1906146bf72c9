"""Wrong use, faults and missing texts: a sentence, a status, never a traceback."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sanctuary
from cli.program import COMMAND, PATIENCE, Program

COMMANDS = ["play", "serve", "tiles", "rules", "replay", "position", "perft"]


class TestHelp:
    @pytest.mark.parametrize("lang", ["en", "hu"])
    @pytest.mark.parametrize("command", [[], *([each] for each in COMMANDS), ["position", "score"]])
    def test_every_command_has_it_in_both_languages(
        self, program: Program, command: list[str], lang: str
    ) -> None:
        done = program.run(*command, "--help", "--lang", lang)
        assert done.returncode == 0
        assert done.stdout.startswith("Usage:" if lang == "en" else "Használat:")
        assert "{" not in done.stdout

    def test_sanctuary_alone_lists_the_commands(self, program: Program) -> None:
        done = program.run()
        assert done.returncode == 0
        for command in COMMANDS:
            assert f"\n  {command} " in done.stdout

    def test_version(self, program: Program) -> None:
        assert program.run("--version").stdout == f"sanctuary {sanctuary.__version__}\n"


class TestWrongUse:
    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            (["plya"], "There is no command “plya”; did you mean “play”?"),
            (["xyzzy"], "There is no command “xyzzy”."),
            (["play", "--bot", "greedy"], "There is no option --bot; did you mean --bots?"),
            (["play", "extra"], "“extra” is one argument too many."),
            (["play", "--side", "3"], "--side: “3” is no whole number from 1 to 2."),
            (["play", "--side"], "--side needs a value after it."),
            (["play", "--players", "6"], "--players: “6” is no whole number from 1 to 5."),
            (["play", "--solo", "16"], "--solo: “16” is none of 18, 15"),
            (["play", "--solo", "--players", "2"], "--players: a solo game has one seat."),
            (["play", "--players", "1", *["--seat", "A"] * 2], "--seat: there is only 1 seat."),
            (["play", *["--seat", "A"] * 6], "--seat: there are only 5 seats."),
            (["play", "--seat", "greedy:width=x"], "--seat: this bot cannot play: greedy: width=x is no"),
            (["play", "--seat", "cmd:'x", "--seat", "light"], "“'x” is no command: a quotation mark"),
            (["play", "--bots", "foo"], "--bots: this bot cannot play: no player is called “foo”"),
            (["play", "--seat", " "], "--seat: a seat needs a name."),
            (["position"], "One of these commands must follow: score, placements"),
            (["position", "scores"], "There is no command “scores”; did you mean “score”?"),
            (["replay"], "FILE is missing."),
            (["tiles", "--lang", "xx"], "--lang: “xx” is none of en and hu."),
        ],
    )
    def test_says_what_is_wrong_and_leaves_with_2(
        self, program: Program, arguments: list[str], said: str
    ) -> None:
        done = program.run(*arguments)
        assert done.returncode == 2
        assert said in done.stderr
        assert "--help” says what there is." in done.stderr
        assert done.stdout == ""

    def test_in_the_language_of_the_environment(self, program: Program) -> None:
        assert "Nincs ilyen parancs: „plya”." in program.run("plya", LANG="hu_HU.UTF-8").stderr
        assert "Nincs ilyen kapcsoló: --bot." in program.run("play", "--bot", "x", SANCTUARY_LANG="hu").stderr

    def test_a_game_that_cannot_be_saved(self, program: Program, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("", encoding="utf-8")
        done = program.run("play", "--save", str(tmp_path / "file" / "below.json"))
        assert done.returncode == 1
        assert "The game cannot be saved in" in done.stderr
        assert "Traceback" not in done.stderr


def run_changed(program: Program, change: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program with something broken in it."""
    code = f"import sys\n{change}\nfrom sanctuary.cli import main\nsys.exit(main({list(arguments)!r}))"
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        env=program.environment(),
        timeout=PATIENCE,
        check=False,
    )


class TestFaults:
    def test_a_fault_is_logged_and_told_in_a_sentence(self, program: Program) -> None:
        broken = "import sanctuary.cli.tiles as t\nt.tile_row = None"
        done = run_changed(program, broken, "tiles")
        assert done.returncode == 70
        assert "Something went wrong that should not have." in done.stderr
        assert "Traceback" not in done.stderr
        log = Path(done.stderr.rpartition(" ")[2].strip())
        assert "Traceback" in log.read_text(encoding="utf-8")

    def test_a_bot_that_fails_is_replaced_and_logged(self, program: Program) -> None:
        broken = (
            "from sanctuary.players.greedy import GreedyPlayer\n"
            "def choose(self, view, decision): raise RuntimeError('no idea')\n"
            "GreedyPlayer.choose = choose"
        )
        done = run_changed(program, broken, "play", "--seat", "random", "--seat", "greedy", "--seed", "1")
        assert done.returncode == 0
        assert len(program.saved_games()) == 1
        log = next(program.home.rglob("sanctuary.log")).read_text(encoding="utf-8")
        assert "no idea" in log

    def test_a_text_missing_in_a_language_is_english_and_said(self, program: Program, tmp_path: Path) -> None:
        folder = tmp_path / "locales"
        shutil.copytree(Path(sanctuary.__file__).parent / "locales", folder)
        file = folder / "hu" / "cli.ftl"
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        file.write_text(
            "".join(line for line in lines if not line.startswith("cli-no-rule")), encoding="utf-8"
        )
        broken = (
            f"from pathlib import Path\nimport sanctuary.cli.app as app\nfrom sanctuary.text import Texts\n"
            f"app.texts = lambda locale: Texts(locale, Path({str(folder)!r}))"
        )
        done = run_changed(program, broken, "rules", "R99", "--lang", "hu")
        assert done.returncode == 1
        assert "There is no rule “R99”" in done.stderr
        assert "Ezen a nyelven hiányzik néhány szöveg" in done.stderr

    def test_a_reader_that_has_enough(self, program: Program) -> None:
        command = f"{sys.executable} -m sanctuary tiles | head -1"
        done = subprocess.run(
            ["sh", "-c", command],
            capture_output=True,
            encoding="utf-8",
            env=program.environment(),
            timeout=PATIENCE,
            check=False,
        )
        assert done.stdout.startswith("A001 Lion")
        assert done.stderr == ""

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
    def test_output_that_cannot_be_written(self, program: Program) -> None:
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(
                [*COMMAND, "tiles"],
                stdout=full,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                env=program.environment(),
                timeout=PATIENCE,
                check=False,
            )
        assert done.returncode == 1
        assert done.stderr.startswith("What there is to say cannot be written: ")
        assert "Traceback" not in done.stderr

    def test_closed_input_ends_the_game_saved(self, program: Program) -> None:
        closed = ["sh", "-c", 'exec "$@" <&-', "sh", *COMMAND, "play", "--seed", "closed"]
        done = subprocess.run(
            closed,
            capture_output=True,
            encoding="utf-8",
            env=program.environment(),
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert len(program.saved_games()) == 1

    def test_a_terminal_without_our_signs(self, program: Program) -> None:
        done = program.run("tiles", "A031", PYTHONIOENCODING="ascii")
        assert done.returncode == 0
        assert "Alpine Ibex" in done.stdout

"""`sanctuary replay FILE`: what holds is shown, what does not is named with its place."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cli.play_script import Script
from cli.program import Program
from sanctuary.catalogue import catalogue
from sanctuary.records import Record, record_to_json, seal, steps, write_game
from sanctuary.rules.state import GameState, Options

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def script() -> Script:
    return Script("replay", players=3)


@pytest.fixture
def table(script: Script) -> dict[str, object]:
    return record_to_json(script.game.record(), catalogue())


def start_of(record: Record) -> GameState:
    """The state before the first move."""
    return next(steps(record, catalogue()))


def kept(folder: Path, table: dict[str, object]) -> str:
    file = folder / "record.json"
    file.write_text(json.dumps(table), encoding="utf-8")
    return str(file)


class TestWhatHolds:
    def test_the_summary(
        self, program: Program, script: Script, table: dict[str, object], tmp_path: Path
    ) -> None:
        done = program.run("replay", kept(tmp_path, table))
        assert done.returncode == 0
        assert f"{len(script.moves())} moves" in " ".join(done.stdout.replace(",", "").split())
        assert "Players: Player, Greedy and Greedy 2." in done.stdout or "Greedy, and Greedy 2" in done.stdout
        total = next(line for line in done.stdout.splitlines() if line.startswith("| Total"))
        assert [int(part) for part in total.split("|")[2:-1]] == script.scores()

    def test_the_text_notation_too(self, program: Program, script: Script, tmp_path: Path) -> None:
        file = tmp_path / "game.sgn"
        file.write_text(write_game(script.game.record(), catalogue()), encoding="utf-8")
        assert program.run("replay", str(file)).returncode == 0

    def test_a_moment(self, program: Program, table: dict[str, object], tmp_path: Path) -> None:
        done = program.run("replay", kept(tmp_path, table), "--at", "40", COLUMNS="120")
        assert done.returncode == 0
        assert "After move 40 of" in done.stdout
        assert done.stdout.count("ENTRANCE") == 3

    def test_steps(self, program: Program, table: dict[str, object], tmp_path: Path) -> None:
        done = program.run("replay", kept(tmp_path, table), "--step", answers="\n\nb\n30\nn\nnonsense\nq\n")
        shown = [line.split()[2] for line in done.stdout.splitlines() if line.startswith("After move")]
        assert shown == ["0", "1", "2", "1", "30", "31"]
        assert "“nonsense” is none of the options" in done.stdout

    def test_the_log_tells_every_placement(
        self, program: Program, script: Script, table: dict[str, object], tmp_path: Path
    ) -> None:
        done = program.run("replay", kept(tmp_path, table), "--log", COLUMNS="300")
        zoos = script.game.open_view().zoos
        on_top = sum(1 for zoo in zoos for tile in zoo.top if tile >= 0)
        assert done.stdout.count(" placed ") >= on_top

    def test_one_move_in_one_turn(self, program: Program, tmp_path: Path) -> None:
        record = Record(Options(players=2, side=2), [], catalogue().fingerprint, seed="one")
        first = start_of(record)
        one = seal(replace(record, moves=[first.legal[0]]), catalogue())
        done = program.run("replay", kept(tmp_path, record_to_json(one, catalogue())), COLUMNS="300")
        assert " holds: 1 move, 1 turn, all" in done.stdout
        assert "Seed one, side 2 of the map (provisional: a layout of our own" in done.stdout

    def test_a_game_that_is_not_over(self, program: Program, tmp_path: Path) -> None:
        program.run("play", "--seed", "short", "--save", str(tmp_path / "short.json"), answers="1\n")
        done = program.run("replay", str(tmp_path / "short.json"))
        assert done.returncode == 0
        assert "The game is not over yet." in done.stdout


class TestWhatDoesNot:
    @pytest.mark.parametrize(
        ("lang", "said"),
        [
            ("en", 'moves[7]: "upgrade 4" is not legal here (Something else has to be decided now.)'),
            ("hu", 'moves[7]: itt nem lehetséges: "upgrade 4". Most másról kell döntened. Lehetséges: '),
        ],
    )
    def test_an_illegal_move_is_named(
        self, program: Program, table: dict[str, object], tmp_path: Path, lang: str, said: str
    ) -> None:
        moves = table["moves"]
        assert isinstance(moves, list)
        table["moves"] = [*moves[:7], "upgrade 4", *moves[8:]]
        done = program.run("replay", kept(tmp_path, table), "--lang", lang)
        assert done.returncode == 1
        assert said in done.stderr

    @pytest.mark.parametrize("content", ["", "{", "[]", "null", '{"format":1}', "\x00\x01", '{"format":99}'])
    def test_what_is_no_record(self, program: Program, tmp_path: Path, content: str) -> None:
        file = tmp_path / "broken.json"
        file.write_text(content, encoding="utf-8")
        done = program.run("replay", str(file))
        assert done.returncode == 1
        assert "broken.json holds no game that can be shown" in done.stderr
        assert "Traceback" not in done.stderr

    def test_other_data(self, program: Program, table: dict[str, object], tmp_path: Path) -> None:
        done = program.run("replay", kept(tmp_path, {**table, "catalogue": "0" * 64}))
        assert done.returncode == 1
        assert "catalogue" in done.stderr

    def test_an_edited_result(self, program: Program, table: dict[str, object], tmp_path: Path) -> None:
        result = table["result"]
        assert isinstance(result, dict)
        done = program.run("replay", kept(tmp_path, {**table, "result": {**result, "scores": [999, 0, 0]}}))
        assert done.returncode == 1
        assert "result.scores" in done.stderr

    def test_resuming_it(self, program: Program, tmp_path: Path) -> None:
        file = tmp_path / "broken.json"
        file.write_text("{", encoding="utf-8")
        done = program.run("play", "--resume", str(file))
        assert done.returncode == 1
        assert "broken.json" in done.stderr
        assert file.read_text(encoding="utf-8") == "{"

    def test_nothing_to_resume(self, program: Program) -> None:
        done = program.run("play", "--resume")
        assert done.returncode == 1
        assert "There is no saved game that is not over." in done.stderr

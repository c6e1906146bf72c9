"""Bad players in real processes: each is replaced in its game, the results say so, and the run goes on."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from sanctuary.arena.plan import Game, Plan
from sanctuary.arena.play import Rows, play_game
from sanctuary.arena.results import read_table
from sanctuary.arena.run import run_plan
from sanctuary.arena.trace import Failure, Trace
from sanctuary.arena.watch import ArenaError, GameProcess
from sanctuary.players import registry
from sanctuary.rules.zoo import NONE

BAD_PLAYER = '''
import os, signal, sys, time
from sanctuary.players import registry


class BadPlayer:
    """Plays the first legal move twice, then does what `how` says."""

    def __init__(self, seed=0, how=""):
        self.name, self.seed, self.how, self.asked = "bad", seed, how, 0
        if os.environ.get("CHECKING") != "1" and how == "hangs when made":
            time.sleep(1000)

    def choose(self, view, decision):
        self.asked += 1
        if self.asked > 2 and self.how in DEEDS:
            return DEEDS[self.how](view)
        return view.legal[0]

    def close(self):
        if self.how == "hangs when closed":
            time.sleep(1000 if os.environ.get("CHECKING") != "1" else 0)
        if self.how == "raises when closed":
            raise OSError("no way out")


def raises(view):
    raise RuntimeError("no idea")


def recurses(view):
    return recurses(view)


def loops(view):
    while True:
        pass


def floods(view):
    while True:
        os.write(1, b"x" * 10000)


DEEDS = {
    "as told": lambda view: DEEDS[os.environ["DEED"]](view),
    "raises": raises,
    "recurses": recurses,
    "illegal": lambda view: 223 if 223 not in view.legal else 0,
    "none": lambda view: None,
    "text": lambda view: "12",
    "negative": lambda view: -1,
    "huge": lambda view: 10**30,
    "sleeps": lambda view: time.sleep(1000),
    "loops": loops,
    "floods": floods,
    "leaves": lambda view: sys.exit(4),
    "dies": lambda view: os._exit(3),
    "is killed": lambda view: os.kill(os.getpid(), signal.SIGKILL),
}
registry.KINDS["bad"] = registry.Kind(BadPlayer, {"seed": int, "how": str})
'''

PROBLEMS = {
    "raises": "RuntimeError: no idea",
    "recurses": "RecursionError",
    "illegal": "not legal",
    "none": "move None is not legal",
    "text": "move '12' is not legal",
    "negative": "move -1 is not legal",
    "huge": "is not legal",
    "sleeps": "longer than 2 s",
    "loops": "longer than 2 s",
    "floods": "longer than 2 s",
    "leaves": "with status 4",
    "dies": "with status 3",
    "is killed": "by SIGKILL",
    "hangs when made": "longer than 2 s",
    "hangs when closed": "longer than 2 s",
}


@pytest.fixture
def bad_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes started from here know the player `bad`, and so does this one."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(BAD_PLAYER, "utf-8")
    old = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{old}" if old else str(folder))
    monkeypatch.setattr(registry, "KINDS", {**registry.KINDS})
    exec(BAD_PLAYER, {"__name__": "bad"})


def game_of(*players: str) -> Game:
    return Game(7, "bad:0", players, 1, 18)


def played(*players: str, patience: int = 2) -> Rows:
    with GameProcess(patience) as process:
        return process.play(game_of(*players))


@pytest.mark.usefixtures("bad_players")
@pytest.mark.parametrize("how", PROBLEMS)
def test_a_bad_player_is_replaced_and_the_game_finished(how: str) -> None:
    rows = played("light", f"bad:how={how}")
    good, bad = rows.seats
    assert (good["failure"], good["failed_turn"]) == (None, None)
    assert re.search(PROBLEMS[how], str(bad["failure"]))
    game = rows.games[0]
    assert game["outcome"] == "scored"
    turns = {"hangs when made": 1, "hangs when closed": game["turns"]}
    assert bad["failed_turn"] == turns.get(how, bad["failed_turn"])
    assert 1 <= int(str(bad["failed_turn"])) <= int(str(game["turns"]))


@pytest.mark.usefixtures("bad_players")
def test_a_game_taken_up_again_is_the_game_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dying at a move or raising there: the other process goes on exactly where the first one ended."""
    found = []
    for deed in ("raises", "dies"):
        monkeypatch.setenv("DEED", deed)
        rows = played("light", "bad:how=as told")
        assert PROBLEMS[deed] in str(rows.seats[1].pop("failure"))
        found.append((rows.games, rows.seats, rows.tiles))
    assert found[0] == found[1]


@pytest.mark.usefixtures("bad_players")
def test_every_seat_may_fail_in_one_game() -> None:
    rows = played("bad:how=dies", "bad:how=raises", "bad:how=is killed", "bad:how=loops")
    problems = [PROBLEMS[how] for how in ("dies", "raises", "is killed", "loops")]
    for row, problem in zip(rows.seats, problems, strict=True):
        assert re.search(problem, str(row["failure"]))


@pytest.mark.usefixtures("bad_players")
def test_a_player_that_cannot_be_closed_has_played() -> None:
    rows = played("bad:how=raises when closed", "random")
    assert [row["failure"] for row in rows.seats] == [None, None]


@pytest.mark.slow
@pytest.mark.usefixtures("bad_players")
def test_a_run_goes_on_past_bad_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sleeper = tmp_path / "sleeper.py"
    sleeper.write_text("import time; input(); time.sleep(1000)", "utf-8")
    program = f"cmd,ms=200:'{sys.executable}' '{sleeper}'"
    plan = Plan(("random", "bad:how=dies", program), 2, 1)
    monkeypatch.setenv("CHECKING", "1")
    run_plan(plan, tmp_path / "run", jobs=2, patience=5)
    seats = read_table(tmp_path / "run", "seats")
    assert seats["game"].n_unique() == 6
    failures = dict(seats.select("player", "failure").unique().iter_rows())
    assert failures == {
        "random": None,
        "bad:how=dies": "it ended its process with status 3",
        program: "it does not answer in time",
    }


def test_the_process_ends_with_its_watcher() -> None:
    with GameProcess() as process:
        process.play(game_of("random", "random"))
        assert process.process is not None
        pid = process.process.pid
        os.kill(pid, 0)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


SLEEPER = """
import os, subprocess, sys, time
helper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
with open({file!r}, "a") as file:
    print(os.getpid(), helper.pid, file=file, flush=True)
time.sleep(600)
"""
"""A program that starts another, notes both, and never looks up."""


@pytest.fixture
def sleeper(tmp_path: Path) -> tuple[str, Path]:
    """A player that is such a program, with more time than anybody's patience, and where it notes them."""
    program, noted = tmp_path / "sleeper.py", tmp_path / "noted"
    program.write_text(SLEEPER.format(file=str(noted)), "utf-8")
    return f"cmd,ms=500000:'{sys.executable}' '{program}'", noted


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def still_running(pids: list[int], seconds: float = 10) -> list[int]:
    """Those that have not ended after a while."""
    until = time.monotonic() + seconds
    while (left := [pid for pid in pids if runs(pid)]) and time.monotonic() < until:
        time.sleep(0.05)
    return left


def noted_pids(noted: Path) -> list[int]:
    until = time.monotonic() + 60
    while not (noted.exists() and noted.read_text().endswith("\n")) and time.monotonic() < until:
        time.sleep(0.05)
    return [int(word) for word in noted.read_text().split()]


def test_a_program_ends_with_the_process_that_lost_patience(sleeper: tuple[str, Path]) -> None:
    player, noted = sleeper
    rows = played(player, "random")
    assert "longer than 2 s" in str(rows.seats[0]["failure"])
    assert len(noted_pids(noted)) == 2
    assert still_running(noted_pids(noted)) == []


@pytest.mark.usefixtures("bad_players")
def test_a_program_ends_with_the_process_that_another_player_ended(tmp_path: Path) -> None:
    answers, noted = tmp_path / "answers.py", tmp_path / "noted"
    answers.write_text(
        "import json, os, sys, time\n"
        f"open({str(noted)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'move': json.loads(line)['legal'][0]}), flush=True)\n"
        "time.sleep(600)\n",
        "utf-8",
    )
    rows = played(f"cmd:'{sys.executable}' '{answers}'", "bad:how=dies", patience=20)
    assert [row["failure"] for row in rows.seats] == [None, "it ended its process with status 3"]
    pids = noted_pids(noted)
    assert len(pids) == 2  # before and after the process ended
    assert still_running(pids) == []


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_no_game_is_left_of_a_killed_run(tmp_path: Path, sleeper: tuple[str, Path], jobs: str) -> None:
    player, noted = sleeper
    command = [str(Path(sys.executable).with_name("sanctuary")), "arena", "run", str(tmp_path / "run")]
    command += ["--player", player, "--deals", "1", "--seats", "1", "--jobs", jobs]
    quiet = subprocess.DEVNULL
    run = subprocess.Popen(command, stderr=quiet, stdout=quiet, start_new_session=True)
    pids = noted_pids(noted)
    pids.append(
        int(Path(f"/proc/{pids[0]}/stat").read_text().rpartition(")")[2].split()[1])
    )  # who started it
    run.kill()
    run.wait()
    assert still_running(pids) == []
    with suppress(ProcessLookupError):
        os.killpg(run.pid, signal.SIGKILL)  # idle processes of joblib end only after minutes


def test_what_is_nobodys_fault_is_an_error() -> None:
    with GameProcess(5) as process:
        process.start()
        assert process.process is not None
        process.process.kill()
        process.process.wait()
        with pytest.raises(ArenaError, match="SIGKILL"):
            process.play(game_of("random", "random"))
        assert process.play(game_of("random", "random")).games[0]["outcome"] == "scored"


def test_the_same_game_in_this_process_and_in_another() -> None:
    here, there = Rows(), played("light", "random", patience=60)
    play_game(game_of("light", "random"), here)
    assert (here.games, here.seats, here.tiles) == (there.games, there.seats, there.tiles)


def test_a_trace_tells_what_was_done() -> None:
    trace = Trace()
    trace.begin([3, 200])
    assert (trace.seat(), trace.moves()) == (NONE, [3, 200])
    trace.ask(0)
    assert (trace.seat(), trace.times_asked()) == (0, 1)
    trace.note(223)
    assert (trace.seat(), trace.moves()) == (NONE, [3, 200, 223])
    trace.begin([])
    assert trace.moves() == []


def test_failures_are_noted_in_the_turn_they_happened() -> None:
    first = Rows()
    trace = Trace()
    game = game_of("light", "random")
    play_game(game, first, trace)
    moves = trace.moves()
    rows = Rows()
    play_game(game, rows, None, moves, [Failure(1, "gone", len(moves))])
    assert rows.games == first.games
    assert (rows.seats[1]["failure"], rows.seats[1]["failed_turn"]) == ("gone", first.games[0]["turns"])
    assert rows.tiles == first.tiles


@pytest.mark.slow
def test_a_run_may_be_stopped_and_continued(tmp_path: Path) -> None:
    """Stopped for longer than its patience: no player is to blame for that."""
    command = [str(Path(sys.executable).with_name("sanctuary")), "arena", "run", str(tmp_path / "run")]
    command += ["--player", "light", "--deals", "40", "--jobs", "1", "--patience", "2"]
    run = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)
    until = time.monotonic() + 60
    while not list(tmp_path.glob("run/part-?????")) and time.monotonic() < until:
        time.sleep(0.01)
    assert run.poll() is None
    os.killpg(run.pid, signal.SIGSTOP)
    time.sleep(4)
    os.killpg(run.pid, signal.SIGCONT)
    assert run.wait(60) == 0
    assert read_table(tmp_path / "run", "seats")["failure"].null_count() == 80

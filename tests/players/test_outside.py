"""Programs of other people's: good ones play, bad ones are replaced, and the game always finishes."""

from __future__ import annotations

import re
import shutil
import sys
import time
from pathlib import Path

import pytest

from players.games import play_to_end, start
from sanctuary.players import PlayerError, make_player
from sanctuary.players.outside import OutsidePlayer

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

MISBEHAVIOUR = {
    "dies": ("pass", "it has ended"),
    "dies later": (
        "import json; line = json.loads(input()); print(json.dumps({'move': line['legal'][0]}), flush=True)",
        "it has ended",
    ),
    "hangs": ("import time; input(); time.sleep(60)", "not answer in time"),
    "does not listen": ("import time; time.sleep(60)", "not answer in time"),
    "floods": ("input()\nwhile True: print('x' * 100)", "more than one line|no JSON"),
    "floods without lines": ("input()\nwhile True: print('x' * 100, end='')", "longer than"),
    "speaks first": ("print(1, flush=True); import time; time.sleep(60)", "no number|without being"),
    "no JSON": ("input(); print('take the lion', flush=True); input()", "no JSON"),
    "brackets without end": ("input(); print('[' * 4000, flush=True); input()", "no JSON"),
    "a long number": (
        "input(); print('{\"move\": ' + '9' * 4000 + '}', flush=True); input()",
        r"its move [9.]{40} is not legal",
    ),
    "no object": ("input(); print('[1]', flush=True); input()", 'no number "move"'),
    "no number": ('input(); print(\'{"move": "12"}\', flush=True); input()', 'no number "move"'),
    "illegal": ("input(); print('{\"move\": 223}', flush=True); input()", "223 is not legal"),
    "half a line": ("import sys; input(); sys.stdout.write('{\"move\"'); sys.stdout.flush()", "it has ended"),
    "bytes": ("import os; input(); os.write(1, b'\\xff\\xfe\\n'); input()", "no JSON"),
}


def python_program(folder: Path, source: str, ms: int = 20_000) -> OutsidePlayer:
    program = folder / "program.py"
    program.write_text(source, "utf-8")
    return OutsidePlayer(f"'{sys.executable}' '{program}'", seed=1, ms=ms)


@pytest.mark.parametrize("kind", MISBEHAVIOUR)
def test_a_bad_program_is_replaced_and_logged(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    source, problem = MISBEHAVIOUR[kind]
    ms = 300 if "time" in problem else 20_000
    player = python_program(tmp_path, source, ms)
    began = time.monotonic()
    state = play_to_end(start("bad"), [player, make_player("random", seed=1)])
    assert state.is_over()
    assert time.monotonic() - began < 30
    assert re.search(problem, player.failure)
    assert [record for record in caplog.records if player.failure in record.getMessage()]
    assert player.program is None


def test_a_program_is_ended_with_what_it_started(tmp_path: Path) -> None:
    source = (
        "import subprocess, sys, time\n"
        f"child = subprocess.Popen([{sys.executable!r}, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(tmp_path / 'pid')!r}, 'w').write(str(child.pid))\n"
        "input(); time.sleep(60)"
    )
    player = python_program(tmp_path, source, ms=3000)
    state = start("child")
    play_to_end(state, [player, player])
    pid = int((tmp_path / "pid").read_text())
    until = time.monotonic() + 10
    while (status := Path(f"/proc/{pid}/stat")).exists() and time.monotonic() < until:
        if status.read_text().rpartition(")")[2].split()[0] == "Z":
            break
        time.sleep(0.05)
    else:
        assert not status.exists()


def play_example(spec: str) -> None:
    player = make_player(spec)
    assert isinstance(player, OutsidePlayer)
    state = play_to_end(start("example"), [player, make_player("random", seed=2)])
    player.close()
    assert player.failure == ""
    assert state.is_over()


def test_the_shell_example_plays_a_whole_game() -> None:
    play_example(f"cmd:sh '{EXAMPLES / 'first-move.sh'}'")


def test_the_javascript_example_plays_a_whole_game() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node.js is not installed")
    play_example(f"cmd,seed=5:'{node}' '{EXAMPLES / 'plays-first.mjs'}'")


def test_the_shell_example_may_be_executed() -> None:
    play_example(f"cmd:'{EXAMPLES / 'first-move.sh'}'")


def test_a_command_whose_quote_never_ends_is_refused() -> None:
    with pytest.raises(PlayerError, match="has no counterpart") as caught:
        make_player("cmd:'x")
    assert caught.value.word == "bad-command"


def test_a_file_that_may_not_be_executed_is_not_said_to_be_missing(tmp_path: Path) -> None:
    file = tmp_path / "bot.sh"
    file.write_text("#!/bin/sh\n", "utf-8")
    with pytest.raises(PlayerError, match="may not be executed") as caught:
        make_player(f"cmd:'{file}'")
    assert caught.value.word == "not-executable"


@pytest.mark.parametrize("spec", ["cmd:", "cmd:/no/such/program -x", "cmd:/", "cmd:sh 'a\0b'", "cmd"])
def test_a_program_that_is_not_there_is_named_at_once(spec: str) -> None:
    with pytest.raises(PlayerError) as caught:
        make_player(spec)
    assert caught.value.word == "no-program"


def test_options_stand_before_the_command() -> None:
    player = make_player("cmd,seed=4,ms=250:sh -c 'exit 1'")
    assert isinstance(player, OutsidePlayer)
    assert (player.seed, player.ms, player.command) == (4, 250, ["sh", "-c", "exit 1"])
    with pytest.raises(PlayerError, match="ms=soon"):
        make_player("cmd,ms=soon:sh")

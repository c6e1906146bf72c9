"""Compiled and uncompiled engine play the very same games."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import sanctuary.rules.game
from random_games import KINDS_OF_GAME, plain, random_game

if TYPE_CHECKING:
    from sanctuary.rules.state import GameState

TESTS = Path(__file__).parents[1]
GAMES_OF_A_KIND = 4


def digest(state: GameState) -> str:
    """Of everything the state holds."""
    return hashlib.sha256(json.dumps(plain(state), sort_keys=True).encode()).hexdigest()


def games() -> dict[str, list[str]]:
    """Digests of every hundredth state and of the last one of some games of every kind."""
    digests = {}
    for kind, options in KINDS_OF_GAME.items():
        for number in range(GAMES_OF_A_KIND):
            seed = f"parity {kind} {number}"
            states = random_game(options, seed)
            digests[seed] = [digest(state) for state, move in states if move == -1 or state.ply % 100 == 0]
    return digests


@pytest.mark.slow
def test_same_games(pure_environment: dict[str, str]) -> None:
    if Path(sanctuary.rules.game.__file__).suffix == ".py":
        pytest.skip("nothing is compiled here")
    environment = {**pure_environment, "PYTHONPATH": f"{pure_environment['PYTHONPATH']}:{TESTS}"}
    command = [sys.executable, "-m", "parity.test_compiled"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    engine, *lines = run.stdout.splitlines()
    assert engine.endswith("game.py")
    assert json.loads("".join(lines)) == games()


if __name__ == "__main__":
    print(sanctuary.rules.game.__file__)
    print(json.dumps(games()))

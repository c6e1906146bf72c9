"""The engine's speed, beside random 4-player games of catanatron in the same process run.

All is processor time of one core: what else the machine does counts little.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import copytree, ignore_patterns
from time import process_time

from benchmarks.table import Figure, print_table
from sanctuary.catalogue.load import catalogue
from sanctuary.rules.game import apply_move
from sanctuary.rules.playout import play_at_random
from sanctuary.rules.setup import new_game
from sanctuary.rules.shuffle import seed_chance
from sanctuary.rules.state import GameState, Options
from sanctuary.views.sample import sample
from sanctuary.views.view import view_for

ROUNDS = 7
GAMES = 150
PEER_GAMES = 8
SOURCE = Path(__file__).parent.parent / "src"


def game(players: int, seed: str) -> GameState:
    """A new game on side 1."""
    return new_game(catalogue().material(), Options(players=players), seed)


def own_loop(players: int) -> float:
    """Random decisions a second inside the engine."""
    games = [game(players, str(seed)) for seed in range(GAMES)]
    start = process_time()
    played = sum(play_at_random(state, seed_chance(str(seed)), 10**6) for seed, state in enumerate(games))
    return played / (process_time() - start)


def driven(players: int) -> tuple[float, float]:
    """Decisions and games a second, set-up included, when plain Python picks every move."""
    choose = random.Random(7).random
    played = 0
    start = process_time()
    for seed in range(GAMES):
        state = game(players, str(seed))
        while state.legal:
            legal = state.legal
            apply_move(state, legal[int(choose() * len(legal))])
            played += 1
    seconds = process_time() - start
    return played / seconds, GAMES / seconds


def peer() -> tuple[float, float]:
    """Decisions and games a second of catanatron with four random players."""
    from catanatron import Color, Game, RandomPlayer

    played = 0
    start = process_time()
    for seed in range(PEER_GAMES):
        other = Game([RandomPlayer(color) for color in Color], seed=seed)
        other.play()
        played += len(other.state.actions)
    seconds = process_time() - start
    return played / seconds, PEER_GAMES / seconds


def middle_of_game(players: int) -> GameState:
    """A state in the middle of a random game."""
    state = game(players, "middle")
    play_at_random(state, seed_chance("middle"), 130)
    return state


def microseconds(run: object, times: int) -> float:
    """Microseconds a call of `run` takes, over `times` calls."""
    assert callable(run)
    start = process_time()
    for _ in range(times):
        run()
    return (process_time() - start) / times * 1e6


def pure_own_loop() -> list[float]:
    """`own_loop(2)` of the same sources uncompiled, in a process of their own."""
    with tempfile.TemporaryDirectory() as folder:
        copytree(SOURCE / "sanctuary", Path(folder, "sanctuary"), ignore=ignore_patterns("*.so", "web"))
        paths = os.pathsep.join([folder, str(Path(__file__).parent.parent)])
        code = "from benchmarks import engine; print([engine.own_loop(2) for _ in range(3)])"
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": paths},
            capture_output=True,
            text=True,
            check=True,
        )
    rates: list[float] = json.loads(run.stdout)
    return rates


def import_milliseconds() -> float:
    """How long importing rules and catalogue takes, the data read, less an empty Python's start."""
    code = "import sanctuary.rules.setup; from sanctuary.catalogue.load import catalogue; catalogue()"
    return (_seconds_of(code) - _seconds_of("pass")) * 1e3


def _seconds_of(code: str) -> float:
    """Processor time of a Python process that runs some code."""
    before = os.times()
    subprocess.run([sys.executable, "-c", code], check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def measure_speed() -> list[Figure]:
    """Decisions and games a second, rounds taken in turn with the peer's."""
    own2: list[float] = []
    own4: list[float] = []
    moves: list[tuple[float, float]] = []
    peers: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        own2.append(own_loop(2))
        peers.append(peer())
        own4.append(own_loop(4))
        moves.append(driven(2))
    ratios = [(move[0] / other[0], move[1] / other[1]) for move, other in zip(moves, peers, strict=True)]
    return [
        Figure("own loop, 2 players", "decisions/s", own2, ">= 250,000, aiming at 500,000"),
        Figure("own loop, 4 players", "decisions/s", own4),
        Figure("driven from Python, 2 players", "decisions/s", [move[0] for move in moves], ">= 110,000"),
        Figure("driven from Python, 2 players", "games/s", [move[1] for move in moves], ">= 500"),
        Figure("catanatron, 4 random players", "decisions/s", [other[0] for other in peers]),
        Figure("catanatron, 4 random players", "games/s", [other[1] for other in peers]),
        Figure("ratio, driven / catanatron", "x decisions", [ratio[0] for ratio in ratios]),
        Figure("ratio, driven / catanatron", "x games", [ratio[1] for ratio in ratios], ">= 20"),
        Figure(
            "ratio, own loop / catanatron",
            "x decisions",
            [own / other[0] for own, other in zip(own2, peers, strict=True)],
            ">= 11",
        ),
        Figure("uncompiled own loop, 2 players", "decisions/s", pure_own_loop(), ">= 60,000"),
    ]


def measure_costs() -> list[Figure]:
    """What a copy, a view, a sample and an import cost."""
    state = middle_of_game(4)
    view = view_for(state, 0)
    chance = seed_chance("sample")
    rounds = range(ROUNDS)
    return [
        Figure(
            "copy of a state, 4 players",
            "us",
            [microseconds(state.copy, 20_000) for _ in rounds],
            "<= 3",
        ),
        Figure(
            "view of a seat, 4 players",
            "us",
            [microseconds(lambda: view_for(state, 0), 10_000) for _ in rounds],
            "<= 50",
        ),
        Figure(
            "sample of a game from a view, 4 players",
            "us",
            [microseconds(lambda: sample(view, chance), 5_000) for _ in rounds],
        ),
        Figure(
            "import of rules and catalogue", "ms", [import_milliseconds() for _ in rounds], "<= 150"
        ),
    ]


def main() -> None:
    """Measure and print."""
    import sanctuary.rules.resolver as resolver

    build = "compiled" if not resolver.__file__.endswith(".py") else "uncompiled"
    print(f"Sanctuary, {build}; Python {sys.version.split()[0]}; medians of {ROUNDS} rounds")
    print_table("Speed", measure_speed())
    print_table("Costs", measure_costs())

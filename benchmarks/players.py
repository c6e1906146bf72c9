"""How long the levels think, alone and while every core is busy; beside another game's search.

`python -m benchmarks.players`. The peer is alpha-beta two moves deep over catanatron: other rules, so only
for scale. It is written here, since the package index has catanatron without its AlphaBetaPlayer.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import contextmanager
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

from benchmarks.engine import game
from sanctuary.arena.plan import Game
from sanctuary.arena.play import Rows, play_game
from sanctuary.players.clock import NEVER
from sanctuary.players.levels import LIMITS
from sanctuary.rules.game import apply_move
from sanctuary.rules.playout import play_at_random
from sanctuary.rules.shuffle import seed_chance
from sanctuary.rules.state import GameState
from sanctuary.search.evaluation import read_weights
from sanctuary.search.tree import Settings, TreeSearch
from sanctuary.views.view import view_for

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = {"easy": 40, "medium": 40, "hard": 2, "expert": 1}
"""Two-player games measured against the light player."""
PARTS = {"easy": "", "medium": "", "hard": "", "expert": ":part=0.5"}
PEER_GAMES = 2
SEARCHED_S = 3.0
CHOICES = 4
QUANTILES = (0.5, 0.95, 0.99, 0.999)


@contextmanager
def busy_cores() -> Iterator[None]:
    """Keep every core busy with a process of its own."""
    command = [sys.executable, "-c", "while True: pass"]
    processes = [subprocess.Popen(command) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def turn_times(level: str) -> list[float]:
    """Milliseconds of each of a level's turns."""
    spec = level + PARTS[level]
    rows = Rows()
    for number in range(GAMES[level]):
        play_game(Game(number, f"limits:{number}", (spec, "light"), 1, 18), rows)
    return [float(str(row["ms"])) for row in rows.times if row["player"] == spec]


def peer_times() -> list[float]:
    """Milliseconds of each decision with a choice of alpha-beta two moves deep over catanatron's game."""
    from catanatron import Color, Player, RandomPlayer
    from catanatron import Game as Other
    from catanatron.state_functions import get_actual_victory_points

    times: list[float] = []

    def value(other: Any, color: Any, depth: int, low: float, high: float) -> float:
        if depth == 0 or other.winning_color() is not None:
            return float(get_actual_victory_points(other.state, color))
        is_own = other.state.current_color() == color
        for action in other.state.playable_actions:
            after = other.copy()
            after.execute(action)
            found = value(after, color, depth - 1, low, high)
            low, high = (max(low, found), high) if is_own else (low, min(high, found))
            if low >= high:
                break
        return low if is_own else high

    class AlphaBeta(Player):  # type: ignore[misc, unused-ignore]
        def decide(self, other: Any, playable_actions: Any) -> Any:
            began = perf_counter()
            best, best_value = playable_actions[0], -1.0
            for action in playable_actions if len(playable_actions) > 1 else []:
                after = other.copy()
                after.execute(action)
                found = value(after, self.color, 1, best_value, 100.0)
                if found > best_value:
                    best, best_value = action, found
            if len(playable_actions) > 1:
                times.append(1000 * (perf_counter() - began))
            return best

    for seed in range(PEER_GAMES):
        Other([AlphaBeta(Color.RED), RandomPlayer(Color.BLUE)], seed=seed).play()
    return times


def begin_search(state: GameState) -> TreeSearch:
    """A search for the seat that decides."""
    view = view_for(state, state.seat)
    return TreeSearch(view, read_weights(), Settings(), seed_chance("rate"), 1, None, NEVER)


def search_rates(players: int) -> tuple[float, float]:
    """Iterations and decisions of the tree search in the middle of a random game, a second of one core."""
    state = game(players, "middle")
    play_at_random(state, seed_chance("middle"), 60 * players)
    search = begin_search(state)
    while len(search.root.children) < CHOICES:
        apply_move(state, state.legal[0])
        search = begin_search(state)
    began = process_time()
    search.search(10**9, perf_counter() + SEARCHED_S)
    seconds = process_time() - began
    return search.iterations / seconds, search.moves / seconds


def row(name: str, times: list[float], limit: float | None) -> str:
    """A line of the table."""
    times = sorted(times)
    quantiles = [times[min(len(times) - 1, int(part * len(times)))] for part in QUANTILES]
    figures = "".join(f"{value:>10.1f}" for value in [*quantiles, times[-1]])
    late = "" if limit is None else f"{limit:>10.0f}{sum(time > 1.1 * limit for time in times):>10}"
    return f"{name:<44}{len(times):>8}{figures}{late}"


def print_times(title: str) -> None:
    """Measure and print every level and the peer."""
    heads = [*(f"{100 * part:g} %" for part in QUANTILES), "longest", "limit", "over 10 %"]
    print(f"\n{title}\n{'':<44}{'number':>8}" + "".join(f"{head:>10}" for head in heads), flush=True)
    for level, limit in LIMITS.items():
        part = float(PARTS[level].rpartition("=")[2] or 1)
        print(row(f"{level}{PARTS[level]}, a turn (ms)", turn_times(level), limit * part), flush=True)
    print(row("catanatron, alpha-beta of depth 2, a decision", peer_times(), None), flush=True)


def main() -> None:
    """Measure and print."""
    for players in (1, 2, 4):
        iterations, decisions = search_rates(players)
        print(f"tree search, {players} players: {iterations:,.0f} iterations/s, {decisions:,.0f} decisions/s")
    print_times("Time limits, the machine otherwise as it is")
    with busy_cores():
        print_times("Time limits, every core busy")


if __name__ == "__main__":
    main()

"""Play random games of every kind and check every state: `python tools/soak.py --games 100000`.

Prints games, decisions, decisions a second, how games ended, and scores; stops with status 1 at the first
broken invariant, and says how to come back to it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from statistics import mean

from sanctuary.catalogue import catalogue
from sanctuary.rules.game import apply_move, legal_moves
from sanctuary.rules.invariants import check_invariants
from sanctuary.rules.moves import DONE, GAIN, PLAY
from sanctuary.rules.scoring import final_scores
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import OUTCOMES, GameState, Options

TOO_LONG = 20_000
"""More decisions than any game can take."""


class BrokenError(Exception):
    """A game came into a state that no game should reach."""


class Figures:
    """What came of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.longest = 0
        self.outcomes: Counter[str] = Counter()
        self.scores: dict[int, list[int]] = {players: [] for players in range(1, 6)}

    def add(self, state: GameState) -> None:
        self.games += 1
        self.decisions += state.ply
        self.turns += state.turn
        self.longest = max(self.longest, state.ply)
        self.outcomes[ending(state)] += 1
        self.scores[state.options.players] += [score.total() for score in final_scores(state)]

    def join(self, other: Figures) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.longest = max(self.longest, other.longest)
        self.outcomes += other.outcomes
        for players, scores in other.scores.items():
            self.scores[players] += scores


def ending(state: GameState) -> str:
    """The outcome, and for several players what brought the end."""
    outcome = OUTCOMES[state.outcome]
    if state.options.players == 1:
        return outcome
    if state.end_seat < 0:
        return f"{outcome}: pile empty"
    return f"{outcome}: {'map full' if state.zoos[state.end_seat].markers else 'markers placed'}"


def options_for(chance: random.Random) -> Options:
    """Options at random, every number of players alike often."""
    return Options(
        players=chance.randint(1, 5),
        side=chance.choice((1, 2)),
        short=chance.random() < 0.2,
        solo_markers=chance.choice((18, 15, 12)),
        confirm_turn=chance.random() < 0.2,
        pair_on_relocate=chance.random() < 0.2,
        covered_arrows_bind=chance.random() < 0.2,
        solo_pile_loses=chance.random() < 0.8,
        marker_supply=chance.choice((0, 0, 0, 5, 20)),
    )


def play(seed: str, *, every_turn: bool) -> GameState:
    """One game to its end; `every_turn`: look at the state once a turn, not at every decision."""
    chance = random.Random(seed)
    options = options_for(chance)
    state = new_game(catalogue().material(options.side), options, seed)
    # Games differ in how much playing is preferred to gaining and declining, so that all endings come about.
    eager = chance.random()
    checked = 0
    while not state.is_over():
        if not every_turn or state.turn != checked:
            check(state, seed)
            checked = state.turn
        moves = legal_moves(state)
        busy = [move for move in moves if move != DONE and not GAIN <= move < PLAY]
        apply_move(state, chance.choice(busy if busy and chance.random() < eager else moves))
    check(state, seed)
    return state


def check(state: GameState, seed: str) -> None:
    broken = check_invariants(state)
    if state.ply > TOO_LONG:
        broken.append("the game does not end")
    if broken:
        raise BrokenError(f"game {seed!r}, ply {state.ply}: {'; '.join(broken)}")


def soak(name: str, first: int, games: int, every_turn: bool) -> Figures:
    """Play games `first` to `first + games - 1` of a soak."""
    figures = Figures()
    for number in range(first, first + games):
        figures.add(play(f"{name} {number}", every_turn=every_turn))
    return figures


def report(figures: Figures, seconds: float) -> str:
    lines = [
        f"{figures.games} games, {figures.decisions} decisions, {figures.turns} turns, nothing broken",
        f"{seconds:.0f} s, {figures.decisions / seconds:.0f} decisions/s; at most {figures.longest} a game",
        *(f"{outcome}: {count}" for outcome, count in figures.outcomes.most_common()),
    ]
    for players, scores in figures.scores.items():
        if scores:
            lines.append(f"{players} players: points {min(scores)} to {max(scores)}, mean {mean(scores):.1f}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--name", default="soak", help="begins the seeds; another name, other games")
    parser.add_argument("--every-turn", action="store_true", help="check once a turn, not at every decision")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args(arguments)
    began = time.perf_counter()
    figures = Figures()
    chunk = max(1, min(250, asked.games // asked.workers))
    starts = range(0, asked.games, chunk)
    sizes = [min(chunk, asked.games - start) for start in starts]
    names, fast = [asked.name] * len(sizes), [asked.every_turn] * len(sizes)
    try:
        if asked.workers == 1:
            for part in map(soak, names, starts, sizes, fast):
                figures.join(part)
        else:
            with ProcessPoolExecutor(asked.workers) as pool:
                for part in pool.map(soak, names, starts, sizes, fast):
                    figures.join(part)
    except BrokenError as error:
        print(error, file=sys.stderr)
        return 1
    print(report(figures, time.perf_counter() - began))
    return 0


if __name__ == "__main__":
    sys.exit(main())

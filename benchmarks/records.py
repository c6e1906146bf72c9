"""What records cost: a game run again with all its checks, states and position lines as JSON."""

from __future__ import annotations

import json
import random
from functools import partial

from benchmarks.engine import ROUNDS, game, microseconds
from benchmarks.table import Figure, print_table
from sanctuary.catalogue.load import catalogue
from sanctuary.records import (
    Position,
    Record,
    answer_lines,
    digest,
    position_to_json,
    replay,
    score_position,
    seal,
    state_to_json,
)
from sanctuary.rules.game import apply_move
from sanctuary.rules.state import GameState, Options

GAMES = 20


def played(players: int, seed: str) -> tuple[Record, list[GameState]]:
    """The record of a random game, with a copy of every state of it."""
    choose = random.Random(seed)
    state = game(players, seed)
    moves: list[int] = []
    states = [state.copy()]
    while state.legal:
        moves.append(choose.choice(state.legal))
        apply_move(state, moves[-1])
        states.append(state.copy())
    record = Record(Options(players=players), moves, catalogue().fingerprint, seed=seed)
    return seal(record, catalogue()), states


def main() -> None:
    """Measure and print."""
    records = [played(2, str(seed))[0] for seed in range(GAMES)]
    states = played(5, "states")[1]
    middle = states[len(states) // 2]
    line = json.dumps(position_to_json(Position(middle.material, middle.zoos[0])))
    rounds = range(ROUNDS)
    reruns = [microseconds(partial(replay, record, catalogue()), 20) / 1e3 for record in records]
    digests = [microseconds(partial(digest, middle), 500) for _ in rounds]
    answers = [microseconds(partial(answer, line), 500) for _ in rounds]
    figures = [
        Figure("re-run of a whole 2-player record, games differ", "ms", reruns, "<= 3"),
        Figure("moves of these games", "moves", [len(record.moves) for record in records]),
        Figure("state as JSON, all states of a 5-player game", "bytes", map(size, states), "<= 10,000"),
        Figure("digest of a state, 5 players", "us", digests),
        Figure("points of a position line", "us", answers),
    ]
    print_table("Records", figures)


def size(state: GameState) -> int:
    """Bytes of a state as JSON."""
    return len(json.dumps(state_to_json(state)))


def answer(line: str) -> object:
    """The answer to one line."""
    return next(answer_lines([line], score_position, catalogue()))

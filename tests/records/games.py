"""Random games for the tests of records."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

from sanctuary.catalogue import catalogue
from sanctuary.records import Record, seal
from sanctuary.rules.game import apply_move, legal_moves
from sanctuary.rules.moves import range_of
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import Options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sanctuary.rules.state import GameState

KINDS_OF_GAME = [
    Options(players=1),
    Options(players=1, side=2, solo_markers=12, confirm_turn=True),
    Options(players=2),
    Options(players=2, side=2, covered_arrows_bind=True, pair_on_relocate=True),
    Options(players=3, short=True),
    Options(players=4, marker_supply=3),
    Options(players=5, side=2, confirm_turn=True),
]


def name_of(options: Options) -> str:
    return f"{options.players}-players-side-{options.side}"


def start(options: Options, seed: str) -> GameState:
    return new_game(catalogue().material(options.side), options, seed)


def random_game(options: Options, seed: str) -> Iterator[tuple[GameState, int]]:
    """Every state of a game with the move made there; the state goes on changing. Buildings, projects
    and animals come into play more often than by chance alone: playing a card is preferred to gaining."""
    choice = random.Random(seed)
    state = start(options, seed)
    while not state.is_over():
        moves = legal_moves(state)
        busy = [move for move in moves if range_of(move)[0] not in ("gain", "done")]
        move = choice.choice(busy if busy and choice.random() < 0.7 else moves)
        yield state, move
        apply_move(state, move)
    yield state, -1


def plain(thing: object) -> object:
    """Everything a state holds, attribute by attribute, told without the code under test."""
    if isinstance(thing, list):
        return [plain(item) for item in thing]
    if thing is None or isinstance(thing, int | str):
        return thing
    left_out = {"material", "events"}
    names = [name for name in dir(thing) if not name.startswith("_") and name not in left_out]
    return {name: plain(getattr(thing, name)) for name in names if not callable(getattr(thing, name))}


def told(state: GameState) -> dict[str, object]:
    """A state in full; of the pile only what is still to be drawn, since the rest is history."""
    table = plain(state)
    assert isinstance(table, dict)
    table["pile"] = state.pile[state.pile_at :]
    del table["pile_at"]
    return table


@cache
def recorded(options: Options, seed: str, moves: int | None = None) -> Record:
    """A sealed record of a random game, or of its first moves."""
    played = [move for _, move in random_game(options, seed)][:-1]
    record = Record(options, played[:moves], catalogue().fingerprint, seed=seed)
    return seal(record, catalogue())

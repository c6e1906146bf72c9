"""Random games of every kind, for the tests that look at many states."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from sanctuary.catalogue import catalogue
from sanctuary.rules.game import apply_move, legal_moves
from sanctuary.rules.moves import CARD, DONE, GAIN, PLAY
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import Options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sanctuary.rules.state import GameState

KINDS_OF_GAME: Final = {
    "solo": Options(players=1),
    "solo, 15 markers, other readings": Options(
        players=1, solo_markers=15, solo_pile_loses=False, pair_on_relocate=True
    ),
    "solo, 12 markers, side 2": Options(players=1, side=2, solo_markers=12, confirm_turn=True),
    "two": Options(players=2),
    "two, side 2, other readings": Options(
        players=2, side=2, covered_arrows_bind=True, pair_on_relocate=True
    ),
    "three, short": Options(players=3, short=True),
    "four, few markers": Options(players=4, marker_supply=3),
    "four, side 2": Options(players=4, side=2, confirm_turn=True),
    "five": Options(players=5, confirm_turn=True),
    "five, short, side 2": Options(players=5, side=2, short=True),
}


def start(options: Options, seed: str) -> GameState:
    return new_game(catalogue().material(options.side), options, seed)


def random_game(options: Options, seed: str, *, eager: bool = True) -> Iterator[tuple[GameState, int]]:
    """Every state of a game with the move made next (-1 at the end); the state goes on changing.

    `eager`: playing and effects are preferred to gaining and declining, so that more happens.
    """
    chance = random.Random(seed)
    state = start(options, seed)
    while not state.is_over():
        moves = legal_moves(state)
        busy = [move for move in moves if PLAY <= move < CARD] or [
            move for move in moves if move != DONE and not GAIN <= move < PLAY
        ]
        move = chance.choice(busy if eager and busy and chance.random() < 0.75 else moves)
        yield state, move
        apply_move(state, move)
    yield state, -1


def plain(thing: object) -> object:
    """All that an object of the rules holds, attribute by attribute; material and events aside."""
    if isinstance(thing, list):
        return [plain(item) for item in thing]
    if thing is None or isinstance(thing, int | str):
        return thing
    names = [name for name in dir(thing) if not name.startswith("_") and name not in ("material", "events")]
    return {name: plain(getattr(thing, name)) for name in names if not callable(getattr(thing, name))}

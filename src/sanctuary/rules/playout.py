"""Random play inside the engine: the yardstick of its speed, and the plainest of opponents' games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanctuary.rules.resolver import advance, choose
from sanctuary.rules.shuffle import M1, Chance
from sanctuary.rules.state import GameState

if TYPE_CHECKING:
    from mypy_extensions import i64


def play_at_random(state: GameState, chance: Chance, limit: int) -> int:
    """Play uniformly random moves until the game is over or `limit` were played; how many were.

    `chance` seeds the choices (its first three numbers drive the first recursion of MRG32k3a, which is
    enough here); the state's own generator is untouched.
    """
    a: i64 = chance[0]
    b: i64 = chance[1]
    c: i64 = chance[2]
    played: i64 = 0
    while played < limit:
        legal = state.legal
        count: i64 = len(legal)
        if not count:
            break
        drawn: i64 = (1403580 * b - 810728 * a) % M1
        a, b, c = b, c, drawn
        state.ply += 1
        choose(state, state.stack[-1], legal[drawn % count])
        advance(state)
        played += 1
    return int(played)

"""Counting lines of play: the number of move sequences of a length, to compare engines and versions by."""

from __future__ import annotations

from sanctuary.rules.game import apply_move
from sanctuary.rules.state import GameState


def perft(state: GameState, depth: int) -> int:
    """How many sequences of `depth` legal moves begin here; a game that ends earlier counts once.

    Draws and shuffles come from the state's own generator, so the number is the same everywhere.
    """
    if depth <= 0 or state.is_over():
        return 1
    if depth == 1:
        return len(state.legal)
    total = 0
    for move in state.legal:
        after = state.copy()
        apply_move(after, move)
        total += perft(after, depth - 1)
    return total


def perft_by_move(state: GameState, depth: int) -> dict[int, int]:
    """The same, split by the first move."""
    counts: dict[int, int] = {}
    for move in state.legal:
        after = state.copy()
        apply_move(after, move)
        counts[move] = perft(after, depth - 1)
    return counts

"""The verbs of the engine: list the legal moves, apply one.  `scoring.final_scores` is the third."""

from __future__ import annotations

from sanctuary.rules.reasons import IllegalMove, explain_illegal
from sanctuary.rules.resolver import advance, choose
from sanctuary.rules.state import GameState


def legal_moves(state: GameState) -> list[int]:
    """The moves of the seat in turn, ascending; never empty until the game is over. Not to be changed."""
    return state.legal


def apply_move(state: GameState, move: int) -> None:
    """Carry out a move and run on to the next decision. IllegalMove leaves the state as it was."""
    if move not in state.legal:
        raise IllegalMove(move, explain_illegal(state, move))
    state.ply += 1
    choose(state, state.stack[-1], move)
    advance(state)

"""Games played by players that see their own seat's view only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanctuary.catalogue import catalogue
from sanctuary.rules.game import apply_move
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import GameState, Options
from sanctuary.views.view import SeatView, view_for

if TYPE_CHECKING:
    from sanctuary.players import Player


def start(seed: str, players: int = 2, solo_markers: int = 18, side: int = 1) -> GameState:
    options = Options(players=players, side=side, solo_markers=solo_markers)
    return new_game(catalogue().material(side), options, seed)


def ask(player: Player, view: SeatView) -> int:
    decision = view.decision()
    assert decision is not None
    return player.choose(view, decision)


def play_to_end(state: GameState, players: list[Player]) -> GameState:
    while not state.is_over():
        apply_move(state, ask(players[state.seat], view_for(state, state.seat)))
    return state


def play_on(state: GameState, player: Player, moves: int) -> GameState:
    """Let one player make so many moves for all seats, or fewer where the game ends."""
    for _ in range(moves):
        if state.is_over():
            break
        apply_move(state, ask(player, view_for(state, state.seat)))
    return state

"""A view is its holder's own: what is done to it does nothing to the game."""

from __future__ import annotations

from sanctuary.catalogue import catalogue
from sanctuary.records.state_json import digest
from sanctuary.rules.playout import play_at_random
from sanctuary.rules.setup import new_game
from sanctuary.rules.shuffle import seed_chance
from sanctuary.rules.state import GameState, Options
from sanctuary.views.view import SeatView, open_view, view_for

VIEW_LISTS = (
    "zoos", "hand_sizes", "display", "discards", "revealed", "objectives", "solo_flipped", "frames", "legal",
)  # fmt: skip
ZOO_LISTS = (
    "top", "under", "hidden_at", "kind_mask", "ongoing", "paired", "hand", "seen", "seen_at", "slots",
    "supported",
)  # fmt: skip


def middle(players: int) -> GameState:
    state = new_game(catalogue().material(), Options(players=players), "own")
    play_at_random(state, seed_chance("own"), 40)
    return state


def spoil(view: SeatView) -> None:
    """Empty every list that can be reached from the view."""
    for zoo in view.zoos:
        for name in ZOO_LISTS:
            getattr(zoo, name).clear()
    for frame in view.frames:
        frame.effects.clear()
        frame.n = 99
    for name in VIEW_LISTS:
        getattr(view, name).clear()


def test_spoiling_a_view_leaves_the_game_as_it_was() -> None:
    for players in range(1, 6):
        state = middle(players)
        before, legal = digest(state), list(state.legal)
        for seat in range(-1, players):
            spoil(view_for(state, seat))
        spoil(open_view(state))
        assert digest(state) == before
        assert state.legal == legal

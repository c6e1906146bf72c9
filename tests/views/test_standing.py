"""The standing that a view gives is that of the game, whoever looks."""

import random

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.rules.game import apply_move, legal_moves
from sanctuary.rules.scoring import final_scores, is_tie_broken, winners
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import GameState, Options
from sanctuary.views.standing import standing
from sanctuary.views.view import SPECTATOR, SeatView, open_view, view_for


def views_of(state: GameState) -> list[SeatView]:
    seats = [SPECTATOR, *range(state.options.players)]
    return [*(view_for(state, seat) for seat in seats), open_view(state)]


def assert_same(state: GameState) -> None:
    totals = [score.total() for score in final_scores(state)]
    for view in views_of(state):
        found = standing(view)
        assert [score.total() for score in found.scores] == totals
        assert found.winners == winners(state)
        assert found.tie_broken == is_tie_broken(state)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_everybody_counts_the_same_points(players: int) -> None:
    chance = random.Random(players)
    state = new_game(catalogue().material(1), Options(players=players), f"standing {players}")
    number = 0
    while not state.is_over():
        if number % 10 == 0:
            assert_same(state)
        apply_move(state, chance.choice(legal_moves(state)))
        number += 1
    assert_same(state)


def test_tiles_everybody_saw_are_in_an_open_hand_once() -> None:
    """A tile that scores for the hand, and a hand all of whose tiles were taken from the display."""
    state = new_game(catalogue().material(1), Options(players=2), "open hands")
    tiles = catalogue().tiles
    zoo = state.zoos[0]
    zoo.put_face_up(tiles, tiles.by_id["A063"], 10)
    for tile in [each for each in state.pile if each != tiles.by_id["A063"]][:3]:
        zoo.add_to_hand(tile, 0)
        state.pile.remove(tile)
    assert_same(state)

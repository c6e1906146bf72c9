"""The search of one turn: every line ends the turn, no place is reached twice, time only makes it hurry."""

from __future__ import annotations

import pytest

from players.games import play_on, start
from sanctuary.players import make_player
from sanctuary.players.clock import NEVER
from sanctuary.rules.game import apply_move
from sanctuary.rules.state import GameState
from sanctuary.search.evaluation import read_weights
from sanctuary.search.turn import TurnSearch, best_line, place_of

WEIGHTS = read_weights()


def positions() -> list[GameState]:
    """The first decision of several turns of a game."""
    found = []
    state = start("turns")
    player = make_player("light:seed=3")
    while not state.is_over():
        turn = state.turn
        if turn % 4 == 1:
            found.append(state.copy())
        while not state.is_over() and state.turn == turn:
            play_on(state, player, 1)
    return found


@pytest.mark.parametrize("number", range(5))
def test_lines_end_the_turn_each_at_a_place_of_its_own(number: int) -> None:
    root = positions()[number]
    lines = TurnSearch(root, WEIGHTS, 6, 200, NEVER).run()
    assert len(lines) > 1
    assert len({place_of(line.state, root.seat) for line in lines}) == len(lines)
    for line in lines:
        state = root.copy()
        for move in line.moves:
            assert state.turn == root.turn
            apply_move(state, move)
        assert state.is_over() or state.turn == root.turn + 1
        assert place_of(state, root.seat) == place_of(line.state, root.seat)
    values = [line.value for line in lines]
    assert values == sorted(values, reverse=True)


def test_a_search_comes_to_the_same_line_again() -> None:
    for root in positions():
        assert best_line(root, WEIGHTS, 6, 200, NEVER) == best_line(root, WEIGHTS, 6, 200, NEVER)


def test_without_time_no_line_is_vouched_for() -> None:
    root = positions()[2]
    search = TurnSearch(root, WEIGHTS, 12, 400, 0.0)
    assert search.run()
    assert search.applied < TurnSearch(root, WEIGHTS, 12, 400, NEVER).run()[0].state.ply + 400
    assert best_line(root, WEIGHTS, 12, 400, 0.0) == []


@pytest.mark.parametrize(
    ("name", "value"),
    [("hand", [1, 2]), ("conservation", 7), ("upgraded", 15), ("markers", 0), ("paired", [3]), ("filled", 1)],
)
def test_what_differs_in_the_own_zoo_is_another_place(name: str, value: object) -> None:
    state = start("place")
    other = state.copy()
    setattr(other.zoos[state.seat], name, value)
    assert place_of(state.copy(), state.seat) == place_of(state, state.seat)
    assert place_of(other, state.seat) != place_of(state, state.seat)


@pytest.mark.parametrize(
    ("name", "value"), [("display", [1] * 6), ("pile_at", 99), ("owed", 5), ("discards", [1]), ("stack", [])]
)
def test_what_differs_around_it_is_another_place(name: str, value: object) -> None:
    state = start("place")
    other = state.copy()
    setattr(other, name, value)
    assert place_of(other, state.seat) != place_of(state, state.seat)


def test_what_is_still_to_be_done_belongs_to_the_place() -> None:
    state = start("place")
    other = state.copy()
    other.stack[-1].n += 1
    third = state.copy()
    third.stack[0].effects.append(0)
    places = {place_of(each, state.seat) for each in (state, other, third)}
    assert len(places) == 3

"""The greedy player: it keeps to its plan, looks again when it learns something, and hurries when late."""

from __future__ import annotations

import pytest

from players.games import ask, start
from sanctuary.players import greedy
from sanctuary.players.greedy import HURRY, GreedyPlayer
from sanctuary.rules.game import apply_move
from sanctuary.rules.state import GameState
from sanctuary.search.evaluation import Weights
from sanctuary.search.turn import best_line
from sanctuary.views.sample import unknown_tiles
from sanctuary.views.view import SeatView, view_for

Budget = tuple[int, int]


def watch(monkeypatch: pytest.MonkeyPatch, late: int = 0) -> list[tuple[int, Budget, float]]:
    """Note each search: when, how wide, until when; the first few find nothing in time."""
    noted: list[tuple[int, Budget, float]] = []

    def noting(state: GameState, weights: Weights, width: int, nodes: int, until: float) -> list[int]:
        noted.append((state.ply, (width, nodes), until))
        return [] if len(noted) <= late else best_line(state, weights, width, nodes, until)

    monkeypatch.setattr(greedy, "best_line", noting)
    return noted


def with_a_choice() -> SeatView:
    """The view of a seat that has something to choose."""
    state = start("late")
    while len(state.legal) == 1:
        apply_move(state, state.legal[0])
    return view_for(state, state.seat)


def test_a_plan_is_kept_until_something_unknown_comes_to_light(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = watch(monkeypatch)
    state = start("plan")
    players = [GreedyPlayer(seed=seat, width=3, nodes=60) for seat in (0, 1)]
    looked, choices = 0, 0
    while not state.is_over():
        before = view_for(state, state.seat)
        is_new_turn = players[state.seat].clock.turn != state.turn
        learned = players[state.seat].unknown & {*before.zoos[before.seat].hand, *before.revealed}
        searches = len(noted)
        apply_move(state, ask(players[state.seat], before))
        if len(before.legal) > 1:
            choices += 1
            looked += len(noted) - searches
            assert (len(noted) > searches) >= bool(is_new_turn or learned)
        else:
            assert len(noted) == searches
    assert looked < choices / 2


def test_a_late_search_is_followed_by_a_quick_one_within_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = watch(monkeypatch, late=1)
    view = with_a_choice()
    player = GreedyPlayer(width=5, nodes=100, ms=60_000)
    move = ask(player, view)
    assert [budget for _, budget, _ in noted] == [(5, 100), HURRY]
    assert noted[0][2] < noted[1][2] <= player.clock.started + 60
    assert move in view.legal


def test_without_any_line_it_glances(monkeypatch: pytest.MonkeyPatch) -> None:
    watch(monkeypatch, late=2)
    view = with_a_choice()
    player = GreedyPlayer(ms=50)
    assert ask(player, view) in view.legal
    assert player.plan == []
    assert player.unknown == set(unknown_tiles(view))

"""Hints and analysis: good moves are named, bad ones recognised, and nothing unknown is told."""

from __future__ import annotations

from math import inf
from time import perf_counter

import pytest

from players.games import play_on, start
from sanctuary.players import make_player
from sanctuary.rules.decisions import TAKE
from sanctuary.rules.events import ACTED, PLACED, TOOK
from sanctuary.rules.moves import CELL, TILE
from sanctuary.search.analysis import judge_move, largest_swings
from sanctuary.search.evaluation import read_weights
from sanctuary.search.hints import WHERE, find_hints
from sanctuary.search.tree import Settings
from sanctuary.views.view import SeatView, view_for

WEIGHTS = read_weights()
QUICK = Settings(width=6, nodes=150, lines=12)


def views(seed: str, players: int, moves: int, count: int) -> list[SeatView]:
    """The next few decisions with a choice, each as its seat sees it."""
    light = make_player("light:seed=9")
    state = play_on(start(seed, players), light, moves)
    found: list[SeatView] = []
    while len(found) < count and not state.is_over():
        if len(state.legal) > 1:
            found.append(view_for(state, state.seat))
        play_on(state, light, 1)
    return found


@pytest.mark.parametrize("players", [1, 2, 3])
def test_hints_are_legal_moves_best_first(players: int) -> None:
    for view in views("hints", players, 40, 8):
        hints = find_hints(view, WEIGHTS, QUICK, 30, "h", inf)
        assert 1 <= len(hints) <= 3
        assert len({hint.move for hint in hints}) == len(hints)
        assert [hint.visits for hint in hints] == sorted((hint.visits for hint in hints), reverse=True)
        for hint in hints:
            assert hint.move in view.legal
            assert hint.line[0] == hint.move
            assert hint.where in WHERE
            assert 0.0 <= hint.chance <= 1.0


@pytest.mark.parametrize("worlds", [0, 1, 5])
def test_every_hint_was_searched_however_short_the_search(worlds: int) -> None:
    """Figures from no world at all would read as "0 points, 0 % to win"."""
    for view in views("searched", 2, 40, 8):
        hints = find_hints(view, WEIGHTS, QUICK, worlds, "h", inf)
        assert hints
        for hint in hints:
            assert hint.visits >= 20
            assert hint.points > 20


def test_a_move_that_time_left_unsearched_is_no_hint() -> None:
    for view in views("late", 2, 40, 8):
        hints = find_hints(view, WEIGHTS, QUICK, 30, "h", perf_counter())
        assert hints
        for hint in hints:
            assert hint.visits > 0
            assert hint.points > 20


def test_hints_tell_nothing_that_the_seat_cannot_know() -> None:
    for view in views("luck", 2, 30, 10):
        tiles = {*view.zoos[view.seat].hand, *view.display, *view.revealed}
        tiles.update(tile for zoo in view.zoos for tile in zoo.top)
        for hint in find_hints(view, WEIGHTS, QUICK, 20, "h", inf):
            named = [event.a for event in hint.events if event.kind in (TOOK, PLACED)]
            named += [move - TILE for move in hint.line if move < CELL]
            assert set(named) <= tiles


def test_a_hint_says_what_its_line_does() -> None:
    takes = [view for view in views("does", 2, 0, 30) if view.frames[-1].op == TAKE]
    for view in takes[:3]:
        hint = find_hints(view, WEIGHTS, QUICK, 30, "h", inf)[0]
        assert (hint.where, hint.events[0].kind) == ("display", TOOK)
        assert hint.events[0].a == hint.move - TILE
        assert hint.which in ("animal", "project", "building")
        assert ACTED in [event.kind for event in hint.events]


def test_a_move_without_a_rival_is_searched_as_well() -> None:
    """Where the turn search leaves one move, or there is but one, there is still something to expect."""
    state = play_on(start("alone"), make_player("light:seed=9"), 40)
    views_of_one: list[SeatView] = []
    while len(views_of_one) < 3 and not state.is_over():
        if len(state.legal) == 1:
            views_of_one.append(view_for(state, state.seat))
        play_on(state, make_player("light:seed=9"), 1)
    assert views_of_one
    for view in views_of_one:
        [hint] = find_hints(view, WEIGHTS, QUICK, 1000, "h", inf)
        assert 20 <= hint.visits < 1000
        assert hint.points > 20
        judgement = judge_move(view, hint.move, WEIGHTS, QUICK, 30, "h", inf)
        assert judgement.before_points == judgement.after_points > 20
        assert judgement.loss == 0.0


def test_no_decision_no_hints() -> None:
    state = start("idle")
    assert find_hints(view_for(state, 1 - state.seat), WEIGHTS, QUICK, 10, "h", inf) == []


def test_analysis_finds_the_best_move_faultless_and_a_bad_one_costly() -> None:
    losses = {"best": 0.0, "worst": 0.0}
    for view in views("analysis", 2, 50, 12):
        best = find_hints(view, WEIGHTS, QUICK, 60, "h", inf)[0].move
        for name, move in (("best", best), ("worst", view.legal[-1])):
            judgement = judge_move(view, move, WEIGHTS, QUICK, 60, "h", inf)
            assert judgement.loss >= 0.0
            assert judgement.move == move
            losses[name] += judgement.loss
            if judgement.best == move:
                assert judgement.loss == 0.0
    assert losses["worst"] > losses["best"] + 5.0


def test_swings_are_the_certain_losses_worst_first() -> None:
    decisions = views("swing", 2, 60, 10)
    found = [judge_move(view, view.legal[-1], WEIGHTS, QUICK, 30, "s", inf) for view in decisions]
    swings = largest_swings(found, 3)
    assert len(swings) <= 3
    assert all(swing.certain for swing in swings)
    assert [swing.loss for swing in swings] == sorted((swing.loss for swing in swings), reverse=True)

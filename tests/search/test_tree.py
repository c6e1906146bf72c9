"""Tree search: moves that are searched in the same worlds are told apart by fewer of them."""

from __future__ import annotations

from statistics import variance
from typing import TYPE_CHECKING

import pytest

from players.games import play_on, start
from sanctuary.players import make_player
from sanctuary.players.clock import NEVER
from sanctuary.rules.shuffle import seed_chance
from sanctuary.search.evaluation import find_weights
from sanctuary.search.tree import Settings, TreeSearch
from sanctuary.views.view import view_for

if TYPE_CHECKING:
    from sanctuary.views.view import SeatView

WEIGHTS = find_weights("")
SEARCHES = 40
WORLDS = 6


def leads_apart(view: SeatView, paired: int) -> list[float]:
    """Return how far apart the two moves searched most look, each time in a few worlds."""
    apart = []
    for seed in range(SEARCHES):
        chance = seed_chance(f"apart {seed}")
        settings = Settings(width=6, nodes=80, paired=paired)
        search = TreeSearch(view, WEIGHTS, settings, chance, chance[0], None, NEVER)
        one, two = search.root.children[:2]
        for _ in range(WORLDS):
            search.search_through(one, NEVER)
            search.search_through(two, NEVER)
        assert one.visits == two.visits == WORLDS
        assert one.error() > 0.0  # the worlds of one move are not the same ones
        apart.append(one.mean_lead() - two.mean_lead())
    return apart


def test_paired_worlds_tell_moves_apart_more_surely() -> None:
    state = play_on(start("paired"), make_player("greedy:seed=5,width=4,nodes=60"), 120)
    while len(state.legal) < 3:
        state = play_on(state, make_player("random:seed=5"), 1)
    view = view_for(state, state.seat)
    assert variance(leads_apart(view, 1)) < 0.7 * variance(leads_apart(view, 0))


def expected(view: SeatView, turns: int, verdicts: int) -> tuple[float, float, float]:
    """Return points, lead and chance after one world, played on so many turns and judged so often."""
    chance = seed_chance("verdicts")
    settings = Settings(width=6, nodes=80, turns=turns, paired=1, verdicts=verdicts)
    search = TreeSearch(view, WEIGHTS, settings, chance, chance[0], None, NEVER)
    first = search.root.children[0]
    search.search_through(first, NEVER)
    assert first.visits == 1
    return first.points, first.leads, first.wins


def test_verdicts_on_the_way_are_averaged() -> None:
    """One world, judged after each of its turns: the same as judging it once for each horizon."""
    state = play_on(start("verdicts"), make_player("greedy:seed=5,width=4,nodes=60"), 60)
    while len(state.legal) < 2:
        state = play_on(state, make_player("random:seed=5"), 1)
    view = view_for(state, state.seat)
    alone = [expected(view, turns, 1) for turns in range(4)]
    assert len(set(alone)) == 4
    for verdicts in (2, 3, 4, 5):
        counted = alone[max(0, 4 - verdicts) :]
        assert expected(view, 3, verdicts) == pytest.approx(
            [sum(figures) / len(counted) for figures in zip(*counted, strict=True)]
        )


def test_a_solo_game_is_judged_at_its_end_alone() -> None:
    view = view_for(start("verdicts", 1), 0)
    assert expected(view, 3, 1) == expected(view, 3, 3)
    assert expected(view, 3, 3)[2] in (0.0, 1.0)

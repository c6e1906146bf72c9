"""Ratings against results whose figures are known."""

from __future__ import annotations

import polars as pl
import pytest

from sanctuary.arena.estimates import Estimate
from sanctuary.arena.ratings import leads, ratings, win_rates


def results(wins: dict[tuple[str, str], int]) -> pl.DataFrame:
    """Games of two seats: how often the first beat the second; each a deal of its own."""
    rows = []
    game = 0
    for (first, second), count in wins.items():
        for _ in range(count):
            for player, won in ((first, 1.0), (second, 0.0)):
                row = {"game": game, "deal": f"d{game}", "player": player, "won": won, "points": int(won)}
                rows.append(row)
            game += 1
    return pl.DataFrame(rows)


def test_three_wins_in_four_are_75_per_cent_and_about_190_points() -> None:
    table = results({("a", "b"): 300, ("b", "a"): 100})
    rate = win_rates(table)["a"]
    assert rate.value == 0.75
    assert rate.low == pytest.approx(0.7076, abs=0.01)
    assert rate.high == pytest.approx(0.7924, abs=0.01)
    found = ratings(table)
    assert found["a"].value - found["b"].value == pytest.approx(400 * 0.4771, abs=2)


def test_ratings_add_up_along_a_chain() -> None:
    table = results({("a", "b"): 75, ("b", "a"): 25, ("b", "c"): 75, ("c", "b"): 25})
    found = ratings(table)
    assert found["a"].value - found["c"].value == pytest.approx(2 * 400 * 0.4771, abs=10)
    assert sum(estimate.value for estimate in found.values()) == pytest.approx(0.0, abs=1e-6)


def test_a_player_that_never_lost_has_a_finite_rating() -> None:
    found = ratings(results({("a", "b"): 5}))
    assert 100 < found["a"].value - found["b"].value < 1000


def test_several_seats_of_a_player_count_together() -> None:
    rows = [
        {"game": 0, "deal": "d0", "player": player, "won": won, "points": 1}
        for player, won in (("a", 0.0), ("b", 1.0), ("b", 0.0), ("b", 0.0))
    ]
    rates = win_rates(pl.DataFrame(rows))
    assert (rates["a"].value, rates["b"].value) == (0.0, 1.0)


def test_leads_are_taken_on_the_same_deals() -> None:
    """Deals differ by 100 points, players by 10 on every deal: the lead is known exactly."""
    rows = [
        {"game": 2 * deal + seat, "deal": f"d{deal}", "player": player, "points": 100 * deal + points}
        for deal in range(20)
        for seat in (0, 1)
        for player, points in (("a", 10), ("b", 0))
    ]
    (lead,) = leads(pl.DataFrame(rows))
    assert (lead.one, lead.other, lead.games) == ("a", "b", 40)
    assert lead.points == Estimate(10, 10, 10)
    assert lead.ahead == Estimate(1, 1 - 3 / 20, 1)


def test_of_several_seats_the_mean_counts_and_a_tie_is_half() -> None:
    rows = [{"game": 0, "deal": "d", "player": p, "points": v} for p, v in (("a", 30), ("b", 40), ("b", 20))]
    (lead,) = leads(pl.DataFrame(rows))
    assert (lead.ahead.value, lead.points.value) == (0.5, 0)


def test_one_player_alone_has_no_lead() -> None:
    rows = [{"game": 0, "deal": "d", "player": "a", "points": 3}] * 2
    assert leads(pl.DataFrame(rows)) == []


@pytest.mark.filterwarnings("error")
def test_one_player_alone_is_rated_as_the_average() -> None:
    rows = [{"game": game, "deal": "d", "player": "a", "won": 0.5, "points": 3} for game in (0, 0, 1, 1)]
    assert ratings(pl.DataFrame(rows)) == {"a": Estimate(0, 0, 0)}

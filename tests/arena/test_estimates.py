"""Means and their intervals against what is known of them."""

from __future__ import annotations

import polars as pl
import pytest

from sanctuary.arena.estimates import means, parts


def test_independent_games_have_the_interval_of_the_textbook() -> None:
    """400 games, half of them won: 1.96 · √(0.25 / 400) = 0.049 on either side."""
    rows = [{"deal": f"d{game}", "key": "all", "won": game % 2} for game in range(400)]
    found = means(pl.DataFrame(rows), "key", "won")["all"]
    assert found.value == 0.5
    assert found.low == pytest.approx(0.451, abs=0.006)
    assert found.high == pytest.approx(0.549, abs=0.006)


def test_games_of_one_deal_are_one_observation() -> None:
    """The same results with each deal played four times: √4 as wide, for there are only 100 deals."""
    rows = [{"deal": f"d{game // 4}", "key": "all", "won": game // 4 % 2} for game in range(400)]
    found = means(pl.DataFrame(rows), "key", "won")["all"]
    assert found.high - found.low == pytest.approx(2 * 0.098, abs=0.02)


def test_mirrored_games_that_cancel_out_leave_no_doubt() -> None:
    rows = [{"deal": f"d{game // 2}", "key": "all", "won": game % 2} for game in range(100)]
    assert means(pl.DataFrame(rows), "key", "won")["all"] == (0.5, 0.5, 0.5)


def test_every_value_of_the_key_has_its_own_mean() -> None:
    rows = [
        {"deal": f"d{n}", "key": key, "value": value} for n in range(5) for key, value in (("a", 2), ("b", n))
    ]
    found = means(pl.DataFrame(rows), "key", "value")
    assert {key: mean.value for key, mean in found.items()} == {"a": 2, "b": 2}
    assert found["a"].low == found["a"].high == 2
    assert found["b"].low < 2 < found["b"].high


def test_what_always_happened_may_still_be_luck() -> None:
    """Never in n independent deals: with 95 % certainty in at most 3 / n of all (rule of three)."""
    rows = [
        {"deal": f"d{n // 2}", "key": key, "won": won} for n in range(60) for key, won in (("a", 1), ("b", 0))
    ]
    found = parts(pl.DataFrame(rows), "key", "won")
    assert found["a"] == pytest.approx((1, 0.9, 1))
    assert found["b"] == pytest.approx((0, 0, 0.1))

"""Plans: who meets whom, on which deals, in which seats."""

from __future__ import annotations

from collections import Counter

import pytest

from sanctuary.arena.plan import Plan, PlanError
from sanctuary.players import PlayerError


def test_two_players_meet_on_every_deal_in_both_seats() -> None:
    games = Plan(("light", "random"), 2, 3).games()
    assert [game.number for game in games] == list(range(6))
    assert Counter((game.deal, game.players) for game in games) == Counter(
        (f"arena:{deal}", table) for deal in range(3) for table in (("light", "random"), ("random", "light"))
    )


def test_one_meets_a_table_of_others_in_every_seat() -> None:
    tables = Plan(("light", "random"), 4, 1).tables()
    assert sorted(table.index("light") for table in tables) == [0, 1, 2, 3]
    assert {table.count("random") for table in tables} == {3}


def test_of_more_players_every_choice_meets_and_each_has_each_seat_as_often() -> None:
    tables = Plan(("a", "b", "c", "d"), 3, 1).tables()
    assert len({frozenset(table) for table in tables}) == 4
    for seat in range(3):
        assert set(Counter(table[seat] for table in tables).values()) == {3}


@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        (Plan(("light",), 6, 1), "6 seats"),
        (Plan((), 2, 1), "no players"),
        (Plan(("light",), 2, 0), "0 deals"),
        (Plan(("light",), 2, 1, side=3), "side"),
        (Plan(("light", "random", "easy"), 4, 1), "3 players for 4 seats: there may be 1, 2, or at least 4"),
        (Plan(("light",), 1, 1, solo_markers=13), "13 is not 18, 15 or 12"),
    ],
)
def test_what_cannot_be_played_is_named(plan: Plan, problem: str) -> None:
    with pytest.raises(PlanError, match=problem):
        plan.check()


@pytest.mark.parametrize("players", [("light",), ("light", "random"), ("light", "random", "easy", "medium")])
def test_every_player_of_a_plan_that_can_be_played_plays(players: tuple[str, ...]) -> None:
    plan = Plan(players, 4, 1)
    plan.check()
    assert {player for table in plan.tables() for player in table} == set(players)


def test_an_unknown_player_is_named() -> None:
    with pytest.raises(PlayerError, match="lihgt"):
        Plan(("lihgt", "random"), 2, 1).check()


@pytest.mark.parametrize(
    ("deals", "parts", "most"), [(1, 2, 1), (10, 20, 1), (100, 34, 6), (10_000, 1000, 20)]
)
def test_few_games_are_divided_as_well_as_many(deals: int, parts: int, most: int) -> None:
    plan = Plan(("light", "random"), 2, deals)
    found = plan.parts()
    assert len(found) == parts
    assert max(map(len, found)) == most
    assert [game for part in found for game in part] == plan.games()

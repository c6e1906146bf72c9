"""The tables of a report, from rows whose figures are known."""

from __future__ import annotations

import polars as pl
import pytest

from sanctuary.arena.figures import (
    end_table,
    failure_table,
    objective_table,
    order_table,
    seat_table,
    speed_table,
    strength_table,
    tile_table,
    turn_limit,
)
from sanctuary.rules.moves import OBJECTIVES


@pytest.mark.parametrize(
    ("player", "limit"),
    [
        ("medium", 50),
        ("hard:seed=3,part=0.1", 200),
        ("expert", 10_000),
        ("mcts:ms=300,seed=1", 300),
        ("mcts:iterations=5", None),
        ("greedy:ms=0", None),
        ("random", None),
        (" mcts: ms = 300, seed=1", 300),
        ("cmd:sh first-move.sh x,ms=fast", None),
        ("cmd:sh first-move.sh --ms=5,part=x", None),
        ("cmd,ms=500:sh first-move.sh x,ms=fast", None),
        ("model:part=x,ms=fast.zip", None),
    ],
)
def test_a_player_has_the_limit_its_text_says(player: str, limit: float | None) -> None:
    assert turn_limit(player) == limit


def test_late_turns_are_counted_from_a_tenth_over_the_limit_on() -> None:
    times = [10.0, 50.0, 54.9, 55.1, 400.0]
    rows = [{"player": "medium", "ms": ms, "iterations": 0} for ms in times]
    rows += [{"player": "mcts:ms=100", "ms": 50.0, "iterations": 200} for _ in range(3)]
    table = speed_table(pl.DataFrame(rows))
    found = {row[0]: dict(zip(table.columns, row, strict=True)) for row in table.rows}
    assert found["medium"]["turns"] == "5"
    assert (found["medium"]["50 %"], found["medium"]["longest"]) == ("54.9", "400.0")
    assert (found["medium"]["limit"], found["medium"]["over it by 10 %"]) == ("50", "2")
    assert found["medium"]["iterations/s"] == ""
    assert found["mcts:ms=100"]["iterations/s"] == "4000"
    assert found["mcts:ms=100"]["over it by 10 %"] == "0"


def test_turns_of_a_program_are_late_at_no_limit() -> None:
    program = "cmd,ms=100:sh first-move.sh x,ms=fast"
    table = speed_table(pl.DataFrame([{"player": program, "ms": 400.0, "iterations": 0}]))
    (row,) = [dict(zip(table.columns, row, strict=True)) for row in table.rows]
    assert (row["player"], row["limit"], row["over it by 10 %"]) == (program, "", "")


def seats(**columns: list[object]) -> pl.DataFrame:
    number = len(next(iter(columns.values())))
    support = {f"support_{name}": [None] * number for name in OBJECTIVES}
    return pl.DataFrame({**support, **columns})


def test_objectives_that_were_offered_are_told_of() -> None:
    table = objective_table(
        seats(
            deal=["a", "a", "b", "b"],
            won=[1.0, 0.0, 0.0, 1.0],
            support_bird=[5, 0, 3, 0],
            support_asia=[0, 2, None, None],
        )
    )
    found = {row[0]: row for row in table.rows}
    assert set(found) == {"asia", "bird"}
    assert [text.split()[0] for text in found["bird"][1:]] == ["4", "50.0", "4.00", "50.0"]
    assert [text.split()[0] for text in found["asia"][1:]] == ["2", "50.0", "2.00", "0.0"]


def test_places_in_the_turn_order_count_from_one() -> None:
    table = order_table(
        pl.DataFrame({"deal": ["a", "a"], "order": [1, 0], "won": [1.0, 0.0], "points": [90, 80]})
    )
    assert [row[0] for row in table.rows] == ["1", "2"]
    assert [row[2].split()[0] for row in table.rows] == ["0.0", "100.0"]
    assert [row[3].split()[0] for row in table.rows] == ["80.0", "90.0"]


def test_tiles_count_for_those_who_held_and_for_those_who_placed_them() -> None:
    owners = pl.DataFrame({"game": [0, 0, 1, 1], "seat": [0, 1, 0, 1], "deal": ["a", "a", "b", "b"]})
    owners = owners.with_columns(won=pl.Series([1.0, 0.0, 1.0, 0.0]))
    tiles = pl.DataFrame(
        {
            "game": [0, 1],
            "seat": [0, 1],
            "tile": ["A001", "A001"],
            "came": ["took", "drew"],
            "placed_turn": [4, None],
            "points": [7, None],
        }
    )
    games = pl.DataFrame({"seen": [["A001", "A002"], ["A001"], ["A001", "A003"]]})
    (row,) = tile_table(games, owners, tiles).rows
    assert row[0] == "A001"
    assert [text.split()[0] for text in row[2:]] == ["3", "2", "50.0", "50.0", "7.0", "50.0", "100.0"]


def test_what_was_replaced_is_counted_by_reason() -> None:
    rows = pl.DataFrame(
        {
            "player": ["cmd:x", "cmd:x", "light", "cmd:x"],
            "failure": ["it has ended", "it has ended", None, "its answer is no JSON"],
            "failed_turn": [3, 5, None, 1],
        }
    )
    assert failure_table(rows).rows == [
        ["cmd:x", "it has ended", "2", "4.0"],
        ["cmd:x", "its answer is no JSON", "1", "1.0"],
    ]


def test_ends_tell_how_whoever_ended_a_game_fared() -> None:
    games = pl.DataFrame({"game": [0, 1, 2], "outcome": ["scored"] * 3, "end": ["full", "full", "markers"]})
    games = games.with_columns(turns=pl.Series([28, 32, 30]), moves=pl.Series([200, 210, 220]))
    enders = pl.DataFrame({"game": [0, 0, 1, 1, 2, 2], "deal": ["a", "a", "b", "b", "c", "c"]})
    enders = enders.with_columns(
        ended_it=pl.Series([True, False] * 3), won=pl.Series([1.0, 0.0, 0.0, 1.0, 1.0, 0.0])
    )
    full, markers = end_table(games, enders).rows
    assert full[:6] == ["scored", "full", "2", "66.7 %", "30.0", "205"]
    assert (full[6].split()[0], markers[6].split()[0]) == ("50.0", "100.0")


def test_who_plays_against_itself_is_not_compared() -> None:
    alone = pl.DataFrame({"player": ["a", "a"], "order": [0, 1], "won": [1.0, 0.0], "points": [3, 2]})
    alone = alone.with_columns(deal=pl.lit("d"), game=pl.lit(0))
    assert strength_table(alone).rows == []
    assert seat_table(alone).rows == []
    assert len(order_table(alone).rows) == 2

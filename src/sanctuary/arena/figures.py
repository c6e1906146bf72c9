"""The figures of a report, as tables of text, from the Parquet tables of a run."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Final, NamedTuple

import polars as pl

from sanctuary.arena.estimates import means, parts
from sanctuary.arena.ratings import leads, ratings, win_rates
from sanctuary.arena.results import PARTS_OF_SCORE
from sanctuary.catalogue import catalogue
from sanctuary.players import is_of_file
from sanctuary.players.levels import LIMITS
from sanctuary.rules.moves import OBJECTIVES

if TYPE_CHECKING:
    from collections.abc import Iterable

SLOWEST: Final = (0.5, 0.95, 0.99, 0.999)
"""Quantiles of the time of a turn."""
LENIENCE: Final = 1.1
"""A turn is late from this part of its limit on."""


class Table(NamedTuple):
    """A table of a report: what it shows, its columns, its rows."""

    title: str
    columns: list[str]
    rows: list[list[str]]


def all_tables(
    games: pl.DataFrame, seats: pl.DataFrame, tiles: pl.DataFrame, times: pl.DataFrame
) -> list[Table]:
    """Every table of the report, in order; those without rows have nothing to tell."""
    tables = [
        strength_table(seats),
        pair_table(seats),
        order_table(seats),
        seat_table(seats),
        points_table(seats),
        end_table(games, seats),
        speed_table(times),
        objective_table(seats),
        tile_table(games, seats, tiles),
        failure_table(seats),
    ]
    return [table for table in tables if table.rows]


def strength_table(seats: pl.DataFrame) -> Table:
    """Win rates and ratings; no rows where somebody plays against itself, for it always wins."""
    columns = ["player", "games", "won", "rating", "points"]
    if seats["player"].n_unique() < 2 <= seats["order"].n_unique():
        return Table("Strength", columns, [])
    rates = win_rates(seats)
    elo = ratings(seats)
    points = means(seats, "player", "points")
    order = sorted(rates, key=lambda player: -elo[player].value)
    games = dict(seats.group_by("player").agg(pl.col("game").n_unique()).iter_rows())
    rows = [
        [
            player,
            str(games[player]),
            rates[player].as_part(),
            elo[player].as_number(0),
            points[player].as_number(),
        ]
        for player in order
    ]
    return Table("Strength", columns, rows)


def pair_table(seats: pl.DataFrame) -> Table:
    """How each pair of players compares on the same deals."""
    rows = [
        [lead.one, lead.other, str(lead.games), lead.ahead.as_part(), lead.points.as_number()]
        for lead in leads(seats)
    ]
    columns = ["player", "against", "games", "ahead", "points ahead on the same deals"]
    return Table("Pairs", columns, rows)


def order_table(seats: pl.DataFrame) -> Table:
    """Win rates by place in the turn order."""
    return _place_table("Turn order", "place", seats.with_columns(place=pl.col("order") + 1))


def seat_table(seats: pl.DataFrame) -> Table:
    """Win rates of each player by its place in the turn order."""
    if seats["player"].n_unique() < 2:
        seats = seats.clear()
    place = pl.format("{}, place {}", "player", pl.col("order") + 1)
    return _place_table("Players by turn order", "player", seats.with_columns(player=place))


def _place_table(title: str, key: str, seats: pl.DataFrame) -> Table:
    """How each kind of place fares; no rows in solo games, which have one place."""
    columns = [key, "seats", "won", "points"]
    if seats["order"].n_unique() < 2:
        return Table(title, columns, [])
    won, points = parts(seats, key, "won"), means(seats, key, "points")
    counts = dict(seats.group_by(key).len().sort(key).iter_rows())
    rows = [[str(k), str(counts[k]), won[k].as_part(), points[k].as_number()] for k in counts]
    return Table(title, columns, rows)


def points_table(seats: pl.DataFrame) -> Table:
    """Where the points come from."""
    found = seats.group_by("player").agg(
        pl.col("points").mean().alias("mean"),
        pl.col("points").std().alias("spread"),
        pl.col("points").quantile(0.1).alias("low"),
        pl.col("points").quantile(0.9).alias("high"),
        *[pl.col(part).mean() for part in PARTS_OF_SCORE],
    )
    rows = [[str(row[0]), *[_number(value) for value in row[1:]]] for row in found.sort("player").iter_rows()]
    parts = [part.replace("_", " ") for part in PARTS_OF_SCORE]
    return Table("Points", ["player", "mean", "spread", "10 %", "90 %", *parts], rows)


def end_table(games: pl.DataFrame, seats: pl.DataFrame) -> Table:
    """How games end, how long they last, and how often whoever ended them won."""
    games = games.with_columns(how=pl.concat_str("outcome", "end", separator="\n"))
    found = games.group_by("how").agg(pl.len(), pl.col("turns").mean(), pl.col("moves").mean())
    enders = seats.filter("ended_it").join(games.select("game", "how"), on="game")
    won = parts(enders, "how", "won")
    rows = [
        [
            *(*how.split("\n"), str(count), _part(count / len(games)), _number(turns), f"{moves:.0f}"),
            won[how].as_part() if how in won else "",
        ]
        for how, count, turns, moves in found.sort("len", descending=True).iter_rows()
    ]
    columns = ["outcome", "by", "games", "part", "turns", "moves", "won by who ended it"]
    return Table("Ends", columns, rows)


def speed_table(times: pl.DataFrame) -> Table:
    """How long turns took, in milliseconds, how many were late, and how much was searched meanwhile."""
    ms = pl.col("ms")
    found = times.group_by("player").agg(
        pl.len(),
        *[ms.quantile(part).alias(f"{part}") for part in SLOWEST],
        ms.max().alias("longest"),
        (1000 * pl.col("iterations").sum() / ms.filter(pl.col("iterations") > 0).sum()).alias("rate"),
    )
    rows = []
    for player, turns, *quantiles, rate in found.sort("player").iter_rows():
        limit = turn_limit(player)
        late = len(times.filter((pl.col("player") == player) & (ms > LENIENCE * (limit or 0))))
        rows.append(
            [
                *(player, str(turns), *map(_number, quantiles), "" if limit is None else f"{limit:.0f}"),
                "" if limit is None else str(late),
                f"{rate:.0f}" if rate and isfinite(rate) else "",
            ]
        )
    quantile = [f"{100 * part:g} %" for part in SLOWEST]
    columns = ["player", "turns", *quantile, "longest", "limit", "over it by 10 %", "iterations/s"]
    return Table("Time of a turn (ms)", columns, rows)


def turn_limit(spec: str) -> float | None:
    """Milliseconds that a turn of a player may take, by its registry text; None where there is no limit."""
    if is_of_file(spec):
        return None  # a program has its time for each answer, and what follows the colon is no option
    name, _, rest = spec.strip().partition(":")
    options = {key.strip(): value for key, _, value in (part.partition("=") for part in rest.split(","))}
    if name in LIMITS:
        return LIMITS[name] * float(options.get("part", 1))
    return float(options.get("ms", 0)) or None


def objective_table(seats: pl.DataFrame) -> Table:
    """How often objectives are supported, with what marker, and how that goes with winning."""
    offered = pl.concat(
        [seats.select("deal", "won", size=f"support_{name}", objective=pl.lit(name)) for name in OBJECTIVES],
        how="vertical_relaxed",
    ).drop_nulls()
    supported = offered.filter(pl.col("size") > 0)
    often = parts(offered.with_columns(is_supported=pl.col("size") > 0), "objective", "is_supported")
    won, size = parts(supported, "objective", "won"), means(supported, "objective", "size")
    counts = dict(offered.group_by("objective").len().sort("objective").iter_rows())
    rows = [
        [name, str(counts[name]), often[name].as_part(), size[name].as_number(2), won[name].as_part()]
        for name in counts
        if name in won
    ]
    return Table("Objectives", ["objective", "offered", "supported", "marker", "won by supporters"], rows)


def tile_table(games: pl.DataFrame, seats: pl.DataFrame, tiles: pl.DataFrame) -> Table:
    """For each tile how often it was seen, came to a hand and was placed; its points, its owners' win rate.

    seen: games in which it came to light, on the display or in a hand.
    """
    known = tiles.join(seats.select("game", "seat", "deal", "won"), on=["game", "seat"])
    is_placed = pl.col("placed_turn").is_not_null()
    won = parts(known.filter(is_placed), "tile", "won")
    held = parts(known, "tile", "won")
    found = known.group_by("tile").agg(
        pl.len().alias("came"),
        (pl.col("came") == "took").mean().alias("taken"),
        is_placed.mean().alias("placed"),
        pl.col("points").cast(pl.Float64).mean().alias("points"),
    )
    names = dict(zip(catalogue().tiles.ids, catalogue().names, strict=True))
    seen = dict(games.select(pl.col("seen").explode()).group_by("seen").len().iter_rows())
    rows = [
        [
            *(tile, names[tile], str(seen[tile]), str(came), _part(taken), _part(placed), _number(points)),
            held[tile].as_part(),
            won[tile].as_part() if tile in won else "",
        ]
        for tile, came, taken, placed, points in found.sort("tile").iter_rows()
    ]
    columns = ["tile", "name", "seen", "in hand", "taken", "placed", "points", "won by those who held it"]
    return Table("Tiles", [*columns, "… who placed it"], rows)


def failure_table(seats: pl.DataFrame) -> Table:
    """Players that lost their seat to the light player, and why."""
    found = seats.filter(pl.col("failure").is_not_null()).group_by("player", "failure")
    counted = found.agg(pl.len(), pl.col("failed_turn").mean()).sort("player", "failure")
    rows = [
        [player, problem, str(count), _number(turn)] for player, problem, count, turn in counted.iter_rows()
    ]
    return Table("Replaced by the light player", ["player", "because", "seats", "in turn"], rows)


def heat(tiles: pl.DataFrame) -> dict[str, float]:
    """For each cell the part of all face-up tiles that lie there at the end."""
    placed = tiles.filter(pl.col("cell").is_not_null())
    counts: Iterable[tuple[str, int]] = placed.group_by("cell").len().iter_rows()
    return {cell: count / len(placed) for cell, count in counts}


def _part(value: float) -> str:
    return f"{100 * value:.1f} %"


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.1f}"

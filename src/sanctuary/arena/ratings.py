"""How strong players are: win rates, ratings and how far they lie apart on the same deals."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import polars as pl

from sanctuary.arena.estimates import Estimate, bounded_ratios, estimate, means, numbered, parts, resamples

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]

ROUNDS: Final = 300
PRIOR: Final = 0.5
"""Games each pair is taken to have won and lost besides, so that no rating is infinite."""
ELO: Final = 400.0


def win_rates(seats: pl.DataFrame) -> dict[str, Estimate]:
    """For each player the part of its games that it wins; a shared victory counts by its share.

    Where a player has several seats of a game, they count together.
    """
    players, deals = numbered(seats["player"]), numbered(seats["deal"])
    won = np.zeros((len(deals), len(players)))
    played = np.zeros((len(deals), len(players)))
    once: set[tuple[int, int]] = set()
    for game, deal, player, share in seats.select("game", "deal", "player", "won").iter_rows():
        at = deals[deal], players[player]
        won[at] += share
        if (game, at[1]) not in once:
            once.add((game, at[1]))
            played[at] += 1
    return bounded_ratios(won, played, list(players))


class Lead(NamedTuple):
    """How two players compare over some games: the part in which one is ahead, and its lead in points."""

    one: str
    other: str
    games: int
    ahead: Estimate
    points: Estimate


def leads(seats: pl.DataFrame) -> list[Lead]:
    """For each pair of players that met how often, and by how many points, the first one was ahead.

    Of several seats of a player the mean counts. A deal in all its seatings is one observation, which takes
    the luck of the deal out of the comparison.
    """
    mean = seats.group_by("deal", "game", "player").agg(pl.col("points").mean())
    both = mean.join(mean, on=("deal", "game"), suffix="_2").filter(pl.col("player") < pl.col("player_2"))
    both = both.sort("game", "player", "player_2").with_columns(
        pair=pl.concat_str("player", "player_2", separator="\n"),
        lead=pl.col("points") - pl.col("points_2"),
    )
    both = both.with_columns(ahead=(pl.col("lead").sign() + 1) / 2)
    if both.is_empty():
        return []
    games = dict(both.group_by("pair").len().iter_rows())
    ahead, lead = parts(both, "pair", "ahead"), means(both, "pair", "lead")
    found = []
    for pair in lead:
        one, _, other = pair.partition("\n")
        found.append(Lead(one, other, games[pair], ahead[pair], lead[pair]))
    return found


def ratings(seats: pl.DataFrame) -> dict[str, Estimate]:
    """Bradley–Terry ratings on the scale of Elo, 0 on average, from who scored more in each pair of seats.

    R. Bradley, M. Terry, "Rank analysis of incomplete block designs", Biometrika 39, 1952; fitted by the
    iteration of D. Hunter, "MM algorithms for generalized Bradley-Terry models", Ann. Statist. 32, 2004.
    """
    players, deals = numbered(seats["player"]), numbered(seats["deal"])
    wins = np.zeros((len(deals), len(players), len(players)))
    for _, rows in seats.group_by("game", maintain_order=True):
        results = list(rows.select("deal", "player", "points", "won").iter_rows())
        for (deal, one, *first), (_, other, *second) in combinations(results, 2):
            if one != other:
                share = 0.5 if first == second else float(first[::-1] > second[::-1])
                wins[deals[deal], players[one], players[other]] += share
                wins[deals[deal], players[other], players[one]] += 1 - share
    value = _bradley_terry(wins.sum(axis=0))
    drawn = np.array([_bradley_terry(np.tensordot(draw, wins, 1)) for draw in resamples(len(deals))])
    return {name: estimate(value[at], drawn[:, at]) for name, at in players.items()}


def _bradley_terry(wins: Matrix) -> Matrix:
    """Ratings of players from wins[i, j], how often i beat j."""
    met = (wins + wins.T > 0).astype(float)
    wins = wins + PRIOR * met
    games = wins + wins.T
    strength = np.ones(len(wins))
    if not games.any():
        return np.zeros(len(wins))
    for _ in range(ROUNDS):
        sums = (games / (strength[:, None] + strength[None, :])).sum(axis=1)
        strength = wins.sum(axis=1) / np.maximum(sums, 1e-12)
        strength /= np.exp(np.log(np.maximum(strength, 1e-12)).mean())
    return ELO * np.log10(np.maximum(strength, 1e-12))

"""What a finished game was worth to each seat (R9.10, R12.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

WIN: Final = "win"
RANK: Final = "rank"
DIFFERENCE: Final = "difference"
SCORE: Final = "score"


def win_rewards(ranks: list[tuple[int, int]], winners: list[int]) -> list[float]:
    """1 for the winner and -1 shared by the others, 0 in all; winners share. Solo: 1 won, -1 lost."""
    seats = len(ranks)
    if seats == 1:
        return [1.0 if winners else -1.0]
    share = 1 / len(winners)
    scale = seats / (seats - 1)
    return [((share if seat in winners else 0.0) - 1 / seats) * scale for seat in range(seats)]


def rank_rewards(ranks: list[tuple[int, int]], winners: list[int]) -> list[float]:
    """From 1 for the first to -1 for the last in even steps, 0 in all; equals share. Solo as `win`."""
    if len(ranks) == 1:
        return win_rewards(ranks, winners)
    beaten = [sum(other < rank for other in ranks) - sum(other > rank for other in ranks) for rank in ranks]
    return [number / (len(ranks) - 1) for number in beaten]


def difference_rewards(ranks: list[tuple[int, int]], winners: list[int]) -> list[float]:  # noqa: ARG001  one shape
    """Own points less the best of the others' points. Solo: own points."""
    points = [rank[0] for rank in ranks]
    others = [points[:seat] + points[seat + 1 :] for seat in range(len(points))]
    return [float(own - max(rest, default=0)) for own, rest in zip(points, others, strict=True)]


def score_rewards(ranks: list[tuple[int, int]], winners: list[int]) -> list[float]:  # noqa: ARG001  one shape
    """Own points."""
    return [float(rank[0]) for rank in ranks]


REWARDS: Final[dict[str, Callable[[list[tuple[int, int]], list[int]], list[float]]]] = {
    WIN: win_rewards,
    RANK: rank_rewards,
    DIFFERENCE: difference_rewards,
    SCORE: score_rewards,
}
"""Each takes points and animals of every seat (the tie-break, R9.10), and the winners."""

ILLEGAL: Final[dict[str, float]] = {WIN: -1.0, RANK: -1.0, DIFFERENCE: -100.0, SCORE: 0.0}
"""What a seat gets that ends the game by an illegal move."""

"""The levels stand in order: each is ahead of the one below, over the same deals from either seat."""

from __future__ import annotations

import pytest

from players.games import play_to_end, start
from sanctuary.players import make_player
from sanctuary.rules.scoring import final_scores

WITHOUT_CLOCK = ["random", "easy", "greedy", "mcts:iterations=60"]
"""From the weakest: `random`, easy, medium and hard."""
DEALS = 8


def lead(spec: str, rival: str, deal: int, seat: int) -> int:
    """Points by which a player is ahead in a game that it plays from a seat."""
    players = [make_player(rival, seed=deal), make_player(rival, seed=deal)]
    players[seat] = make_player(spec, seed=deal)
    scores = [score.total() for score in final_scores(play_to_end(start(f"levels{deal}"), players))]
    return scores[seat] - scores[1 - seat]


@pytest.mark.parametrize("better", range(1, len(WITHOUT_CLOCK)))
def test_a_level_is_ahead_of_the_one_below(better: int) -> None:
    spec, rival = WITHOUT_CLOCK[better], WITHOUT_CLOCK[better - 1]
    leads = [lead(spec, rival, deal, seat) for deal in range(DEALS) for seat in (0, 1)]
    assert sum(leads) / len(leads) > 5, leads

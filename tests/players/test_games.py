"""Every player plays every kind of game to its end by legal moves, the same way each time."""

from __future__ import annotations

import pytest

from players.games import ask, play_on, play_to_end, start
from sanctuary.players import make_player
from sanctuary.rules.scoring import final_scores, winners
from sanctuary.views.view import view_for

QUICK = [
    "random:seed=1",
    "light:seed=1",
    "greedy:seed=1,width=2,nodes=30",
    "mcts:seed=1,iterations=4,width=2,nodes=30",
    "plain:seed=1,iterations=4",
]


@pytest.mark.parametrize("spec", QUICK)
@pytest.mark.parametrize("players", [1, 2, 5])
def test_games_reach_their_end(spec: str, players: int) -> None:
    seats = [make_player(spec) for _ in range(players)]
    assert play_to_end(start("end", players), seats).is_over()


@pytest.mark.parametrize("spec", QUICK)
def test_the_move_depends_on_the_view_and_the_seed_alone(spec: str) -> None:
    state = play_on(start("again"), make_player("random:seed=5"), 40)
    view = view_for(state, state.seat)
    fresh = ask(make_player(spec), view)
    used = make_player(spec)
    play_on(start("other"), used, 30)
    assert ask(used, view) == fresh


def test_greedy_beats_random() -> None:
    for seat in (0, 1):
        players = [make_player("random", seed=1), make_player("random", seed=2)]
        players[seat] = make_player("greedy:seed=1,width=4,nodes=100")
        state = play_to_end(start(f"beats{seat}"), players)
        assert winners(state) == [seat]
        scores = [score.total() for score in final_scores(state)]
        assert scores[seat] > 2 * scores[1 - seat]

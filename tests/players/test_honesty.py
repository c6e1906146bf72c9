"""A player cannot use what it does not know: worlds that look the same to its seat get the same move."""

from __future__ import annotations

import pytest

from players.games import ask, play_on, start
from sanctuary.players import make_player
from sanctuary.rules.shuffle import seed_chance
from sanctuary.views.sample import sample, unknown_tiles
from sanctuary.views.view import view_for

SPECS = [
    "random:seed=1",
    "light:seed=1",
    "greedy:seed=1,width=4,nodes=60",
    "mcts:seed=1,iterations=10,nodes=60",
    "plain:seed=1,iterations=10",
]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_other_hidden_tiles_do_not_change_the_move(spec: str, players: int) -> None:
    light = make_player("light:seed=3")
    state = play_on(start("honest", players), light, 30)
    looked_at = 0
    while looked_at < 6 and not state.is_over():
        seat = state.seat
        if len(state.legal) > 1:
            looked_at += 1
            move = ask(make_player(spec), view_for(state, seat))
            for world in range(3):
                other, _ = sample(view_for(state, seat), seed_chance(f"world{world}"))
                assert other.pile[other.pile_at :] != state.pile[state.pile_at :]
                assert ask(make_player(spec), view_for(other, seat)) == move
        play_on(state, light, 1)
    assert looked_at == 6


def test_sampled_hands_hold_each_unknown_tile_as_often_as_chance_says() -> None:
    """Each unknown tile is in the rival's hand with the same probability, its true ones not more often."""
    state = play_on(start("rate"), make_player("light:seed=3"), 60)
    seat = state.seat
    view = view_for(state, seat)
    rival = state.zoos[1 - seat]
    unknown = unknown_tiles(view)
    secret = [tile for tile in rival.hand if tile not in rival.seen]
    assert secret
    counts = dict.fromkeys(unknown, 0)
    drawn = 0
    chance = seed_chance("rate")
    worlds = 1500
    for _ in range(worlds):
        world, chance = sample(view, chance)
        for tile in world.zoos[1 - seat].hand:
            if tile in counts:
                counts[tile] += 1
                drawn += 1
    rate = drawn / worlds / len(unknown)
    spread = (rate * (1 - rate) / worlds) ** 0.5
    assert all(abs(count / worlds - rate) < 5 * spread for count in counts.values())
    true_rate = sum(counts[tile] for tile in secret) / worlds / len(secret)
    assert abs(true_rate - rate) < 5 * spread / len(secret) ** 0.5

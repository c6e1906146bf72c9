"""The JSON of a view: what it says, and that it never names what its reader may not know."""

from __future__ import annotations

import json

import pytest

from players.games import play_on, start
from sanctuary.players import make_player
from sanctuary.rules.state import GameState
from sanctuary.rules.zoo import NONE
from sanctuary.views.json import view_to_json
from sanctuary.views.view import SPECTATOR, view_for


@pytest.fixture(scope="module")
def states() -> list[GameState]:
    light = make_player("light:seed=4")
    return [play_on(start(f"json{n}", players), light, n) for players in (1, 2, 4) for n in (0, 25, 60, 110)]


def test_it_is_json_and_says_what_lies_there(states: list[GameState]) -> None:
    for state in states:
        value = json.loads(json.dumps(view_to_json(view_for(state, state.seat))))
        ids = state.material.tiles.ids
        zoo = state.zoos[state.seat]
        own = value["zoos"][state.seat]
        assert own["hand"] == [ids[tile] for tile in zoo.hand]
        assert value["legal"] == state.legal
        assert value["display"] == [None if tile == NONE else ids[tile] for tile in state.display]
        faces = [cell[-1] if isinstance(cell, list) else cell for cell in own["cells"].values()]
        assert sorted(face for face in faces if face != "open") == sorted(
            ids[tile] for tile in zoo.top if tile != NONE
        )


def test_no_hidden_tile_is_named(states: list[GameState]) -> None:
    for state in states:
        ids = state.material.tiles.ids
        for seat in (SPECTATOR, *range(len(state.zoos))):
            text = json.dumps(view_to_json(view_for(state, seat)))
            hidden = set(state.pile[state.pile_at :])
            for owner, zoo in enumerate(state.zoos):
                if owner != seat:
                    hidden.update(tile for tile in zoo.hand if tile not in zoo.seen)
            assert [ids[tile] for tile in hidden if ids[tile] in text] == []

"""A view handed to another process is the same view."""

import json

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.players.parcel import FRAME_FIELDS, VIEW_FIELDS, ZOO_FIELDS, pack, unpack
from sanctuary.rules.game import apply_move
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import Frame, GameState, Options
from sanctuary.rules.zoo import Zoo
from sanctuary.views.view import SeatView, view_for


def content(thing: object) -> object:
    """Return everything that a view, zoo or frame holds, whatever its fields are called."""
    if isinstance(thing, SeatView | Zoo | Frame | Options):
        names = [name for name in dir(thing) if not name.startswith("_")]
        return {name: content(getattr(thing, name)) for name in names if not callable(getattr(thing, name))}
    if isinstance(thing, list):
        return [content(item) for item in thing]
    return thing


@pytest.mark.parametrize("players", [1, 3])
def test_whole_games(players: int) -> None:
    state: GameState = new_game(catalogue().material(1), Options(players), "parcel")
    while not state.is_over():
        for seat in (*range(players), -1):
            view = view_for(state, seat)
            sent = json.loads(json.dumps(pack(view)))
            got = unpack(sent, catalogue())
            before, after = content(view), content(got)
            assert isinstance(before, dict)
            assert isinstance(after, dict)
            del before["material"], after["material"]
            assert after == before
        apply_move(state, state.legal[state.ply * 7 % len(state.legal)])


def test_no_field_is_forgotten() -> None:
    view = view_for(new_game(catalogue().material(1), Options(2), "parcel"), 0)
    known = {"material", "options", "zoos", "frames", *VIEW_FIELDS}
    found = content(view)
    assert isinstance(found, dict)
    assert found.keys() == known
    zoo, frame = content(view.zoos[0]), content(view.frames[0])
    assert isinstance(zoo, dict)
    assert isinstance(frame, dict)
    assert zoo.keys() == set(ZOO_FIELDS)
    assert frame.keys() == set(FRAME_FIELDS)

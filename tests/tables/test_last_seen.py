"""The zoos kept for servers that cannot re-run a game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.records import FormatError
from sanctuary.rules.scoring import CATEGORIES, final_scores
from sanctuary.tables import requests
from sanctuary.tables.game import TableGame
from sanctuary.tables.last_seen import seen_from_json, seen_to_json
from tables.settings import ask, table


@pytest.fixture(scope="module")
def game() -> TableGame:
    """Return a game of three in the middle."""
    game, choose = table("ppp", "seen"), random.Random(4)
    for _ in range(150):
        ask(game, requests.MOVE, move=choose.choice(game.state.legal))
    return game


def test_it_is_read_as_it_was_kept(game: TableGame) -> None:
    seen = seen_from_json(json.loads(json.dumps(seen_to_json(game.state))), catalogue())
    for kept, zoo, score in zip(seen, game.state.zoos, final_scores(game.state), strict=True):
        assert list(kept.zoo.top) == list(zoo.top)
        assert kept.zoo.slots == zoo.slots
        assert kept.hand_size == len(zoo.hand)
        for name in CATEGORIES:
            assert getattr(kept.score, name) == getattr(score, name)
        assert kept.score.cells == score.cells
        assert kept.score.total() == score.total()


def test_it_names_no_hidden_tile(game: TableGame) -> None:
    """Hands, and the tiles under open areas, stand nowhere in it (R11.1)."""
    kept = json.dumps(seen_to_json(game.state))
    ids = catalogue().tiles.ids
    hidden = [tile for zoo in game.state.zoos for tile in (*zoo.hand, *fronts(zoo)) if tile >= 0]
    assert hidden
    assert [ids[tile] for tile in hidden if ids[tile] in kept] == []


def fronts(zoo: Any) -> list[int]:
    """The tiles under open areas."""
    return [under for top, under in zip(zoo.top, zoo.under, strict=True) if top < 0]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda seat: seat["position"]["zoo"].update(a1="A999"), "A999"),
        (lambda seat: seat["points"].update(luck=3), "luck"),
        (lambda seat: seat["cells"].update(z9=3), "z9"),
        (lambda seat: seat.pop("position"), "position"),
    ],
)
def test_what_is_unknown_here_is_named(game: TableGame, change: Any, problem: str) -> None:
    kept: Any = seen_to_json(game.state)
    change(kept[1])
    with pytest.raises(FormatError, match=problem):
        seen_from_json(kept, catalogue())

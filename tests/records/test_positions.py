"""Position files: what is read, what is refused, and what comes back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from records.games import KINDS_OF_GAME, name_of, random_game
from records.schemas import problems
from sanctuary.catalogue import catalogue
from sanctuary.records import FormatError, Position, position_from_json, position_to_json
from sanctuary.rules.cells import CELL_BY_NAME
from sanctuary.rules.moves import CARDS
from sanctuary.rules.state import Options
from sanctuary.rules.zoo import NONE

DESIGNED: dict[str, Any] = {
    "side": 1,
    "zoo": {"c1": "A034", "d2": "open", "c2": ["A036", "P086"]},
    "hand": ["A001"],
    "cards": {"projects": [1, 1], "forest": [2, 1], "rock": [3, 2], "water": [4, 1]},
    "supported": {"africa": 3},
    "conservation": 2,
    "pouch": 0,
    "end_marker": 0,
    "upgrades_used": [],
}


def read(value: object) -> Position:
    return position_from_json(value, catalogue())


def message(value: object) -> str:
    with pytest.raises(FormatError) as caught:
        read(value)
    return str(caught.value)


def test_the_designed_example() -> None:
    position = read(DESIGNED)
    zoo, tiles = position.zoo, position.material.tiles
    assert tiles.ids[zoo.top[CELL_BY_NAME["c1"]]] == "A034"
    assert tiles.ids[zoo.top[CELL_BY_NAME["c2"]]] == "P086"
    assert tiles.ids[zoo.under[CELL_BY_NAME["c2"]]] == "A036"
    assert zoo.top[CELL_BY_NAME["d2"]] == zoo.under[CELL_BY_NAME["d2"]] == NONE
    assert [zoo.strength(CARDS.index(card)) for card in CARDS] == [1, 2, 4, 4]
    assert zoo.conservation == 2
    assert position_to_json(position) == DESIGNED
    assert problems("position", DESIGNED) == []


def test_missing_keys_take_the_setups_value() -> None:
    assert position_to_json(read({})) == {
        "side": 1,
        "zoo": {},
        "hand": [],
        "cards": {"projects": [1, 1], "forest": [2, 1], "rock": [3, 1], "water": [4, 1]},
        "supported": {},
        "conservation": 0,
        "pouch": 0,
        "end_marker": 0,
        "upgrades_used": [],
    }


def test_side_2_has_other_printed_areas() -> None:
    assert read({"side": 2, "zoo": {"b1": "A001"}}).side == 2
    assert message({"side": 2, "zoo": {"c3": "A001"}}) == "zoo.c3: nothing lies on a printed open area (R2.3)"


def test_a_known_front_is_kept() -> None:
    line = {"zoo": {"d2": {"open": "A001"}, "c1": {"open": "A002", "laid": 7}}}
    again = position_to_json(read(line))
    assert again["zoo"] == line["zoo"]
    assert message({"zoo": {"d2": {"open": "A001"}, "c1": "A001"}}) == (
        "zoo.d2: tile A001 stands in zoo.c1 already"
    )


@pytest.mark.parametrize("options", KINDS_OF_GAME, ids=name_of)
def test_zoos_of_real_games_survive(options: Options) -> None:
    for state, _ in random_game(options, "crane"):
        if state.ply % 7:
            continue
        for zoo in state.zoos:
            table = json.loads(json.dumps(position_to_json(Position(state.material, zoo))))
            assert problems("position", table) == []
            again = read(table).zoo
            assert position_to_json(Position(state.material, again)) == table
            assert again.kind_mask == zoo.kind_mask
            assert (again.top, again.under, again.filled) == (zoo.top, zoo.under, zoo.filled)
            assert (again.hand, again.slots, again.upgraded) == (zoo.hand, zoo.slots, zoo.upgraded)


REFUSED = [
    ({"weather": 1}, 'unknown key "weather"; known: side, zoo, hand, cards, supported, conservation'),
    ([], "[] is no object"),
    ({"side": 3}, "side: 3 is not 1 to 2"),
    ({"side": True}, "side: true is no whole number"),
    ({"zoo": {"a4": "A001"}}, 'zoo: unknown cell "a4"'),
    ({"zoo": {"d1": "A001"}}, "zoo.d1: nothing lies on the entrance (R2.2)"),
    ({"zoo": {"d1": "open"}}, "zoo.d1: nothing lies on the entrance (R2.2)"),
    ({"zoo": {"f4": "open"}}, "zoo.f4: nothing lies on a printed open area (R2.3)"),
    ({"zoo": {"c1": "A071"}}, 'zoo.c1: unknown tile "A071"'),
    ({"zoo": {"c1": 34}}, "zoo.c1: unknown tile 34"),
    ({"zoo": {"c1": None}}, "zoo.c1: unknown tile null"),
    ({"zoo": []}, "zoo: [] is no object"),
    ({"zoo": {"c1": "A001", "c2": "A001"}}, "zoo.c2: tile A001 stands in zoo.c1 already"),
    ({"zoo": {"c1": "A001"}, "hand": ["A001"]}, "hand: tile A001 stands in zoo.c1 already"),
    ({"hand": ["A001", "A001"]}, "hand: tile A001 stands in hand already"),
    ({"hand": "A001"}, 'hand: "A001" is no list'),
    ({"hand": ["X"]}, 'hand: unknown tile "X"'),
    ({"zoo": {"c1": ["A036", "P086"], "c2": "A036"}}, "zoo.c2: tile A036 stands in zoo.c1 already"),
    ({"zoo": {"c1": ["A036"]}}, 'zoo.c1: ["A036"] is no stack of an animal and its release project (R6.2)'),
    ({"zoo": {"c1": ["A036", "A037"]}}, "zoo.c1: A037 is no release project (R6.2)"),
    ({"zoo": {"c1": ["A036", "P071"]}}, "zoo.c1: P071 is no release project (R6.2)"),
    ({"zoo": {"c1": ["B124", "P086"]}}, "zoo.c1: B124 is no animal, so nothing is released from it (R6.2)"),
    ({"zoo": {"c1": ["P086", "A036"]}}, "zoo.c1: A036 is no release project (R6.2)"),
    ({"zoo": {"c1": ["A017", "P086"]}}, "zoo.c1: P086 releases africa, which A017 does not show (R6.2)"),
    ({"zoo": {"c1": {"open": "A001", "x": 1}}}, 'zoo.c1: {"open": "A001", "x": 1} is not {"open": tile}'),
    ({"cards": {"birds": [1, 1]}}, 'cards: unknown card "birds"'),
    ({"cards": {"rock": [5, 1]}}, "cards.rock[0]: 5 is not 1 to 4"),
    ({"cards": {"rock": [3, 3]}}, "cards.rock[1]: 3 is not 1 to 2"),
    ({"cards": {"rock": 3}}, "cards.rock: 3 is no list"),
    ({"cards": {"rock": [3]}}, "cards.rock: [3] is not [slot, side]"),
    (
        {"cards": {"rock": [1, 1]}},
        "cards: slot 1 holds projects, rock; each of the slots 1 to 4 holds one card",
    ),
    ({"supported": {"petting_zoo": 2}}, 'supported: unknown objective "petting_zoo"'),
    ({"supported": {"forest": 2}}, 'supported: unknown objective "forest"'),
    ({"supported": {"bird": 6}}, "supported.bird: 6 is not 2 to 5"),
    ({"supported": {"bird": 3, "asia": 3}}, "supported.asia: the marker for 3 icons lies on bird already"),
    ({"conservation": -1}, "conservation: -1 is not 0 to 1000000000"),
    ({"conservation": 1.0}, "conservation: 1.0 is no whole number"),
    ({"pouch": "2"}, 'pouch: "2" is no whole number'),
    ({"end_marker": 7}, "end_marker: 7 is none of 0, 5, 10"),
    ({"upgrades_used": [5]}, "upgrades_used: 5 is not 1 to 4"),
    ({"upgrades_used": [2, 2]}, "upgrades_used: 2 stands twice"),
    ({"zoo": {"c1": "A001"}, "place": ["A001"]}, "place: tile A001 stands in zoo.c1 already"),
    ({"zoo": {"c1": ["A036", "P086"]}, "place": ["A036"]}, "place: tile A036 stands in zoo.c1 already"),
    ({"place": ["A001", "A001"]}, "place: tile A001 stands in place already"),
    ({"place": "A001"}, 'place: "A001" is no list'),
]


@pytest.mark.parametrize(("value", "start"), REFUSED, ids=lambda part: part if isinstance(part, str) else "")
def test_bad_positions_name_key_and_value(value: object, start: str) -> None:
    assert message(value).startswith(start)


def test_the_schema_refuses_what_it_can_see() -> None:
    """Values, names and shapes; what holds between keys (a tile twice, a slot twice) only reading sees."""
    for value in ({"zoo": {"a4": "A001"}}, {"zoo": {"c1": "A071"}}, {"side": 3}, {"end_marker": 7}, {"x": 1}):
        assert problems("position", value) != []

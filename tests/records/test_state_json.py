"""A state survives JSON at every decision of every kind of game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from records.games import KINDS_OF_GAME, name_of, random_game, start, told
from records.schemas import problems
from sanctuary.catalogue import catalogue
from sanctuary.records import FormatError, digest, state_from_json, state_to_json
from sanctuary.rules.decisions import FRAME_KINDS
from sanctuary.rules.game import apply_move
from sanctuary.rules.invariants import check_invariants
from sanctuary.rules.state import Options

LARGEST = 10_000
"""Bytes a state may take."""


@pytest.mark.parametrize("options", KINDS_OF_GAME, ids=name_of)
def test_every_decision_survives(options: Options) -> None:
    for state, _ in random_game(options, "otter"):
        text = json.dumps(state_to_json(state))
        assert len(text.encode()) <= LARGEST
        if state.ply % 10 == 0 or state.is_over():
            assert problems("state", json.loads(text)) == []
        again = state_from_json(json.loads(text), catalogue())
        assert told(again) == told(state)
        assert digest(again) == digest(state)


@pytest.mark.parametrize("options", KINDS_OF_GAME, ids=name_of)
def test_a_restored_game_goes_on_the_same(options: Options) -> None:
    """Saved and reloaded before every tenth move, the game ends in the same state."""
    kept = start(options, "lynx")
    reloaded = start(options, "lynx")
    choice = random.Random(5)
    while not kept.is_over():
        if kept.ply % 10 == 0:
            reloaded = state_from_json(json.loads(json.dumps(state_to_json(reloaded))), catalogue())
        move = choice.choice(kept.legal)
        apply_move(kept, move)
        apply_move(reloaded, move)
    assert told(reloaded) == told(kept)


@pytest.mark.slow
def test_every_kind_of_frame_is_met() -> None:
    """The games above say something about every kind of frame that can wait."""
    met: set[str] = set()
    for seed in range(30):
        for options in KINDS_OF_GAME:
            if met == set(FRAME_KINDS):
                return
            for state, _ in random_game(options, str(seed)):
                met.update(FRAME_KINDS[frame.op] for frame in state.stack)
    assert met == set(FRAME_KINDS)


def test_the_digest_tells_states_apart() -> None:
    seen = [digest(state) for state, _ in random_game(Options(players=2), "heron")]
    assert len(set(seen)) == len(seen)


def spoiled(change: Any) -> str:
    """The message for a state that was changed after writing it."""
    table: Any = state_to_json(start(Options(players=2), "otter"))
    change(table)
    with pytest.raises(FormatError) as caught:
        state_from_json(table, catalogue())
    return str(caught.value)


def test_unknown_and_missing_keys() -> None:
    assert spoiled(lambda table: table.update(sun=1)).startswith('unknown key "sun"; known: format')
    assert spoiled(lambda table: table.pop("pile")) == 'key "pile" is missing'
    assert spoiled(lambda table: table["zoos"][1].pop("hand")) == 'zoos[1]: key "hand" is missing'


def test_other_format() -> None:
    assert spoiled(lambda table: table.update(format=2)) == "format: 2 is unknown; known: 1"


def test_tiles_in_two_places_or_none() -> None:
    def twice(table: Any) -> None:
        table["discards"].append(table["pile"][0])

    def nowhere(table: Any) -> None:
        table["pile"].remove("A001") if "A001" in table["pile"] else table["display"].remove("A001")

    assert spoiled(twice).endswith("stands in pile already")
    assert spoiled(nowhere) == "tile A001 is nowhere"


def test_impossible_numbers() -> None:
    assert spoiled(lambda table: table.update(seat=2)) == "seat: 2 is not 0 to 1"
    assert spoiled(lambda table: table.update(ply=-1)) == "ply: -1 is not 0 to 1000000000"
    assert spoiled(lambda table: table.update(ply=True)) == "ply: true is no whole number"
    assert spoiled(lambda table: table["chance"].pop()) == "chance: holds 5, not 6"
    assert spoiled(lambda table: table["zoos"].pop()) == "zoos: holds 1, not 2"
    assert spoiled(lambda table: table["options"].update(players=6)) == "options.players: 6 is not 1 to 5"
    assert spoiled(lambda table: table["display"].pop()).endswith("not 6")


def test_stacks_that_ask_for_nothing() -> None:
    assert "begins its stack" in spoiled(lambda table: table.update(stack=[]))
    assert "asks for no decision" in spoiled(lambda table: table["stack"].pop())
    assert spoiled(lambda table: table.update(outcome="scored")) == (
        "stack: nothing waits once the game is scored"
    )
    assert spoiled(lambda table: table["stack"][1].update(op="dance")) == (
        'stack[1].op: unknown kind of frame "dance"'
    )


def test_ongoing_must_be_what_lies_there() -> None:
    message = spoiled(lambda table: table["zoos"][0].update(ongoing=["P071"]))
    assert message.startswith('zoos[0].ongoing: ["P071"] is not')


def test_seen_tiles_are_in_hand_or_face_down() -> None:
    message = spoiled(lambda table: table["zoos"][0].update(seen=[["A001", 3]]))
    assert message == "zoos[0].seen: A001 is neither in hand nor face down in the zoo"


def open_hand(table: Any) -> Any:
    """The first seat, whose first tile all saw going to the hand at the first ply."""
    seat = table["zoos"][0]
    seat["hand"] = sorted([table["pile"].pop()])
    seat["seen"] = [[seat["hand"][0], 0]]
    return seat


def test_a_tile_is_seen_once() -> None:
    """A second time it would stay behind when the tile leaves the hand."""
    assert spoiled(lambda table: open_hand(table)["seen"].append([table["zoos"][0]["hand"][0], 0])).endswith(
        "stands twice"
    )
    state = start(Options(players=2), "otter")
    zoo = state.zoos[state.seat]
    zoo.add_to_hand(state.pile.pop(), 0)
    assert check_invariants(state) == []
    zoo.seen, zoo.seen_at = zoo.seen * 2, zoo.seen_at * 2
    assert any("seen going to the hand twice" in problem for problem in check_invariants(state))


def test_lists_of_different_things() -> None:
    def paired_twice(table: Any) -> None:
        for id in ("A034", "A035"):
            for tiles in (table["pile"], table["display"]):
                if id in tiles:
                    tiles[tiles.index(id)] = None
        table["display"] = [id or table["pile"].pop() for id in table["display"]]
        table["pile"] = [id for id in table["pile"] if id]
        table["zoos"][0].update(zoo={"d2": "A034", "d3": "A035"}, paired=["A034", "A035", "A034"])

    assert spoiled(paired_twice) == 'zoos[0].paired: "A034" stands twice'
    assert spoiled(lambda table: table["stack"][1].update(cells=["c1", "c2", "c1"])) == (
        'stack[1].cells: "c1" stands twice'
    )
    assert spoiled(lambda table: table["objectives"].append(table["objectives"][0])).endswith("stands twice")
    assert spoiled(lambda table: table["zoos"][0].update(markers=[2, 2])) == "zoos[0].markers: 2 stands twice"


@pytest.mark.parametrize("key", ["turn", "ply", "owed", "reveals"])
def test_what_is_counted_leaves_room_to_count_on(key: str) -> None:
    """What is just within JSON's limit would pass it with the next move."""
    message = spoiled(lambda table: table.update({key: 2**53 - 1}))
    assert message.startswith(f"{key}: 9007199254740991 is not ")


@pytest.mark.parametrize("key", ["conservation", "pouch"])
def test_markers_leave_room_to_count_on(key: str) -> None:
    assert spoiled(lambda table: table["zoos"][0].update({key: 2**53 - 1})) == (
        f"zoos[0].{key}: 9007199254740991 is not 0 to 1000000000"
    )


def test_nothing_was_laid_or_seen_in_the_future() -> None:
    assert spoiled(lambda table: open_hand(table).update(seen=[[table["zoos"][0]["hand"][0], 9]])) == (
        "zoos[0].seen: ply 9 is yet to come"
    )

    def laid(table: Any, ply: int, seen: int) -> None:
        tile = table["pile"].pop()
        table["ply"] = 5
        table["zoos"][0].update(zoo={"d2": {"open": tile, "laid": ply}}, seen=[[tile, seen]])

    assert spoiled(lambda table: laid(table, 6, 1)) == "zoos[0].zoo: ply 6 is yet to come"
    assert spoiled(lambda table: laid(table, 2, 3)).endswith(
        "was laid face down before it was seen going to the hand"
    )

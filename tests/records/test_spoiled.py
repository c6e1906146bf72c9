"""Whatever is done to a file: it is read, or refused with a FormatError; nothing else ever happens."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from records.games import random_game, recorded
from records.schemas import problems
from sanctuary.catalogue import catalogue
from sanctuary.records import (
    FormatError,
    Position,
    answer_lines,
    placements,
    position_from_json,
    position_to_json,
    read_record,
    record_from_json,
    record_to_json,
    replay,
    score_position,
    state_from_json,
    state_to_json,
    write_game,
)
from sanctuary.records.fields import LARGEST_COUNT
from sanctuary.rules.game import apply_move
from sanctuary.rules.state import Options

if TYPE_CHECKING:
    from collections.abc import Callable

TWO = Options(players=2)
WORDS = st.sampled_from(
    ["A001", "P086", "B135", "A036", "c1", "d1", "b1", "open", "laid", "forest", "asia", "rock", "draw 1",
     "take", "play", "step end", "step act", "relocate_to", "pouch", "choose", "sequence", "scored", "zoo"]
)  # fmt: skip
TEXTS = st.text(st.characters(), max_size=4)
"""Half characters (surrogates) included: JSON can hold them, UTF-8 cannot."""
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | TEXTS, inner, max_size=4),
    max_leaves=6,
)


@cache
def states() -> list[str]:
    """States all over a game of two, as JSON."""
    return [json.dumps(state_to_json(state)) for state, _ in random_game(TWO, "egret")]


@cache
def positions() -> list[str]:
    """Positions all over a game of two, with tiles to place, as JSON."""
    return [
        json.dumps(position_to_json(Position(state.material, state.zoos[0], [134])))
        for state, _ in random_game(TWO, "egret")
        if 134 not in state.zoos[0].top + state.zoos[0].under
    ]


def spoil(value: Any, draw: Callable[[st.SearchStrategy[Any]], Any]) -> Any:
    """Change something somewhere inside a JSON value."""
    whole = copy.deepcopy(value)
    inner, depth = whole, draw(st.integers(1, 5))
    while True:
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        if not keys:
            return whole
        key = draw(st.sampled_from(keys))
        depth -= 1
        if depth and isinstance(inner[key], dict | list) and inner[key]:
            inner = inner[key]
            continue
        change = draw(st.sampled_from(["value", "drop", "copy", "extra"]))
        if change == "value":
            inner[key] = draw(VALUES)
        elif change == "drop":
            del inner[key]
        elif change == "copy":
            inner[draw(st.sampled_from(keys))] = inner[key]
        elif isinstance(inner, dict):
            inner[draw(WORDS | TEXTS)] = draw(VALUES)
        else:
            inner.insert(key, draw(VALUES))
        return whole


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_spoiled_positions(data: st.DataObject) -> None:
    table = spoil(json.loads(data.draw(st.sampled_from(positions()))), data.draw)
    line = json.dumps(table)
    for answer in (score_position, placements):
        (answered,) = answer_lines([line], answer, catalogue())
        assert ("error" in answered) or ("total" in answered) or ("place" in answered)
        json.dumps(answered).encode()
    try:
        position = position_from_json(table, catalogue())
    except FormatError as error:
        str(error).encode()
        return
    again = position_to_json(position)
    assert problems("position", again) == []
    assert position_to_json(position_from_json(again, catalogue())) == again


@settings(max_examples=150, deadline=None)
@given(value=VALUES)
def test_anything_as_a_position(value: object) -> None:
    try:
        position_from_json(value, catalogue())
    except FormatError as error:
        str(error).encode()


@settings(max_examples=150, deadline=None)
@given(line=st.text(st.characters(), max_size=40) | st.binary(max_size=40))
def test_anything_as_a_line(line: str | bytes) -> None:
    (answered,) = answer_lines([line], score_position, catalogue())
    assert problems("score", answered) == []


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_spoiled_states(data: st.DataObject) -> None:
    """One that is read can be played on, however odd it is."""
    play_on(spoil(json.loads(data.draw(st.sampled_from(states()))), data.draw), data)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_states_with_parts_of_others(data: st.DataObject) -> None:
    """Parts that are right each for itself, but not together; what is read can be played on."""
    table, other = (json.loads(data.draw(st.sampled_from(states()))) for _ in range(2))
    frames, others = table["stack"], other["stack"]
    if data.draw(st.booleans()) and frames and others:
        place = data.draw(st.integers(0, len(frames)))
        frames[place : place + data.draw(st.integers(0, 1))] = [data.draw(st.sampled_from(others))]
    else:
        key = data.draw(st.sampled_from([*table]))
        table[key] = other[key]
    play_on(table, data)


def play_on(table: object, data: st.DataObject) -> None:
    try:
        state = state_from_json(table, catalogue())
    except FormatError as error:
        str(error).encode()
        return
    again = state_to_json(state)
    assert state_from_json(again, catalogue()).legal == state.legal
    assume(not near_the_limit(again))
    for _ in range(40):
        if not state.is_over():
            apply_move(state, data.draw(st.sampled_from(state.legal)))
    assert state_from_json(state_to_json(state), catalogue()).legal == state.legal


def near_the_limit(value: object) -> bool:
    """Whether something counted stands so high that it may pass its limit in some moves."""
    if isinstance(value, dict | list):
        return any(near_the_limit(each) for each in (value.values() if isinstance(value, dict) else value))
    return isinstance(value, int) and LARGEST_COUNT - 1000 < value <= LARGEST_COUNT


@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_spoiled_records(data: st.DataObject) -> None:
    good = record_to_json(recorded(TWO, "egret", moves=12), catalogue())
    table = spoil(json.loads(json.dumps(good)), data.draw)
    try:
        replay(record_from_json(table, catalogue()), catalogue())
    except FormatError as error:
        str(error).encode()


@cache
def game() -> str:
    return write_game(recorded(TWO, "egret", moves=30), catalogue())


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_spoiled_texts(data: st.DataObject) -> None:
    text = game()
    at = data.draw(st.integers(0, len(text)))
    until = min(len(text), at + data.draw(st.integers(0, 5)))
    text = text[:at] + data.draw(st.text(max_size=5) | WORDS) + text[until:]
    try:
        replay(read_record(text, catalogue()), catalogue())
    except FormatError as error:
        str(error).encode()


@pytest.mark.parametrize("length", range(0, 700, 7))
def test_a_json_record_cut_anywhere(length: int) -> None:
    text = json.dumps(record_to_json(recorded(TWO, "egret", moves=12), catalogue()))
    if length < len(text):
        with pytest.raises(FormatError):
            replay(read_record(text[:length], catalogue()), catalogue())

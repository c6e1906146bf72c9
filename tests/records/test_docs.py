"""The examples of docs/formats are true."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from records.schemas import problems
from sanctuary.catalogue import catalogue
from sanctuary.records import (
    digest,
    move_to_word,
    placements,
    position_from_json,
    position_to_json,
    read_game,
    record_from_json,
    record_to_json,
    replay,
    score_position,
    state_from_json,
    state_to_json,
    word_to_move,
    write_game,
)

FOLDER = Path(__file__).parents[2] / "docs" / "formats"
EXAMPLE = re.compile(r"<!-- example: (\w+) -->\n```\w+\n(.*?)```", re.DOTALL)


def examples(page: str) -> list[tuple[str, str]]:
    """The examples of a page: what each is, and its text."""
    return EXAMPLE.findall((FOLDER / page).read_text("utf-8"))


def example(page: str, kind: str) -> str:
    return next(text for found, text in examples(page) if found == kind)


def test_every_example_is_of_a_kind_with_a_test() -> None:
    kinds = {kind for page in FOLDER.glob("*.md") for kind, _ in examples(page.name)}
    assert kinds == {"position", "score", "placements", "error", "record", "game", "state"}
    blocks = sum(page.read_text("utf-8").count("```") for page in FOLDER.glob("*.md"))
    assert blocks == 2 * sum(len(examples(page.name)) for page in FOLDER.glob("*.md"))


def test_positions_are_answered_as_told() -> None:
    position = position_from_json({}, catalogue())
    for kind, text in examples("position.md"):
        table: dict[str, Any] = json.loads(text)
        if kind == "position":
            assert problems("position", table) == []
            position = position_from_json(table, catalogue())
            assert position_to_json(position).items() >= table.items()
        elif kind == "error":
            assert problems("score", table) == problems("placements", table) == []
        else:
            answer = {"score": score_position, "placements": placements}[kind](position)
            assert answer == table
            assert json.dumps(answer) == json.dumps(table), "the order is told too"


def test_game_and_record_are_the_same_and_hold() -> None:
    table = json.loads(example("record.md", "record"))
    assert problems("record", table) == []
    record = record_from_json(table, catalogue())
    replay(record, catalogue())
    game = example("notation.md", "game")
    assert write_game(record, catalogue()) == game
    assert record_to_json(read_game(game, catalogue()), catalogue()) == table


def test_the_state_holds() -> None:
    table = json.loads(example("state.md", "state"))
    assert problems("state", table) == []
    state = state_from_json(table, catalogue())
    assert state_to_json(state) == table
    assert len(digest(state)) == 64


ROWS = [
    row.split("|")[2:4]
    for row in (FOLDER / "notation.md").read_text("utf-8").split("\n")
    if row.startswith("| ") and "`" in row
]


@pytest.mark.parametrize(("phrases", "words"), ROWS)
def test_the_table_of_moves_is_true(phrases: str, words: str) -> None:
    told = re.findall("`(.*?)`", phrases)
    plain = told if "the same" in words else re.findall("`(.*?)`", words)
    for phrase, word in zip(told, plain, strict=True):
        assert move_to_word(word_to_move(phrase, catalogue()), catalogue()) == word

"""Game records as JSON, and playing them again."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from records.games import KINDS_OF_GAME, name_of, random_game, recorded, start, told
from records.schemas import problems
from sanctuary.catalogue import catalogue
from sanctuary.records import (
    FormatError,
    Record,
    RecordError,
    digest,
    record_from_json,
    record_to_json,
    replay,
    seal,
    state_to_json,
    steps,
)
from sanctuary.rules.scoring import final_scores, winners
from sanctuary.rules.state import Options

TWO = Options(players=2)


def as_json(record: Record) -> dict[str, Any]:
    table: dict[str, Any] = json.loads(json.dumps(record_to_json(record, catalogue())))
    return table


@pytest.mark.parametrize("options", KINDS_OF_GAME, ids=name_of)
def test_a_game_survives_and_replays(options: Options) -> None:
    last = None
    for state, _ in random_game(options, "kite"):
        last = state
    assert last is not None
    table = as_json(recorded(options, "kite"))
    assert problems("record", table) == []
    again = record_from_json(table, catalogue())
    assert as_json(again) == table
    assert told(replay(again, catalogue())) == told(last)
    assert table["digest"] == digest(last)
    assert table["result"]["scores"] == [score.total() for score in final_scores(last)]
    assert table["result"]["winners"] == winners(last)


def test_steps_pass_every_state_of_the_game() -> None:
    states = steps(recorded(TWO, "kite"), catalogue())
    for state, _ in random_game(TWO, "kite"):
        assert digest(next(states)) == digest(state)
    with pytest.raises(StopIteration):
        next(states)


def test_an_unfinished_game() -> None:
    record = recorded(TWO, "kite", moves=25)
    assert record.result is None
    table = as_json(record)
    assert problems("record", table) == []
    assert "result" not in table
    assert replay(record_from_json(table, catalogue()), catalogue()).ply == 25


def test_a_record_may_start_from_a_state() -> None:
    for state, _ in random_game(TWO, "kite"):
        if state.ply == 40:
            break
    moves = [move for _, move in random_game(TWO, "kite")][40:-1]
    record = seal(Record(TWO, moves, catalogue().fingerprint, start=state_to_json(state)), catalogue())
    table = as_json(record)
    assert problems("record", table) == []
    assert record.digest == recorded(TWO, "kite").digest
    assert replay(record_from_json(table, catalogue()), catalogue()).is_over()


def test_names_date_and_comments_survive() -> None:
    record = replace(
        recorded(TWO, "kite", moves=3),
        seats=["Ágnes", 'B "the owl"'],
        date="2026-11-30T18:30+01:00",
        comments=[(0, "on a rainy day"), (3, "hm\n{!}"), (3, "")],
    )
    table = as_json(record)
    assert problems("record", table) == []
    assert as_json(record_from_json(table, catalogue())) == table
    assert "seats" not in as_json(record.without_names())


def test_hints_survive_and_are_told_only_where_there_were_any() -> None:
    record = replace(recorded(TWO, "kite", moves=3), hints=[0, 2])
    table = as_json(record)
    assert problems("record", table) == []
    assert table["hints"] == [0, 2]
    assert record_from_json(table, catalogue()).hints == [0, 2]
    assert "hints" not in as_json(replace(record, hints=[0, 0]))


def test_moves_may_be_numbers_or_phrases() -> None:
    record = recorded(TWO, "kite", moves=2)
    table = as_json(record)
    table["moves"] = [record.moves[0], f"take {table['moves'][0]}"]
    assert record_from_json(table, catalogue()).moves == [record.moves[0]] * 2


def broken(**change: Any) -> str:
    """The message for a record with keys changed, or left out where None."""
    table = {**as_json(recorded(TWO, "kite")), **change}
    table = {key: value for key, value in table.items() if value is not None}
    with pytest.raises(FormatError) as caught:
        replay(record_from_json(table, catalogue()), catalogue())
    return str(caught.value)


def test_other_versions_and_catalogues_are_refused() -> None:
    assert broken(format=2) == "format: 2 is unknown; known: 1"
    assert broken(rules=7) == "rules: the record was played by rules version 7; this program plays 1"
    assert broken(catalogue="abc").startswith("catalogue: the record was played with abc; this program has ")


def test_a_record_of_another_version_can_still_be_read() -> None:
    table = {**as_json(recorded(TWO, "kite", moves=4)), "rules": 7, "catalogue": "abc"}
    assert len(record_from_json(table, catalogue()).moves) == 4


def test_records_cut_short() -> None:
    moves = as_json(recorded(TWO, "kite"))["moves"]
    assert broken(moves=moves[:-1]) == (
        "result: the game is not over after the last move: the record was cut short"
    )
    assert broken(moves=moves[:-1], result=None).endswith(": edited or cut short")
    assert broken(digest=None) == "digest: is missing: the record was cut short, or never sealed"


def test_edited_records() -> None:
    result = as_json(recorded(TWO, "kite"))["result"]
    scores = [result["scores"][0] + 1, result["scores"][1]]
    assert broken(result={**result, "scores": scores}) == (
        f"result.scores: the record says {scores}, its moves give {result['scores']}"
    )
    other = broken(result={**result, "outcome": "solo_won"})
    assert other == "result.outcome: the record says solo_won, its moves give scored"
    assert broken(result=None) == "result: is missing, though the game is over (scored)"
    assert "its moves give" in broken(digest="0" * 64)
    assert broken(seed="other") != ""


def test_an_illegal_move_names_its_place_and_the_rule() -> None:
    table = as_json(recorded(TWO, "kite"))
    moves = table["moves"]
    out_of_range = catalogue().tiles.ids[start(TWO, "kite").display[5]]
    table["moves"] = [out_of_range, *moves]
    with pytest.raises(RecordError) as caught:
        replay(record_from_json(table, catalogue()), catalogue())
    assert caught.value.move == 0
    assert caught.value.reason == "R4.1"
    assert str(caught.value).startswith(f'moves[0]: "{out_of_range}" is not legal here (R4.1); legal: take ')
    assert broken(moves=[*moves, "done"]) == (
        f'moves[{len(moves)}]: "done" is not legal here (game-over)'
    )
    assert broken(moves=["done"]).startswith('moves[0]: "done" is not legal here (must-choose); legal: take ')


MISREAD = [
    ({"weather": "fine"}, 'unknown key "weather"; known: format, rules, catalogue, options, seed, start'),
    ({"moves": None}, 'key "moves" is missing'),
    ({"moves": ["fly away"]}, 'moves[0]: "fly away" is no move'),
    ({"moves": [224]}, "moves[0]: 224 is not 0 to 223"),
    ({"moves": [1.5]}, "moves[0]: 1.5 is no whole number"),
    ({"moves": "A001"}, 'moves: "A001" is no list'),
    ({"options": {"players": 2, "wind": 3}}, 'options: unknown key "wind"'),
    ({"seed": None}, 'a record begins with either "seed" or "start"'),
    ({"start": {}}, 'a record begins with either "seed" or "start"'),
    ({"seed": None, "start": {"format": 1}}, 'start: key "options" is missing'),
    ({"seats": ["Anna"]}, "seats: holds 1, not 2"),
    ({"seats": [1, 2]}, "seats: 1 is no text"),
    ({"seed": "\ud800"}, 'seed: "\\ud800" holds half a character'),
    ({"date": "yesterday"}, 'date: "yesterday" is no date such as 2026-11-30'),
    ({"hints": [1]}, "hints: holds 1, not 2"),
    ({"hints": [0, -1]}, "hints: -1 is below 0"),
    ({"comments": [{"after": 9999, "text": ""}]}, "comments[0].after: 9999 is not 0 to "),
    ({"comments": [{"text": ""}]}, 'comments[0]: key "after" is missing'),
    ({"result": {"outcome": "won", "scores": [], "winners": []}}, 'result.outcome: unknown outcome "won"'),
    ({"result": {"outcome": "scored", "scores": [1], "winners": []}}, "result.scores: holds 1, not 2"),
    ({"result": {"outcome": "scored", "scores": [1, 2], "winners": [2]}}, "result.winners: 2 is not 0 to 1"),
]


@pytest.mark.parametrize(("change", "message"), MISREAD, ids=[message for _, message in MISREAD])
def test_bad_records_name_key_and_value(change: dict[str, Any], message: str) -> None:
    assert broken(**change).startswith(message)


def test_options_must_be_those_of_the_start() -> None:
    state = start(TWO, "kite")
    record = Record(Options(players=2, short=True), [], catalogue().fingerprint, start=state_to_json(state))
    with pytest.raises(RecordError, match=r"^options: they are not those of the state"):
        seal(record, catalogue())

"""Sanctuary game notation: loss-free both ways, and errors that name line and column."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from records.games import KINDS_OF_GAME, name_of, random_game, recorded
from sanctuary.catalogue import catalogue
from sanctuary.records import (
    FormatError,
    Record,
    RecordError,
    digest,
    read_game,
    read_record,
    record_to_json,
    replay,
    seal,
    state_to_json,
    write_game,
)
from sanctuary.rules.moves import GAIN
from sanctuary.rules.state import Options

TWO = Options(players=2)


def text_of(record: Record) -> str:
    return write_game(record, catalogue())


def read(text: str) -> Record:
    return read_game(text, catalogue())


@pytest.mark.parametrize("options", KINDS_OF_GAME, ids=name_of)
def test_a_game_survives(options: Options) -> None:
    record = recorded(options, "dove")
    text = text_of(record)
    again = read(text)
    assert record_to_json(again, catalogue()) == record_to_json(record, catalogue())
    assert text_of(again) == text
    assert digest(replay(again, catalogue())) == record.digest


def test_an_unfinished_game_survives() -> None:
    record = recorded(TWO, "dove", moves=9)
    assert record_to_json(read(text_of(record)), catalogue()) == record_to_json(record, catalogue())
    nothing = recorded(TWO, "dove", moves=0)
    assert record_to_json(read(text_of(nothing)), catalogue()) == record_to_json(nothing, catalogue())


def test_a_game_from_a_state_survives() -> None:
    for state, _ in random_game(TWO, "dove"):
        if state.ply == 30:
            break
    record = seal(Record(TWO, [], catalogue().fingerprint, start=state_to_json(state)), catalogue())
    assert record_to_json(read(text_of(record)), catalogue()) == record_to_json(record, catalogue())


letters = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)


@settings(max_examples=60, deadline=None)
@given(seed=letters, seats=st.lists(letters, min_size=2, max_size=2), comments=st.lists(letters, max_size=4))
def test_any_seed_name_and_comment_survive(seed: str, seats: list[str], comments: list[str]) -> None:
    placed = [(min(2 * place, 5), text) for place, text in enumerate(comments)]
    record = replace(recorded(TWO, seed, moves=5), seats=seats if any(seats) else [], comments=placed)
    again = read(text_of(record))
    assert record_to_json(again, catalogue()) == record_to_json(record, catalogue())
    assert again.comments == placed


def test_hints_survive() -> None:
    record = replace(recorded(TWO, "kite", moves=5), hints=[3, 0])
    assert "\nhints: [3, 0]\n" in text_of(record)
    assert read(text_of(record)).hints == [3, 0]


def test_lines_are_short_and_turns_are_numbered() -> None:
    text = text_of(recorded(Options(players=3), "dove"))
    header, body, end = text.split("\n\n")
    assert header.startswith("Sanctuary game notation 1\nrules: 1\ncatalogue: ")
    assert 'players: 3\nside: 1\nseed: "dove"' in header
    assert all(len(line) <= 100 for line in body.split("\n"))
    heads = [line.split(".")[0] for line in body.split("\n") if not line.startswith(" ")]
    assert heads == [str(number) for number in range(1, len(heads) + 1)]
    assert end.startswith("outcome: scored\nscores: [")


def test_windows_lines_a_byte_order_mark_and_free_layout_are_read() -> None:
    record = recorded(TWO, "dove", moves=6)
    text = text_of(record)
    for other in (text.replace("\n", "\r\n"), "\ufeff" + text, text.replace(", ", "\n   "), text + "\n\n"):
        assert read(other).moves == record.moves
        replay(read(other), catalogue())


def test_turn_heads_and_verbs_may_be_left_out() -> None:
    record = recorded(TWO, "dove", moves=6)
    words = record_to_json(record, catalogue())["moves"]
    assert isinstance(words, list)
    header, _, end = text_of(record).split("\n\n")
    plain = "\n\n".join([header, ", ".join(words), end])
    assert replay(read(plain), catalogue()).ply == 6


def test_a_file_of_either_form_is_read() -> None:
    record = recorded(TWO, "dove", moves=6)
    table = json.dumps(record_to_json(record, catalogue()), indent=1)
    assert read_record(table, catalogue()).moves == record.moves
    assert read_record(text_of(record), catalogue()).moves == record.moves
    with pytest.raises(FormatError, match=r"^no JSON at line \d+, column \d+: "):
        read_record(table[:-30], catalogue())


# What is wrong with a text

SMALL = """\
Sanctuary game notation 1
rules: 1
catalogue: {fingerprint}
players: 2
side: 1
seed: "dove"

{{A comment: it has a colon.}}
1. seat {seat}: {first}, gain forest

digest: {digest}
"""


def small() -> str:
    """Two moves, written by hand rather than by the code under test; line 9 holds them."""
    state = next(state for state, _ in random_game(TWO, "dove"))
    first = f"take {catalogue().tiles.ids[state.legal[0]]}"
    record = seal(Record(TWO, [state.legal[0], GAIN + 1], catalogue().fingerprint, seed="dove"), catalogue())
    return SMALL.format(
        fingerprint=catalogue().fingerprint, seat=state.seat + 1, first=first, digest=record.digest
    )


def message(text: str) -> str:
    with pytest.raises(FormatError) as caught:
        replay(read(text), catalogue())
    return str(caught.value)


def test_the_hand_written_text_is_read() -> None:
    record = read(small())
    assert record.comments == [(0, "A comment: it has a colon.")]
    assert replay(record, catalogue()).ply == 2


def changed(old: str, new: str) -> str:
    text = small()
    assert text.count(old) == 1
    return message(text.replace(old, new))


def test_a_text_that_is_none() -> None:
    assert message("") == 'line 1: expected "Sanctuary game notation 1"'
    assert changed("notation 1", "notation 2") == 'line 1: expected "Sanctuary game notation 1"'


def test_a_text_cut_short() -> None:
    text = small()
    for lines in range(1, text.count("\n")):
        cut = "\n".join(text.split("\n")[:lines])
        assert message(cut) == f'line {lines}: expected "digest: …" at the end: the text was cut short'


def test_wrong_headers_name_their_line() -> None:
    assert changed("side: 1", "side: 3") == "line 5: 3 is not 1 to 2"
    assert changed("side: 1", "side: one").startswith('line 5: "one" cannot be read: no JSON at column 1')
    assert changed("side: 1", "sun: 1").startswith('line 5: unknown "sun:"; expected a move or one of rules')
    assert changed("side: 1", "players: 2") == 'line 5: "players" stands twice, first on line 4'
    assert changed("side: 1", 'seat 3: "Eve"') == "line 5: there is no seat 3 for 2 players"
    assert changed("side: 1", "seat 1: 7") == "line 5: 7 is no name in quotes"
    assert changed("side: 1", "date: soon") == 'line 5: "soon" is no date such as 2026-11-30'
    assert changed('seed: "dove"\n', "") == 'line 1: a record begins with either "seed" or "start"'
    assert changed('seed: "dove"', "seed: dove").startswith('line 6: "dove" cannot be read')
    assert changed("rules: 1\n", "") == 'line 1: key "rules" is missing'
    assert changed("digest: ", "side: 1\ndigest: ") == 'line 11: "side" stands twice, first on line 5'
    assert changed("digest: ", "short: true\ndigest: ") == 'line 11: "short" belongs before the moves'
    assert changed("digest: ", "outcome: scored\ndigest: ").startswith('line 1: key "scores" is missing')


def test_versions_are_checked_when_replayed() -> None:
    assert changed("rules: 1", "rules: 2") == (
        "rules: the record was played by rules version 2; this program plays 1"
    )
    assert changed(catalogue().fingerprint, "abc").startswith("catalogue: the record was played with abc;")


def test_wrong_moves_name_line_and_column() -> None:
    assert changed("gain forest", "gian forest") == (
        'line 9, column 23: "gian forest" is no move; did you mean "gain forest"?'
    )
    assert changed("gain forest", "gain forest, }").endswith("line 9, column 36: unexpected }")
    assert changed("gain forest", "gain forest {").endswith(
        "line 9, column 35: the comment is not closed with } on its line"
    )
    assert changed("gain forest", "{\\q} gain forest").startswith("line 9, column 23: unknown escape \\q")
    assert changed("gain forest", "play forest").startswith(
        'line 9, column 23: "play forest" is not legal here (R4.2); legal: gain projects, gain forest, '
    )


def test_an_illegal_move_gives_the_rules_reason() -> None:
    with pytest.raises(RecordError) as caught:
        replay(read(small().replace("gain forest", "play forest")), catalogue())
    assert caught.value.reason == "R4.2"
    assert caught.value.move == 1


def test_turns_seats_and_verbs_must_be_true() -> None:
    assert changed("1. seat", "2. seat").startswith("line 9, column 12: the text is at turn 2 of seat ")
    other = small().replace("seat 1:", "seat X:").replace("seat 2:", "seat 1:").replace("seat X:", "seat 2:")
    assert "the text is at turn 1 of seat" in message(other)
    text = message(small().replace("take ", "discard "))
    assert text.startswith('line 9, column 12: "discard ')
    assert 'answers another decision; here it is "take ' in text


def test_nothing_stands_after_the_end() -> None:
    assert message(small() + "done\n") == 'line 12: no move or comment stands after "digest"'


def test_an_edited_digest() -> None:
    assert "its moves give" in changed("digest: ", "digest: 0")

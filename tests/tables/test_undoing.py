"""Taking back: nothing is lost by it, nobody learns by it, and no turn is crossed without the others."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sanctuary.records.state_json import digest
from sanctuary.rules.decisions import CONTINUED
from sanctuary.tables import reasons, requests
from sanctuary.tables.game import TableGame
from sanctuary.tables.reasons import Refusal
from sanctuary.tables.undoing import cancellable, redoable, undoable
from sanctuary.views.sample import unknown_tiles
from sanctuary.views.view import view_for
from tables.settings import ask, table


def unknown(game: TableGame, seat: int) -> list[int]:
    """Return the tiles of which a seat does not know where they are."""
    return unknown_tiles(view_for(game.state, seat))


def refused(game: TableGame, kind: str, seat: int = -1, **fields: object) -> str:
    """Return why something is refused."""
    with pytest.raises(Refusal) as refusal:
        ask(game, kind, seat, **fields)
    return refusal.value.reason


def play(game: TableGame, choose: random.Random, moves: int = 1) -> None:
    for _ in range(moves):
        if not game.state.is_over():
            ask(game, requests.MOVE, move=choose.choice(game.state.legal))


def play_until(game: TableGame, found: object, choose: random.Random) -> None:
    """Play until the decision is of one of some kinds."""
    while game.state.stack[-1].op not in found:  # type: ignore[operator]
        play(game, choose)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_of_do_undo_redo(seed: int) -> None:
    game, choose = table("ppp", f"undo {seed}"), random.Random(seed)
    undone = 0
    while not game.state.is_over():
        seat, turn, reveals = game.state.seat, game.state.turn, game.state.reveals
        before, did_not_know = digest(game.state), unknown(game, seat)
        play(game, choose)
        if game.state.is_over():
            break
        after = digest(game.state)
        if undoable(game.line, game.state.seat, "until_information").moves:
            assert unknown(game, seat) == did_not_know, "whoever takes back has learnt something"
            assert game.state.turn == turn
            ask(game, requests.UNDO)
            assert digest(game.state) == before
            ask(game, requests.REDO)
            assert digest(game.state) == after
            undone += 1
        else:
            assert (game.state.turn, game.state.reveals) != (turn, reveals)
    assert undone > 100


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32), st.lists(st.sampled_from("mmmmmmurcjJa"), max_size=120))
def test_no_sequence_fails(seed: int, steps: list[str]) -> None:
    """Do, undo, redo, cancel, jump back and forth, ask: each is done or refused, and moves alone decide."""
    game, choose = table("pp", str(seed), undo="free"), random.Random(seed)
    for step in steps:
        if game.state.is_over():
            return
        ply = game.line.ply
        try:
            if step == "m":
                play(game, choose)
            elif step == "u":
                ask(game, requests.UNDO)
            elif step == "r":
                ask(game, requests.REDO)
            elif step == "c":
                ask(game, requests.CANCEL)
            elif step == "j":
                ask(game, requests.UNDO, to=choose.randint(0, ply + 1))
            elif step == "J":
                ask(game, requests.REDO, to=choose.randint(0, ply + 3))
            else:
                ask(game, requests.ASK_UNDO, to=choose.randint(0, ply))
                ask(game, requests.ANSWER, game.waiting_for()[0], agree=choose.random() < 0.7)
        except Refusal:
            assert game.line.ply == ply
        assert len(game.line.marks) == game.line.ply
    again = table("pp", str(seed))
    for move in game.line.moves:
        ask(again, requests.MOVE, move=move)
    assert digest(again.state) == digest(game.state)


def test_not_past_a_draw() -> None:
    game, choose = table(seed="draw"), random.Random(1)
    while not game.line.ply or game.line.marks[-1].reveals == game.state.reveals:
        play(game, choose)
        while game.line.marks[-1].turn != game.state.turn:
            play(game, choose)
    assert refused(game, requests.UNDO) == reasons.UNDO_INFORMATION


def test_not_past_the_turn() -> None:
    game, choose = table(seed="turn"), random.Random(1)
    turn = game.state.turn
    while game.state.turn == turn:
        play(game, choose)
    assert refused(game, requests.UNDO) == reasons.UNDO_TURN
    assert refused(game, requests.UNDO, to=0) == reasons.UNDO_TURN


def test_the_other_seat_takes_nothing_back() -> None:
    game = table()
    ask(game, requests.MOVE, move=game.state.legal[0])
    assert refused(game, requests.UNDO, 1 - game.state.seat) == reasons.NOT_YOUR_TURN


def test_the_first_move_has_nothing_before_it() -> None:
    assert refused(table(), requests.UNDO) == reasons.NOTHING_TO_UNDO


def test_a_move_forgets_what_was_taken_back() -> None:
    game = table()
    ask(game, requests.MOVE, move=game.state.legal[0])
    ask(game, requests.UNDO)
    assert redoable(game.line, game.state.seat) == 1
    ask(game, requests.MOVE, move=game.state.legal[-1])
    assert refused(game, requests.REDO) == reasons.NOTHING_TO_REDO


def test_every_entry_stays() -> None:
    game = table()
    ask(game, requests.MOVE, move=game.state.legal[0])
    ask(game, requests.UNDO)
    ask(game, requests.REDO)
    assert game.version == 3
    assert [told.kind for told in game.happenings if told.event is None] == ["undone", "redone"]


class TestOff:
    def test_only_a_choice_just_begun_can_be_dropped(self) -> None:
        game, choose = table(seed="off", undo="off"), random.Random(5)
        play_until(game, CONTINUED, choose)
        assert refused(game, requests.UNDO) == reasons.UNDO_OFF
        ask(game, requests.CANCEL)
        assert game.state.stack[-1].op not in CONTINUED
        assert refused(game, requests.CANCEL) == reasons.NOTHING_TO_CANCEL

    @pytest.mark.parametrize("seed", range(5))
    def test_cancel_goes_to_the_beginning_of_the_choice(self, seed: int) -> None:
        game, choose = table(seed="cancel", undo="off"), random.Random(seed)
        dropped = 0
        while not game.state.is_over():
            back = cancellable(game.line, game.state.seat)
            if back:
                begun = game.line.state_at(game.line.ply - back)
                assert begun.stack[-1].op not in CONTINUED
                assert all(mark.continued for mark in game.line.marks[game.line.ply - back + 1 :])
                moves = game.line.moves[-back:]
                ask(game, requests.CANCEL)
                assert digest(game.state) == digest(begun)
                for move in moves:
                    ask(game, requests.MOVE, move=move)
                dropped += 1
            play(game, choose)
        assert dropped > 10


class TestFree:
    def two_turns(self, chairs: str = "ppp") -> TableGame:
        game, choose = table(chairs, "free", undo="free"), random.Random(3)
        while game.state.turn < 3:
            play(game, choose)
        return game

    def test_back_over_turns_when_all_agree(self) -> None:
        game = self.two_turns()
        start = digest(game.line.state_at(2))
        asker = 0
        ask(game, requests.ASK_UNDO, asker, to=2)
        assert game.waiting_for() == [1, 2]
        ask(game, requests.ANSWER, 1, agree=True)
        assert game.line.ply > 2
        ask(game, requests.ANSWER, 2, agree=True)
        assert digest(game.state) == start
        assert game.proposal is None

    def test_one_no_is_enough(self) -> None:
        game = self.two_turns()
        ply = game.line.ply
        ask(game, requests.ASK_UNDO, 0, to=2)
        ask(game, requests.ANSWER, 1, agree=False)
        assert game.line.ply == ply
        assert refused(game, requests.ANSWER, 2, agree=True) == reasons.NO_PROPOSAL

    def test_a_move_drops_the_question(self) -> None:
        game = self.two_turns()
        ask(game, requests.ASK_UNDO, 0, to=2)
        play(game, random.Random(1))
        assert game.proposal is None
        assert refused(game, requests.ANSWER, 1, agree=True) == reasons.NO_PROPOSAL

    def test_who_asked_does_not_answer(self) -> None:
        game = self.two_turns()
        ask(game, requests.ASK_UNDO, 0, to=2)
        assert refused(game, requests.ANSWER, 0, agree=True) == reasons.NO_PROPOSAL

    def test_alone_nobody_has_to_be_asked(self) -> None:
        game, choose = table("p", "alone", undo="free"), random.Random(3)
        play(game, choose, 40)
        start = digest(game.line.state_at(7))
        ask(game, requests.ASK_UNDO, 0, to=7)
        assert digest(game.state) == start

    def test_other_tables_do_not_ask(self) -> None:
        game = table("pp")
        play(game, random.Random(3), 20)
        assert refused(game, requests.ASK_UNDO, 0, to=2) == reasons.UNDO_NOT_ASKABLE

"""Hints at a table: who may take one, when it counts, and that the game says so for ever."""

from __future__ import annotations

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.players.parcel import pack, unpack
from sanctuary.records import read_record
from sanctuary.tables import archive, reasons
from sanctuary.tables.bots.hints import MOST_WAITING, Hints, hint_question
from sanctuary.tables.bots.process import TooManyError
from sanctuary.tables.game import TableGame
from sanctuary.tables.hall import Hall
from sanctuary.tables.reasons import Refusal
from sanctuary.tables.requests import HINT, Request
from sanctuary.views.view import view_for
from tables.settings import START, ask, setting, table


def play(game: TableGame, moves: int = 1) -> None:
    for _ in range(moves):
        ask(game, "move", move=game.state.legal[0])


class TestWhoMay:
    def test_only_where_the_table_allows_it(self) -> None:
        with pytest.raises(Refusal, match=reasons.HINTS_OFF):
            ask(table("pp"), HINT)
        game = table("pp", hints=True)
        ask(game, HINT)
        assert [told.kind for told in game.happenings if not told.event] == ["hint_taken"]

    def test_only_who_decides(self) -> None:
        game = table("pp", hints=True)
        with pytest.raises(Refusal, match=reasons.NOT_YOUR_TURN):
            ask(game, HINT, seat=1 - game.state.seat)

    def test_nobody_where_a_bot_plays(self) -> None:
        game = table("pp", hints=True)
        ask(game, "hand_to_bot", name="random")
        with pytest.raises(Refusal, match=reasons.BOT_PLAYS):
            ask(game, HINT)

    def test_the_question_is_what_the_seat_knows(self) -> None:
        game = table("pp", hints=True)
        play(game, 9)
        seat = game.state.seat
        assert hint_question(game, seat) == pack(view_for(game.state, seat))
        assert hint_question(game, 1 - seat) is None


class TestCounting:
    def test_decisions_are_counted_by_seat(self) -> None:
        game = table("pp", hints=True)
        first = game.state.seat
        hinted = [game.is_hinted]
        ask(game, HINT)
        hinted.append(game.is_hinted)
        play(game)
        hinted.append(game.is_hinted)
        ask(game, HINT)
        assert hinted == [False, True, False]
        assert game.hints[first] == 2
        assert sum(game.hints) == 2

    def test_taking_a_move_back_takes_no_hint_back(self) -> None:
        game = table("pp", hints=True, undo="free")
        ask(game, HINT)
        play(game)
        ask(game, "undo")
        assert not game.is_hinted
        assert sum(game.hints) == 1

    def test_a_hint_leaves_what_was_asked_and_what_was_undone(self) -> None:
        game = table("pp", hints=True, undo="free")
        play(game)
        ask(game, "undo")
        ask(game, HINT)
        ask(game, "redo")
        ask(game, "ask_undo", to=0)
        ask(game, HINT)
        assert game.proposal is not None


def finished() -> TableGame:
    game = table("pp", hints=True)
    ask(game, HINT)
    while not game.state.is_over():
        play(game)
    return game


def test_the_record_tells_and_an_imported_one_still_does() -> None:
    game = finished()
    record = archive.record_of(game, catalogue(), names=True)
    assert record.hints == game.hints
    for text in (
        archive.record_as_json(record, catalogue()),
        archive.record_as_text(record, catalogue()),
    ):
        assert read_record(text, catalogue()).hints == game.hints
        brought = archive.imported(text, catalogue(), (), "a" * 12, START)
        assert TableGame(brought, catalogue().material(1)).hints == game.hints


def test_playing_on_and_a_rematch_begin_without_hints() -> None:
    game = finished()
    again = archive.rematch_of(game, 0, "b" * 12, "seed", START)
    fork = archive.fork_of(game, 5, 0, "Ada", "random", "c" * 12, START)
    assert again.rules.hints
    assert TableGame(again, catalogue().material(1)).hints == [0, 0]
    assert TableGame(fork, catalogue().material(1)).hints == [0, 0]


def test_the_store_keeps_them(hall: Hall) -> None:
    made = setting("pp", hints=True)
    hall.add(made)
    with hall.game(made.id) as game:
        seat = game.state.seat
    hall.submit(made.id, Request(HINT, seat))
    found = hall.store.game(made.id)
    assert found is not None
    assert found[0].rules.hints
    assert found[1].hints[seat] == 1
    with Hall(hall.store, catalogue()).game(made.id) as read:
        assert read.hints == [1 - seat, seat]
        assert read.is_hinted


class TestThinking:
    def test_hints_are_legal_moves_best_first(self) -> None:
        game = table("pp", hints=True)
        play(game, 7)
        parcel = hint_question(game, game.state.seat)
        assert parcel is not None
        hints = Hints(1, 0.3)
        found = hints.think(parcel).result(60)
        hints.close()
        assert [hint["move"] for hint in found]
        assert {hint["move"] for hint in found} <= set(unpack(parcel, catalogue()).legal)
        visits = [hint["visits"] for hint in found]
        assert visits == sorted(visits, reverse=True)

    def test_what_cannot_be_thought_about_gives_none(self) -> None:
        hints = Hints(1, 0.1)
        assert hints.think({"seat": 0}).result(60) == []
        hints.close()

    def test_a_crowd_is_sent_away(self) -> None:
        game = table("pp", hints=True)
        parcel = hint_question(game, game.state.seat)
        assert parcel is not None
        hints = Hints(1, 20.0)
        for _ in range(MOST_WAITING):
            hints.think(parcel)
        with pytest.raises(TooManyError):
            hints.think(parcel)
        hints.close()

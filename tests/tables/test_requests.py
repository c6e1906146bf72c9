"""Who may do what at a table, and when."""

from __future__ import annotations

from datetime import timedelta

import pytest

from sanctuary.rules.moves import MOVE_COUNT
from sanctuary.rules.reasons import GAME_OVER, UNKNOWN_MOVE
from sanctuary.tables import reasons, requests
from sanctuary.tables.game import TableGame
from sanctuary.tables.reasons import Refusal
from sanctuary.tables.requests import Request, entry_for
from tables.settings import START, ask, table

LATER = START + timedelta(minutes=11)


def at(game: TableGame, minutes: int, kind: str, seat: int, **fields: object) -> None:
    """Ask something some minutes after the table was made."""
    asked = Request(kind, seat, **fields)  # type: ignore[arg-type]
    game.absorb(entry_for(game, asked, START + timedelta(minutes=minutes)))


def refusal(game: TableGame, minutes: int, kind: str, seat: int, **fields: object) -> str:
    with pytest.raises(Refusal) as refused:
        at(game, minutes, kind, seat, **fields)
    return refused.value.reason


def finished(chairs: str = "pp") -> TableGame:
    game = table(chairs)
    while not game.state.is_over():
        ask(game, requests.MOVE, move=game.state.legal[-1])
    return game


def test_everything_but_the_legal_list_is_refused_with_a_reason() -> None:
    game = table("ppp")
    while not game.state.is_over():
        legal = game.state.legal
        for move in range(-1, MOVE_COUNT + 1):
            if move not in legal:
                reason = refusal(game, 0, requests.MOVE, game.state.seat, move=move)
                assert (reason == UNKNOWN_MOVE) == (not 0 <= move < MOVE_COUNT)
        assert (
            refusal(game, 0, requests.MOVE, (game.state.seat + 1) % 3, move=legal[0]) == reasons.NOT_YOUR_TURN
        )
        for move in legal[:: max(1, len(legal) // 2)][:1]:
            ask(game, requests.MOVE, move=move)
        if game.line.ply > 40:
            return


def test_a_table_waits_until_every_seat_is_taken() -> None:
    game = table("po")
    assert game.status == "waiting"
    for kind in (requests.MOVE, requests.UNDO, requests.HAND_TO_BOT):
        assert refusal(game, 0, kind, game.state.seat, move=game.state.legal[0]) == reasons.TABLE_WAITING
    at(game, 0, requests.CLAIM, 1, name="Bo")
    assert game.status == "playing"
    assert (game.seats[1].kind, game.seats[1].name) == ("person", "Bo")
    ask(game, requests.MOVE, move=game.state.legal[0])


def test_a_seat_is_taken_once() -> None:
    game = table("po")
    at(game, 0, requests.CLAIM, 1, name="Bo")
    assert refusal(game, 0, requests.CLAIM, 1, name="Eve") == reasons.NOT_IDLE
    assert refusal(table("pb"), 0, requests.CLAIM, 1, name="Eve") == reasons.SEAT_TAKEN
    assert refusal(table("po", idle="wait"), 0, requests.CLAIM, 0, name="Eve") == reasons.SEAT_TAKEN


def test_a_bot_may_have_an_open_seat() -> None:
    game = table("po")
    at(game, 0, requests.SEAT_BOT, 0, for_seat=1, name="easy")
    assert game.status == "playing"
    assert game.seats[1].player == "easy"
    assert refusal(game, 0, requests.SEAT_BOT, 0, for_seat=1, name="easy") == reasons.NOT_WAITING


class TestBots:
    def test_a_bot_moves_for_its_own_seat_only(self) -> None:
        game = table("pb")
        while not game.state.is_over():
            seat, move = game.state.seat, game.state.legal[0]
            is_bot = seat == 1
            wrong = reasons.BOT_PLAYS if is_bot else reasons.NO_BOT_PLAYS
            assert refusal(game, 0, requests.MOVE, seat, move=move, by_bot=not is_bot) == wrong
            ask(game, requests.MOVE, move=move, by_bot=is_bot)
            if game.line.ply > 60:
                return

    def test_a_person_may_leave_and_come_back(self) -> None:
        game = table("pp")
        seat = game.state.seat
        at(game, 0, requests.HAND_TO_BOT, seat, name="easy")
        assert game.seats[seat].player == "easy"
        assert refusal(game, 0, requests.MOVE, seat, move=game.state.legal[0]) == reasons.BOT_PLAYS
        at(game, 0, requests.TAKE_BACK, seat)
        ask(game, requests.MOVE, move=game.state.legal[0])
        assert refusal(game, 0, requests.TAKE_BACK, seat) == reasons.NO_BOT_PLAYS
        assert [told.kind for told in game.happenings if told.event is None] == [
            "bot_took_over",
            "seat_returned",
        ]


class TestAbsence:
    def test_others_may_claim_an_idle_seat(self) -> None:
        game = table("pp", idle="claim")
        seat = game.state.seat
        assert refusal(game, 9, requests.CLAIM, seat, name="Eve") == reasons.NOT_IDLE
        assert refusal(game, 11, requests.CLAIM, 1 - seat, name="Eve") == reasons.NOT_IDLE
        at(game, 11, requests.CLAIM, seat, name="Eve")
        assert game.seats[seat].name == "Eve"
        assert game.seats[seat].since == game.version

    def test_others_may_hand_an_idle_seat_to_a_bot(self) -> None:
        game = table("pp", idle="claim")
        seat = game.state.seat
        other = 1 - seat
        asked = {"for_seat": seat, "name": "easy"}
        assert refusal(game, 9, requests.HAND_TO_BOT, other, **asked) == reasons.NOT_IDLE
        at(game, 11, requests.HAND_TO_BOT, other, **asked)
        assert game.seats[seat].player == "easy"
        assert game.people() == {other}

    def test_where_the_table_waits_nobody_may(self) -> None:
        game = table("pp", idle="wait")
        seat = game.state.seat
        assert refusal(game, 999, requests.CLAIM, seat, name="Eve") == reasons.SEAT_TAKEN
        asked = {"for_seat": seat, "name": "easy"}
        assert refusal(game, 999, requests.HAND_TO_BOT, 1 - seat, **asked) == reasons.NOT_IDLE

    def test_a_move_ends_the_waiting(self) -> None:
        game = table("pp", idle="bot")
        at(game, 9, requests.MOVE, game.state.seat, move=game.state.legal[0])
        seat = game.state.seat
        assert refusal(game, 18, requests.IDLE_BOT, seat, name="easy") == reasons.NOT_IDLE
        at(game, 19, requests.IDLE_BOT, seat, name="easy")
        assert refusal(game, 99, requests.IDLE_BOT, seat, name="easy") == reasons.NOT_IDLE


def test_a_finished_game_changes_no_more() -> None:
    game = finished()
    for kind in (
        *(requests.MOVE, requests.UNDO, requests.REDO, requests.CANCEL, requests.ASK_UNDO),
        *(requests.HAND_TO_BOT, requests.TAKE_BACK, requests.CLAIM),
    ):
        assert refusal(game, 0, kind, 0, move=1, to=1, name="x") == GAME_OVER
    assert game.status == "finished"
    assert game.acting is None


def test_entries_come_in_order() -> None:
    game = table()
    entry = entry_for(game, Request(requests.MOVE, game.state.seat, move=game.state.legal[0]), LATER)
    game.absorb(entry)
    with pytest.raises(ValueError, match="does not follow"):
        game.absorb(entry)

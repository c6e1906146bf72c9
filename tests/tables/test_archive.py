"""Looking back at games, taking them away and bringing them, and playing on."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.records import FormatError, replay
from sanctuary.records.state_json import digest
from sanctuary.rules.scoring import final_scores
from sanctuary.tables import archive, reasons, requests
from sanctuary.tables.game import TableGame
from sanctuary.tables.reasons import Refusal
from sanctuary.tables.setting import Origin
from sanctuary.views.view import SPECTATOR
from tables.settings import START, ask, table

OTHER = "abcdefghijkl"


@pytest.fixture(scope="module")
def finished() -> TableGame:
    """Return a finished game of two people and a bot, with moves taken back in it."""
    game, choose = table("ppb", "archive"), random.Random(9)
    while not game.state.is_over():
        by_bot = game.state.seat == 2
        ask(game, requests.MOVE, move=choose.choice(game.state.legal), by_bot=by_bot)
        if not by_bot and choose.random() < 0.2:
            try:
                ask(game, requests.UNDO)
            except Refusal:
                continue
    return game


def test_a_record_is_the_game(finished: TableGame) -> None:
    record = archive.record_of(finished, catalogue(), names=True)
    assert digest(replay(record, catalogue())) == digest(finished.state)
    assert record.seats == ["Ada", "Ada", "random"]
    assert record.result is not None


def test_a_record_without_names_holds_none(finished: TableGame) -> None:
    record = archive.record_of(finished, catalogue(), names=False)
    for text in (archive.record_as_json(record, catalogue()), archive.record_as_text(record, catalogue())):
        assert "Ada" not in text


def test_names_in_a_record_are_made_fit_to_be_shown(finished: TableGame) -> None:
    record = replace(
        archive.record_of(finished, catalogue(), names=True), seats=["W" * 5000, "\u202eadA", "\u200b"]
    )
    setting = archive.imported(archive.record_as_json(record, catalogue()), catalogue(), (), OTHER, START)
    assert [chair.name for chair in setting.chairs] == ["W" * 24, "adA", ""]


@pytest.mark.parametrize("write", [archive.record_as_json, archive.record_as_text])
def test_a_record_can_be_brought_again(finished: TableGame, write: object) -> None:
    record = archive.record_of(finished, catalogue(), names=True)
    text = write(record, catalogue())  # type: ignore[operator]
    setting = archive.imported(text, catalogue(), ("random",), OTHER, START)
    again = TableGame(setting, catalogue().material(1))
    assert digest(again.state) == digest(finished.state)
    assert again.status == "finished"
    assert [(seat.name, seat.bot) for seat in again.seats] == [("Ada", ""), ("Ada", ""), ("", "random")]


@pytest.mark.parametrize("text", ["", "{}", "[1, 2", "Sanctuary", '{"format": 1, "moves": ["x"]}', "\0"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(FormatError):
        archive.imported(text, catalogue(), (), OTHER, START)


def test_a_record_with_a_wrong_move_is_refused(finished: TableGame) -> None:
    text = archive.record_as_json(archive.record_of(finished, catalogue(), names=True), catalogue())
    with pytest.raises(FormatError):
        archive.imported(text.replace('"seed": "archive"', '"seed": "other"'), catalogue(), (), OTHER, START)


def test_nothing_is_told_before_the_end() -> None:
    game = table()
    for tell in (
        lambda: archive.record_of(game, catalogue(), names=False),
        lambda: archive.steps_of(game, catalogue()),
        lambda: archive.fork_of(game, 0, 0, "", "easy", OTHER, START),
        lambda: archive.rematch_of(game, 0, OTHER, "seed", START),
    ):
        with pytest.raises(Refusal) as refusal:
            tell()
        assert refusal.value.reason == reasons.NOT_FINISHED


def test_steps_end_with_the_final_scores(finished: TableGame) -> None:
    steps = archive.steps_of(finished, catalogue())
    assert [step.move for step in steps] == finished.line.moves
    assert steps[-1].totals == [score.total() for score in final_scores(finished.state)]


def test_a_moment_is_what_was_seen_then(finished: TableGame) -> None:
    state = finished.line.state_at(30)
    own = archive.moment_at(finished, 30, 0, is_open=False)
    assert own.view.zoos[0].hand == state.zoos[0].hand
    assert own.view.zoos[1].hand == []
    everybody = archive.moment_at(finished, 30, SPECTATOR, is_open=True)
    assert [zoo.hand for zoo in everybody.view.zoos] == [zoo.hand for zoo in state.zoos]
    for ply in (-1, finished.line.ply + 1):
        with pytest.raises(Refusal):
            archive.moment_at(finished, ply, 0, is_open=False)


def test_a_fork_plays_on_from_its_ply(finished: TableGame) -> None:
    setting = archive.fork_of(finished, 25, 1, "Cy", "easy", OTHER, START)
    fork = TableGame(setting, catalogue().material(1))
    assert digest(fork.state) == digest(finished.line.state_at(25))
    assert [seat.player for seat in fork.seats] == ["easy", "", "easy"]
    assert fork.status == "playing"
    assert setting.origin == Origin("fork", finished.setting.id, 25)
    seat = fork.state.seat
    ask(fork, requests.MOVE, move=fork.state.legal[0], by_bot=seat != 1)


def test_a_rematch_keeps_the_seats_and_shuffles_anew(finished: TableGame) -> None:
    setting = archive.rematch_of(finished, 1, OTHER, "another seed", START)
    assert [chair.kind for chair in setting.chairs] == ["open", "person", "bot"]
    again = TableGame(setting, catalogue().material(1))
    assert again.line.ply == 0
    assert again.state.pile != finished.state.pile

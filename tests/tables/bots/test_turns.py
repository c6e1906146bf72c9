"""Bots' turns: played from a view, once, and never waited for without end."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.players.parcel import pack
from sanctuary.rules.shuffle import seed_chance
from sanctuary.tables.bots import process as thinking
from sanctuary.tables.bots.process import Bot, ThinkingError, ThinkingProcess
from sanctuary.tables.bots.turns import BotTurns
from sanctuary.tables.hall import Hall
from sanctuary.tables.requests import MOVE, TAKE_BACK, Request
from sanctuary.tables.store.store import Store
from sanctuary.views.sample import sample
from sanctuary.views.view import view_for
from tables.settings import setting, table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """Return a hall on SQLite."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield Hall(store, catalogue())
    store.close()


@pytest.fixture
def bots(hall: Hall) -> Iterator[BotTurns]:
    """Return bots that think in one process."""
    turns = BotTurns(hall, 1, lambda _bot: 30.0)
    yield turns
    turns.close()


def program(text: str) -> ThinkingProcess:
    """Return a process that runs some Python instead."""
    return ThinkingProcess([sys.executable, "-c", text])


def test_a_game_of_bots_comes_to_its_end(hall: Hall, bots: BotTurns) -> None:
    made = setting("bbb")
    hall.add(made)
    while (question := bots.question(made.id)) is not None:
        assert bots.move(made.id, question, bots.think(made.id, question).result())
    with hall.game(made.id) as game:
        assert game.state.is_over()
        assert not [told for told in game.happenings if told.kind == "fallback_played"]


def test_a_move_is_made_once(hall: Hall, bots: BotTurns) -> None:
    made = setting("bb")
    hall.add(made)
    question = bots.question(made.id)
    assert question is not None
    answer = bots.think(made.id, question).result()
    assert bots.move(made.id, question, answer)
    assert not bots.move(made.id, question, answer)
    with hall.game(made.id) as game:
        assert game.version == 1


def test_a_person_who_is_back_decides(hall: Hall, bots: BotTurns) -> None:
    made = setting("p")
    hall.add(made)
    assert bots.question(made.id) is None
    hall.submit(made.id, Request("hand_to_bot", 0, name="random"))
    question = bots.question(made.id)
    assert question is not None
    hall.submit(made.id, Request(TAKE_BACK, 0))
    assert not bots.move(made.id, question, bots.think(made.id, question).result())


def test_hidden_things_do_not_change_a_move() -> None:
    """The same view from another deal of what the seat cannot know: the same parcel, the same move."""
    game = table("bb")
    for _ in range(40):
        game.line.play(game.state.legal[0])
    seat = game.state.seat
    view = view_for(game.state, seat)
    other, _ = sample(view, seed_chance("another deal"))
    assert other.pile != game.state.pile[game.state.pile_at :]
    assert pack(view_for(other, seat)) == pack(view)
    moves = {
        thinking.player_of(Bot("easy", 5)).choose(seen, seen.frames[-1])
        for seen in (view, view_for(other, seat))
    }
    assert len(moves) == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("import sys; sys.exit(3)", "ended"),
        ("import time; time.sleep(60)", "no answer within"),
        ("import sys; sys.stdin.readline(); print('[-1, \"ValueError: no\"]', flush=True)", "ValueError: no"),
    ],
)
def test_what_does_not_think_is_ended(text: str, problem: str) -> None:
    process = program(text)
    with pytest.raises(ThinkingError, match=problem):
        process.choose(Bot("random", 1), {}, 2.0)
    process.close()


def test_a_process_that_died_is_started_again() -> None:
    process = ThinkingProcess()
    game = table("bb")
    parcel = pack(view_for(game.state, game.state.seat))
    first = process.choose(Bot("random", 1), parcel, 30.0)
    process.close()
    assert process.choose(Bot("random", 1), parcel, 30.0) == first
    process.close()


def test_what_was_ended_for_good_is_not_started_again() -> None:
    process = ThinkingProcess()
    process.end()
    with pytest.raises(ThinkingError, match="ended"):
        process.choose(Bot("random", 1), {}, 30.0)


def test_an_unknown_bot_plays_a_legal_move_and_says_why(hall: Hall, bots: BotTurns) -> None:
    made = setting("p")
    hall.add(made)
    hall.submit(made.id, Request("hand_to_bot", 0, name="nobody"))
    hall.submit(made.id, Request(TAKE_BACK, 0))
    while True:
        with hall.game(made.id) as game:
            legal = game.state.legal
        if len(legal) > 1:
            break
        hall.submit(made.id, Request(MOVE, 0, move=legal[0]))
    hall.submit(made.id, Request("hand_to_bot", 0, name="nobody"))
    question = bots.question(made.id)
    assert question is not None
    answer = bots.think(made.id, question).result()
    assert "nobody" in answer.problem
    assert bots.move(made.id, question, answer)
    with hall.game(made.id) as game:
        assert [told.kind for told in game.happenings if not told.event][-1] == "fallback_played"
    assert hall.store.entries(made.id)[-1].kind == MOVE
    assert "nobody" in hall.store.entries(made.id)[-1].note

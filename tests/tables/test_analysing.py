"""Analyses of finished games: each decision from what its seat knew, kept beside the game, taken up again."""

from __future__ import annotations

import time
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.players.parcel import pack, unpack
from sanctuary.rules.shuffle import seed_chance
from sanctuary.tables import reasons
from sanctuary.tables.bots.analysing import STALE, Analysing, decisions
from sanctuary.tables.hall import Hall
from sanctuary.tables.reasons import Refusal
from sanctuary.tables.requests import MOVE, Request
from sanctuary.tables.store.analyses import (
    Analysis,
    claim_analysis,
    find_analysis,
    keep_judgements,
)
from sanctuary.tables.store.rows import now
from sanctuary.views.sample import sample
from sanctuary.views.view import view_for
from tables.settings import setting

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 300


@pytest.fixture
def finished(hall: Hall) -> str:
    """A game that is over, played by the last legal move of each decision."""
    made = setting("pp", "analysed")
    hall.add(made)
    while True:
        with hall.game(made.id) as game:
            if game.state.is_over():
                return made.id
            request = Request(MOVE, game.state.seat, game.version, move=game.state.legal[-1])
        hall.submit(made.id, request)


@pytest.fixture
def analyst(hall: Hall) -> Iterator[Analysing]:
    """Return one that hardly thinks."""
    analysing = Analysing(hall, 1)
    yield analysing
    analysing.close()


def await_done(analysing: Analysing, id: str) -> Analysis:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = analysing.state(id)
        if found is not None and found.is_done:
            return found
        time.sleep(0.1)
    raise AssertionError("the analysis was not done in time")


def test_every_decision_with_a_choice_is_judged_in_order(
    hall: Hall, finished: str, analyst: Analysing
) -> None:
    assert analyst.state(finished) is None
    begun = analyst.start(finished)
    found = await_done(analyst, finished)
    with hall.game(finished) as game:
        asked = list(decisions(game.setting, game.line.moves, catalogue()))
    assert found.total == begun.total == len(asked)
    plies = [judgement["ply"] for judgement in found.judgements]
    assert plies == sorted(set(plies))
    for judgement, (seat, move, parcel) in zip(found.judgements, asked, strict=True):
        assert (judgement["seat"], judgement["move"], judgement["ply"]) == (seat, move, parcel["ply"])
        assert judgement["best"] in parcel["legal"]
        assert all(0 <= chance <= 1 for chance in judgement["chance"])


def test_it_is_made_once_and_read_by_every_process(hall: Hall, finished: str, analyst: Analysing) -> None:
    analyst.start(finished)
    found = await_done(analyst, finished)
    other = Analysing(Hall(hall.store, catalogue()), 1)
    assert other.start(finished) == found
    other.close()


def test_a_running_game_is_not_analysed(hall: Hall, analyst: Analysing) -> None:
    made = setting("pp")
    hall.add(made)
    for asked in (analyst.state, analyst.start):
        with pytest.raises(Refusal, match=reasons.NOT_FINISHED):
            asked(made.id)


def test_one_that_stopped_is_taken_up_where_it_was(
    hall: Hall, finished: str, analyst: Analysing
) -> None:
    """Another process kept two judgements long ago; they are not made again."""
    with hall.game(finished) as game:
        asked = list(decisions(game.setting, game.line.moves, catalogue()))
    long_ago = now() - 2 * STALE
    known = [
        {"seat": seat, "move": move, "ply": parcel["ply"], "kept": True} for seat, move, parcel in asked[:2]
    ]
    assert claim_analysis(hall.store, finished, len(asked), long_ago, long_ago)
    keep_judgements(hall.store, finished, known, long_ago)
    analyst.start(finished)
    found = await_done(analyst, finished)
    assert [judgement.get("kept", False) for judgement in found.judgements[:3]] == [True, True, False]


def test_one_process_at_a_time_has_it(hall: Hall, finished: str) -> None:
    moment = now()
    assert claim_analysis(hall.store, finished, 9, moment, moment - STALE)
    assert not claim_analysis(hall.store, finished, 9, moment, moment - STALE)
    later = moment + STALE + timedelta(seconds=1)
    assert claim_analysis(hall.store, finished, 9, later, later - STALE)
    assert not claim_analysis(hall.store, finished, 9, later, later - STALE)
    assert find_analysis(hall.store, finished) == Analysis(9)


def test_a_decision_is_judged_by_what_its_seat_knew(hall: Hall, finished: str) -> None:
    """Another deal of what the seat could not know makes the same question."""
    with hall.game(finished) as game:
        asked = list(decisions(game.setting, game.line.moves, catalogue()))
    for seat, _, parcel in asked[::25]:
        view = unpack(parcel, catalogue())
        other, _ = sample(view, seed_chance("another deal"))
        assert pack(view_for(other, seat)) == parcel

"""The analysis of a finished game over HTTP."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from server.serving import Made, Served

PATIENCE = 120


@pytest.fixture(scope="module")
def finished(server: Served) -> Made:
    """A game that is over."""
    made = server.make("me", "random", seed="analysis")
    client = made.client(0)
    while not client.is_over:
        client.reach_choice()
        if not client.is_over:
            client.play(3)
    return made


def ask(made: Made) -> Any:
    return made.server.http.post(f"/api/tables/{made.id}/analysis")


def test_it_is_asked_for_followed_and_read(finished: Made) -> None:
    assert finished.get("/analysis").json()["status"] == "none"
    begun = ask(finished)
    assert begun.status_code == 202
    assert begun.json()["status"] == "running"
    seen = [0]
    while True:
        found = finished.get("/analysis").json()
        if found["status"] == "done":
            break
        assert found["judgements"] == []
        seen.append(found["done"])
        time.sleep(0.1)
    assert seen == sorted(seen)
    steps = finished.get("/history").json()["steps"]
    assert len(found["judgements"]) == found["done"] == found["total"] > 50
    for judgement in found["judgements"]:
        step = steps[judgement["ply"]]
        assert (step["seat"], step["turn"], step["move"]) == (
            judgement["seat"],
            judgement["turn"],
            judgement["made"]["move"],
        )
        assert judgement["made"]["word"] == step["word"]
        assert judgement["loss"] >= 0
        assert len(judgement["points"]) == len(judgement["chance"]) == 2
    assert ask(finished).json() == found


def test_not_while_the_game_runs(server: Served) -> None:
    made = server.make("me", "random")
    assert made.get("/analysis").status_code == 409
    assert ask(made).json()["reason"] == "not-finished"


def test_no_table_no_analysis(server: Served) -> None:
    assert server.http.post("/api/tables/abcdefghijkl/analysis").status_code == 404

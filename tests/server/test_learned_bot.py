"""A learned player sits at a browser's table like any other bot, where the settings name its file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from learned import unlearned_model
from server.serving import served
from tables.databases import empty_database

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.slow
def test_a_game_against_a_learned_player(tmp_path: Path) -> None:
    spec = unlearned_model(tmp_path / "any.zip")
    bots = f'["random", "{spec}"]'
    with served(empty_database("sqlite", tmp_path), tmp_path, bots=bots, bot_seconds="120") as server:
        assert [level["bot"] for level in server.http.get("/api/about").json()["bots"]] == ["random", spec]
        client = server.make("me", spec, seed="learned").client(0)
        while not client.is_over:
            client.reach_choice()
            if not client.is_over:
                client.play()
        turns = {event["seat"] for event in client.events if event["kind"] == "turn_began"}
        assert turns == {0, 1}
        assert "bot model" not in server.log.read_text("utf-8")  # it never failed to answer

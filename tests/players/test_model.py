"""A learned policy as a player: what it plays, and what is said when it cannot be had."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import polars as pl
import pytest

from learned import unlearned_model
from random_games import KINDS_OF_GAME, start
from sanctuary.extras import missing
from sanctuary.players import PlayerError, make_player
from sanctuary.rules.game import apply_move
from sanctuary.views.view import view_for

if TYPE_CHECKING:
    from pathlib import Path

    from sanctuary.players import Player
    from sanctuary.rules.moves import Move
    from sanctuary.rules.state import GameState


def choice(player: Player, state: GameState) -> Move:
    view = view_for(state, state.seat)
    decision = view.decision()
    assert decision is not None
    return player.choose(view, decision)


def test_missing_file_is_named() -> None:
    with pytest.raises(PlayerError, match=r"no model nowhere.zip") as caught:
        make_player("model:nowhere.zip")
    assert caught.value.word == "no-model"


def test_file_that_is_no_model_is_named(tmp_path: Path) -> None:
    file = tmp_path / "text.zip"
    file.write_text("no model")
    with pytest.raises(PlayerError, match=r"text\.zip") as caught:
        make_player(f"model:{file}")
    assert caught.value.word == ("model-needs" if missing("train") else "unreadable-model")


@pytest.mark.slow
def test_plays_legal_moves_to_the_end_and_the_same_ones_again(tmp_path: Path) -> None:
    spec = unlearned_model(tmp_path / "any.zip")
    players = [make_player(spec, seed) for seed in (1, 2)]
    state = start(KINDS_OF_GAME["two"], "model")
    chosen = set()
    while not state.is_over():
        move = choice(players[0], state)
        assert move == choice(players[1], state)
        apply_move(state, move)
        chosen.add(move)
    assert len(chosen) > 20


@pytest.mark.slow
def test_model_of_another_number_of_players_says_so(tmp_path: Path) -> None:
    player = make_player(unlearned_model(tmp_path / "three.zip", players=3))
    with pytest.raises(PlayerError, match="did not learn games of 2 players") as caught:
        choice(player, start(KINDS_OF_GAME["two"], "model"))
    assert caught.value.word == "other-seats"


@pytest.mark.slow
def test_arena_seats_it(tmp_path: Path, sanctuary_command: Path) -> None:
    spec = unlearned_model(tmp_path / "any.zip")
    results = tmp_path / "results"
    players = ("--player", spec, "--player", "random", "--deals", "1", "--jobs", "1")
    subprocess.run([sanctuary_command, "arena", "run", results, *players], check=True, capture_output=True)
    seats = pl.read_parquet(results / "part-*" / "seats.parquet")
    assert sorted(seats["player"]) == sorted([spec, "random"] * 2)
    assert sum(seats["points"]) > 0

"""Players by name, and what is said about names that stand for none."""

from __future__ import annotations

from pathlib import Path

import pytest

from sanctuary.players import PlayerError, make_player, player_names


@pytest.mark.parametrize("name", player_names())
def test_a_player_is_made_from_its_own_name_again(name: str) -> None:
    player = make_player(name, seed=7)
    assert player.seed == 7
    again = make_player(player.name)
    assert (type(again), again.name, again.seed) == (type(player), player.name, 7)


def test_a_seed_in_the_text_stands_above_the_default() -> None:
    assert make_player("random:seed=3", seed=7).seed == 3


@pytest.mark.parametrize(
    ("spec", "code", "mentions"),
    [
        ("gready", "unknown-player", "greedy"),
        ("", "unknown-player", "random"),
        ("random:depth=3", "unknown-option", "depth"),
        ("random:seed=three", "bad-value", "seed=three"),
        ("random:seed", "bad-option", "seed=3"),
        ("random:seed=1,seed=2", "bad-option", "twice"),
        ("hard:part=0", "bad-value", "part=0 must be"),
        ("medium:part=nan", "bad-value", "part=nan"),
        ("expert:part=inf", "bad-value", "part=inf"),
        ("mcts:iterations=-4", "bad-value", "iterations=-4"),
        ("greedy:width=0", "bad-value", "from 1"),
        ("mcts:processes=0", "bad-value", "from 1"),
        ("mcts:ms=0", "bad-value", "for ever"),
        ("plain:ms=0,iterations=0", "bad-value", "for ever"),
        ("mcts:weights=none.toml", "bad-value", "No such file"),
        ("greedy:weights=.", "bad-value", "directory"),
    ],
)
def test_what_is_wrong_with_a_name_is_said(spec: str, code: str, mentions: str) -> None:
    with pytest.raises(PlayerError, match=mentions) as caught:
        make_player(spec)
    assert caught.value.code == code


@pytest.mark.parametrize("player", ["greedy", "mcts"])
def test_weights_of_other_names_are_refused(player: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text("[weights]\nluck = [1, 2]\n", "utf-8")
    with pytest.raises(PlayerError, match=rf"{player}: weights=.*luck"):
        make_player(f"{player}:weights={file}")

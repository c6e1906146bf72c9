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
    ("spec", "word", "mentions"),
    [
        ("gready", "unknown-player", "greedy"),
        ("", "unknown-player", "random"),
        ("random:depth=3", "unknown-option", "depth"),
        ("random:seed=three", "no-whole-number", "seed=three"),
        ("random:seed", "no-option", "seed=3"),
        ("random:seed=1,seed=2", "option-twice", "twice"),
        ("hard:part=0", "out-of-range", "part=0 must be"),
        ("medium:part=nan", "out-of-range", "part=nan"),
        ("hard:part=much", "no-number", "part=much"),
        ("expert:part=inf", "out-of-range", "part=inf"),
        ("mcts:iterations=-4", "out-of-range", "iterations=-4"),
        ("greedy:width=0", "out-of-range", "from 1"),
        ("mcts:processes=0", "out-of-range", "from 1"),
        ("mcts:processes=65", "out-of-range", "from 1 to 64"),
        ("mcts:processes=100000000", "out-of-range", "from 1 to 64"),
        ("mcts:ms=0", "no-end", "for ever"),
        ("plain:ms=0,iterations=0", "no-end", "for ever"),
        ("mcts:weights=none.toml", "bad-weights", "No such file"),
        ("greedy:weights=.", "bad-weights", "directory"),
    ],
)
def test_what_is_wrong_with_a_name_is_said(spec: str, word: str, mentions: str) -> None:
    with pytest.raises(PlayerError, match=mentions) as caught:
        make_player(spec)
    assert caught.value.word == word


@pytest.mark.parametrize("player", ["greedy", "mcts"])
def test_weights_of_other_names_are_refused(player: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text("[weights]\nluck = [1, 2]\n", "utf-8")
    with pytest.raises(PlayerError, match=rf"{player}: weights=.*luck"):
        make_player(f"{player}:weights={file}")

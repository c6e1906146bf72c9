"""What is wrong with a bot is said in every language, and in English as programs read it."""

from __future__ import annotations

import re

import pytest

from sanctuary.cli.bots import bot_problem
from sanctuary.players.player import PLAYER_PROBLEMS, PlayerError
from sanctuary.text import texts


@pytest.mark.parametrize("word", PLAYER_PROBLEMS)
def test_what_is_wrong_is_said_in_both_languages(word: str) -> None:
    names = re.findall(r"\{(\w+)\}", PLAYER_PROBLEMS[word])
    error = PlayerError(word, **{name: f"<{name}>" for name in names})
    assert bot_problem(texts("en"), error).endswith(f": {error}")
    said = bot_problem(texts("hu"), error)
    assert [name for name in names if f"<{name}>" not in said] == []
    assert said.endswith(f": {error}") == (word == "bad-weights")

"""What is wrong with a bot that cannot play, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sanctuary.players import PlayerError
    from sanctuary.text import Texts


def bot_problem(language: Texts, error: PlayerError) -> str:
    """A sentence that says why it cannot."""
    problem = language.format(f"bad-player-{error.word}", **error.values)
    return language.format("cli-bad-bot", problem=problem)

"""What may be typed beside moves."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from sanctuary.cli.game.options import folded
from sanctuary.text import DEFAULT_LOCALE, texts

if TYPE_CHECKING:
    from sanctuary.text import Texts


class Command(Enum):
    """A command; its value is the message with the words for it, the English ones always hold."""

    HELP = "words-help"
    LOOK_UP = "words-look-up"
    TABLE = "words-table"
    OPTIONS = "words-options"
    ZOO = "words-zoo"
    DISCARDS = "words-discards"
    LOG = "words-log"
    SCORE = "words-score"
    BEST = "words-best"
    HINT = "words-hint"
    HINTS = "words-hints"
    UNDO = "words-undo"
    REDO = "words-redo"
    QUIT = "words-quit"


def find_command(language: Texts, word: str) -> Command | None:
    """The command a word stands for, None for any other word."""
    wanted = folded(word)
    for locale in (language, texts(DEFAULT_LOCALE)):
        for command in Command:
            if wanted in [folded(each) for each in locale.format(command.value).split()]:
                return command
    return None

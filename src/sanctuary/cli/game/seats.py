"""Who plays a seat: a person with a name, or a bot by the words that make it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sanctuary.players import is_of_file, is_player, make_player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sanctuary.players import Player
    from sanctuary.text import Texts


class Seat:
    """A seat at the table: a person, or the bot its word makes."""

    def __init__(self, word: str, seed: int) -> None:
        """PlayerError for a bot that cannot be made."""
        self.word: Final = word
        self.player: Final[Player | None] = make_player(word, seed) if is_player(word) else None

    @property
    def is_person(self) -> bool:
        """Whether somebody at the terminal decides."""
        return self.player is None


def seat_names(texts: Texts, words: Sequence[str]) -> list[str]:
    """What each seat is called in texts: persons by their name, bots by their kind; numbered where needed."""
    names: list[str] = []
    for place, word in enumerate(words, start=1):
        name = word or texts.format("play-seat", number=place)
        if is_player(word):
            name = _bot_name(word)
        unique = name
        number = 1
        while unique in names:
            number += 1
            unique = f"{name} {number}"
        names.append(unique)
    return names


def _bot_name(word: str) -> str:
    """A bot's kind; the name of its file or program where it is made of one."""
    kind, _, rest = word.partition(":")
    return Path(rest.split()[0]).stem if is_of_file(word) and rest.strip() else kind.capitalize()

"""What may follow an option or stand as an argument; every refusal is a sentence of ours."""

from __future__ import annotations

from pathlib import Path
from stat import S_ISFIFO
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sanctuary.text import Texts

STANDARD_INPUT: Final = Path("-")


class OneOf(click.ParamType[str]):
    """One of some words."""

    name = "word"

    def __init__(self, language: Texts, words: Sequence[str]) -> None:
        self.language: Final = language
        self.words: Final = tuple(words)

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word, if it is one of them."""
        if value in self.words:
            return str(value)
        words = self.language.listed(self.words)
        raise _refusal(self.language.format("cli-none-of", value=str(value), words=words), param, ctx)


class Whole(click.ParamType[int]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, language: Texts, least: int, most: int) -> None:
        self.language: Final = language
        self.least: Final = least
        self.most: Final = most

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, if it is one and within bounds."""
        try:
            number = int(str(value))
        except ValueError:
            number = self.least - 1
        if self.least <= number <= self.most:
            return number
        bounds = {"least": self.least, "most": self.most}
        raise _refusal(self.language.format("cli-no-number", value=str(value), **bounds), param, ctx)


class InputFile(click.ParamType[Path]):
    """A file that can be read; "-" is standard input."""

    name = "file"

    def __init__(self, language: Texts) -> None:
        self.language: Final = language

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """The path of the file."""
        path = Path(str(value))
        if path == STANDARD_INPUT:
            return path
        try:
            if S_ISFIFO(path.stat().st_mode):
                return path  # opened once only, by who reads it: what it holds comes once
            with path.open("rb"):
                return path
        except OSError as error:
            problem = error.strerror or str(error)
            message = self.language.format("cli-no-file", file=str(value), problem=problem)
            raise _refusal(message, param, ctx) from error


def _refusal(problem: str, param: click.Parameter | None, ctx: click.Context | None) -> click.BadParameter:
    return click.BadParameter(problem, ctx=ctx, param=param)

"""Writing to a terminal, a dumb one or a pipe, and reading answers from it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from sanctuary.cli.screen.rows import UNBROKEN
from sanctuary.cli.screen.table import wrap

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.table import Table

NARROWEST: Final = 40
ERASE_SCROLLBACK: Final = "\x1b[3J"
"""What xterm and all that came after it understand (ECMA-48 has no word for it)."""


class EndOfInput(Exception):  # noqa: N818  an answer, not a fault
    """There will be no more answers."""


class Printer:
    """Prints lines broken to the width of the terminal; colours only where they are wanted.

    `is_interactive`: somebody sits there, and the screen can be cleared.
    """

    def __init__(self) -> None:
        self._console: Final = Console(highlight=False, markup=False, emoji=False)
        self.is_interactive: Final = (
            _is_keyboard() and self._console.is_terminal and not self._console.is_dumb_terminal
        )

    @property
    def width(self) -> int:
        """How many signs fit on a line."""
        return max(NARROWEST, self._console.width)

    def line(self, text: Text | str = "", indent: int = 0) -> None:
        """Print a line; what does not fit goes on below, indented."""
        whole = Text(text) if isinstance(text, str) else text
        for part in wrap(whole, self.width, indent):
            part.plain = part.plain.replace(UNBROKEN, " ")
            self._console.print(part, no_wrap=True, overflow="ignore", crop=False)

    def lines(self, texts: Iterable[Text | str], indent: int = 4) -> None:
        """Print lines."""
        for text in texts:
            self.line(text, indent)

    def sections(self, sections: Iterable[Iterable[Text | str]]) -> None:
        """Print blocks of lines, an empty line after each."""
        for section in sections:
            self.lines(section)
            self.line()

    def table(self, table: Table) -> None:
        """Print a table no wider than the terminal."""
        self._console.print(table)
        self.line()

    def clear(self) -> None:
        """Begin a fresh screen where there is one."""
        if self.is_interactive:
            self._console.clear()

    def forget(self) -> None:
        """Begin a fresh screen, and let the terminal forget what has scrolled out of it."""
        if self.is_interactive:
            self._console.clear()
            self._console.file.write(ERASE_SCROLLBACK)

    def ask(self, prompt: str) -> str:
        """One line from whoever answers; in a pipe it is printed too. EndOfInput when there is none."""
        if _is_keyboard():
            try:
                return input(prompt).strip()
            except EOFError as error:
                raise EndOfInput from error
        self._console.print(prompt, end="")
        answer = sys.stdin.readline() if sys.stdin else ""
        if not answer:
            self.line()
            raise EndOfInput
        self.line(answer.strip())
        return answer.strip()


def _is_keyboard() -> bool:
    """Whether somebody types; standard input may also be closed."""
    return sys.stdin is not None and sys.stdin.isatty()

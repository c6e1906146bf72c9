"""How far a run of many games is, on standard error."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

import click
from rich.console import Console
from rich.progress import BarColumn, TextColumn
from rich.progress import Progress as Bars

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

    from sanctuary.text import Texts

BAR_WIDTH: Final = 20
"""Columns of the bar, which leaves room for its text on a narrow terminal."""


class Progress:
    """Says on standard error how far a run is: by a bar at a terminal, else once a second and at its end."""

    def __init__(self, language: Texts) -> None:
        self.language: Final = language
        self.said = 0.0
        console = Console(stderr=True, markup=False, highlight=False)
        self.has_bar: Final = console.is_terminal and not console.is_dumb_terminal
        text = TextColumn("{task.description}", markup=False)
        self.bar: Final = Bars(BarColumn(BAR_WIDTH), text, console=console, disable=not self.has_bar)
        self.task: Final = self.bar.add_task("", total=None)

    def __enter__(self) -> Self:
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.bar.stop()

    def __call__(self, done: int, games: int, seconds: float) -> None:
        """Say it, unless it was just said."""
        minutes = round(seconds / 60)
        text = self.language.format("cli-arena-progress", done=done, games=games, minutes=minutes)
        self.bar.update(self.task, completed=done, total=games, description=text)
        if self.has_bar or (done < games and monotonic() < self.said + 1):
            return
        self.said = monotonic()
        click.echo(text, err=True)

"""`sanctuary position`: points, placements and pictures of positions, a JSON line for each line read."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Final

import click

from sanctuary.catalogue import catalogue
from sanctuary.cli.command import Group, Speaking
from sanctuary.cli.parameters import STANDARD_INPUT, InputFile
from sanctuary.records import FormatError, answer_lines, placements, score_position
from sanctuary.text import error_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from sanctuary.records import Position
    from sanctuary.text import Texts

FAILED: Final = 1


def position_group(language: Texts) -> click.Command:
    """`position score`, `position placements` and `position show`."""
    commands = [
        _answering(language, "score", language.format("cli-position-score-help"), score_position),
        _answering(language, "placements", language.format("cli-position-placements-help"), placements),
        _show(language),
    ]
    return Group(language, "position", language.format("cli-position-help"), commands)


def _files(language: Texts) -> list[click.Parameter]:
    return [click.Argument(["files"], nargs=-1, type=InputFile(language), metavar="[FILE]...")]


def _answering(
    language: Texts, name: str, about: str, answer: Callable[[Position], dict[str, object]]
) -> click.Command:
    """A command that writes one JSON object for every line."""

    @click.pass_context
    def run(context: click.Context, files: Sequence[Path]) -> None:
        failed = False
        for line in answer_lines(lines_of(files), answer, catalogue()):
            failed = failed or "error" in line
            click.echo(json.dumps(line, ensure_ascii=False, separators=(",", ":")))
        context.exit(FAILED if failed else 0)

    return Speaking(language, name, about, run, _files(language))


def lines_of(files: Sequence[Path]) -> Iterator[bytes]:
    """The lines of files, or of standard input where none is named; numbered on from file to file."""
    for file in files or (STANDARD_INPUT,):
        if file == STANDARD_INPUT:
            yield from sys.stdin.buffer
        else:
            with file.open("rb") as source:
                yield from source


def _show(language: Texts) -> click.Command:
    """Draws positions instead of answering in JSON."""

    @click.pass_context
    def run(context: click.Context, files: Sequence[Path]) -> None:
        from sanctuary.cli.printer import Printer
        from sanctuary.cli.screen.position import position_sections
        from sanctuary.records.answers import read_line

        printer = Printer()
        failed = False
        for number, line in enumerate(lines_of(files), start=1):
            try:
                position = read_line(line, catalogue())
            except FormatError as error:
                failed = True
                printer.line(
                    language.format("cli-bad-line", line=number, problem=error_text(language, error))
                )
            else:
                printer.sections(position_sections(language, position, printer.width))
        context.exit(FAILED if failed else 0)

    return Speaking(language, "show", language.format("cli-position-show-help"), run, _files(language))

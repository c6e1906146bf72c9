"""`sanctuary replay FILE`: check a record, show a moment of it, or step through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
from rich.text import Text

from sanctuary.cli.command import Speaking
from sanctuary.cli.game.live import LiveGame, up_to
from sanctuary.cli.game.log import log_lines
from sanctuary.cli.game.saving import checked
from sanctuary.cli.game.seats import seat_names
from sanctuary.cli.parameters import InputFile, Whole
from sanctuary.cli.printer import EndOfInput, Printer
from sanctuary.cli.screen import final, palette
from sanctuary.cli.screen.table import TableScreen
from sanctuary.views.standing import standing

if TYPE_CHECKING:
    from pathlib import Path

    from sanctuary.records import Record
    from sanctuary.text import Texts

MOST_MOVES = 1_000_000


def replay_command(language: Texts) -> click.Command:
    """`replay FILE --at --log --step`."""

    def run(file: Path, at: int | None, *, log: bool, step: bool) -> None:
        record = checked(language, file)
        shown = Replay(language, record)
        if log:
            shown.show_log()
        elif step:
            shown.step(at or 0)
        elif at is not None:
            shown.show(at)
        else:
            shown.summarise(file)

    params: list[click.Parameter] = [
        click.Argument(["file"], type=InputFile(language), metavar="FILE"),
        click.Option(
            ["--at"],
            type=Whole(language, 0, MOST_MOVES),
            metavar="N",
            help=language.format("cli-replay-at-help"),
        ),
        click.Option(["--log"], is_flag=True, help=language.format("cli-replay-log-help")),
        click.Option(["--step"], is_flag=True, help=language.format("cli-replay-step-help")),
    ]
    return Speaking(language, "replay", language.format("cli-replay-help"), run, params)


class Replay:
    """A record being looked at, everything open."""

    def __init__(self, language: Texts, record: Record) -> None:
        self.texts = language
        self.record = record
        self.printer = Printer()
        words = record.seats or [""] * record.options.players
        self.names = seat_names(language, words)

    def summarise(self, file: Path) -> None:
        """That the record holds, who played, and how it ended."""
        game = LiveGame(self.record)
        view = game.open_view()
        printer = self.printer
        printer.line(self.texts.format("cli-record-holds", file=str(file), moves=game.ply, turns=view.turn))
        printer.line(self.texts.format("cli-record-players", players=self.texts.listed(self.names)))
        if self.record.seed is not None:
            printer.line(
                self.texts.format("cli-record-seed", seed=self.record.seed, side=self.record.options.side)
            )
        result = standing(view)
        printer.table(final.score_pad(self.texts, result.scores, self.names))
        if game.is_over:
            printer.lines(final.outcome(self.texts, view, result, self.names))
        else:
            printer.line(self.texts.format("cli-record-unfinished"))
        printer.lines(final.hint_lines(self.texts, game.hints, self.names))

    def show(self, moves: int) -> None:
        """The table after some moves, everybody's zoo and hand."""
        moves = min(moves, len(self.record.moves))
        game = LiveGame(up_to(self.record, moves))
        view = game.open_view()
        title = self.texts.format("cli-record-moment", move=moves, moves=len(self.record.moves))
        self.printer.line(Text(title, style=palette.TITLE))
        screen = TableScreen(self.texts, view, self.names, self.printer.width)
        self.printer.sections(screen.sections(view.active))
        for seat in range(len(self.names)):
            if seat != view.active:
                self.printer.sections(screen.enlarged(seat))
        if moves:
            self.printer.lines(log_lines(self.texts, game.all_happened(moves - 1), self.names))

    def show_log(self) -> None:
        """Everything that happened."""
        self.printer.lines(log_lines(self.texts, LiveGame(self.record).all_happened(0), self.names))

    def step(self, moves: int) -> None:
        """Forth and back through the game until somebody leaves."""
        words = ("words-next", "words-back", "words-quit")
        forth, back, leave = (self.texts.format(word).split() for word in words)
        shown = -1
        while True:
            moves = max(0, min(moves, len(self.record.moves)))
            if moves != shown:
                self.printer.clear()
                self.show(moves)
                shown = moves
            try:
                answer = self.printer.ask(self.texts.format("cli-replay-prompt") + " ").casefold()
            except EndOfInput:
                return
            if answer in leave:
                return
            if answer.isdigit():
                moves = int(answer)
            elif answer in back:
                moves -= 1
            elif not answer or answer in forth:
                moves += 1
            else:
                self.printer.line(self.texts.format("play-not-understood", answer=answer))

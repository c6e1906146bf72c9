"""Playing a game at the terminal: ask persons, let bots answer, keep the game on disk, show the end."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from rich.text import Text

from sanctuary.catalogue import catalogue
from sanctuary.cli.game.commands import Command, find_command
from sanctuary.cli.game.hinting import Hinting
from sanctuary.cli.game.log import log_lines
from sanctuary.cli.game.lookup import look_up
from sanctuary.cli.game.options import Option, find, list_options
from sanctuary.cli.game.questions import question_lines, targets
from sanctuary.cli.game.saving import save
from sanctuary.cli.game.seats import seat_names
from sanctuary.cli.screen import final, palette
from sanctuary.cli.screen.phrases import preview_phrase, signed
from sanctuary.cli.screen.table import TableScreen
from sanctuary.players.outside import OutsidePlayer
from sanctuary.records import Refused, notation_of
from sanctuary.rules.decisions import CONFIRM
from sanctuary.rules.moves import CELL, GAIN
from sanctuary.rules.reasons import IllegalMove
from sanctuary.text import reason_text
from sanctuary.views.preview import preview_tile
from sanctuary.views.standing import standing

if TYPE_CHECKING:
    from pathlib import Path

    from sanctuary.cli.game.live import LiveGame
    from sanctuary.cli.game.seats import Seat
    from sanctuary.cli.printer import Printer
    from sanctuary.players import Player
    from sanctuary.text import Texts
    from sanctuary.views.view import SeatView

logger = logging.getLogger(__name__)

LONGEST_LOG: Final = 40


class Leave(Exception):  # noqa: N818  an answer, not a fault
    """The person wants to leave; the game is saved."""


class Session:
    """One game, from its present move to its end or until somebody leaves.

    `file`: where the game is kept; it is written before every question, so that nothing is ever lost.
    """

    def __init__(self, texts: Texts, printer: Printer, game: LiveGame, seats: list[Seat], file: Path) -> None:
        self.texts: Final = texts
        self.printer: Final = printer
        self.game: Final = game
        self.seats: Final = seats
        self.names: Final = seat_names(texts, [seat.word for seat in seats])
        self.file: Final = file
        self._shown_turn = (0, -1)
        self._hinting: Hinting | None = None
        self._replaced: Final[set[int]] = set()
        self._untold: Final[list[str]] = []

    @property
    def persons(self) -> list[int]:
        """The seats people play."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def run(self) -> None:
        """Play on. Leave, EndOfInput or KeyboardInterrupt end it with the game saved."""
        while not self.game.is_over:
            if self.seats[self.game.active].is_person:
                self._ask()
            else:
                self._let_bot_move()
        save(self.game, self.file)
        self._tell_replaced()
        self.show_end()

    def _let_bot_move(self) -> None:
        """A bot gets its view only; one that fails is replaced by the first legal move, and logged."""
        seat = self.game.active
        view = self.game.view(seat)
        player = self.seats[seat].player
        decision = view.decision()
        move = view.legal[0]
        if player is not None and decision is not None:
            try:
                move = player.choose(view, decision)
            except Exception:
                logger.exception("%s failed at move %d", self.names[seat], self.game.ply)
            self._note_replaced(seat, player)
        try:
            self.game.play(move)
        except IllegalMove:
            logger.exception("%s chose a move that is not legal", self.names[seat])
            self.game.play(view.legal[0])

    def _note_replaced(self, seat: int, player: Player) -> None:
        """Keep in mind, until it can be told, that the light player goes on for a program."""
        if not isinstance(player, OutsidePlayer) or player.error is None or seat in self._replaced:
            return
        self._replaced.add(seat)
        error = player.error
        problem = self.texts.format(f"program-{error.offence}", **error.values)
        self._untold.append(self.texts.format("play-replaced", player=self.names[seat], problem=problem))

    def _tell_replaced(self) -> None:
        for sentence in self._untold:
            self.printer.line(sentence)
        self._untold.clear()

    # Asking

    def _ask(self) -> None:
        """Put the decision that waits to its person until it is answered."""
        save(self.game, self.file)
        seat = self.game.active
        view = self.game.view(seat)
        if self._shown_turn != (view.turn, seat):
            self._begin_turn(view)
        options = list_options(self.texts, view)
        self._hinting = None
        self._show(view, options)
        self._tell_replaced()
        before = self.game.ply, view.turn
        while (self.game.ply, self.game.view(seat).turn) == before and not self.game.is_over:
            answer = self.printer.ask("> ")
            if self._answer(answer, view, options):
                break

    def _begin_turn(self, view: SeatView) -> None:
        """A new turn of a person; with several at one terminal, the last hand leaves the screen first."""
        if len(self.persons) > 1 and self.printer.is_interactive:
            self.printer.forget()
            self.printer.ask(self.texts.format("play-hand-over", player=self.names[view.seat]) + " ")
        self._shown_turn = (view.turn, view.seat)
        if not self.printer.is_interactive:
            self._show_table(view)
        self._show_log(view)

    def _show(self, view: SeatView, options: list[Option]) -> None:
        """The table, on a screen that can be cleared; in a pipe only what the decision needs."""
        if self.printer.is_interactive:
            self.printer.clear()
            self._show_table(view, options)
            self._show_log(view)
        elif any(CELL <= option.move < GAIN for option in options):
            screen = TableScreen(self.texts, view, self.names, self.printer.width)
            self.printer.lines(screen.zoo(view.seat, self.printer.width, targets(options)))
            self.printer.line()
        self._show_options(view, options)

    def _show_table(self, view: SeatView, options: list[Option] | None = None) -> None:
        screen = TableScreen(self.texts, view, self.names, self.printer.width)
        self.printer.sections(screen.sections(view.seat, targets(options or [])))

    def _show_log(self, view: SeatView) -> None:
        """What the others did since this seat's last turn, and what it did itself in this one."""
        events = self.game.happened(self.game.turn_ended(view.seat), view.seat)
        lines = log_lines(self.texts, events, self.names)
        if lines:
            self.printer.line(Text(self.texts.format("play-log"), style=palette.STRONG))
            self.printer.lines(lines[-LONGEST_LOG:])
            self.printer.line()

    def _show_options(self, view: SeatView, options: list[Option]) -> None:
        self.printer.lines(question_lines(self.texts, view, options), indent=5)
        if view.frames[-1].op == CONFIRM and not self.game.refusal:
            self.printer.line(self.texts.format("play-can-undo"))

    # Answers

    def _answer(self, answer: str, view: SeatView, options: list[Option]) -> bool:
        """Carry out an answer; whether the question has to be put anew."""
        if not answer:
            self._show(view, options)
            return False
        if answer.startswith("?"):
            self._look_up(answer[1:].strip())
            return False
        found = find(options, answer)
        if len(found) == 1 and (found[0].key == answer or find_command(self.texts, answer) is None):
            return self._play(found[0].move)
        command, _, rest = answer.partition(" ")
        known = find_command(self.texts, command)
        if known is not None:
            return self._command(known, rest.strip(), view, options)
        if found:
            names = ", ".join(option.key for option in found)
            self.printer.line(self.texts.format("play-ambiguous", answer=answer, options=names))
            return False
        return self._refuse(answer)

    def _play(self, move: int) -> bool:
        self.game.play(move)
        return True

    def _refuse(self, answer: str) -> bool:
        """An answer that is no option: a move that is not legal, or nothing known."""
        move = notation_of(catalogue()).moves.get(answer)
        if move is None:
            move = notation_of(catalogue()).moves.get(answer.upper())
        if move is None:
            self.printer.line(self.texts.format("play-not-understood", answer=answer))
            return False
        try:
            return self._play(move)
        except IllegalMove as error:
            self.printer.line(reason_text(self.texts, error.reason))
            return False

    def _look_up(self, word: str) -> None:
        if not word:
            self._help()
            return
        self.printer.sections(look_up(self.texts, word))

    def _command(self, command: Command, rest: str, view: SeatView, options: list[Option]) -> bool:
        """Carry out a command; whether the question has to be put anew."""
        if command is Command.HELP:
            self._help()
        elif command is Command.LOOK_UP:
            self._look_up(rest)
        elif command is Command.TABLE:
            self._show_table(view, options)
        elif command is Command.OPTIONS:
            self._show_options(view, options)
        elif command is Command.ZOO:
            self._enlarge(view, rest)
        elif command is Command.DISCARDS:
            self.printer.lines(TableScreen(self.texts, view, self.names, self.printer.width).discards())
        elif command is Command.LOG:
            self.printer.lines(log_lines(self.texts, self.game.happened(0, view.seat), self.names))
        elif command is Command.SCORE:
            self._show_score(view)
        elif command is Command.BEST:
            self._show_best(view, rest)
        elif command in (Command.HINT, Command.HINTS):
            self._give_hint(view, options, command)
        elif command is Command.QUIT:
            raise Leave
        else:
            return self._undo_or_redo(command, rest)
        return False

    def _help(self) -> None:
        for line in self.texts.format("play-help").splitlines():
            self.printer.line(line, indent=line.rfind("  ") + 2 if "  " in line else 0)

    def _enlarge(self, view: SeatView, word: str) -> None:
        """Show one seat's zoo, by number or name."""
        seat = view.seat
        if word:
            numbers = {str(number + 1): number for number in range(len(self.names))}
            numbers |= {name.casefold(): number for number, name in enumerate(self.names)}
            if word.casefold() not in numbers:
                self.printer.line(self.texts.format("play-no-such-seat", seat=word, last=len(self.names)))
                return
            seat = numbers[word.casefold()]
        screen = TableScreen(self.texts, view, self.names, self.printer.width)
        self.printer.sections(screen.enlarged(seat))

    def _show_score(self, view: SeatView) -> None:
        result = standing(view)
        self.printer.table(final.score_pad(self.texts, result.scores, self.names))
        score = result.scores[view.seat]
        self.printer.lines(final.zoo_reasons(self.texts, view.material, view.zoos[view.seat], score))

    def _show_best(self, view: SeatView, word: str) -> None:
        """The best cells for a tile, whether it is in hand or not."""
        tile = catalogue().tiles.by_id.get(word.upper())
        if tile is None:
            self.printer.line(self.texts.format("play-no-such-tile", tile=word))
            return
        results = preview_tile(view, tile)
        if not results:
            self.printer.line(self.texts.format("play-no-cell"))
        names = notation_of(catalogue()).things
        for result in results:
            phrase = preview_phrase(self.texts, result)
            self.printer.line(f"{names[result.move]:3} {signed(result.points):>4} {phrase}", indent=9)

    def _give_hint(self, view: SeatView, options: list[Option], command: Command) -> None:
        """One step more of the hint, or the best moves at once; the game remembers that hints were taken."""
        if self._hinting is None:
            self._hinting = Hinting(self.texts, view, options)
            self.game.note_hint(view.seat)
            save(self.game, self.file)
        self._hinting.think(self.printer)
        lines = self._hinting.best() if command is Command.HINTS else self._hinting.next_step()
        self.printer.lines(lines, indent=5)

    def _undo_or_redo(self, command: Command, rest: str) -> bool:
        """Take back or make again one move, or as many as `rest` says; whether any was."""
        wanted = int(rest) if rest.isdecimal() else 1
        done = 0
        try:
            for _ in range(wanted):
                if command is Command.UNDO:
                    self.game.undo()
                else:
                    self.game.redo()
                done += 1
        except Refused as refused:
            self.printer.line(self.texts.format(REFUSALS[refused.reason]))
        return done > 0

    # The end

    def show_end(self) -> None:
        """The final table: points by category, every zoo with reasons, and who won."""
        view = self.game.open_view()
        result = standing(view)
        screen = TableScreen(self.texts, view, self.names, self.printer.width)
        for seat, name in enumerate(self.names):
            self.printer.lines(screen.zoo(seat, self.printer.width))
            self.printer.line()
            self.printer.line(Text(self.texts.format("outcome-reasons", player=name), style=palette.STRONG))
            lines = final.zoo_reasons(self.texts, view.material, view.zoos[seat], result.scores[seat])
            self.printer.lines(lines, indent=9)
            self.printer.line()
        self.printer.table(final.score_pad(self.texts, result.scores, self.names))
        self.printer.lines(final.outcome(self.texts, view, result, self.names))
        self.printer.lines(final.hint_lines(self.texts, self.game.hints, self.names))


REFUSALS: Final = {
    "nothing-to-undo": "undo-nothing",
    "turn-passed": "undo-turn-passed",
    "revealed": "undo-revealed",
    "nothing-to-redo": "redo-nothing",
}
"""What to say where an undo or redo is refused (`records.history.REFUSALS`)."""

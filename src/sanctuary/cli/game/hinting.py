"""Hints at the terminal: thought out for a decision when first asked for, told step by step."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from rich.text import Text

from sanctuary.cli.game.questions import option_line
from sanctuary.cli.screen import palette
from sanctuary.players.levels import expert_search
from sanctuary.search.hints import FINDING, TELLING, HintSearch
from sanctuary.text.hints import clause_text, first_step, second_step, why, why_text

if TYPE_CHECKING:
    from sanctuary.cli.game.options import Option
    from sanctuary.cli.printer import Printer
    from sanctuary.search.hints import Hint
    from sanctuary.text import Texts
    from sanctuary.views.view import SeatView

SECONDS: Final = 2
SLICE_SECONDS: Final = 0.1
"""How often Ctrl-C is looked for."""
MANY: Final = 1_000_000
STEPS: Final = 3


class Hinting:
    """The hints of one decision, from what its seat knows."""

    def __init__(self, texts: Texts, view: SeatView, options: list[Option]) -> None:
        self.texts: Final = texts
        self.view: Final = view
        self.options: Final = {option.move: option for option in options}
        self._hints: list[Hint] = []
        self._told = 0

    def think(self, printer: Printer) -> None:
        """Search for a while, the first time; Ctrl-C ends it with what was found by then."""
        if self._hints:
            return
        now = perf_counter()
        until = now + SECONDS
        search: HintSearch | None = None
        try:
            printer.line(self.texts.format("hint-thinking", seconds=SECONDS))
            search = self._search(now + FINDING * SECONDS)
            ends = until - TELLING * SECONDS
            while perf_counter() < ends and search.improve(MANY, self._slice_of(ends)):
                pass
            self._hints = search.best(until)
        except KeyboardInterrupt:
            printer.line()
            self._hints = (search or self._search(now)).best(self._slice_of(until))

    def _slice_of(self, until: float) -> float:
        """The moment at which to look for Ctrl-C again."""
        return min(until, perf_counter() + SLICE_SECONDS)

    def _search(self, until: float) -> HintSearch:
        return HintSearch(self.view, *expert_search(), "hints", until)

    def next_step(self) -> list[Text]:
        """Where to look; asked again what for, then the exact move."""
        self._told = min(self._told + 1, STEPS)
        hint = self._hints[0]
        if self._told == 1:
            return [Text(clause_text(self.texts, first_step(hint.where)))]
        if self._told == 2:
            return [Text(clause_text(self.texts, second_step(hint.where, hint.which)))]
        return [Text(self.texts.format("hint-best-move")), *self._told_whole(hint)]

    def best(self) -> list[Text]:
        """The best few moves with what may be expected of them, and why."""
        return [line for hint in self._hints for line in self._told_whole(hint)]

    def _told_whole(self, hint: Hint) -> list[Text]:
        expected = self.texts.format(
            "hint-expected", points=round(hint.points), chance=round(100 * hint.chance)
        )
        reason = why_text(self.texts, why(hint.events, hint.gain))
        option = option_line(self.texts, self.view, self.options[hint.move])
        return [option, Text(f"     {expected}. ", style=palette.STRONG).append(reason, style="not bold")]

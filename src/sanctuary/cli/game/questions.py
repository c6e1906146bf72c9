"""A decision as it stands on the screen: the question, and a line for each option."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sanctuary.cli.game.prompts import prompt
from sanctuary.cli.screen import palette
from sanctuary.cli.screen.phrases import preview_phrase, signed
from sanctuary.cli.screen.rows import tile_row
from sanctuary.cli.screen.table import is_taking
from sanctuary.rules import decisions
from sanctuary.rules.cells import CELL_NAMES
from sanctuary.rules.moves import CELL, GAIN, TILE
from sanctuary.rules.zoo import NONE
from sanctuary.views.preview import preview_tile

if TYPE_CHECKING:
    from sanctuary.cli.game.options import Option
    from sanctuary.text import Texts
    from sanctuary.views.view import SeatView


def targets(options: list[Option]) -> dict[int, str]:
    """The cells among the options, with the points they bring."""
    return {
        option.move - CELL: signed(option.preview.points) for option in options if CELL <= option.move < GAIN
    }


def question_lines(texts: Texts, view: SeatView, options: list[Option]) -> list[Text]:
    """The question with its rule, and the options; a tile to take stands in the row of its position."""
    question, rule = prompt(texts, view)
    lines = [Text(f"{question} ", style=palette.TITLE).append(f"(?{rule})", style=palette.QUIET)]
    if not is_taking(view):
        return [*lines, *(option_line(texts, view, option) for option in options)]
    left = {option.move: option for option in options}
    for place, tile in enumerate(view.display):
        option = left.pop(TILE + tile, None) if tile != NONE else None
        if option is not None:
            lines.append(option_line(texts, view, option))
        else:
            lines.append(_row_out_of_reach(texts, view, place))
    return [*lines, *(option_line(texts, view, option) for option in left.values())]


def _row_out_of_reach(texts: Texts, view: SeatView, place: int) -> Text:
    """A display position that cannot be taken now: empty, out of range, or of another kind."""
    tile = view.display[place]
    row = Text(f"○ {place + 1}  ", style=palette.QUIET)
    if tile == NONE:
        return row.append(texts.format("screen-gap"))
    return row.append_text(tile_row(texts, view.material.tiles, view.zoos[view.seat], tile))


def option_line(texts: Texts, view: SeatView, option: Option) -> Text:
    """Number, what it does, the points it brings and why."""
    line = Text(f"{option.key:>3}  ", style=palette.STRONG)
    preview = option.preview
    line.append_text(option.label)
    if preview.points or preview.reasons:
        line.append(f"  {signed(preview.points)}", style=palette.points_style(preview.points))
    phrase = preview_phrase(texts, preview)
    if phrase:
        line.append(f" {phrase}", style=palette.QUIET)
    if option.move < CELL and view.frames[-1].op in (decisions.TAKE, decisions.KEEP):
        line.append(_could_bring(texts, view, option.move - TILE), style=palette.QUIET)
    return line


def _could_bring(texts: Texts, view: SeatView, tile: int) -> str:
    """What a tile on offer would bring on its best space, were it played now."""
    for result in preview_tile(view, tile)[:1]:
        points, cell = signed(result.points), CELL_NAMES[result.move - CELL]
        return f" · {texts.format('why-could-bring', points=points, cell=cell)}"
    return ""

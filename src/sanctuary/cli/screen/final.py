"""The end of a game: the score pad, the points of every tile with their reason, and who won (R9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table
from rich.text import Text

from sanctuary.cli.screen import palette
from sanctuary.cli.screen.rows import capital, tile_title
from sanctuary.rules.cells import BIT, CELL_COUNT, CELL_NAMES
from sanctuary.rules.effects import OPEN_AREA
from sanctuary.rules.moves import OBJECTIVES, SMALLEST_MARKER
from sanctuary.rules.scoring import animal_count
from sanctuary.rules.state import OUTCOMES, SOLO_LOST, SOLO_WON
from sanctuary.rules.zoo import NONE
from sanctuary.text import icon_name, score_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sanctuary.rules.scoring import Score
    from sanctuary.rules.state import Material
    from sanctuary.rules.tiles import TileSet
    from sanctuary.rules.zoo import Zoo
    from sanctuary.text import Texts
    from sanctuary.views.standing import Standing
    from sanctuary.views.view import SeatView

ROWS: Final = (
    ("pad-animals", "animals"),
    ("pad-projects", "projects"),
    ("pad-buildings", "buildings"),
    ("pad-open-areas", "open_areas"),
    ("pad-achievements", "achievements"),
    ("pad-markers", "markers"),
    ("pad-end", "end"),
)
"""The rows of the score pad, with the name of their points in a Score."""


def score_pad(texts: Texts, scores: Sequence[Score], names: Sequence[str]) -> Table:
    """Points by category, a column for each seat."""
    table = Table(box=box.ASCII2, header_style=palette.STRONG)
    table.add_column(texts.format("pad-points"))
    for name in names:
        table.add_column(Text(name), justify="right")
    for message, category in ROWS:
        table.add_row(texts.format(message), *(str(getattr(score, category)) for score in scores))
    table.add_section()
    table.add_row(texts.format("pad-total"), *(str(score.total()) for score in scores), style=palette.STRONG)
    return table


def zoo_reasons(texts: Texts, material: Material, zoo: Zoo, score: Score) -> list[Text]:
    """Every tile, open area and marker of a zoo with its points and why, from a1 to g3."""
    lines = []
    for cell in range(CELL_COUNT):
        if zoo.top[cell] != NONE:
            lines.append(_tile(texts, material.tiles, zoo.top[cell], cell, score.cells[cell]))
        elif zoo.kind_mask[OPEN_AREA] & BIT[cell]:
            line = Text(f"{score.cells[cell]:3}  {CELL_NAMES[cell]} ")
            lines.append(line.append(texts.format("screen-open-area"), style=palette.QUIET))
    for objective, size in enumerate(zoo.supported):
        if size:
            points = material.scoring.achievement[size - SMALLEST_MARKER]
            name = capital(icon_name(texts, OBJECTIVES[objective]))
            lines.append(Text(f"{points:3}  {texts.format('pad-supported', objective=name, size=size)}"))
    counts = texts.format("screen-markers", conservation=zoo.conservation, pouch=zoo.pouch)
    if score.markers:
        lines.append(Text(f"{score.markers:3}  {counts}"))
    if score.end:
        lines.append(Text(f"{score.end:3}  {texts.format('pad-end')}"))
    return lines


def _tile(texts: Texts, tiles: TileSet, tile: int, cell: int, points: int) -> Text:
    line = Text(f"{points:3}  {CELL_NAMES[cell]} ")
    line.append_text(tile_title(texts, tiles, tile))
    why = score_text(texts, tiles.score_op[tile], tiles.score_number[tile], tiles.score_kind[tile], "short")
    return line.append(f" · {why}")


def outcome(texts: Texts, view: SeatView, result: Standing, names: Sequence[str]) -> list[Text]:
    """Who won and, where animals decided, that they did (R9.10, R12.3)."""
    if view.outcome in (SOLO_WON, SOLO_LOST):
        won = view.outcome == SOLO_WON
        total = result.scores[0].total()
        sentence = texts.format("outcome-solo", outcome=OUTCOMES[view.outcome], points=total)
        return [Text(sentence, style=_style(won))]
    winning = [names[seat] for seat in result.winners]
    best = result.scores[result.winners[0]].total()
    message = "outcome-winner" if len(winning) == 1 else "outcome-shared"
    lines = [Text(texts.format(message, players=texts.listed(winning), points=best), style=_style(True))]
    if result.tie_broken:
        lines.append(Text(texts.format("outcome-tie-break", animals=_animals(view, result, names))))
    return lines


def hint_lines(texts: Texts, hints: Sequence[int], names: Sequence[str]) -> list[str]:
    """That hints were taken, a line for each seat that took some."""
    return [
        texts.format("hints-taken", player=name, number=number)
        for name, number in zip(names, hints, strict=False)
        if number
    ]


def _style(won: bool) -> str:
    return palette.GAIN if won else palette.ALERT


def _animals(view: SeatView, result: Standing, names: Sequence[str]) -> str:
    """The animals of all seats that were tied in points."""
    best = max(score.total() for score in result.scores)
    tied = [seat for seat, score in enumerate(result.scores) if score.total() == best]
    return ", ".join(f"{names[seat]} {animal_count(view.zoos[seat])}" for seat in tied)

"""The whole table as one seat sees it, in sections; how many stand side by side depends on the width."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from sanctuary.cli.screen import palette
from sanctuary.cli.screen.rows import capital, cards_row, tile_row, tile_title
from sanctuary.cli.screen.zoo import draw_zoo, zoo_width
from sanctuary.rules import decisions
from sanctuary.rules.cells import CELL_NAMES, count_cells
from sanctuary.rules.moves import (
    MARKER_SIZES,
    OBJECTIVE_ICON,
    OBJECTIVES,
    PROJECTS_CARD,
    SMALLEST_MARKER,
    UPGRADE_COUNT,
)
from sanctuary.rules.placement import empty_spaces
from sanctuary.rules.state import DISPLAY_SIZE
from sanctuary.rules.zoo import NONE
from sanctuary.text import icon_name
from sanctuary.views.standing import standing
from sanctuary.views.view import face_down_cells

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sanctuary.text import Texts
    from sanctuary.views.view import SeatView

SIDE_BY_SIDE: Final = 100
"""From this width on, the zoo and what lies beside it share lines."""
NARROW_ZOO: Final = 58


class TableScreen:
    """Sections of the table. `names`: the name at each seat; `points`: everybody's points as they stand."""

    def __init__(self, texts: Texts, view: SeatView, names: Sequence[str], width: int) -> None:
        self.texts: Final = texts
        self.view: Final = view
        self.names: Final = names
        self.width: Final = width
        self.points: Final = [score.total() for score in standing(view).scores]

    def sections(self, seat: int, targets: Mapping[int, str] | None = None) -> list[list[Text]]:
        """Everything, the zoo of `seat` at its centre; `targets` as in `draw_zoo`."""
        beside = [*self.cards(seat), Text(), *self.markers(seat), Text(), *self.objectives()]
        others = self.opponents(seat)
        if self.width < SIDE_BY_SIDE:
            middle = [self.zoo(seat, self.width, targets), beside, others]
        else:
            zoo = self.zoo(seat, max(NARROW_ZOO, self.width - NARROW_ZOO), targets)
            room = self.width - zoo_width(max(NARROW_ZOO, self.width - NARROW_ZOO)) - 2
            middle = [side_by_side(zoo, wrapped([*beside, Text(), *others], room), self.width - room)]
        display = [] if is_taking(self.view) else self.display()
        sections = [self.header(), *middle, display, self.hand(seat)]
        return [section for section in sections if section]

    def header(self) -> list[Text]:
        """Turn, seat, pile; the last turn; that side 2 is provisional."""
        texts, view = self.texts, self.view
        lines = [
            Text(
                texts.format(
                    "screen-turn",
                    turn=view.turn,
                    player=self.names[view.active],
                    pile=view.pile_size,
                    discards=len(view.discards),
                ),
                style=palette.TITLE,
            )
        ]
        if view.options.players == 1:
            flipped = len(view.solo_flipped)
            lines.append(Text(texts.format("screen-solo", left=view.solo_left, flipped=flipped)))
        if view.is_last_turn():
            banner = texts.format("screen-last-turn", player=self.names[view.end_seat])
            lines.append(Text(f"*** {banner} ***", style=palette.ALERT))
        if not view.material.zoo_map.certain:
            lines.append(Text(texts.format("screen-provisional"), style=palette.ALERT))
        return lines

    def zoo(self, seat: int, width: int, targets: Mapping[int, str] | None = None) -> list[Text]:
        """One seat's zoo under a line that sums it up."""
        title = self._zoo_title(seat)
        return [title, *draw_zoo(self.texts, self.view.material, self.view.zoos[seat], width, targets)]

    def _zoo_title(self, seat: int) -> Text:
        zoo = self.view.zoos[seat]
        empty = int(count_cells(empty_spaces(self.view.material.zoo_map, zoo)))
        message = "screen-own-zoo" if seat == self.view.seat else "screen-zoo"
        title = self.texts.format(message, player=self.names[seat], points=self.points[seat], empty=empty)
        return Text(title, style=palette.STRONG)

    def cards(self, seat: int) -> list[Text]:
        """The action cards and the range they give."""
        zoo = self.view.zoos[seat]
        reach = min(DISPLAY_SIZE, zoo.strength(PROJECTS_CARD))
        return [
            Text(self.texts.format("screen-cards"), style=palette.STRONG),
            cards_row(self.texts, zoo),
            Text(self.texts.format("screen-range", reach=reach)),
        ]

    def markers(self, seat: int) -> list[Text]:
        """Markers left and gained, upgrade markers unused."""
        zoo = self.view.zoos[seat]
        scoring = self.view.material.scoring
        left = [
            self.texts.format(
                "screen-achievement", size=size, points=scoring.achievement[size - SMALLEST_MARKER]
            )
            for size in MARKER_SIZES
            if zoo.markers >> (size - SMALLEST_MARKER) & 1
        ]
        unused = [str(number + 1) for number in range(UPGRADE_COUNT) if not zoo.upgrades_used >> number & 1]
        none = self.texts.format("screen-none")
        return [
            Text(self.texts.format("screen-achievements", markers=", ".join(left) or none)),
            Text(self.texts.format("screen-upgrades", markers=", ".join(unused) or none)),
            Text(self.texts.format("screen-markers", conservation=zoo.conservation, pouch=zoo.pouch)),
        ]

    def objectives(self) -> list[Text]:
        """The objectives: icons in each zoo, and markers placed."""
        lines = [Text(self.texts.format("screen-objectives"), style=palette.STRONG)]
        for objective in self.view.objectives:
            parts = [self._support(seat, objective) for seat in range(len(self.names))]
            name = capital(icon_name(self.texts, OBJECTIVES[objective]))
            lines.append(Text(f"{name}: {' · '.join(parts)}"))
        return lines

    def _support(self, seat: int, objective: int) -> str:
        zoo = self.view.zoos[seat]
        icons = int(count_cells(zoo.kind_mask[OBJECTIVE_ICON + objective]))
        size = zoo.supported[objective]
        name = self.texts.format("screen-you") if seat == self.view.seat else self.names[seat]
        return self.texts.format("screen-support", player=name, icons=icons, size=size)

    def opponents(self, seat: int) -> list[Text]:
        """A line or two about every other seat."""
        return [self._opponent(other) for other in range(len(self.names)) if other != seat]

    def _opponent(self, seat: int) -> Text:
        zoo = self.view.zoos[seat]
        line = Text(f"[{seat + 1}] ", style=palette.QUIET)
        line.append(self.names[seat], style=palette.STRONG)
        summary = self.texts.format(
            "screen-opponent",
            points=self.points[seat],
            hand=self.view.hand_sizes[seat],
            tiles=int(count_cells(zoo.filled)) - len(face_down_cells(self.view, seat)),
            empty=int(count_cells(empty_spaces(self.view.material.zoo_map, zoo))),
            markers=sum(1 for size in zoo.supported if size),
        )
        line.append(f": {summary}", style="")
        return line

    def display(self) -> list[Text]:
        """The display by position; a filled circle where the viewer's range reaches."""
        seat = self.view.seat if self.view.seat != NONE else self.view.active
        zoo = self.view.zoos[seat]
        reach = zoo.strength(PROJECTS_CARD)
        lines = [Text(self.texts.format("screen-display"), style=palette.STRONG)]
        for place, tile in enumerate(self.view.display):
            sign = "●" if place < reach else "○"
            line = Text(f" {sign} {place + 1} ")
            if tile == NONE:
                line.append(self.texts.format("screen-gap"), style=palette.QUIET)
            else:
                line.append_text(tile_row(self.texts, self.view.material.tiles, zoo, tile))
            lines.append(line)
        return lines

    def hand(self, seat: int) -> list[Text]:
        """The hand, where the viewer may see it; else how many tiles it has."""
        zoo = self.view.zoos[seat]
        size = self.view.hand_sizes[seat]
        title = Text(self.texts.format("screen-hand", number=size), style=palette.STRONG)
        tiles = self.view.material.tiles
        rows = [tile_row(self.texts, tiles, zoo, tile) for tile in zoo.hand]
        return [title, *(Text("   ").append_text(row) for row in rows)]

    def discards(self) -> list[Text]:
        """The discard pile, the latest first."""
        number = len(self.view.discards)
        lines = [Text(self.texts.format("screen-discards", number=number), style=palette.STRONG)]
        tiles = self.view.material.tiles
        return [*lines, *(tile_title(self.texts, tiles, tile) for tile in reversed(self.view.discards))]

    def enlarged(self, seat: int) -> list[list[Text]]:
        """One seat's zoo with all that belongs to it."""
        sections = [self.zoo(seat, self.width), self.cards(seat), self.markers(seat), self._stacks(seat)]
        return [section for section in [*sections, self.hand(seat)] if section]

    def _stacks(self, seat: int) -> list[Text]:
        """What lies below projects and face down, as far as the viewer knows (R6.2, R11.1)."""
        zoo = self.view.zoos[seat]
        lines = []
        for cell, name in enumerate(CELL_NAMES):
            if zoo.under[cell] != NONE:
                tile = tile_title(self.texts, self.view.material.tiles, zoo.under[cell])
                message = "screen-face-down" if zoo.top[cell] == NONE else "screen-below"
                lines.append(Text(self.texts.format(message, cell=name, tile=tile.plain)))
        return lines


def is_taking(view: SeatView) -> bool:
    """Whether the viewer is about to take a tile, so that the options are the display."""
    return bool(view.legal) and view.frames[-1].op == decisions.TAKE


def side_by_side(left: list[Text], right: list[Text], start: int) -> list[Text]:
    """Two blocks of lines in one, the right one from column `start` on."""
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right) and right[number]:
            line.append(" " * (start - line.cell_len))
            line.append_text(right[number])
        lines.append(line)
    return lines


def wrapped(lines: list[Text], width: int, indent: int = 4) -> list[Text]:
    """The lines broken at spaces to a width, continued with an indent."""
    broken: list[Text] = []
    for line in lines:
        broken.extend(wrap(line, width, indent))
    return broken


def wrap(line: Text, width: int, indent: int) -> list[Text]:
    """One line broken at spaces; words longer than the width are cut where it ends."""
    parts: list[Text] = []
    rest = line
    while rest.cell_len > width:
        cut = rest.plain.rfind(" ", indent if parts else 1, width + 1)
        if cut <= (indent if parts else 0):
            cut = width
        parts.append(rest[:cut])
        rest = Text(" " * indent).append_text(rest[cut:].copy())
        rest = _without_second_blank(rest, indent)
    return [*parts, rest]


def _without_second_blank(text: Text, indent: int) -> Text:
    """Drop the blank at which the line was broken."""
    if text.plain[indent : indent + 1] == " ":
        return Text(" " * indent).append_text(text[indent + 1 :])
    return text

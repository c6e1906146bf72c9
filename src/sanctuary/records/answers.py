"""What position lines are answered with: points (R9), and the cells where tiles may go (R6, R7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanctuary.records.fields import FormatError, Json, parse_json, shown
from sanctuary.records.positions import PLACE, Position, position_from_json
from sanctuary.records.problems import Problem
from sanctuary.rules.cells import CELL_NAMES, cells_of
from sanctuary.rules.placement import frontier, spaces_for
from sanctuary.rules.scoring import CATEGORIES, score_zoo
from sanctuary.rules.zoo import NONE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from sanctuary.catalogue import Catalogue


def score_position(position: Position) -> Json:
    """Total, points by category, and points of each cell with a tile or an open area, a1 to g3."""
    score = score_zoo(position.material, position.zoo)
    return {
        "total": score.total(),
        "by": {name: getattr(score, name) for name in CATEGORIES},
        "cells": {CELL_NAMES[cell]: points for cell, points in enumerate(score.cells) if points != NONE},
    }


def placements(position: Position) -> Json:
    """The legal cells of each tile asked for; strength is not checked.

    A tile not in hand is taken to come on top of it. FormatError where the position asks for none.
    """
    if position.place is None:
        raise FormatError("", Problem("nothing-asked", key=shown(PLACE)))
    ids = position.material.tiles.ids
    return {PLACE: {ids[tile]: _cell_names(position, tile) for tile in position.place}}


def _cell_names(position: Position, tile: int) -> list[str]:
    zoo, zoo_map = position.zoo, position.material.zoo_map
    others = len(zoo.hand) - (tile in zoo.hand)
    edge = frontier(zoo_map, zoo, 0)
    return [
        CELL_NAMES[cell]
        for cell in cells_of(spaces_for(position.material.tiles, zoo_map, zoo, tile, others, edge))
    ]


def answer_lines(
    lines: Iterable[str | bytes], answer: Callable[[Position], Json], catalogue: Catalogue
) -> Iterator[Json]:
    """One answer for each line, in order: `{"error": …, "line": …}` for a line that cannot be read.

    Lines count from 1. An empty line is such a line too, so that answers and lines never part company.
    """
    for number, line in enumerate(lines, start=1):
        try:
            yield answer(read_line(line, catalogue))
        except FormatError as error:
            yield {"error": str(error), "line": number}


def read_line(line: str | bytes, catalogue: Catalogue) -> Position:
    """The position of one line; bytes are UTF-8, with or without a mark. FormatError says what is wrong."""
    if isinstance(line, bytes):
        try:
            line = line.decode("utf-8")
        except UnicodeDecodeError as error:
            raise FormatError("", Problem("no-utf8", byte=error.start + 1)) from error
    line = line.removeprefix("\ufeff")
    if not line.strip():
        raise FormatError("", Problem("empty-line"))
    return position_from_json(parse_json(line.rstrip()), catalogue)

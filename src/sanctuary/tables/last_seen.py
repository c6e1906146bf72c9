"""The zoos as anyone may see them, kept beside a game's entries and renewed with each.

A server with other rules or data cannot re-run the entries; it shows these instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sanctuary.records.fields import Fields, FormatError, Json, as_list, as_number, number_in, shown
from sanctuary.records.positions import position_from_json
from sanctuary.records.problems import Problem
from sanctuary.records.zoo_json import zoo_to_json
from sanctuary.rules.cells import CELL_BY_NAME, CELL_NAMES
from sanctuary.rules.scoring import CATEGORIES, Score, final_scores
from sanctuary.rules.zoo import NONE
from sanctuary.views.view import SPECTATOR, view_for

if TYPE_CHECKING:
    from sanctuary.catalogue import Catalogue
    from sanctuary.rules.state import GameState
    from sanctuary.rules.zoo import Zoo

KEYS: Final = ("position", "hand_size", "points", "cells")


@dataclass(frozen=True, slots=True)
class SeenZoo:
    """A zoo without its hand and the fronts of its open areas, and its points by the rules of its game."""

    zoo: Zoo
    hand_size: int
    score: Score


def seen_to_json(state: GameState) -> list[Json]:
    """Each seat's zoo, as a spectator sees it, as a position line; the number of its hand; its points."""
    view = view_for(state, SPECTATOR)
    return [
        {
            "position": {"side": view.options.side, **zoo_to_json(zoo, view.material.tiles)},
            "hand_size": size,
            "points": {name: getattr(score, name) for name in CATEGORIES},
            "cells": {CELL_NAMES[cell]: points for cell, points in enumerate(score.cells) if points != NONE},
        }
        for zoo, size, score in zip(view.zoos, view.hand_sizes, final_scores(state), strict=True)
    ]


def seen_from_json(value: object, catalogue: Catalogue) -> list[SeenZoo]:
    """What `seen_to_json` kept. FormatError: it names a tile or cell that is not known here."""
    return [_seen_zoo(kept, f"zoos[{seat}]", catalogue) for seat, kept in enumerate(as_list(value, "zoos"))]


def _seen_zoo(value: object, where: str, catalogue: Catalogue) -> SeenZoo:
    fields = Fields(value, KEYS, where)
    score = Score()
    for name, points in fields.table_of("points").items():
        if name not in CATEGORIES:
            raise FormatError(f"{where}.points", Problem("unknown-category", value=shown(name)))
        setattr(score, name, as_number(points, f"{where}.points.{name}"))
    for name, points in fields.table_of("cells").items():
        cell = number_in(CELL_BY_NAME, name, f"{where}.cells", "cell")
        score.cells[cell] = as_number(points, f"{where}.cells.{name}")
    zoo = position_from_json(fields.value("position"), catalogue).zoo
    return SeenZoo(zoo, fields.number("hand_size"), score)

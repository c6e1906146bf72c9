"""Final scoring (R9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.rules.cells import BIT, CELL_COUNT, NEIGHBOURS, cells_of, connected, count_cells, lowest_cell
from sanctuary.rules.effects import (
    ANIMAL,
    FIXED,
    OPEN_AREA,
    PER_ADJACENT,
    PER_CONNECTED,
    PER_DIFFERENT,
    PER_HAND_TILE,
    PER_ICON,
    PER_OPEN_AREA,
    PETTING_GROUP,
    PETTING_ZOO,
)
from sanctuary.rules.moves import SMALLEST_MARKER
from sanctuary.rules.placement import icons_around
from sanctuary.rules.state import PLAYING, SOLO_LOST, GameState, Material
from sanctuary.rules.tiles import KIND_ANIMAL, KIND_PROJECT
from sanctuary.rules.zoo import NONE, Zoo

if TYPE_CHECKING:
    from mypy_extensions import i64

CATEGORIES: Final = ("animals", "buildings", "projects", "open_areas", "achievements", "markers", "end")
"""The categories of `Score` by name, the rows of the score pad (R9)."""


class Score:
    """A zoo's points by category (the rows of the score pad) and by cell.

    cells[cell]: points of the tile or open area there, NONE where neither lies. `end` holds the
    end-of-game marker and, solo, the markers still face down (R12.3).
    """

    def __init__(self) -> None:
        self.animals = 0
        self.projects = 0
        self.buildings = 0
        self.open_areas = 0
        self.achievements = 0
        self.markers = 0
        self.end = 0
        self.cells: Final[list[int]] = [NONE] * CELL_COUNT

    def total(self) -> int:
        """The sum of all categories."""
        tiles = self.animals + self.projects + self.buildings + self.open_areas
        return tiles + self.achievements + self.markers + self.end


def tile_points(material: Material, zoo: Zoo, tile: int, cell: int) -> int:
    """Points of the face-up tile on a cell (R9.1–R9.8)."""
    tiles = material.tiles
    op = tiles.score_op[tile]
    number = tiles.score_number[tile]
    kind = tiles.score_kind[tile]
    if op == FIXED:
        return number
    if op == PER_ICON:
        return number * int(count_cells(zoo.kind_mask[kind]))
    if op == PER_CONNECTED:
        return number * int(count_cells(connected(BIT[cell], zoo.kind_mask[kind])))
    if op == PER_ADJACENT:
        return number * int(count_cells(NEIGHBOURS[cell] & zoo.kind_mask[kind]))
    if op == PER_DIFFERENT:
        return number * int(count_cells(icons_around(zoo, cell, 0)))
    if op == PETTING_GROUP:
        return petting_points(material, zoo, cell)
    if op == PER_HAND_TILE:
        return number * len(zoo.hand)
    if op == PER_OPEN_AREA:
        return number * int(count_cells(zoo.kind_mask[OPEN_AREA]))
    raise ValueError(f"unknown scoring formula {op}")


def petting_points(material: Material, zoo: Zoo, cell: int) -> int:
    """Points of a petting zoo group, counted at its first cell (R9.6)."""
    group: i64 = connected(BIT[cell], zoo.kind_mask[PETTING_ZOO])
    if lowest_cell(group) != cell:
        return 0
    table = material.scoring.petting_zoo_group
    size = int(count_cells(group))
    return table[min(size, len(table)) - 1]


def zoo_total(material: Material, zoo: Zoo) -> int:
    """A zoo's points as it stands, solo markers aside (R9)."""
    scoring = material.scoring
    total = int(count_cells(zoo.kind_mask[OPEN_AREA])) * scoring.open_area
    top = zoo.top
    for cell in range(CELL_COUNT):
        tile = top[cell]
        if tile != NONE:
            total += tile_points(material, zoo, tile, cell)
    for size in zoo.supported:
        if size:
            total += scoring.achievement[size - SMALLEST_MARKER]
    return total + (zoo.conservation + zoo.pouch) * scoring.marker + zoo.end_marker


def score_zoo(material: Material, zoo: Zoo) -> Score:
    """A zoo's points by category and by cell (R9)."""
    score = Score()
    scoring = material.scoring
    for cell in cells_of(zoo.kind_mask[OPEN_AREA]):
        score.cells[cell] = scoring.open_area
        score.open_areas += scoring.open_area
    for cell in range(CELL_COUNT):
        tile = zoo.top[cell]
        if tile == NONE:
            continue
        points = tile_points(material, zoo, tile, cell)
        score.cells[cell] = points
        kind = material.tiles.kind[tile]
        if kind == KIND_ANIMAL:
            score.animals += points
        elif kind == KIND_PROJECT:
            score.projects += points
        else:
            score.buildings += points
    for size in zoo.supported:
        if size:
            score.achievements += scoring.achievement[size - SMALLEST_MARKER]
    score.markers = (zoo.conservation + zoo.pouch) * scoring.marker
    score.end = zoo.end_marker
    return score


def final_scores(state: GameState) -> list[Score]:
    """The score of each seat, as it stands now or at the end (R9, R12.3)."""
    scores = [score_zoo(state.material, zoo) for zoo in state.zoos]
    if state.options.players == 1 and state.end_seat != NONE:
        face_down = len(state.solo_markers) - state.solo_at
        scores[0].end += face_down * state.material.scoring.solo_marker
    return scores


def animal_count(zoo: Zoo) -> int:
    """Animal tiles in the zoo, the tie-break (R9.10)."""
    return int(count_cells(zoo.kind_mask[ANIMAL]))


def winners(state: GameState) -> list[int]:
    """The seats that win (R9.10); none while the game runs, and none after a lost solo game."""
    if state.outcome == PLAYING or state.outcome == SOLO_LOST:
        return []
    scores = final_scores(state)
    ranks = [(scores[seat].total(), animal_count(zoo)) for seat, zoo in enumerate(state.zoos)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def is_tie_broken(state: GameState) -> bool:
    """Whether animals decided between seats with equal points (R9.10)."""
    scores = [score.total() for score in final_scores(state)]
    leaders = [seat for seat, total in enumerate(scores) if total == max(scores)]
    return len(leaders) > len(winners(state)) > 0

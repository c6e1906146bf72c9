"""The board as one reader may see it (R11.1): tiles by id ("A034"), cells by name ("c1")."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sanctuary.server.messages.shape import (
    CardName,
    CellName,
    MarkerSize,
    ObjectiveName,
    SeatNumber,
    Shape,
    TileId,
    UpgradeMarker,
)


class FaceUpTile(Shape):
    """A face-up tile; `under`: the released animal below a project (R6.2)."""

    kind: Literal["tile"] = "tile"
    tile: TileId
    under: TileId | None = None


class OpenAreaTile(Shape):
    """A face-down tile (R1.1); `front`: what it is, for a reader who may know it."""

    kind: Literal["open"] = "open"
    from_hand: bool
    front: TileId | None = None


CellContent = Annotated[FaceUpTile | OpenAreaTile, Field(discriminator="kind")]


class ActionCard(Shape):
    """An action card as it lies (R3.3)."""

    card: CardName
    slot: Annotated[int, Field(ge=1, le=4)]
    side: Annotated[int, Field(ge=1, le=2)]
    strength: int


class Score(Shape):
    """Points as they stand, by the rows of the score pad and by cell (R9).

    `end`: the end-of-game marker and, solo, the markers still face down.
    """

    animals: int
    projects: int
    buildings: int
    open_areas: int
    achievements: int
    markers: int
    end: int
    total: int
    cells: dict[CellName, int]


class Zoo(Shape):
    """All that belongs to one seat. `cells` holds only those with a tile on them, nothing printed.

    `hand` is there for a reader who may see it; `achievement_markers`, `upgrade_markers`: the unused ones;
    `supported`: objective to marker size; `animal_tiles` breaks ties (R9.10).
    """

    seat: SeatNumber
    cells: dict[CellName, CellContent]
    hand: list[TileId] | None = None
    hand_size: int
    cards: list[ActionCard]
    supported: dict[ObjectiveName, MarkerSize]
    achievement_markers: list[MarkerSize]
    upgrade_markers: list[UpgradeMarker]
    conservation: int
    pouch: int
    end_marker: int
    animal_tiles: int
    score: Score


class LastSeen(Shape):
    """The zoos of a game that this server cannot re-run, as anyone may see them, with the points they had."""

    side: Annotated[int, Field(ge=1, le=2)]
    zoos: list[Zoo]


class DisplayPlace(Shape):
    """A position of the display; `in_range`: within the range of the active seat's projects card (R3.3)."""

    position: Annotated[int, Field(ge=1, le=6)]
    tile: TileId | None = None
    in_range: bool


class SoloMarkers(Shape):
    """Solo markers (R12): those flipped so far, in order, and how many are left."""

    flipped: list[int]
    left: int


class Result(Shape):
    """How the game ended. No winners: a solo game was lost. `tie_broken`: animals decided (R9.10)."""

    winners: list[SeatNumber]
    tie_broken: bool


class Board(Shape):
    """Everything on the table.

    `active`: the seat in turn, left out once the game is over; `last_turn`: the end was triggered, so
    this is the active seat's last turn, `end_seat`: by whom, `turns_left`: this turn included (R10.2).
    """

    side: Annotated[int, Field(ge=1, le=2)]
    ply: int
    turn: int
    active: SeatNumber | None = None
    first_seat: SeatNumber
    last_turn: bool
    end_seat: SeatNumber | None = None
    turns_left: int
    outcome: Literal["playing", "scored", "solo_won", "solo_lost"]
    result: Result | None = None
    display: list[DisplayPlace]
    revealed: list[TileId]
    discards: list[TileId]
    pile_size: int
    objectives: list[ObjectiveName]
    solo: SoloMarkers | None = None
    zoos: list[Zoo]

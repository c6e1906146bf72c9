"""Readings of a table (tables/reading.py) as messages: numbers become ids and names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.rules.cells import CELL_COUNT, CELL_NAMES
from sanctuary.rules.effects import OPEN_AREA
from sanctuary.rules.moves import CARDS, MARKER_SIZES, OBJECTIVES, PROJECTS_CARD, SMALLEST_MARKER
from sanctuary.rules.scoring import CATEGORIES, animal_count
from sanctuary.rules.state import OUTCOMES
from sanctuary.rules.zoo import NONE
from sanctuary.server.messages.board import (
    ActionCard,
    Board,
    CellContent,
    DisplayPlace,
    FaceUpTile,
    OpenAreaTile,
    Result,
    Score,
    SoloMarkers,
    Zoo,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sanctuary.rules.scoring import Score as RulesScore
    from sanctuary.rules.zoo import Zoo as RulesZoo
    from sanctuary.tables.reading import BoardReading
    from sanctuary.views.view import SeatView

UPGRADES: Final = 4


def board_message(reading: BoardReading) -> Board:
    """The whole board."""
    view = reading.view
    ids = view.material.tiles.ids
    over = reading.winners is not None
    return Board.model_construct(
        side=view.options.side,
        ply=view.ply,
        turn=view.turn,
        active=None if over else view.active,
        first_seat=view.first_seat,
        last_turn=view.is_last_turn(),
        end_seat=None if view.end_seat == NONE else view.end_seat,
        turns_left=view.turns_left,
        outcome=OUTCOMES[view.outcome],
        result=_result(reading),
        display=_display(view),
        revealed=[ids[tile] for tile in view.revealed],
        discards=[ids[tile] for tile in view.discards],
        pile_size=view.pile_size,
        objectives=[OBJECTIVES[objective] for objective in view.objectives],
        solo=_solo(view),
        zoos=[
            zoo_message(seat, zoo, view.hand_sizes[seat], reading.scores[seat], ids)
            for seat, zoo in enumerate(view.zoos)
        ],
    )


def _result(reading: BoardReading) -> Result | None:
    if reading.winners is None:
        return None
    return Result(winners=reading.winners, tie_broken=reading.tie_broken)


def _solo(view: SeatView) -> SoloMarkers | None:
    if view.options.players != 1:
        return None
    return SoloMarkers(flipped=view.solo_flipped, left=view.solo_left)


def _display(view: SeatView) -> list[DisplayPlace]:
    reach = view.zoos[view.active].strength(PROJECTS_CARD)
    return [
        DisplayPlace.model_construct(
            position=place + 1,
            tile=None if tile == NONE else view.material.tiles.ids[tile],
            in_range=place < reach,
        )
        for place, tile in enumerate(view.display)
    ]


def zoo_message(seat: int, zoo: RulesZoo, size: int, score: RulesScore, ids: Sequence[str]) -> Zoo:
    """All that belongs to a seat; `size`: tiles in hand, which are left out unless the zoo holds them all."""
    return Zoo.model_construct(
        seat=seat,
        cells=_cells(zoo, ids),
        hand=[ids[tile] for tile in zoo.hand] if len(zoo.hand) == size else None,
        hand_size=size,
        cards=_cards(zoo),
        supported={OBJECTIVES[objective]: size for objective, size in enumerate(zoo.supported) if size},
        achievement_markers=[size for size in MARKER_SIZES if zoo.markers >> (size - SMALLEST_MARKER) & 1],
        upgrade_markers=[marker + 1 for marker in range(UPGRADES) if not zoo.upgrades_used >> marker & 1],
        conservation=zoo.conservation,
        pouch=zoo.pouch,
        end_marker=zoo.end_marker,
        animal_tiles=animal_count(zoo),
        score=Score.model_construct(
            **{name: getattr(score, name) for name in CATEGORIES},
            total=score.total(),
            cells={CELL_NAMES[cell]: points for cell, points in enumerate(score.cells) if points != NONE},
        ),
    )


def _cells(zoo: RulesZoo, ids: Sequence[str]) -> dict[str, CellContent]:
    cells: dict[str, CellContent] = {}
    for cell in range(CELL_COUNT):
        under = None if zoo.under[cell] == NONE else ids[zoo.under[cell]]
        if zoo.top[cell] != NONE:
            cells[CELL_NAMES[cell]] = FaceUpTile.model_construct(tile=ids[zoo.top[cell]], under=under)
        elif zoo.kind_mask[OPEN_AREA] & zoo.filled & 1 << cell:
            from_hand = zoo.hidden_at[cell] != NONE
            cells[CELL_NAMES[cell]] = OpenAreaTile.model_construct(from_hand=from_hand, front=under)
    return cells


def _cards(zoo: RulesZoo) -> list[ActionCard]:
    cards = [
        ActionCard.model_construct(
            card=name, slot=zoo.slots[card], side=1 + (zoo.upgraded >> card & 1), strength=zoo.strength(card)
        )
        for card, name in enumerate(CARDS)
    ]
    return sorted(cards, key=lambda card: card.slot)

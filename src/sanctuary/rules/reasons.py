"""Why a move is not legal: the rule that stands against it, as a code that clients put into words."""

from __future__ import annotations

from typing import Final

from sanctuary.rules import decisions
from sanctuary.rules.actions import required_strength
from sanctuary.rules.cells import BIT
from sanctuary.rules.moves import (
    CARD,
    CELL,
    DONE,
    GAIN,
    MOVE_COUNT,
    OBJECTIVE,
    PLAY,
    PROJECTS_CARD,
    TILE,
    range_of,
)
from sanctuary.rules.placement import (
    empty_spaces,
    frontier,
    meets_placement_condition,
    meets_playing_condition,
    spaces_for,
)
from sanctuary.rules.state import DISPLAY_SIZE, Frame, GameState
from sanctuary.rules.tiles import KIND_BUILDING
from sanctuary.rules.zoo import NONE

UNKNOWN_MOVE: Final = "unknown-move"
GAME_OVER: Final = "game-over"
OTHER_DECISION: Final = "other-decision"
MUST_CHOOSE: Final = "must-choose"
NOT_IN_HAND: Final = "not-in-hand"
NOT_ON_DISPLAY: Final = "not-on-display"
OUT_OF_RANGE: Final = "R4.1"
WRONG_KIND: Final = "R6.10"
WRONG_CARD: Final = "R5.2"
NOT_A_PROJECT: Final = "R5.4"
TOO_WEAK: Final = "R5.5"
NOTHING_TO_PLAY: Final = "R4.2"
NOT_A_BUILDING: Final = "R4.4"
NOT_EMPTY: Final = "R2.5"
NOT_NEXT_TO_TILE: Final = "R6.1"
NO_ANIMAL_TO_RELEASE: Final = "R6.2"
ARROWS: Final = "R6.4"
CONDITION_OF_SPACE: Final = "R7.2"
CONDITION_OF_PLAYER: Final = "R7.3"
NO_PLACE: Final = "no-place"
NOT_TO_RELOCATE: Final = "R6.16"
OBJECTIVE_OUT_OF_REACH: Final = "R8.1"
UPGRADE_CONDITION: Final = "R8.4"
NOTHING_TO_DO: Final = "R6.7"

REASONS: Final = (
    UNKNOWN_MOVE, GAME_OVER, OTHER_DECISION, MUST_CHOOSE, NOT_IN_HAND, NOT_ON_DISPLAY, OUT_OF_RANGE,
    WRONG_KIND, WRONG_CARD, NOT_A_PROJECT, TOO_WEAK, NOTHING_TO_PLAY, NOT_A_BUILDING, NOT_EMPTY,
    NOT_NEXT_TO_TILE, NO_ANIMAL_TO_RELEASE, ARROWS, CONDITION_OF_SPACE, CONDITION_OF_PLAYER, NO_PLACE,
    NOT_TO_RELOCATE, OBJECTIVE_OUT_OF_REACH, UPGRADE_CONDITION, NOTHING_TO_DO,
)  # fmt: skip
"""Every code `explain_illegal` may give; those that are rule numbers name the rule broken."""

WANTED_RANGE: Final = {
    decisions.TAKE: "tile",
    decisions.PLAY: "tile",
    decisions.PLACE: "cell",
    decisions.COVER: "tile",
    decisions.DISCARD: "tile",
    decisions.CHOOSE: "effect",
    decisions.KEEP: "tile",
    decisions.POUCH: "tile",
    decisions.OPEN_AREA: "cell",
    decisions.RELOCATE: "cell",
    decisions.RELOCATE_TO: "cell",
    decisions.MOVE_CARD: "card",
    decisions.SUPPORT: "objective",
    decisions.MARKER: "marker",
    decisions.UPGRADE: "upgrade",
    decisions.UPGRADE_CARD: "card",
}
"""The range of moves each decision chooses from, DONE aside."""


class IllegalMove(Exception):  # noqa: N818  what it is called everywhere
    """A move that the rules do not allow now. `reason` is one of REASONS."""

    def __init__(self, move: int, reason: str) -> None:
        super().__init__(f"move {move} is not legal: {reason}")
        self.move: Final = move
        self.reason: Final = reason


def explain_illegal(state: GameState, move: int) -> str:
    """The reason why a move that is not in `state.legal` is refused."""
    if not 0 <= move < MOVE_COUNT:
        return UNKNOWN_MOVE
    if state.is_over():
        return GAME_OVER
    frame = decisions.current(state)
    op = frame.op
    if move == DONE:
        return MUST_CHOOSE
    if op == decisions.ACT:
        return NOTHING_TO_PLAY if PLAY <= move < CARD else OTHER_DECISION
    wanted = WANTED_RANGE.get(op, "")
    if wanted == "tile" and move < CELL:
        return _explain_tile(state, frame, move - TILE)
    if wanted == "cell" and CELL <= move < GAIN:
        return _explain_cell(state, frame, move - CELL)
    if op == decisions.SUPPORT and move >= OBJECTIVE:
        return OBJECTIVE_OUT_OF_REACH
    return _EXPLAINED_BY_DECISION.get(op, OTHER_DECISION) if _is_in(move, wanted) else OTHER_DECISION


_EXPLAINED_BY_DECISION: Final = {
    decisions.CHOOSE: NOTHING_TO_DO,
    decisions.MOVE_CARD: NOTHING_TO_DO,
    decisions.SUPPORT: OBJECTIVE_OUT_OF_REACH,
    decisions.MARKER: OBJECTIVE_OUT_OF_REACH,
    decisions.UPGRADE: UPGRADE_CONDITION,
    decisions.UPGRADE_CARD: UPGRADE_CONDITION,
}


def _is_in(move: int, wanted: str) -> bool:
    return range_of(move)[0] == wanted


def _explain_tile(state: GameState, frame: Frame, tile: int) -> str:
    if frame.op == decisions.TAKE:
        return _explain_take(state, frame, tile)
    if frame.op == decisions.KEEP:
        return WRONG_KIND
    if tile not in state.zoos[state.seat].hand:
        return NOT_IN_HAND
    return _explain_play(state, frame, tile)


def _explain_take(state: GameState, frame: Frame, tile: int) -> str:
    if tile not in state.display:
        return NOT_ON_DISPLAY
    if frame.strength < DISPLAY_SIZE and state.display.index(tile) >= frame.strength:
        return OUT_OF_RANGE
    return WRONG_KIND


def _explain_play(state: GameState, frame: Frame, tile: int) -> str:
    tiles = state.material.tiles
    zoo = state.zoos[state.seat]
    if frame.kind == NONE:
        if tiles.kind[tile] != KIND_BUILDING:
            return NOT_A_BUILDING
        zoo_map = state.material.zoo_map
        if not meets_playing_condition(tiles, zoo_map, zoo, tile, len(zoo.hand) - 1):
            return CONDITION_OF_PLAYER
    elif not tiles.cards[tile] & BIT[frame.kind]:
        return NOT_A_PROJECT if frame.kind == PROJECTS_CARD else WRONG_CARD
    elif required_strength(tiles, zoo, tile) > frame.strength:
        return TOO_WEAK
    return NO_PLACE


def _explain_cell(state: GameState, frame: Frame, cell: int) -> str:
    if frame.op == decisions.RELOCATE:
        return NOT_TO_RELOCATE
    material = state.material
    zoo = state.zoos[state.seat]
    tile = frame.tile if frame.op == decisions.PLACE else NONE
    if tile != NONE and material.tiles.release_icon[tile] != NONE:
        return NO_ANIMAL_TO_RELEASE
    if not empty_spaces(material.zoo_map, zoo) & BIT[cell]:
        return NOT_EMPTY
    if frame.op == decisions.RELOCATE_TO:
        return NOT_TO_RELOCATE
    edge = frontier(material.zoo_map, zoo, 0)
    if not edge & BIT[cell]:
        return NOT_NEXT_TO_TILE
    if tile == NONE:
        return OTHER_DECISION
    good = meets_placement_condition(material.tiles, material.zoo_map, zoo, tile, BIT[cell], 0)
    if not good:
        return CONDITION_OF_SPACE
    others = len(zoo.hand) - 1
    if not spaces_for(material.tiles, material.zoo_map, zoo, tile, others, edge) & BIT[cell]:
        return ARROWS
    return OTHER_DECISION


def explain_placement(state: GameState, tile: int, cell: int) -> str:
    """Why a hand tile could not go on a cell, strength aside; "" when it could (R6, R7)."""
    zoo = state.zoos[state.seat]
    material = state.material
    edge = frontier(material.zoo_map, zoo, 0)
    others = len(zoo.hand) - 1
    if spaces_for(material.tiles, material.zoo_map, zoo, tile, others, edge) & BIT[cell]:
        return ""
    if not meets_playing_condition(material.tiles, material.zoo_map, zoo, tile, others):
        return CONDITION_OF_PLAYER
    return _explain_cell(state, Frame(decisions.PLACE, tile=tile), cell)

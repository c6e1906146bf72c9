"""The light policy of playouts: a sensible move at a glance, with some chance in it.

Every decision is settled by one short rule over `tile_value`; nothing is looked ahead but the points of the
cells for a tile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanctuary.rules import decisions
from sanctuary.rules.actions import required_strength
from sanctuary.rules.cells import BIT, NEIGHBOURS, count_cells
from sanctuary.rules.game import apply_move
from sanctuary.rules.moves import (
    CARD,
    CARD_COUNT,
    CELL,
    DONE,
    GAIN,
    OBJECTIVE,
    PLAY,
    PROJECTS_CARD,
    SMALLEST_MARKER,
    TILE,
)
from sanctuary.rules.placement import empty_spaces
from sanctuary.rules.scoring import zoo_total
from sanctuary.rules.state import GameState
from sanctuary.rules.turns import marker_sizes
from sanctuary.rules.zoo import NONE, Zoo
from sanctuary.search import taste as tastes
from sanctuary.search.dice import Dice
from sanctuary.search.tile_value import Outlook, tile_value

if TYPE_CHECKING:
    from mypy_extensions import i64



def play_out(state: GameState, taste: list[float], dice: Dice, last_turn: int) -> int:
    """Play by the light policy until turn `last_turn` is over or the game ends. Returns the moves made."""
    moves = 0
    while state.turn <= last_turn and not state.is_over():
        apply_move(state, light_move(state, taste, dice))
        moves += 1
    return moves


def light_move(state: GameState, taste: list[float], dice: Dice) -> int:
    """A legal move for the decision that waits."""
    legal = state.legal
    if len(legal) == 1:
        return legal[0]
    op = state.stack[-1].op
    if op == decisions.ACT:
        return _act(state, taste, dice)
    if op in (decisions.TAKE, decisions.KEEP, decisions.PLAY):
        return _best_tile(state, taste, dice)
    if op == decisions.PLACE:
        return _best_cell(state, taste, dice)
    if op in (decisions.COVER, decisions.DISCARD, decisions.POUCH):
        return _cheapest_tile(state, taste)
    if op == decisions.SUPPORT:
        return _support(state, taste)
    if op == decisions.RELOCATE:
        return DONE
    if op == decisions.MARKER:
        return legal[len(legal) - 1]
    if op == decisions.UPGRADE_CARD and legal[0] == CARD + PROJECTS_CARD:
        if dice.fraction() < taste[tastes.UPGRADE_PROJECTS]:
            return legal[0]
        return legal[1 + dice.below(len(legal) - 1)]
    # The others are as good as each other; none declines what can be had (DONE stands last).
    number = len(legal)
    if legal[number - 1] == DONE:
        number -= 1
    return legal[dice.below(number)]


def _act(state: GameState, taste: list[float], dice: Dice) -> int:
    """Play the best tile that a card can play, unless gaining looks better."""
    zoo = state.zoos[state.seat]
    legal = state.legal
    tiles = state.material.tiles
    noise = taste[tastes.NOISE]
    outlook = Outlook(state, zoo, taste)
    best = GAIN + 1 + dice.below(CARD_COUNT - 1)
    fall = taste[tastes.GAIN_FALL] * len(zoo.hand)
    best_value = taste[tastes.GAIN] - fall + noise * dice.fraction()
    for tile in state.display:
        if tile != NONE:
            value = taste[tastes.GAIN_PROJECTS] * tile_value(outlook, zoo, tile) - fall
            if value > best_value:
                best, best_value = GAIN + PROJECTS_CARD, value
    usable: i64 = 0
    for move in legal[CARD_COUNT:]:
        usable |= BIT[move - PLAY]
    for tile in zoo.hand:
        cards: i64 = tiles.cards[tile]
        if not cards & usable:
            continue
        strength = required_strength(tiles, zoo, tile)
        value = tile_value(outlook, zoo, tile) + noise * dice.fraction()
        for card in range(CARD_COUNT):
            if cards & usable & BIT[card] and zoo.strength(card) >= strength:
                fitting = value - taste[tastes.STRENGTH] * (zoo.strength(card) - strength)
                if fitting > best_value:
                    best, best_value = PLAY + card, fitting
    return best


def _best_tile(state: GameState, taste: list[float], dice: Dice) -> int:
    zoo = state.zoos[state.seat]
    outlook = Outlook(state, zoo, taste)
    best = state.legal[0]
    best_value = -1000.0
    for move in state.legal:
        if move == DONE:
            value = taste[tastes.BUILD]
        else:
            value = tile_value(outlook, zoo, move - TILE) + taste[tastes.NOISE] * dice.fraction()
        if value > best_value:
            best, best_value = move, value
    return best


def _best_cell(state: GameState, taste: list[float], dice: Dice) -> int:
    """Where the tile scores most at once, with a liking for bonuses and for its other sex."""
    material = state.material
    zoo = state.zoos[state.seat]
    tile = state.stack[-1].tile
    bonus = material.zoo_map.bonus
    partner = material.tiles.pair[tile]
    best = state.legal[0]
    best_value = -1000.0
    for move in state.legal:
        cell = move - CELL
        trial = zoo.copy()
        trial.put_face_up(material.tiles, tile, cell)
        value = float(zoo_total(material, trial)) + taste[tastes.NOISE] * dice.fraction()
        if bonus[cell] != NONE:
            value += taste[tastes.BONUS_CELL]
        if partner != NONE and is_beside(zoo, partner, cell):
            value += taste[tastes.PAIR_CELL]
        if value > best_value:
            best, best_value = move, value
    return best


def is_beside(zoo: Zoo, tile: int, cell: int) -> bool:
    """Whether a tile lies face up next to a cell."""
    if tile not in zoo.top:
        return False
    return bool(NEIGHBOURS[cell] & BIT[zoo.top.index(tile)])


def _cheapest_tile(state: GameState, taste: list[float]) -> int:
    """The hand tile that is worth least; DONE where it is worth more than a pouch marker."""
    zoo = state.zoos[state.seat]
    outlook = Outlook(state, zoo, taste)
    best = state.legal[0]
    best_value = 1000.0
    for move in state.legal:
        value = taste[tastes.POUCH] if move == DONE else tile_value(outlook, zoo, move - TILE)
        if value < best_value:
            best, best_value = move, value
    return best


def _support(state: GameState, taste: list[float]) -> int:
    """The objective that takes the largest marker; small ones wait while there is room for more icons."""
    zoo = state.zoos[state.seat]
    best = DONE
    best_size = 0
    for move in state.legal:
        if move != DONE:
            sizes = marker_sizes(zoo, move - OBJECTIVE)
            if sizes[len(sizes) - 1] > best_size:
                best, best_size = move, sizes[len(sizes) - 1]
    is_largest = not zoo.markers >> (best_size - SMALLEST_MARKER + 1)
    if is_largest or state.end_seat != NONE:
        return best
    room = float(count_cells(empty_spaces(state.material.zoo_map, zoo)))
    return DONE if room > taste[tastes.PATIENCE] else best

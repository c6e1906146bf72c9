"""Action cards: what they may do, playing tiles with them, and sliding them (R4.2–R4.4, R5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.rules import events
from sanctuary.rules.cells import BIT, cells_of, lowest_cell
from sanctuary.rules.decisions import COVER, DISCARD, PLACE, PLAY, SLIDE, TAKE, TRIGGER
from sanctuary.rules.moves import CARD_COUNT, CELL, DONE, GAIN, PROJECTS_CARD, TILE
from sanctuary.rules.moves import PLAY as PLAY_MOVE
from sanctuary.rules.pile import draw_to_hand
from sanctuary.rules.placement import covered_by, frontier, spaces_for
from sanctuary.rules.state import DISPLAY_SIZE, Frame, GameState
from sanctuary.rules.tiles import KIND_BUILDING, TileSet
from sanctuary.rules.zoo import NONE, Zoo

if TYPE_CHECKING:
    from mypy_extensions import i64

DRAWN_BY_GAIN: Final = 2


def required_strength(tiles: TileSet, zoo: Zoo, tile: int) -> int:
    """Level less all ongoing discounts that fit, never below 0 (R5.5, R6.8)."""
    strength = tiles.level[tile]
    kinds = tiles.kinds[tile]
    for source in zoo.ongoing:
        for number, kind in tiles.discounts[source]:
            if kinds >> kind & 1:
                strength -= number
    return max(0, strength)


def slide_card(zoo: Zoo, card: int) -> None:
    """The card goes to slot 1; the cards left of it move one slot right (R4.3)."""
    slots = zoo.slots.copy()
    for other in range(CARD_COUNT):
        if slots[other] < zoo.slots[card]:
            slots[other] += 1
    slots[card] = 1
    zoo.slots = slots


def act_moves(state: GameState) -> list[int]:
    """Gain with any card; play with those that have a tile to play (R4.2)."""
    tiles = state.material.tiles
    zoo_map = state.material.zoo_map
    zoo = state.zoos[state.seat]
    edge = frontier(zoo_map, zoo, 0)
    others = len(zoo.hand) - 1
    usable: i64 = 0
    for tile in zoo.hand:
        cards: i64 = tiles.cards[tile]
        cards &= ~usable
        if not cards:
            continue
        strength = required_strength(tiles, zoo, tile)
        for card in range(CARD_COUNT):
            if cards & BIT[card] and zoo.strength(card) < strength:
                cards ^= BIT[card]
        if cards and spaces_for(tiles, zoo_map, zoo, tile, others, edge):
            usable |= cards
    moves = [GAIN + card for card in range(CARD_COUNT)]
    moves += [PLAY_MOVE + card for card in range(CARD_COUNT) if usable & BIT[card]]
    return moves


def act(state: GameState, move: int) -> None:
    """Use a card; it slides once the action is over."""
    zoo = state.zoos[state.seat]
    state.stack.pop()
    playing = move >= PLAY_MOVE
    card = move - (PLAY_MOVE if playing else GAIN)
    strength = zoo.strength(card)
    upgraded = zoo.upgraded >> card & 1
    state.note(events.ACTED, card, int(playing), strength)
    state.stack.append(Frame(SLIDE, kind=card))
    if playing:
        number = 1 if card == PROJECTS_CARD else 1 + upgraded
        state.stack.append(Frame(PLAY, n=number, must=1, kind=card, strength=strength))
    elif card == PROJECTS_CARD:
        state.stack.append(Frame(TAKE, n=1 + upgraded, must=1, strength=DISPLAY_SIZE))
    else:
        draw_to_hand(state, DRAWN_BY_GAIN)


def finish_action(state: GameState, card: int) -> None:
    """Slide the card that was used (R4.3)."""
    zoo = state.zoos[state.seat]
    state.note(events.SLID, card, zoo.slots[card])
    slide_card(zoo, card)


def play_moves(state: GameState, frame: Frame) -> list[int]:
    """The hand tiles that the frame's card may still play (R5.2, R5.4), or the buildings (R4.4)."""
    if not frame.n:
        return []
    tiles = state.material.tiles
    zoo_map = state.material.zoo_map
    zoo = state.zoos[state.seat]
    if frame.kind == NONE:
        playable = [tile for tile in zoo.hand if tiles.kind[tile] == KIND_BUILDING]
    else:
        playable = [
            tile
            for tile in zoo.hand
            if tiles.cards[tile] & BIT[frame.kind] and required_strength(tiles, zoo, tile) <= frame.strength
        ]
    moves: list[int] = []
    if playable:
        edge = frontier(zoo_map, zoo, 0)
        others = len(zoo.hand) - 1
        for tile in playable:
            if spaces_for(tiles, zoo_map, zoo, tile, others, edge):
                moves.append(TILE + tile)
    if not frame.must:
        moves.append(DONE)
    return moves


def choose_tile_to_play(state: GameState, move: int) -> None:
    """Ask where a tile goes; nobody else learns which one it is before it lies there."""
    if move == DONE:
        state.stack.pop()
    else:
        state.stack.append(Frame(PLACE, tile=move - TILE))


def place_moves(state: GameState, tile: int) -> list[int]:
    """The cells where a hand tile may go."""
    zoo_map = state.material.zoo_map
    zoo = state.zoos[state.seat]
    edge = frontier(zoo_map, zoo, 0)
    cells = spaces_for(state.material.tiles, zoo_map, zoo, tile, len(zoo.hand) - 1, edge)
    return [CELL + cell for cell in cells_of(cells)]


def place_tile(state: GameState, tile: int, cell: int) -> None:
    """Lay a tile from hand; its open areas, its cost and all it sets off follow (R6.5)."""
    tiles = state.material.tiles
    zoo = state.zoos[state.seat]
    state.stack.pop()
    _pay(state.stack[-1], tiles, zoo, tile)
    released = zoo.top[cell] != NONE
    zoo.show_from_hand(tile)
    zoo.put_face_up(tiles, tile, cell)
    state.note(events.PLACED, tile, cell)
    open_areas: i64 = 0
    covered: i64 = 0
    if not released:
        if tiles.arrows[tile]:
            open_areas = covered_by(state.material.zoo_map, zoo, tiles.arrows[tile], cell)
        covered = open_areas | BIT[cell]
    state.stack.append(Frame(TRIGGER, n=cell, tile=tile, cells=int(covered)))
    cost = tiles.cost(tile)
    if cost:
        state.stack.append(Frame(DISCARD, n=cost))
    if open_areas:
        state.stack.append(Frame(COVER, cells=int(open_areas)))


def _pay(frame: Frame, tiles: TileSet, zoo: Zoo, tile: int) -> None:
    """Take a tile's strength and turn out of the frame that plays it (R5.2)."""
    if frame.kind != NONE:
        frame.strength -= required_strength(tiles, zoo, tile)
    frame.n -= 1
    frame.must = 0


def cover_cell(state: GameState, frame: Frame, tile: int) -> None:
    """Lay a hand tile face down on the next pointed-at space (R6.4)."""
    zoo = state.zoos[state.seat]
    cell = int(lowest_cell(frame.cells))
    zoo.hand.remove(tile)
    zoo.put_face_down(tile, cell, state.ply)
    state.note(events.OPEN_AREA_PLACED, cell, 1)
    state.note(events.HID_TILE, tile, cell, viewer=state.seat)
    frame.cells &= frame.cells - 1
    if not frame.cells:
        state.stack.pop()

"""Pile, display and discards: how tiles come and go (R4.7, R5.1, R6.10, R10.5)."""

from __future__ import annotations

from sanctuary.rules import events
from sanctuary.rules.shuffle import shuffle
from sanctuary.rules.state import DISPLAY_SIZE, GameState
from sanctuary.rules.zoo import NONE


def can_draw(state: GameState) -> bool:
    """Whether the pile holds a tile, or may be refilled because the end was triggered (R10.5)."""
    return state.pile_at < len(state.pile) or (state.end_seat != NONE and bool(state.discards))


def draw(state: GameState) -> int:
    """The pile's top tile, or NONE when there is nothing to draw."""
    if not can_draw(state):
        return NONE
    if state.pile_at == len(state.pile):
        state.pile, state.chance = shuffle(state.discards, state.chance)
        state.pile_at = 0
        state.discards = []
        state.reveals += 1
        state.note(events.PILE_RESHUFFLED, len(state.pile))
    tile = state.pile[state.pile_at]
    state.pile_at += 1
    return tile


def draw_to_hand(state: GameState, number: int) -> None:
    """Draw up to `number` tiles to the hand of the seat in turn."""
    zoo = state.zoos[state.seat]
    drawn = 0
    while drawn < number and can_draw(state):
        tile = draw(state)
        zoo.add_to_hand(tile, NONE)
        state.note(events.DREW_TILE, tile, viewer=state.seat)
        drawn += 1
    if drawn:
        state.reveals += 1
        state.note(events.DREW, drawn)


def reveal(state: GameState, number: int) -> None:
    """Turn up to `number` tiles of the pile face up for all (R6.11)."""
    while len(state.revealed) < number and can_draw(state):
        tile = draw(state)
        state.revealed.append(tile)
        state.note(events.REVEALED, tile)
    state.reveals += 1


def keep_revealed(state: GameState, kept: int) -> None:
    """Take one revealed tile to hand (NONE: none) and discard the others (R6.11)."""
    for tile in state.revealed:
        if tile == kept:
            state.zoos[state.seat].add_to_hand(tile, state.ply)
            state.note(events.KEPT, tile)
        else:
            discard(state, tile)
    state.revealed = []


def discard(state: GameState, tile: int) -> None:
    """Put a tile on the discards, face up."""
    state.discards.append(tile)
    state.note(events.DISCARDED, tile)


def take_from_display(state: GameState, tile: int) -> None:
    """Move a display tile to the hand of the seat in turn; the gap stays (R4.7)."""
    place = state.display.index(tile)
    state.display[place] = NONE
    state.zoos[state.seat].add_to_hand(tile, state.ply)
    state.note(events.TOOK, tile, place + 1)


def refill_display(state: GameState) -> None:
    """Slide the display down to close gaps and fill it from the pile (R4.7)."""
    display = [tile for tile in state.display if tile != NONE]
    while len(display) < DISPLAY_SIZE and can_draw(state):
        tile = draw(state)
        display.append(tile)
        state.note(events.REFILLED, len(display), tile)
    while len(display) < DISPLAY_SIZE:
        display.append(NONE)
    state.display = display
    state.reveals += 1


def flip_solo_marker(state: GameState) -> None:
    """Flip a marker and discard the display tile it points at (R12.2)."""
    marker = state.solo_markers[state.solo_at]
    state.solo_at += 1
    state.reveals += 1
    place = marker - 1
    if state.display[place] == NONE:
        place = 0
        while place < DISPLAY_SIZE and state.display[place] == NONE:
            place += 1
    tile = NONE
    if place < DISPLAY_SIZE:
        tile = state.display[place]
        state.display[place] = NONE
        state.discards.append(tile)
    state.note(events.SOLO_FLIPPED, marker, tile)

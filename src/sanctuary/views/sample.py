"""Full games that agree with what a seat knows, drawn at random (R11.1).

Tiles that everybody saw going to a hand are kept there, or face down where that hand may have laid
them since; everything else unknown is dealt at random. (One determinisation in the sense of Cowling,
Powley and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE TCIAIG 4(2), 2012.)
"""

from __future__ import annotations

from typing import Final

from sanctuary.rules.cells import CELL_COUNT
from sanctuary.rules.resolver import list_moves
from sanctuary.rules.setup import SOLO_MARKERS
from sanctuary.rules.shuffle import Chance, shuffle
from sanctuary.rules.state import GameState
from sanctuary.rules.zoo import NONE, Zoo, replaced
from sanctuary.views.view import SeatView, face_down_cells

TRIES: Final = 100
"""How often hands are dealt anew in search of one that has what its seat has declared to play."""


def sample(view: SeatView, chance: Chance) -> tuple[GameState, Chance]:
    """A state whose view for the same seat is this view, and the generator after drawing it.

    A seat that chose to play a tile has one (R4.2), so a deal that leaves it no legal move is dealt anew.
    """
    state, chance = _deal(view, chance)
    tries = 1
    while state.stack and not state.legal and tries < TRIES:
        state, chance = _deal(view, chance)
        tries += 1
    return state, chance


def _deal(view: SeatView, chance: Chance) -> tuple[GameState, Chance]:
    """What the viewer cannot know, at random."""
    zoos = [zoo.copy() for zoo in view.zoos]
    unknown, chance = shuffle(unknown_tiles(view), chance)
    for owner in range(len(zoos)):
        chance = _place_seen(view, owner, zoos[owner], chance)
    for owner, zoo in enumerate(zoos):
        for cell in face_down_cells(view, owner):
            if zoo.under[cell] == NONE:
                zoo.under = replaced(zoo.under, cell, unknown.pop())
        while len(zoo.hand) < view.hand_sizes[owner]:
            zoo.add_to_hand(unknown.pop(), NONE)
    solo_markers, chance = _solo_markers(view, chance)
    state = GameState(
        material=view.material,
        options=view.options,
        zoos=zoos,
        seat=view.active,
        first_seat=view.first_seat,
        turn=view.turn,
        ply=view.ply,
        display=view.display[:],
        pile=unknown,
        pile_at=0,
        discards=view.discards[:],
        revealed=view.revealed[:],
        objectives=view.objectives,
        solo_markers=solo_markers,
        solo_at=len(view.solo_flipped),
        owed=view.owed,
        end_seat=view.end_seat,
        turns_left=view.turns_left,
        outcome=view.outcome,
        stack=[frame.copy() for frame in view.frames],
        legal=view.legal,
        chance=chance,
        reveals=0,
    )
    if view.seat != view.active and state.stack:
        state.legal = list_moves(state, state.stack[-1])
    return state, chance


def unknown_tiles(view: SeatView) -> list[int]:
    """The tiles whose place the viewer does not know at all, ascending."""
    known = [False] * view.material.tiles.count
    for tile in view.display:
        if tile != NONE:
            known[tile] = True
    for tile in view.discards:
        known[tile] = True
    for tile in view.revealed:
        known[tile] = True
    for zoo in view.zoos:
        for tile in zoo.hand:
            known[tile] = True
        for tile in zoo.seen:
            known[tile] = True
        for cell in range(CELL_COUNT):
            if zoo.top[cell] != NONE:
                known[zoo.top[cell]] = True
            if zoo.under[cell] != NONE:
                known[zoo.under[cell]] = True
    return [tile for tile in range(len(known)) if not known[tile]]


def _place_seen(view: SeatView, owner: int, zoo: Zoo, chance: Chance) -> Chance:
    """Put each tile that was seen going to a hand into that hand, or under a tile laid from it later.

    The latest tiles come first: whatever is open to them is open to all the earlier ones, so none can
    be left without a place.
    """
    free = view.hand_sizes[owner] - len(zoo.hand)
    cells = [cell for cell in face_down_cells(view, owner) if zoo.hidden_at[cell] != NONE]
    cells = [cell for cell in cells if zoo.under[cell] == NONE]
    for place in range(len(zoo.seen) - 1, -1, -1):
        tile = zoo.seen[place]
        if tile in zoo.hand or tile in zoo.under:
            continue  # the viewer knows where it is
        open_cells = [cell for cell in cells if zoo.hidden_at[cell] > zoo.seen_at[place]]
        choices, chance = shuffle(open_cells + [NONE] * free, chance)
        cell = choices[0]
        if cell == NONE:
            free -= 1
            zoo.add_to_hand(tile, NONE)
        else:
            cells.remove(cell)
            zoo.under = replaced(zoo.under, cell, tile)
    return chance


def _solo_markers(view: SeatView, chance: Chance) -> tuple[list[int], Chance]:
    """The flipped markers, then as many others as are left, in random order (R12.1)."""
    if view.options.players != 1:
        return [], chance
    others = SOLO_MARKERS[:]
    for marker in view.solo_flipped:
        others.remove(marker)
    others, chance = shuffle(others, chance)
    return view.solo_flipped + others[: view.solo_left], chance

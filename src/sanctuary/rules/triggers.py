"""What placing a tile sets off (R6.5–R6.9), and the markers gained on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanctuary.rules import events
from sanctuary.rules.cells import BIT, NEIGHBOURS, cells_of
from sanctuary.rules.decisions import CHOOSE
from sanctuary.rules.effects import CONSERVATION, EFFECT_NUMBER, EFFECT_OP, MOVE_ACTION, RELEASE
from sanctuary.rules.state import Frame, GameState
from sanctuary.rules.zoo import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64


def gain_conservation(state: GameState, number: int) -> None:
    """Give the seat in turn conservation markers, as far as the supply goes (R1.6, R6.12)."""
    supply = state.options.marker_supply
    if supply:
        out = 0
        for zoo in state.zoos:
            out += zoo.conservation
        number = max(0, min(number, supply - out))
    if number:
        state.zoos[state.seat].conservation += number
        state.note(events.GAINED_CONSERVATION, number)


def can_gain_pouch(state: GameState) -> bool:
    """Whether a pouch marker is left in the supply (R1.6)."""
    supply = state.options.marker_supply
    if not supply:
        return True
    out = 0
    for zoo in state.zoos:
        out += zoo.pouch
    return out < supply


def pay_for_pair(state: GameState, tile: int, cell: int) -> None:
    """Conservation markers when the other sex lies next to the cell, once for that pair (R6.6)."""
    tiles = state.material.tiles
    partner = tiles.pair[tile]
    zoo = state.zoos[state.seat]
    if partner == NONE or tile in zoo.paired:
        return
    for other in cells_of(NEIGHBOURS[cell]):
        if zoo.top[other] == partner:
            zoo.paired = [*zoo.paired, tile, partner]
            state.note(events.PAIRED, tile, partner)
            gain_conservation(state, state.material.scoring.pair_markers)


def trigger_effect(state: GameState, effect: int, tile: int, cell: int, pending: list[int]) -> None:
    """Set off one effect: what needs no choice happens at once, the rest waits in `pending`."""
    state.note(events.EFFECT_TRIGGERED, effect, tile, cell)
    op = EFFECT_OP[effect]
    if op == CONSERVATION:
        gain_conservation(state, EFFECT_NUMBER[effect])
    elif op == MOVE_ACTION:
        state.owed += 1
    elif op == RELEASE:
        _pay_for_release(state, cell)
    else:
        pending.append(effect)


def _pay_for_release(state: GameState, cell: int) -> None:
    released = state.zoos[state.seat].under[cell]
    scoring = state.material.scoring
    large = state.material.tiles.is_large(released)
    gain_conservation(state, scoring.release_large if large else scoring.release_small)


def trigger_bonuses(state: GameState, covered: i64, pending: list[int]) -> None:
    """Set off the placement bonuses of the spaces just covered (R6.5)."""
    bonus = state.material.zoo_map.bonus
    for cell in cells_of(covered):
        if bonus[cell] != NONE:
            trigger_effect(state, bonus[cell], NONE, cell, pending)


def trigger_tile(state: GameState, tile: int, cell: int, covered: i64) -> None:
    """Set off all that playing a tile brings, and let the player settle it in any order (R6.5)."""
    tiles = state.material.tiles
    pending: list[int] = []
    pay_for_pair(state, tile, cell)
    for effect in tiles.on_play[tile]:
        trigger_effect(state, effect, tile, cell, pending)
    icons = tiles.icons[tile]
    for source in state.zoos[state.seat].ongoing:
        icon = tiles.when_icon[source]
        if icon != NONE and icons & BIT[icon]:
            trigger_effect(state, tiles.when_effect[source], source, NONE, pending)
    trigger_bonuses(state, covered, pending)
    if pending:
        state.stack.append(Frame(CHOOSE, effects=pending))

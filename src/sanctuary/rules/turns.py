"""The steps of a turn and the end of the game (R4, R8, R10, R12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.rules import events
from sanctuary.rules.cells import count_cells
from sanctuary.rules.decisions import (
    ACT,
    CONFIRM,
    DISCARD,
    MARKER,
    MOVE_CARD,
    PLAY,
    SEQUENCE,
    SUPPORT,
    TAKE,
    UPGRADE,
)
from sanctuary.rules.effects import (
    CLASSES_MASK,
    HABITAT_COUNT,
    PROJECT,
    STEP_ACT,
    STEP_BUILD,
    STEP_CARDS,
    STEP_CONFIRM,
    STEP_DISCARD,
    STEP_REFILL,
    STEP_SUPPORT,
    STEP_TAKE,
    STEP_UPGRADE,
    TURN,
)
from sanctuary.rules.moves import (
    CARD,
    CARD_COUNT,
    DONE,
    OBJECTIVE,
    OBJECTIVE_ICON,
    PROJECTS_CARD,
    SMALLEST_MARKER,
    UPGRADE_COUNT,
)
from sanctuary.rules.moves import MARKER as MARKER_MOVE
from sanctuary.rules.moves import UPGRADE as UPGRADE_MOVE
from sanctuary.rules.pile import flip_solo_marker, refill_display
from sanctuary.rules.placement import empty_spaces, icons_in, large_group_mask
from sanctuary.rules.state import SCORED, SOLO_LOST, SOLO_WON, Frame, GameState
from sanctuary.rules.zoo import NONE, Zoo, replaced

if TYPE_CHECKING:
    from mypy_extensions import i64

GROUP_FOR_UPGRADE: Final = 3
CLASSES_FOR_UPGRADE: Final = 4
PROJECTS_FOR_UPGRADE: Final = 2

SMALLEST_UNUSED: Final = [0] + [(markers & -markers).bit_length() + 1 for markers in range(1, 16)]
"""SMALLEST_UNUSED[markers]: size of the smallest marker in a mask of unused ones."""


def begin_turn(state: GameState) -> None:
    """Lay the steps of a turn on the stack."""
    state.note(events.TURN_BEGAN, state.turn)
    state.stack.append(Frame(SEQUENCE, effects=TURN[:]))


def run_step(state: GameState, op: int) -> None:
    """Begin one step of the turn (R4.1–R4.7)."""
    zoo = state.zoos[state.seat]
    if op == STEP_TAKE:
        state.stack.append(Frame(TAKE, n=1, must=1, strength=zoo.strength(PROJECTS_CARD)))
    elif op == STEP_ACT:
        state.stack.append(Frame(ACT))
    elif op == STEP_CARDS:
        if state.owed:
            state.stack.append(Frame(MOVE_CARD, n=state.owed))
            state.owed = 0
    elif op == STEP_BUILD:
        state.stack.append(Frame(PLAY, n=1, kind=NONE))
    elif op == STEP_SUPPORT:
        state.stack.append(Frame(SUPPORT))
    elif op == STEP_UPGRADE:
        state.stack.append(Frame(UPGRADE))
    elif op == STEP_DISCARD:
        surplus = len(zoo.hand) - state.material.scoring.hand_limit
        if surplus > 0:
            state.stack.append(Frame(DISCARD, n=surplus))
    elif op == STEP_CONFIRM:
        if state.options.confirm_turn:
            state.stack.append(Frame(CONFIRM))
    elif op == STEP_REFILL:
        if state.options.players == 1:
            flip_solo_marker(state)
        refill_display(state)
    else:
        end_turn(state)


# Moving cards (R6.15)


def move_card_moves(state: GameState) -> list[int]:
    """The cards that slot 1 does not hold already, or none."""
    slots = state.zoos[state.seat].slots
    moves = [CARD + card for card in range(CARD_COUNT) if slots[card] > 1]
    moves.append(DONE)
    return moves


# Objectives (R8.1–R8.3)


def marker_sizes(zoo: Zoo, objective: int) -> list[int]:
    """Sizes of the unused achievement markers that the zoo may place on an objective (R8.1)."""
    icons = int(count_cells(zoo.kind_mask[OBJECTIVE_ICON + objective]))
    if not icons or zoo.supported[objective]:
        return []
    reach = icons + zoo.conservation
    return [size for size in range(SMALLEST_MARKER, 6) if zoo.markers >> (size - 2) & 1 and reach >= size]


def support_moves(state: GameState) -> list[int]:
    """The revealed objectives that a marker may be placed on, or none."""
    zoo = state.zoos[state.seat]
    moves: list[int] = []
    if zoo.markers:
        missing: i64 = SMALLEST_UNUSED[zoo.markers] - zoo.conservation
        for objective in state.objectives:
            mask = zoo.kind_mask[OBJECTIVE_ICON + objective]
            if mask and not zoo.supported[objective] and count_cells(mask) >= missing:
                moves.append(OBJECTIVE + objective)
    moves.append(DONE)
    return moves


def support_objective(state: GameState, objective: int) -> None:
    """Ask for the marker size; a single one that fits is placed at once."""
    state.stack.pop()
    sizes = marker_sizes(state.zoos[state.seat], objective)
    if len(sizes) == 1:
        place_marker(state, objective, sizes[0])
    else:
        state.stack.append(Frame(MARKER, tile=objective))


def marker_moves(state: GameState, objective: int) -> list[int]:
    """The marker sizes that fit."""
    sizes = marker_sizes(state.zoos[state.seat], objective)
    return [MARKER_MOVE + size - SMALLEST_MARKER for size in sizes]


def place_marker(state: GameState, objective: int, size: int) -> None:
    """Place an achievement marker and spend just the conservation markers that are missing (R8.1)."""
    zoo = state.zoos[state.seat]
    icons = int(count_cells(zoo.kind_mask[OBJECTIVE_ICON + objective]))
    spent = max(0, size - icons)
    zoo.conservation -= spent
    zoo.supported = replaced(zoo.supported, objective, size)
    zoo.markers ^= 1 << (size - SMALLEST_MARKER)
    state.note(events.SUPPORTED, objective, size, spent)


# Upgrades (R8.4)


def meets_upgrade(zoo: Zoo, marker: int) -> bool:
    """Whether the condition of upgrade marker 0..3 holds."""
    if marker == 0:
        return any(zoo.supported)
    if marker == 1:
        return count_cells(zoo.kind_mask[PROJECT]) >= PROJECTS_FOR_UPGRADE
    if marker == 2:
        for habitat in range(HABITAT_COUNT):
            mask = zoo.kind_mask[habitat]
            if mask and large_group_mask(mask, GROUP_FOR_UPGRADE):
                return True
        return False
    return count_cells(icons_in(zoo, CLASSES_MASK)) >= CLASSES_FOR_UPGRADE


def upgrade_moves(state: GameState) -> list[int]:
    """The unused upgrade markers whose condition holds, or none."""
    zoo = state.zoos[state.seat]
    free = [marker for marker in range(UPGRADE_COUNT) if not zoo.upgrades_used >> marker & 1]
    moves = [UPGRADE_MOVE + marker for marker in free if meets_upgrade(zoo, marker)]
    moves.append(DONE)
    return moves


def upgrade_card_moves(state: GameState) -> list[int]:
    """The cards still on side I."""
    upgraded = state.zoos[state.seat].upgraded
    return [CARD + card for card in range(CARD_COUNT) if not upgraded >> card & 1]


def upgrade_card(state: GameState, marker: int, card: int) -> None:
    """Use an upgrade marker to flip a card to side II."""
    zoo = state.zoos[state.seat]
    state.stack.pop()
    zoo.upgrades_used |= 1 << marker
    zoo.upgraded |= 1 << card
    state.note(events.UPGRADED, marker + 1, card)


# The end of a turn and of the game (R10, R12.3)


def meets_end(state: GameState, zoo: Zoo) -> bool:
    """All own achievement markers placed, or no empty space left (R10.1 a, b)."""
    return not zoo.markers or not empty_spaces(state.material.zoo_map, zoo)


def end_turn(state: GameState) -> None:
    """Check the end of the game and pass the turn on."""
    zoo = state.zoos[state.seat]
    state.stack.pop()
    if meets_end(state, zoo):
        first = state.end_seat == NONE
        scoring = state.material.scoring
        zoo.end_marker = scoring.end_first if first else scoring.end_last_turn
        state.note(events.END_TRIGGERED, zoo.end_marker)
        if first:
            state.end_seat = state.seat
            state.turns_left = state.options.players
    elif state.end_seat == NONE and not state.pile_size():
        state.note(events.END_TRIGGERED, 0)
        finish_game(state, _outcome_of_empty_pile(state))
        return
    if state.end_seat != NONE:
        state.turns_left -= 1
        if not state.turns_left:
            finish_game(state, SOLO_WON if state.options.players == 1 else SCORED)
            return
    elif state.options.players == 1 and _no_marker_left(state):
        finish_game(state, SOLO_LOST)
        return
    state.seat = (state.seat + 1) % state.options.players
    state.turn += 1
    begin_turn(state)


def _outcome_of_empty_pile(state: GameState) -> int:
    """Scoring at once (R10.4); solo it is lost, or by the other reading just scored (R12.3).

    That reading does not save a game whose last marker was flipped.
    """
    if state.options.players == 1 and (state.options.solo_pile_loses or _no_marker_left(state)):
        return SOLO_LOST
    return SCORED


def _no_marker_left(state: GameState) -> bool:
    return state.solo_at == len(state.solo_markers)


def finish_game(state: GameState, outcome: int) -> None:
    """End the game; nobody decides anything any more."""
    state.outcome = outcome
    state.turns_left = 0
    state.note(events.GAME_OVER, outcome)

"""The three verbs' engine room: the stack of frames, run until a decision waits (R4–R8).

`advance` runs frames that need nobody; `list_moves` and `choose` know every decision.
"""

from __future__ import annotations

from typing import Final

from sanctuary.rules import decisions, events
from sanctuary.rules.actions import (
    act,
    act_moves,
    choose_tile_to_play,
    cover_cell,
    finish_action,
    place_moves,
    place_tile,
    play_moves,
    slide_card,
)
from sanctuary.rules.cells import BIT, cells_of
from sanctuary.rules.decisions import CHOOSE, CONFIRM, FIRST_DECISION, SEQUENCE, SLIDE
from sanctuary.rules.effects import (
    ANIMAL,
    DRAW,
    EFFECT_KIND,
    EFFECT_NUMBER,
    EFFECT_OP,
    PLACE_OPEN_AREA,
    POUCH,
    RELOCATE,
    REVEAL,
    TAKE,
    TAKE_ALL,
)
from sanctuary.rules.moves import (
    CARD,
    CELL,
    DONE,
    EFFECT,
    MARKER,
    OBJECTIVE,
    SMALLEST_MARKER,
    TILE,
    UPGRADE,
)
from sanctuary.rules.pile import (
    can_draw,
    discard,
    draw,
    draw_to_hand,
    keep_revealed,
    reveal,
    take_from_display,
)
from sanctuary.rules.placement import frontier, spaces_to_relocate
from sanctuary.rules.state import DISPLAY_SIZE, PLAYING, Frame, GameState
from sanctuary.rules.triggers import (
    can_gain_pouch,
    pay_for_pair,
    trigger_bonuses,
    trigger_tile,
)
from sanctuary.rules.turns import (
    marker_moves,
    move_card_moves,
    place_marker,
    run_step,
    support_moves,
    support_objective,
    upgrade_card,
    upgrade_card_moves,
    upgrade_moves,
)
from sanctuary.rules.zoo import NONE

NOTHING_LEFT: Final = [DONE]


def advance(state: GameState) -> None:
    """Run the stack until a decision waits or the game is over, and list its moves in `state.legal`."""
    stack = state.stack
    while state.outcome == PLAYING:
        frame = stack[-1]
        op = frame.op
        if op == SEQUENCE:
            run_step(state, EFFECT_OP[frame.effects.pop(0)])
        elif op >= FIRST_DECISION:
            if op == CHOOSE and runs_by_itself(state, frame):
                run_effect(state, frame.effects.pop())
                continue
            moves = list_moves(state, frame)
            if moves and (moves != NOTHING_LEFT or op == CONFIRM):
                state.legal = moves
                return
            stack.pop()
        elif op == SLIDE:
            stack.pop()
            finish_action(state, frame.kind)
        else:
            stack.pop()
            trigger_tile(state, frame.tile, frame.n, frame.cells)
    state.legal = []
    state.stack = []


def runs_by_itself(state: GameState, frame: Frame) -> bool:
    """Whether only one effect is left, and one that can be declined when it asks its own question."""
    effects = frame.effects
    if not effects:
        return False
    effect = effects[0]
    for other in effects:
        if other != effect:
            return False
    op = EFFECT_OP[effect]
    asks = op in (TAKE, POUCH, PLACE_OPEN_AREA, RELOCATE)
    return asks and can_run(state, effect)


def can_run(state: GameState, effect: int) -> bool:
    """Whether a triggered effect would do anything now (R6.7)."""
    op = EFFECT_OP[effect]
    if op in (DRAW, REVEAL):
        return can_draw(state)
    if op in (TAKE, TAKE_ALL):
        return bool(display_moves(state, EFFECT_KIND[effect], DISPLAY_SIZE))
    if op == POUCH:
        return bool(state.zoos[state.seat].hand) and can_gain_pouch(state)
    if op == PLACE_OPEN_AREA:
        return can_draw(state) and bool(frontier(state.material.zoo_map, state.zoos[state.seat], 0))
    return bool(relocate_moves(state))


def run_effect(state: GameState, effect: int) -> None:
    """Do an effect, or lay the frame that asks for its choices on the stack (R6.10–R6.16)."""
    op = EFFECT_OP[effect]
    number = EFFECT_NUMBER[effect]
    kind = EFFECT_KIND[effect]
    if op == DRAW:
        draw_to_hand(state, number)
    elif op == REVEAL:
        reveal_animals(state, number)
    elif op == TAKE_ALL:
        for move in display_moves(state, kind, DISPLAY_SIZE):
            take_from_display(state, move - TILE)
    elif op == TAKE:
        state.stack.append(Frame(decisions.TAKE, n=number, kind=kind, strength=DISPLAY_SIZE))
    elif op == POUCH:
        state.stack.append(Frame(decisions.POUCH, n=number))
    elif op == PLACE_OPEN_AREA:
        state.stack.append(Frame(decisions.OPEN_AREA, n=number))
    else:
        state.stack.append(Frame(decisions.RELOCATE))


def reveal_animals(state: GameState, number: int) -> None:
    """Turn tiles up; ask which animal to keep when there are several (R6.11)."""
    reveal(state, number)
    animals = keep_moves(state)
    if len(animals) > 1:
        state.stack.append(Frame(decisions.KEEP))
    else:
        keep_revealed(state, animals[0] - TILE if animals else NONE)


def list_moves(state: GameState, frame: Frame) -> list[int]:
    """The legal moves of a decision, ascending; empty or DONE alone when there is nothing to decide."""
    op = frame.op
    if op == decisions.PLAY:
        return play_moves(state, frame)
    if op == decisions.PLACE:
        return place_moves(state, frame.tile)
    if op == decisions.TAKE:
        return take_moves(state, frame)
    if op == decisions.ACT:
        return act_moves(state)
    if op == decisions.SUPPORT:
        return support_moves(state)
    if op == decisions.UPGRADE:
        return upgrade_moves(state)
    if op == decisions.COVER or op == decisions.DISCARD:
        return [TILE + tile for tile in state.zoos[state.seat].hand] if frame.n or frame.cells else []
    if op == decisions.CHOOSE:
        return choose_moves(state, frame)
    return _list_effect_moves(state, frame)


def _list_effect_moves(state: GameState, frame: Frame) -> list[int]:
    op = frame.op
    if op == decisions.KEEP:
        return keep_moves(state)
    if op == decisions.POUCH:
        return pouch_moves(state, frame)
    if op == decisions.OPEN_AREA:
        return open_area_moves(state, frame)
    if op == decisions.RELOCATE:
        return relocate_moves(state)
    if op == decisions.RELOCATE_TO:
        return relocate_to_moves(state, frame.tile)
    if op == decisions.MOVE_CARD:
        return move_card_moves(state) if frame.n else []
    if op == decisions.MARKER:
        return marker_moves(state, frame.tile)
    if op == decisions.UPGRADE_CARD:
        return upgrade_card_moves(state)
    return [DONE]


def choose(state: GameState, frame: Frame, move: int) -> None:
    """Carry out a legal move of the decision on top of the stack."""
    op = frame.op
    if op == decisions.PLAY:
        choose_tile_to_play(state, move)
    elif op == decisions.PLACE:
        place_tile(state, frame.tile, move - CELL)
    elif op == decisions.ACT:
        act(state, move)
    elif op == decisions.COVER:
        cover_cell(state, frame, move - TILE)
    elif op == decisions.KEEP:
        state.stack.pop()
        keep_revealed(state, move - TILE)
    elif op == decisions.RELOCATE_TO:
        relocate(state, frame.tile, move - CELL)
    elif op == decisions.MARKER:
        state.stack.pop()
        place_marker(state, frame.tile, move - MARKER + SMALLEST_MARKER)
    elif op == decisions.UPGRADE_CARD:
        upgrade_card(state, frame.tile, move - CARD)
    elif move == DONE:
        decline(state, frame)
    else:
        _choose_one_of_several(state, frame, move)


def _choose_one_of_several(state: GameState, frame: Frame, move: int) -> None:
    op = frame.op
    zoo = state.zoos[state.seat]
    if op == decisions.TAKE:
        frame.n -= 1
        frame.must = 0
        take_from_display(state, move - TILE)
    elif op == decisions.DISCARD:
        frame.n -= 1
        zoo.show_from_hand(move - TILE)
        discard(state, move - TILE)
    elif op == decisions.POUCH:
        frame.n -= 1
        zoo.show_from_hand(move - TILE)
        zoo.pouch += 1
        state.discards.append(move - TILE)
        state.note(events.POUCHED, move - TILE)
    elif op == decisions.CHOOSE:
        frame.effects.remove(move - EFFECT)
        run_effect(state, move - EFFECT)
    elif op == decisions.OPEN_AREA:
        frame.n -= 1
        place_open_area(state, move - CELL)
    elif op == decisions.RELOCATE:
        state.stack.pop()
        state.stack.append(Frame(decisions.RELOCATE_TO, tile=move - CELL))
    elif op == decisions.MOVE_CARD:
        frame.n -= 1
        state.note(events.SLID, move - CARD, zoo.slots[move - CARD])
        slide_card(zoo, move - CARD)
    elif op == decisions.SUPPORT:
        support_objective(state, move - OBJECTIVE)
    else:
        state.stack.append(Frame(decisions.UPGRADE_CARD, tile=move - UPGRADE))


def decline(state: GameState, frame: Frame) -> None:
    """Leave the rest of a decision undone (R6.5)."""
    state.stack.pop()
    if frame.op == decisions.CHOOSE:
        for effect in frame.effects:
            state.note(events.DECLINED, effect)


def display_moves(state: GameState, kind: int, reach: int) -> list[int]:
    """Display tiles of a kind at positions 1..reach."""
    kinds = state.material.tiles.kinds
    moves: list[int] = []
    for place in range(min(reach, DISPLAY_SIZE)):
        tile = state.display[place]
        if tile != NONE and kinds[tile] >> kind & 1:
            moves.append(TILE + tile)
    moves.sort()
    return moves


def take_moves(state: GameState, frame: Frame) -> list[int]:
    """What may be taken now (R4.1, R5.3, R6.10)."""
    if not frame.n:
        return []
    moves = display_moves(state, frame.kind, frame.strength)
    if not frame.must:
        moves.append(DONE)
    return moves


def choose_moves(state: GameState, frame: Frame) -> list[int]:
    """The waiting effects that would do anything now, or none of them (R6.5)."""
    moves: list[int] = []
    for effect in frame.effects:
        if EFFECT + effect not in moves and can_run(state, effect):
            moves.append(EFFECT + effect)
    moves.sort()
    moves.append(DONE)
    return moves


def keep_moves(state: GameState) -> list[int]:
    """The animals among the revealed tiles (R6.11)."""
    kinds = state.material.tiles.kinds
    return sorted([TILE + tile for tile in state.revealed if kinds[tile] >> ANIMAL & 1])


def pouch_moves(state: GameState, frame: Frame) -> list[int]:
    """Any hand tile, or no more (R6.13)."""
    if not frame.n or not can_gain_pouch(state):
        return []
    moves = [TILE + tile for tile in state.zoos[state.seat].hand]
    moves.append(DONE)
    return moves


def open_area_moves(state: GameState, frame: Frame) -> list[int]:
    """Where the pile's top tile may go, or nowhere (R6.14)."""
    if not frame.n or not can_draw(state):
        return []
    cells = frontier(state.material.zoo_map, state.zoos[state.seat], 0)
    moves = [CELL + cell for cell in cells_of(cells)]
    moves.append(DONE)
    return moves


def place_open_area(state: GameState, cell: int) -> None:
    """Lay the pile's top tile face down, unseen; its bonus joins what waits (R6.14)."""
    tile = draw(state)
    state.zoos[state.seat].put_face_down(tile, cell, NONE)
    state.note(events.OPEN_AREA_PLACED, cell, 0)
    trigger_bonuses(state, BIT[cell], waiting_effects(state))


def waiting_effects(state: GameState) -> list[int]:
    """The list of effects that wait below the one being done."""
    return state.stack[-2].effects


def relocate_moves(state: GameState) -> list[int]:
    """The cells whose tile or stack has somewhere to go, or none (R6.16)."""
    zoo = state.zoos[state.seat]
    moves = [CELL + cell for cell in cells_of(zoo.filled) if _targets_of(state, cell)]
    if moves:
        moves.append(DONE)
    return moves


def _targets_of(state: GameState, cell: int) -> int:
    zoo = state.zoos[state.seat]
    material = state.material
    bind = state.options.covered_arrows_bind
    return int(spaces_to_relocate(material.tiles, material.zoo_map, zoo, cell, bind))


def relocate_to_moves(state: GameState, cell: int) -> list[int]:
    """Where what lies on a cell may go."""
    return [CELL + target for target in cells_of(_targets_of(state, cell))]


def relocate(state: GameState, cell: int, target: int) -> None:
    """Move a tile or a stack; only the new space's bonus is gained (R6.16)."""
    zoo = state.zoos[state.seat]
    zoo.shift(state.material.tiles, cell, target)
    state.note(events.RELOCATED, cell, target)
    state.stack.pop()
    if state.options.pair_on_relocate and zoo.top[target] != NONE:
        pay_for_pair(state, zoo.top[target], target)
    trigger_bonuses(state, BIT[target], state.stack[-1].effects)



"""What must hold between the parts of a state so that it can be played on, however it came about."""

from __future__ import annotations

from typing import Final

from sanctuary.records.fields import FormatError, shown
from sanctuary.records.problems import Problem
from sanctuary.rules import decisions
from sanctuary.rules.cells import BIT, count_cells
from sanctuary.rules.effects import EFFECT_COUNT, TURN
from sanctuary.rules.moves import CARD_COUNT, MARKER_SIZES, OBJECTIVES, SMALLEST_MARKER
from sanctuary.rules.placement import empty_spaces
from sanctuary.rules.state import OUTCOMES, PLAYING, Frame, GameState
from sanctuary.rules.zoo import NONE, Zoo

MAY_LIE_BELOW: Final = frozenset(
    {
        *(decisions.SLIDE, decisions.TRIGGER, decisions.PLAY, decisions.DISCARD),
        *(decisions.CHOOSE, decisions.UPGRADE),
    }
)
"""Frames that wait for those above them; the others are always on top."""
OVER_CHOOSE: Final = frozenset((decisions.OPEN_AREA, decisions.RELOCATE, decisions.RELOCATE_TO))
"""Effects whose bonuses join the effects that wait below."""


def check_state(state: GameState) -> None:
    """FormatError, with the key at fault, unless the state can be played on to its end."""
    _check_end(state)
    _check_solo(state)
    if len(set(state.objectives)) < len(state.objectives):
        twice = next(each for each in state.objectives if state.objectives.count(each) > 1)
        raise FormatError("objectives", Problem("twice", value=shown(OBJECTIVES[twice])))
    for seat, zoo in enumerate(state.zoos):
        _check_markers(zoo, f"zoos[{seat}].markers")
        _check_plies(state, zoo, f"zoos[{seat}]")
    if state.outcome == PLAYING:
        _check_stack(state)
    elif state.stack:
        raise FormatError("stack", Problem("stack-after-end", outcome=OUTCOMES[state.outcome]))


def _check_end(state: GameState) -> None:
    """Turns are left just while the end is triggered and the game runs (R10.2)."""
    ending = state.outcome == PLAYING and state.end_seat != NONE
    if ending != (state.turns_left > 0):
        raise FormatError("turns_left", Problem("turns-left", value=state.turns_left))


def _check_solo(state: GameState) -> None:
    """Solo markers are there for one player, and one is left to flip while the game runs (R12)."""
    count = len(state.solo_markers)
    wanted = state.options.solo_markers if state.options.players == 1 else 0
    if count != wanted:
        raise FormatError("solo_markers", Problem("length", count=count, wanted=wanted))
    if state.solo_at > count or (wanted and state.outcome == PLAYING and state.solo_at == count):
        raise FormatError("solo_at", Problem("solo-at", value=state.solo_at, count=count))


def _check_markers(zoo: Zoo, where: str) -> None:
    """An achievement marker is unused or on an objective."""
    for size in MARKER_SIZES:
        if size in zoo.supported and zoo.markers >> (size - SMALLEST_MARKER) & 1:
            raise FormatError(where, Problem("marker-used", size=size))


def _check_plies(state: GameState, zoo: Zoo, where: str) -> None:
    """What was laid or seen was so before now; what was seen was not laid before it (R11.1)."""
    for laid in zoo.hidden_at:
        if laid > state.ply:
            raise FormatError(f"{where}.zoo", Problem("ply-to-come", ply=laid))
    for tile, ply in zip(zoo.seen, zoo.seen_at, strict=True):
        if ply > state.ply:
            raise FormatError(f"{where}.seen", Problem("ply-to-come", ply=ply))
        if tile in zoo.under and zoo.hidden_at[zoo.under.index(tile)] <= ply:
            id = state.material.tiles.ids[tile]
            raise FormatError(f"{where}.seen", Problem("seen-later", tile=id))


def _check_stack(state: GameState) -> None:
    stack = state.stack
    if not stack or stack[0].op != decisions.SEQUENCE:
        raise FormatError("stack", Problem("stack-begins"))
    steps = stack[0].effects
    if not steps or steps != TURN[-len(steps) :]:
        raise FormatError("stack[0].effects", Problem("no-steps"))
    for place, frame in enumerate(stack[1:], start=1):
        where = f"stack[{place}]"
        name = shown(decisions.FRAME_KINDS[frame.op])
        if frame.op == decisions.SEQUENCE or (frame.op not in MAY_LIE_BELOW and place < len(stack) - 1):
            raise FormatError(where, Problem("frame-place", frame=name))
        if frame.op in OVER_CHOOSE and stack[place - 1].op != decisions.CHOOSE:
            raise FormatError(where, Problem("frame-below", frame=name, below='"choose"'))
        if not _holds(state, frame):
            raise FormatError(where, Problem("frame-zoo", frame=name))
    last = stack[-1].op
    if last < decisions.FIRST_DECISION:
        name = shown(decisions.FRAME_KINDS[last])
        raise FormatError("stack", Problem("frame-asks-nothing", frame=name))
    if state.revealed and last != decisions.KEEP:
        raise FormatError("revealed", Problem("none-to-keep"))


def _holds(state: GameState, frame: Frame) -> bool:
    """Whether what a frame takes for granted is so."""
    zoo = state.zoos[state.seat]
    op, tile = frame.op, frame.tile
    if op in (decisions.SLIDE, decisions.PLAY):
        return frame.kind < CARD_COUNT and (frame.kind != NONE or op == decisions.PLAY)
    if op == decisions.TRIGGER:
        return tile != NONE and zoo.top[frame.n] == tile
    if op == decisions.PLACE:
        return tile in zoo.hand
    if op == decisions.COVER:
        empty = empty_spaces(state.material.zoo_map, zoo)
        return not frame.cells & ~empty and int(count_cells(frame.cells)) <= len(zoo.hand)
    if op == decisions.CHOOSE:
        return all(effect < EFFECT_COUNT for effect in frame.effects)
    if op == decisions.RELOCATE_TO:
        return tile != NONE and bool(zoo.filled & BIT[tile])
    if op in (decisions.MARKER, decisions.UPGRADE_CARD):
        return tile != NONE
    return frame.kind != NONE

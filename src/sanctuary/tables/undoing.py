"""How far a seat may take its moves back, make them again, or drop the choice it has begun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.rules.decisions import CONTINUED
from sanctuary.rules.reasons import GAME_OVER
from sanctuary.tables import reasons
from sanctuary.tables.setting import FREE, OFF

if TYPE_CHECKING:
    from sanctuary.tables.line import Line

NO_LIMIT: Final = ""


class Reach:
    """How many moves back, and why not one more; NO_LIMIT at the first move of all."""

    def __init__(self, moves: int, limit: str) -> None:
        self.moves: Final = moves
        self.limit: Final = limit


def reach_back(line: Line, seat: int) -> Reach:
    """The last moves of the seat's own turn since anything hidden came to light."""
    state = line.state
    if state.is_over():
        return Reach(0, GAME_OVER)
    if state.seat != seat:
        return Reach(0, reasons.NOT_YOUR_TURN)
    for moves in range(line.ply):
        mark = line.marks[line.ply - 1 - moves]
        if mark.turn != state.turn:
            return Reach(moves, reasons.UNDO_TURN)
        if mark.reveals != state.reveals:
            return Reach(moves, reasons.UNDO_INFORMATION)
    return Reach(line.ply, NO_LIMIT)


def undoable(line: Line, seat: int, policy: str) -> Reach:
    """How many moves the seat may take back by itself."""
    return Reach(0, reasons.UNDO_OFF) if policy == OFF else reach_back(line, seat)


def askable(line: Line, seat: int, policy: str) -> int:
    """How many moves back the seat may ask the others for."""
    if policy != FREE or line.state.is_over() or seat < 0:
        return 0
    return line.ply


def cancellable(line: Line, seat: int) -> int:
    """How many moves back the choice just begun started; 0 if none has begun."""
    state = line.state
    if state.is_over() or state.seat != seat or state.stack[-1].op not in CONTINUED:
        return 0
    reach = reach_back(line, seat).moves
    moves = 1
    while moves < reach and line.marks[line.ply - moves].continued:
        moves += 1
    return moves if moves <= reach and not line.marks[line.ply - moves].continued else 0


def redoable(line: Line, seat: int) -> int:
    """How many moves the seat may make again: its own, of the turn under way."""
    state = line.state
    if state.is_over() or state.seat != seat:
        return 0
    moves = 0
    for taken in reversed(line.undone):
        if taken.seat != seat or taken.turn != state.turn:
            break
        moves += 1
    return moves

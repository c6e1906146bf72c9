"""A game from its first move to its last, for replay and statistics."""

from __future__ import annotations

from typing import Literal

from sanctuary.server.messages.board import Board
from sanctuary.server.messages.choices import Decision, DecisionKind, Event, LegalMove
from sanctuary.server.messages.shape import SeatNumber, Shape

AnalysisStatus = Literal["none", "running", "done"]


class Step(Shape):
    """One move of the line that was played: `ply` counts from 1; totals: each seat's points after it."""

    ply: int
    turn: int
    seat: SeatNumber
    decision: DecisionKind
    move: int
    word: str
    totals: list[int]


class History(Shape):
    """The line of a finished game, and all its events, taken-back moves included."""

    steps: list[Step]
    events: list[Event]


class Moment(Shape):
    """The board after a ply, through the eyes of one seat or, after the end, openly."""

    ply: int
    last_ply: int
    board: Board
    decision: Decision | None = None


class Judgement(Shape):
    """A decision as the analysis sees it, from what its seat knew then.

    ply: how many moves came before; made: the move made, best: the one that looked best; points, chance: own
    points expected at the end and the chance to win, before (by the best move) and after (by the one made);
    loss: points of lead given away; certain: whether that is more than the noise of the search.
    """

    ply: int
    turn: int
    seat: SeatNumber
    made: LegalMove
    best: LegalMove
    points: list[float]
    chance: list[float]
    loss: float
    certain: bool


class Analysis(Shape):
    """How far the analysis of a game has got: `done` of `total` decisions; judgements once all are done."""

    status: AnalysisStatus
    done: int
    total: int
    judgements: list[Judgement]

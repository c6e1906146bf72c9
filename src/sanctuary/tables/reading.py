"""A table as one reader may know it (R11.1): what leaves this package about a game under way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sanctuary.rules.scoring import final_scores, is_tie_broken, winners
from sanctuary.tables.undoing import askable, cancellable, redoable, undoable
from sanctuary.views.preview import preview_all
from sanctuary.views.view import SPECTATOR, SeatView, open_view, view_for

if TYPE_CHECKING:
    from sanctuary.rules.scoring import Score
    from sanctuary.rules.state import GameState
    from sanctuary.tables.game import Happening, TableGame
    from sanctuary.views.preview import Preview


@dataclass(frozen=True, slots=True)
class BoardReading:
    """A moment of a game through somebody's eyes. scores: as they stand; winners: None while it runs."""

    view: SeatView
    scores: list[Score]
    winners: list[int] | None
    tie_broken: bool


@dataclass(frozen=True, slots=True)
class Reading:
    """All that a reader may know of a table at a version.

    undo, redo, ask: in moves; limit: the reason why not one move more can be undone, "" for none.
    """

    version: int
    board: BoardReading
    previews: list[Preview]
    undo: int
    redo: int
    ask: int
    cancel: bool
    limit: str
    happenings: list[Happening]


def board_through(state: GameState, seat: int, is_open: bool) -> BoardReading:
    """A state through the eyes of a seat or SPECTATOR; `is_open`: of somebody who may see all hands."""
    over = state.is_over()
    return BoardReading(
        view=open_view(state) if is_open else view_for(state, seat),
        scores=final_scores(state),
        winners=winners(state) if over else None,
        tie_broken=over and is_tie_broken(state),
    )


def read(game: TableGame, seat: int, after: int = -1) -> Reading:
    """The table as a seat, or SPECTATOR, may know it, with what happened after a version (-1: all of it).

    Hands are open after the end, and to spectators where the table was made so.
    """
    state, line, policy = game.state, game.line, game.setting.rules.undo
    is_open = state.is_over() or (seat == SPECTATOR and game.setting.rules.open_hands)
    board = board_through(state, seat, is_open)
    may_move = game.acting == seat and not game.seats[seat].player
    if not may_move:
        board.view.legal.clear()
    reach = undoable(line, seat, policy)
    return Reading(
        version=game.version,
        board=board,
        previews=preview_all(board.view),
        undo=reach.moves if may_move else 0,
        redo=redoable(line, seat) if may_move else 0,
        ask=askable(line, seat, policy) if game.acting is not None else 0,
        cancel=may_move and cancellable(line, seat) > 0,
        limit=reach.limit if may_move and line.ply else "",
        happenings=happenings_after(game, seat, after, is_open),
    )


def happenings_after(game: TableGame, seat: int, after: int, is_open: bool) -> list[Happening]:
    """What happened after a version, as far as the reader may see it, in order."""
    found: list[Happening] = []
    for happening in reversed(game.happenings):
        if happening.sequence <= after:
            break
        if is_open or happening.is_seen_by(seat):
            found.append(happening)
    found.reverse()
    return found

"""Play one game of a plan and note it: a row for the game, one a seat, one a tile that came to a hand.

Times go into a table of their own, a row a turn, so that the other rows depend on the plan alone as long as
the players' budgets do.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from sanctuary.arena.seated import SeatedPlayer
from sanctuary.arena.trace import Trace
from sanctuary.catalogue import catalogue
from sanctuary.rules import events
from sanctuary.rules.cells import CELL_NAMES
from sanctuary.rules.game import apply_move
from sanctuary.rules.moves import OBJECTIVES
from sanctuary.rules.placement import empty_spaces
from sanctuary.rules.scoring import final_scores, is_tie_broken, winners
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import OUTCOMES, Options
from sanctuary.rules.zoo import NONE
from sanctuary.views.view import open_view, view_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sanctuary.arena.plan import Game
    from sanctuary.arena.seated import Row
    from sanctuary.arena.trace import Failure
    from sanctuary.rules.events import Event
    from sanctuary.rules.scoring import Score
    from sanctuary.rules.state import GameState
    from sanctuary.views.view import SeatView

CAME: Final = {events.TOOK: "took", events.DREW_TILE: "drew", events.KEPT: "kept"}
SHOWN: Final = frozenset((events.REFILLED, events.REVEALED, events.DREW_TILE))
"""Events by which a tile comes to light."""


class Rows:
    """What games leave behind, a list for each table."""

    def __init__(self) -> None:
        self.games: Final[list[Row]] = []
        self.seats: Final[list[Row]] = []
        self.tiles: Final[list[Row]] = []
        self.times: Final[list[Row]] = []

    def add(self, others: Rows) -> None:
        """Add the rows of other games."""
        self.games.extend(others.games)
        self.seats.extend(others.seats)
        self.tiles.extend(others.tiles)
        self.times.extend(others.times)


def play_game(
    game: Game,
    rows: Rows,
    trace: Trace | None = None,
    moves: Sequence[int] = (),
    failures: Sequence[Failure] = (),
) -> None:
    """Play a game to its end and add its rows.

    trace: where to note what is done; moves: those made before, by players of whom some failed; failures:
    what befell them.
    """
    trace = Trace() if trace is None else trace
    options = Options(players=len(game.players), side=game.side, solo_markers=game.solo_markers)
    state = new_game(catalogue().material(game.side), options, game.deal)
    state.events = []
    shown = [tile for tile in state.display if tile != NONE]
    turns = _repeat(state, moves)
    players = [SeatedPlayer(game, seat, _seed_of(game, spec)) for seat, spec in enumerate(game.players)]
    for seat, problem, ply in failures:
        players[seat].replace(problem, ply, turns[ply])
    for seat, player in enumerate(players):
        trace.ask(seat)
        player.seat_it()
    trace.rest()
    while not state.is_over():
        seat = state.seat
        view = view_for(state, seat)
        trace.ask(seat)
        move = players[seat].choose(view)
        apply_move(state, move)
        trace.note(move)
    for seat, player in enumerate(players):
        trace.ask(seat)
        player.close()
    trace.rest()
    shown += [_tile_of(event) for event in state.events if event.kind in SHOWN]
    _add_rows(game, state, players, shown, rows)


def _repeat(state: GameState, moves: Sequence[int]) -> list[int]:
    """Make moves that were made before; the turn before each of them and after the last."""
    turns = [state.turn]
    for move in moves:
        apply_move(state, move)
        turns.append(state.turn)
    return turns


def _add_rows(
    game: Game, state: GameState, players: list[SeatedPlayer], shown: list[int], rows: Rows
) -> None:
    scores = final_scores(state)
    first = winners(state)
    end = open_view(state)
    rows.games.append(
        {
            "game": game.number,
            "deal": game.deal,
            "seats": len(players),
            "turns": state.turn,
            "moves": state.ply,
            "outcome": OUTCOMES[state.outcome],
            "end": end_cause(end),
            "tie_broken": is_tie_broken(state),
            "pile_left": state.pile_size(),
            "seen": [end.material.tiles.ids[tile] for tile in sorted({*shown})],
        }
    )
    for seat, spec in enumerate(game.players):
        share = 1 / len(first) if seat in first else 0.0
        rows.seats.append(_seat_row(game, end, seat, spec, scores[seat], share) | players[seat].trouble())
        rows.times.extend(players[seat].times)
    rows.tiles.extend(_tile_rows(game, end, state.events or [], scores))


def _tile_of(event: Event) -> int:
    return (event.a, event.b, event.c)[events.EVENT_FIELDS[event.kind].index("tile")]


def _seed_of(game: Game, spec: str) -> int:
    """A player's seed: the same in every seat it has in a deal."""
    return int.from_bytes(hashlib.sha256(f"{game.deal}:{spec}".encode()).digest()[:4], "big")


def end_cause(end: SeatView) -> str:
    """What ended the game: "full" map, all "markers" placed, empty "pile", or solo markers run "out"."""
    if end.end_seat == NONE:
        return "pile" if not end.pile_size else "out"
    zoo = end.zoos[end.end_seat]
    return "markers" if not zoo.markers else "full"


def _seat_row(game: Game, end: SeatView, seat: int, spec: str, score: Score, won: float) -> Row:
    zoo = end.zoos[seat]
    row: Row = {
        "game": game.number,
        "deal": game.deal,
        "seat": seat,
        "order": (seat - end.first_seat) % len(end.zoos),
        "player": spec,
        "won": won,
        "points": score.total(),
        "animals": score.animals,
        "projects": score.projects,
        "buildings": score.buildings,
        "open_areas": score.open_areas,
        "achievements": score.achievements,
        "markers": score.markers,
        "end": score.end,
        "ended_it": end.end_seat == seat,
        "empty": int(empty_spaces(end.material.zoo_map, zoo)).bit_count(),
        "unused_markers": zoo.markers.bit_count(),
        "upgrades": zoo.upgrades_used.bit_count(),
    }
    for objective, name in enumerate(OBJECTIVES):
        offered = objective in end.objectives
        row[f"support_{name}"] = zoo.supported[objective] if offered else None
    return row


def _tile_rows(game: Game, end: SeatView, noted: list[Event], scores: list[Score]) -> list[Row]:
    """A row for each tile that came to a hand: how, in which turn, and what became of it."""
    ids = end.material.tiles.ids
    found: dict[tuple[int, int], Row] = {}
    turn = 0
    for event in noted:
        if event.kind == events.TURN_BEGAN:
            turn = event.a
        elif event.kind in CAME:
            row: Row = {"game": game.number, "seat": event.seat, "player": game.players[event.seat]}
            row |= {"tile": ids[event.a], "came": CAME[event.kind], "came_turn": turn}
            row |= {"placed_turn": None, "cell": None, "points": None}
            found[event.seat, event.a] = row
        elif event.kind == events.PLACED and (event.seat, event.a) in found:
            found[event.seat, event.a]["placed_turn"] = turn
    for seat, zoo in enumerate(end.zoos):
        for cell, tile in enumerate(zoo.top):
            if (seat, tile) in found:
                found[seat, tile] |= {"cell": CELL_NAMES[cell], "points": scores[seat].cells[cell]}
    return list(found.values())

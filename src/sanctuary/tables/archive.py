"""What may be done with a game beside playing it: look back, take it away as a record, bring one, play on."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from sanctuary.records import Record, read_record, record_to_json, seal, write_game
from sanctuary.records.rerun import steps
from sanctuary.rules.decisions import current
from sanctuary.rules.game import apply_move
from sanctuary.rules.scoring import final_scores
from sanctuary.rules.setup import new_game
from sanctuary.tables import reasons
from sanctuary.tables.names import fit_name
from sanctuary.tables.reading import BoardReading, board_through
from sanctuary.tables.reasons import Refusal
from sanctuary.tables.setting import (
    BOT,
    FORK,
    IMPORT,
    OPEN,
    PERSON,
    REMATCH,
    Chair,
    Origin,
    Setting,
    TableRules,
)

if TYPE_CHECKING:
    from collections.abc import Collection
    from datetime import datetime

    from sanctuary.catalogue import Catalogue
    from sanctuary.tables.game import TableGame

MOST_MOVES: Final = 5000
"""A record with more moves is no game of people."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move of the line: who made it, in which turn, at which decision, and everybody's points after it."""

    turn: int
    seat: int
    decision: int
    move: int
    totals: list[int]


def may_be_known(game: TableGame) -> bool:
    """Whether everything about a game may be told: it is over, or was brought from outside."""
    origin = game.setting.origin
    return game.state.is_over() or (origin is not None and origin.kind == IMPORT)


def check_finished(game: TableGame) -> None:
    """Refusal unless everything about a game may be told."""
    if not may_be_known(game):
        raise Refusal(reasons.NOT_FINISHED)


def steps_of(game: TableGame, catalogue: Catalogue) -> list[Step]:
    """Every move of a finished game. Refusal while it runs."""
    check_finished(game)
    options = game.setting.options
    state = new_game(catalogue.material(options.side), options, game.setting.seed)
    found: list[Step] = []
    for move in game.line.moves:
        turn, seat, decision = state.turn, state.seat, current(state).op
        apply_move(state, move)
        totals = [score.total() for score in final_scores(state)]
        found.append(Step(turn, seat, decision, move, totals))
    return found


def moment_at(game: TableGame, ply: int, seat: int, is_open: bool) -> BoardReading:
    """The board after a ply, through the eyes of a seat or SPECTATOR, or openly. Refusal: no such ply."""
    if not 0 <= ply <= game.line.ply:
        raise Refusal(reasons.UNKNOWN_PLY)
    board = board_through(game.line.state_at(ply), seat, is_open)
    board.view.legal.clear()
    return board


# Records


def record_of(game: TableGame, catalogue: Catalogue, names: bool) -> Record:
    """A finished game's record, with or without names. Refusal while it runs: a record tells everything."""
    check_finished(game)
    record = Record(
        options=game.setting.options,
        moves=list(game.line.moves),
        fingerprint=catalogue.fingerprint,
        seed=game.setting.seed,
        seats=[seat.name or seat.bot for seat in game.seats] if names else [],
        date=game.setting.created.date().isoformat(),
        hints=list(game.hints),
    )
    return seal(record, catalogue)


def record_as_json(record: Record, catalogue: Catalogue) -> str:
    """A record as JSON."""
    return json.dumps(record_to_json(record, catalogue), ensure_ascii=False, indent=1)


def record_as_text(record: Record, catalogue: Catalogue) -> str:
    """A record in the notation for people."""
    return write_game(record, catalogue)


def imported(text: str, catalogue: Catalogue, bots: Collection[str], id: str, now: datetime) -> Setting:
    """The setting of a table that shows a record; seats named like one of `bots` were that bot's.

    FormatError says what is wrong with it.
    """
    record = read_record(text, catalogue)
    if record.seed is None:
        raise Refusal(reasons.RECORD_WITHOUT_SEED)
    if len(record.moves) > MOST_MOVES:
        raise Refusal(reasons.RECORD_TOO_LONG)
    over = False
    for state in steps(record, catalogue):
        over = state.is_over()
    names = [fit_name(name) for name in record.seats] or [""] * record.options.players
    return Setting(
        id=id,
        options=record.options,
        seed=record.seed,
        chairs=tuple(_chair_of(name, bots) if over else Chair(OPEN, name=name) for name in names),
        rules=TableRules(),
        rules_version=record.rules,
        fingerprint=record.fingerprint,
        created=now,
        fixed_seed=True,
        origin=Origin(IMPORT),
        opening=tuple(record.moves),
        hints=tuple(record.hints),
    )


def _chair_of(name: str, bots: Collection[str]) -> Chair:
    return Chair(BOT, bot=name) if name in bots else Chair(PERSON, name=name)


# Playing on


def fork_of(game: TableGame, ply: int, seat: int, name: str, bot: str, id: str, now: datetime) -> Setting:
    """A new table that plays on from a ply of a finished game: a person on one seat, bots on the others."""
    check_finished(game)
    if not 0 <= ply <= game.line.ply:
        raise Refusal(reasons.UNKNOWN_PLY)
    if seat >= len(game.seats):
        raise Refusal(reasons.UNKNOWN_PLY)
    old = game.setting
    chairs = [Chair(BOT, bot=bot)] * len(game.seats)
    chairs[seat] = Chair(PERSON, name=name)
    return replace(
        old,
        id=id,
        chairs=tuple(chairs),
        rules=replace(old.rules, listed=False),
        created=now,
        fixed_seed=True,
        origin=Origin(FORK, old.id, ply),
        opening=tuple(game.line.moves[:ply]),
        hints=(),
    )


def rematch_of(game: TableGame, seat: int, id: str, seed: str, now: datetime) -> Setting:
    """A new game for the same people and bots; the seats of the other people wait for them."""
    if not game.state.is_over():
        raise Refusal(reasons.NOT_FINISHED)
    chairs: list[Chair] = []
    for number, old in enumerate(game.seats):
        if old.kind == BOT:
            chairs.append(Chair(BOT, bot=old.bot))
        elif number == seat:
            chairs.append(Chair(PERSON, name=old.name))
        else:
            chairs.append(Chair(OPEN))
    return replace(
        game.setting,
        id=id,
        seed=seed,
        chairs=tuple(chairs),
        created=now,
        fixed_seed=False,
        origin=Origin(REMATCH, game.setting.id),
        opening=(),
        hints=(),
    )

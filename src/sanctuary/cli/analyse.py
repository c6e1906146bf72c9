"""`sanctuary analyse FILE`: how good the moves of a game were, by what could be known at the time."""

from __future__ import annotations

import json
import sys
from math import inf
from typing import TYPE_CHECKING, Any, Final

import click

from sanctuary.catalogue import catalogue
from sanctuary.cli.command import Failure, Speaking
from sanctuary.cli.game.options import Labels
from sanctuary.cli.game.saving import checked
from sanctuary.cli.game.seats import seat_names
from sanctuary.cli.parameters import InputFile, Whole
from sanctuary.cli.printer import Printer
from sanctuary.players.levels import expert_search
from sanctuary.records import steps
from sanctuary.rules.moves import CELL, TILE
from sanctuary.rules.setup import MAX_PLAYERS
from sanctuary.search.analysis import judge_move, judgement_from_json, judgement_to_json, largest_swings
from sanctuary.text import tile_label
from sanctuary.views.view import view_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sanctuary.records import Record
    from sanctuary.text import Texts
    from sanctuary.views.view import SeatView

Row = dict[str, Any]
"""A judgement as it is written, with the seat that decided."""
ITERATIONS: Final = 100
MOST: Final = 1_000_000
SWINGS: Final = 5


def analyse_command(language: Texts) -> click.Command:
    """`analyse FILE --seat --iterations --json`."""

    def run(file: Path, seat: int | None, iterations: int, *, as_json: bool) -> None:
        record = checked(language, file)
        players = record.options.players
        if seat is not None and seat > players:
            raise Failure(language.format("cli-no-number", value=str(seat), least=1, most=players))
        seats = list(range(players)) if seat is None else [seat - 1]
        kept = Kept(file, record, iterations)
        rows = list(_judged(record, seats, iterations, kept, as_json=as_json))
        problem = kept.problem
        if problem:
            said = language.format("cli-analyse-not-kept", file=kept.file.name, problem=problem)
            click.echo(said, err=True)
        if not as_json:
            _tell(language, record, {seat: [row for row in rows if row["seat"] == seat] for seat in seats})
            if not problem:
                Printer().line(language.format("cli-analyse-kept", file=str(kept.file)))

    options: list[click.Parameter] = [
        click.Argument(["file"], type=InputFile(language), metavar="FILE"),
        click.Option(
            ["--seat"],
            type=Whole(language, 1, MAX_PLAYERS),
            metavar="N",
            help=language.format("cli-analyse-seat-help"),
        ),
        click.Option(
            ["--iterations"],
            type=Whole(language, 1, MOST),
            default=ITERATIONS,
            metavar="N",
            help=language.format("cli-analyse-iterations-help"),
        ),
        click.Option(["--json", "as_json"], is_flag=True, help=language.format("cli-analyse-json-help")),
    ]
    return Speaking(language, "analyse", language.format("cli-analyse-help"), run, options)


class Kept:
    """The judgements beside a record, by the number of moves before each: `GAME.analysis-100.json`.

    Those of another game do not count; each number of iterations has a file of its own. `problem`: what
    stood against keeping the last one, "" for nothing.
    """

    def __init__(self, record_file: Path, record: Record, iterations: int) -> None:
        self.file: Final = record_file.with_name(f"{record_file.stem}.analysis-{iterations}.json")
        self._of: Final[Row] = {"digest": record.digest, "iterations": iterations}
        self.rows: Final[dict[int, Row]] = self._read()
        self.problem = ""

    def _read(self) -> dict[int, Row]:
        try:
            table = json.loads(self.file.read_text(encoding="utf-8"))
            if any(table[key] != value for key, value in self._of.items()):
                return {}
            return {row["ply"]: row for row in table["judgements"]}
        except (OSError, ValueError, KeyError, TypeError):
            return {}

    def add(self, row: Row) -> None:
        """Put down a judgement at once: whoever ends the analysis loses none."""
        self.rows[row["ply"]] = row
        table = {**self._of, "judgements": [self.rows[ply] for ply in sorted(self.rows)]}
        beside = self.file.with_name(f".{self.file.name}.new")
        self.problem = ""
        try:
            beside.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
            beside.replace(self.file)
        except OSError as error:
            self.problem = error.strerror or str(error)


def _judged(record: Record, seats: list[int], iterations: int, kept: Kept, *, as_json: bool) -> Iterator[Row]:
    """Every judgement of some seats, in the order of the game, as far as it is not kept already made now."""
    weights, settings = expert_search()
    played = zip(record.moves, steps(record, catalogue()), strict=False)
    hidden = as_json or not sys.stderr.isatty()
    with click.progressbar(played, len(record.moves), file=sys.stderr, hidden=hidden) as shown:
        for ply, (move, state) in enumerate(shown):
            if state.seat not in seats or len(state.legal) < 2:
                continue
            if ply not in kept.rows:
                view = view_for(state, state.seat)
                judgement = judge_move(view, move, weights, settings, iterations, "analysis", inf)
                kept.add({"seat": state.seat, **judgement_to_json(judgement), "ply": ply})
            if as_json:
                click.echo(json.dumps(kept.rows[ply]))
            yield kept.rows[ply]


def _tell(language: Texts, record: Record, found: dict[int, list[Row]]) -> None:
    """The largest swings of each seat, and how its chances went."""
    printer = Printer()
    names = seat_names(language, record.seats or [""] * record.options.players)
    for seat, rows in found.items():
        judged = [judgement_from_json(row) for row in rows]
        given = round(sum(judgement.loss for judgement in judged if judgement.certain), 1)
        printer.line(language.format("cli-analyse-seat", name=names[seat], moves=len(judged), points=given))
        swings = largest_swings(judged, SWINGS)
        views = _views(record, {judgement.ply for judgement in swings})
        for judgement in swings:
            sentence = language.format(
                "cli-analyse-swing",
                ply=judgement.ply + 1,
                turn=judgement.turn,
                made=_move(language, views[judgement.ply], judgement.move),
                better=_move(language, views[judgement.ply], judgement.best),
                points=judgement.loss,
            )
            printer.line(sentence, indent=4)
        turns = {judgement.turn: judgement.after_chance for judgement in judged}
        curve = ", ".join(f"{turn}: {100 * chance:.0f} %" for turn, chance in turns.items())
        printer.line(language.format("cli-analyse-curve", curve=curve), indent=4)


def _views(record: Record, plies: set[int]) -> dict[int, SeatView]:
    """What was seen at some decisions, by the number of moves before each."""
    states = enumerate(steps(record, catalogue()))
    return {ply: view_for(state, state.seat) for ply, state in states if ply in plies}


def _move(language: Texts, view: SeatView, move: int) -> str:
    """A move in words: a tile by its name, anything else as the person who decides is offered it."""
    if move < CELL:
        return tile_label(language, move - TILE)
    return Labels(language, view, view.frames[-1]).label(move).plain

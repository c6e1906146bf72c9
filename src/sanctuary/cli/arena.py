"""`sanctuary arena`: many games at once, their report, and the tuning of the evaluation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from sanctuary.cli.bots import bot_problem
from sanctuary.cli.command import Failure, Group, Speaking
from sanctuary.cli.parameters import OneOf, Whole
from sanctuary.extras import missing
from sanctuary.players import PlayerError
from sanctuary.rules.setup import MAX_PLAYERS, SOLO_MARKER_COUNTS

if TYPE_CHECKING:
    from sanctuary.text import Texts

BACKENDS: Final = ("local", "ray", "dask")
PATIENCE: Final = 120
MOST: Final = 10_000_000
MOST_JOBS: Final = 4096
EVERY_CORE: Final = -1
FOLDER: Final = click.Path(path_type=Path)


def arena_group(language: Texts) -> click.Command:
    """`arena run`, `arena report` and `arena tune`."""
    commands = [_run_command(language), _report_command(language), _tune_command(language)]
    return Group(language, "arena", language.format("cli-arena-help"), commands)


def _need(language: Texts, extra: str, *modules: str) -> None:
    if lacking := missing(extra, *modules):
        libraries = language.listed(lacking)
        raise Failure(language.format("cli-arena-missing", libraries=libraries, extra=extra))


class Jobs(Whole):
    """How many games at the same time: a number, or -1 for one a core."""

    def __init__(self, language: Texts) -> None:
        super().__init__(language, 1, MOST_JOBS)

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number."""
        if str(value) == str(EVERY_CORE):
            return EVERY_CORE
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter as error:
            problem = self.language.format("cli-arena-no-jobs", value=str(value), most=self.most)
            raise click.BadParameter(problem, ctx=ctx, param=param) from error


def _run_command(language: Texts) -> click.Command:
    def run(
        folder: Path, jobs: int, backend: str, patience: int, players: tuple[str, ...], **wanted: object
    ) -> None:
        _need(language, "arena")
        if backend != BACKENDS[0]:
            _need(language, "cluster", backend)
        from sanctuary.arena.plan import Plan, PlanError
        from sanctuary.arena.results import ResultsError
        from sanctuary.arena.run import run_plan
        from sanctuary.cli.progress import Progress

        plan = Plan(players, **wanted)  # type: ignore[arg-type]
        try:
            with Progress(language) as progress:
                run_plan(plan, folder, jobs, backend, patience=patience, progress=progress)
        except PlayerError as error:
            raise Failure(bot_problem(language, error)) from error
        except PlanError as error:
            raise Failure(language.format("cli-arena-bad-plan", problem=str(error))) from error
        except ResultsError as error:
            raise Failure(language.format("cli-arena-bad-results", problem=str(error))) from error
        click.echo(language.format("cli-arena-done", folder=str(folder)))

    return Speaking(language, "run", language.format("cli-arena-run-help"), run, _run_options(language))


def _run_options(language: Texts) -> list[click.Parameter]:
    counts = [str(count) for count in SOLO_MARKER_COUNTS]
    return [
        click.Argument(["folder"], type=FOLDER, metavar="FOLDER"),
        click.Option(
            ["--player", "players"],
            multiple=True,
            required=True,
            metavar="PLAYER",
            help=language.format("cli-arena-player-help"),
        ),
        _whole(language, "--seats", "cli-players-help", 1, MAX_PLAYERS, 2),
        _whole(language, "--deals", "cli-arena-deals-help", 1, MOST, 10),
        click.Option(["--seed"], default="arena", metavar="TEXT", help=language.format("cli-seed-help")),
        _whole(language, "--side", "cli-side-help", 1, 2, 1),
        click.Option(
            ["--solo-markers"],
            type=OneOf(language, counts),
            default=counts[0],
            callback=lambda _context, _option, count: int(count),
            metavar="|".join(counts),
            help=language.format("cli-arena-solo-help"),
        ),
        _whole(language, "--patience", "cli-arena-patience-help", 1, MOST, PATIENCE),
        click.Option(
            ["--jobs"],
            type=Jobs(language),
            default=EVERY_CORE,
            metavar="N",
            help=language.format("cli-arena-jobs-help"),
        ),
        click.Option(
            ["--backend"],
            type=OneOf(language, BACKENDS),
            default=BACKENDS[0],
            metavar="|".join(BACKENDS),
            help=language.format("cli-arena-backend-help"),
        ),
    ]


def _whole(language: Texts, name: str, message: str, least: int, most: int, default: int) -> click.Option:
    kind = Whole(language, least, most)
    return click.Option([name], type=kind, default=default, metavar="N", help=language.format(message))


def _report_command(language: Texts) -> click.Command:
    def run(folder: Path) -> None:
        _need(language, "arena")
        from sanctuary.arena.report import write_report
        from sanctuary.arena.results import ResultsError

        try:
            files = write_report(folder)
        except FileNotFoundError as error:
            raise Failure(language.format("cli-arena-no-results", folder=str(folder))) from error
        except ResultsError as error:
            raise Failure(language.format("cli-arena-bad-results", problem=str(error))) from error
        for file in files:
            click.echo(str(file))

    argument = click.Argument(["folder"], type=FOLDER, metavar="FOLDER")
    return Speaking(language, "report", language.format("cli-arena-report-help"), run, [argument])


def _check_place(file: Path) -> None:
    """OSError where a file cannot be written; nothing is changed."""
    is_new = not file.exists()
    with file.open("a"):
        pass
    if is_new:
        file.resolve().unlink()


def _tune_command(language: Texts) -> click.Command:
    def run(file: Path, games: int, seats: int, seed: str, weights: str) -> None:
        _need(language, "arena")
        from sanctuary.arena.tune import fit, play_samples, weights_text
        from sanctuary.search.evaluation import WeightsError, find_weights

        try:
            start = find_weights(weights)
        except WeightsError as error:
            raise Failure(language.format("cli-arena-bad-weights", problem=str(error))) from error
        _check_place(file)  # what cannot be written is better known before the games
        samples = []
        for game in range(games):
            samples += play_samples(start, seats, f"{seed}:{game}")
        found, missed = fit(samples, start)
        file.write_text(weights_text(found), "utf-8")
        off = f"{missed:.1f}"
        click.echo(language.format("cli-arena-tuned", file=str(file), samples=len(samples), error=off))

    options = [
        click.Argument(["file"], type=FOLDER, metavar="FILE"),
        _whole(language, "--games", "cli-arena-games-help", 1, MOST, 2500),
        _whole(language, "--seats", "cli-players-help", 2, MAX_PLAYERS, 2),
        click.Option(["--seed"], default="tune", metavar="TEXT", help=language.format("cli-seed-help")),
        click.Option(
            ["--weights"], default="", metavar="FILE", help=language.format("cli-arena-weights-help")
        ),
    ]
    return Speaking(language, "tune", language.format("cli-arena-tune-help"), run, options)

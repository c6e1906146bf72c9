"""`sanctuary perft`: count the lines of play of a game, to compare versions and engines by."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

import click

from sanctuary.catalogue import catalogue
from sanctuary.cli.command import Speaking
from sanctuary.cli.parameters import Whole
from sanctuary.records import move_to_word
from sanctuary.rules.perft import perft_by_move
from sanctuary.rules.setup import MAX_PLAYERS, new_game
from sanctuary.rules.state import Options

if TYPE_CHECKING:
    from sanctuary.text import Texts

DEEPEST = 12


def perft_command(language: Texts) -> click.Command:
    """`perft --seed --players --side --depth --divide`."""

    def run(seed: str, players: int, side: int, depth: int, *, divide: bool) -> None:
        state = new_game(catalogue().material(side), Options(players=players, side=side), seed)
        began = perf_counter()
        counts = perft_by_move(state, depth)
        seconds = perf_counter() - began
        if divide:
            for move, count in counts.items():
                click.echo(f"{move_to_word(move, catalogue())}: {count}")
        total = sum(counts.values())
        speed = round(total / seconds) if seconds else 0
        click.echo(language.format("cli-perft", depth=depth, count=total, speed=speed))

    options = [
        click.Option(["--seed"], default="1", metavar="TEXT", help=language.format("cli-seed-help")),
        click.Option(
            ["--players"],
            type=Whole(language, 1, MAX_PLAYERS),
            default=2,
            metavar=f"1-{MAX_PLAYERS}",
            help=language.format("cli-players-help"),
        ),
        click.Option(
            ["--side"],
            type=Whole(language, 1, 2),
            default=1,
            metavar="1|2",
            help=language.format("cli-side-help"),
        ),
        click.Option(
            ["--depth"],
            type=Whole(language, 1, DEEPEST),
            default=4,
            metavar="N",
            help=language.format("cli-depth-help"),
        ),
        click.Option(["--divide"], is_flag=True, help=language.format("cli-divide-help")),
    ]
    return Speaking(language, "perft", language.format("cli-perft-help"), run, options)

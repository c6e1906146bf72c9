"""`sanctuary tiles`: search and filter the 135 tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click
from rich.text import Text

from sanctuary.catalogue import catalogue
from sanctuary.cli.command import Speaking
from sanctuary.cli.game.lookup import tile_section
from sanctuary.cli.game.options import folded
from sanctuary.cli.parameters import OneOf, Whole
from sanctuary.cli.printer import Printer
from sanctuary.cli.screen.rows import tile_row
from sanctuary.rules.effects import FIRST_CLASS, FIRST_CONTINENT, HABITAT_COUNT, ICONS, PETTING_ZOO
from sanctuary.rules.tiles import TILE_KINDS
from sanctuary.text import LOCALES, texts, tile_name, tile_text

if TYPE_CHECKING:
    from sanctuary.rules.tiles import Tile
    from sanctuary.text import Texts

HABITATS: Final = ICONS[:HABITAT_COUNT]
CONTINENTS: Final = ICONS[FIRST_CONTINENT:FIRST_CLASS]
CLASSES: Final = ICONS[FIRST_CLASS : PETTING_ZOO + 1]
LEVELS: Final = (2, 5)
ORDERS: Final = ("id", "name", "level")


def tiles_command(language: Texts) -> click.Command:
    """`tiles [WORD] --kind --habitat --continent --class --level --sort --full --both`."""

    def run(word: str, order: str, *, full: bool, both: bool, **wanted: str | int | None) -> None:
        found = [tile for tile, row in enumerate(catalogue().tiles.rows) if _fits(row, wanted)]
        found = [tile for tile in found if _mentions(tile, word)]
        found.sort(key=lambda tile: _place(language, tile, order))
        printer = Printer()
        languages = [texts(locale) for locale in LOCALES] if both else [language]
        for tile in found:
            for each in languages:
                if full or both:
                    printer.lines(tile_section(each, tile))
                else:
                    printer.line(tile_row(each, catalogue().tiles, None, tile), indent=5)
            if full or both:
                printer.line()
        printer.line(Text(language.format("cli-tiles-found", number=len(found))))

    return Speaking(language, "tiles", language.format("cli-tiles-help"), run, _parameters(language))


def _parameters(language: Texts) -> list[click.Parameter]:
    words = {"kind": TILE_KINDS, "habitat": HABITATS, "continent": CONTINENTS, "class": CLASSES}
    help_of = {
        "kind": "cli-tiles-kind-help",
        "habitat": "cli-tiles-habitat-help",
        "continent": "cli-tiles-continent-help",
        "class": "cli-tiles-class-help",
    }
    filters: list[click.Parameter] = [
        click.Option(
            [f"--{name}", f"{name}_"],
            type=OneOf(language, choices),
            metavar="|".join(choices),
            help=language.format(help_of[name]),
        )
        for name, choices in words.items()
    ]
    return [
        click.Argument(["word"], required=False, default="", metavar="[WORD]"),
        *filters,
        click.Option(
            ["--level"],
            type=Whole(language, *LEVELS),
            metavar="2-5",
            help=language.format("cli-tiles-level-help"),
        ),
        click.Option(
            ["--sort", "order"],
            type=OneOf(language, ORDERS),
            default="id",
            metavar="|".join(ORDERS),
            help=language.format("cli-tiles-sort-help"),
        ),
        click.Option(["--full"], is_flag=True, help=language.format("cli-tiles-full-help")),
        click.Option(["--both"], is_flag=True, help=language.format("cli-tiles-both-help")),
    ]


def _fits(row: Tile, wanted: dict[str, str | int | None]) -> bool:
    """Whether a tile shows all that is asked for."""
    has: dict[str, list[str] | list[int]] = {
        "kind_": [row.kind],
        "habitat_": row.habitats,
        "continent_": [row.continent],
        "class_": [row.animal_class],
        "level": [row.level],
    }
    return all(value is None or value in has[name] for name, value in wanted.items())


def _mentions(tile: int, word: str) -> bool:
    """Whether the word is the tile's id or stands in its text, long or short, in any language."""
    tiles = catalogue().tiles
    if word.upper() in tiles.by_id:
        return tiles.by_id[word.upper()] == tile
    wanted = folded(word)
    return any(
        wanted in folded(text)
        for language in map(texts, LOCALES)
        for text in (tile_text(language, tile), tile_row(language, tiles, None, tile).plain)
    )


def _place(language: Texts, tile: int, order: str) -> Any:
    """A key to sort by; names as the language sorts them."""
    row = catalogue().tiles.rows[tile]
    if order == "name":
        return language.sort_key(tile_name(language, tile)), tile
    return (row.level, tile) if order == "level" else (0, tile)

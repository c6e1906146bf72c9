"""Looking things up in the middle of a game: a rule by number, a tile by id or by part of its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from sanctuary.catalogue import catalogue
from sanctuary.cli.game.options import folded
from sanctuary.cli.screen import palette
from sanctuary.text import RULES, rule_text, tile_heading, tile_lines, tile_name

if TYPE_CHECKING:
    from sanctuary.text import Texts

MOST_TILES: Final = 6


def look_up(texts: Texts, word: str) -> list[list[Text]]:
    """Rules, tiles, or a line saying that there is no such thing."""
    rules = rules_at(word)
    if rules:
        return [[rule_line(texts, rule) for rule in rules]]
    tiles = tiles_called(texts, word)
    if not tiles:
        return [[Text(texts.format("look-up-nothing", word=word))]]
    sections = [tile_section(texts, tile) for tile in tiles[:MOST_TILES]]
    if len(tiles) > MOST_TILES:
        sections.append([Text(texts.format("look-up-more", number=len(tiles) - MOST_TILES))])
    return sections


def rules_at(word: str) -> list[str]:
    """The rule of a number, or the rules of a chapter (`R6`)."""
    number = word.upper()
    if number in RULES:
        return [number]
    return [rule for rule in RULES if rule.startswith(f"{number}.")]


def rule_line(texts: Texts, rule: str) -> Text:
    """Number and rule."""
    return Text(f"{rule} ", style=palette.STRONG).append(rule_text(texts, rule), style="not bold")


def tiles_called(texts: Texts, word: str) -> list[int]:
    """The tile with an id, or those with the word in their name."""
    tile = catalogue().tiles.by_id.get(word.upper())
    if tile is not None:
        return [tile]
    wanted = folded(word)
    return [tile for tile in range(catalogue().tiles.count) if wanted in folded(tile_name(texts, tile))]


def tile_section(texts: Texts, tile: int) -> list[Text]:
    """All that stands on a tile, a line each."""
    heading = Text(tile_heading(texts, tile), style=palette.tile_style(catalogue().tiles, tile))
    heading.stylize("bold")
    return [heading, *(Text(f"  {line}") for line in tile_lines(texts, tile))]

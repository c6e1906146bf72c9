"""Rows about single tiles and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from sanctuary.cli.screen import palette
from sanctuary.rules.actions import required_strength
from sanctuary.rules.moves import CARD_COUNT, CARDS
from sanctuary.text import card_name, tile_name, tile_short

if TYPE_CHECKING:
    from sanctuary.rules.tiles import TileSet
    from sanctuary.rules.zoo import Zoo
    from sanctuary.text import Texts


UNBROKEN: Final = "\u00a0"
"""A blank at which no line is broken."""


def tile_title(texts: Texts, tiles: TileSet, tile: int) -> Text:
    """Id and name, in the tile's colour."""
    name = f"{tiles.ids[tile]} {tile_name(texts, tile)}"
    return Text().append(name, style=palette.tile_style(tiles, tile))


def tile_row(texts: Texts, tiles: TileSet, zoo: Zoo | None, tile: int) -> Text:
    """Id, name, what the tile costs this zoo where that is less than its level, and its face in short."""
    row = tile_title(texts, tiles, tile)
    level = tiles.level[tile]
    if zoo is not None and level:
        strength = required_strength(tiles, zoo, tile)
        if strength < level:
            row.append(f" · {texts.format('screen-discounted', strength=strength)}", style=palette.GAIN)
    row.append(f" · {tile_short(texts, tile)}")
    return row


def capital(text: str) -> str:
    """The text with its first letter large, for where it stands by itself."""
    return text[:1].upper() + text[1:]


def side_numeral(zoo: Zoo, card: int) -> str:
    """The side of a card as it is printed."""
    return "II" if zoo.upgraded >> card & 1 else "I"


def cards_row(texts: Texts, zoo: Zoo) -> Text:
    """The four action cards from slot 1 to slot 4, with side and strength (R3.3)."""
    row = Text()
    for card in sorted(range(CARD_COUNT), key=zoo.slots.__getitem__):
        if row:
            row.append(f"{UNBROKEN}→ ", style=palette.QUIET)
        row.append(f"[{zoo.slots[card]}]{UNBROKEN}", style=palette.QUIET)
        style = palette.HABITATS.get(CARDS[card], palette.KINDS["project"])
        row.append(capital(card_name(texts, CARDS[card])), style=f"bold {style}")
        row.append(f"{UNBROKEN}{side_numeral(zoo, card)}", style=style)
        if zoo.upgraded >> card & 1:
            row.append(f"={zoo.strength(card)}", style=palette.STRONG)
    return row

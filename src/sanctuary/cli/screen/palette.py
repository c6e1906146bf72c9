"""Colours, always beside a letter or a sign that says the same (NO_COLOR takes nothing away)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.rules.effects import HABITAT_COUNT, ICONS
from sanctuary.rules.tiles import TILE_KINDS

if TYPE_CHECKING:
    from sanctuary.rules.tiles import TileSet

EDGE: Final = "bright_black"
QUIET: Final = "bright_black"
STRONG: Final = "bold"
TITLE: Final = "bold cyan"
TARGET: Final = "bold reverse"
GAIN: Final = "bold green"
LOSS: Final = "bold red"
ALERT: Final = "bold yellow"
RIVER: Final = "bright_blue"

HABITATS: Final = {"forest": "green", "rock": "yellow", "water": "blue"}
KINDS: Final = {"animal": "white", "project": "magenta", "building": "cyan"}


def tile_style(tiles: TileSet, tile: int) -> str:
    """Habitat colour of an animal, else the colour of its kind."""
    kind = TILE_KINDS[tiles.kind[tile]]
    if kind == "animal":
        for icon in range(HABITAT_COUNT):
            if tiles.icons[tile] >> icon & 1:
                return HABITATS[ICONS[icon]]
    return KINDS[kind]


def points_style(points: int) -> str:
    """Green for a gain, red for a loss."""
    if points > 0:
        return GAIN
    return LOSS if points < 0 else QUIET

"""The words that stand in a drawing: by default those of the catalogue, of another language where given."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from sanctuary.catalogue import catalogue
from sanctuary.rules.effects import EFFECTS
from sanctuary.rules.moves import CARDS

PLAIN_SIGNS = ("F", "R", "W", "Af", "Am", "As", "Au", "Eu", "Bi", "He", "Pd", "Pm", "Re", "Pz", "B", "P")
"""A sign for each icon (effects.ICONS)."""


class DrawnWords(NamedTuple):
    """What is written: by number of tile, icon, effect and card; signs of the sexes; names of places."""

    tiles: list[str]
    signs: list[str]
    effects: list[str]
    cards: list[str]
    sexes: dict[str, str]
    entrance: str
    open_area: str
    printed: str


@cache
def plain_words() -> DrawnWords:
    """The words of the catalogue and of the rules' vocabulary."""
    return DrawnWords(
        tiles=catalogue().names,
        signs=list(PLAIN_SIGNS),
        effects=list(EFFECTS),
        cards=list(CARDS),
        sexes={"male": "m", "female": "f"},
        entrance="entrance",
        open_area="open area",
        printed="printed",
    )

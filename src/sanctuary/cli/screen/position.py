"""A position drawn like a zoo of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sanctuary.cli.screen import palette
from sanctuary.cli.screen.final import zoo_reasons
from sanctuary.cli.screen.rows import cards_row, tile_row
from sanctuary.cli.screen.zoo import draw_zoo
from sanctuary.rules.scoring import score_zoo

if TYPE_CHECKING:
    from sanctuary.records import Position
    from sanctuary.text import Texts


def position_sections(texts: Texts, position: Position, width: int) -> list[list[Text]]:
    """Total, drawing, cards, hand, and every tile's points with their reason."""
    zoo = position.zoo
    material = position.material
    score = score_zoo(material, zoo)
    title = [Text(texts.format("screen-position", points=score.total()), style=palette.TITLE)]
    if not material.zoo_map.certain:
        title.append(Text(texts.format("screen-provisional"), style=palette.ALERT))
    hand = [Text(texts.format("screen-hand", number=len(zoo.hand)), style=palette.STRONG)]
    hand += [Text("   ").append_text(tile_row(texts, material.tiles, zoo, tile)) for tile in zoo.hand]
    return [
        title,
        draw_zoo(texts, material, zoo, width),
        [cards_row(texts, zoo)],
        hand,
        zoo_reasons(texts, material, zoo, score),
    ]

"""What stands on a tile, composed from its data: no tile has a text of its own but its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.catalogue import catalogue
from sanctuary.rules.cells import DIRECTIONS
from sanctuary.rules.effects import ICON_COUNT, ICONS, PETTING_ZOO
from sanctuary.rules.tiles import KIND_ANIMAL
from sanctuary.text.words import condition_text, discount_text, effect_text, icon_name, score_text, when_text

if TYPE_CHECKING:
    from sanctuary.text.texts import Texts

ARROW_SIGNS: Final = {"N": "↑", "NE": "↗", "SE": "↘", "S": "↓", "SW": "↙", "NW": "↖"}
FACE_MESSAGES: Final = {"animal": "face-animal", "project": "face-project", "building": "face-building"}


def tile_name(texts: Texts, tile: int) -> str:
    """The tile's name."""
    return texts.format(f"tile-{catalogue().tiles.ids[tile]}")


def tile_label(texts: Texts, tile: int) -> str:
    """Name and id, for use inside another sentence."""
    return texts.format("face-label", name=tile_name(texts, tile), id=catalogue().tiles.ids[tile])


def tile_heading(texts: Texts, tile: int) -> str:
    """Id, name, kind, and sex, size and level where the tile has them."""
    tiles = catalogue().tiles
    row = tiles.rows[tile]
    return texts.format(
        FACE_MESSAGES[row.kind],
        id=row.id,
        name=tile_name(texts, tile),
        level=row.level,
        size="large" if tiles.is_large(tile) else "small",
        sex=row.sex or "none",
    )


def tile_lines(texts: Texts, tile: int) -> list[str]:
    """Everything the tile says beside its heading, one thing an entry, each in whole sentences."""
    tiles = catalogue().tiles
    row = tiles.rows[tile]
    lines = []
    icons = _icon_names(texts, tile)
    if icons:
        lines.append(texts.format("face-icons", icons=", ".join(icons)))
    if is_undefined(tile):
        lines.append(texts.format("face-undefined-habitat"))
    if tiles.condition_op[tile] >= 0:
        lines.append(condition_text(texts, *_condition(tile)))
    if row.open_areas:
        directions = texts.listed([texts.format(f"direction-{name}") for name in _directions(tile)])
        lines.append(texts.format("face-arrows", directions=directions, number=len(row.open_areas)))
    lines.extend(effect_text(texts, effect) for effect in tiles.on_play[tile])
    lines.extend(discount_text(texts, number, kind) for number, kind in tiles.discounts[tile])
    if tiles.when_effect[tile] >= 0:
        lines.append(when_text(texts, tiles.when_icon[tile], tiles.when_effect[tile]))
    if row.pair:
        other = tiles.rows[tiles.pair[tile]]
        markers = catalogue().scoring.pair_markers
        lines.append(texts.format("face-pair", sex=other.sex, id=other.id, number=markers))
    lines.append(score_text(texts, *_score(tile)))
    return lines


def tile_text(texts: Texts, tile: int) -> str:
    """Heading and all sentences of a tile, a line each."""
    return "\n".join([tile_heading(texts, tile), *tile_lines(texts, tile)])


def tile_short(texts: Texts, tile: int) -> str:
    """The tile's face in signs on one line, name and id aside: level, icons, arrows, what it does, points."""
    tiles = catalogue().tiles
    row = tiles.rows[tile]
    parts = []
    if row.level:
        parts.append(str(row.level))
    if row.sex:
        parts.append(texts.format(f"sex-{row.sex}"))
    parts.append(" ".join(_icon_names(texts, tile)))
    parts.append("".join(ARROW_SIGNS[name] for name in _directions(tile)))
    if tiles.condition_op[tile] >= 0:
        parts.append(condition_text(texts, *_condition(tile), form="short"))
    parts.extend(effect_text(texts, effect, "short") for effect in tiles.on_play[tile])
    parts.extend(discount_text(texts, number, kind, "short") for number, kind in tiles.discounts[tile])
    if tiles.when_effect[tile] >= 0:
        parts.append(when_text(texts, tiles.when_icon[tile], tiles.when_effect[tile], "short"))
    parts.append(score_text(texts, *_score(tile), form="short"))
    return " · ".join(part for part in parts if part)


def is_undefined(tile: int) -> bool:
    """An animal without a habitat icon: any habitat's card plays it (R1.2, R5.2)."""
    tiles = catalogue().tiles
    return tiles.kind[tile] == KIND_ANIMAL and not tiles.has_habitat(tile)


def _icon_names(texts: Texts, tile: int) -> list[str]:
    """Names of the habitat, continent and class icons; building and project stand in the heading."""
    icons = catalogue().tiles.icons[tile]
    return [
        icon_name(texts, ICONS[icon])
        for icon in range(ICON_COUNT)
        if icon <= PETTING_ZOO and icons >> icon & 1
    ]


def _directions(tile: int) -> list[str]:
    """The directions of the arrows, clockwise from north."""
    return [name for name in DIRECTIONS if name in catalogue().tiles.rows[tile].open_areas]


def _condition(tile: int) -> tuple[int, int, int]:
    tiles = catalogue().tiles
    return tiles.condition_op[tile], tiles.condition_number[tile], tiles.condition_kind[tile]


def _score(tile: int) -> tuple[int, int, int]:
    tiles = catalogue().tiles
    return tiles.score_op[tile], tiles.score_number[tile], tiles.score_kind[tile]

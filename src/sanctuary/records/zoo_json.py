"""A zoo as JSON: what lies on its cells, and all else that belongs to a seat.

A cell holds a tile id; a release stack from the bottom up, `["A036", "P086"]`; `"open"`, an open area whose
front nobody need know; `{"open": "A001"}`, one whose front is known; `{"open": "A001", "laid": 17}`, one that
was laid from hand at that ply of a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.records.fields import (
    FormatError,
    Json,
    as_list,
    as_number,
    as_table,
    number_in,
    numbered,
    shown,
)
from sanctuary.records.problems import Problem
from sanctuary.rules.cells import BIT, CELL_BY_NAME, CELL_NAMES, cells_of
from sanctuary.rules.effects import ICONS
from sanctuary.rules.moves import (
    CARD_COUNT,
    CARDS,
    MARKER_SIZES,
    OBJECTIVES,
    SMALLEST_MARKER,
    UPGRADE_COUNT,
)
from sanctuary.rules.tiles import KIND_ANIMAL
from sanctuary.rules.zoo import NONE, Zoo, replaced

if TYPE_CHECKING:
    from sanctuary.records.fields import Fields
    from sanctuary.rules.cells import ZooMap
    from sanctuary.rules.tiles import TileSet

OPEN: Final = "open"
LAID: Final = "laid"
ZOO_KEYS: Final = (
    "zoo", "hand", "cards", "supported", "conservation", "pouch", "end_marker", "upgrades_used",
)  # fmt: skip
"""The keys of a zoo that a position and a state share."""
CARD_NUMBERS: Final = numbered(CARDS)
OBJECTIVE_NUMBERS: Final = numbered(OBJECTIVES)


class TilePlaces:
    """Where each tile was found while reading: a tile is in one place only (R1.1)."""

    def __init__(self, tiles: TileSet) -> None:
        self.tiles: Final = tiles
        self.found: Final[dict[int, str]] = {}

    def tile(self, name: object, where: str) -> int:
        """The number of a tile that lies nowhere yet, which is now at `where`."""
        tile = number_in(self.tiles.by_id, name, where, "tile")
        if tile in self.found:
            raise FormatError(where, Problem("tile-elsewhere", tile=str(name), place=self.found[tile]))
        self.found[tile] = where
        return tile

    def tile_list(self, value: object, where: str) -> list[int]:
        """The numbers of a list of tiles."""
        return [self.tile(name, where) for name in as_list(value, where)]

    def missing(self) -> list[str]:
        """The ids of the tiles that were found nowhere."""
        return [id for tile, id in enumerate(self.tiles.ids) if tile not in self.found]


# Writing


def zoo_to_json(zoo: Zoo, tiles: TileSet) -> Json:
    """The keys of ZOO_KEYS, with the plies of open areas laid from hand."""
    ids = tiles.ids
    return {
        "zoo": {CELL_NAMES[cell]: _cell_to_json(zoo, ids, cell) for cell in cells_of(zoo.filled)},
        "hand": [ids[tile] for tile in zoo.hand],
        "cards": {name: [zoo.slots[card], 1 + (zoo.upgraded >> card & 1)] for card, name in enumerate(CARDS)},
        "supported": {
            name: zoo.supported[objective]
            for objective, name in enumerate(OBJECTIVES)
            if zoo.supported[objective]
        },
        "conservation": zoo.conservation,
        "pouch": zoo.pouch,
        "end_marker": zoo.end_marker,
        "upgrades_used": [marker + 1 for marker in range(UPGRADE_COUNT) if zoo.upgrades_used >> marker & 1],
    }


def _cell_to_json(zoo: Zoo, ids: list[str], cell: int) -> object:
    top, under, laid = zoo.top[cell], zoo.under[cell], zoo.hidden_at[cell]
    if top != NONE:
        return ids[top] if under == NONE else [ids[under], ids[top]]
    if under == NONE:
        return OPEN
    return {OPEN: ids[under]} if laid == NONE else {OPEN: ids[under], LAID: laid}


# Reading


def read_zoo(fields: Fields, zoo: Zoo, zoo_map: ZooMap, places: TilePlaces, end_markers: list[int]) -> None:
    """Fill an empty zoo with what ZOO_KEYS say; a missing key leaves what the setup gives."""
    cells = fields.table_of("zoo")
    for name in cells:
        _check_space(zoo_map, name, fields.place("zoo"))
    for cell, name in enumerate(CELL_NAMES):
        if name in cells:
            _read_cell(zoo, places, cell, cells[name], f"{fields.place('zoo')}.{name}")
    for tile in places.tile_list(fields.items("hand"), fields.place("hand")):
        zoo.add_to_hand(tile, NONE)
    _read_cards(fields, zoo)
    _read_supported(fields, zoo)
    zoo.conservation = fields.count_or("conservation", zoo.conservation)
    zoo.pouch = fields.count_or("pouch", zoo.pouch)
    zoo.end_marker = fields.number_or("end_marker", zoo.end_marker)
    if zoo.end_marker not in (0, *end_markers):
        allowed = ", ".join(str(points) for points in sorted({0, *end_markers}))
        fields.fail("end_marker", Problem("none-of", value=zoo.end_marker, allowed=allowed))
    for number in as_distinct(fields.items("upgrades_used"), fields.place("upgrades_used"), 1, UPGRADE_COUNT):
        zoo.upgrades_used |= 1 << (number - 1)


def as_distinct(values: list[object], where: str, least: int, most: int) -> list[int]:
    """Whole numbers within bounds, none twice."""
    numbers = [as_number(value, where, least, most) for value in values]
    for number in numbers:
        if numbers.count(number) > 1:
            raise FormatError(where, Problem("twice", value=number))
    return numbers


def _check_space(zoo_map: ZooMap, name: str, where: str) -> None:
    cell = number_in(CELL_BY_NAME, name, where, "cell")
    if cell == zoo_map.entrance:
        raise FormatError(f"{where}.{name}", Problem("on-entrance"))
    if not zoo_map.spaces & BIT[cell]:
        raise FormatError(f"{where}.{name}", Problem("on-printed-area"))


def _read_cell(zoo: Zoo, places: TilePlaces, cell: int, value: object, where: str) -> None:
    if value == OPEN:
        zoo.put_face_down(NONE, cell, NONE)
    elif isinstance(value, dict):
        _read_known_front(zoo, places, cell, value, where)
    elif isinstance(value, list):
        _read_stack(zoo, places, cell, value, where)
    else:
        zoo.put_face_up(places.tiles, places.tile(value, where), cell)


def _read_known_front(zoo: Zoo, places: TilePlaces, cell: int, value: object, where: str) -> None:
    table = as_table(value, where)
    if OPEN not in table or table.keys() - {OPEN, LAID}:
        raise FormatError(where, Problem("form", value=shown(value), form='{"open": tile}'))
    laid = as_number(table[LAID], f"{where}.laid") if LAID in table else NONE
    zoo.put_face_down(places.tile(table[OPEN], where), cell, laid)


def _read_stack(zoo: Zoo, places: TilePlaces, cell: int, value: list[object], where: str) -> None:
    """An animal and the release project on it (R6.2)."""
    if len(value) != 2:
        raise FormatError(where, Problem("no-stack", value=shown(value)))
    tiles = places.tiles
    animal, project = (places.tile(name, where) for name in value)
    icon = tiles.release_icon[project]
    if icon == NONE:
        raise FormatError(where, Problem("no-release", tile=tiles.ids[project]))
    if tiles.kind[animal] != KIND_ANIMAL:
        raise FormatError(where, Problem("no-animal", tile=tiles.ids[animal]))
    if not tiles.icons[animal] >> icon & 1:
        ids = tiles.ids
        problem = Problem("other-release", tile=ids[project], icon=ICONS[icon], other=ids[animal])
        raise FormatError(where, problem)
    zoo.put_face_up(tiles, animal, cell)
    zoo.put_face_up(tiles, project, cell)


def _read_cards(fields: Fields, zoo: Zoo) -> None:
    """Slot and side of the cards named; each slot holds one card (R3.2)."""
    for name, value in fields.table_of("cards").items():
        card = number_in(CARD_NUMBERS, name, fields.place("cards"), "card")
        where = f"{fields.place('cards')}.{name}"
        numbers = as_list(value, where)
        if len(numbers) != 2:
            raise FormatError(where, Problem("form", value=shown(value), form="[slot, side]"))
        zoo.slots = replaced(zoo.slots, card, as_number(numbers[0], f"{where}[0]", 1, CARD_COUNT))
        if as_number(numbers[1], f"{where}[1]", 1, 2) == 2:
            zoo.upgraded |= 1 << card
    for slot in range(1, CARD_COUNT + 1):
        holders = [CARDS[card] for card in range(CARD_COUNT) if zoo.slots[card] == slot]
        if not holders:
            fields.fail("cards", Problem("slot-empty", slot=slot, slots=CARD_COUNT))
        if len(holders) > 1:
            cards = ", ".join(holders)
            fields.fail("cards", Problem("slot-shared", slot=slot, cards=cards, slots=CARD_COUNT))


def _read_supported(fields: Fields, zoo: Zoo) -> None:
    """Objectives with the size of the marker on them; each marker is used once (R8.1)."""
    where = fields.place("supported")
    for name, value in fields.table_of("supported").items():
        objective = number_in(OBJECTIVE_NUMBERS, name, where, "objective")
        size = as_number(value, f"{where}.{name}", SMALLEST_MARKER, MARKER_SIZES[-1])
        if size in zoo.supported:
            other = OBJECTIVES[zoo.supported.index(size)]
            raise FormatError(f"{where}.{name}", Problem("marker-elsewhere", size=size, place=other))
        zoo.supported = replaced(zoo.supported, objective, size)
        zoo.markers &= ~(1 << (size - SMALLEST_MARKER))

"""Position files: one zoo a line, as other tools write them to ask for points and placements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.records.fields import Fields, Json
from sanctuary.records.zoo_json import ZOO_KEYS, TilePlaces, read_zoo, zoo_to_json
from sanctuary.rules.state import Material
from sanctuary.rules.zoo import Zoo, empty_zoo

if TYPE_CHECKING:
    from sanctuary.catalogue import Catalogue

SIDE: Final = "side"
PLACE: Final = "place"
POSITION_KEYS: Final = (SIDE, *ZOO_KEYS, PLACE)


class Position:
    """A zoo outside a game, and the tiles somebody asks a place for.

    place: tile numbers in the order asked, or None where the line does not ask.
    An open area whose front nobody named has NONE under it: neither points nor placements ask for it.
    """

    def __init__(self, material: Material, zoo: Zoo, place: list[int] | None = None) -> None:
        self.material: Final = material
        self.zoo: Final = zoo
        self.place: Final = place

    @property
    def side(self) -> int:
        """Side of the zoo map."""
        return self.material.zoo_map.side


def position_from_json(value: object, catalogue: Catalogue) -> Position:
    """Read a position; missing keys take the setup's value. FormatError names key and value."""
    fields = Fields(value, POSITION_KEYS)
    side = fields.number(SIDE, 1, 2) if SIDE in fields.table else 1
    material = catalogue.material(side)
    places = TilePlaces(material.tiles)
    zoo = empty_zoo(material.zoo_map)
    scoring = material.scoring
    read_zoo(fields, zoo, material.zoo_map, places, [scoring.end_last_turn, scoring.end_first])
    place = _read_place(fields, zoo, places) if PLACE in fields.table else None
    return Position(material, zoo, place)


def _read_place(fields: Fields, zoo: Zoo, places: TilePlaces) -> list[int]:
    """Tiles to place: in hand or not, but not in the zoo, and none twice."""
    in_zoo = {tile: where for tile, where in places.found.items() if tile not in zoo.hand}
    asked = TilePlaces(places.tiles)
    asked.found.update(in_zoo)
    return asked.tile_list(fields.items(PLACE), fields.place(PLACE))


def position_to_json(position: Position) -> Json:
    """All keys of a position; `place` only where tiles are asked for."""
    tiles = position.material.tiles
    table: Json = {SIDE: position.side, **zoo_to_json(position.zoo, tiles)}
    if position.place is not None:
        table[PLACE] = [tiles.ids[tile] for tile in position.place]
    return table

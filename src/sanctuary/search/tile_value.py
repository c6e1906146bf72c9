"""What a tile in hand or on the display would be worth in a zoo, in points: a quick estimate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.rules.cells import CELL_COUNT, NEIGHBOURS, count_cells
from sanctuary.rules.effects import (
    EFFECT_NUMBER,
    EFFECT_OP,
    FIRST_CLASS,
    FIRST_CONTINENT,
    FIXED,
    ICON_COUNT,
    OPEN_AREA,
    PER_ADJACENT,
    PER_CONNECTED,
    PER_DIFFERENT,
    PER_HAND_TILE,
    PER_ICON,
    PER_OPEN_AREA,
    PETTING_GROUP,
    PROJECT,
)
from sanctuary.rules.moves import OBJECTIVE_ICON
from sanctuary.rules.placement import empty_spaces
from sanctuary.rules.state import GameState, Material
from sanctuary.rules.zoo import NONE, Zoo
from sanctuary.search import taste as tastes
from sanctuary.search.groups import largest_group_with_room

if TYPE_CHECKING:
    from mypy_extensions import i64

class Outlook:
    """A zoo's figures that every tile's value needs, worked out once.

    counts[icon]: icons in the zoo; wanted[icon]: points an icon brings beside the tile's own score;
    group[icon]: size of the largest group with a free space beside it, NONE until asked for.
    """

    def __init__(self, state: GameState, zoo: Zoo, taste: list[float]) -> None:
        material = state.material
        self.taste: Final = taste
        self.material: Final[Material] = material
        self.free: Final[int] = int(empty_spaces(material.zoo_map, zoo))
        self.room: Final[int] = int(count_cells(self.free))
        self.counts: Final[list[int]] = [int(count_cells(mask)) for mask in zoo.kind_mask]
        self.group: Final[list[int]] = [NONE] * ICON_COUNT
        self.wanted: Final[list[float]] = [0.0] * ICON_COUNT
        self._want_objectives(state, zoo)
        self._want_growth(zoo)
        self._want_upgrades(zoo)

    def _want_objectives(self, state: GameState, zoo: Zoo) -> None:
        largest = 0
        for size in range(4):
            if zoo.markers >> size & 1:
                largest = size + 2
        for objective in state.objectives:
            icon = OBJECTIVE_ICON + objective
            if not zoo.supported[objective] and self.counts[icon] < largest:
                self.wanted[icon] += self.taste[tastes.OBJECTIVE]

    def _want_growth(self, zoo: Zoo) -> None:
        tiles = self.material.tiles
        for cell in range(CELL_COUNT):
            tile = zoo.top[cell]
            if tile == NONE:
                continue
            op = tiles.score_op[tile]
            kind = tiles.score_kind[tile]
            if op == PER_ICON:
                self.wanted[kind] += tiles.score_number[tile]
            elif op == PER_CONNECTED and NEIGHBOURS[cell] & self.free:
                self.wanted[kind] += self.taste[tastes.GROUP_GROWTH] * tiles.score_number[tile]

    def _want_upgrades(self, zoo: Zoo) -> None:
        """Icons the zoo has not yet, where they help to meet an upgrade's condition (R8.4)."""
        if not zoo.upgrades_used & 8:
            for icon in range(FIRST_CLASS, FIRST_CLASS + 6):
                if not self.counts[icon]:
                    self.wanted[icon] += self.taste[tastes.NEW_CLASS]
        if not zoo.upgrades_used & 2 and self.counts[PROJECT] < 2:
            self.wanted[PROJECT] += self.taste[tastes.PROJECT]
        for icon in range(FIRST_CONTINENT, FIRST_CLASS):
            if not self.counts[icon]:
                self.wanted[icon] += self.taste[tastes.NEW_CONTINENT]

    def group_size(self, zoo: Zoo, icon: int) -> int:
        """Icons in the largest group of an icon that can still grow."""
        if self.group[icon] == NONE:
            self.group[icon] = largest_group_with_room(zoo.kind_mask[icon], self.free)
        return self.group[icon]


def tile_value(outlook: Outlook, zoo: Zoo, tile: int) -> float:
    """Points the tile would bring if played: its own, what its icons add elsewhere, its effects, its pair."""
    tiles = outlook.material.tiles
    taste = outlook.taste
    value = own_points(outlook, zoo, tile)
    icons: i64 = tiles.icons[tile]
    icon: i64 = 0
    while icons:
        if icons & 1:
            value += outlook.wanted[icon]
        icons >>= 1
        icon += 1
    for effect in tiles.on_play[tile]:
        value += taste[tastes.EFFECT + EFFECT_OP[effect]] * EFFECT_NUMBER[effect]
    if tiles.has_ongoing[tile]:
        value += taste[tastes.ONGOING] * outlook.room
    partner = tiles.pair[tile]
    if partner != NONE and partner in zoo.top:
        value += taste[tastes.PARTNER]
    if tiles.arrows[tile]:
        value -= taste[tastes.COVERED] * float(count_cells(tiles.arrows[tile]))
    released = tiles.release_icon[tile]
    if released != NONE:
        value += taste[tastes.RELEASE if outlook.counts[released] else tastes.NO_RELEASE]
    return value


def own_points(outlook: Outlook, zoo: Zoo, tile: int) -> float:
    """What the tile itself would score, in a good place (R9.1–R9.8)."""
    tiles = outlook.material.tiles
    taste = outlook.taste
    op = tiles.score_op[tile]
    number = float(tiles.score_number[tile])
    kind = tiles.score_kind[tile]
    if op == FIXED:
        return number
    own = float(tiles.kinds[tile] >> kind & 1)
    if op == PER_ICON:
        return number * (outlook.counts[kind] + own)
    if op == PER_CONNECTED:
        return number * (outlook.group_size(zoo, kind) + own)
    if op == PER_ADJACENT:
        return number * min(taste[tastes.ADJACENT], float(outlook.counts[kind]))
    if op == PER_DIFFERENT:
        return number * taste[tastes.DIFFERENT]
    if op == PETTING_GROUP:
        return taste[tastes.PETTING_FIRST + min(3, outlook.group_size(zoo, kind))]
    if op == PER_HAND_TILE:
        return number * min(taste[tastes.IN_HAND], float(len(zoo.hand)))
    if op == PER_OPEN_AREA:
        return number * float(outlook.counts[OPEN_AREA])
    return 0.0


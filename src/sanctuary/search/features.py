"""What a zoo is worth beyond its points: features, each a number that says what it can still become.

Every feature counts in points or in things (tiles, markers, cells). `FEATURES` names them in order; their
weights are data (`data/weights.toml`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.rules.actions import required_strength
from sanctuary.rules.cells import BIT, CELL_COUNT, NEIGHBOURS, count_cells
from sanctuary.rules.effects import (
    CLASSES_MASK,
    CONTINENTS_MASK,
    HABITAT_COUNT,
    OPEN_AREA,
    PER_CONNECTED,
    PER_ICON,
    PETTING_ZOO,
    PROJECT,
)
from sanctuary.rules.moves import CARD_COUNT, MARKER_COUNT, OBJECTIVE_ICON, PROJECTS_CARD
from sanctuary.rules.placement import empty_spaces, frontier, icons_in, spaces_for
from sanctuary.rules.scoring import zoo_total
from sanctuary.rules.state import GameState, Material
from sanctuary.rules.tiles import KIND_BUILDING
from sanctuary.rules.zoo import NONE, Zoo
from sanctuary.search.groups import largest_group
from sanctuary.search.tile_value import Outlook, tile_value

if TYPE_CHECKING:
    from mypy_extensions import i64

SCORE: Final = 0  # points as the zoo stands (R9), the end marker included
SHORT_0: Final = 1  # points of the objective markers whose icons are there already
SHORT_1: Final = 2  # … one icon short
SHORT_2: Final = 3  # … two icons short
SHORT_3: Final = 4  # … three or more short
CONSERVATION: Final = 5  # conservation markers that could stand in for icons still missing
UPGRADED_PROJECTS: Final = 6  # the projects card lies on side II
UPGRADED_OTHERS: Final = 7  # animal cards on side II
UPGRADES_NEAR: Final = 8  # upgrade conditions that one more tile or marker would meet
HAND_FIRST: Final = 9  # value of the best hand tile that its card is strong enough for
HAND_NEXT: Final = 10  # value of the second and third of them
HAND_LATER: Final = 11  # value of the best three tiles whose cards are too weak
BUILDING_READY: Final = 12  # value of the best building that has a place
BUILDING_LATER: Final = 13  # value of the best two buildings besides
HAND_SIZE: Final = 14  # tiles in hand
HAND_UNKNOWN: Final = 15  # … of them, drawn and not yet looked at
STRENGTHS: Final = 16  # strengths of the four cards, summed
PROJECTS_STRENGTH: Final = 17  # strength of the projects card: the range of the next turn
DISCOUNTS: Final = 18  # strength saved by ongoing effects
TRIGGERS: Final = 19  # ongoing "when" effects
FRONTIER: Final = 20  # spaces next to a tile or the entrance, at most 6
EMPTY: Final = 21  # empty spaces
GROWTH: Final = 22  # points that one more icon of each kind would bring to tiles that count them all
GROUP_GROWTH: Final = 23  # points that one more icon beside its group would bring to tiles that count groups
PAIRS_OPEN: Final = 24  # animals with a free neighbour whose partner is in hand
OPEN_AREAS: Final = 25  # open areas
CLASSES: Final = 26  # different classes
CONTINENTS: Final = 27  # different continents
PROJECTS: Final = 28  # projects
BONUSES: Final = 29  # placement bonuses not yet covered
PETTING_ROOM: Final = 30  # petting zoo animals that still have a free neighbour
UNUSED_MARKERS: Final = 31  # achievement markers not placed

FEATURES: Final = (
    "score", "short_0", "short_1", "short_2", "short_3", "conservation", "upgraded_projects",
    "upgraded_others", "upgrades_near", "hand_first", "hand_next", "hand_later", "building_ready",
    "building_later", "hand_size", "hand_unknown", "strengths", "projects_strength", "discounts", "triggers",
    "frontier", "empty", "growth", "group_growth", "pairs_open", "open_areas", "classes", "continents",
    "projects", "bonuses", "petting_room", "unused_markers",
)  # fmt: skip
FEATURE_COUNT: Final = 32


def zoo_features(state: GameState, seat: int, taste: list[float], known: list[bool]) -> list[float]:
    """The features of a seat's zoo between two turns.

    known[tile]: whether the seat may already look at a tile in its hand; one that search has drawn from a
    sampled pile counts as unknown, or search would believe in luck.
    """
    material = state.material
    zoo = state.zoos[seat]
    f = [0.0] * FEATURE_COUNT
    f[SCORE] = float(zoo_total(material, zoo))
    _count_objectives(state, zoo, f)
    _count_cards(zoo, f)
    _count_growth(material, zoo, f)
    _count_room(material, zoo, f)
    _count_hand(state, zoo, taste, known, f)
    return f


def _count_objectives(state: GameState, zoo: Zoo, f: list[float]) -> None:
    """Match the largest unused markers with the objectives that have most icons, and note what is short."""
    counts = [0] * 6
    for objective in state.objectives:
        if not zoo.supported[objective]:
            icons = int(count_cells(zoo.kind_mask[OBJECTIVE_ICON + objective]))
            counts[min(icons, 5)] += 1
    points = state.material.scoring.achievement
    missing = 0
    best = 5
    size = MARKER_COUNT - 1
    while size >= 0:
        if zoo.markers >> size & 1:
            f[UNUSED_MARKERS] += 1.0
            while best > 0 and not counts[best]:
                best -= 1
            counts[best] -= 1
            short = max(0, size + 2 - best)
            if best == 0:
                short = 3
            missing += short
            f[SHORT_0 + min(short, 3)] += float(points[size])
        size -= 1
    f[CONSERVATION] = float(min(zoo.conservation, missing))


def _count_cards(zoo: Zoo, f: list[float]) -> None:
    for card in range(CARD_COUNT):
        strength = zoo.strength(card)
        f[STRENGTHS] += strength
        if zoo.upgraded >> card & 1:
            f[UPGRADED_PROJECTS if card == PROJECTS_CARD else UPGRADED_OTHERS] += 1.0
    f[PROJECTS_STRENGTH] = float(zoo.strength(PROJECTS_CARD))
    projects = int(count_cells(zoo.kind_mask[PROJECT]))
    f[PROJECTS] = float(projects)
    classes = int(count_cells(icons_in(zoo, CLASSES_MASK)))
    f[CLASSES] = float(classes)
    f[CONTINENTS] = float(count_cells(icons_in(zoo, CONTINENTS_MASK)))
    used = zoo.upgrades_used
    if not used & 2 and projects == 1:
        f[UPGRADES_NEAR] += 1.0
    if not used & 8 and classes == 3:
        f[UPGRADES_NEAR] += 1.0
    if not used & 4:
        for habitat in range(HABITAT_COUNT):
            if largest_group(zoo.kind_mask[habitat]) == 2:
                f[UPGRADES_NEAR] += 1.0
                break


def _count_growth(material: Material, zoo: Zoo, f: list[float]) -> None:
    """What one more icon of the right kind would bring, by the tiles that lie there."""
    tiles = material.tiles
    free: i64 = empty_spaces(material.zoo_map, zoo)
    top = zoo.top
    petting: i64 = zoo.kind_mask[PETTING_ZOO]
    for cell in range(CELL_COUNT):
        tile = top[cell]
        if tile == NONE:
            continue
        op = tiles.score_op[tile]
        if op == PER_ICON:
            f[GROWTH] += tiles.score_number[tile]
        elif op == PER_CONNECTED and NEIGHBOURS[cell] & free:
            f[GROUP_GROWTH] += tiles.score_number[tile]
        if NEIGHBOURS[cell] & free:
            if petting & BIT[cell]:
                f[PETTING_ROOM] += 1.0
            partner = tiles.pair[tile]
            if partner != NONE and partner in zoo.hand:
                f[PAIRS_OPEN] += 1.0
    for tile in zoo.ongoing:
        for number, _ in tiles.discounts[tile]:
            f[DISCOUNTS] += number
        if tiles.when_icon[tile] != NONE:
            f[TRIGGERS] += 1.0


def _count_room(material: Material, zoo: Zoo, f: list[float]) -> None:
    zoo_map = material.zoo_map
    free = empty_spaces(zoo_map, zoo)
    f[EMPTY] = float(count_cells(free))
    f[FRONTIER] = float(min(count_cells(frontier(zoo_map, zoo, 0)), 6))
    f[OPEN_AREAS] = float(count_cells(zoo.kind_mask[OPEN_AREA]))
    for cell in range(CELL_COUNT):
        if free & BIT[cell] and zoo_map.bonus[cell] != NONE:
            f[BONUSES] += 1.0


def _count_hand(
    state: GameState, zoo: Zoo, taste: list[float], known: list[bool], f: list[float]
) -> None:
    material = state.material
    tiles = material.tiles
    edge = frontier(material.zoo_map, zoo, 0)
    outlook = Outlook(state, zoo, taste)
    others = len(zoo.hand) - 1
    ready = [0.0] * 3
    later = [0.0] * 3
    buildings_later = [0.0] * 2
    f[HAND_SIZE] = float(len(zoo.hand))
    for tile in zoo.hand:
        if not known[tile]:
            f[HAND_UNKNOWN] += 1.0
            continue
        value = tile_value(outlook, zoo, tile)
        if tiles.kind[tile] == KIND_BUILDING:
            if spaces_for(tiles, material.zoo_map, zoo, tile, others, edge) and value > f[BUILDING_READY]:
                value, f[BUILDING_READY] = f[BUILDING_READY], value
            _insert(buildings_later, value)
        elif _is_strong_enough(material, zoo, tile):
            _insert(ready, value)
        else:
            _insert(later, value)
    f[HAND_FIRST] = ready[0]
    f[HAND_NEXT] = ready[1] + ready[2]
    f[HAND_LATER] = later[0] + later[1] + later[2]
    f[BUILDING_LATER] = buildings_later[0] + buildings_later[1]


def _is_strong_enough(material: Material, zoo: Zoo, tile: int) -> bool:
    strength = required_strength(material.tiles, zoo, tile)
    cards: i64 = material.tiles.cards[tile]
    for card in range(CARD_COUNT):  # noqa: SIM110  a generator would cost as much as all the rest
        if cards >> card & 1 and zoo.strength(card) >= strength:
            return True
    return False


def _insert(best: list[float], value: float) -> None:
    """Keep the highest values, in falling order."""
    for place in range(len(best)):
        if value > best[place]:
            best[place], value = value, best[place]

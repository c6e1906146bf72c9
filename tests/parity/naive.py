"""Placing, relocating, strength, upgrades, markers and scoring told a second time, straight from the rules.

Sets and dicts, no thought of speed, and nothing of the engine: only the catalogue's data files are read.
A zoo is a dict: cell -> tile id, "open" for a tile face down, or [animal, release project].
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parents[2] / "src" / "sanctuary" / "catalogue" / "data"

Zoo = dict[str, Any]


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text("utf-8"))


TILES: Final = {
    id: {**row, "kind": kind}
    for kind in ("animal", "project", "building")
    for id, row in _read(f"tiles/{kind}s.toml").items()
}
MAPS: Final = _read("maps.toml")
VALUES: Final = _read("scoring.toml")

# R2.1: columns a to g stand side by side; heights in half hexes, columns b, d and f half a hex lower.
PLACE: Final = {
    f"{column}{row}": (x, 2 * row - (1 if column in "bdf" else 0))
    for x, column in enumerate("abcdefg")
    for row in range(1, 5 if column in "bdf" else 4)
}
CELL_AT: Final = {place: cell for cell, place in PLACE.items()}
STEP: Final = {"N": (0, 2), "NE": (1, 1), "SE": (1, -1), "S": (0, -2), "SW": (-1, -1), "NW": (-1, 1)}

HABITATS: Final = {"forest", "rock", "water"}
CONTINENTS: Final = {"africa", "americas", "asia", "australia", "europe"}
CLASSES: Final = {"bird", "herbivore", "predator", "primate", "reptile", "petting_zoo"}


def beside(cell: str, way: str) -> str | None:
    """The cell in a direction, or None off the map."""
    x, y = PLACE[cell]
    return CELL_AT.get((x + STEP[way][0], y + STEP[way][1]))


def neighbours(cell: str) -> set[str]:
    return {other for way in STEP if (other := beside(cell, way)) is not None}


def icons(id: str) -> set[str]:
    """R1.2."""
    row = TILES[id]
    found = {*row.get("habitats", []), row.get("continent", ""), row.get("animal_class", "")} - {""}
    return found if row["kind"] == "animal" else found | {row["kind"]}


def is_large(id: str) -> bool:
    """R1.3."""
    return TILES[id]["kind"] == "animal" and int(TILES[id]["level"]) >= 4


def face_up(zoo: Zoo) -> dict[str, str]:
    """Cell -> the tile that counts; of a stack the project (R6.2)."""
    return {cell: what if isinstance(what, str) else what[-1] for cell, what in zoo.items() if what != "open"}


def with_icon(zoo: Zoo, icon: str) -> set[str]:
    return {cell for cell, id in face_up(zoo).items() if icon in icons(id)}


def shown(zoo: Zoo) -> set[str]:
    """All icons of the zoo."""
    return {icon for id in face_up(zoo).values() for icon in icons(id)}


def printed(side: int) -> set[str]:
    return set(MAPS[f"side{side}"]["printed_open_areas"])


def open_areas(side: int, zoo: Zoo) -> set[str]:
    return printed(side) | {cell for cell, what in zoo.items() if what == "open"}


def empty(side: int, zoo: Zoo) -> set[str]:
    """R2.5."""
    return set(PLACE) - {MAPS[f"side{side}"]["entrance"]} - printed(side) - set(zoo)


def edge(side: int, zoo: Zoo) -> set[str]:
    """R6.1."""
    entrance = MAPS[f"side{side}"]["entrance"]
    return {cell for cell in empty(side, zoo) if neighbours(cell) & (set(zoo) | {entrance})}


def group(cell: str, cells: set[str]) -> set[str]:
    """The connected cells around a cell, itself included."""
    found = {cell}
    while True:
        more = {other for one in found for other in neighbours(one) if other in cells} | found
        if more == found:
            return found
        found = more


def arrows_fit(side: int, zoo: Zoo, id: str, cell: str, hand_tiles: int) -> bool:
    """R6.3, R6.4: `hand_tiles` may be laid face down."""
    to_cover = 0
    for way in TILES[id].get("open_areas", []):
        target = beside(cell, way)
        if target is None:
            return False
        if target in open_areas(side, zoo):
            continue
        if target not in empty(side, zoo):
            return False
        to_cover += 1
    return to_cover <= hand_tiles


def fits_space(side: int, zoo: Zoo, id: str, cell: str) -> bool:
    """R7.2: the condition of the space, of buildings that have one."""
    words = TILES[id].get("requires", "").split()
    if words[:3] == ["by", "the", "river"]:
        return cell in MAPS[f"side{side}"]["river"]
    if words[:2] != ["next", "to"]:
        return True
    around = neighbours(cell)
    tiles = {other: face_up(zoo)[other] for other in around if other in face_up(zoo)}
    if words[2] == "group":
        wanted = with_icon(zoo, words[4])
        return any(len(group(other, wanted)) >= int(words[3]) for other in around & wanted)
    number, kind = int(words[2]), " ".join(words[3:])
    if kind == "different":
        return (
            len({icon for other in tiles.values() for icon in icons(other)} & (CLASSES | CONTINENTS))
            >= number
        )
    if kind == "open area":
        return len(around & open_areas(side, zoo)) >= number
    if kind == "large animal":
        return len([other for other in tiles.values() if is_large(other)]) >= number
    return len([other for other in tiles.values() if kind in icons(other)]) >= number


def fits_player(side: int, zoo: Zoo, id: str, hand: set[str]) -> bool:
    """R7.3: the condition of the player; `hand` without the tile itself."""
    word = TILES[id].get("requires", "")
    if word == "have 5 continents":
        return len(shown(zoo) & CONTINENTS) >= 5
    if word == "have 5 classes":
        return len(shown(zoo) & CLASSES) >= 5
    if word == "have 10 different":
        return len(shown(zoo) & (CLASSES | CONTINENTS)) >= 10
    if word == "river covered":
        return set(MAPS[f"side{side}"]["river"]) <= set(zoo)
    if word == "hand at least 7":
        return len(hand) + 1 >= 7
    if word == "discard 4":
        return len(hand) >= 4
    return True


def released_icon(id: str) -> str:
    for word in TILES[id].get("on_play", []):
        if word.startswith("release "):
            return str(word.removeprefix("release "))
    return ""


def placements(side: int, zoo: Zoo, hand: set[str], id: str) -> set[str]:
    """Every cell where a hand tile may be played, strength aside (R6, R7)."""
    icon = released_icon(id)
    if icon:
        return {cell for cell in with_icon(zoo, icon) if TILES[face_up(zoo)[cell]]["kind"] == "animal"}
    others = hand - {id}
    if not fits_player(side, zoo, id, others):
        return set()
    left = len(others) - (4 if TILES[id].get("requires") == "discard 4" else 0)
    return {
        cell
        for cell in edge(side, zoo)
        if fits_space(side, zoo, id, cell) and arrows_fit(side, zoo, id, cell, left)
    }


def relocations(side: int, zoo: Zoo, cell: str, covered_arrows_bind: bool) -> set[str]:
    """Where what lies on a cell may move (R6.16)."""
    what = zoo[cell]
    rest = {other: thing for other, thing in zoo.items() if other != cell}
    targets = edge(side, rest) - {cell}
    if what == "open":
        return targets
    stack = [what] if isinstance(what, str) else what
    bound = stack if covered_arrows_bind else stack[-1:]
    return {
        target
        for target in targets
        if fits_space(side, rest, stack[-1], target)
        and all(arrows_fit(side, rest, id, target, 0) for id in bound)
    }


def strength(zoo: Zoo, id: str) -> int:
    """The strength a tile needs (R5.5, R6.8)."""
    needed = int(TILES[id]["level"])
    kinds = icons(id)
    if TILES[id]["kind"] == "animal":
        kinds = kinds | {"large animal" if is_large(id) else "small animal"}
    for other in face_up(zoo).values():
        for word in TILES[other].get("ongoing", []):
            _, number, kind = word.split(" ", 2)
            if word.startswith("discount") and kind in kinds:
                needed -= int(number)
    return max(needed, 0)


def upgrades(zoo: Zoo, supported: int) -> set[int]:
    """The upgrade markers whose condition holds (R8.4)."""
    projects = len(with_icon(zoo, "project"))
    three = any(
        len(group(cell, with_icon(zoo, habitat))) >= 3
        for habitat in HABITATS
        for cell in with_icon(zoo, habitat)
    )
    holds = {1: supported >= 1, 2: projects >= 2, 3: three, 4: len(shown(zoo) & CLASSES) >= 4}
    return {marker for marker, met in holds.items() if met}


def marker_sizes(zoo: Zoo, icon: str, unused: set[int], conservation: int) -> set[int]:
    """Achievement markers that may be placed on an objective (R8.1)."""
    count = len(with_icon(zoo, icon))
    return {size for size in unused if count and count + conservation >= size}


def scores(side: int, zoo: Zoo, hand: set[str]) -> dict[str, int]:
    """Points of each cell with a tile or an open area (R9.1 to R9.8)."""
    points = dict.fromkeys(open_areas(side, zoo), 1)
    for cell, id in face_up(zoo).items():
        points[cell] = tile_score(side, zoo, hand, cell, id)
    return points


def tile_score(side: int, zoo: Zoo, hand: set[str], cell: str, id: str) -> int:
    word = TILES[id]["score"]
    if word == "petting zoo group":
        cells = group(cell, with_icon(zoo, "petting_zoo"))
        return {1: 3, 2: 9}.get(len(cells), 18) if cell == min(cells) else 0
    if word.isdigit():
        return int(word)
    number, _, what = word.split(" ", 2)
    around = {face_up(zoo)[other] for other in neighbours(cell) if other in face_up(zoo)}
    if what == "tile in hand":
        count = len(hand)
    elif what == "open area":
        count = len(open_areas(side, zoo))
    elif what == "different adjacent":
        count = len({icon for other in around for icon in icons(other)} & (CLASSES | CONTINENTS))
    elif what.startswith("adjacent "):
        count = len([other for other in around if what.removeprefix("adjacent ") in icons(other)])
    elif what.startswith("connected "):
        count = len(group(cell, with_icon(zoo, what.removeprefix("connected "))))
    else:
        count = len(with_icon(zoo, what))
    return int(number) * count

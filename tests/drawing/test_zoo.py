"""A drawn zoo: its cells lie as the rules say, and what lies on them can be told."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

from drawing.reading import Point, shapes, written
from sanctuary.catalogue import catalogue
from sanctuary.drawing.canvas import Canvas
from sanctuary.drawing.zoo import ZOO_HEIGHT, ZOO_WIDTH, draw_zoo
from sanctuary.records import position_from_json
from sanctuary.rules.cells import CELL_BY_NAME, CELL_NAMES, NEIGHBOURS
from sanctuary.rules.effects import EFFECTS, NO_EFFECT

TILES = catalogue().tiles
HEX = 6
ARROW = 3


def drawn(**position: Any) -> Canvas:
    read = position_from_json(position, catalogue())
    canvas = Canvas(ZOO_WIDTH, ZOO_HEIGHT)
    draw_zoo(canvas, read.material, read.zoo, 0, 0)
    return canvas


def cells(canvas: Canvas) -> dict[str, Point]:
    """Where the cells lie that show no face-up tile, by name."""
    hexes = [shape for shape in shapes(canvas) if len(shape.points) == HEX]
    return {shape.title.split(",")[0]: shape.middle for shape in hexes}


def cell_at(canvas: Canvas, name: str) -> tuple[str, str]:
    """Title and colour of a cell without a face-up tile."""
    return next((shape.title, shape.fill) for shape in shapes(canvas) if shape.title.split(",")[0] == name)


@pytest.mark.parametrize("side", [1, 2])
def test_every_cell_is_drawn_once_and_within(side: int) -> None:
    canvas = drawn(side=side)
    hexes = shapes(canvas)
    assert sorted(shape.title.split(",")[0] for shape in hexes) == sorted(CELL_NAMES)
    for shape in hexes:
        assert len(shape.points) == HEX
        assert all(0 <= x <= ZOO_WIDTH and 0 <= y <= ZOO_HEIGHT for x, y in shape.points), shape.title


def test_cells_touch_just_where_the_rules_say() -> None:
    """Middles of touching hexes are one hex height apart, all others further (R2.1)."""
    middles = cells(drawn())
    height = dist(middles["a1"], middles["a2"])
    for one, name in enumerate(CELL_NAMES):
        for other, other_name in enumerate(CELL_NAMES):
            if one == other:
                continue
            apart = dist(middles[name], middles[other_name])
            if NEIGHBOURS[one] >> other & 1:
                assert apart == pytest.approx(height, abs=0.2), (name, other_name)
            else:
                assert apart > 1.5 * height, (name, other_name)


def test_the_map_stands_upright() -> None:
    """Row 1 is at the bottom, column a on the left, b1 half a hex lower than a1 (R2.1)."""
    middles = cells(drawn())
    height = middles["a1"][1] - middles["a2"][1]
    assert height > 0
    assert middles["b1"][1] - middles["a1"][1] == pytest.approx(height / 2, abs=0.2)
    assert middles["a1"][0] < middles["b1"][0] < middles["g1"][0]


@pytest.mark.parametrize("side", [1, 2])
def test_bonuses_stand_on_their_spaces(side: int) -> None:
    zoo_map = catalogue().maps[side]
    canvas = drawn(side=side)
    for cell, name in enumerate(CELL_NAMES):
        bonus = zoo_map.bonus[cell]
        words = cell_at(canvas, name)[0].split(", ")[1:]
        if bonus != NO_EFFECT:
            assert words == [EFFECTS[bonus]]
        elif zoo_map.spaces >> cell & 1:
            assert words == []


def test_a_covered_bonus_is_gone() -> None:
    assert "take 1 any" in written(drawn())
    assert "take 1 any" not in written(drawn(zoo={"d4": "A001"}))
    assert "take 1 any" not in written(drawn(zoo={"d4": "open"}))


def test_the_kinds_of_cells_look_different() -> None:
    canvas = drawn(zoo={"c2": "open"})
    looks = {name: cell_at(canvas, name) for name in ("d1", "b1", "c2", "c3", "a2")}
    assert [look[0] for look in looks.values()] == [
        "d1, entrance",
        "b1, open area, printed",
        "c2, open area",
        "c3",
        "a2",
    ]
    assert looks["b1"][1] == looks["c2"][1], "both are open areas"
    assert len({look[1] for look in looks.values()}) == 4


def test_the_front_of_an_open_area_stays_hidden() -> None:
    canvas = drawn(zoo={"c2": {"open": "A050"}})
    assert "A050" not in canvas.svg()
    assert catalogue().names[TILES.by_id["A050"]] not in canvas.svg()


def test_of_a_stack_the_project_shows() -> None:
    titles = [shape.title for shape in shapes(drawn(zoo={"c2": ["A036", "P086"]}))]
    assert "Amboseli National Park, P086" in titles
    assert not [title for title in titles if "A036" in title]


@pytest.mark.parametrize("tile", range(len(TILES.ids)), ids=TILES.ids)
def test_a_tile_tells_what_it_is(tile: int) -> None:
    name, id = catalogue().names[tile], TILES.ids[tile]
    canvas = drawn(zoo={"c2": id})
    assert [shape.title for shape in shapes(canvas)].count(f"{name}, {id}") == 1
    lines = written(canvas)
    assert name in " ".join(lines)
    assert [line for line in lines if line.split(" ")[0] == id] == [
        " ".join(filter(None, [id, str(TILES.rows[tile].level or ""), TILES.rows[tile].sex[:1]]))
    ]


@pytest.mark.parametrize("tile", range(len(TILES.ids)), ids=TILES.ids)
def test_arrows_point_at_the_cells_they_need(tile: int) -> None:
    """On c2, with six neighbours: each arrow lies nearest to the cell it asks for (R6.3)."""
    around = {"N": "c3", "NE": "d3", "SE": "d2", "S": "c1", "SW": "b2", "NW": "b3"}
    canvas = drawn(zoo={"c2": TILES.ids[tile]})
    middles = cells(canvas)
    pointed = set()
    for shape in shapes(canvas):
        if len(shape.points) == ARROW:
            tip = shape.points[0]
            direction = min(around, key=lambda word: dist(tip, middles[around[word]]))
            assert all(
                dist(tip, middles[around[direction]]) < dist(foot, middles[around[direction]])
                for foot in shape.points[1:]
            )
            pointed.add(direction)
    assert pointed == set(TILES.rows[tile].open_areas)


def test_no_two_tiles_look_alike() -> None:
    """Without the id too, unless nothing of what is drawn differs."""
    pictures: dict[str, str] = {}
    for tile, id in enumerate(TILES.ids):
        row = TILES.rows[tile]
        picture = drawn(zoo={"c2": id}).svg().replace(id, "")
        facts = str((row.kind, row.level, row.icons(), row.open_areas, row.sex, catalogue().names[tile]))
        assert pictures.setdefault(picture, facts) == facts, id
    assert len(pictures) == len({*pictures.values()})
    assert len(pictures) > len(TILES.ids) * 0.9


def test_pixels_are_where_the_shapes_are() -> None:
    canvas = drawn(zoo={"c2": "A001", "d2": "open"})
    image = canvas.image()
    assert image.size == (ZOO_WIDTH, ZOO_HEIGHT)
    for shape in shapes(canvas):
        if len(shape.points) == HEX:
            x, y = shape.middle
            corner_x, corner_y = shape.points[0]
            spot = round(x + (corner_x - x) * 0.85), round(y + (corner_y - y) * 0.85)
            assert image.getpixel(spot) == tuple(bytes.fromhex(shape.fill[1:])), shape.title


def test_a_cell_by_name_lies_where_it_is_drawn() -> None:
    empty = cells(drawn())
    for name in ("a1", "d4", "g2"):
        filled = shapes(drawn(zoo={name: "A001"}))
        assert next(shape.middle for shape in filled if "A001" in shape.title) == empty[name]
    assert len(empty) == len(CELL_BY_NAME)

"""A drawn table: the display, the cards, every zoo, and nothing that the viewer may not know."""

from __future__ import annotations

import re

import pytest

from drawing.reading import shapes, written
from sanctuary.catalogue import catalogue
from sanctuary.drawing.canvas import Canvas
from sanctuary.drawing.rows import CARDS_WIDTH, draw_cards, draw_display
from sanctuary.drawing.table import draw_table
from sanctuary.drawing.words import PLAIN_SIGNS
from sanctuary.players import make_player
from sanctuary.records import position_from_json
from sanctuary.rules.cells import CELL_COUNT
from sanctuary.rules.effects import ICONS
from sanctuary.rules.game import apply_move
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import GameState, Options
from sanctuary.rules.zoo import NONE
from sanctuary.views.view import view_for

TILES = catalogue().tiles


def game(players: int, moves: int) -> GameState:
    state = new_game(catalogue().material(), Options(players=players), "a drawn game")
    player = make_player("light")
    for _ in range(moves):
        view = view_for(state, state.seat)
        decision = view.decision()
        assert decision is not None
        apply_move(state, player.choose(view, decision))
    return state


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everything_fits_on_the_sheet(players: int) -> None:
    canvas = draw_table(view_for(game(players, 40), 0))
    found = shapes(canvas)
    for shape in found:
        assert all(0 <= x <= canvas.width and 0 <= y <= canvas.height for x, y in shape.points), shape.title
    hexes = [shape for shape in found if len(shape.points) == 6]
    assert len(hexes) == 6 + players * CELL_COUNT
    assert len({shape.middle for shape in hexes}) == len(hexes), "nothing is drawn over something else"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_what_the_seat_knows_is_drawn(seat: int) -> None:
    state = game(3, 120)
    view = view_for(state, seat)
    drawn = set(re.findall(r"[ABP]\d{3}", draw_table(view).svg()))
    shown = {tile for zoo in state.zoos for tile in zoo.top} | {*state.display, *state.zoos[seat].hand}
    assert drawn == {TILES.ids[tile] for tile in shown - {NONE}}


def test_the_display_has_its_gaps_and_numbers() -> None:
    canvas = Canvas(600, 120)
    display = [TILES.by_id["A001"], NONE, TILES.by_id["P091"], NONE, NONE, TILES.by_id["B102"]]
    draw_display(canvas, catalogue().material(), display, 0, 0)
    hexes = [shape for shape in shapes(canvas) if len(shape.points) == 6]
    assert [shape.title for shape in hexes] == ["Lion, A001", "", "Canyon, P091", "", "", "Alpine Area, B102"]
    assert [shape.middle[0] for shape in hexes] == sorted(shape.middle[0] for shape in hexes)
    assert [text for text in written(canvas) if text.isdigit()] == list("123456")


def test_cards_lie_in_their_slots() -> None:
    cards = {"projects": [3, 2], "forest": [1, 1], "rock": [4, 1], "water": [2, 2]}
    canvas = Canvas(CARDS_WIDTH, 60)
    draw_cards(canvas, position_from_json({"cards": cards}, catalogue()).zoo, 0, 0)
    from_left = sorted(shapes(canvas), key=lambda shape: shape.middle)
    assert [shape.title for shape in from_left] == [
        "forest I, 1",
        "water II, 3",
        "projects II, 4",
        "rock I, 4",
    ]


def test_every_icon_has_a_sign_of_its_own() -> None:
    assert len(set(PLAIN_SIGNS)) == len(PLAIN_SIGNS) == len(ICONS)


def test_names_with_special_signs_are_escaped() -> None:
    canvas = Canvas(100, 100, title="<Cats & Dogs>")
    canvas.box(0, 0, 10, 10, "#ffffff", "a < b & c")
    canvas.words(5, 5, "x > y & z")
    assert shapes(canvas)[0].title == "a < b & c"
    assert written(canvas) == ["x > y & z"]
    assert "<title>&lt;Cats &amp; Dogs&gt;</title>" in canvas.svg()

"""The set-up (R3, R12.1), the map's shape (R2.1) and the material (R1), which no single position shows."""

from collections import Counter

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.rules.cells import CELL_NAMES, cells_of, neighbour_name
from sanctuary.rules.moves import CARDS, PROJECTS_CARD
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import GameState, Options
from sanctuary.rules.zoo import NONE

PLAYERS = range(1, 6)
SEEDS = [f"setup {number}" for number in range(60)]


def game(seed: str, **options: int) -> GameState:
    chosen = Options(**options)  # type: ignore[arg-type]
    return new_game(catalogue().material(chosen.side), chosen, seed)


@pytest.mark.proves("R1.1")
def test_tiles() -> None:
    kinds = Counter(row.kind for row in catalogue().tiles.rows)
    assert kinds == {"animal": 70, "project": 30, "building": 35}
    assert len({row.id for row in catalogue().tiles.rows}) == 135


@pytest.mark.proves("R1.2")
def test_icons() -> None:
    known = {
        "animal": {"forest", "rock", "water"},
        "continent": {"africa", "americas", "asia", "australia", "europe"},
        "class": {"bird", "herbivore", "predator", "primate", "reptile", "petting_zoo"},
    }
    for row in catalogue().tiles.rows:
        icons = row.icons()
        assert len(icons) == len(set(icons)), row.id
        assert set(icons) <= set().union(*known.values()) | {"building", "project"}, row.id
        assert ("building" in icons) == (row.kind == "building"), row.id
        assert ("project" in icons) == (row.kind == "project"), row.id


@pytest.mark.proves("R2.1", "R2.2")
def test_map() -> None:
    heights = Counter(name[0] for name in CELL_NAMES)
    assert heights == {"a": 3, "b": 4, "c": 3, "d": 4, "e": 3, "f": 4, "g": 3}
    around_d1 = {neighbour_name("d1", way) for way in ("N", "NE", "SE", "S", "SW", "NW")} & set(CELL_NAMES)
    assert around_d1 == {"c1", "d2", "e1"}
    # b1 lies half a hex lower than a1: it is a1's south-eastern neighbour, b2 the north-eastern one.
    assert neighbour_name("a1", "SE") == "b1"
    assert neighbour_name("a1", "NE") == "b2"
    assert neighbour_name("b2", "NW") == "a2"
    assert neighbour_name("b2", "SW") == "a1"


@pytest.mark.proves("R2.3", "R2.4", "R2.5")
def test_side_1() -> None:
    zoo_map = catalogue().maps[1]
    assert len(cells_of(zoo_map.spaces)) == 21
    assert [CELL_NAMES[cell] for cell in cells_of(zoo_map.printed)] == ["b1", "f4"]
    assert [CELL_NAMES[cell] for cell in cells_of(zoo_map.river)] == ["a1", "a2", "a3", "g1", "g2", "g3"]


@pytest.mark.proves("R3.1", "R3.2", "R1.4", "R1.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_set_up(players: int) -> None:
    slots_of_projects = (1, 2, 3, 4, 4)
    for seed in SEEDS:
        state = game(seed, players=players)
        assert len(state.display) == 6
        assert NONE not in state.display
        assert sorted(state.display + state.pile[state.pile_at :]) == list(range(135))
        assert state.discards == []
        assert len(set(state.objectives)) == 5
        assert set(state.objectives) <= set(range(10))
        assert state.seat == state.first_seat
        for place in range(players):
            zoo = state.zoos[(state.first_seat + place) % players]
            assert zoo.slots[PROJECTS_CARD] == slots_of_projects[place]
            assert sorted(zoo.slots) == [1, 2, 3, 4]
            assert zoo.upgraded == 0
            assert zoo.markers == 0b1111
            assert zoo.hand == []
            assert zoo.filled == 0


@pytest.mark.proves("R3.2")
def test_chance_of_the_set_up() -> None:
    """First seat, card slots, objectives and display all vary with the seed."""
    games = [game(seed, players=3) for seed in SEEDS]
    assert {state.first_seat for state in games} == {0, 1, 2}
    first = [state.zoos[state.first_seat] for state in games]
    orders = {tuple(zoo.slots[CARDS.index(card)] for card in ("forest", "rock", "water")) for zoo in first}
    assert len(orders) == 6
    assert {objective for state in games for objective in state.objectives} == set(range(10))
    assert len({tuple(state.display) for state in games}) == len(SEEDS)
    assert len({tuple(state.pile) for state in games}) == len(SEEDS)


@pytest.mark.proves("R12.1")
@pytest.mark.parametrize("count", [18, 15, 12])
def test_solo_set_up(count: int) -> None:
    orders = set()
    for seed in SEEDS:
        state = game(seed, players=1, solo_markers=count)
        assert state.zoos[0].slots[PROJECTS_CARD] == 1
        assert len(state.solo_markers) == count
        numbers = Counter(state.solo_markers)
        assert set(numbers) <= {1, 2, 3, 4, 5, 6}
        assert max(numbers.values()) <= 3
        assert state.solo_at == 0
        orders.add(tuple(state.solo_markers))
    assert len(orders) == len(SEEDS)


@pytest.mark.proves("R3.4")
def test_short_game() -> None:
    for zoo in game("short", players=2, short=True).zoos:
        assert [size for size in (2, 3, 4, 5) if zoo.markers >> (size - 2) & 1] == [2, 3, 5]


@pytest.mark.proves("R1.6")
def test_options_outside_the_rules() -> None:
    for options, name in (
        ({"players": 0}, "players"),
        ({"players": 6}, "players"),
        ({"players": 1, "solo_markers": 17}, "solo_markers"),
        ({"marker_supply": -1}, "marker_supply"),
    ):
        with pytest.raises(ValueError, match=name):
            game("x", **options)

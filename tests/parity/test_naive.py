"""The engine agrees with the naive reference on thousands of zoos: random ones, and those of random games."""

from __future__ import annotations

import itertools
import random
from typing import Final

import pytest

from cases.case import cell_words
from cases.table import Table, lay_out
from parity import naive
from random_games import KINDS_OF_GAME, random_game
from sanctuary.catalogue import catalogue
from sanctuary.rules import decisions
from sanctuary.rules.actions import required_strength
from sanctuary.rules.cells import BIT, CELL_BY_NAME, CELL_NAMES, NEIGHBOURS, cells_of
from sanctuary.rules.moves import CELL, OBJECTIVES, TILE
from sanctuary.rules.placement import frontier, spaces_for, spaces_to_relocate
from sanctuary.rules.reasons import explain_illegal
from sanctuary.rules.scoring import score_zoo
from sanctuary.rules.state import GameState
from sanctuary.rules.turns import marker_sizes, meets_upgrade
from sanctuary.rules.zoo import NONE

TILES: Final = catalogue().tiles
ROUNDS: Final = 40
ZOOS_A_ROUND: Final = 40


def names(mask: int) -> set[str]:
    return {CELL_NAMES[cell] for cell in cells_of(mask)}


def random_table(chance: random.Random) -> Table:
    """A zoo as no game need have made it: any number of tiles anywhere, some face down, some released."""
    side = chance.choice((1, 2))
    spaces = sorted(naive.empty(side, {}))
    ids = list(naive.TILES)
    chance.shuffle(ids)
    zoo: naive.Zoo = {}
    for cell in chance.sample(spaces, chance.randint(0, len(spaces))):
        id = ids.pop()
        zoo[cell] = "open" if chance.random() < 0.2 else id
        if zoo[cell] == id and naive.TILES[id]["kind"] == "animal" and chance.random() < 0.3:
            fitting = [other for other in ids if naive.released_icon(other) in naive.icons(id)]
            if fitting:
                ids.remove(fitting[0])
                zoo[cell] = [id, fitting[0]]
    hand = [ids.pop() for _ in range(chance.choice((0, 1, 2, 3, 4, 6, 7, 9)))]
    markers = chance.sample((2, 3, 4, 5), chance.randint(0, 4))
    supported = dict(zip(chance.sample(OBJECTIVES, len(markers)), markers, strict=True))
    return {
        "options": {"side": side},
        "zoo": zoo,
        "hand": hand,
        "supported": supported,
        "conservation": chance.choice((0, 0, 1, 2, 5)),
        "objectives": list(OBJECTIVES),
    }


def zoo_words(state: GameState, seat: int) -> naive.Zoo:
    zoo = state.zoos[seat]
    return {CELL_NAMES[cell]: cell_words(state, seat, cell) for cell in cells_of(zoo.filled)}


def compare(state: GameState, seat: int, tiles: list[int]) -> None:
    """Compare all the reference can tell about a seat's zoo; `tiles` are placed as if they were in hand."""
    rules = state.material
    zoo = state.zoos[seat]
    side = rules.zoo_map.side
    words = zoo_words(state, seat)
    hand = {TILES.ids[tile] for tile in zoo.hand}
    edge = frontier(rules.zoo_map, zoo, 0)
    assert names(edge) == naive.edge(side, words)
    for tile in tiles:
        id = TILES.ids[tile]
        others = len(hand - {id})
        found = names(spaces_for(rules.tiles, rules.zoo_map, zoo, tile, others, edge))
        assert found == naive.placements(side, words, hand, id), (id, words, hand)
        if naive.TILES[id]["kind"] != "building":
            assert required_strength(rules.tiles, zoo, tile) == naive.strength(words, id), (id, words)
    for cell, binding in itertools.product(cells_of(zoo.filled), (False, True)):
        moved = names(spaces_to_relocate(rules.tiles, rules.zoo_map, zoo, cell, binding))
        assert moved == naive.relocations(side, words, CELL_NAMES[cell], binding), (CELL_NAMES[cell], words)
    compare_scores(state, seat, words, hand)
    compare_markers(state, seat, words)


def compare_scores(state: GameState, seat: int, words: naive.Zoo, hand: set[str]) -> None:
    score = score_zoo(state.material, state.zoos[seat])
    points = naive.scores(state.material.zoo_map.side, words, hand)
    assert {CELL_NAMES[cell]: value for cell, value in enumerate(score.cells) if value != NONE} == points, (
        words
    )
    kinds = {cell: naive.TILES[id]["kind"] for cell, id in naive.face_up(words).items()}
    sums = {
        kind: sum(points[cell] for cell in kinds if kinds[cell] == kind) for kind in ("animal", "project")
    }
    assert (score.animals, score.projects) == (sums["animal"], sums["project"])
    assert score.buildings == sum(points[cell] for cell in kinds if kinds[cell] == "building")
    assert score.open_areas == len(points) - len(kinds)


def compare_markers(state: GameState, seat: int, words: naive.Zoo) -> None:
    zoo = state.zoos[seat]
    supported = len([size for size in zoo.supported if size])
    found = {marker + 1 for marker in range(4) if meets_upgrade(zoo, marker)}
    assert found == naive.upgrades(words, supported), words
    unused = {size for size in (2, 3, 4, 5) if zoo.markers >> (size - 2) & 1}
    for objective, icon in enumerate(OBJECTIVES):
        expected = (
            set() if zoo.supported[objective] else naive.marker_sizes(words, icon, unused, zoo.conservation)
        )
        assert set(marker_sizes(zoo, objective)) == expected, (icon, words)


@pytest.mark.parametrize("number", range(ROUNDS))
def test_random_zoos(number: int) -> None:
    chance = random.Random(f"zoos {number}")
    for _ in range(ZOOS_A_ROUND):
        state = lay_out(random_table(chance))
        free = [tile for tile in range(TILES.count) if tile in state.pile or tile in state.zoos[0].hand]
        compare(state, 0, chance.sample(free, min(25, len(free))))


@pytest.mark.parametrize("kind", KINDS_OF_GAME)
def test_zoos_of_games(kind: str) -> None:
    chance = random.Random(kind)
    for state, _ in itertools.islice(random_game(KINDS_OF_GAME[kind], f"naive {kind}"), 0, None, 10):
        for seat, zoo in enumerate(state.zoos):
            compare(
                state, seat, zoo.hand + chance.sample(state.pile[state.pile_at :], min(5, state.pile_size()))
            )


@pytest.mark.parametrize("kind", KINDS_OF_GAME)
def test_what_the_engine_offers(kind: str) -> None:
    """The moves offered when a tile is played are the reference's, in every game as it goes."""
    for state, _ in random_game(KINDS_OF_GAME[kind], f"offers {kind}"):
        if state.is_over():
            continue
        frame = decisions.current(state)
        zoo = state.zoos[state.seat]
        words = zoo_words(state, state.seat)
        hand = {TILES.ids[tile] for tile in zoo.hand}
        side = state.options.side
        if frame.op == decisions.PLACE:
            offered = {CELL_NAMES[move - CELL] for move in state.legal}
            assert offered == naive.placements(side, words, hand, TILES.ids[frame.tile])
            for cell in set(CELL_NAMES) - offered:
                move = CELL + CELL_BY_NAME[cell]
                assert explain_illegal(state, move) == refusal(side, words, hand, TILES.ids[frame.tile], cell)
        if frame.op == decisions.PLAY:
            tiles = {TILES.ids[move - TILE] for move in state.legal if move < CELL}
            assert tiles == {id for id in hand if may_play(frame.kind, frame.strength, id, words, side, hand)}


def refusal(side: int, words: naive.Zoo, hand: set[str], id: str, cell: str) -> str:
    """The first rule that stands against a cell."""
    if naive.released_icon(id):
        return "R6.2"
    if cell not in naive.empty(side, words):
        return "R2.5"
    if cell not in naive.edge(side, words):
        return "R6.1"
    return "R6.4" if naive.fits_space(side, words, id, cell) else "R7.2"


def may_play(card: int, strength: int, id: str, words: naive.Zoo, side: int, hand: set[str]) -> bool:
    """R5.2, R5.4, R7.1."""
    row = naive.TILES[id]
    if not naive.placements(side, words, hand, id):
        return False
    if card == NONE:
        return bool(row["kind"] == "building")
    if row["kind"] == "building" or naive.strength(words, id) > strength:
        return False
    if row["kind"] == "project":
        return card == 0
    return card > 0 and ("forest", "rock", "water")[card - 1] in (row.get("habitats") or naive.HABITATS)


def test_neighbours() -> None:
    for cell, name in enumerate(CELL_NAMES):
        assert {
            CELL_NAMES[other] for other in range(24) if BIT[other] & NEIGHBOURS[cell]
        } == naive.neighbours(name)
    assert set(CELL_BY_NAME) == set(naive.PLACE)

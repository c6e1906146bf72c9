"""Previews: the points shown before a move are the points the engine gives after it."""

import random
from collections.abc import Iterator

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.rules import decisions
from sanctuary.rules.cells import CELL_BY_NAME
from sanctuary.rules.effects import EFFECT_BY_WORD
from sanctuary.rules.game import apply_move, legal_moves
from sanctuary.rules.moves import CELL, DONE, EFFECT, TILE
from sanctuary.rules.reasons import IllegalMove
from sanctuary.rules.scoring import zoo_total
from sanctuary.rules.setup import new_game
from sanctuary.rules.shuffle import seed_chance
from sanctuary.rules.state import Frame, GameState, Material, Options, Scoring
from sanctuary.views import preview as previews
from sanctuary.views.preview import preview, preview_all, preview_tile
from sanctuary.views.sample import sample
from sanctuary.views.view import SPECTATOR, view_for


def material(side: int = 1) -> Material:
    book = catalogue()
    values = book.scoring
    scoring = Scoring(
        achievement=values.achievement,
        petting_zoo_group=values.petting_zoo_group,
        marker=values.marker,
        end_first=values.end_first,
        end_last_turn=values.end_last_turn,
        solo_marker=values.solo_marker,
        open_area=values.open_area,
        pair_markers=values.pair_markers,
        release_small=values.release_small,
        release_large=values.release_large,
        hand_limit=values.hand_limit,
    )
    return Material(book.tiles, book.maps[side], scoring)


def tile(id: str) -> int:
    return catalogue().tiles.by_id[id]


def position(zoo: dict[str, str], hand: list[str]) -> GameState:
    """A game where the seat in turn has this zoo and hand, and whose display holds none of those tiles."""
    state = new_game(material(), Options(players=2, confirm_turn=True), "preview")
    used = {tile(id) for id in [*zoo.values(), *hand]}
    pile = [each for each in [*state.display, *state.pile[state.pile_at :]] if each not in used]
    state.display, state.pile, state.pile_at = pile[:6], pile[6:], 0
    mine = state.zoos[state.seat]
    for cell, id in zoo.items():
        mine.put_face_up(state.material.tiles, tile(id), CELL_BY_NAME[cell])
    for id in hand:
        mine.add_to_hand(tile(id), -1)
    return state


def placing(zoo: dict[str, str], hand: list[str], id: str) -> GameState:
    """The same, with the tile chosen and its cell asked for."""
    state = position(zoo, hand)
    state.stack += [Frame(decisions.PLAY, n=1, must=1, kind=-1), Frame(decisions.PLACE, tile=tile(id))]
    state.legal = list(range(CELL, CELL + 24))
    return state


def points_by_reason(result: previews.Preview) -> dict[str, int]:
    named: dict[str, int] = {}
    for reason in result.reasons:
        name = previews.REASON_KINDS[reason.kind]
        named[name] = named.get(name, 0) + reason.points
    return named


class TestReasons:
    def test_a_connected_tile_raises_its_neighbours(self) -> None:
        """E1 without the partner zoo: the owl joins an otter and an ibex, all from Europe."""
        state = placing({"d2": "A005", "c2": "A031"}, ["A017"], "A017")
        result = preview(view_for(state, state.seat), CELL + CELL_BY_NAME["d3"])
        # Owl: 2 for each of three connected Europe icons; ibex: one more connected rock icon.
        assert points_by_reason(result) == {"own_tile": 6, "other_tile": 2}
        assert result.points == 8

    def test_petting_zoo_groups_are_one_reason(self) -> None:
        """E2: a third animal that joins two groups of 9 and 3 makes one of 18."""
        state = placing({"d2": "A065", "c1": "A066", "e3": "A068"}, ["A064"], "A064")
        result = preview(view_for(state, state.seat), CELL + CELL_BY_NAME["d3"])
        assert points_by_reason(result) == {"petting_groups": 18 - 9 - 3}

    def test_open_areas_pairs_and_bonuses(self) -> None:
        """A tigress beside the tiger: two arrows on empty spaces, a marker of her own, one for the pair."""
        state = placing({"d2": "A011", "c2": "A022"}, ["A010", "A001", "A002"], "A010")
        result = preview(view_for(state, state.seat), CELL + CELL_BY_NAME["d3"])
        assert points_by_reason(result) == {"own_tile": 8, "open_areas": 2, "conservation_markers": 4}
        assert result.effects == []

    def test_bonuses_of_all_covered_spaces_are_named(self) -> None:
        state = placing({"d2": "A003", "d3": "A004"}, ["A001"], "A001")
        result = preview(view_for(state, state.seat), CELL + CELL_BY_NAME["d4"])
        assert result.effects == [EFFECT_BY_WORD["take 1 any"]]

    def test_a_release_trades_the_animal_for_project_and_markers(self) -> None:
        state = placing({"d2": "A030", "d3": "A001"}, ["P086"], "P086")
        result = preview(view_for(state, state.seat), CELL + CELL_BY_NAME["d2"])
        assert points_by_reason(result) == {"own_tile": 4, "covered": -10, "conservation_markers": 6}

    def test_ending_the_game_is_worth_its_marker(self) -> None:
        state = placing({"d2": "A003"}, ["A001"], "A001")
        zoo = state.zoos[state.seat]
        for cell in range(24):
            name = next(key for key, number in CELL_BY_NAME.items() if number == cell)
            if name not in ("d1", "d2", "b1", "f4", "d3"):
                zoo.put_face_down(-1, cell, -1)
        result = preview(view_for(state, state.seat), CELL + CELL_BY_NAME["d3"])
        # Two predators now: 2 each for the lion, one more for the dingo.
        assert points_by_reason(result) == {"own_tile": 4, "other_tile": 1, "end_marker": 10}


class TestCompletion:
    def test_a_tile_is_worth_its_best_cell(self) -> None:
        state = position({"d2": "A005", "d3": "A031"}, ["A017"])
        state.stack.append(Frame(decisions.PLAY, n=1, must=1, kind=2, strength=4))
        state.legal = [TILE + tile("A017")]
        view = view_for(state, state.seat)
        result = preview(view, TILE + tile("A017"))
        best = max(each.points for each in preview_tile(view, tile("A017")))
        assert result.points == best
        assert len(result.then) == 1

    def test_cells_come_best_first_and_for_tiles_not_in_hand_too(self) -> None:
        state = position({"d2": "A005", "c2": "A031"}, [])
        results = preview_tile(view_for(state, state.seat), tile("A017"))
        points = [result.points for result in results]
        assert points == sorted(points, reverse=True)
        assert points[0] > points[-1]

    def test_the_other_seat_may_look_ahead_too(self) -> None:
        state = position({"d2": "A005"}, [])
        other = 1 - state.seat
        results = preview_tile(view_for(state, other), tile("A017"))
        gate = {CELL_BY_NAME[name] for name in ("c1", "d2", "e1")}
        assert {result.move - CELL for result in results} == gate


class TestRefusals:
    def test_an_illegal_move(self) -> None:
        state = position({}, [])
        with pytest.raises(IllegalMove):
            preview(view_for(state, state.seat), DONE)

    def test_a_spectator_has_no_zoo(self) -> None:
        state = position({}, [])
        with pytest.raises(ValueError, match="spectator"):
            preview_tile(view_for(state, SPECTATOR), tile("A017"))

    def test_nothing_to_preview_in_another_seats_turn(self) -> None:
        state = position({}, [])
        assert preview_all(view_for(state, 1 - state.seat)) == []


def decisions_of_random_games(seeds: range) -> Iterator[GameState]:
    for seed in seeds:
        chance = random.Random(seed)
        options = Options(players=1 + seed % 4, side=1 + seed % 2, confirm_turn=True)
        state = new_game(material(options.side), options, f"preview {seed}")
        while not state.is_over():
            yield state
            apply_move(state, chance.choice(legal_moves(state)))


def points_at_end_of_turn(state: GameState, seat: int) -> int:
    zoo = state.zoos[seat].copy()
    del zoo.hand[catalogue().scoring.hand_limit :]
    return zoo_total(state.material, zoo) - zoo.end_marker


def engine_points(state: GameState, moves: list[int]) -> int:
    after = state.copy()
    for move in moves:
        apply_move(after, move)
    return points_at_end_of_turn(after, state.seat) - points_at_end_of_turn(state, state.seat)


def test_previews_are_what_the_engine_then_gives() -> None:
    """Everywhere but where a move reveals tiles nobody knows yet."""
    compared = gaining = 0
    reveal = EFFECT + EFFECT_BY_WORD["reveal 3 keep animal"]
    for state in decisions_of_random_games(range(6)):
        for result in preview_all(view_for(state, state.seat)):
            if result.move in (DONE, reveal):
                continue
            ends = sum(reason.points for reason in result.reasons if reason.kind == previews.END_MARKER)
            assert result.points - ends == engine_points(state, [result.move, *result.then])
            assert result.points == sum(reason.points for reason in result.reasons)
            compared += 1
            gaining += result.points > 0
    assert compared > 1000
    assert gaining > 200


def test_the_answer_is_the_same_in_every_world_that_fits_the_view() -> None:
    for turn, state in enumerate(decisions_of_random_games(range(2))):
        if turn % 7:
            continue
        view = view_for(state, state.seat)
        worlds = [sample(view, seed_chance(f"world {number}"))[0] for number in range(3)]
        for result in preview_all(view):
            for world in worlds:
                other = previews._play(world, result.move)
                assert (other.points, other.effects) == (result.points, result.effects)

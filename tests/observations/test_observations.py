"""What stands where in an observation, that nothing hidden does, and that rows of games agree with one."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING

import pytest

from leaks.test_leaks import shuffled_unknown, states
from observations.write import LAYOUT, MOVES, layout_text, moves_text
from random_games import KINDS_OF_GAME, random_game, start
from sanctuary.observations.encoding import encode, encode_moves
from sanctuary.observations.layout import highest_values, observation_layout, observation_size
from sanctuary.observations.rows import GameRow
from sanctuary.rules.decisions import FRAME_KINDS
from sanctuary.rules.effects import EFFECTS, KIND_BY_NAME
from sanctuary.rules.moves import DONE, MOVE_COUNT
from sanctuary.rules.reasons import IllegalMove
from sanctuary.rules.scoring import final_scores
from sanctuary.rules.zoo import NONE
from sanctuary.views.view import passing_view, view_for

if TYPE_CHECKING:
    from sanctuary.rules.state import GameState

every_kind = pytest.mark.parametrize("kind", KINDS_OF_GAME)


LAYOUTS = {players: {one.name: one for one in observation_layout(players)} for players in range(1, 6)}


def read(row: bytes, players: int, name: str) -> list[int]:
    """Return an element's numbers, found by name."""
    element = LAYOUTS[players][name]
    return list(row[element.offset : element.offset + element.size])


def placed(numbers: list[int]) -> list[int]:
    return [place for place, number in enumerate(numbers) if number]


def test_layout_is_the_golden_one() -> None:
    assert layout_text() == LAYOUT.read_text("utf-8"), "a changed layout needs a new VERSION and write.py"


def test_move_numbering_is_the_golden_one() -> None:
    assert moves_text() == MOVES.read_text("utf-8")


@pytest.mark.parametrize("players", range(1, 6))
def test_elements_fill_the_observation_without_gap_or_overlap(players: int) -> None:
    end = 0
    for element in observation_layout(players):
        assert element.offset == end
        end += element.size
    assert end == observation_size(players) == len(highest_values(players))


@every_kind
def test_every_number_is_within_its_range(kind: str) -> None:
    for state, _ in itertools.islice(random_game(KINDS_OF_GAME[kind], "range"), 0, None, 5):
        for seat in range(len(state.zoos)):
            row = encode(view_for(state, seat))
            highest = highest_values(len(state.zoos))
            assert len(row) == len(highest)
            assert all(number <= high for number, high in zip(row, highest, strict=True))


@every_kind
def test_elements_say_what_the_state_holds(kind: str) -> None:
    """Read back by name and compared with the state itself, from every seat."""
    for state, _ in itertools.islice(random_game(KINDS_OF_GAME[kind], "back"), 0, None, 23):
        points = [score.total() for score in final_scores(state)]
        for viewer in range(len(state.zoos)):
            check_common(state, viewer)
            check_seats(state, viewer)
        assert all(total < 256 for total in points)


def check_common(state: GameState, viewer: int) -> None:
    players = len(state.zoos)
    row = encode(view_for(state, viewer))
    assert placed(read(row, players, "active")) == [(state.seat - viewer) % players]
    assert placed(read(row, players, "first")) == [(state.first_seat - viewer) % players]
    assert read(row, players, "pile") == [state.pile_size()]
    assert read(row, players, "turn") == [state.turn]
    assert placed(read(row, players, "objectives")) == sorted(state.objectives)
    assert [number - 1 for number in read(row, players, "display_tiles")] == state.display
    assert placed(read(row, players, "display")) == sorted(set(state.display) - {NONE})
    assert placed(read(row, players, "discards")) == sorted(state.discards)
    assert placed(read(row, players, "revealed")) == sorted(state.revealed)
    assert read(row, players, "solo_left") == [len(state.solo_markers) - state.solo_at]
    if state.seat == viewer and state.stack:
        frame = state.stack[-1]
        assert placed(read(row, players, "decision")) == [frame.op]
        if FRAME_KINDS[frame.op] == "choose":
            waiting = read(row, players, "effects_waiting")[: len(EFFECTS)]
            assert all(waiting[effect] >= frame.effects.count(effect) for effect in frame.effects)
        if FRAME_KINDS[frame.op] == "place":
            assert placed(read(row, players, "decision_tile")) == [frame.tile]


def check_seats(state: GameState, viewer: int) -> None:
    players = len(state.zoos)
    row = encode(view_for(state, viewer))
    for place in range(players):
        owner = (viewer + place) % players
        zoo = state.zoos[owner]
        block = f"seat{place}"
        assert placed(read(row, players, f"{block}.hand")) == (zoo.hand if owner == viewer else [])
        assert placed(read(row, players, f"{block}.seen")) == sorted(zoo.seen)
        assert read(row, players, f"{block}.hand_size") == [len(zoo.hand)]
        assert [number - 1 for number in read(row, players, f"{block}.cell_tiles")] == zoo.top
        assert placed(read(row, players, f"{block}.tiles")) == sorted(set(zoo.top) - {NONE})
        kinds = read(row, players, f"{block}.kind_cells")
        for name in ("forest", "bird", "animal", "open area"):
            kind = KIND_BY_NAME[name]
            cells = placed(kinds[24 * kind : 24 * kind + 24])
            assert cells == [cell for cell in range(24) if zoo.kind_mask[kind] >> cell & 1]
        assert read(row, players, f"{block}.slots") == zoo.slots
        assert read(row, players, f"{block}.supported") == zoo.supported
        assert read(row, players, f"{block}.conservation") == [zoo.conservation]
        if owner == viewer and players > 1:
            assert read(row, players, f"{block}.points") == [final_scores(state)[owner].total()]


def test_mask_marks_the_legal_moves() -> None:
    for state, _ in random_game(KINDS_OF_GAME["two"], "mask"):
        assert placed(list(encode_moves(state.legal))) == state.legal
    assert encode_moves([DONE])[DONE] == 1
    assert len(encode_moves([])) == MOVE_COUNT


@every_kind
@pytest.mark.proves("R11.1")
def test_observation_does_not_depend_on_what_is_hidden(kind: str) -> None:
    chance = random.Random(kind)
    changed = 0
    for state in states(kind, "observation leak", 9):
        for viewer in range(len(state.zoos)):
            other = shuffled_unknown(state, viewer, chance)
            assert encode(view_for(other, viewer)) == encode(view_for(state, viewer))
            changed += other.pile != state.pile
    assert changed


@every_kind
def test_passing_view_tells_the_same(kind: str) -> None:
    for state, _ in itertools.islice(random_game(KINDS_OF_GAME[kind], "passing"), 0, None, 5):
        for seat in range(len(state.zoos)):
            assert encode(passing_view(state, seat)) == encode(view_for(state, seat))


@every_kind
def test_row_of_games_shows_what_the_seat_in_turn_sees(kind: str) -> None:
    """Also after many moves: what is kept of the others from the turn's beginning is still true."""
    options = KINDS_OF_GAME[kind]
    row = GameRow([start(options, str(seed)) for seed in range(3)])
    single = [start(options, str(seed)) for seed in range(3)]
    chance = random.Random(kind)
    ended: set[int] = set()
    while len(ended) < 3:
        moves = [chance.choice(row.state(place).legal or [0]) for place in range(3)]
        ended |= set(row.step(moves))
        for place in range(3):
            state = row.state(place)
            assert row.observations[place * row.size :][: row.size] == encode(view_for(state, state.seat))
            assert row.masks[place * MOVE_COUNT :][:MOVE_COUNT] == encode_moves(state.legal)
            assert row.seats[place] == state.seat
    assert list(row.over) == [1, 1, 1]
    row.put(1, single[1])
    assert list(row.over) == [1, 0, 1]
    assert row.observations[row.size : 2 * row.size] == encode(view_for(single[1], single[1].seat))


def test_row_refuses_an_illegal_move_and_changes_nothing() -> None:
    row = GameRow([start(KINDS_OF_GAME["two"], str(seed)) for seed in range(2)])
    before = bytes(row.observations)
    with pytest.raises(IllegalMove):
        row.step([row.state(0).legal[0], DONE])
    assert row.observations == before
    assert row.state(0).ply == 0

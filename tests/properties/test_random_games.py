"""What holds in every state of every game."""

import itertools
import random

import pytest

from random_games import KINDS_OF_GAME, plain, random_game, start
from sanctuary.rules.decisions import FIRST_DECISION, FRAME_KINDS, current
from sanctuary.rules.game import apply_move, legal_moves
from sanctuary.rules.invariants import check_invariants
from sanctuary.rules.moves import MOVE_COUNT
from sanctuary.rules.reasons import REASONS, IllegalMove
from sanctuary.rules.scoring import final_scores, winners, zoo_total
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import SOLO_LOST

GAMES = 3
SEEDED = [(kind, f"{kind} {number}") for kind in KINDS_OF_GAME for number in range(GAMES)]
every_game = pytest.mark.parametrize(("kind", "seed"), SEEDED)


@every_game
def test_invariants(kind: str, seed: str) -> None:
    for eager in (True, False):
        for state, _ in random_game(KINDS_OF_GAME[kind], seed, eager=eager):
            assert check_invariants(state) == []


@every_game
def test_legal_moves_apply_and_all_others_are_refused(kind: str, seed: str) -> None:
    """On a copy, for one state in twenty."""
    for state, _ in itertools.islice(random_game(KINDS_OF_GAME[kind], seed), 0, None, 20):
        before = plain(state)
        legal = legal_moves(state)
        for move in legal:
            copy = state.copy()
            apply_move(copy, move)
            assert copy.ply == state.ply + 1
        for move in range(-1, MOVE_COUNT + 1):
            if move not in legal:
                with pytest.raises(IllegalMove) as refusal:
                    apply_move(state, move)
                assert refusal.value.reason in REASONS
                assert refusal.value.move == move
        assert plain(state) == before


@every_game
def test_copies_share_nothing_that_changes(kind: str, seed: str) -> None:
    """Playing a copy to its end leaves the original as it was, and the other way round."""
    chance = random.Random(seed)
    for state, _ in itertools.islice(random_game(KINDS_OF_GAME[kind], seed), 7, None, 60):
        before = plain(state)
        copy = state.copy()
        assert plain(copy) == before
        while not copy.is_over():
            apply_move(copy, chance.choice(legal_moves(copy)))
        assert plain(state) == before


@every_game
def test_an_original_played_on_leaves_its_copy(kind: str, seed: str) -> None:
    copies = []
    for number, (state, _) in enumerate(random_game(KINDS_OF_GAME[kind], seed)):
        if number % 50 == 0:
            copies.append((state.copy(), plain(state)))
    for copy, told in copies:
        assert plain(copy) == told


@every_game
def test_scores_add_up(kind: str, seed: str) -> None:
    for state, _ in itertools.islice(random_game(KINDS_OF_GAME[kind], seed), 0, None, 5):
        for seat, score in enumerate(final_scores(state)):
            zoo = state.zoos[seat]
            parts = (score.animals, score.projects, score.buildings, score.open_areas)
            assert score.total() == sum(parts) + score.achievements + score.markers + score.end
            assert sum(points for points in score.cells if points > 0) == sum(parts)
            assert score.total() - score.end == zoo_total(state.material, zoo) - zoo.end_marker
            assert (score.end == 0) or state.end_seat != -1


@every_game
def test_the_winner_has_most_points(kind: str, seed: str) -> None:
    state = [state for state, _ in random_game(KINDS_OF_GAME[kind], seed)][-1]
    totals = [score.total() for score in final_scores(state)]
    seats = winners(state)
    if state.outcome == SOLO_LOST:
        assert seats == []
    else:
        assert seats != []
        assert {totals[seat] for seat in seats} == {max(totals)}


@every_game
def test_same_seed_same_game(kind: str, seed: str) -> None:
    options = KINDS_OF_GAME[kind]
    first = start(options, seed)
    second = new_game(first.material, options, seed)
    chance = random.Random(seed)
    while not first.is_over():
        move = chance.choice(legal_moves(first))
        apply_move(first, move)
        apply_move(second, move)
        assert legal_moves(first) == legal_moves(second)
    assert plain(first) == plain(second)


@pytest.mark.parametrize("kind", KINDS_OF_GAME)
def test_other_seeds_make_other_games(kind: str) -> None:
    starts = [plain(start(KINDS_OF_GAME[kind], f"seed {number}")) for number in range(10)]
    assert all(one != other for one, other in itertools.combinations(starts, 2))


@every_game
def test_every_seat_has_its_turn(kind: str, seed: str) -> None:
    """Seats follow each other; after the end was triggered each other seat has just one more turn."""
    players = KINDS_OF_GAME[kind].players
    turns: list[tuple[int, int]] = []
    for state, _ in random_game(KINDS_OF_GAME[kind], seed):
        if not turns or turns[-1][0] != state.turn:
            turns.append((state.turn, state.seat))
    assert [number for number, _ in turns] == list(range(1, len(turns) + 1))
    for (_, before), (_, after) in itertools.pairwise(turns):
        assert after == (before + 1) % players
    if state.end_seat != -1:
        last_of_trigger = max(place for place, (_, seat) in enumerate(turns) if seat == state.end_seat)
        assert len(turns) - 1 - last_of_trigger == players - 1


@pytest.mark.parametrize("kind", KINDS_OF_GAME)
def test_something_waits_until_the_game_is_over(kind: str) -> None:
    for state, move in random_game(KINDS_OF_GAME[kind], kind):
        assert state.is_over() == (move == -1) == (legal_moves(state) == [])
    with pytest.raises(IllegalMove, match="game-over"):
        apply_move(state, 0)


def test_every_kind_of_decision_turns_up() -> None:
    """So that the tests above look at all of them."""
    met = {
        current(state).op
        for kind, options in KINDS_OF_GAME.items()
        for number in range(GAMES)
        for state, move in random_game(options, f"{kind} {number}")
        if move != -1
    }
    assert [name for op, name in enumerate(FRAME_KINDS) if op >= FIRST_DECISION and op not in met] == []

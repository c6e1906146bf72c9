"""Undo and redo: exact, within the turn, and never past something revealed."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from records.games import KINDS_OF_GAME, name_of, random_game, start, told
from sanctuary.records import History, Refused, digest
from sanctuary.records.history import NOTHING_TO_REDO, NOTHING_TO_UNDO, REVEALED, TURN_PASSED
from sanctuary.rules.decisions import FRAME_KINDS, current
from sanctuary.rules.moves import range_of
from sanctuary.rules.reasons import IllegalMove
from sanctuary.rules.state import Options

TWO = Options(players=2)


@pytest.mark.parametrize("options", KINDS_OF_GAME, ids=name_of)
def test_do_and_undo_is_nothing(options: Options) -> None:
    """Every move of a game, whatever its kind: undone it leaves the state as it was, redone it is back."""
    history = History(start(options, "tern"))
    undone: set[tuple[str, str]] = set()
    for state, move in random_game(options, "tern"):
        if move < 0:
            break
        before = told(history.state)
        assert before == told(state)
        kind = FRAME_KINDS[current(history.state).op]
        history.play(move)
        if history.can_undo:
            after = digest(history.state)
            assert history.undo() == move
            assert told(history.state) == before
            history.redo()
            assert digest(history.state) == after
            undone.add((kind, range_of(move)[0]))
    assert len(undone) > 8


@pytest.mark.slow
def test_every_kind_of_decision_can_be_undone_somewhere() -> None:
    """All but those whose answer always ends the turn or brings something to light."""
    wanted = set(FRAME_KINDS) - {"sequence", "slide", "trigger", "confirm"}
    met: set[str] = set()
    for seed in range(30):
        for options in KINDS_OF_GAME:
            if met == wanted:
                return
            for state, move in random_game(options, str(seed)):
                if move < 0:
                    break
                before = digest(state)
                history = History(state)
                history.play(move)
                if history.can_undo:
                    history.undo()
                    assert digest(history.state) == before
                    met.add(FRAME_KINDS[current(state).op])
    assert met == wanted


def known(history: History) -> tuple[int, set[int]]:
    """Whose turn it is, and all tiles that this seat has seen the front of (R11.1)."""
    state = history.state
    tiles = {*state.display, *state.discards, *state.revealed}
    for seat, zoo in enumerate(state.zoos):
        own = seat == state.seat
        tiles |= {*zoo.top, *zoo.seen, *(zoo.hand if own else [])}
        for cell, tile in enumerate(zoo.under):
            if zoo.top[cell] >= 0 or (own and zoo.hidden_at[cell] >= 0):
                tiles.add(tile)
    return state.turn, tiles - {-1}


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), options=st.sampled_from(KINDS_OF_GAME))
def test_random_walks_never_fail(seed: int, options: Options) -> None:
    """Do, undo, redo and jump at random: what is offered works, tells nothing, and the state is right."""
    choice = random.Random(seed)
    first = start(options, str(seed % 50))
    history = History(first)
    for _ in range(60):
        offered = ["play"] * 3 * bool(history.state.legal)
        offered += ["undo"] * history.can_undo + ["redo"] * history.can_redo + ["jump"]
        action = choice.choice(offered)
        before = known(history)
        if action == "play":
            history.play(choice.choice(history.state.legal))
            assert not history.can_redo
        elif action == "undo":
            history.undo()
            assert known(history) == before
        elif action == "redo":
            history.redo()
        else:
            count = choice.randint(history.earliest, history.latest)
            history.jump(count)
            assert len(history.moves) == count
            assert known(history) == before
    assert told(History(first, history.moves).state) == told(history.state)
    assert told(history.state_after(len(history.moves))) == told(history.state)


def test_the_history_keeps_its_own_first_state() -> None:
    first = start(TWO, "otter")
    history = History(first)
    before = told(first)
    history.play(history.state.legal[0])
    assert told(first) == before


def test_nothing_to_undo_and_redo() -> None:
    history = History(start(TWO, "otter"))
    assert not history.can_undo
    assert not history.can_redo
    assert refusal(history.undo) == NOTHING_TO_UNDO
    assert refusal(history.redo) == NOTHING_TO_REDO
    assert refusal(lambda: history.jump(-1)) == NOTHING_TO_UNDO
    assert refusal(lambda: history.jump(1)) == NOTHING_TO_REDO


def refusal(action: object) -> str:
    assert callable(action)
    with pytest.raises(Refused) as caught:
        action()
    return caught.value.reason


def play_words(history: History, *wanted: str) -> None:
    """Play the first legal move of each named range."""
    for name in wanted:
        history.play(next(move for move in history.state.legal if range_of(move)[0] == name))


def test_a_draw_cannot_be_undone() -> None:
    history = History(start(TWO, "otter"))
    play_words(history, "tile")
    assert history.can_undo
    assert history.earliest == 0
    drawing = next(move for move in history.state.legal if range_of(move) == ("gain", 1))
    history.play(drawing)
    assert history.state.turn == 2
    assert refusal(history.undo) == TURN_PASSED
    assert history.earliest == 2
    assert refusal(lambda: history.jump(0)) == TURN_PASSED


def test_a_draw_within_the_turn_cannot_be_undone() -> None:
    history = History(start(Options(players=2, confirm_turn=True), "otter"))
    play_words(history, "tile")
    history.play(next(move for move in history.state.legal if range_of(move) == ("gain", 1)))
    assert history.state.turn == 1
    assert refusal(history.undo) == REVEALED
    assert refusal(lambda: history.jump(0)) == REVEALED
    assert len(history.moves) == 2


def test_a_new_move_forgets_what_was_undone() -> None:
    history = History(start(TWO, "otter"))
    first, second = history.state.legal[0], history.state.legal[-1]
    history.play(first)
    history.undo()
    assert history.undone == [first]
    history.play(second)
    assert history.undone == []
    assert history.latest == 1


def test_an_illegal_move_changes_nothing() -> None:
    history = History(start(TWO, "otter"))
    history.play(history.state.legal[0])
    history.undo()
    before, undone = told(history.state), history.undone
    with pytest.raises(IllegalMove):
        history.play(200)
    assert told(history.state) == before
    assert history.undone == undone
    assert history.state.events is None


def test_events_tell_what_happened() -> None:
    history = History(start(TWO, "otter"))
    events = history.play(history.state.legal[0])
    assert [event.numbers()[:2] for event in events] == [(1, history.state.seat)]

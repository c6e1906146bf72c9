"""Nothing a seat may not know reaches it: not by its view, its moves or the events it sees (R11.1)."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from random_games import KINDS_OF_GAME, plain, random_game
from sanctuary.rules import events
from sanctuary.rules.game import apply_move
from sanctuary.rules.invariants import check_invariants
from sanctuary.rules.resolver import list_moves
from sanctuary.rules.shuffle import seed_chance
from sanctuary.rules.state import GameState
from sanctuary.rules.zoo import NONE, Zoo, replaced
from sanctuary.views.sample import sample
from sanctuary.views.view import SPECTATOR, SeatView, face_down_cells, view_for

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = 2
SEEDED = [(kind, f"leak {kind} {number}") for kind in KINDS_OF_GAME for number in range(GAMES)]
every_game = pytest.mark.parametrize(("kind", "seed"), SEEDED)

TILE_EVENTS = {
    events.TOOK: 1, events.DREW_TILE: 1, events.REVEALED: 1, events.KEPT: 1, events.DISCARDED: 1,
    events.PLACED: 1, events.HID_TILE: 1, events.PAIRED: 2, events.POUCHED: 1, events.REFILLED: -2,
    events.SOLO_FLIPPED: -2,
}  # fmt: skip
"""How many of an event's first numbers are tiles; -2: only the second one is."""


def states(kind: str, seed: str, step: int) -> Iterator[GameState]:
    for state, _ in itertools.islice(random_game(KINDS_OF_GAME[kind], seed), 3, None, step):
        yield state


def viewers(state: GameState) -> list[int]:
    return [SPECTATOR, *range(len(state.zoos))]


def shuffled_unknown(state: GameState, viewer: int, chance: random.Random) -> GameState:
    """The same game with all that a viewer cannot know dealt anew: built from the state, not from a view."""
    other = state.copy()
    unseen = state.pile[state.pile_at :]
    for seat, zoo in enumerate(state.zoos):
        unseen += [] if seat == viewer else [tile for tile in zoo.hand if tile not in zoo.seen]
        unseen += [zoo.under[cell] for cell in unknown_fronts(zoo, own=seat == viewer)]
    chance.shuffle(unseen)
    for seat, zoo in enumerate(other.zoos):
        if seat != viewer:
            zoo.hand = sorted(tile if tile in zoo.seen else unseen.pop() for tile in zoo.hand)
        for cell in unknown_fronts(zoo, own=seat == viewer):
            zoo.under = replaced(zoo.under, cell, unseen.pop())
        if seat != viewer:
            swap_seen(zoo, chance)
    other.pile = state.pile[: state.pile_at] + unseen
    left = state.solo_markers[state.solo_at :]
    chance.shuffle(left)
    other.solo_markers = state.solo_markers[: state.solo_at] + left
    other.chance = seed_chance(str(chance.random()))
    return other


def unknown_fronts(zoo: Zoo, *, own: bool) -> list[int]:
    """Face-down cells whose front nobody can name: not the owner's own, not a tile seen going to the hand."""
    return [
        cell
        for cell, tile in enumerate(zoo.under)
        if tile != NONE and zoo.top[cell] == NONE
        if (zoo.hidden_at[cell] == NONE or not own) and tile not in zoo.seen
    ]


def swap_seen(zoo: Zoo, chance: random.Random) -> None:
    """Swap a tile all saw going to the hand with one laid face down later: nobody else can tell."""
    for tile, ply in zip(zoo.seen, zoo.seen_at, strict=True):
        cells = [
            cell
            for cell in range(24)
            if zoo.hidden_at[cell] > ply and zoo.under[cell] not in zoo.seen and tile in zoo.hand
        ]
        if cells and chance.random() < 0.5:
            cell = chance.choice(cells)
            zoo.hand = sorted([other for other in zoo.hand if other != tile] + [zoo.under[cell]])
            zoo.under = replaced(zoo.under, cell, tile)


@every_game
@pytest.mark.proves("R11.1")
def test_view_does_not_depend_on_what_is_hidden(kind: str, seed: str) -> None:
    chance = random.Random(seed)
    changed = Counter[int]()
    for state in states(kind, seed, 9):
        for viewer in viewers(state):
            other = shuffled_unknown(state, viewer, chance)
            assert plain(view_for(other, viewer)) == plain(view_for(state, viewer))
            changed[viewer] += plain(other) != plain(state)
    assert min(changed.values()) > 0


@every_game
@pytest.mark.proves("R11.1")
def test_moves_and_events_do_not_depend_on_what_is_hidden(kind: str, seed: str) -> None:
    """The seat in turn has the same moves, and a move shows it the same, up to the names of new tiles."""
    chance = random.Random(seed)
    for state in states(kind, seed, 9):
        if state.is_over():
            continue
        other = shuffled_unknown(state, state.seat, chance)
        assert other.legal == list_moves(other, other.stack[-1]) == state.legal
        move = chance.choice(state.legal)
        shown = [noted(game, move, state.seat) for game in (state, other)]
        assert all(one == two for one, two in zip(*shown, strict=False))
        assert bool(shown[0]) == bool(shown[1])


def noted(state: GameState, move: int, viewer: int) -> list[tuple[int, ...]]:
    """What a viewer is told of a move; a tile it could not name before counts as unnamed.

    With such a tile or a solo marker coming to light the two games part ways, so the list ends there.
    """
    known = known_tiles(view_for(state, viewer))
    copy = state.copy()
    copy.events = []
    apply_move(copy, move)
    told = []
    for event in copy.events:
        if not event.is_seen_by(viewer):
            continue
        tiles = named_tiles(event)
        told.append(
            (event.kind, event.seat, event.viewer, *(tile if tile in known else NONE for tile in tiles))
        )
        if event.kind == events.SOLO_FLIPPED:
            told[-1] = (event.kind,)
        if event.kind == events.SOLO_FLIPPED or any(tile not in known for tile in tiles):
            break
    return told


def named_tiles(event: events.Event) -> list[int]:
    count = TILE_EVENTS.get(event.kind, 0)
    numbers = [event.b] if count == -2 else [event.a, event.b][:count]
    return [tile for tile in numbers if tile != NONE]


def known_tiles(view: SeatView) -> set[int]:
    """The tiles a view names."""
    known = {*view.display, *view.discards, *view.revealed}
    for zoo in view.zoos:
        known |= {*zoo.hand, *zoo.top, *zoo.under, *zoo.seen}
    return known - {NONE}


@every_game
@pytest.mark.proves("R11.1")
def test_events_name_no_unknown_tile(kind: str, seed: str) -> None:
    """Whatever tile an event names to somebody, that viewer's view names before or after it."""
    for state, move in random_game(KINDS_OF_GAME[kind], seed):
        if move == -1 or state.ply % 3:
            continue
        copy = state.copy()
        copy.events = []
        apply_move(copy, move)
        for viewer in viewers(state):
            known = known_tiles(view_for(state, viewer)) | known_tiles(view_for(copy, viewer))
            for event in copy.events:
                if event.is_seen_by(viewer):
                    assert set(named_tiles(event)) <= known, events.EVENT_KINDS[event.kind]


@every_game
@pytest.mark.proves("R11.1")
def test_views_name_only_what_was_to_be_seen(kind: str, seed: str) -> None:
    """Counted from the state: no tile of the pile, of another hand, or face down and unknown, is named."""
    for state in states(kind, seed, 9):
        pile = set(state.pile[state.pile_at :])
        for viewer in viewers(state):
            hidden = set(pile)
            for seat, zoo in enumerate(state.zoos):
                if seat != viewer:
                    hidden |= set(zoo.hand) - set(zoo.seen)
                hidden |= {zoo.under[cell] for cell in unknown_fronts(zoo, own=seat == viewer)}
            assert known_tiles(view_for(state, viewer)) == set(range(135)) - hidden


@every_game
def test_sampled_states_agree_with_the_view(kind: str, seed: str) -> None:
    chance = seed_chance(seed)
    for state in states(kind, seed, 15):
        for viewer in viewers(state):
            view = view_for(state, viewer)
            seen = plain(view)
            drawn, chance = sample(view, chance)
            assert plain(view_for(drawn, viewer)) == seen
            assert plain(view) == seen
            assert check_invariants(drawn) == []


@every_game
def test_samples_vary_and_keep_what_was_seen(kind: str, seed: str) -> None:
    """Tiles taken for all to see stay with their owner: in hand, or face down where it laid tiles since."""
    chance = seed_chance(seed)
    for state in states(kind, seed, 40):
        view = view_for(state, state.seat)
        piles = set()
        for _ in range(5):
            drawn, chance = sample(view, chance)
            piles.add(tuple(drawn.pile))
            for owner, zoo in enumerate(drawn.zoos):
                for tile, ply in zip(state.zoos[owner].seen, state.zoos[owner].seen_at, strict=True):
                    laid = [cell for cell in face_down_cells(view, owner) if zoo.hidden_at[cell] > ply]
                    assert tile in zoo.hand or tile in [zoo.under[cell] for cell in laid]
        assert len(piles) == 5 or state.pile_size() < 5


def test_samples_hold_each_unseen_tile_alike() -> None:
    """Over many samples, the tiles a seat cannot place turn up in another's hand about equally often."""
    kind = "two"
    state = next(s for s in states(kind, "alike", 1) if s.turn > 8 and len(s.zoos[1 - s.seat].hand) > 2)
    view = view_for(state, state.seat)
    rival = state.zoos[1 - state.seat]
    free = len([tile for tile in rival.hand if tile not in rival.seen])
    unknown = set(range(135)) - known_tiles(view)
    chance = seed_chance("alike")
    held = Counter[int]()
    samples = 4000
    for _ in range(samples):
        drawn, chance = sample(view, chance)
        held.update(tile for tile in drawn.zoos[1 - state.seat].hand if tile in unknown)
    assert sum(held.values()) >= samples * free * 0.9
    expected = sum(held.values()) / len(unknown)
    # Six standard deviations of a binomial count.
    assert all(abs(held[tile] - expected) < 6 * expected**0.5 for tile in unknown)


def test_unknown_seats_see_what_spectators_see() -> None:
    for state in states("three, short", "nobody", 30):
        spectator = plain(view_for(state, SPECTATOR))
        for seat in (-7, 3, 99):
            assert plain(view_for(state, seat)) == spectator

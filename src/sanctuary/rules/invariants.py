"""What holds in every state that play can reach, checked from scratch: for tests and loaders of states."""

from __future__ import annotations

from typing import Final

from sanctuary.rules.cells import BIT, CELL_COUNT, CELL_NAMES
from sanctuary.rules.decisions import FIRST_DECISION, FRAME_KINDS, SEQUENCE
from sanctuary.rules.effects import ANIMAL, ANY, OPEN_AREA, PROJECT, TURN
from sanctuary.rules.moves import CARD_COUNT, MARKER_SIZES, OBJECTIVES, SMALLEST_MARKER
from sanctuary.rules.resolver import list_moves
from sanctuary.rules.setup import SHORT_GAME_MARKERS
from sanctuary.rules.state import DISPLAY_SIZE, OUTCOMES, PLAYING, GameState
from sanctuary.rules.zoo import KIND_COUNT, NONE, Zoo

SOLO_MARKERS_OF_A_NUMBER: Final = 3
ALL_MARKERS: Final = 0b1111


def check_invariants(state: GameState) -> list[str]:
    """The invariants that a state breaks, in words; none for a state that is in order."""
    broken: list[str] = []
    _check_tiles(state, broken)
    for seat, zoo in enumerate(state.zoos):
        found: list[str] = []
        _check_cells(state, zoo, found)
        _check_masks(state, zoo, found)
        _check_hand(state, seat, found)
        _check_cards(zoo, found)
        _check_markers(state, zoo, found)
        broken += [f"seat {seat}: {problem}" for problem in found]
    _check_supply(state, broken)
    _check_table(state, broken)
    _check_end(state, broken)
    _check_decision(state, broken)
    return broken


def _check_tiles(state: GameState, broken: list[str]) -> None:
    """Every tile is in one place (R1.1)."""
    places = state.pile[state.pile_at :] + state.discards + state.revealed + state.display
    for zoo in state.zoos:
        places = places + zoo.hand + zoo.top + zoo.under
    seen = [0] * state.material.tiles.count
    for tile in places:
        if tile != NONE:
            seen[tile] += 1
    for tile, count in enumerate(seen):
        if count != 1:
            broken.append(f"tile {state.material.tiles.ids[tile]} is in {count} places")


def _check_cells(state: GameState, zoo: Zoo, broken: list[str]) -> None:
    """Only spaces hold tiles; a stack is a project on an animal; `filled` says where tiles are (R2, R6.2)."""
    kinds = state.material.tiles.kinds
    for cell in range(CELL_COUNT):
        name = CELL_NAMES[cell]
        top, under = zoo.top[cell], zoo.under[cell]
        holds = top != NONE or under != NONE
        if holds and not state.material.zoo_map.spaces & BIT[cell]:
            broken.append(f"{name} is no space, yet holds a tile")
        if holds != bool(zoo.filled & BIT[cell]):
            broken.append(f"filled is wrong at {name}")
        if top != NONE and under != NONE and not (kinds[top] >> PROJECT & kinds[under] >> ANIMAL & 1):
            broken.append(f"the stack on {name} is no project on an animal")
        if zoo.hidden_at[cell] != NONE and (top != NONE or under == NONE):
            broken.append(f"{name} is marked as laid from hand, but holds no face-down tile")
        if zoo.hidden_at[cell] > state.ply:
            broken.append(f"{name} was laid at a ply to come")


def _check_masks(state: GameState, zoo: Zoo, broken: list[str]) -> None:
    """The masks and lists kept up move by move are what the cells say."""
    tiles = state.material.tiles
    masks = [0] * KIND_COUNT
    masks[OPEN_AREA] = state.material.zoo_map.printed
    ongoing: list[int] = []
    for cell in range(CELL_COUNT):
        top = zoo.top[cell]
        if top == NONE:
            if zoo.under[cell] != NONE:
                masks[OPEN_AREA] |= BIT[cell]
            continue
        for kind in range(KIND_COUNT):
            if tiles.kinds[top] >> kind & 1:
                masks[kind] |= BIT[cell]
        if tiles.has_ongoing[top]:
            ongoing.append(top)
    for kind in range(KIND_COUNT):
        if masks[kind] != zoo.kind_mask[kind]:
            broken.append(f"kind_mask of kind {kind} is {zoo.kind_mask[kind]:#x}, not {masks[kind]:#x}")
    if masks[ANY] & masks[OPEN_AREA]:
        broken.append("a face-up tile lies on an open area")
    if sorted(ongoing) != sorted(zoo.ongoing):
        broken.append("ongoing is not what lies face up with an ongoing effect")
    if len(set(zoo.paired)) < len(zoo.paired):
        broken.append("an animal was paid as a pair twice")
    for tile in zoo.paired:
        if tiles.pair[tile] not in zoo.paired or tile not in zoo.top + zoo.under:
            broken.append(f"{tiles.ids[tile]} was paid as a pair that is not in the zoo")


def _check_hand(state: GameState, seat: int, broken: list[str]) -> None:
    """The hand is ascending, within its limit out of turn, and agrees with what all saw (R4.7, R11.1)."""
    zoo = state.zoos[seat]
    if zoo.hand != sorted(zoo.hand):
        broken.append("the hand is not ascending")
    if seat != state.seat and len(zoo.hand) > state.material.scoring.hand_limit:
        broken.append(f"holds {len(zoo.hand)} tiles out of turn")
    if len(zoo.seen) != len(zoo.seen_at):
        broken.append("seen and seen_at differ in length")
        return
    for tile, ply in zip(zoo.seen, zoo.seen_at, strict=True):
        if zoo.seen.count(tile) > 1:
            broken.append(f"{state.material.tiles.ids[tile]} was seen going to the hand twice")
        if ply > state.ply:
            broken.append(f"{state.material.tiles.ids[tile]} was seen at a ply to come")
        if tile in zoo.hand:
            continue
        name = state.material.tiles.ids[tile]
        if tile not in zoo.under:
            broken.append(f"{name}, seen going to the hand, is gone")
        elif zoo.hidden_at[zoo.under.index(tile)] <= ply:
            broken.append(f"{name} was laid face down before it was seen going to the hand")


def _check_cards(zoo: Zoo, broken: list[str]) -> None:
    """Each slot holds one card; each upgrade marker used has flipped one (R3.2, R8.4)."""
    if sorted(zoo.slots) != list(range(1, CARD_COUNT + 1)):
        broken.append(f"slots {zoo.slots} do not hold one card each")
    if zoo.upgraded.bit_count() != zoo.upgrades_used.bit_count():
        broken.append("as many cards must be on side II as upgrade markers are used")


def _check_markers(state: GameState, zoo: Zoo, broken: list[str]) -> None:
    """Achievement markers are unused or on one revealed objective (R8.1); the others are not below 0."""
    left = SHORT_GAME_MARKERS if state.options.short else ALL_MARKERS
    for objective, size in enumerate(zoo.supported):
        if not size:
            continue
        if objective not in state.objectives:
            broken.append(f"{OBJECTIVES[objective]} is supported, but not revealed")
        if size not in MARKER_SIZES or not left >> (size - SMALLEST_MARKER) & 1:
            broken.append(f"there is no marker {size} for {OBJECTIVES[objective]}")
        else:
            left ^= 1 << (size - SMALLEST_MARKER)
    if left != zoo.markers:
        broken.append(f"the unused achievement markers are {zoo.markers:#x}, not {left:#x}")
    if zoo.conservation < 0 or zoo.pouch < 0:
        broken.append("conservation or pouch markers are below 0")


def _check_supply(state: GameState, broken: list[str]) -> None:
    """No more markers are out than there are (R1.6)."""
    supply = state.options.marker_supply
    conservation = sum([zoo.conservation for zoo in state.zoos])
    pouch = sum([zoo.pouch for zoo in state.zoos])
    if supply and max(conservation, pouch) > supply:
        broken.append(f"{conservation} conservation, {pouch} pouch markers are out; {supply} of each exist")


def _check_table(state: GameState, broken: list[str]) -> None:
    """Seats, turn, display and solo markers (R3, R12.1)."""
    players = state.options.players
    if len(state.zoos) != players:
        broken.append(f"{len(state.zoos)} zoos for {players} players")
    if state.seat != (state.first_seat + state.turn - 1) % players:
        broken.append(f"seat {state.seat} cannot be in turn {state.turn} after seat {state.first_seat}")
    if len(state.display) != DISPLAY_SIZE:
        broken.append(f"the display has {len(state.display)} positions")
    if state.objectives != sorted(set(state.objectives)):
        broken.append("the objectives are not ascending")
    count = state.options.solo_markers if players == 1 else 0
    if len(state.solo_markers) != count or not 0 <= state.solo_at <= count:
        broken.append(f"{state.solo_at} of {len(state.solo_markers)} solo markers flipped, {count} wanted")
    for marker in set(state.solo_markers):
        times = state.solo_markers.count(marker)
        if not 1 <= marker <= DISPLAY_SIZE or times > SOLO_MARKERS_OF_A_NUMBER:
            broken.append(f"solo marker {marker} is there {times} times")


def _check_end(state: GameState, broken: list[str]) -> None:
    """Who has an end marker, and how many turns are left (R10)."""
    scoring = state.material.scoring
    players = state.options.players
    for seat, zoo in enumerate(state.zoos):
        if (zoo.end_marker == scoring.end_first) != (seat == state.end_seat):
            broken.append(f"seat {seat} has end marker {zoo.end_marker}; the end is due to {state.end_seat}")
        elif zoo.end_marker not in (0, scoring.end_first, scoring.end_last_turn):
            broken.append(f"seat {seat}: there is no end marker {zoo.end_marker}")
        elif zoo.end_marker and state.end_seat == NONE:
            broken.append(f"seat {seat} has an end marker before the end")
    left = 0
    if state.end_seat != NONE and state.outcome == PLAYING:
        left = (state.end_seat - state.seat) % players
    if state.turns_left != left:
        broken.append(f"turns_left is {state.turns_left}, not {left}")
    if not 0 <= state.outcome < len(OUTCOMES):
        broken.append(f"there is no outcome {state.outcome}")


def _check_decision(state: GameState, broken: list[str]) -> None:
    """A decision waits, with its legal moves, until the game is over."""
    if state.outcome != PLAYING:
        if state.stack or state.legal:
            broken.append("something waits though the game is over")
        return
    if not state.stack:
        broken.append("nothing waits though the game is not over")
        return
    bottom, top = state.stack[0], state.stack[-1]
    if bottom.op != SEQUENCE or bottom.effects != TURN[len(TURN) - len(bottom.effects) :]:
        broken.append("the stack does not begin with what is left of the turn")
    if top.op < FIRST_DECISION:
        broken.append(f"on top of the stack is {FRAME_KINDS[top.op]}, no decision")
        return
    if not state.legal:
        broken.append("no move is legal")
    if state.legal != sorted(set(state.legal)):
        broken.append("the legal moves are not ascending")
    if state.legal != list_moves(state, top):
        broken.append(f"the legal moves are not those of {FRAME_KINDS[top.op]}")
    if state.owed < 0:
        broken.append("owed is below 0")

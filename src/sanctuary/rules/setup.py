"""Setting up a game (R3, R12.1): seed and options make it."""

from __future__ import annotations

from typing import Final

from sanctuary.rules.moves import CARD_COUNT, OBJECTIVE_COUNT, PROJECTS_CARD
from sanctuary.rules.pile import refill_display
from sanctuary.rules.resolver import advance
from sanctuary.rules.shuffle import Chance, seed_chance, shuffle
from sanctuary.rules.state import DISPLAY_SIZE, PLAYING, GameState, Material, Options
from sanctuary.rules.turns import begin_turn
from sanctuary.rules.zoo import NONE, Zoo, empty_zoo

MAX_PLAYERS: Final = 5
SOLO_MARKER_COUNTS: Final = (18, 15, 12)
SOLO_MARKERS: Final = [marker for marker in range(1, 7) for _ in range(3)]
REVEALED_OBJECTIVES: Final = 5
PROJECTS_SLOTS: Final = (1, 2, 3, 4, 4)
"""Slot of the projects card, in turn order (R3.2)."""
SHORT_GAME_MARKERS: Final = 0b1011
"""Achievement markers without the one for 4 icons (R3.4)."""


def check_options(options: Options) -> None:
    """ValueError for options outside the rules, naming the option."""
    if not 1 <= options.players <= MAX_PLAYERS:
        raise ValueError(f"players: {options.players} is not 1 to {MAX_PLAYERS}")
    if options.side not in (1, 2):
        raise ValueError(f"side: the map has sides 1 and 2, not {options.side}")
    if options.solo_markers not in SOLO_MARKER_COUNTS:
        raise ValueError(f"solo_markers: {options.solo_markers} is not 18, 15 or 12")
    if options.marker_supply < 0:
        raise ValueError(f"marker_supply: {options.marker_supply} is below 0")


class Deal:
    """What chance decides before the first turn (R3.1, R3.2, R12.1).

    pile: the order of the tiles, top first, the display's among them; aside: tiles that lie on the
    discards from the start; slots[seat]: its four cards' slots; solo_markers: face down, in order;
    chance: the generator the game goes on with.
    """

    def __init__(
        self,
        pile: list[int],
        aside: list[int],
        objectives: list[int],
        first_seat: int,
        slots: list[list[int]],
        solo_markers: list[int],
        chance: Chance,
    ) -> None:
        self.pile: Final = pile
        self.aside: Final = aside
        self.objectives: Final = objectives
        self.first_seat: Final = first_seat
        self.slots: Final = slots
        self.solo_markers: Final = solo_markers
        self.chance: Final = chance


def new_game(material: Material, options: Options, seed: str) -> GameState:
    """A game at its first decision. The same material, options and seed make the same game."""
    check_options(options)
    return start_game(material, options, deal(material, options, seed))


def deal(material: Material, options: Options, seed: str) -> Deal:
    """Shuffle everything there is to shuffle."""
    chance = seed_chance(seed)
    pile, chance = shuffle(list(range(material.tiles.count)), chance)
    objectives, chance = shuffle(list(range(OBJECTIVE_COUNT)), chance)
    seats, chance = shuffle(list(range(options.players)), chance)
    first_seat = seats[0]
    solo_markers: list[int] = []
    if options.players == 1:
        solo_markers, chance = shuffle(SOLO_MARKERS, chance)
    slots: list[list[int]] = []
    for seat in range(options.players):
        seat_slots, chance = _deal_slots(projects_slot(options, first_seat, seat), chance)
        slots.append(seat_slots)
    return Deal(
        pile=pile,
        aside=[],
        objectives=sorted(objectives[:REVEALED_OBJECTIVES]),
        first_seat=first_seat,
        slots=slots,
        solo_markers=solo_markers[: options.solo_markers],
        chance=chance,
    )


def start_game(material: Material, options: Options, dealt: Deal) -> GameState:
    """A game at its first decision, as it was dealt."""
    _check_map(material, options)
    state = GameState(
        material=material,
        options=options,
        zoos=[_zoo(material, options, slots) for slots in dealt.slots],
        seat=dealt.first_seat,
        first_seat=dealt.first_seat,
        turn=1,
        ply=0,
        display=[NONE] * DISPLAY_SIZE,
        pile=dealt.pile,
        pile_at=0,
        discards=dealt.aside[:],
        revealed=[],
        objectives=dealt.objectives,
        solo_markers=dealt.solo_markers,
        solo_at=0,
        owed=0,
        end_seat=NONE,
        turns_left=0,
        outcome=PLAYING,
        stack=[],
        legal=[],
        chance=dealt.chance,
        reveals=0,
    )
    refill_display(state)
    begin_turn(state)
    advance(state)
    return state


def _check_map(material: Material, options: Options) -> None:
    if material.zoo_map.side != options.side:
        raise ValueError(f"side: the map laid out is side {material.zoo_map.side}, not {options.side}")


def _zoo(material: Material, options: Options, slots: list[int]) -> Zoo:
    """An empty zoo, its cards in their slots (R3.2) and its markers beside it (R3.4)."""
    zoo = empty_zoo(material.zoo_map)
    zoo.slots = slots[:]
    if options.short:
        zoo.markers = SHORT_GAME_MARKERS
    return zoo


def projects_slot(options: Options, first_seat: int, seat: int) -> int:
    """Slot of a seat's projects card at the start, by turn order (R3.2)."""
    return PROJECTS_SLOTS[(seat - first_seat) % options.players]


def _deal_slots(first: int, chance: Chance) -> tuple[list[int], Chance]:
    """The projects card in its slot, the other cards at random in the free ones (R3.2)."""
    free = [slot for slot in range(1, CARD_COUNT + 1) if slot != first]
    free, chance = shuffle(free, chance)
    slots = free[:]
    slots.insert(PROJECTS_CARD, first)
    return slots, chance

"""Chance made explicit: every shuffle taken apart into single draws, each a choice of its own.

The engine shuffles once and draws from the pile's top. Here the pile's order is left open, and each tile
is drawn only when a move, tried on a copy, turns out to need it. The order of draws decides the game alone.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from sanctuary.catalogue import catalogue
from sanctuary.envs.game import SMALL_STEP, GameOptions, restored_state, saved_state
from sanctuary.rules.game import apply_move
from sanctuary.rules.moves import CARD_COUNT, OBJECTIVE_COUNT
from sanctuary.rules.setup import REVEALED_OBJECTIVES, Deal, projects_slot, start_game
from sanctuary.rules.shuffle import seed_chance, shuffle
from sanctuary.rules.state import DISPLAY_SIZE
from sanctuary.rules.tiles import TILE_COUNT

if TYPE_CHECKING:
    from sanctuary.rules.moves import Move
    from sanctuary.rules.state import GameState

OBJECTIVE_SETS: Final = tuple(combinations(range(OBJECTIVE_COUNT), REVEALED_OBJECTIVES))
CARD_ORDERS: Final = 6
RESHUFFLES: Final = TILE_COUNT
"""How many orders of a reshuffled pile (R10.5) are told apart: a sample of all there are."""
MOST_OUTCOMES: Final = len(OBJECTIVE_SETS)


class OpenDeal:
    """A deal under way: first seat, objectives, each seat's cards, then the six tiles of the display."""

    def __init__(self, options: GameOptions) -> None:
        self.options: Final = options
        self.rules: Final = options.rules()
        self.drawn: list[int] = []

    def copy(self) -> OpenDeal:
        """An independent copy."""
        other = OpenDeal(self.options)
        other.drawn = self.drawn[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _dealt, (self.options, self.drawn)

    def outcomes(self) -> list[int]:
        """What the next draw may be, each as likely; empty once all is dealt."""
        place = len(self.drawn)
        players = self.rules.players
        if place == 0:
            return list(range(players))
        if place == 1:
            return list(range(MOST_OUTCOMES))
        if place < 2 + players:
            return list(range(CARD_ORDERS))
        tiles = self.drawn[2 + players :]
        if len(tiles) == DISPLAY_SIZE:
            return []
        return [tile for tile in self._tiles() if tile not in tiles]

    def state(self) -> GameState:
        """The game at its first decision, the pile below the display in no order that means anything."""
        players = self.rules.players
        first_seat = self.drawn[0]
        tiles = self.drawn[2 + players :]
        dealt = Deal(
            pile=tiles + [tile for tile in self._tiles() if tile not in tiles],
            aside=[tile for tile in range(TILE_COUNT) if tile not in self._tiles()],
            objectives=list(OBJECTIVE_SETS[self.drawn[1]]),
            first_seat=first_seat,
            slots=[
                _slots(projects_slot(self.rules, first_seat, seat), self.drawn[2 + seat])
                for seat in range(players)
            ],
            solo_markers=[],
            chance=seed_chance("reshuffle"),
        )
        return start_game(catalogue().material(self.rules.side), self.rules, dealt)

    def _tiles(self) -> range:
        return range(0, TILE_COUNT, SMALL_STEP if self.options.small else 1)


def _slots(first: int, order: int) -> list[int]:
    """The projects card's slot and one of the six orders of the other cards (R3.2)."""
    free = [slot for slot in range(1, CARD_COUNT + 1) if slot != first]
    slots = [first]
    for choices in (3, 2, 1):
        slots.append(free.pop(order % choices))
        order //= choices
    return slots


class OpenMove:
    """A move under way: it is tried on a copy with the tiles drawn so far, until they are enough."""

    def __init__(self, before: GameState, move: Move) -> None:
        self.before: Final = before
        self.move: Final = move
        self.drawn: list[int] = []
        self.reshuffle = -1
        self.after: GameState = before
        self.attempt()

    def copy(self) -> OpenMove:
        """An independent copy; the state before is never changed, so both may hold it."""
        other = OpenMove.__new__(OpenMove)
        other.__dict__.update(self.__dict__)
        other.drawn = self.drawn[:]
        other.after = self.after.copy()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _moved, (saved_state(self.before), self.move, self.drawn, self.reshuffle)

    def outcomes(self) -> list[int]:
        """What the next draw may be, each as likely; empty once the move is complete."""
        if self._reshuffled() and self.reshuffle < 0:
            return list(range(RESHUFFLES))
        rest = self.before.pile[self.before.pile_at :]
        needed = len(rest) if self._reshuffled() else self.after.pile_at
        if len(self.drawn) >= needed:
            return []
        return sorted(tile for tile in rest if tile not in self.drawn)

    def draw(self, outcome: int) -> None:
        """Take one of the outcomes."""
        if self._reshuffled() and self.reshuffle < 0:
            self.reshuffle = outcome
        else:
            self.drawn.append(outcome)
        self.attempt()

    def _reshuffled(self) -> bool:
        return self.after.pile is not self._pile

    def attempt(self) -> None:
        """Make the move on a copy, with what is drawn so far on top of the pile."""
        state = self.before.copy()
        rest = self.before.pile[self.before.pile_at :]
        self._pile = self.drawn + [tile for tile in rest if tile not in self.drawn]
        state.pile = self._pile
        state.pile_at = 0
        if self.reshuffle >= 0:
            _, state.chance = shuffle([0, 1], seed_chance(f"{self.reshuffle}:{self.before.chance}"))
        state.events = []
        apply_move(state, self.move)
        self.after = state


def _dealt(options: GameOptions, drawn: list[int]) -> OpenDeal:
    dealt = OpenDeal(options)
    dealt.drawn = drawn
    return dealt


def _moved(before: str, move: Move, drawn: list[int], reshuffle: int) -> OpenMove:
    moved = OpenMove(restored_state(before), move)
    for tile in drawn:
        moved.drawn.append(tile)
    moved.reshuffle = reshuffle
    moved.attempt()
    return moved

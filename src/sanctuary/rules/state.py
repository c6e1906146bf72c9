"""The state of a game: plain classes of ints and lists, and one explicit copy each."""

from __future__ import annotations

from typing import Final

from sanctuary.rules.cells import ZooMap
from sanctuary.rules.effects import ANY
from sanctuary.rules.events import EVERYONE, Event
from sanctuary.rules.tiles import TileSet
from sanctuary.rules.zoo import NONE, Zoo

DISPLAY_SIZE: Final = 6

PLAYING: Final = 0
SCORED: Final = 1
SOLO_WON: Final = 2
SOLO_LOST: Final = 3
OUTCOMES: Final = ("playing", "scored", "solo_won", "solo_lost")


class Options:
    """The variants and readings a game is played with.

    Those marked `?` settle what the published rules leave open (see the rule named): another value
    is another reading, never a change of code.
    """

    def __init__(
        self,
        players: int = 2,
        side: int = 1,
        short: bool = False,
        solo_markers: int = 18,
        confirm_turn: bool = False,
        pair_on_relocate: bool = False,
        covered_arrows_bind: bool = False,
        solo_pile_loses: bool = True,
        marker_supply: int = 0,
    ) -> None:
        """Take the options as they are; `check_options` judges them.

        players 1..5; side 1 or 2 of the map; short: R3.4; solo_markers 18, 15 or 12 (R12.1);
        confirm_turn: ask before the display is refilled, so that a turn can still be taken back;
        pair_on_relocate: R6.6 `?`; covered_arrows_bind: R6.16 `?`; solo_pile_loses: R12.3 `?`;
        marker_supply: how many conservation and how many pouch markers exist, 0 for any number (R1.6 `?`).
        """
        self.players: Final = players
        self.side: Final = side
        self.short: Final = short
        self.solo_markers: Final = solo_markers
        self.confirm_turn: Final = confirm_turn
        self.pair_on_relocate: Final = pair_on_relocate
        self.covered_arrows_bind: Final = covered_arrows_bind
        self.solo_pile_loses: Final = solo_pile_loses
        self.marker_supply: Final = marker_supply


class Scoring:
    """The numbers of R1.5, R9 and R12.3, read from the catalogue.

    achievement: points of the markers for 2, 3, 4 and 5 icons; petting_zoo_group: of a
    group of 1, 2, 3 or more animals; marker: for each pouch or conservation marker left; pair_markers and
    release_*: conservation markers gained (R6.6, R6.12).
    """

    def __init__(
        self,
        achievement: list[int],
        petting_zoo_group: list[int],
        marker: int,
        end_first: int,
        end_last_turn: int,
        solo_marker: int,
        open_area: int,
        pair_markers: int,
        release_small: int,
        release_large: int,
        hand_limit: int,
    ) -> None:
        self.achievement: Final = achievement
        self.petting_zoo_group: Final = petting_zoo_group
        self.marker: Final = marker
        self.end_first: Final = end_first
        self.end_last_turn: Final = end_last_turn
        self.solo_marker: Final = solo_marker
        self.open_area: Final = open_area
        self.pair_markers: Final = pair_markers
        self.release_small: Final = release_small
        self.release_large: Final = release_large
        self.hand_limit: Final = hand_limit


class Material:
    """The printed things a game is played with, shared by all its states."""

    def __init__(self, tiles: TileSet, zoo_map: ZooMap, scoring: Scoring) -> None:
        self.tiles: Final = tiles
        self.zoo_map: Final = zoo_map
        self.scoring: Final = scoring


class Frame:
    """Something under way, on the state's stack (decisions.py names the kinds).

    effects: what is still to be done, in order (SEQUENCE) or in any order (CHOOSE).
    n: how many are left; must: how many of them cannot be declined. What the other numbers mean
    stands beside each kind in decisions.py.
    """

    def __init__(
        self,
        op: int,
        n: int = 0,
        must: int = 0,
        kind: int = ANY,
        tile: int = NONE,
        cells: int = 0,
        strength: int = 0,
        effects: list[int] | None = None,
    ) -> None:
        self.op = op
        self.n = n
        self.must = must
        self.kind = kind
        self.tile = tile
        self.cells = cells
        self.strength = strength
        self.effects: list[int] = [] if effects is None else effects

    def copy(self) -> Frame:
        """An independent copy."""
        return Frame(
            self.op,
            self.n,
            self.must,
            self.kind,
            self.tile,
            self.cells,
            self.strength,
            self.effects.copy(),
        )


class GameState:
    """A whole game at one moment, hidden things included (R11.1 says who may know what).

    display[position-1]: tile or NONE. pile[pile_at:]: what is still to be drawn; the list itself never
    changes, so copies share it; likewise solo_markers from solo_at on, objectives, chance.
    revealed: tiles turned up and not yet kept or discarded (R6.11). owed: move actions waiting for the
    end of the step (R6.15). end_seat: who triggered the end; turns_left: turns to come after that.
    legal: the legal moves of the decision on top of the stack, ascending; empty once the game is over.
    reveals: how often anything hidden came to light or chance was asked; undo looks at it.
    events: where to note what happens; None while nobody asks.
    """

    def __init__(
        self,
        material: Material,
        options: Options,
        zoos: list[Zoo],
        seat: int,
        first_seat: int,
        turn: int,
        ply: int,
        display: list[int],
        pile: list[int],
        pile_at: int,
        discards: list[int],
        revealed: list[int],
        objectives: list[int],
        solo_markers: list[int],
        solo_at: int,
        owed: int,
        end_seat: int,
        turns_left: int,
        outcome: int,
        stack: list[Frame],
        legal: list[int],
        chance: list[int],
        reveals: int,
    ) -> None:
        self.material: Final = material
        self.options: Final = options
        self.zoos = zoos
        self.seat = seat
        self.first_seat = first_seat
        self.turn = turn
        self.ply = ply
        self.display = display
        self.pile = pile
        self.pile_at = pile_at
        self.discards = discards
        self.revealed = revealed
        self.objectives = objectives
        self.solo_markers = solo_markers
        self.solo_at = solo_at
        self.owed = owed
        self.end_seat = end_seat
        self.turns_left = turns_left
        self.outcome = outcome
        self.stack = stack
        self.legal = legal
        self.chance = chance
        self.reveals = reveals
        self.events: list[Event] | None = None

    def copy(self) -> GameState:
        """An independent copy that notes no events."""
        return GameState(
            self.material,
            self.options,
            [zoo.copy() for zoo in self.zoos],
            self.seat,
            self.first_seat,
            self.turn,
            self.ply,
            self.display.copy(),
            self.pile,
            self.pile_at,
            self.discards.copy(),
            self.revealed.copy(),
            self.objectives,
            self.solo_markers,
            self.solo_at,
            self.owed,
            self.end_seat,
            self.turns_left,
            self.outcome,
            [frame.copy() for frame in self.stack],
            self.legal,
            self.chance,
            self.reveals,
        )

    def is_over(self) -> bool:
        """Whether the game has ended (R10, R12.3)."""
        return self.outcome != PLAYING

    def pile_size(self) -> int:
        """How many tiles are left in the pile."""
        return len(self.pile) - self.pile_at

    def note(
        self, kind: int, a: int = 0, b: int = 0, c: int = 0, viewer: int = EVERYONE
    ) -> None:
        """Note an event of the seat whose turn it is, if anybody asks for events."""
        if self.events is not None:
            self.events.append(Event(kind, self.seat, a, b, c, viewer))

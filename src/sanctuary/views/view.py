"""SeatView: all that one seat, or a spectator, may know (R11.1). Built by naming what goes in."""

from __future__ import annotations

from typing import Final

from sanctuary.rules.cells import CELL_COUNT
from sanctuary.rules.decisions import is_private
from sanctuary.rules.effects import OPEN_AREA
from sanctuary.rules.state import Frame, GameState, Material, Options
from sanctuary.rules.zoo import NONE, Zoo

SPECTATOR: Final = -1


class SeatView:
    """A game as one seat knows it; `seat` is SPECTATOR for someone without a seat.

    zoos: as in the state, with `hand` empty and `under` NONE wherever the viewer may not know the
    tiles; hand_sizes: everybody's number of tiles in hand. solo_flipped: the markers turned so far.
    frames: what is under way; legal: the viewer's moves, empty while another seat decides. The other
    fields are those of GameState under the same name.
    """

    def __init__(
        self,
        material: Material,
        options: Options,
        seat: int,
        zoos: list[Zoo],
        hand_sizes: list[int],
        active: int,
        first_seat: int,
        turn: int,
        ply: int,
        display: list[int],
        pile_size: int,
        discards: list[int],
        revealed: list[int],
        objectives: list[int],
        solo_flipped: list[int],
        solo_left: int,
        owed: int,
        end_seat: int,
        turns_left: int,
        outcome: int,
        frames: list[Frame],
        legal: list[int],
    ) -> None:
        self.material: Final = material
        self.options: Final = options
        self.seat: Final = seat
        self.zoos: Final = zoos
        self.hand_sizes: Final = hand_sizes
        self.active: Final = active
        self.first_seat: Final = first_seat
        self.turn: Final = turn
        self.ply: Final = ply
        self.display: Final = display
        self.pile_size: Final = pile_size
        self.discards: Final = discards
        self.revealed: Final = revealed
        self.objectives: Final = objectives
        self.solo_flipped: Final = solo_flipped
        self.solo_left: Final = solo_left
        self.owed: Final = owed
        self.end_seat: Final = end_seat
        self.turns_left: Final = turns_left
        self.outcome: Final = outcome
        self.frames: Final = frames
        self.legal: Final = legal

    def decision(self) -> Frame | None:
        """The frame that waits for a choice; None once the game is over."""
        return self.frames[-1] if self.frames else None

    def is_last_turn(self) -> bool:
        """Whether the end has been triggered, so that this is the active seat's last turn (R10.2)."""
        return self.end_seat != NONE


def view_for(state: GameState, seat: int) -> SeatView:
    """What a seat may know; any number that is no seat gets the spectator's view, the least there is."""
    if 0 <= seat < len(state.zoos):
        return _view(state, seat, 1 << seat, passing=False)
    return _view(state, SPECTATOR, 0, passing=False)


def passing_view(state: GameState, seat: int) -> SeatView:
    """A seat's view for a look before the next move: several times cheaper than `view_for`.

    It shares its lists with the game, which goes on changing them: neither keep nor change it.
    """
    return _view(state, seat, 1 << seat, passing=True)


def open_view(state: GameState) -> SeatView:
    """Everybody's hand and every front, for the end of a game and tables that play with open hands.

    Fronts of tiles laid from the pile stay unknown: nobody has seen them.
    """
    return _view(state, SPECTATOR, (1 << len(state.zoos)) - 1, passing=False)


def _view(state: GameState, seat: int, open_seats: int, passing: bool) -> SeatView:
    acting = bool(open_seats >> state.seat & 1)
    zoos: list[Zoo] = []
    hand_sizes: list[int] = []
    for owner, zoo in enumerate(state.zoos):
        shown = _zoo_view(zoo, bool(open_seats >> owner & 1))
        zoos.append(shown if passing else _owned(shown))
        hand_sizes.append(len(zoo.hand))
    frames = [frame for frame in state.stack if acting or not is_private(frame)]
    return SeatView(
        material=state.material,
        options=state.options,
        seat=seat,
        zoos=zoos,
        hand_sizes=hand_sizes,
        active=state.seat,
        first_seat=state.first_seat,
        turn=state.turn,
        ply=state.ply,
        display=state.display if passing else state.display[:],
        pile_size=state.pile_size(),
        discards=state.discards if passing else state.discards[:],
        revealed=state.revealed if passing else state.revealed[:],
        objectives=state.objectives if passing else state.objectives[:],
        solo_flipped=state.solo_markers[: state.solo_at],
        solo_left=len(state.solo_markers) - state.solo_at,
        owed=state.owed,
        end_seat=state.end_seat,
        turns_left=state.turns_left,
        outcome=state.outcome,
        frames=frames if passing else [frame.copy() for frame in frames],
        legal=_legal(state, seat, passing),
    )


def _zoo_view(zoo: Zoo, is_open: bool) -> Zoo:
    """What may be known of a zoo, in lists that are the zoo's own wherever all of a list may be known."""
    return Zoo(
        top=zoo.top,
        under=_known_under(zoo, is_open),
        hidden_at=zoo.hidden_at,
        kind_mask=zoo.kind_mask,
        filled=zoo.filled,
        ongoing=zoo.ongoing,
        paired=zoo.paired,
        hand=zoo.hand if is_open else [],
        seen=zoo.seen,
        seen_at=zoo.seen_at,
        slots=zoo.slots,
        upgraded=zoo.upgraded,
        supported=zoo.supported,
        markers=zoo.markers,
        upgrades_used=zoo.upgrades_used,
        conservation=zoo.conservation,
        pouch=zoo.pouch,
        end_marker=zoo.end_marker,
    )


def _owned(zoo: Zoo) -> Zoo:
    """A copy that shares nothing: who holds a view may do with it what they like."""
    owned = zoo.copy()
    owned.under = zoo.under[:]
    owned.hidden_at = zoo.hidden_at[:]
    owned.ongoing = zoo.ongoing[:]
    owned.paired = zoo.paired[:]
    owned.seen = zoo.seen[:]
    owned.seen_at = zoo.seen_at[:]
    owned.slots = zoo.slots[:]
    owned.supported = zoo.supported[:]
    return owned


def _legal(state: GameState, seat: int, passing: bool) -> list[int]:
    if seat != state.seat:
        return []
    return state.legal if passing else state.legal[:]


def _known_under(zoo: Zoo, is_open: bool) -> list[int]:
    """The tiles below others, without the fronts that the viewer may not know (R11.1)."""
    if not zoo.kind_mask[OPEN_AREA] & zoo.filled:
        return zoo.under
    under = [NONE] * CELL_COUNT
    for cell in range(CELL_COUNT):
        if zoo.top[cell] != NONE or (is_open and zoo.hidden_at[cell] != NONE):
            under[cell] = zoo.under[cell]
    return under


def face_down_cells(view: SeatView, owner: int) -> list[int]:
    """The cells of a seat's zoo that hold a face-down tile, printed open areas not among them."""
    zoo = view.zoos[owner]
    mask = zoo.kind_mask[OPEN_AREA] & zoo.filled
    return [cell for cell in range(CELL_COUNT) if mask >> cell & 1]

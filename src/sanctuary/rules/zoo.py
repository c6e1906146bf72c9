"""A zoo: all that belongs to one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.rules.cells import BIT, CELL_COUNT, ZooMap
from sanctuary.rules.effects import KINDS, OPEN_AREA
from sanctuary.rules.moves import CARD_COUNT, OBJECTIVE_COUNT
from sanctuary.rules.tiles import TileSet

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE: Final = -1
KIND_COUNT: Final = len(KINDS) - 1
"""Kinds that cells can have a mask for: all but "different"."""


class Zoo:
    """All that belongs to one seat.

    top[cell]: the face-up tile (the project of a release stack), or NONE.
    under[cell]: the tile below: a stack's animal, or the front of an open area; NONE otherwise.
    hidden_at[cell]: for an open area laid from hand the ply it was laid at; NONE otherwise.
    kind_mask[kind]: the cells whose counting tile is of that kind (effects.KINDS; OPEN_AREA: printed
    and face-down ones, ANY: face-up tiles). filled: cells with a tile, face up or face down.
    ongoing: face-up tiles with an ongoing effect.
    paired: animals whose pair was paid (R6.6).
    All lists but top, kind_mask and hand change seldom: never in place, so that copies share them.
    hand: ascending. seen, seen_at: tiles that everybody saw going to this hand, with the ply; such a
    tile is still in hand or lies face down (R11.1).
    slots[card]: 1..4; upgraded: mask of cards on side II; supported[objective]: marker size or 0;
    markers: mask of unused achievement markers (bit size-2); upgrades_used: mask of upgrade markers.
    """

    def __init__(
        self,
        top: list[int],
        under: list[int],
        hidden_at: list[int],
        kind_mask: list[int],
        filled: int,
        ongoing: list[int],
        paired: list[int],
        hand: list[int],
        seen: list[int],
        seen_at: list[int],
        slots: list[int],
        upgraded: int,
        supported: list[int],
        markers: int,
        upgrades_used: int,
        conservation: int,
        pouch: int,
        end_marker: int,
    ) -> None:
        self.top = top
        self.under = under
        self.hidden_at = hidden_at
        self.kind_mask = kind_mask
        self.filled = filled
        self.ongoing = ongoing
        self.paired = paired
        self.hand = hand
        self.seen = seen
        self.seen_at = seen_at
        self.slots = slots
        self.upgraded = upgraded
        self.supported = supported
        self.markers = markers
        self.upgrades_used = upgrades_used
        self.conservation = conservation
        self.pouch = pouch
        self.end_marker = end_marker

    def copy(self) -> Zoo:
        """An independent copy."""
        return Zoo(
            self.top.copy(),
            self.under,
            self.hidden_at,
            self.kind_mask.copy(),
            self.filled,
            self.ongoing,
            self.paired,
            self.hand.copy(),
            self.seen,
            self.seen_at,
            self.slots,
            self.upgraded,
            self.supported,
            self.markers,
            self.upgrades_used,
            self.conservation,
            self.pouch,
            self.end_marker,
        )

    def strength(self, card: int) -> int:
        """Strength of an action card: its slot, one more on side II (R3.3)."""
        return self.slots[card] + (self.upgraded >> card & 1)

    def put_face_up(self, tiles: TileSet, tile: int, cell: int) -> None:
        """Lay a tile on a cell, over an animal where one lies there (R6.2)."""
        covered = self.top[cell]
        if covered != NONE:
            self._unmark(tiles.kinds[covered], cell)
            self.under = replaced(self.under, cell, covered)
        self.top[cell] = tile
        self.filled |= BIT[cell]
        self._mark(tiles.kinds[tile], cell)
        if tiles.has_ongoing[tile]:
            self.ongoing = [*self.ongoing, tile]

    def put_face_down(self, tile: int, cell: int, hidden_at: int) -> None:
        """Lay a tile face down as an open area (R6.9)."""
        self.under = replaced(self.under, cell, tile)
        self.hidden_at = replaced(self.hidden_at, cell, hidden_at)
        self.filled |= BIT[cell]
        self.kind_mask[OPEN_AREA] |= BIT[cell]

    def shift(self, tiles: TileSet, cell: int, target: int) -> None:
        """Move whatever lies on a cell to an empty one (R6.16)."""
        tile = self.top[cell]
        if tile == NONE:
            self.kind_mask[OPEN_AREA] ^= BIT[cell] | BIT[target]
        else:
            self._unmark(tiles.kinds[tile], cell)
            self._mark(tiles.kinds[tile], target)
        self.filled ^= BIT[cell] | BIT[target]
        self.top[target], self.top[cell] = tile, NONE
        self.under = replaced(replaced(self.under, target, self.under[cell]), cell, NONE)
        self.hidden_at = replaced(replaced(self.hidden_at, target, self.hidden_at[cell]), cell, NONE)

    def _mark(self, kinds: i64, cell: int) -> None:
        kind: i64 = 0
        while kinds:
            if kinds & 1:
                self.kind_mask[kind] |= BIT[cell]
            kinds >>= 1
            kind += 1

    def _unmark(self, kinds: i64, cell: int) -> None:
        kind: i64 = 0
        while kinds:
            if kinds & 1:
                self.kind_mask[kind] ^= BIT[cell]
            kinds >>= 1
            kind += 1

    def add_to_hand(self, tile: int, seen_at: int) -> None:
        """Take a tile into hand; `seen_at` is the ply when everybody saw it, NONE when nobody did."""
        hand = self.hand
        hand.append(tile)
        place = len(hand) - 1
        while place > 0 and hand[place - 1] > tile:
            hand[place] = hand[place - 1]
            place -= 1
        hand[place] = tile
        if seen_at != NONE:
            self.seen = [*self.seen, tile]
            self.seen_at = [*self.seen_at, seen_at]

    def show_from_hand(self, tile: int) -> None:
        """A tile leaves the hand for all to see."""
        self.hand.remove(tile)
        if tile in self.seen:
            place = self.seen.index(tile)
            self.seen = self.seen[:place] + self.seen[place + 1 :]
            self.seen_at = self.seen_at[:place] + self.seen_at[place + 1 :]


def replaced(items: list[int], place: int, item: int) -> list[int]:
    """A copy of a list with one item changed."""
    changed = items.copy()
    changed[place] = item
    return changed


def empty_zoo(zoo_map: ZooMap) -> Zoo:
    """A zoo before the first turn: no tiles, cards in slots 1 to 4, all markers unused (R3.2)."""
    kind_mask = [0] * KIND_COUNT
    kind_mask[OPEN_AREA] = zoo_map.printed
    nothing = [NONE] * CELL_COUNT
    return Zoo(
        top=nothing[:],
        under=nothing[:],
        hidden_at=nothing[:],
        kind_mask=kind_mask,
        filled=0,
        ongoing=[],
        paired=[],
        hand=[],
        seen=[],
        seen_at=[],
        slots=list(range(1, CARD_COUNT + 1)),
        upgraded=0,
        supported=[0] * OBJECTIVE_COUNT,
        markers=0b1111,
        upgrades_used=0,
        conservation=0,
        pouch=0,
        end_marker=0,
    )

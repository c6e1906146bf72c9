"""Events: what happened, for the log, for animation and for statistics. Search asks for none.

An event is a kind, the seat it is about, up to three numbers, and who may see it. What only its
owner may know is an event of its own (`DREW_TILE`, `HID_TILE`) beside the public one (`DREW`,
`OPEN_AREA`).
"""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1

TURN_BEGAN: Final = 0  # turn number
TOOK: Final = 1  # tile, display position
DREW: Final = 2  # how many
DREW_TILE: Final = 3  # tile (owner only)
REVEALED: Final = 4  # tile
KEPT: Final = 5  # tile
DISCARDED: Final = 6  # tile
ACTED: Final = 7  # card, 0 gain / 1 play, strength
SLID: Final = 8  # card, old slot
PLACED: Final = 9  # tile, cell
OPEN_AREA_PLACED: Final = 10  # cell, 1 from hand / 0 from the pile
HID_TILE: Final = 11  # tile, cell (owner only)
EFFECT_TRIGGERED: Final = 12  # effect, source tile or -1, source cell or -1
DECLINED: Final = 13  # effect or -1
GAINED_CONSERVATION: Final = 14  # how many
PAIRED: Final = 15  # tile, tile
POUCHED: Final = 16  # tile
RELOCATED: Final = 17  # from cell, to cell
SUPPORTED: Final = 18  # objective, marker size, conservation markers spent
UPGRADED: Final = 19  # upgrade marker (1-4), card
SOLO_FLIPPED: Final = 20  # marker, tile discarded or -1
REFILLED: Final = 21  # display position, tile
PILE_RESHUFFLED: Final = 22  # how many
END_TRIGGERED: Final = 23  # end marker; 0 for an empty pile
GAME_OVER: Final = 24  # outcome (state.OUTCOMES)

EVENT_KINDS: Final = (
    "turn_began", "took", "drew", "drew_tile", "revealed", "kept", "discarded", "acted", "slid",
    "placed", "open_area_placed", "hid_tile", "effect_triggered", "declined", "gained_conservation",
    "paired", "pouched", "relocated", "supported", "upgraded", "solo_flipped", "refilled",
    "pile_reshuffled", "end_triggered", "game_over",
)  # fmt: skip

EVENT_FIELDS: Final[tuple[tuple[str, ...], ...]] = (
    ("number",),  # TURN_BEGAN
    ("tile", "position"),  # TOOK
    ("number",),  # DREW
    ("tile",),  # DREW_TILE
    ("tile",),  # REVEALED
    ("tile",),  # KEPT
    ("tile",),  # DISCARDED
    ("card", "action", "strength"),  # ACTED
    ("card", "slot"),  # SLID
    ("tile", "cell"),  # PLACED
    ("cell", "from_hand"),  # OPEN_AREA_PLACED
    ("tile", "cell"),  # HID_TILE
    ("effect", "tile", "cell"),  # EFFECT_TRIGGERED
    ("effect",),  # DECLINED
    ("number",),  # GAINED_CONSERVATION
    ("tile", "other"),  # PAIRED
    ("tile",),  # POUCHED
    ("cell", "to"),  # RELOCATED
    ("objective", "marker", "spent"),  # SUPPORTED
    ("upgrade", "card"),  # UPGRADED
    ("number", "tile"),  # SOLO_FLIPPED
    ("position", "tile"),  # REFILLED
    ("number",),  # PILE_RESHUFFLED
    ("points",),  # END_TRIGGERED
    ("outcome",),  # GAME_OVER
)
"""What the numbers of an event of each kind are: their names in messages and in the placeholders of texts."""


class Event:
    """One thing that happened. `viewer` is EVERYONE or the one seat that may see it."""

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int, viewer: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.viewer: Final = viewer

    def is_seen_by(self, seat: int) -> bool:
        """Whether a seat (-1: a spectator) may see the event (R11.1)."""
        return self.viewer == EVERYONE or self.viewer == seat

    def numbers(self) -> tuple[int, int, int, int, int, int]:
        """Kind, seat, the three numbers and the viewer, for comparing and storing."""
        return self.kind, self.seat, self.a, self.b, self.c, self.viewer

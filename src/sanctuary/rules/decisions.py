"""Kinds of frames, and the decision that waits on top of the stack.

`SEQUENCE` and the others above `FIRST_DECISION` run by themselves; the rest ask the seat in turn.
"""

from __future__ import annotations

from typing import Final

from sanctuary.rules.state import Frame, GameState

SEQUENCE: Final = 0  # effects in order: the steps of a turn (effects.TURN)
SLIDE: Final = 1  # kind = the card that was used

TRIGGER: Final = 2  # all that placing `tile` and covering `cells` sets off; n = the cell of the tile

FIRST_DECISION: Final = 3
TAKE: Final = 3  # a tile from the display; n, must, kind; strength = last position within range
ACT: Final = 4  # a card and one of its two actions
PLAY: Final = 5  # a tile from hand; n, must; kind = card, or NONE for the building; strength left
PLACE: Final = 6  # a cell for `tile`
COVER: Final = 7  # a hand tile, face down on the lowest of `cells`
DISCARD: Final = 8  # a hand tile; n
CHOOSE: Final = 9  # which of `effects` next
KEEP: Final = 10  # one of the revealed animals
POUCH: Final = 11  # a hand tile; n
OPEN_AREA: Final = 12  # a cell for the pile's top tile; n
RELOCATE: Final = 13  # the cell to move from
RELOCATE_TO: Final = 14  # the cell to move to; tile = the cell moved from
MOVE_CARD: Final = 15  # a card for slot 1
SUPPORT: Final = 16  # an objective
MARKER: Final = 17  # a marker size; tile = the objective
UPGRADE: Final = 18  # an upgrade marker
UPGRADE_CARD: Final = 19  # a card on side I; tile = the upgrade marker
CONFIRM: Final = 20  # nothing but the end of the turn

FRAME_KINDS: Final = (
    "sequence", "slide", "trigger", "take", "act", "play", "place", "cover", "discard", "choose", "keep",
    "pouch",
    "open_area", "relocate", "relocate_to", "move_card", "support", "marker", "upgrade", "upgrade_card",
    "confirm",
)  # fmt: skip

CONTINUED: Final = frozenset((PLACE, COVER, RELOCATE_TO, MARKER, UPGRADE_CARD))
"""Decisions that complete a choice just begun: a client offers to cancel it."""


def current(state: GameState) -> Frame:
    """The frame that asks for a decision; IndexError once the game is over."""
    return state.stack[-1]


def is_private(frame: Frame) -> bool:
    """Whether the frame tells what its seat has in mind: a tile chosen but not yet placed (R11.1).

    To everybody else the decision is still the one below: which tile to play.
    """
    return frame.op == PLACE

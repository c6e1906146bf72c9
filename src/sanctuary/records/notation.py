"""Moves in words: one plain word for each move, and phrases that also say what the decision was.

The plain word names the thing alone (`A034`, `c2`, `gain forest`): it needs no state; JSON records hold it.
A phrase adds the verb of the decision (`take A034`, `at c2`); it needs the frame that asked, and the text
notation holds it. Every word and phrase stands for one move only.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sanctuary.records.fields import FormatError, shown
from sanctuary.records.problems import Problem
from sanctuary.rules import decisions
from sanctuary.rules.cells import CELL_NAMES
from sanctuary.rules.effects import EFFECTS
from sanctuary.rules.moves import (
    CARDS,
    CELL,
    DONE,
    MARKER_SIZES,
    MOVE_COUNT,
    OBJECTIVES,
    RANGES,
    UPGRADE_COUNT,
)
from sanctuary.rules.reasons import WANTED_RANGE
from sanctuary.rules.state import Frame
from sanctuary.rules.zoo import NONE

if TYPE_CHECKING:
    from sanctuary.catalogue import Catalogue
    from sanctuary.rules.tiles import TileSet

BUILD: Final = "build"
VERBS: Final = {
    decisions.TAKE: "take",
    decisions.PLAY: "play",
    decisions.PLACE: "at",
    decisions.COVER: "cover with",
    decisions.DISCARD: "discard",
    decisions.CHOOSE: "do",
    decisions.KEEP: "keep",
    decisions.POUCH: "pouch",
    decisions.OPEN_AREA: "open area at",
    decisions.RELOCATE: "relocate",
    decisions.RELOCATE_TO: "to",
    decisions.MOVE_CARD: "move",
    decisions.SUPPORT: "support",
    decisions.MARKER: "with",
    decisions.UPGRADE: "upgrade",
    decisions.UPGRADE_CARD: "flip",
}
"""What a phrase begins with, by the kind of frame that asks; using a card needs no verb."""


class Notation:
    """The words for all moves with a set of tiles."""

    def __init__(self, tiles: TileSet) -> None:
        markers = [str(size) for size in MARKER_SIZES]
        upgrades = [str(number) for number in range(1, UPGRADE_COUNT + 1)]
        self.things: Final = [
            *(*tiles.ids, *CELL_NAMES, *CARDS, *CARDS, *CARDS),
            *(*EFFECTS, *OBJECTIVES, *markers, *upgrades, "done"),
        ]
        """What each move names, without any verb."""
        self.words: Final = [
            *(*tiles.ids, *CELL_NAMES),
            *(f"gain {card}" for card in CARDS),
            *(f"play {card}" for card in CARDS),
            *(f"card {card}" for card in CARDS),
            *EFFECTS,
            *(f"support {objective}" for objective in OBJECTIVES),
            *(f"marker {size}" for size in markers),
            *(f"upgrade {number}" for number in upgrades),
            "done",
        ]
        """The plain word of each move."""
        self.moves: Final = {word: move for move, word in enumerate(self.words)}
        """The move of every word and phrase."""
        for op, verb in VERBS.items():
            for move in _moves_in(WANTED_RANGE[op]):
                self.moves[f"{verb} {self.things[move]}"] = move
        for move in range(CELL):
            self.moves[f"{BUILD} {self.things[move]}"] = move

    def phrase(self, frame: Frame, move: int) -> str:
        """The move as an answer to the decision of a frame."""
        verb = VERBS.get(frame.op)
        if verb is None or move == DONE:
            return self.words[move]
        if frame.op == decisions.PLAY and frame.kind == NONE:
            verb = BUILD
        return f"{verb} {self.things[move]}"

    def move(self, word: str) -> int:
        """The move of a word or phrase. FormatError for any other, with what comes near it."""
        found = self.moves.get(word)
        if found is None:
            near = get_close_matches(word, self.moves, n=1)
            if near:
                raise FormatError("", Problem("no-move-near", value=shown(word), near=shown(near[0])))
            raise FormatError("", Problem("no-move", value=shown(word), example='"take A034"'))
        return found


def _moves_in(range_name: str) -> range:
    starts = [*RANGES, ("", MOVE_COUNT)]
    place = [name for name, _ in RANGES].index(range_name)
    return range(starts[place][1], starts[place + 1][1])


@lru_cache(maxsize=4)
def notation_of(catalogue: Catalogue) -> Notation:
    """The words for moves with the tiles of a catalogue."""
    return Notation(catalogue.tiles)


def move_to_word(move: int, catalogue: Catalogue) -> str:
    """The plain word of a move, such as `A034`, `c2`, `gain forest`."""
    return notation_of(catalogue).words[move]


def word_to_move(word: str, catalogue: Catalogue) -> int:
    """The move of a plain word or of a phrase such as `take A034`. FormatError for any other."""
    return notation_of(catalogue).move(word)

"""The sentence that says what has to be decided, and the rule it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.rules import decisions
from sanctuary.rules.cells import CELL_NAMES, lowest_cell
from sanctuary.rules.effects import KINDS
from sanctuary.rules.moves import CARDS, OBJECTIVES
from sanctuary.rules.state import DISPLAY_SIZE
from sanctuary.rules.zoo import NONE
from sanctuary.text import card_name, icon_name, tile_label

if TYPE_CHECKING:
    from sanctuary.rules.state import Frame
    from sanctuary.text import Texts
    from sanctuary.views.view import SeatView

PROMPTS: Final = {
    decisions.ACT: ("ask-act", "R4.2"),
    decisions.CHOOSE: ("ask-choose", "R6.5"),
    decisions.KEEP: ("ask-keep", "R6.11"),
    decisions.POUCH: ("ask-pouch", "R6.13"),
    decisions.OPEN_AREA: ("ask-open-area", "R6.14"),
    decisions.RELOCATE: ("ask-relocate", "R6.16"),
    decisions.MOVE_CARD: ("ask-move-card", "R6.15"),
    decisions.SUPPORT: ("ask-support", "R8.1"),
    decisions.UPGRADE: ("ask-upgrade", "R8.4"),
    decisions.UPGRADE_CARD: ("ask-upgrade-card", "R8.4"),
    decisions.CONFIRM: ("ask-confirm", "R4.7"),
}
"""Decisions whose sentence needs no more than how many are left."""


def prompt(texts: Texts, view: SeatView) -> tuple[str, str]:
    """What the active seat decides, as a sentence, and the number of the rule behind it."""
    frame = view.frames[-1]
    op = frame.op
    if op in PROMPTS:
        message, rule = PROMPTS[op]
        return texts.format(message, number=frame.n), rule
    if op == decisions.TAKE:
        return _take(texts, view, frame)
    if op == decisions.PLAY:
        return _play(texts, frame)
    if op == decisions.PLACE:
        return texts.format("ask-place", tile=tile_label(texts, frame.tile)), "R6.1"
    if op == decisions.COVER:
        return texts.format("ask-cover", cell=CELL_NAMES[lowest_cell(frame.cells)]), "R6.4"
    if op == decisions.RELOCATE_TO:
        return _relocate_to(texts, view, frame.tile), "R6.16"
    if op == decisions.MARKER:
        return texts.format("ask-marker", objective=icon_name(texts, OBJECTIVES[frame.tile])), "R8.3"
    return _discard(texts, view, frame)


def _take(texts: Texts, view: SeatView, frame: Frame) -> tuple[str, str]:
    """The turn's first step, the projects card, or an effect (R4.1, R5.3, R6.10)."""
    below = view.frames[-2].op
    if below == decisions.SEQUENCE and frame.must:
        return texts.format("ask-take-in-range", reach=min(frame.strength, DISPLAY_SIZE)), "R4.1"
    kind = KINDS[frame.kind].replace(" ", "_")
    rule = "R5.3" if below == decisions.SLIDE else "R6.10"
    return texts.format("ask-take", kind=kind, number=frame.n), rule


def _play(texts: Texts, frame: Frame) -> tuple[str, str]:
    if frame.kind == NONE:
        return texts.format("ask-build"), "R4.4"
    card = card_name(texts, CARDS[frame.kind])
    message = "ask-play" if frame.must else "ask-play-another"
    rule = "R5.4" if CARDS[frame.kind] == "projects" else "R5.2"
    return texts.format(message, card=card, strength=frame.strength), rule


def _relocate_to(texts: Texts, view: SeatView, cell: int) -> str:
    tile = view.zoos[view.active].top[cell]
    name = tile_label(texts, tile) if tile != NONE else texts.format("screen-open-area")
    return texts.format("ask-relocate-to", tile=name, cell=CELL_NAMES[cell])


def _discard(texts: Texts, view: SeatView, frame: Frame) -> tuple[str, str]:
    """Down to the hand limit, or as the cost of a building (R4.7, R7.3)."""
    if view.frames[-2].op == decisions.TRIGGER:
        return texts.format("ask-discard-cost", number=frame.n), "R7.3"
    limit = view.material.scoring.hand_limit
    return texts.format("ask-discard-limit", number=frame.n, limit=limit), "R4.7"

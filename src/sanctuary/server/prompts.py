"""The sentence that says what has to be decided (locales/*/prompts.ftl)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sanctuary.rules import decisions
from sanctuary.rules.effects import KINDS
from sanctuary.rules.state import DISPLAY_SIZE, Frame
from sanctuary.rules.zoo import NONE
from sanctuary.server.messages.shape import Sentence

if TYPE_CHECKING:
    from sanctuary.views.view import SeatView


def prompt(view: SeatView, frame: Frame, about: dict[str, Any]) -> Sentence:
    """The sentence for the frame on top; `about`: the things it is about, by name."""
    args: dict[str, str | int] = {name: value for name, value in about.items() if value is not None}
    args["number"] = frame.n
    return Sentence.model_construct(id=_message(view, frame, args), args=args)


def _message(view: SeatView, frame: Frame, args: dict[str, str | int]) -> str:
    """The message's id; puts into `args` what else it needs."""
    op = frame.op
    below = view.frames[-2].op if len(view.frames) > 1 else NONE
    if op == decisions.TAKE:
        if below == decisions.SEQUENCE and frame.must:
            args["reach"] = min(frame.strength, DISPLAY_SIZE)
            return "ask-take-in-range"
        args["kind"] = KINDS[frame.kind].replace(" ", "_")
        return "ask-take"
    if op == decisions.PLAY:
        if frame.kind == NONE:
            return "ask-build"
        return "ask-play" if frame.must else "ask-play-another"
    if op == decisions.DISCARD:
        if below == decisions.TRIGGER:
            return "ask-discard-cost"
        args["limit"] = view.material.scoring.hand_limit
        return "ask-discard-limit"
    if op == decisions.RELOCATE_TO:
        tile = view.zoos[view.active].top[frame.tile]
        if tile != NONE:
            args["tile"] = view.material.tiles.ids[tile]
    return f"ask-{decisions.FRAME_KINDS[op].replace('_', '-')}"

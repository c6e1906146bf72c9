"""The decision that waits, the legal moves and what they would bring, as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sanctuary.rules import decisions
from sanctuary.rules.cells import CELL_NAMES, lowest_cell
from sanctuary.rules.effects import ANY, EFFECTS, KINDS
from sanctuary.rules.moves import CARDS, DONE, MARKER_SIZES, OBJECTIVES, range_of
from sanctuary.rules.state import Frame
from sanctuary.rules.zoo import NONE
from sanctuary.server.messages.choices import Decision, LegalMove, Preview, PreviewReason
from sanctuary.server.prompts import prompt
from sanctuary.views.preview import ACHIEVEMENT, END_MARKER, PETTING_GROUPS, REASON_KINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sanctuary.views.preview import Preview as RulesPreview
    from sanctuary.views.preview import Reason
    from sanctuary.views.view import SeatView


def decision_message(view: SeatView) -> Decision | None:
    """What the active seat has to decide, as far as the viewer may know; None once the game is over."""
    frame = view.decision()
    if frame is None:
        return None
    kind = decisions.FRAME_KINDS[frame.op]
    about = _about(view, frame)
    return Decision.model_construct(
        kind=kind,
        seat=view.active,
        prompt=prompt(view, frame, about),
        count=max(frame.n, 1),
        optional=DONE in view.legal,
        continued=frame.op in decisions.CONTINUED,
        effects=[EFFECTS[effect] for effect in frame.effects],
        **about,
    )


def _about(view: SeatView, frame: Frame) -> dict[str, Any]:
    """The things the frame is about, by name; what its numbers mean stands in rules/decisions.py."""
    op = frame.op
    about: dict[str, Any] = {}
    if op == decisions.PLACE:
        about["tile"] = view.material.tiles.ids[frame.tile]
    elif op == decisions.COVER:
        about["cell"] = CELL_NAMES[lowest_cell(frame.cells)]
    elif op == decisions.RELOCATE_TO:
        about["cell"] = CELL_NAMES[frame.tile]
    elif op == decisions.MARKER:
        about["objective"] = OBJECTIVES[frame.tile]
    elif op == decisions.UPGRADE_CARD:
        about["upgrade"] = frame.tile + 1
    elif op == decisions.TAKE:
        about["wanted"] = None if frame.kind == ANY else KINDS[frame.kind]
    elif op == decisions.PLAY and frame.kind != NONE:
        about["card"] = CARDS[frame.kind]
        about["strength"] = frame.strength
    return about


_THING: Final[dict[str, tuple[str, Sequence[object]]]] = {
    "cell": ("cell", CELL_NAMES),
    "gain": ("card", CARDS),
    "play": ("card", CARDS),
    "card": ("card", CARDS),
    "effect": ("effect", EFFECTS),
    "objective": ("objective", OBJECTIVES),
    "marker": ("marker", MARKER_SIZES),
    "upgrade": ("upgrade", (1, 2, 3, 4)),
}
"""What a move of each range names, and the names."""


def legal_messages(
    view: SeatView, previews: list[RulesPreview], word: Callable[[int], str]
) -> list[LegalMove]:
    """The viewer's moves, each with the points it brings; `word`: a move's notation."""
    return [
        LegalMove.model_construct(
            **move_fields(view.material.tiles.ids, move), word=word(move), preview=_preview(view, preview)
        )
        for move, preview in zip(view.legal, previews, strict=True)
    ]


def move_fields(tile_ids: Sequence[str], move: int) -> dict[str, Any]:
    """A move's number and kind, and the thing it names."""
    kind, number = range_of(move)
    fields: dict[str, Any] = {"move": move, "kind": kind}
    if kind == "tile":
        fields["tile"] = tile_ids[number]
    elif kind in _THING:
        name, names = _THING[kind]
        fields[name] = names[number]
    return fields


def _preview(view: SeatView, preview: RulesPreview) -> Preview | None:
    if not preview.points and not preview.reasons and not preview.effects:
        return None
    return Preview.model_construct(
        points=preview.points,
        reasons=[_reason(view, reason) for reason in preview.reasons],
        effects=[EFFECTS[effect] for effect in preview.effects],
        then=preview.then,
    )


def _reason(view: SeatView, reason: Reason) -> PreviewReason:
    fields: dict[str, Any] = {}
    if reason.kind == ACHIEVEMENT:
        fields["objective"] = OBJECTIVES[reason.tile]
    elif reason.tile != NONE and reason.kind != PETTING_GROUPS:
        fields["tile"] = view.material.tiles.ids[reason.tile]
    if reason.cell != NONE:
        fields["cell"] = CELL_NAMES[reason.cell]
    elif reason.kind != END_MARKER:
        fields["number"] = reason.number
    return PreviewReason.model_construct(kind=REASON_KINDS[reason.kind], points=reason.points, **fields)

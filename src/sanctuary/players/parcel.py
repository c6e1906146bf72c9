"""A seat's view as plain numbers, to hand to another process: compiled classes cannot be pickled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sanctuary.records.option_json import options_from_json, options_to_json
from sanctuary.rules.state import Frame
from sanctuary.rules.zoo import Zoo
from sanctuary.views.view import SeatView

if TYPE_CHECKING:
    from sanctuary.catalogue import Catalogue

Parcel = dict[str, Any]

ZOO_FIELDS = (
    "top", "under", "hidden_at", "kind_mask", "filled", "ongoing", "paired", "hand", "seen", "seen_at",
    "slots", "upgraded", "supported", "markers", "upgrades_used", "conservation", "pouch", "end_marker",
)  # fmt: skip
FRAME_FIELDS = ("op", "n", "must", "kind", "tile", "cells", "strength", "effects")
VIEW_FIELDS = (
    "seat", "hand_sizes", "active", "first_seat", "turn", "ply", "display", "pile_size", "discards",
    "revealed", "objectives", "solo_flipped", "solo_left", "owed", "end_seat", "turns_left", "outcome",
    "legal",
)  # fmt: skip


def pack(view: SeatView) -> Parcel:
    """The view without the printed material, which every process has."""
    return {
        "options": options_to_json(view.options),
        "zoos": [[getattr(zoo, name) for name in ZOO_FIELDS] for zoo in view.zoos],
        "frames": [[getattr(frame, name) for name in FRAME_FIELDS] for frame in view.frames],
        **{name: getattr(view, name) for name in VIEW_FIELDS},
    }


def unpack(parcel: Parcel, catalogue: Catalogue) -> SeatView:
    """The view that was packed."""
    options = options_from_json(parcel["options"])
    return SeatView(
        material=catalogue.material(options.side),
        options=options,
        zoos=[Zoo(*values) for values in parcel["zoos"]],
        frames=[Frame(*values) for values in parcel["frames"]],
        **{name: parcel[name] for name in VIEW_FIELDS},
    )

"""Small phrases: points with their sign, and why a move brings them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.rules.cells import CELL_NAMES
from sanctuary.rules.moves import CARD, CELL, GAIN, MARKER, MARKER_SIZES, PLAY, TILE, UPGRADE
from sanctuary.rules.zoo import NONE
from sanctuary.text import effect_text, tile_name
from sanctuary.views import preview as previews

if TYPE_CHECKING:
    from sanctuary.text import Texts
    from sanctuary.views.preview import Preview, Reason

REASON_MESSAGES: Final = {
    previews.OWN_TILE: "why-tile",
    previews.OTHER_TILE: "why-tile",
    previews.COVERED: "why-covered",
    previews.PETTING_GROUPS: "why-petting-groups",
    previews.OPEN_AREAS: "why-open-areas",
    previews.ACHIEVEMENT: "why-achievement",
    previews.CONSERVATION_MARKERS: "why-conservation-markers",
    previews.POUCH_MARKERS: "why-pouch-markers",
    previews.END_MARKER: "why-end-marker",
}


def signed(points: int) -> str:
    """A number with its sign; a real minus sign, so that it is as wide as the plus."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def reason_phrase(texts: Texts, reason: Reason) -> str:
    """One reason with its points."""
    name = tile_name(texts, reason.tile) if reason.kind in _ABOUT_A_TILE else ""
    return texts.format(
        REASON_MESSAGES[reason.kind],
        tile=name,
        points=signed(reason.points),
        number=abs(reason.number),
    )


_ABOUT_A_TILE: Final = (previews.OWN_TILE, previews.OTHER_TILE, previews.COVERED)


def preview_phrase(texts: Texts, preview: Preview) -> str:
    """Where the move is best completed, why it brings points, and what else it sets off; "" for nothing."""
    parts = []
    place = _place(texts, preview)
    if place:
        parts.append(place)
    if not _is_plain(preview):
        reasons = ", ".join(reason_phrase(texts, reason) for reason in preview.reasons)
        parts.append(f"({reasons})" if preview.points else reasons)
    if preview.effects:
        effects = ", ".join(effect_text(texts, effect, "short") for effect in preview.effects)
        parts.append(texts.format("why-effects", effects=effects))
    return " ".join(parts)


def _is_plain(preview: Preview) -> bool:
    """Whether the points need no words: there are none, or they are the tile's own."""
    return all(reason.kind == previews.OWN_TILE for reason in preview.reasons)


def _place(texts: Texts, preview: Preview) -> str:
    """The tile, the cell or the marker that brings the points."""
    played = preview.then[0] if PLAY <= preview.move < CARD and preview.then else NONE
    for move in preview.then:
        if CELL <= move < GAIN:
            cell = CELL_NAMES[move - CELL]
            if played == NONE:
                return texts.format("why-best-at", cell=cell)
            return texts.format("why-best-with", tile=tile_name(texts, played - TILE), cell=cell)
        if MARKER <= move < UPGRADE:
            return texts.format("why-best-marker", number=MARKER_SIZES[move - MARKER])
    return ""

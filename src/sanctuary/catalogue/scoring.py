"""The numbers of scoring from `data/scoring.toml` (R1.5, R9, R10, R12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.catalogue.source import Fields, Source
from sanctuary.rules.moves import MARKER_SIZES, OBJECTIVES
from sanctuary.rules.state import Scoring

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_ACHIEVEMENTS: Final = tuple(f"achievement_{size}" for size in MARKER_SIZES)
_NUMBERS: Final = (
    *("marker", "end_first", "end_last_turn", "solo_marker", "open_area"),
    *("pair_markers", "release_small", "release_large", "hand_limit"),
)
KEYS: Final = ("uncertain", "objectives", *_ACHIEVEMENTS, *_NUMBERS, "petting_zoo_group")
PETTING_ZOO_STEPS: Final = 3


def read_scoring(folder: Traversable) -> tuple[Scoring, list[str]]:
    """The scoring values of a folder, and the names of those the published rules leave open (`?`).

    CatalogueError: file and line.
    """
    source = Source(folder / "scoring.toml")
    fields = Fields(source, source.table, KEYS, "scoring")
    if tuple(fields.texts("objectives")) != OBJECTIVES:
        fields.fail("objectives", f"objectives must be {', '.join(OBJECTIVES)}, in this order")
    uncertain = fields.texts("uncertain")
    for name in uncertain:
        if name not in KEYS:
            fields.fail("uncertain", f"unknown value {name!r}")
    group = fields.numbers("petting_zoo_group")
    if len(group) != PETTING_ZOO_STEPS:
        fields.fail(
            "petting_zoo_group", f"{PETTING_ZOO_STEPS} numbers are wanted: one, two, three or more animals"
        )
    scoring = Scoring(
        achievement=[fields.number(key) for key in _ACHIEVEMENTS],
        petting_zoo_group=group,
        marker=fields.number("marker"),
        end_first=fields.number("end_first"),
        end_last_turn=fields.number("end_last_turn"),
        solo_marker=fields.number("solo_marker"),
        open_area=fields.number("open_area"),
        pair_markers=fields.number("pair_markers"),
        release_small=fields.number("release_small"),
        release_large=fields.number("release_large"),
        hand_limit=fields.number("hand_limit"),
    )
    return scoring, uncertain

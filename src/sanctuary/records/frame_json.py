"""The stack of a state as JSON: what is under way, and the decision that waits (rules.decisions)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.records.fields import Fields, Json, number_in, numbered, shown
from sanctuary.records.problems import Problem
from sanctuary.rules import decisions
from sanctuary.rules.cells import BIT, CELL_BY_NAME, CELL_NAMES, cells_of
from sanctuary.rules.effects import EFFECT_BY_WORD, EFFECT_COUNT, EFFECTS, KINDS
from sanctuary.rules.moves import CARDS, OBJECTIVES, UPGRADE_COUNT
from sanctuary.rules.state import Frame
from sanctuary.rules.zoo import NONE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sanctuary.rules.tiles import TileSet

STEPS: Final = (
    "step take", "step act", "step cards", "step build", "step support", "step upgrade", "step discard",
    "step confirm", "step refill", "step end",
)  # fmt: skip
"""Names of the steps of a turn, which are effects too, numbered after the printed ones."""
EFFECT_NAMES: Final = (*EFFECTS, *STEPS)
EFFECT_NUMBERS: Final = {**EFFECT_BY_WORD, **{name: EFFECT_COUNT + step for step, name in enumerate(STEPS)}}
FRAME_NUMBERS: Final = numbered(decisions.FRAME_KINDS)
FRAME_KEYS: Final = ("op", "n", "must", "kind", "tile", "cells", "strength", "effects")
UPGRADES: Final = tuple(f"upgrade {number}" for number in range(1, UPGRADE_COUNT + 1))

KIND_IS_A_CARD: Final = frozenset((decisions.SLIDE, decisions.PLAY))
N_IS_A_CELL: Final = frozenset((decisions.TRIGGER,))
TILE_IS_A: Final[dict[int, Sequence[str]]] = {
    decisions.RELOCATE_TO: CELL_NAMES,
    decisions.MARKER: OBJECTIVES,
    decisions.UPGRADE_CARD: UPGRADES,
}
"""What `tile` of a frame names, where it names no tile."""


def frame_to_json(frame: Frame, tiles: TileSet) -> Json:
    """A frame by its words; a key is left out where it has its default value."""
    table: Json = {"op": decisions.FRAME_KINDS[frame.op]}
    default = Frame(frame.op)
    if frame.op in N_IS_A_CELL:
        table["n"] = CELL_NAMES[frame.n]
    elif frame.n != default.n:
        table["n"] = frame.n
    if frame.must != default.must:
        table["must"] = frame.must
    if frame.kind != default.kind:
        kinds = CARDS if frame.op in KIND_IS_A_CARD else KINDS
        table["kind"] = None if frame.kind == NONE else kinds[frame.kind]
    if frame.tile != default.tile:
        table["tile"] = TILE_IS_A.get(frame.op, tiles.ids)[frame.tile]
    if frame.cells != default.cells:
        table["cells"] = [CELL_NAMES[cell] for cell in cells_of(frame.cells)]
    if frame.strength != default.strength:
        table["strength"] = frame.strength
    if frame.effects:
        table["effects"] = [EFFECT_NAMES[effect] for effect in frame.effects]
    return table


def frame_from_json(value: object, tiles: TileSet, where: str) -> Frame:
    """Read a frame. FormatError names key and value."""
    fields = Fields(value, FRAME_KEYS, where)
    op = number_in(FRAME_NUMBERS, fields.value("op"), fields.place("op"), "frame")
    frame = Frame(op)
    if op in N_IS_A_CELL:
        frame.n = number_in(CELL_BY_NAME, fields.value("n"), fields.place("n"), "cell")
    else:
        frame.n = fields.count_or("n", frame.n)
    if "kind" in fields.table:
        frame.kind = _read_kind(fields, op)
    if "tile" in fields.table:
        names = numbered(TILE_IS_A.get(op, tiles.ids))
        frame.tile = number_in(names, fields.value("tile"), fields.place("tile"), "thing")
    frame.must = fields.count_or("must", frame.must)
    frame.strength = fields.count_or("strength", frame.strength)
    for name in fields.items("cells"):
        cell = number_in(CELL_BY_NAME, name, fields.place("cells"), "cell")
        if frame.cells & BIT[cell]:
            fields.fail("cells", Problem("twice", value=shown(name)))
        frame.cells |= BIT[cell]
    frame.effects = [
        number_in(EFFECT_NUMBERS, name, fields.place("effects"), "effect") for name in fields.items("effects")
    ]
    return frame


def _read_kind(fields: Fields, op: int) -> int:
    name = fields.value("kind")
    if name is None:
        return NONE
    names = CARDS if op in KIND_IS_A_CARD else KINDS
    return number_in(numbered(names), name, fields.place("kind"), "kind")

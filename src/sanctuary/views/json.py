"""A view as plain JSON values: tiles by id ("A034"), cells by name ("c1"), own hand and fronts only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanctuary.rules.cells import CELL_COUNT, CELL_NAMES
from sanctuary.rules.decisions import FRAME_KINDS
from sanctuary.rules.effects import EFFECT_COUNT, EFFECTS, OPEN_AREA
from sanctuary.rules.moves import CARD_COUNT, CARDS, MARKER_SIZES, OBJECTIVES, UPGRADE_COUNT
from sanctuary.rules.state import OUTCOMES
from sanctuary.rules.zoo import NONE

if TYPE_CHECKING:
    from sanctuary.rules.state import Frame
    from sanctuary.rules.zoo import Zoo
    from sanctuary.views.view import SeatView

Json = dict[str, object]


def view_to_json(view: SeatView) -> Json:
    """The whole view. `seat` is None for a spectator; what is not there (a tile, an end seat) is None."""
    ids = view.material.tiles.ids
    return {
        "players": view.options.players,
        "side": view.options.side,
        "seat": view.seat if view.seat >= 0 else None,
        "active": view.active,
        "first_seat": view.first_seat,
        "turn": view.turn,
        "ply": view.ply,
        "outcome": OUTCOMES[view.outcome],
        "end_seat": None if view.end_seat == NONE else view.end_seat,
        "turns_left": view.turns_left,
        "display": [None if tile == NONE else ids[tile] for tile in view.display],
        "pile_size": view.pile_size,
        "discards": [ids[tile] for tile in view.discards],
        "revealed": [ids[tile] for tile in view.revealed],
        "objectives": [OBJECTIVES[objective] for objective in view.objectives],
        "solo_flipped": list(view.solo_flipped),
        "solo_left": view.solo_left,
        "zoos": [zoo_to_json(view, owner) for owner in range(len(view.zoos))],
        "decision": frame_to_json(view.frames[-1]) if view.frames else None,
        "legal": list(view.legal),
    }


def zoo_to_json(view: SeatView, owner: int) -> Json:
    """What lies in a seat's zoo; `hand` only where the viewer may see it."""
    zoo = view.zoos[owner]
    result: Json = {
        "cells": _cells_to_json(view, zoo),
        "hand_size": view.hand_sizes[owner],
        "cards": {
            CARDS[card]: {"slot": zoo.slots[card], "strength": zoo.strength(card)}
            for card in range(CARD_COUNT)
        },
        "supported": {
            OBJECTIVES[objective]: size for objective, size in enumerate(zoo.supported) if size
        },
        "achievement_markers": [
            size for place, size in enumerate(MARKER_SIZES) if zoo.markers >> place & 1
        ],
        "upgrade_markers": [
            marker + 1 for marker in range(UPGRADE_COUNT) if not zoo.upgrades_used >> marker & 1
        ],
        "conservation": zoo.conservation,
        "pouch": zoo.pouch,
        "end_marker": zoo.end_marker,
    }
    if len(zoo.hand) == view.hand_sizes[owner]:
        result["hand"] = [view.material.tiles.ids[tile] for tile in zoo.hand]
    return result


def _cells_to_json(view: SeatView, zoo: Zoo) -> Json:
    """Cell to tile id, to a stack from below, or to "open" for a face-down tile or a printed open area."""
    ids = view.material.tiles.ids
    cells: Json = {}
    for cell in range(CELL_COUNT):
        if zoo.top[cell] != NONE:
            stack = [ids[tile] for tile in (zoo.under[cell], zoo.top[cell]) if tile != NONE]
            cells[CELL_NAMES[cell]] = stack[0] if len(stack) == 1 else stack
        elif zoo.kind_mask[OPEN_AREA] >> cell & 1:
            cells[CELL_NAMES[cell]] = "open"
    return cells


def frame_to_json(frame: Frame) -> Json:
    """The decision that waits: its kind, how many choices are left, the effects to choose from."""
    return {
        "kind": FRAME_KINDS[frame.op],
        "count": frame.n,
        "effects": [EFFECTS[effect] for effect in frame.effects if effect < EFFECT_COUNT],
    }

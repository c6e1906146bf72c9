"""A digest of the catalogue's meaning: records pin it, so that data and games stay together."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from sanctuary.rules.cells import CELL_NAMES
from sanctuary.rules.effects import EFFECTS, NO_EFFECT

if TYPE_CHECKING:
    from sanctuary.rules.cells import ZooMap
    from sanctuary.rules.state import Scoring
    from sanctuary.rules.tiles import Tile, TileSet


def fingerprint_of(tiles: TileSet, maps: dict[int, ZooMap], scoring: Scoring) -> str:
    """sha256 in hex of everything that decides how a game goes.

    Words, not numbers, are digested: renumbering effects or cells in code changes nothing here.
    Working names, comments and what is certain do not matter either.
    """
    content = {
        "tiles": [_tile(row) for row in tiles.rows],
        "maps": {str(side): _map(zoo_map) for side, zoo_map in sorted(maps.items())},
        "scoring": _scoring(scoring),
    }
    text = json.dumps(content, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _tile(row: Tile) -> list[object]:
    return [
        row.id,
        row.kind,
        row.level,
        sorted(row.habitats),
        row.continent,
        row.animal_class,
        sorted(row.open_areas),
        row.sex,
        row.pair,
        row.on_play,
        row.ongoing,
        row.requires,
        row.score,
    ]


def _map(zoo_map: ZooMap) -> dict[str, object]:
    return {
        "entrance": CELL_NAMES[zoo_map.entrance],
        "printed": [name for cell, name in enumerate(CELL_NAMES) if zoo_map.printed >> cell & 1],
        "river": [name for cell, name in enumerate(CELL_NAMES) if zoo_map.river >> cell & 1],
        "bonuses": {
            CELL_NAMES[cell]: EFFECTS[effect]
            for cell, effect in enumerate(zoo_map.bonus)
            if effect != NO_EFFECT
        },
    }


def _scoring(scoring: Scoring) -> dict[str, object]:
    return {
        "achievement": scoring.achievement,
        "petting_zoo_group": scoring.petting_zoo_group,
        "marker": scoring.marker,
        "end": [scoring.end_first, scoring.end_last_turn],
        "solo_marker": scoring.solo_marker,
        "open_area": scoring.open_area,
        "pair_markers": scoring.pair_markers,
        "release": [scoring.release_small, scoring.release_large],
        "hand_limit": scoring.hand_limit,
    }

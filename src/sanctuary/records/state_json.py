"""A whole state as JSON, loss-free at every decision. It holds what is hidden (R11): no player may see it.

What follows from the rest is left out and computed again: masks, the legal moves, the tiles drawn before.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

from sanctuary.records.fields import (
    Fields,
    FormatError,
    Json,
    as_list,
    as_number,
    number_in,
    numbered,
    shown,
)
from sanctuary.records.frame_json import frame_from_json, frame_to_json
from sanctuary.records.option_json import options_from_json, options_to_json
from sanctuary.records.problems import Problem
from sanctuary.records.state_check import check_state
from sanctuary.records.zoo_json import (
    OBJECTIVE_NUMBERS,
    ZOO_KEYS,
    TilePlaces,
    as_distinct,
    read_zoo,
    zoo_to_json,
)
from sanctuary.rules.moves import MARKER_SIZES, OBJECTIVES, SMALLEST_MARKER
from sanctuary.rules.resolver import list_moves
from sanctuary.rules.shuffle import M1, M2
from sanctuary.rules.state import DISPLAY_SIZE, OUTCOMES, PLAYING, Frame, GameState, Material, Options
from sanctuary.rules.zoo import NONE, Zoo, empty_zoo

if TYPE_CHECKING:
    from sanctuary.catalogue import Catalogue
    from sanctuary.rules.tiles import TileSet

STATE_FORMAT: Final = 1
SEAT_KEYS: Final = (*ZOO_KEYS, "markers", "ongoing", "paired", "seen")
STATE_KEYS: Final = (
    "format", "options", "turn", "ply", "seat", "first_seat", "end_seat", "turns_left", "outcome",
    "objectives", "display", "pile", "discards", "revealed", "solo_markers", "solo_at", "owed", "chance",
    "reveals", "zoos", "stack",
)  # fmt: skip


# Writing


def state_to_json(state: GameState) -> Json:
    """The state as a JSON object; docs/formats/state.md describes it."""
    tiles = state.material.tiles
    ids = tiles.ids
    return {
        "format": STATE_FORMAT,
        "options": options_to_json(state.options),
        "turn": state.turn,
        "ply": state.ply,
        "seat": state.seat,
        "first_seat": state.first_seat,
        "end_seat": None if state.end_seat == NONE else state.end_seat,
        "turns_left": state.turns_left,
        "outcome": OUTCOMES[state.outcome],
        "objectives": [OBJECTIVES[objective] for objective in state.objectives],
        "display": [None if tile == NONE else ids[tile] for tile in state.display],
        "pile": [ids[tile] for tile in state.pile[state.pile_at :]],
        "discards": [ids[tile] for tile in state.discards],
        "revealed": [ids[tile] for tile in state.revealed],
        "solo_markers": state.solo_markers,
        "solo_at": state.solo_at,
        "owed": state.owed,
        "chance": state.chance,
        "reveals": state.reveals,
        "zoos": [_seat_to_json(zoo, state.material) for zoo in state.zoos],
        "stack": [frame_to_json(frame, tiles) for frame in state.stack],
    }


def _seat_to_json(zoo: Zoo, material: Material) -> Json:
    ids = material.tiles.ids
    return {
        **zoo_to_json(zoo, material.tiles),
        "markers": [size for size in MARKER_SIZES if zoo.markers >> (size - SMALLEST_MARKER) & 1],
        "ongoing": [ids[tile] for tile in zoo.ongoing],
        "paired": [ids[tile] for tile in zoo.paired],
        "seen": [[ids[tile], ply] for tile, ply in zip(zoo.seen, zoo.seen_at, strict=True)],
    }


def digest(state: GameState) -> str:
    """sha256 in hex of the state's canonical JSON: sorted keys, no spaces, ASCII."""
    text = json.dumps(state_to_json(state), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


# Reading


def state_from_json(value: object, catalogue: Catalogue) -> GameState:
    """Read a state and list its legal moves anew. FormatError names key and value.

    Every tile must be in one place, and the state must be one that can be played on; whether play could
    have led to it is not checked.
    """
    fields = Fields(value, STATE_KEYS)
    if fields.number("format") != STATE_FORMAT:
        problem = Problem("unknown-format", value=shown(fields.table["format"]), known=STATE_FORMAT)
        fields.fail("format", problem)
    options = options_from_json(fields.value("options"))
    material = catalogue.material(options.side)
    places = TilePlaces(material.tiles)
    state = _read_state(fields, options, material, places)
    missing = places.missing()
    if missing:
        raise FormatError("", Problem("tile-nowhere", tile=missing[0]))
    check_state(state)
    _list_legal_moves(state)
    return state


def _read_state(fields: Fields, options: Options, material: Material, places: TilePlaces) -> GameState:
    last_seat = options.players - 1
    return GameState(
        material=material,
        options=options,
        zoos=_read_zoos(fields, material, places, options.players),
        seat=fields.number("seat", 0, last_seat),
        first_seat=fields.number("first_seat", 0, last_seat),
        turn=fields.count("turn", 1),
        ply=fields.count("ply"),
        display=_read_display(fields, places),
        pile=_read_tiles(fields, "pile", places),
        pile_at=0,
        discards=_read_tiles(fields, "discards", places),
        revealed=_read_tiles(fields, "revealed", places),
        objectives=_read_objectives(fields),
        solo_markers=_read_solo_markers(fields),
        solo_at=fields.number("solo_at"),
        owed=fields.count("owed"),
        end_seat=NONE if fields.value("end_seat") is None else fields.number("end_seat", 0, last_seat),
        turns_left=fields.number("turns_left", 0, options.players),
        outcome=number_in(numbered(OUTCOMES), fields.value("outcome"), "outcome", "outcome"),
        stack=_read_stack(fields, material.tiles),
        legal=[],
        chance=_read_chance(fields),
        reveals=fields.count("reveals"),
    )


def _list_legal_moves(state: GameState) -> None:
    if state.outcome == PLAYING:
        state.legal = list_moves(state, state.stack[-1])
        if not state.legal:
            raise FormatError("stack", Problem("no-legal-move"))


def _required(fields: Fields, key: str) -> list[object]:
    return as_list(fields.value(key), fields.place(key))


def _read_tiles(fields: Fields, key: str, places: TilePlaces) -> list[int]:
    return places.tile_list(fields.value(key), fields.place(key))


def _read_display(fields: Fields, places: TilePlaces) -> list[int]:
    names = _required(fields, "display")
    if len(names) != DISPLAY_SIZE:
        fields.fail("display", Problem("length", count=len(names), wanted=DISPLAY_SIZE))
    return [NONE if name is None else places.tile(name, "display") for name in names]


def _read_objectives(fields: Fields) -> list[int]:
    names = _required(fields, "objectives")
    return [number_in(OBJECTIVE_NUMBERS, name, "objectives", "objective") for name in names]


def _read_solo_markers(fields: Fields) -> list[int]:
    markers = _required(fields, "solo_markers")
    return [as_number(marker, "solo_markers", 1, DISPLAY_SIZE) for marker in markers]


def _read_stack(fields: Fields, tiles: TileSet) -> list[Frame]:
    frames = _required(fields, "stack")
    return [frame_from_json(frame, tiles, f"stack[{place}]") for place, frame in enumerate(frames)]


def _read_chance(fields: Fields) -> list[int]:
    numbers = _required(fields, "chance")
    limits = (M1, M1, M1, M2, M2, M2)
    if len(numbers) != len(limits):
        fields.fail("chance", Problem("length", count=len(numbers), wanted=len(limits)))
    return [as_number(number, "chance", 0, limits[place] - 1) for place, number in enumerate(numbers)]


def _read_zoos(fields: Fields, material: Material, places: TilePlaces, players: int) -> list[Zoo]:
    tables = _required(fields, "zoos")
    if len(tables) != players:
        fields.fail("zoos", Problem("length", count=len(tables), wanted=players))
    return [_read_seat(table, material, places, f"zoos[{seat}]") for seat, table in enumerate(tables)]


def _read_seat(value: object, material: Material, places: TilePlaces, where: str) -> Zoo:
    fields = Fields(value, SEAT_KEYS, where)
    for key in SEAT_KEYS:
        fields.value(key)
    zoo = empty_zoo(material.zoo_map)
    scoring = material.scoring
    read_zoo(fields, zoo, material.zoo_map, places, [scoring.end_last_turn, scoring.end_first])
    sizes = as_distinct(fields.items("markers"), fields.place("markers"), SMALLEST_MARKER, MARKER_SIZES[-1])
    zoo.markers = sum(1 << (size - SMALLEST_MARKER) for size in sizes)
    _read_ongoing(fields, zoo, material)
    _read_paired(fields, zoo, material)
    for pair in fields.items("seen"):
        _read_seen(pair, zoo, material, fields.place("seen"))
    return zoo


def _read_ongoing(fields: Fields, zoo: Zoo, material: Material) -> None:
    """The order in which tiles with ongoing effects were played."""
    names = fields.items("ongoing")
    tiles = [number_in(material.tiles.by_id, name, fields.place("ongoing"), "tile") for name in names]
    if sorted(tiles) != sorted(zoo.ongoing):
        wanted = shown([material.tiles.ids[tile] for tile in sorted(zoo.ongoing)])
        fields.fail("ongoing", Problem("not-ongoing", value=shown(names), wanted=wanted))
    zoo.ongoing = tiles


def _read_paired(fields: Fields, zoo: Zoo, material: Material) -> None:
    """The animals whose pair was paid: both of each pair, in the zoo or released since (R6.6)."""
    place = fields.place("paired")
    tiles = [number_in(material.tiles.by_id, name, place, "tile") for name in fields.items("paired")]
    for tile in tiles:
        if material.tiles.pair[tile] not in tiles or tile not in zoo.top + zoo.under:
            fields.fail("paired", Problem("no-pair", tile=material.tiles.ids[tile]))
        if tiles.count(tile) > 1:
            fields.fail("paired", Problem("twice", value=shown(material.tiles.ids[tile])))
    zoo.paired = tiles


def _read_seen(value: object, zoo: Zoo, material: Material, where: str) -> None:
    """A tile that all saw going to the hand, and when; it is in hand or face down since (R11.1)."""
    pair = as_list(value, where)
    if len(pair) != 2:
        raise FormatError(where, Problem("form", value=shown(value), form="[tile, ply]"))
    tile = number_in(material.tiles.by_id, pair[0], where, "tile")
    if tile in zoo.seen:
        raise FormatError(where, Problem("twice", value=shown(pair[0])))
    if tile not in zoo.hand and tile not in zoo.under:
        raise FormatError(where, Problem("seen-gone", tile=str(pair[0])))
    zoo.seen = [*zoo.seen, tile]
    zoo.seen_at = [*zoo.seen_at, as_number(pair[1], where)]

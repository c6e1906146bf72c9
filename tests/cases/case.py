"""Run a case: lay out its table, make its moves, and list where its expectations do not hold."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from cases.table import SEAT_KEYS, TABLE_KEYS, Table, begin, lay_out
from cases.words import decision_of, move_of, word_of
from sanctuary.catalogue.load import catalogue
from sanctuary.rules.cells import BIT, CELL_BY_NAME, CELL_NAMES, cells_of
from sanctuary.rules.decisions import FRAME_KINDS, current
from sanctuary.rules.effects import OPEN_AREA
from sanctuary.rules.game import apply_move
from sanctuary.rules.moves import CARDS, MARKER_SIZES, OBJECTIVES
from sanctuary.rules.perft import perft
from sanctuary.rules.placement import frontier, spaces_for
from sanctuary.rules.reasons import IllegalMove
from sanctuary.rules.scoring import final_scores, winners
from sanctuary.rules.state import OUTCOMES, GameState
from sanctuary.rules.zoo import NONE

FOLDER: Final = Path(__file__).parent
CASE_KEYS: Final = ("say", "rules", "tiles", "moves", "placements", "perft", "expect")
STATE_EXPECTATIONS: Final = (
    "display", "pile", "pile_size", "discards", "turn_of", "asked", "legal", "outcome", "ended_by", "winners",
)  # fmt: skip


def read_cases() -> dict[str, Table]:
    """Every case of the folder's TOML files by `file: name`."""
    cases: dict[str, Table] = {}
    for path in sorted(FOLDER.glob("*.toml")):
        for name, case in tomllib.loads(path.read_text("utf-8")).items():
            for key in case:
                assert _is_known(key), f"{path.name}: {name}: unknown key {key!r}"
            cases[f"{path.stem}: {name}"] = case
    return cases


def _is_known(key: str) -> bool:
    name = key.rstrip("2345")
    return key in (*CASE_KEYS, *SEAT_KEYS, *TABLE_KEYS) or name in ("seat", "expect")


def problems_of(case: Table) -> list[str]:
    """Carry out a case; what was expected and does not hold, in words."""
    state = lay_out(case)
    problems = _placement_problems(state, case.get("placements", {}))
    begin(state, noting=True)
    for depth, expected in enumerate(case.get("perft", []), start=1):
        if perft(state, depth) != expected:
            problems.append(f"{perft(state, depth)} lines of {depth} moves, not {expected}")
    for word in case.get("moves", []):
        problem = _step(state, word)
        if problem:
            return [*problems, problem]
    for key, expectations in case.items():
        if key.startswith("expect"):
            seat = int(key.removeprefix("expect") or "1") - 1
            problems += _unmet(state, seat, expectations)
    return problems


def _step(state: GameState, word: str) -> str:
    """Make one move, or check a refusal (`R6.1: at d3`) or all that may be done (`[at c1 | at d2]`)."""
    if state.is_over():
        return f"{word!r}: the game is over"
    if word.startswith("["):
        expected = word.strip("[]").split(" | ")
        return "" if legal_words(state) == expected else f"legal is {legal_words(state)}, not {expected}"
    reason, colon, refused = word.partition(": ")
    asked = refused if colon else word
    if decision_of(asked) != current(state).op:
        return f"{word!r}: asked is {FRAME_KINDS[current(state).op]}, {legal_words(state)}"
    try:
        apply_move(state, move_of(asked))
    except IllegalMove as error:
        if colon and error.reason == reason:
            return ""
        return f"{word!r}: refused for {error.reason}; legal is {legal_words(state)}"
    return f"{asked!r}: allowed, though {reason} forbids it" if colon else ""


def legal_words(state: GameState) -> list[str]:
    """The legal moves in words."""
    return [word_of(current(state).op, move) for move in state.legal]


def _placement_problems(state: GameState, placements: dict[str, list[str]]) -> list[str]:
    """Compare the cells where tiles may go, the hand being there besides the tile (R6, R7)."""
    rules = state.material
    zoo = state.zoos[state.seat]
    problems = []
    for id, expected in placements.items():
        tile = rules.tiles.by_id[id]
        others = len([other for other in zoo.hand if other != tile])
        cells = spaces_for(rules.tiles, rules.zoo_map, zoo, tile, others, frontier(rules.zoo_map, zoo, 0))
        found = [CELL_NAMES[cell] for cell in cells_of(cells)]
        if found != expected:
            problems.append(f"{id} may go on {found}, not {expected}")
    return problems


def _unmet(state: GameState, seat: int, expectations: Table) -> list[str]:
    problems = []
    for key, expected in expectations.items():
        found = _found(state, seat, key, expected)
        if found != expected:
            problems.append(f"{key} of seat {seat + 1} is {found!r}, not {expected!r}")
    return problems


def _found(state: GameState, seat: int, key: str, expected: Any) -> Any:
    if key in STATE_EXPECTATIONS:
        return _state_value(state, key, expected)
    zoo = state.zoos[seat]
    if key == "zoo":
        return {name: cell_words(state, seat, CELL_BY_NAME[name]) for name in expected}
    if key == "hand":
        return _ids(zoo.hand)
    if key == "slots":
        return [CARDS[zoo.slots.index(slot)] for slot in (1, 2, 3, 4)]
    if key == "sides":
        return {name: 1 + (zoo.upgraded >> CARDS.index(name) & 1) for name in expected}
    if key == "supported":
        return {OBJECTIVES[number]: size for number, size in enumerate(zoo.supported) if size}
    if key == "markers":
        return [size for number, size in enumerate(MARKER_SIZES) if zoo.markers >> number & 1]
    if key in ("conservation", "pouch", "end_marker"):
        return getattr(zoo, key)
    score = final_scores(state)[seat]
    if key == "cells":
        return {name: score.cells[CELL_BY_NAME[name]] for name in expected}
    if key == "points":
        return {name: score.total() if name == "total" else getattr(score, name) for name in expected}
    raise KeyError(f"unknown expectation {key!r}")


def _state_value(state: GameState, key: str, expected: Any) -> Any:
    if key == "display":
        return ["-" if tile == NONE else _ids([tile])[0] for tile in state.display]
    if key == "pile":
        return _ids(state.pile[state.pile_at :][: len(expected)])
    if key == "pile_size":
        return state.pile_size()
    if key == "discards":
        return _ids(state.discards)
    if key == "turn_of":
        return state.seat + 1
    if key == "asked":
        return "nothing" if state.is_over() else FRAME_KINDS[current(state).op]
    if key == "legal":
        return legal_words(state)
    if key == "outcome":
        return OUTCOMES[state.outcome]
    if key == "ended_by":
        return state.end_seat + 1
    return [seat + 1 for seat in winners(state)]


def _ids(tiles: list[int]) -> list[str]:
    return [catalogue().tiles.ids[tile] for tile in tiles]


def cell_words(state: GameState, seat: int, cell: int) -> str | list[str]:
    """What lies on a cell, as a position says it; "empty" for nothing."""
    zoo = state.zoos[seat]
    if zoo.top[cell] != NONE:
        stack = [tile for tile in (zoo.under[cell], zoo.top[cell]) if tile != NONE]
        return _ids(stack)[0] if len(stack) == 1 else _ids(stack)
    return "open" if zoo.kind_mask[OPEN_AREA] & BIT[cell] else "empty"

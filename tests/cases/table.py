"""A game laid out as a case describes it: zoos, hands, cards, display, pile, and the step of the turn."""

from __future__ import annotations

from typing import Any, Final

from sanctuary.catalogue.load import catalogue
from sanctuary.rules.cells import CELL_BY_NAME
from sanctuary.rules.decisions import SEQUENCE
from sanctuary.rules.effects import TURN
from sanctuary.rules.moves import CARDS, OBJECTIVES, SMALLEST_MARKER
from sanctuary.rules.resolver import advance
from sanctuary.rules.setup import SHORT_GAME_MARKERS, SOLO_MARKERS
from sanctuary.rules.shuffle import seed_chance
from sanctuary.rules.state import DISPLAY_SIZE, PLAYING, Frame, GameState, Material, Options
from sanctuary.rules.zoo import NONE, Zoo, empty_zoo

Table = dict[str, Any]

STEPS: Final = {
    "take": 0, "act": 1, "build": 3, "support": 5, "upgrade": 6, "discard": 7, "refill": 9, "end": 10,
}  # fmt: skip
"""Where in a turn each step that a case may start at stands (R4)."""

SEAT_KEYS: Final = (
    "zoo", "hand", "cards", "supported", "conservation", "pouch", "end_marker", "upgrades_used",
)  # fmt: skip
TABLE_KEYS: Final = (
    "options", "display", "pile", "others", "objectives", "solo", "flipped", "step", "turn_of", "ended_by",
    "turns_left",
)  # fmt: skip

CONTINENTS: Final = ["africa", "americas", "asia", "australia", "europe"]


class Box:
    """The 135 tiles, each handed out once."""

    def __init__(self) -> None:
        self.tiles: Final = catalogue().tiles
        self.left: Final = dict.fromkeys(range(self.tiles.count))

    def take(self, id: str) -> int:
        """A tile by its id."""
        tile = self.tiles.by_id[id]
        assert tile in self.left, f"{id} lies in two places"
        del self.left[tile]
        return tile

    def take_any(self) -> int:
        """The last tile that no case line names."""
        tile = max(self.left)
        del self.left[tile]
        return tile


def lay_out(case: Table) -> GameState:
    """The state a case begins with, at its first decision.

    The display is empty unless the case fills it. Tiles that the case does not name lie under the pile
    it gives, or with `others = "discards"` on the discards.
    """
    options = Options(**case.get("options", {}))
    rules = catalogue().material(options.side)
    box = Box()
    rows: list[Table] = [{key: case[key] for key in SEAT_KEYS if key in case}]
    rows += [case.get(f"seat{number}", {}) for number in range(2, options.players + 1)]
    zoos = [_zoo(rules, options, row, box) for row in rows]
    display = [NONE if id == "-" else box.take(id) for id in case.get("display", [])]
    pile = [box.take(id) for id in case.get("pile", [])]
    open_cells = [(zoo, cell) for zoo in zoos for cell in range(24) if zoo.under[cell] == -2]
    for zoo, cell in open_cells:
        zoo.under[cell] = box.take_any()
    others = list(box.left)
    return GameState(
        material=rules,
        options=options,
        zoos=zoos,
        seat=case.get("turn_of", 1) - 1,
        first_seat=0,
        turn=1,
        ply=0,
        display=display + [NONE] * (DISPLAY_SIZE - len(display)),
        pile=pile + ([] if case.get("others") == "discards" else others),
        pile_at=0,
        discards=others if case.get("others") == "discards" else [],
        revealed=[],
        objectives=sorted(OBJECTIVES.index(name) for name in case.get("objectives", CONTINENTS)),
        solo_markers=_solo_markers(case, options),
        solo_at=case.get("flipped", 0),
        owed=0,
        end_seat=case.get("ended_by", 0) - 1,
        turns_left=case.get("turns_left", 0),
        outcome=PLAYING,
        stack=[Frame(SEQUENCE, effects=TURN[STEPS[case.get("step", "take")] :])],
        legal=[],
        chance=seed_chance("case"),
        reveals=0,
    )


def begin(state: GameState, noting: bool) -> None:
    """Run to the first decision."""
    state.events = [] if noting else None
    advance(state)


def _solo_markers(case: Table, options: Options) -> list[int]:
    """The markers a case names come after those it says were flipped."""
    if options.players > 1:
        return []
    named: list[int] = case.get("solo", [])
    return ([0] * case.get("flipped", 0) + named + SOLO_MARKERS)[: options.solo_markers]


def _zoo(rules: Material, options: Options, row: Table, box: Box) -> Zoo:
    zoo = empty_zoo(rules.zoo_map)
    if options.short:
        zoo.markers = SHORT_GAME_MARKERS
    for name, what in row.get("zoo", {}).items():
        cell = CELL_BY_NAME[name]
        if what == "open":
            zoo.put_face_down(-2, cell, 0)
            continue
        for id in [what] if isinstance(what, str) else what:
            zoo.put_face_up(rules.tiles, box.take(id), cell)
    for id in row.get("hand", []):
        zoo.add_to_hand(box.take(id), NONE)
    for name, (slot, side) in row.get("cards", {}).items():
        zoo.slots[CARDS.index(name)] = slot
        zoo.upgraded |= (side - 1) << CARDS.index(name)
    assert sorted(zoo.slots) == [1, 2, 3, 4], "each slot holds one card"
    for name, size in row.get("supported", {}).items():
        zoo.supported[OBJECTIVES.index(name)] = size
        zoo.markers &= ~(1 << (size - SMALLEST_MARKER))
    for marker in row.get("upgrades_used", []):
        zoo.upgrades_used |= 1 << (marker - 1)
    zoo.conservation = row.get("conservation", 0)
    zoo.pouch = row.get("pouch", 0)
    zoo.end_marker = row.get("end_marker", 0)
    return zoo

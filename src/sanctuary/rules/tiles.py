"""Tiles as the rules see them: parallel lists of ints, one entry a tile (R1.1, R1.2).

The catalogue reads `Tile` rows from data and makes one `TileSet` of them; a tile in the state is
its number there.
"""

from __future__ import annotations

from typing import Final

from sanctuary.rules.cells import DIRECTIONS
from sanctuary.rules.effects import (
    ANIMAL,
    ANY,
    DISCARD_OTHERS,
    EFFECT_KIND,
    EFFECT_OP,
    FIRST_PLAYING_CONDITION,
    HABITATS_MASK,
    ICON_BY_NAME,
    LARGE_ANIMAL,
    RELEASE,
    SMALL_ANIMAL,
    Words3,
    parse_condition,
    parse_discount,
    parse_effect,
    parse_score,
    parse_when,
)

TILE_COUNT: Final = 135
TILE_KINDS: Final = ("animal", "project", "building")
KIND_ANIMAL: Final = 0
KIND_PROJECT: Final = 1
KIND_BUILDING: Final = 2
SMALL_LEVELS: Final = (2, 3)
LARGE_LEVELS: Final = (4, 5)


class Tile:
    """One row of the printed material, in the words of the rules.

    `kind` is one of TILE_KINDS; `level` is 0 for buildings; `open_areas` holds compass directions;
    `pair` is the id of the other sex or "". Words are checked when a TileSet is made.
    """

    def __init__(
        self,
        id: str,
        kind: str,
        level: int,
        habitats: list[str],
        continent: str,
        animal_class: str,
        open_areas: list[str],
        sex: str,
        pair: str,
        on_play: list[str],
        ongoing: list[str],
        requires: str,
        score: str,
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.level: Final = level
        self.habitats: Final = habitats
        self.continent: Final = continent
        self.animal_class: Final = animal_class
        self.open_areas: Final = open_areas
        self.sex: Final = sex
        self.pair: Final = pair
        self.on_play: Final = on_play
        self.ongoing: Final = ongoing
        self.requires: Final = requires
        self.score: Final = score

    def icons(self) -> list[str]:
        """The icon names the tile shows (R1.2), habitats first."""
        names = [*self.habitats, self.continent, self.animal_class]
        if self.kind != "animal":
            names.append(self.kind)
        return [name for name in names if name]


class TileSet:
    """All tiles of a game, column by column. Lists are indexed by tile number; -1 means none.

    icons, kinds: masks over icons and over kinds (effects.KINDS); cards: mask over the action cards that
    may play the tile (moves.CARDS; R5.2, R5.4), 0 for buildings; arrows: mask over directions;
    discounts: (number, kind) pairs; when_icon, when_effect: the one "when" effect; condition: the
    building condition as operation, number, kind (-1 operation for none); score likewise.
    """

    def __init__(self, rows: list[Tile]) -> None:
        """Number `rows` in their order. ValueError names the tile and the word it cannot read."""
        self.rows: Final = rows
        self.ids: Final = [row.id for row in rows]
        self.by_id: Final = {row.id: number for number, row in enumerate(rows)}
        if len(self.by_id) != len(rows):
            raise ValueError("a tile id stands twice")
        count = len(rows)
        self.count: Final = count
        self.kind: Final = [0] * count
        self.level: Final = [0] * count
        self.icons: Final = [0] * count
        self.kinds: Final = [0] * count
        self.cards: Final = [0] * count
        self.arrows: Final = [0] * count
        self.pair: Final = [-1] * count
        self.on_play: Final[list[list[int]]] = [[] for _ in rows]
        self.release_icon: Final = [-1] * count
        self.discounts: Final[list[list[tuple[int, int]]]] = [[] for _ in rows]
        self.when_icon: Final = [-1] * count
        self.when_effect: Final = [-1] * count
        self.has_ongoing: Final = [bool(row.ongoing) for row in rows]
        self.condition_op: Final = [-1] * count
        self.condition_number: Final = [0] * count
        self.condition_kind: Final = [ANY] * count
        self.score_op: Final = [0] * count
        self.score_number: Final = [0] * count
        self.score_kind: Final = [ANY] * count
        for number, row in enumerate(rows):
            try:
                self._read(number, row)
            except (ValueError, KeyError) as error:
                raise ValueError(f"tile {row.id}: {error}") from error

    def _read(self, tile: int, row: Tile) -> None:
        self.kind[tile] = TILE_KINDS.index(row.kind)
        self.level[tile] = row.level
        names = row.icons()
        for name in names:
            if name not in ICON_BY_NAME:
                raise ValueError(f"unknown icon {name!r}")
            self.icons[tile] |= 1 << ICON_BY_NAME[name]
        if len(set(names)) != len(names):
            raise ValueError("the same icon twice")
        self.kinds[tile] = self.icons[tile] | 1 << ANY | _animal_kinds(row)
        self.cards[tile] = _cards_for(row)
        for direction in row.open_areas:
            if direction not in DIRECTIONS:
                raise ValueError(f"unknown direction {direction!r}")
            self.arrows[tile] |= 1 << DIRECTIONS.index(direction)
        if row.pair:
            if row.pair not in self.by_id:
                raise ValueError(f"unknown pair {row.pair!r}")
            self.pair[tile] = self.by_id[row.pair]
        self._read_words(tile, row)

    def _read_words(self, tile: int, row: Tile) -> None:
        for word in row.on_play:
            effect = parse_effect(word)
            self.on_play[tile].append(effect)
            if EFFECT_OP[effect] == RELEASE:
                self.release_icon[tile] = EFFECT_KIND[effect]
        for word in row.ongoing:
            if word.startswith("discount"):
                self.discounts[tile].append(parse_discount(word))
            else:
                self.when_icon[tile], self.when_effect[tile] = parse_when(word)
        if row.requires:
            condition: Words3 = parse_condition(row.requires)
            self.condition_op[tile], self.condition_number[tile], self.condition_kind[tile] = condition
        score: Words3 = parse_score(row.score)
        self.score_op[tile], self.score_number[tile], self.score_kind[tile] = score

    def is_large(self, tile: int) -> bool:
        """A large animal (R1.3)."""
        return bool(self.kinds[tile] >> LARGE_ANIMAL & 1)

    def has_habitat(self, tile: int) -> bool:
        """Whether the tile shows a habitat icon; an animal without one is "undefined" (R1.2)."""
        return bool(self.icons[tile] & HABITATS_MASK)

    def is_playing_condition(self, tile: int) -> bool:
        """Whether the building's condition looks at the player, not at the space (R7.3)."""
        return self.condition_op[tile] >= FIRST_PLAYING_CONDITION

    def cost(self, tile: int) -> int:
        """How many other hand tiles playing the building discards (R7.3)."""
        return self.condition_number[tile] if self.condition_op[tile] == DISCARD_OTHERS else 0


def _animal_kinds(row: Tile) -> int:
    if row.kind != "animal":
        return 0
    size = SMALL_ANIMAL if row.level in SMALL_LEVELS else LARGE_ANIMAL
    return 1 << ANIMAL | 1 << size



def _cards_for(row: Tile) -> int:
    """Projects card for a project; the card of its habitat, or all three, for an animal (R5.2)."""
    if row.kind == "project":
        return 0b0001
    if row.kind == "building":
        return 0
    if not row.habitats:
        return 0b1110
    return sum(0b0010 << ICON_BY_NAME[habitat] for habitat in row.habitats)

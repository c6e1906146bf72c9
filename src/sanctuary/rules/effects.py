"""The closed vocabulary of the game: icons, kinds, effects, conditions and scoring formulas (R6–R9).

A tile says what it does in words ("take 1 project"). Each word the game knows has a number here and
one interpreter elsewhere: effects in `resolver`, conditions in `placement`, formulas in `scoring`.
"""

from __future__ import annotations

from typing import Final

# Icons (R1.2). An icon set is a mask with bit `icon` set.
ICONS: Final = (
    "forest", "rock", "water",
    "africa", "americas", "asia", "australia", "europe",
    "bird", "herbivore", "predator", "primate", "reptile", "petting_zoo",
    "building", "project",
)  # fmt: skip
ICON_COUNT: Final = 16
ICON_BY_NAME: Final[dict[str, int]] = {name: icon for icon, name in enumerate(ICONS)}

HABITAT_COUNT: Final = 3
HABITATS_MASK: Final = 0b111
FIRST_CONTINENT: Final = 3
CONTINENTS_MASK: Final = 0b11111 << 3
FIRST_CLASS: Final = 8
CLASSES_MASK: Final = 0b111111 << 8
PETTING_ZOO: Final = 13
BUILDING: Final = 14
PROJECT: Final = 15

# Kinds a tile may be asked for; the icons come first, under the same numbers.
ANIMAL: Final = 16
SMALL_ANIMAL: Final = 17
LARGE_ANIMAL: Final = 18
ANY: Final = 19
OPEN_AREA: Final = 20
DIFFERENT: Final = 21
KINDS: Final = (*ICONS, "animal", "small animal", "large animal", "any", "open area", "different")
KIND_BY_NAME: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}

# Effect operations.
DRAW: Final = 0
REVEAL: Final = 1
CONSERVATION: Final = 2
POUCH: Final = 3
PLACE_OPEN_AREA: Final = 4
MOVE_ACTION: Final = 5
RELOCATE: Final = 6
TAKE_ALL: Final = 7
TAKE: Final = 8
RELEASE: Final = 9
# The steps of a turn (R4) are effects too: nobody prints them, every turn is a list of them.
STEP_TAKE: Final = 10
STEP_ACT: Final = 11
STEP_CARDS: Final = 12
STEP_BUILD: Final = 13
STEP_SUPPORT: Final = 14
STEP_UPGRADE: Final = 15
STEP_DISCARD: Final = 16
STEP_CONFIRM: Final = 17
STEP_REFILL: Final = 18
STEP_END: Final = 19

_CONTINENTS: Final = ICONS[3:8]
_OBJECTIVE_CLASSES: Final = ICONS[8:13]

EFFECTS: Final[tuple[str, ...]] = (
    "draw 1",
    "draw 2",
    "reveal 3 keep animal",
    "gain conservation 1",
    "gain conservation 2",
    "pouch 1",
    "pouch 2",
    "place open area 1",
    "place open area 2",
    "move action",
    "relocate",
    "take all building",
    "take all project",
    "take 1 any",
    "take 1 animal",
    "take 1 small animal",
    "take 1 large animal",
    "take 1 building",
    "take 1 project",
    *(f"take 1 {icon}" for icon in _CONTINENTS),
    *(f"release {icon}" for icon in (*_CONTINENTS, *_OBJECTIVE_CLASSES)),
)
"""Every effect a tile or a space may carry; its place here is its number, for good."""

EFFECT_COUNT: Final = 34
EFFECT_BY_WORD: Final[dict[str, int]] = {word: effect for effect, word in enumerate(EFFECTS)}


def _effect_parts(word: str) -> tuple[int, int, int]:
    """Operation, number and kind of an effect word."""
    words = word.split()
    if words[0] == "draw":
        return DRAW, int(words[1]), ANY
    if words[0] == "reveal":
        return REVEAL, int(words[1]), ANIMAL
    if words[0] == "gain":
        return CONSERVATION, int(words[2]), ANY
    if words[0] == "pouch":
        return POUCH, int(words[1]), ANY
    if words[0] == "place":
        return PLACE_OPEN_AREA, int(words[3]), OPEN_AREA
    if word == "move action":
        return MOVE_ACTION, 1, ANY
    if word == "relocate":
        return RELOCATE, 1, ANY
    if words[0] == "release":
        return RELEASE, 1, KIND_BY_NAME[words[1]]
    kind = KIND_BY_NAME[" ".join(words[2:])]
    if words[1] == "all":
        return TAKE_ALL, 1, kind
    return TAKE, int(words[1]), kind


_PARTS: Final = [_effect_parts(word) for word in EFFECTS]
_STEPS: Final = list(range(STEP_TAKE, STEP_END + 1))
EFFECT_OP: Final[list[int]] = [part[0] for part in _PARTS] + _STEPS
EFFECT_NUMBER: Final[list[int]] = [part[1] for part in _PARTS] + [1] * len(_STEPS)
EFFECT_KIND: Final[list[int]] = [part[2] for part in _PARTS] + [ANY] * len(_STEPS)


def _step(op: int) -> int:
    return EFFECT_COUNT + op - STEP_TAKE


TURN: Final[list[int]] = [
    _step(STEP_TAKE),
    _step(STEP_ACT),
    _step(STEP_CARDS),
    _step(STEP_BUILD),
    _step(STEP_CARDS),
    _step(STEP_SUPPORT),
    _step(STEP_UPGRADE),
    _step(STEP_DISCARD),
    _step(STEP_CONFIRM),
    _step(STEP_REFILL),
    _step(STEP_END),
]
"""A turn (R4): its steps as effects, in order. STEP_CARDS moves the cards that R6.15 owes."""

NO_EFFECT: Final = -1

# Conditions of buildings (R7). The first group looks at the space, the second at the player.
NEXT_TO: Final = 0
NEXT_TO_GROUP: Final = 1
NEXT_TO_DIFFERENT: Final = 2
BY_THE_RIVER: Final = 3
HAVE_CONTINENTS: Final = 4
HAVE_CLASSES: Final = 5
HAVE_DIFFERENT: Final = 6
RIVER_COVERED: Final = 7
HAND_AT_LEAST: Final = 8
DISCARD_OTHERS: Final = 9
FIRST_PLAYING_CONDITION: Final = HAVE_CONTINENTS

Words3 = tuple[int, int, int]
"""Operation, number, kind."""


def parse_condition(word: str) -> Words3:
    """A building condition (R7.2, R7.3) as operation, number, kind. ValueError for unknown words."""
    fixed = {
        "by the river": (BY_THE_RIVER, 0, ANY),
        "have 5 continents": (HAVE_CONTINENTS, 5, ANY),
        "have 5 classes": (HAVE_CLASSES, 5, ANY),
        "have 10 different": (HAVE_DIFFERENT, 10, ANY),
        "river covered": (RIVER_COVERED, 0, ANY),
    }
    if word in fixed:
        return fixed[word]
    words = word.split()
    if word.startswith("hand at least ") and len(words) == 4:
        return HAND_AT_LEAST, _number(words[3], word), ANY
    if words[0] == "discard" and len(words) == 2:
        return DISCARD_OTHERS, _number(words[1], word), ANY
    if word.startswith("next to group ") and len(words) == 5:
        return NEXT_TO_GROUP, _number(words[3], word), _kind(words[4], word)
    if word.startswith("next to ") and len(words) >= 4:
        kind = _kind(" ".join(words[3:]), word)
        number = _number(words[2], word)
        return (NEXT_TO_DIFFERENT if kind == DIFFERENT else NEXT_TO), number, kind
    raise ValueError(f"unknown condition {word!r}")


# Scoring formulas (R9).
FIXED: Final = 0
PER_ICON: Final = 1
PER_CONNECTED: Final = 2
PER_ADJACENT: Final = 3
PER_DIFFERENT: Final = 4
PETTING_GROUP: Final = 5
PER_HAND_TILE: Final = 6
PER_OPEN_AREA: Final = 7


def parse_score(word: str) -> Words3:
    """A scoring formula (R9.1–R9.8) as operation, number, kind. ValueError for unknown words."""
    if word.isdigit():
        return FIXED, int(word), ANY
    if word == "petting zoo group":
        return PETTING_GROUP, 0, PETTING_ZOO
    words = word.split()
    if len(words) < 3 or words[1] != "per":
        raise ValueError(f"unknown scoring formula {word!r}")
    number = _number(words[0], word)
    rest = " ".join(words[2:])
    if rest == "tile in hand":
        return PER_HAND_TILE, number, ANY
    if rest == "open area":
        return PER_OPEN_AREA, number, OPEN_AREA
    if rest == "different adjacent":
        return PER_DIFFERENT, number, DIFFERENT
    if words[2] in ("connected", "adjacent") and len(words) == 4:
        op = PER_CONNECTED if words[2] == "connected" else PER_ADJACENT
        return op, number, _kind(words[3], word)
    return PER_ICON, number, _kind(rest, word)


def parse_effect(word: str) -> int:
    """Number of an effect word (R6.10–R6.16). ValueError for unknown words."""
    if word not in EFFECT_BY_WORD:
        raise ValueError(f"unknown effect {word!r}")
    return EFFECT_BY_WORD[word]


def parse_discount(word: str) -> tuple[int, int]:
    """`discount N KIND` (R6.8) as number and kind. ValueError for unknown words."""
    words = word.split()
    if len(words) < 3 or words[0] != "discount":
        raise ValueError(f"unknown discount {word!r}")
    return _number(words[1], word), _kind(" ".join(words[2:]), word)


def parse_when(word: str) -> tuple[int, int]:
    """`when ICON: EFFECT` (R6.7) as icon and effect number. ValueError for unknown words."""
    head, _, tail = word.partition(": ")
    icon = head.removeprefix("when ")
    if not head.startswith("when ") or icon not in ICON_BY_NAME:
        raise ValueError(f"unknown ongoing effect {word!r}")
    return ICON_BY_NAME[icon], parse_effect(tail)


def _number(text: str, word: str) -> int:
    if not text.isdigit():
        raise ValueError(f"{text!r} is no number in {word!r}")
    return int(text)


def _kind(text: str, word: str) -> int:
    if text not in KIND_BY_NAME:
        raise ValueError(f"unknown kind {text!r} in {word!r}")
    return KIND_BY_NAME[text]

"""What a player likes: the numbers of the quick judgements in `tile_value` and `playout`.

They stand in `data/taste.toml` and are tuned by games of the light policy against itself.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

# In points, unless said otherwise.
OBJECTIVE: Final = 0  # an icon of an objective still to be supported
GROUP_GROWTH: Final = 1  # part of its points that an icon brings to a tile counting groups
ONGOING: Final = 2  # an ongoing effect, for each empty space
PARTNER: Final = 3  # the other sex lies in the zoo
COVERED: Final = 4  # a hand tile to be laid face down
RELEASE: Final = 5  # an animal to release is there
NO_RELEASE: Final = 6  # none is there
ADJACENT: Final = 7  # neighbours counted at most by "per adjacent", in icons
DIFFERENT: Final = 8  # icons counted by "per different adjacent"
IN_HAND: Final = 9  # tiles counted at most by "per tile in hand"
PETTING_FIRST: Final = 10
PETTING_SECOND: Final = 11
PETTING_THIRD: Final = 12
PETTING_MORE: Final = 13
NEW_CLASS: Final = 14  # a class the zoo has not, while the upgrade for four classes is unused
NEW_CONTINENT: Final = 15
PROJECT: Final = 16  # a project, while the upgrade for two projects is unused
EFFECT: Final = 17  # each effect operation (rules.effects.DRAW to RELEASE), ten of them
NOISE: Final = 27  # what chance may add
GAIN: Final = 28  # gaining with an animal card, with an empty hand
GAIN_FALL: Final = 29  # … less for each tile in hand
GAIN_PROJECTS: Final = 30  # gaining with the projects card, part of the best display tile's value
STRENGTH: Final = 31  # each strength of a card that the tile did not need
POUCH: Final = 32  # a pouch marker: tiles worth less go for it
BUILD: Final = 33  # a building worth less is not built
BONUS_CELL: Final = 34  # a placement bonus covered
PAIR_CELL: Final = 35  # the other sex beside the cell
PATIENCE: Final = 36  # empty spaces from which on small markers wait, in spaces
UPGRADE_PROJECTS: Final = 37  # chance in 1 to upgrade the projects card

TASTES: Final = (
    "objective", "group_growth", "ongoing", "partner", "covered", "release", "no_release", "adjacent",
    "different", "in_hand", "petting_first", "petting_second", "petting_third", "petting_more", "new_class",
    "new_continent", "project", "draw", "reveal", "gain_conservation", "pouch", "place_open_area",
    "move_action", "relocate", "take_all", "take", "released", "noise", "gain", "gain_fall",
    "gain_projects", "strength", "pouch_marker", "build", "bonus_cell", "pair_cell", "patience",
    "upgrade_projects",
)  # fmt: skip
"""Their names in the data file, in order."""


def read_taste(file: Traversable | None = None, name: str = "taste") -> list[float]:
    """A taste ("taste", or "solo" for solo games) from a TOML file, by default the package's own.

    ValueError names what is missing or odd.
    """
    source = file or files("sanctuary.search") / "data" / "taste.toml"
    table = tomllib.loads(source.read_text("utf-8"))[name]
    odd = set(table) ^ set(TASTES)
    if odd:
        raise ValueError(f"{source}: tastes differ: {', '.join(sorted(odd))}")
    return [float(table[name]) for name in TASTES]

"""Read the whole catalogue from a folder of TOML files, by default the package's own."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from sanctuary.catalogue.fingerprint import fingerprint_of
from sanctuary.catalogue.maps import read_maps
from sanctuary.catalogue.scoring import read_scoring
from sanctuary.catalogue.tiles import read_tiles
from sanctuary.rules.state import Material

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from sanctuary.rules.cells import ZooMap
    from sanctuary.rules.state import Scoring
    from sanctuary.rules.tiles import TileSet


class Catalogue:
    """The printed material: `tiles`, `maps` by side, `scoring`, and a `fingerprint` of them all."""

    def __init__(
        self,
        tiles: TileSet,
        names: list[str],
        maps: dict[int, ZooMap],
        scoring: Scoring,
        uncertain: list[str],
    ) -> None:
        """Take the parts as they are.

        names: the English working names of the data files, by tile number; uncertain: the scoring
        values that the published rules leave open.
        """
        self.tiles: Final = tiles
        self.names: Final = names
        self.maps: Final = maps
        self.scoring: Final = scoring
        self.uncertain: Final = uncertain
        self.fingerprint: Final = fingerprint_of(tiles, maps, scoring)
        """sha256 in hex of the data, whatever its formatting; the same data, the same game."""

    @property
    def short_fingerprint(self) -> str:
        """The first 12 digits of the fingerprint, for people."""
        return self.fingerprint[:12]

    def material(self, side: int = 1) -> Material:
        """What a game on one side of the map is played with. KeyError for a side that is not in `maps`."""
        return Material(self.tiles, self.maps[side], self.scoring)


def load(folder: Traversable | None = None) -> Catalogue:
    """Read `tiles/*.toml`, `maps.toml` and `scoring.toml`. CatalogueError names file, line and problem."""
    data = folder or files("sanctuary.catalogue") / "data"
    tiles, names = read_tiles(data / "tiles")
    scoring, uncertain = read_scoring(data)
    return Catalogue(tiles, names, read_maps(data), scoring, uncertain)


@cache
def catalogue() -> Catalogue:
    """The package's own catalogue, read once a process."""
    return load()

"""The printed material as data: tiles, zoo maps and the numbers of scoring.

`load()` reads the package's own data; `CatalogueError` says which file and line is wrong.
"""

from sanctuary.catalogue.load import Catalogue, catalogue, load
from sanctuary.catalogue.source import CatalogueError

__all__ = ["Catalogue", "CatalogueError", "catalogue", "load"]

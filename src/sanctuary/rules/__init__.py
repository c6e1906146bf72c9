"""The rules of Sanctuary as pure, deterministic functions over plain state.

Nothing in this package reads files, clocks or global randomness. Rule numbers in docstrings
(`R5.2`) are those that `sanctuary rules` prints.
"""

from typing import Final

RULES_VERSION: Final = 1
"""Goes up whenever the same setup and moves lead to another state; records pin it."""

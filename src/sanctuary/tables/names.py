"""What a person at a table may be called."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
JOINER: Final = "\u200d"
"""It holds signs such as families together; every other sign without a shape of its own is left out."""


def fit_name(text: str) -> str:
    """A name as it can be shown: without signs that nobody sees or that turn the writing, and cut to length.

    "" where nothing is left to be seen.
    """
    shown = "".join(sign for sign in text if sign == JOINER or not unicodedata.category(sign).startswith("C"))
    name = " ".join(shown.split())[:LONGEST_NAME].strip()
    is_seen = any(unicodedata.category(sign)[0] not in "CZM" for sign in name)
    return name if is_seen else ""

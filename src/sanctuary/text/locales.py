"""The languages there are, and which of them a person wants."""

from __future__ import annotations

from typing import Final

LOCALES: Final = ("en", "hu")
DEFAULT_LOCALE: Final = "en"


def best_locale(*wanted: str) -> str:
    """The first locale there is among wishes such as "hu", "hu-HU", "hu_HU.UTF-8"; English if none fits."""
    for wish in wanted:
        language = wish.replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if language in LOCALES:
            return language
    return DEFAULT_LOCALE

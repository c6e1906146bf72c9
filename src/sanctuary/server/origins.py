"""Which web pages may talk to this server: its own, and those it was told of."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


def is_allowed_origin(headers: Mapping[str, str], others: tuple[str, ...]) -> bool:
    """Whether the page that asks came from this server. What is no browser names no origin, and may ask."""
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


class Places:
    """How many sockets are open, in all and by caller."""

    def __init__(self, total: int, per_caller: int) -> None:
        self._total: Final = total
        self._per_caller: Final = per_caller
        self._taken: Final[dict[str, int]] = {}

    @contextlib.contextmanager
    def take(self, caller: str) -> Iterator[bool]:
        """A place for as long as the context lasts; whether there is one."""
        mine = self._taken.get(caller, 0)
        if mine >= self._per_caller or sum(self._taken.values()) >= self._total:
            yield False
            return
        self._taken[caller] = mine + 1
        try:
            yield True
        finally:
            self._taken[caller] -= 1
            if not self._taken[caller]:
                del self._taken[caller]

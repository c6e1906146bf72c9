"""How much one caller may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 20_000


class Rate:
    """So many a period on average, and as many at once: a token bucket."""

    def __init__(self, number: float, seconds: float) -> None:
        self._number: Final = number
        self._per_second: Final = number / seconds
        self._left = number
        self._at = time.monotonic()

    def allows(self, cost: float = 1) -> bool:
        """Whether one more may be done now; counts it if so."""
        now = time.monotonic()
        self._left = min(self._number, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Rates:
    """A rate for each caller; those not heard of for longest are forgotten first."""

    def __init__(self, number: float, seconds: float) -> None:
        self._number: Final = number
        self._seconds: Final = seconds
        self._rates: Final[OrderedDict[str, Rate]] = OrderedDict()

    def allows(self, caller: str, cost: float = 1) -> bool:
        """Whether a caller may do one more thing now."""
        rate = self._rates.get(caller)
        if rate is None:
            rate = self._rates[caller] = Rate(self._number, self._seconds)
            if len(self._rates) > REMEMBERED:
                self._rates.popitem(last=False)
        self._rates.move_to_end(caller)
        return rate.allows(cost)

"""Quick random numbers for playouts; the game itself draws from `rules.shuffle`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Dice:
    """A linear congruential generator modulo 2^31 (D. Knuth, TAOCP 2, 3.3.4); only its high bits are used."""

    def __init__(self, seed: int) -> None:
        self.memory: i64 = seed & 0x7FFFFFFF

    def below(self, limit: i64) -> int:
        """A number from 0 to limit - 1; the limit at most a few hundred."""
        self.memory = (self.memory * 1103515245 + 12345) & 0x7FFFFFFF
        return int((self.memory >> 12) % limit)

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        self.memory = (self.memory * 1103515245 + 12345) & 0x7FFFFFFF
        return float(self.memory >> 8) / 8388608.0

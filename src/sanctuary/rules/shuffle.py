"""The game's own random numbers: explicit in the state, the same pure and compiled.

The generator is MRG32k3a (P. L'Ecuyer, "Good parameters and implementations for combined multiple
recursive random number generators", Operations Research 47, 1999): two recursions of order three
below 2^32, whose products stay below 2^63, with a period of about 2^191.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

M1: Final = 4294967087
M2: Final = 4294944443

Chance = list[int]
"""Six numbers: the generator's whole memory. Never changed in place, so that copies may share it."""


def seed_chance(seed: str) -> Chance:
    """The generator that a seed text stands for: six residues of SHA-256 digests of it."""
    chance: list[int] = []
    for part in range(6):
        digest = hashlib.sha256(f"{part}:{seed}".encode()).digest()
        modulus = M1 if part < 3 else M2
        chance.append(int.from_bytes(digest, "big") % (modulus - 1) + 1)
    return chance


def shuffle(items: list[int], chance: Chance) -> tuple[list[int], Chance]:
    """A new list in random order (Fisher–Yates) and the generator after it."""
    result = items[:]
    a: i64 = chance[0]
    b: i64 = chance[1]
    c: i64 = chance[2]
    d: i64 = chance[3]
    e: i64 = chance[4]
    f: i64 = chance[5]
    index: i64 = len(result) - 1
    while index > 0:
        first: i64 = (1403580 * b - 810728 * a) % M1
        second: i64 = (527612 * f - 1370589 * d) % M2
        a, b, c = b, c, first
        d, e, f = e, f, second
        # 2^32 values over at most 135 places: the bias stays below 4e-8.
        other: i64 = ((first - second) % M1) % (index + 1)
        kept = result[index]
        result[index] = result[other]
        result[other] = kept
        index -= 1
    return result, [int(a), int(b), int(c), int(d), int(e), int(f)]

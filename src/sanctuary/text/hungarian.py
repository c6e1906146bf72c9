"""Hungarian: the article by the spoken sound, and the order of the alphabet."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

VOWELS: Final = "aeiou"
LETTERS_SPOKEN_WITH_A_VOWEL: Final = "aefilmnorsuxy"
"""Letters whose name begins with a vowel: ef, el, em, en, er, es, iksz, ipszilon and the vowels."""

ROMAN: Final = re.compile(r"X{0,3}(?:IX|IV|V?I{0,3})")
ROMAN_VALUES: Final = {"I": 1, "V": 5, "X": 10}


def article(text: str) -> str:
    """The article before `text` as it is spoken: az Oroszlán, a 3-as, az 5-ös, az A001, az f4."""
    return "az" if _begins_with_vowel(text) else "a"


def _begins_with_vowel(text: str) -> bool:
    found = re.search(r"[^\W_]+", text)
    if not found:
        return False
    word = found[0]
    if word[0].isdecimal():
        number = re.match(r"\d{1,3}(?:[\u00a0\u202f ]\d{3})+|\d+", text[found.start() :])
        return _number_begins_with_vowel(re.sub(r"\D", "", number[0]) if number else word)
    is_counting = len(word) > 1 or text[found.end() : found.end() + 1] in (".", "-")
    if is_counting and ROMAN.fullmatch(word):
        return _number_begins_with_vowel(str(_roman(word)))
    first = unicodedata.normalize("NFD", word[0].lower())[0]
    return first in (LETTERS_SPOKEN_WITH_A_VOWEL if _is_spelled(word) else VOWELS)


def _number_begins_with_vowel(digits: str) -> bool:
    """Egy, öt, ötven, ötszáz, ezer, egymillió …: a leading group of 1, or of anything beginning with 5."""
    digits = digits.lstrip("0") or "0"
    leading = digits[: len(digits) % 3 or 3]
    return leading == "1" or leading.startswith("5")


def _roman(word: str) -> int:
    values = [ROMAN_VALUES[sign] for sign in word]
    following = [*values[1:], 0]
    return sum(-value if value < after else value for value, after in zip(values, following, strict=True))


def _is_spelled(word: str) -> bool:
    """Whether it is spoken letter by letter: a single one, one before digits, capitals without a vowel."""
    if len(word) == 1 or word[1].isdecimal():
        return True
    plain = unicodedata.normalize("NFD", word.lower())
    return word.isupper() and not any(sign in VOWELS for sign in plain)


ALPHABET: Final = (
    *(
        "a",
        "b",
        "c",
        "cs",
        "d",
        "dz",
        "dzs",
        "e",
        "f",
        "g",
        "gy",
        "h",
        "i",
        "j",
        "k",
        "l",
        "ly",
        "m",
        "n",
        "ny",
    ),
    *("o", "ö", "p", "q", "r", "s", "sz", "t", "ty", "u", "ü", "v", "w", "x", "y", "z", "zs"),
)
"""Letters that count as different when sorting; á, é, í, ó, ő, ú, ű go with their short forms."""

SHORT_FORMS: Final = {"á": "a", "é": "e", "í": "i", "ó": "o", "ő": "ö", "ú": "u", "ű": "ü"}
_RANK: Final = {letter: rank for rank, letter in enumerate(ALPHABET, start=1)}
# "ssz" is sz + sz; a longer letter is read before a shorter one.
_DOUBLED: Final = {letter[0] + letter: (letter, letter) for letter in ALPHABET if len(letter) > 1}
_READ: Final = sorted((*_DOUBLED, *ALPHABET), key=len, reverse=True)

SortKey = tuple[list[int], list[int], str]


def sort_key(text: str) -> SortKey:
    """Key of the Hungarian order: letters first (cs after c, ö after o), then long after short vowels.

    Signs that are no letters count as nothing, digits come before letters. Where two letters meet by
    accident inside a compound (ház + szám), they are read as one, as no dictionary is at hand.
    """
    ranks: list[int] = []
    marks: list[int] = []
    plain, long_vowels = _plain(text)
    at = 0
    while at < len(plain):
        piece = next((piece for piece in _READ if plain.startswith(piece, at)), plain[at])
        ranks.extend(_rank(letter) for letter in _DOUBLED.get(piece, (piece,)))
        marks.extend(long_vowels[at : at + len(piece)])
        at += len(piece)
    return ranks, marks, text


def _rank(letter: str) -> int:
    """Place in the order; digits and foreign letters come before the alphabet."""
    return _RANK[letter] if letter in _RANK else ord(letter) - 0x110000


def _plain(text: str) -> tuple[str, list[int]]:
    """Letters and digits in lower case with short vowels, and for each whether an accent was taken off."""
    plain = ""
    marks: list[int] = []
    for sign in unicodedata.normalize("NFC", text.casefold()):
        if not sign.isalnum():
            continue
        short = SHORT_FORMS.get(sign, sign)
        if short not in "öü":
            short = unicodedata.normalize("NFD", short)[0]
        plain += short
        marks.append(int(short != sign))
    return plain, marks

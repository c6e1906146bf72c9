"""JSON that is read strictly: every error names the key and the value that is wrong."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NoReturn

from sanctuary.records.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

Json = dict[str, object]
"""A JSON object as Python reads it."""

LONGEST_SHOWN = 60
LARGEST_NUMBER = 2**53 - 1
LARGEST_COUNT = 10**9
"""Of what a game counts up: no game comes near it, nor does one played on from there near LARGEST_NUMBER."""
FOUND_LENGTH = 12
"""So many letters of what stands where JSON breaks off are shown."""


class FormatError(ValueError):
    """Data that cannot be read. `where`: the key, as in `cards.rock`, or ""; `problem`: what is wrong.

    `said`: both together. All are Problems where there are words in them, so that any language can tell them.
    """

    def __init__(self, where: str, problem: str) -> None:
        self.said = Problem("at", where=where, problem=problem) if where else problem
        super().__init__(self.said)
        self.where = where
        self.problem = problem


def shown(value: object) -> str:
    """A value as JSON for a message, cut where it is long; what UTF-8 cannot hold is escaped."""
    text = json.dumps(value, ensure_ascii=False).encode("utf-8", "backslashreplace").decode("utf-8")
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"


def _unique_keys(pairs: list[tuple[str, object]]) -> Json:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise FormatError("", Problem("key-twice", key=shown(twice)))
    return table


def _no_constant(name: str) -> NoReturn:
    raise FormatError("", Problem("json-constant", value=name))


def parse_json(text: str) -> object:
    """The value of a JSON text in which no key stands twice. FormatError: line, column and problem."""
    try:
        return json.loads(text, object_pairs_hook=_unique_keys, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise FormatError("", _no_json(error)) from error
    except RecursionError as error:
        raise FormatError("", Problem("json-too-deep")) from error
    except FormatError:
        raise
    except ValueError as error:  # Python reads no number with more than some thousand digits
        raise FormatError("", Problem("json-long-number")) from error


def _no_json(error: json.JSONDecodeError) -> Problem:
    """Where a text stops being JSON, and what stands there."""
    rest = error.doc[error.pos :].strip()
    if not rest:
        return Problem("json-ends")
    found = shown(rest if len(rest) <= FOUND_LENGTH else f"{rest[:FOUND_LENGTH]}…")
    if "\n" in error.doc.strip():
        return Problem("json-line", line=error.lineno, column=error.colno, found=found)
    return Problem("json-column", column=error.colno, found=found)


def number_in(numbers: Mapping[str, int], name: object, where: str, what: str) -> int:
    """The number of a name; `what` it names as in the problem `unknown-tile`."""
    if not isinstance(name, str) or name not in numbers:
        raise FormatError(where, Problem(f"unknown-{what}", value=shown(name)))
    return numbers[name]


def numbered(names: Collection[str]) -> dict[str, int]:
    """Names with their places in a list."""
    return {name: number for number, name in enumerate(names)}


class Fields:
    """The typed values of one JSON object. `where` is its own key, "" for the outermost."""

    def __init__(self, value: object, known: Collection[str], where: str = "") -> None:
        """`known`: the keys that mean something; any other is an error."""
        self.table = as_table(value, where)
        self.where = where
        for key in self.table:
            if key not in known:
                raise FormatError(where, Problem("unknown-key", value=shown(key), known=", ".join(known)))

    def place(self, key: str) -> str:
        """What an error calls a key."""
        return f"{self.where}.{key}" if self.where else key

    def fail(self, key: str, problem: Problem) -> NoReturn:
        """Raise the error that names a key."""
        raise FormatError(self.place(key), problem)

    def value(self, key: str) -> object:
        """Whatever stands under a key that must be there."""
        if key not in self.table:
            raise FormatError(self.where, Problem("key-missing", key=shown(key)))
        return self.table[key]

    def number(self, key: str, least: int = 0, most: int | None = None) -> int:
        """A whole number within bounds."""
        return as_number(self.value(key), self.place(key), least, most)

    def number_or(self, key: str, default: int, most: int | None = None) -> int:
        """A whole number from 0, or the default where the key is missing."""
        return self.number(key, 0, most) if key in self.table else default

    def count(self, key: str, least: int = 0) -> int:
        """A number that a game counts up."""
        return self.number(key, least, LARGEST_COUNT)

    def count_or(self, key: str, default: int) -> int:
        """A number that a game counts up, or the default where the key is missing."""
        return self.count(key) if key in self.table else default

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            self.fail(key, Problem("no-flag", value=shown(value)))
        return value

    def text(self, key: str) -> str:
        """A text that UTF-8 can hold."""
        return as_text(self.value(key), self.place(key))

    def items(self, key: str) -> list[object]:
        """A list, empty where the key is missing."""
        return as_list(self.table[key], self.place(key)) if key in self.table else []

    def table_of(self, key: str) -> Json:
        """An object, empty where the key is missing."""
        return as_table(self.table[key], self.place(key)) if key in self.table else {}


def as_table(value: object, where: str) -> Json:
    """The value, if it is an object."""
    if not isinstance(value, dict):
        raise FormatError(where, Problem("no-object", value=shown(value)))
    return value


def as_list(value: object, where: str) -> list[object]:
    """The value, if it is a list."""
    if not isinstance(value, list):
        raise FormatError(where, Problem("no-list", value=shown(value)))
    return value


def as_text(value: object, where: str) -> str:
    """The value, if it is a text that UTF-8 can hold."""
    if not isinstance(value, str):
        raise FormatError(where, Problem("no-text", value=shown(value)))
    if any("\ud800" <= letter <= "\udfff" for letter in value):
        raise FormatError(where, Problem("half-character", value=shown(value)))
    return value


def as_number(value: object, where: str, least: int = 0, most: int | None = None) -> int:
    """The value, if it is a whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise FormatError(where, Problem("no-number", value=shown(value)))
    if most is not None and not least <= value <= most:
        raise FormatError(where, Problem("out-of-bounds", value=shown(value), least=least, most=most))
    if value < least:
        raise FormatError(where, Problem("below", value=shown(value), least=least))
    if value > LARGEST_NUMBER:
        raise FormatError(where, Problem("above", value=shown(value), most=LARGEST_NUMBER))
    return value

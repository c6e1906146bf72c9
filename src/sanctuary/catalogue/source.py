"""A TOML file of the catalogue that can say where in it something is wrong."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Table = dict[str, object]


class CatalogueError(ValueError):
    """Data that cannot be read: `file` (its name), `line` (from 1, 0 for the whole file) and `problem`."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        place = f"{file}, line {line}" if line else file
        super().__init__(f"{place}: {problem}")
        self.file = file
        self.line = line
        self.problem = problem


class Source:
    """One parsed TOML file. `table` is its content; the getters check types and name the line on failure.

    A *place* is what stands first on a line: a key, or a table header such as `[side1]`.
    """

    def __init__(self, file: Traversable) -> None:
        self.name = file.name
        self.table: Table = {}
        try:
            self.text = file.read_text(encoding="utf-8")
        except OSError as error:
            raise CatalogueError(self.name, 0, f"cannot be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            raise CatalogueError(self.name, line, "is not UTF-8 text") from error
        try:
            self.table = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise CatalogueError(self.name, _line_of(error, self.text), f"is no TOML: {error}") from error

    def line(self, place: str, header: str = "") -> int:
        """The line that begins with `place`, after the line `header` if given; 0 where none does."""
        after = self.line(header) if header else 0
        start = re.compile(rf"\s*{re.escape(place)}(?![\w-])")
        for number, line in enumerate(self.text.splitlines(), start=1):
            if number > after and start.match(line):
                return number
        return after

    def fail(self, place: str, problem: str, header: str = "") -> NoReturn:
        """Raise the error that names the line of `place`."""
        raise CatalogueError(self.name, self.line(place, header), problem)

    def table_at(self, place: str, value: object) -> Table:
        """`value`, if it is a table."""
        if not isinstance(value, dict):
            self.fail(place, f"{place} must be a table, not {value!r}")
        return value


class Fields:
    """The typed values of one table; every error names the line of the table or of the key."""

    def __init__(
        self,
        source: Source,
        table: Table,
        known: tuple[str, ...],
        what: str,
        place: str = "",
        header: str = "",
    ) -> None:
        """`known`: the keys that mean something; `what` names the table in messages.

        `place` is the table's one line, "" where each key has a line of its own, after `header` if given.
        """
        self._source = source
        self._table = table
        self._what = what
        self._place = place
        self._header = header
        for key in table:
            if key not in known:
                self.fail(key, f"unknown key {key!r}; known: {', '.join(known)}")

    def fail(self, key: str, problem: str) -> NoReturn:
        """Raise the error that names the line where `key` stands."""
        self._source.fail(self._place or key, f"{self._what}: {problem}", self._header)

    def _value(self, key: str, default: object) -> object:
        if key in self._table:
            return self._table[key]
        if default is None:
            self.fail(key, f"{key!r} is missing")
        return default

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number, not negative; missing is an error unless a default is given."""
        value = self._value(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            self.fail(key, f"{key} must be a whole number from 0, not {value!r}")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A text; missing is an error unless a default is given."""
        value = self._value(key, default)
        if not isinstance(value, str):
            self.fail(key, f"{key} must be a text, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self._value(key, None)
        if not isinstance(value, bool):
            self.fail(key, f"{key} must be true or false, not {value!r}")
        return value

    def texts(self, key: str, default: list[str] | None = None) -> list[str]:
        """A list of texts, none twice."""
        value = self._value(key, default)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.fail(key, f"{key} must be a list of texts, not {value!r}")
        if len(set(value)) != len(value):
            self.fail(key, f"{key} names something twice: {value!r}")
        return value

    def numbers(self, key: str) -> list[int]:
        """A list of whole numbers, not negative."""
        value = self._value(key, None)
        if not isinstance(value, list) or not all(type(item) is int and item >= 0 for item in value):
            self.fail(key, f"{key} must be a list of whole numbers from 0, not {value!r}")
        return value


def _line_of(error: tomllib.TOMLDecodeError, text: str) -> int:
    """The line tomllib speaks of; it says "at end of document" for the last one."""
    found = re.search(r"at line (\d+)", str(error))
    return int(found[1]) if found else text.count("\n") + 1

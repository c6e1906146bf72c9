"""Sanctuary game notation (`.sgn`): a game as a text that people read, write and post.

A title line, headers, an empty line, numbered turns of moves with comments in braces, an empty line, and
how it ended. It holds just what a record's JSON holds; docs/formats/notation.md describes it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sanctuary.records.fields import FormatError, Json, parse_json, shown
from sanctuary.records.notation import notation_of
from sanctuary.records.option_json import OPTION_KEYS, WRITTEN_ALWAYS, options_to_json
from sanctuary.records.problems import Problem
from sanctuary.records.record import (
    RECORD_FORMAT,
    RESULT_KEYS,
    Record,
    Said,
    record_from_json,
    record_to_json,
)
from sanctuary.records.rerun import steps
from sanctuary.records.text_lines import (
    FIELD,
    Item,
    TextError,
    items_of,
    read_value,
    wrapped,
    write_comment,
    write_value,
)
from sanctuary.rules.decisions import current
from sanctuary.rules.state import Options

if TYPE_CHECKING:
    from sanctuary.catalogue import Catalogue

TITLE: Final = "Sanctuary game notation 1"
SEAT: Final = re.compile(r"seat ([1-9])")
HEADERS: Final = ("rules", "catalogue", *OPTION_KEYS, "seed", "start", "date", "hints")
FOOTERS: Final = ("outcome", "scores", "winners", "digest")
PLAIN: Final = frozenset(("catalogue", "date", "outcome", "digest"))
"""Fields whose value stands without quotes."""
COPIED: Final = ("rules", "catalogue", "seed", "start", "date", "hints", "digest")
"""Fields that the record's JSON has under the same key."""


# Writing


def write_game(record: Record, catalogue: Catalogue) -> str:
    """The record as a text. RecordError where the record does not hold: the verbs come from playing it."""
    lines = [TITLE, *_header_lines(record, catalogue), "", *_turn_lines(record, catalogue), ""]
    if record.result is not None:
        lines.append(f"outcome: {record.result.outcome}")
        lines.append(f"scores: {write_value(record.result.scores)}")
        lines.append(f"winners: {write_value([seat + 1 for seat in record.result.winners])}")
    lines.append(f"digest: {record.digest}")
    return "\n".join(lines) + "\n"


def _header_lines(record: Record, catalogue: Catalogue) -> list[str]:
    table = record_to_json(record, catalogue)
    usual = options_to_json(Options())
    chosen = options_to_json(record.options)
    lines = [f"rules: {record.rules}", f"catalogue: {record.fingerprint}"]
    for key, value in chosen.items():
        if key in WRITTEN_ALWAYS or value != usual[key]:
            lines.append(f"{key}: {write_value(value)}")
    lines.extend(f"{key}: {write_value(table[key])}" for key in ("seed", "start") if key in table)
    names = enumerate(record.seats, start=1)
    lines.extend(f"seat {seat}: {write_value(name)}" for seat, name in names if name)
    if record.date:
        lines.append(f"date: {record.date}")
    if "hints" in table:
        lines.append(f"hints: {write_value(table['hints'])}")
    return lines


def _turn_lines(record: Record, catalogue: Catalogue) -> list[str]:
    """A paragraph a turn; a comment stands behind the move it follows."""
    comments: dict[int, list[str]] = {}
    for after, text in record.comments:
        comments.setdefault(after, []).append(write_comment(text))
    lines = comments.get(0, [])
    words: list[str] = []
    turn = 0
    for number, state in enumerate(steps(record, catalogue)):
        if number == len(record.moves):
            continue  # nothing more to write, but the steps still check the end
        if state.turn != turn:
            lines.extend(wrapped(words))
            turn, words = state.turn, [f"{state.turn}. seat {state.seat + 1}:"]
        elif number not in comments:
            words[-1] += ","
        words.append(notation_of(catalogue).phrase(current(state), record.moves[number]))
        words.extend(comments.get(number + 1, []))
    return [*lines, *wrapped(words)]


# Reading


def read_game(text: str, catalogue: Catalogue) -> Record:
    """Read a text without playing it; `replay` checks what its moves, turns and verbs say.

    FormatError names line and column, and what was expected.
    """
    reader = _Reader(catalogue)
    lines = text.removeprefix("\ufeff").split("\n")
    if lines[0].strip() != TITLE:
        raise TextError(1, Problem("no-title", title=shown(TITLE)))
    for number, line in enumerate(lines[1:], start=2):
        reader.read(line.rstrip(), number)
    if "digest" not in reader.fields:
        raise TextError(len(lines), Problem("text-ends", digest='"digest: …"'))
    return reader.record()


class _Reader:
    """What was read so far."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.fields: dict[str, tuple[object, int]] = {}
        self.said: list[Said] = []
        self.moves: list[int] = []
        self.comments: list[Json] = []
        self.turn = 0
        self.seat = 0
        self.body_line = 0
        """The first line of moves; 0 before it."""

    def read(self, text: str, line: int) -> None:
        """Read a line."""
        field = FIELD.fullmatch(text)
        if field:
            self._read_field(field[1], field[2], line)
        elif text:
            items = items_of(text, line)
            footer = next((key for key in FOOTERS if key in self.fields), None)
            if footer:
                raise TextError(line, Problem("after-footer", key=shown(footer)))
            self.body_line = self.body_line or line
            for item in items:
                self._read_item(item)

    def _read_field(self, key: str, text: str, line: int) -> None:
        known = (*FOOTERS,) if self.body_line else (*HEADERS, "seat N", *FOOTERS)
        if not (key in HEADERS or key in FOOTERS or SEAT.fullmatch(key)):
            problem = Problem("unknown-field", value=shown(f"{key}:"), known=", ".join(known))
            raise TextError(line, problem)
        if key in self.fields:
            problem = Problem("field-twice", key=shown(key), line=self.fields[key][1])
            raise TextError(line, problem)
        if key not in FOOTERS and (self.body_line or any(footer in self.fields for footer in FOOTERS)):
            raise TextError(line, Problem("field-late", key=shown(key)))
        value = text if key in PLAIN else read_value(text, line)
        if SEAT.fullmatch(key) and not isinstance(value, str):
            raise TextError(line, Problem("no-name", value=shown(value)))
        self.fields[key] = (value, line)

    def _read_item(self, item: Item) -> None:
        if item.kind == "turn":
            self.turn, self.seat = item.turn, item.seat
        elif item.kind == "comment":
            self.comments.append({"after": len(self.moves), "text": item.text})
        else:
            try:
                self.moves.append(notation_of(self.catalogue).move(item.text))
            except FormatError as error:
                raise TextError(item.line, error.problem, item.column) from error
            self.said.append(Said(item.text, item.line, item.column, self.turn, self.seat))

    def record(self) -> Record:
        """The record that the lines make, checked as its JSON is. TextError names the line at fault."""
        values = {key: value for key, (value, _) in self.fields.items()}
        table: Json = {
            "format": RECORD_FORMAT,
            "options": {key: values[key] for key in OPTION_KEYS if key in values},
            "moves": self.moves,
            "comments": self.comments,
            "seats": self._seats(values.get("players")),
            **{key: values[key] for key in COPIED if key in values},
        }
        if "outcome" in values:
            if "winners" in values:
                values["winners"] = self._winners()
            table["result"] = {key: values[key] for key in RESULT_KEYS if key in values}
        try:
            return record_from_json(table, self.catalogue, self.said)
        except FormatError as error:
            raise TextError(self._line_of(error), error.problem) from error

    def _winners(self) -> list[int]:
        """The winning seats; a text counts seats from 1, a record from 0."""
        value, line = self.fields["winners"]
        if not isinstance(value, list) or not all(type(seat) is int and seat > 0 for seat in value):
            raise TextError(line, Problem("no-winners", value=shown(value)))
        return [seat - 1 for seat in value]

    def _seats(self, players: object) -> list[object]:
        named = {int(key[-1]): self.fields[key] for key in self.fields if SEAT.fullmatch(key)}
        if not named or not isinstance(players, int):
            return []
        for seat, (_, line) in named.items():
            if seat > players:
                raise TextError(line, Problem("no-seat", seat=seat, players=players))
        return [named[seat][0] if seat in named else "" for seat in range(1, players + 1)]

    def _line_of(self, error: FormatError) -> int:
        """The line of the field an error is about: the last one it names, else the title's."""
        names = re.findall(r"[a-z_]+", f"{error.where} {error.problem.partition(':')[0]}")
        return next((self.fields[name][1] for name in reversed(names) if name in self.fields), 1)


def read_record(text: str, catalogue: Catalogue) -> Record:
    """The record in a file of either form: JSON where it begins with a brace, else game notation."""
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        return record_from_json(parse_json(text.removeprefix("\ufeff")), catalogue)
    return read_game(text, catalogue)

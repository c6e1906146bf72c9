"""The lines of Sanctuary game notation: headers, turns of moves and comments, and how texts are quoted."""

from __future__ import annotations

import json
import re
from typing import Final

from sanctuary.records.fields import FormatError, parse_json, shown
from sanctuary.records.problems import Problem

FIELD: Final = re.compile(r"([a-z][a-z0-9_ ]*):\s*(.*)")
"""A header or footer line: key, value."""
HEAD: Final = re.compile(r"(\d{1,6})\. seat (\d)\s*:")
"""What a turn begins with: its number, its seat."""
SEPARATOR: Final = re.compile(r"[\s,]+")
PHRASE: Final = re.compile(r"[^,{}]+")
COMMENT: Final = re.compile(r"\{((?:[^\\{}]|\\.)*)\}")
ESCAPE: Final = re.compile(r"\\(.)")
ESCAPES: Final = {"\\": "\\\\", "{": "\\{", "}": "\\}", "\n": "\\n", "\r": "\\r"}
UNESCAPED: Final = {"n": "\n", "r": "\r", "\\": "\\", "{": "{", "}": "}"}
WIDTH: Final = 100
INDENT: Final = "   "


class TextError(FormatError):
    """A text that cannot be read: `line` and `column` (from 1; 0 for the whole line or text)."""

    def __init__(self, line: int, problem: str, column: int = 0) -> None:
        place = Problem("at-column", line=line, column=column) if column else Problem("at-line", line=line)
        super().__init__(place, problem)
        self.line = line
        self.column = column


class Item:
    """Something on a line of moves. kind: "turn" (number, seat), "comment" or "move" (its text)."""

    def __init__(self, kind: str, text: str, line: int, column: int, turn: int = 0, seat: int = 0) -> None:
        self.kind: Final = kind
        self.text: Final = text
        self.line: Final = line
        self.column: Final = column
        self.turn: Final = turn
        self.seat: Final = seat


def items_of(text: str, line: int) -> list[Item]:
    """What stands on a line of moves, in order. TextError names the column."""
    items: list[Item] = []
    at = 0
    while at < len(text):
        separator = SEPARATOR.match(text, at)
        if separator:
            at = separator.end()
            continue
        head = HEAD.match(text, at)
        comment = COMMENT.match(text, at)
        phrase = PHRASE.match(text, at)
        if head:
            items.append(Item("turn", head[0], line, at + 1, int(head[1]), int(head[2])))
            at = head.end()
        elif comment:
            items.append(Item("comment", read_comment(comment[1], line, at + 1), line, at + 1))
            at = comment.end()
        elif phrase:
            items.append(Item("move", phrase[0].strip(), line, at + 1))
            at = phrase.end()
        else:
            word = "comment-open" if text[at] == "{" else "unexpected-sign"
            raise TextError(line, Problem(word, sign="}"), at + 1)
    return items


def write_comment(text: str) -> str:
    """A comment in braces, on one line whatever it holds."""
    return f"{{{''.join(ESCAPES.get(letter, letter) for letter in text)}}}"


def read_comment(text: str, line: int, column: int) -> str:
    """The text between the braces of a comment."""

    def letter(found: re.Match[str]) -> str:
        if found[1] not in UNESCAPED:
            raise TextError(line, Problem("unknown-escape", escape=found[0]), column)
        return UNESCAPED[found[1]]

    return ESCAPE.sub(letter, text)


def write_value(value: object) -> str:
    """A header's value as JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


def read_value(text: str, line: int) -> object:
    """A header's value. TextError names the line."""
    try:
        return parse_json(text)
    except FormatError as error:
        raise TextError(line, Problem("unreadable", value=shown(text), problem=error.problem)) from error


def wrapped(words: list[str]) -> list[str]:
    """Words joined to lines of at most WIDTH letters where they allow it, all but the first indented."""
    lines: list[str] = []
    line = ""
    for word in words:
        if line.strip() and len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = INDENT + word
        else:
            line = f"{line} {word}" if line else word
    if line:
        lines.append(line)
    return lines

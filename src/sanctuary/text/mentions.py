"""Where code speaks of messages, for the check: every quoted word, and the calls that format a message."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

MESSAGE_ID: Final = re.compile(r"[a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)+(?:\.[a-z][A-Za-z0-9-]*)?")
"""Message ids in code have at least one hyphen, so that no other word is taken for one."""

QUOTED: Final = re.compile(r"""(["'`])([^"'`\n]+)\1""")
BROWSER_CALL: Final = re.compile(r"""(?<![\w.])(?:t|text|format)\(\s*(["'`])([^"'`\n$]+)\1""")


class Call:
    """A call that formats the message `id`; `args`: names of the placeholders given, None if not known."""

    def __init__(self, id: str, args: set[str] | None, place: str) -> None:
        self.id: Final = id
        self.args: Final = args
        self.place: Final = place


class Mentions:
    """`words`: everything quoted that could be a message's id; `calls`: what is surely one."""

    def __init__(self) -> None:
        self.words: Final[set[str]] = set()
        self.calls: Final[list[Call]] = []

    def add_word(self, word: str) -> None:
        """Note a quoted word; an attribute mentions its message."""
        if MESSAGE_ID.fullmatch(word):
            self.words.add(word.partition(".")[0])


def read_mentions(folders: Sequence[Path]) -> Mentions:
    """What Python, TypeScript and Svelte files below the folders say."""
    mentions = Mentions()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix == ".py":
                _read_python(mentions, path)
            elif path.suffix in (".ts", ".svelte"):
                _read_browser(mentions, path)
    return mentions


def _read_python(mentions: Mentions, path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            mentions.add_word(node.value)
        elif isinstance(node, ast.Call) and _formats(node):
            first = node.args[0]
            if isinstance(first, ast.Constant) and MESSAGE_ID.fullmatch(str(first.value)):
                names = [keyword.arg for keyword in node.keywords]
                known = {name for name in names if name is not None}
                args = known if len(known) == len(names) else None
                mentions.calls.append(Call(str(first.value), args, f"{path.name}:{node.lineno}"))


def _formats(node: ast.Call) -> bool:
    """Whether it is `something.format(first, …)`, where something is not a text itself."""
    function = node.func
    if not isinstance(function, ast.Attribute) or function.attr != "format" or not node.args:
        return False
    return not isinstance(function.value, ast.Constant | ast.JoinedStr)


def _read_browser(mentions: Mentions, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for found in QUOTED.finditer(text):
        mentions.add_word(found[2])
    for found in BROWSER_CALL.finditer(text):
        if MESSAGE_ID.fullmatch(found[2]):
            line = text.count("\n", 0, found.start()) + 1
            mentions.calls.append(Call(found[2], None, f"{path.name}:{line}"))

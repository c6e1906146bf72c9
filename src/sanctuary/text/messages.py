"""The messages of one locale as data, for the check: where they stand, what they need, what they refer to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from sanctuary.text.texts import FUNCTIONS

if TYPE_CHECKING:
    from pathlib import Path

KNOWN_FUNCTIONS: Final = {"NUMBER", "DATETIME"}


class Entry:
    """A message or an attribute: its place, its own placeholders, the entries it refers to."""

    def __init__(self, place: str, placeholders: set[str], references: set[str]) -> None:
        self.place: Final = place
        self.placeholders: Final = placeholders
        self.references: Final = references


class Messages:
    """All entries of a locale by id ("id", "id.attribute", "-term"), and problems found in reading."""

    def __init__(self) -> None:
        self.entries: Final[dict[str, Entry]] = {}
        self.problems: Final[list[str]] = []

    def placeholders(self, id: str) -> set[str]:
        """What a caller has to fill in, for the messages referred to as well."""
        found: set[str] = set()
        seen: set[str] = set()
        waiting = [id]
        while waiting:
            name = waiting.pop()
            if name not in seen and name in self.entries:
                seen.add(name)
                found |= self.entries[name].placeholders
                waiting.extend(self.entries[name].references)
        return found

    def referenced(self) -> set[str]:
        """Ids that other messages refer to."""
        return {
            reference.partition(".")[0]
            for id, entry in self.entries.items()
            for reference in entry.references
            if reference.partition(".")[0] != id.partition(".")[0]
        }


def read_messages(folder: Path) -> Messages:
    """The messages of a locale's folder."""
    messages = Messages()
    functions = KNOWN_FUNCTIONS | FUNCTIONS.get(folder.name, {}).keys()
    for path in sorted(folder.glob("*.ftl")):
        _read_file(messages, path, functions)
    for entry in messages.entries.values():
        for reference in sorted(entry.references - messages.entries.keys()):
            messages.problems.append(f"{entry.place}: refers to {reference}, which is nowhere")
    return messages


def _read_file(messages: Messages, path: Path, functions: set[str]) -> None:
    text = path.read_text(encoding="utf-8")
    for item in parse(text).body:
        start = item.span.start if item.span else 0
        if isinstance(item, ast.Junk):
            messages.problems.extend(
                f"{_place(path, text, start)}: {note.message}" for note in item.annotations
            )
        elif isinstance(item, ast.Message | ast.Term):
            place = _place(path, text, item.id.span.start if item.id.span else start)
            sign = "-" if isinstance(item, ast.Term) else ""
            patterns = [(f"{sign}{item.id.name}", item.value)]
            patterns += [(f"{sign}{item.id.name}.{each.id.name}", each.value) for each in item.attributes]
            for id, pattern in patterns:
                if id in messages.entries:
                    messages.problems.append(f"{place}: {id} stands a second time")
                finder = _Finder()
                if pattern is not None:
                    finder.visit(pattern)
                messages.entries[id] = Entry(place, finder.placeholders, finder.references)
                for name in sorted(finder.functions - functions):
                    messages.problems.append(f"{place}: {id} calls {name}, which is no function")


def _place(path: Path, text: str, offset: int) -> str:
    line = text.count("\n", 0, offset) + 1
    return f"{path.parent.name}/{path.name}:{line}"


class _Finder(Visitor):
    """Collects placeholders, references and functions of a pattern."""

    def __init__(self) -> None:
        self.placeholders: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  named by the library
        self.placeholders.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(f"{node.id.name}{attribute}")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(f"-{node.id.name}{attribute}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

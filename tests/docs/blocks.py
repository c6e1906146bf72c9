"""The fenced blocks of a Markdown page, and the commands shown in running text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FENCE = re.compile(r"^(?P<indent> *)```(?P<info>[^`]*)$")
TITLE = re.compile(r'title="([^"]+)"')
INLINE = re.compile(r"`((?:make|sanctuary|python|\.venv/bin/\w+|pip) [^`]+)`")
ELLIPSIS = "…"


@dataclass
class Block:
    """A fenced block: where it stands, its language ("" for none), its title ("" for none) and its text."""

    page: str
    line: int
    language: str
    title: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


@dataclass
class Command:
    """A shell command, and the lines shown below it; None where the block shows no output at all."""

    words: str
    shown: list[str] | None


def blocks(page: Path, root: Path) -> list[Block]:
    """Every fenced block of a page, in order."""
    found: list[Block] = []
    inside: list[str] | None = None
    indent = ""
    for number, line in enumerate(page.read_text("utf-8").splitlines(), start=1):
        fence = FENCE.match(line)
        if inside is None and fence:
            inside, indent = [], fence["indent"]
            info = fence["info"].strip()
            title = TITLE.search(info)
            language = info.split(" ")[0]
            name = page.relative_to(root).as_posix()
            found.append(Block(name, number, language, title[1] if title else "", ""))
        elif inside is not None and fence and not fence["info"].strip():
            found[-1].text = "".join(f"{line.removeprefix(indent)}\n" for line in inside)
            inside = None
        elif inside is not None:
            inside.append(line)
    assert inside is None, f"{found[-1]}: the block is not closed"
    return found


def commands(block: Block) -> Iterator[Command]:
    """`console`: lines after "$ ", with what they print; `sh`: each line, nothing shown.

    A line that ends with a backslash goes on, and so does a here-document.
    """
    if block.language == "sh":
        for line in _joined(block.text.splitlines()):
            yield Command(line, None)
        return
    command: Command | None = None
    ends = ""
    for line in _joined(block.text.splitlines()):
        if ends and command:
            command.words += f"\n{line}"
            ends = "" if line == ends else ends
        elif line.startswith("$ "):
            if command:
                yield command
            command = Command(line[2:], [])
            here = re.search(r"<<'(\w+)'", line)
            ends = here[1] if here else ""
        else:
            assert command, f"{block}: output before any command"
            command.shown = [*(command.shown or []), line]
    if command:
        yield command


def _joined(lines: list[str]) -> Iterator[str]:
    """Lines without comments and empty ones at their end, those that end with a backslash joined."""
    waiting = ""
    for line in lines:
        if line.endswith("\\"):
            waiting += line[:-1]
            continue
        whole = waiting + line.lstrip() if waiting else line
        waiting = ""
        if whole.strip() and not whole.startswith("# "):
            yield re.sub(r"(?<=\S)\s{2,}# .*$", "", whole)


def is_as_shown(printed: str, shown: list[str]) -> bool:
    """Whether output is what a page shows; an ellipsis stands for anything, alone on a line for lines."""
    pattern = ""
    for line in shown:
        if line.strip() in (ELLIPSIS, "..."):
            pattern += r"(?:.*\n)*?"
        else:
            pattern += ".*?".join(re.escape(part) for part in line.rstrip().split(ELLIPSIS)) + r"\n"
    lines = [line.rstrip() for line in printed.splitlines() if line.strip()]
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in lines)) is not None


def inline_commands(page: Path) -> list[str]:
    """Commands shown in running text, such as `make test`."""
    text = re.sub(r"^ *```.*?^ *```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return INLINE.findall(text)

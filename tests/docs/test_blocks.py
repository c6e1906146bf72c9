"""Every command and every block of code on the pages runs, and prints what the page says.

On a page, all `python` blocks run in one namespace, all commands in one folder that looks like a checkout. A
block with a title is a file of that name there, `text` with the title "output" what the one above it prints.
On pages with a `diff` the folder is a copy of the sources that the diff is applied to.
"""

from __future__ import annotations

import json
import re
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from docs.blocks import Block, Command, blocks, commands, inline_commands, is_as_shown
from docs.checkout import Checkout, exists
from records.schemas import problems
from sanctuary.records.positions import POSITION_KEYS

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

NOT_RUN = {
    r"make .*": "sets up a whole checkout",
    r"pip install .*": "needs the network",
    r"sanctuary serve.*": "serves until it is stopped",
    r"sanctuary play( --resume)?": "asks a person",
    r"sanctuary play (?=.*Anna)(?!.*<<).*": "asks Anna",
    r"sanctuary .*model:.*": "needs a trained model",
    r"sanctuary analyse .*": "searches for minutes",
    r"sanctuary arena tune.*": "plays for an hour",
    r"python examples/train_ppo\.py.*": "trains for minutes; tests/envs/test_examples.py runs it",
    r"python examples/openspiel_mcts\.py.*": "searches for minutes; tests/envs/test_examples.py runs it",
    r"git .*": "changes a checkout",
}
"""Commands that do not run here, and why. What they name must exist all the same."""

SHOWN_ONLY = {"text": "screens and notations", "mermaid": "a drawing"}
"""Languages of blocks that are no code."""


def why_not(command: str) -> str:
    """Why a command is not run; "" for one that is."""
    return next((reason for pattern, reason in NOT_RUN.items() if re.fullmatch(pattern, command)), "")


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_shows_is_true(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = blocks(page, ROOT)
    checkout = Checkout(tmp_path, ROOT, copied=any(block.language == "diff" for block in found))
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "__main__"}
    for place, block in enumerate(found):
        output = found[place + 1] if place + 1 < len(found) and found[place + 1].title == "output" else None
        if block.title == "output":
            continue
        if block.language == "diff":
            checkout.apply(block)
        elif block.title:
            (tmp_path / block.title).write_text(block.text, "utf-8")
        elif block.language == "python" and "pyspiel" in block.text and not find_spec("pyspiel"):
            continue  # there is no wheel for Intel's Macs
        elif block.language == "python":
            printed = checkout.run_python(block, namespace)
            assert output is None or is_as_shown(printed, output.text.splitlines()), f"{block}:\n{printed}"
        elif block.language in ("console", "sh"):
            for command in commands(block):
                run(checkout, block, command)
        else:
            check_data(block)


def run(checkout: Checkout, block: Block, command: Command) -> None:
    if why_not(command.words):
        assert exists(command.words, ROOT), f"{block}: {command.words}: there is no such thing"
        return
    printed = checkout.run(command.words, f"{block}: {command.words}")
    if command.shown is not None:
        assert is_as_shown(printed, command.shown), f"{block}: {command.words}\n{printed}"


def check_data(block: Block) -> None:
    """JSON and TOML can be read; a position is one by its schema."""
    if block.language == "json":
        table = json.loads(block.text)
        if {"zoo"} <= table.keys() <= set(POSITION_KEYS):
            assert problems("position", table) == []
    elif block.language == "toml":
        tomllib.loads(block.text)
    else:
        assert block.language in SHOWN_ONLY, f"{block}: nobody knows how to check {block.language!r}"


def inline() -> Iterator[tuple[str, str]]:
    for page in PAGES:
        for command in inline_commands(page):
            yield page.relative_to(ROOT).as_posix(), command


@pytest.mark.parametrize(("page", "command"), sorted(set(inline())))
def test_commands_in_running_text_exist(page: str, command: str) -> None:
    assert exists(command, ROOT), f"{page} names {command}"


@pytest.mark.parametrize(
    "command",
    [
        "make nothing",
        "sanctuary nothing",
        "sanctuary serve --nothing",
        "python examples/nothing.py",
        "python -m tools.nothing",
    ],
)
def test_what_is_not_there_is_found_out(command: str) -> None:
    assert not exists(command, ROOT)


@pytest.mark.parametrize(
    ("printed", "shown", "fits"),
    [
        ("one\ntwo\n", ["one", "two"], True),
        ("one\ntwo\n", ["one"], False),
        ("one\ntwo\nthree\n", ["one", "…", "three"], True),
        ("one 17 s\n", ["one … s"], True),
        ("one\n", ["one", "two"], False),
        ("", ["one"], False),
    ],
)
def test_output_is_compared(printed: str, shown: list[str], fits: bool) -> None:
    assert is_as_shown(printed, shown) is fits

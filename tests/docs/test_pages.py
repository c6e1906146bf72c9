"""The documentation's pages are there, and those that are written from data are current."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import pytest

from sanctuary.rules.cells import CELL_BY_NAME, DIRECTIONS, NEIGHBOUR
from sanctuary.text import LOCALES, RULES

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def write_rules(project_root: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(project_root))
    return importlib.import_module("tools.write_rules")


def test_the_pages_of_the_rules_and_their_pictures_are_current(write_rules: Any, project_root: Path) -> None:
    written = write_rules.files()
    for path, content in written.items():
        assert path.read_text("utf-8") == content, f"run: python -m tools.write_rules ({path.name})"
    there = set((project_root / "docs" / "pictures" / "rules").rglob("*.*"))
    assert there == {path for path in written if path.suffix == ".svg"}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_have_every_number_and_picture_in_order(write_rules: Any, locale: str) -> None:
    page = write_rules.page(locale)
    assert tuple(re.findall(r"^- \*\*(R\d+\.\d+)\*\*", page, re.MULTILINE)) == RULES
    shown = re.findall(r"!\[(.+)\]\(pictures/rules/(..)/([\w-]+)\.svg\)", page)
    assert {language for _, language, _ in shown} == {locale}
    assert sorted(name for _, _, name in shown) == sorted(
        picture["name"] for picture in write_rules.pictures()
    )
    assert all(len(alt) > 20 for alt, _, _ in shown)


def numbers_written(write_rules: Any, name: str) -> list[str]:
    """What stands in the white boxes of a picture, in order."""
    picture = next(picture for picture in write_rules.pictures() if picture["name"] == name)
    svg = write_rules.drawn(picture, write_rules.texts("en"))
    return re.findall(r'font-size="13" [^>]*>([^<]*)</text>', svg)


def test_points_on_pictures_are_those_of_the_worked_examples(write_rules: Any) -> None:
    """E1: Owl and Alpine Area 8; E2: 9 and 3, then 18; R9.8: four open areas 1 each, their Stork 4."""
    connected = numbers_written(write_rules, "connected")
    assert connected.count("8") == 2
    petting_zoo = numbers_written(write_rules, "petting-zoo")
    assert {"9", "3", "18"} <= set(petting_zoo)
    assert sorted(numbers_written(write_rules, "open-area-points")) == ["1", "1", "1", "1", "4"]


def test_the_picture_of_neighbours_is_true(write_rules: Any) -> None:
    picture = next(picture for picture in write_rules.pictures() if picture["name"] == "neighbours")
    (panel,) = picture["panels"]
    around = NEIGHBOUR[CELL_BY_NAME[panel["mark"][0][0]]]
    assert {CELL_BY_NAME[cell]: word for cell, word in panel["note"].items()} == dict(
        zip(around, DIRECTIONS, strict=True)
    )


def pages_named(project_root: Path) -> list[str]:
    lines = (project_root / "mkdocs.yml").read_text("utf-8").partition("nav:")[2].splitlines()
    return [line.rpartition(": ")[2].strip() for line in lines if line.strip().endswith(".md")]


def test_every_page_is_in_the_navigation_and_there(project_root: Path) -> None:
    docs = project_root / "docs"
    there = {page.relative_to(docs).as_posix() for page in docs.rglob("*.md")}
    assert set(pages_named(project_root)) == there


PUBLIC = ("rules", "catalogue", "views", "records", "players", "search", "observations", "envs", "arena")
OBJECT = re.compile(r"^::: ([\w.]+)\n(?:    options:\n      members: \[(.*)\])?", re.MULTILINE)


def docstrings(source: Path) -> dict[str, str]:
    """What a module's functions and classes say of themselves; compiled ones have forgotten it."""
    if not source.is_file():
        return {}  # a package, whose names come from its modules
    return {
        node.name: ast.get_docstring(node) or ""
        for node in ast.parse(source.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }


@pytest.mark.parametrize("package", PUBLIC)
def test_the_reference_names_what_is_there(project_root: Path, package: str) -> None:
    """What it names exists and says what it is."""
    found = OBJECT.findall((project_root / "docs" / "reference" / f"{package}.md").read_text("utf-8"))
    assert found
    for module, members in found:
        assert module.startswith(f"sanctuary.{package}")
        imported = importlib.import_module(module)
        told = docstrings(project_root / "src" / f"{module.replace('.', '/')}.py")
        for member in members.split(", ") if members else []:
            assert hasattr(imported, member), f"{module}.{member}"
            assert told.get(member, "a constant"), f"{module}.{member}"


@pytest.mark.slow
@pytest.mark.skipif(find_spec("mkdocs") is None, reason="`make docs` installs what builds the site")
def test_the_site_builds_without_warnings_and_fetches_nothing(project_root: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    built = subprocess.run(command, cwd=project_root, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    for page in tmp_path.rglob("*.html"):
        html = page.read_text("utf-8")
        fetched = re.findall(
            r"<(?:script|img|link|iframe)\b[^>]*?(?:src|href)=\"?(?:https?:)?//[^\s\">]+", html
        )
        assert not [one for one in fetched if 'rel="canonical"' not in one], page
        assert str(project_root) not in html, f"{page}: a path of this machine"

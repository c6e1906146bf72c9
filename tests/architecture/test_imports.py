"""The house's order: imports go one way, and no module or function grows past what one reads at a sitting."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "sanctuary"

RULES = {"rules"}
DATA = RULES | {"catalogue"}
SEEN = DATA | {"records", "views"}
THOUGHT = SEEN | {"search", "observations"}
PLAYED = THOUGHT | {"players"}
MAY_IMPORT: dict[str, set[str]] = {
    "extras": set(),
    "rules": set(),
    "catalogue": RULES,
    "records": DATA,
    "views": DATA,
    "search": SEEN,
    "observations": DATA | {"views"},
    "drawing": SEEN,
    "players": THOUGHT | {"extras"},
    "arena": PLAYED | {"text", "extras"},
    "envs": PLAYED | {"drawing", "extras"},
    "tables": PLAYED,
    "text": DATA | {"records"},
    "server": PLAYED | {"tables", "text", "extras"},
    "cli": PLAYED | {"arena", "envs", "tables", "text", "server", "extras"},
    "": set(),  # sanctuary/__init__.py
    "__main__": {"cli"},
}
STANDARD_LIBRARY_ONLY = {"rules", "catalogue", "views", "records"}
MAY_HOLD_THE_STATE = {"rules", "tables", "records", "search", "views", "arena", "observations"}
TABLES_OF_THEIR_OWN = {"envs/game.py", "envs/chance.py", "envs/open_game.py"}
"""Modules of the environments that run a game, seen from everywhere else through views."""
FORBIDDEN_NAMES = {"utils", "util", "helpers", "helper", "manager", "managers", "base", "common", "misc"}
MODULE_LINES = 400
FUNCTION_LINES = 40
LONG_FUNCTIONS: dict[str, str] = {}  # "rules/resolver.py:resolve": "why it cannot be shorter"

MODULES = sorted(path for path in PACKAGE.rglob("*.py") if "static" not in path.parts)


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def room(path: Path) -> str:
    """Return the first folder or, for a module at the top, its name ("" for the package itself)."""
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "" if first == "__init__" else first


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and absolute dotted name of everything imported, each `from` name by itself."""
    inside = ("sanctuary", *path.relative_to(PACKAGE).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            start = inside[: len(inside) - node.level + 1] if node.level else ()
            origin = ".".join([*start, *filter(None, [node.module])])
            for alias in node.names:
                yield node.lineno, f"{origin}.{alias.name}"


def imported_rooms(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and room of each import of our own."""
    for line, dotted in imports(path):
        parts = dotted.split(".")
        if parts[0] == "sanctuary" and len(parts) > 1 and parts[1] in MAY_IMPORT:
            yield line, parts[1]


def body_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Count a function's lines without signature and docstring, which only tell."""
    told = 1 if ast.get_docstring(function) is not None and len(function.body) > 1 else 0
    end = function.end_lineno
    assert end is not None
    return end - function.body[told].lineno + 1


@pytest.mark.parametrize("path", MODULES, ids=name)
class TestModule:
    def test_imports_go_one_way(self, path: Path) -> None:
        here = room(path)
        assert here in MAY_IMPORT, f"say in MAY_IMPORT what {here} may import"
        wrong = [
            f"{name(path)}:{line} imports {there}"
            for line, there in imported_rooms(path)
            if there != here and there not in MAY_IMPORT[here]
        ]
        assert wrong == []

    def test_core_needs_the_standard_library_only(self, path: Path) -> None:
        if room(path) not in STANDARD_LIBRARY_ONLY:
            return
        allowed = sys.stdlib_module_names | {"sanctuary", "mypy_extensions"}
        wrong = [
            f"{name(path)}:{line} imports {dotted}"
            for line, dotted in imports(path)
            if dotted.split(".")[0] not in allowed
        ]
        assert wrong == []

    def test_mypy_extensions_is_for_the_type_checker(self, path: Path) -> None:
        """What is imported only for the checker is never needed by whoever plays."""
        tree = ast.parse(path.read_text("utf-8"))
        guarded = {
            id(inner)
            for node in ast.walk(tree)
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
            for inner in ast.walk(node)
        }
        wrong = [
            f"{name(path)}:{node.lineno}"
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            and node.module == "mypy_extensions"
            and id(node) not in guarded
        ]
        assert wrong == []

    def test_state_stays_where_it_may_be_known(self, path: Path) -> None:
        if room(path) in MAY_HOLD_THE_STATE or name(path) in TABLES_OF_THEIR_OWN:
            return
        wrong = [f"{name(path)}:{line}" for line, dotted in imports(path) if dotted.endswith(".GameState")]
        assert wrong == []

    def test_module_is_short(self, path: Path) -> None:
        lines = len(path.read_text("utf-8").splitlines())
        assert lines <= MODULE_LINES

    def test_functions_are_short(self, path: Path) -> None:
        long = [
            f"{name(path)}:{node.name} has {body_lines(node)} lines"
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            and body_lines(node) > FUNCTION_LINES
            and f"{name(path)}:{node.name}" not in LONG_FUNCTIONS
        ]
        assert long == []

    def test_name_says_what_is_inside(self, path: Path) -> None:
        parts = {part.removesuffix(".py") for part in path.relative_to(PACKAGE).parts}
        assert not parts & FORBIDDEN_NAMES


def test_the_allowed_imports_have_no_cycle() -> None:
    back = [(here, there) for here in MAY_IMPORT for there in MAY_IMPORT[here] if here in MAY_IMPORT[there]]
    assert back == []


def test_something_was_looked_at() -> None:
    assert len(MODULES) > 1

"""Compiling in place: fast where it can be, pure where it cannot, never stale."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import stale_modules

ENGINE = """
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def area(cells: "i64") -> "i64":
    return cells * 3
"""


@pytest.fixture
def checkout(tmp_path: Path, project_root: Path) -> Path:
    """Return a project of one compiled module that is built by our own setup.py."""
    rules = tmp_path / "src" / "sanctuary" / "rules"
    rules.mkdir(parents=True)
    (rules.parent / "__init__.py").write_text('__version__ = "1.0"\n')
    (rules / "__init__.py").touch()
    (rules / "engine.py").write_text(ENGINE)
    (tmp_path / "tools").mkdir()
    for name in ("setup.py", "compiled.txt", "tools/compile.py"):
        shutil.copy(project_root / name, tmp_path / name)
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "sanctuary"\nversion = "1.0"\n[tool.setuptools]\npackage-dir = { "" = "src" }\n'
        'packages = ["sanctuary", "sanctuary.rules"]\n'
    )
    return tmp_path


def run(checkout: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name != "SANCTUARY_PURE"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=checkout,
        env={**inherited, "PYTHONPATH": "src", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def compiled(checkout: Path) -> list[Path]:
    return list((checkout / "src").rglob("*.so"))


@pytest.mark.slow
def test_compiled_in_place_it_runs_without_mypy(checkout: Path) -> None:
    if shutil.which("cc") is None:
        pytest.skip("no C compiler here")
    result = run(checkout, "tools/compile.py")
    assert result.returncode == 0, result.stderr
    (checkout / "src/sanctuary/rules/engine.py").touch()  # written anew, with nothing changed to build
    assert run(checkout, "tools/compile.py").returncode == 0
    assert stale_modules(checkout) == []
    use = (
        "import sys; sys.modules['mypy_extensions'] = None; from sanctuary.rules import engine;"
        "print(engine.area(8), engine.__file__)"
    )
    area, file = run(checkout, "-c", use).stdout.split()
    assert area == "24"
    assert file.endswith(".so")


def test_without_a_compiler_the_checkout_is_pure_and_says_so(checkout: Path) -> None:
    (checkout / "src/sanctuary/rules/engine.so").touch()
    result = run(checkout, "tools/compile.py", PATH=str(checkout), CC="")
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines()[1:] == [
        "Pure Python build, several times slower: no C compiler with Python's headers was found"
    ]
    assert compiled(checkout) == []
    assert run(checkout, "-c", "from sanctuary.rules import engine; print(engine.area(8))").stdout == "24\n"


@pytest.mark.slow
def test_a_compilation_that_breaks_fails_and_leaves_nothing_behind(checkout: Path) -> None:
    if shutil.which("cc") is None:
        pytest.skip("no C compiler here")
    engine = checkout / "src/sanctuary/rules/engine.py"
    engine.write_text(ENGINE.replace("cells * 3", "'three'"))
    (checkout / "src/sanctuary/rules/engine.so").touch()
    result = run(checkout, "tools/compile.py")
    assert result.returncode == 1
    assert "engine.py:9" in result.stderr
    assert compiled(checkout) == []


class TestStaleModules:
    def test_a_source_edited_since_is_found(self, checkout: Path) -> None:
        module = checkout / "src/sanctuary/rules/engine.cpython-311-x86_64-linux-gnu.so"
        module.touch()
        source = module.with_name("engine.py")
        os.utime(source, (1000, 1000))
        assert stale_modules(checkout) == []
        os.utime(module, (999, 999))
        assert stale_modules(checkout) == ["src/sanctuary/rules/engine.cpython-311-x86_64-linux-gnu.so"]

    def test_a_module_whose_source_is_gone_is_found(self, checkout: Path) -> None:
        (checkout / "src/sanctuary/rules/gone.so").touch()
        assert stale_modules(checkout) == ["src/sanctuary/rules/gone.so"]

    def test_the_group_itself_is_looked_at(self, checkout: Path) -> None:
        group = checkout / "src/sanctuary__mypyc.so"
        group.touch()
        os.utime(group, (1000, 1000))
        assert stale_modules(checkout) == ["src/sanctuary__mypyc.so"]


def test_every_compiled_module_imports_without_mypy_extensions(project_root: Path) -> None:
    patterns = (project_root / "compiled.txt").read_text("utf-8").split()
    paths = [
        path.relative_to(project_root / "src") for pattern in patterns for path in project_root.glob(pattern)
    ]
    modules = [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths]
    code = (
        "import importlib, sys; sys.modules['mypy_extensions'] = None\n"
        f"for name in {modules}: importlib.import_module(name)"
    )
    result = run(project_root, "-c", code)
    assert modules
    assert result.returncode == 0, result.stderr


def test_the_pure_tree_is_pure(pure_tree: Path, pure_environment: dict[str, str]) -> None:
    code = "import sanctuary; print(sanctuary.__file__)"
    result = subprocess.run(
        [sys.executable, "-c", code], env=pure_environment, capture_output=True, text=True, check=True
    )
    assert Path(result.stdout.strip()).is_relative_to(pure_tree)
    assert list(pure_tree.rglob("*.so")) == []

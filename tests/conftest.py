"""What every test may ask for, and the promise that no compiled code under test is older than its source."""

import os
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def stale_modules(root: Path) -> list[str]:
    """Name the compiled modules under `root` that do not come from the sources as they are now.

    All compiled modules are one group behind `src/sanctuary__mypyc`, so each must be younger than any source.
    """
    patterns = (root / "compiled.txt").read_text("utf-8").split()
    sources = [path for pattern in patterns for path in root.glob(pattern) if path.name != "__init__.py"]
    known = {path.with_suffix("") for path in sources} | {root / "src" / "sanctuary__mypyc"}
    edited = max((path.stat().st_mtime for path in sources), default=0.0)
    return sorted(
        path.relative_to(root).as_posix()
        for path in (root / "src").rglob("*.so")
        if path.stat().st_mtime < edited or path.with_name(path.name.split(".")[0]) not in known
    )


def pytest_configure() -> None:
    """Refuse to test compiled code that differs from its source."""
    stale = stale_modules(ROOT)
    if stale:
        others = f" and {len(stale) - 1} more" if stale[1:] else ""
        raise pytest.UsageError(f"Compiled code is not its source's; run `make compiled`: {stale[0]}{others}")


@pytest.fixture(scope="session")
def project_root() -> Path:
    """Return the checkout's folder."""
    return ROOT


@pytest.fixture(scope="session")
def pure_tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the package as sources and data: a PYTHONPATH on which nothing is compiled."""
    tree = tmp_path_factory.mktemp("pure")
    leave = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(ROOT / "src" / "sanctuary", tree / "sanctuary", ignore=leave)
    return tree


@pytest.fixture(scope="session")
def pure_environment(pure_tree: Path) -> dict[str, str]:
    """Return the environment in which `sys.executable` runs the package from `pure_tree`."""
    return {**os.environ, "PYTHONPATH": str(pure_tree), "PYTHONDONTWRITEBYTECODE": "1"}


@pytest.fixture(scope="session")
def sanctuary_command() -> Path:
    """Return the installed command `sanctuary`."""
    return Path(sys.executable).with_name("sanctuary")

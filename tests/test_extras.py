"""The core needs nothing but Python; where a part of the rest is missing, it says which extra brings it."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from sanctuary.extras import MODULES, missing, need

ROOT = Path(__file__).parents[1]
ALONE = [
    "envs.game",
    "envs.sanctuary_v0",
    "envs.single",
    "envs.vector",
    "envs.openspiel",
    "arena.plan",
    "arena.run",
    "server.run",
]
NOT_FOR_PLAY = {"docs", "bench", "dev"}
CORE = """
import importlib, pkgutil, sys
sys.path.insert(0, sys.argv[1])
for room in ("rules", "catalogue", "views", "records"):
    package = importlib.import_module(f"sanctuary.{room}")
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
from sanctuary.catalogue import catalogue
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import Options
from sanctuary.views.view import view_for
state = new_game(catalogue().material(1), Options(), "core")
assert view_for(state, state.seat).legal == state.legal != []
print(*sorted({name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names) - {"__main__"}))
"""


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False, timeout=120
    )


def bare(code: str, source: Path = ROOT / "src") -> subprocess.CompletedProcess[str]:
    """Run code in an interpreter that sees no installed package, only a folder of sources."""
    return python("-I", "-S", "-c", code, str(source))


def without(module: str, code: str) -> subprocess.CompletedProcess[str]:
    """Run code where everything is installed but one module."""
    return python("-c", f"import sys; sys.modules[{module!r}] = None\n{code}")


@pytest.mark.parametrize("kind", ["compiled", "pure"])
def test_core_needs_python_alone(kind: str, pure_tree: Path) -> None:
    result = bare(CORE, pure_tree if kind == "pure" else ROOT / "src")
    assert result.returncode == 0, result.stderr
    assert set(result.stdout.split()) - {"sanctuary__mypyc"} == {"sanctuary"}


@pytest.mark.parametrize("module", ALONE)
def test_part_that_misses_its_libraries_names_its_extra(module: str) -> None:
    result = bare(f"import sys; sys.path.insert(0, sys.argv[1]); import sanctuary.{module}")
    assert result.returncode == 1
    extra = module.partition(".")[0]
    last = result.stderr.splitlines()[-1]
    assert last.startswith("ModuleNotFoundError: ")
    assert last.endswith(f" missing: pip install 'sanctuary[{extra}]'")
    assert MODULES[extra][0] in last


def test_openspiel_has_an_extra_of_its_own() -> None:
    result = without("pyspiel", "import sanctuary.envs.openspiel")
    assert result.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: pyspiel missing: pip install 'sanctuary[openspiel]'"
    )


@pytest.mark.parametrize("backend", ["ray", "dask"])
def test_cluster_has_an_extra_of_its_own(backend: str, tmp_path: Path) -> None:
    run = f"from sanctuary.arena.run import run_plan; run_plan(Plan(('random',), 2, 1), Path('{tmp_path}'), "
    result = without(
        backend,
        f"from pathlib import Path; from sanctuary.arena.plan import Plan; {run}backend={backend!r})",
    )
    assert result.stderr.splitlines()[-1].endswith("missing: pip install 'sanctuary[cluster]'")
    command = f"from sanctuary.cli import main; main(['arena', 'run', '{tmp_path}', '--player', 'random', "
    told = without(backend, f"{command}'--backend', '{backend}', '--lang', 'en'])")
    assert told.stderr.endswith("pip install 'sanctuary[cluster]'\n")
    assert "Traceback" not in told.stderr


def test_learned_player_names_its_extra(tmp_path: Path) -> None:
    model = tmp_path / "model.zip"
    model.write_bytes(b"")
    code = f"from sanctuary.players import make_player; make_player('model:{model}')"
    last = without("torch", code).stderr.splitlines()[-1]
    assert last.endswith("pip install 'sanctuary[train]'")
    assert "torch" in last


@pytest.mark.parametrize("command", ["arena run folder --player random", "serve"])
def test_command_names_the_extra_it_misses(command: str) -> None:
    module = {"arena": "polars", "serve": "uvicorn"}[command.split()[0]]
    told = without(module, f"from sanctuary.cli import main; main([*{command.split()!r}, '--lang', 'en'])")
    assert "Traceback" not in told.stderr
    extra = {"polars": "arena", "uvicorn": "server"}[module]
    assert told.stderr.endswith(f"{module}: pip install 'sanctuary[{extra}]'\n")


def test_what_is_there_is_not_missed() -> None:
    assert missing("envs") == []
    need("envs")


def test_every_extra_declares_what_it_is_said_to_bring() -> None:
    """The distribution that a module is from stands in pyproject.toml; looked up where it is installed."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(MODULES) == set(extras) - NOT_FOR_PLAY
    brought = packages_distributions()
    for extra, modules in MODULES.items():
        declared = " ".join(extras[extra]).lower().replace("_", "-").replace(".", "-")
        for module in set(modules) & set(brought):
            names = [name.lower().replace("_", "-").replace(".", "-") for name in brought[module]]
            assert any(name in declared for name in names), f"{module} is not in the extra {extra}"

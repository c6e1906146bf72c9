"""What a person who runs `pip install sanctuary` gets."""

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

BUILT_FROM = (
    "src",
    "locales",
    "setup.py",
    "compiled.txt",
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    "NOTICE",
)
ENVIRONMENT = {**os.environ, "SANCTUARY_PURE": "1"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, project_root: Path) -> Path:
    """Return the wheel built from the source distribution, so that both are known to be whole."""
    source = tmp_path_factory.mktemp("source")
    leave = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    for name in BUILT_FROM:
        if (project_root / name).is_dir():
            shutil.copytree(project_root / name, source / name, symlinks=True, ignore=leave)
        else:
            shutil.copy(project_root / name, source)
    build = "from setuptools import build_meta; build_meta.build_sdist('dist')"
    subprocess.run(
        [sys.executable, "-c", build], cwd=source, env=ENVIRONMENT, check=True, capture_output=True
    )
    (archive,) = (source / "dist").iterdir()
    options = ["--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(source / "wheels")]
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", *options, archive],
        env=ENVIRONMENT,
        check=True,
        capture_output=True,
    )
    (built,) = (source / "wheels").iterdir()
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of commands of a clean environment with nothing but the wheel."""
    home = tmp_path_factory.mktemp("clean")
    venv.create(home, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python")]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", wheel], check=True, capture_output=True)
    return home / "bin"


def test_the_wheel_holds_every_source_and_every_datum(wheel: Path, project_root: Path) -> None:
    package = project_root / "src" / "sanctuary"
    expected = {
        Path("sanctuary", path.relative_to(package)).as_posix()
        for path in package.rglob("*")
        if path.is_file() and path.suffix != ".so" and "__pycache__" not in path.parts
    }
    expected |= {
        Path("sanctuary", path.relative_to(project_root)).as_posix()
        for path in (project_root / "locales").rglob("*.ftl")
    }
    assert expected - set(zipfile.ZipFile(wheel).namelist()) == set()


def test_the_wheel_carries_licence_and_notice(wheel: Path) -> None:
    names = {Path(name).name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/licenses/" in name}
    assert names == {"LICENSE", "NOTICE"}


def test_the_bare_engine_depends_on_nothing(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (metadata,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        lines = archive.read(metadata).decode().splitlines()
    required = [line for line in lines if line.startswith("Requires-Dist:")]
    assert required
    assert [line for line in required if "extra ==" not in line] == []


def run(*command: Path | str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, env={}, capture_output=True, text=True, check=False)


def test_the_command_works_in_a_clean_environment(installed: Path, tmp_path: Path) -> None:
    told = run(installed / "sanctuary", "--version", folder=tmp_path)
    version = run(
        installed / "python", "-c", "import sanctuary; print(sanctuary.__version__)", folder=tmp_path
    ).stdout
    assert (told.stdout, told.stderr, told.returncode) == (f"sanctuary {version}", "", 0)


def test_a_command_that_needs_more_says_what_to_install(installed: Path, tmp_path: Path) -> None:
    result = run(installed / "sanctuary", "play", folder=tmp_path)
    assert result.returncode == 2
    assert result.stderr.endswith("pip install 'sanctuary[play]'\n")
    assert "Traceback" not in result.stderr


def test_the_engine_plays_in_a_clean_environment(installed: Path, tmp_path: Path) -> None:
    """A whole game on the catalogue that the wheel holds: the last legal move each time."""
    code = """
from sanctuary.catalogue import catalogue
from sanctuary.rules.game import apply_move, legal_moves
from sanctuary.rules.scoring import final_scores
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import Options
state = new_game(catalogue().material(1), Options(players=2), "wheel")
while legal := legal_moves(state):
    apply_move(state, legal[-1])
print(len(final_scores(state)))
"""
    result = run(installed / "python", "-c", code, folder=tmp_path)
    assert result.stdout == "2\n", result.stderr

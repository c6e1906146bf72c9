"""Which Python a fresh machine's set-up takes, and what it says where there is none."""

import subprocess
import sys
from pathlib import Path

import pytest

OLD = "#!/bin/sh\nexit 0\n"  # prints nothing, as our question does on a Python before 3.11
WITHOUT_VENV = """#!/bin/sh
case "$2" in
    *sys.executable*) echo "$0" ;;
    *) exit 1 ;;
esac
"""
BROKEN = "#!/bin/sh\necho 'not installed in this version' >&2\nexit 127\n"
GOOD = f"""#!/bin/sh
case "$2" in
    *sys.executable*) echo {sys.executable} ;;
    *) exec {sys.executable} "$@" ;;
esac
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path


def provide(path: Path, **programs: str) -> None:
    for name, text in programs.items():
        program = path / name.replace("_", ".")
        program.write_text(text)
        program.chmod(0o755)


def find(root: Path, path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", root / "tools" / "find-python"],
        env={"PATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_newest_that_works_is_taken(project_root: Path, path: Path) -> None:
    provide(path, python3_13=BROKEN, python3_12=WITHOUT_VENV, python3_11=GOOD, python3=OLD)
    result = find(project_root, path)
    assert (result.stdout, result.stderr, result.returncode) == (f"{sys.executable}\n", "", 0)


def test_without_venv_it_names_the_package_to_install(project_root: Path, path: Path) -> None:
    provide(path, python3_12=WITHOUT_VENV, python3=OLD)
    result = find(project_root, path)
    assert result.returncode == 1
    assert f"{path}/python3.12" in result.stderr
    assert "python3-venv" in result.stderr


@pytest.mark.parametrize("programs", [{}, {"python3": OLD}, {"python3": BROKEN}])
def test_without_any_it_says_what_is_needed(project_root: Path, path: Path, programs: dict[str, str]) -> None:
    provide(path, **programs)
    result = find(project_root, path)
    assert result.returncode == 1
    assert result.stderr.startswith("Sanctuary needs Python 3.11 or newer")

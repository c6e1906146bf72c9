"""The soak in short; `python tools/soak.py --games 100000` is the long one."""

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.slow
def test_soak(project_root: Path) -> None:
    command = [sys.executable, "tools/soak.py", "--games", "150", "--name", "test"]
    run = subprocess.run(command, cwd=project_root, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    first, *others = run.stdout.splitlines()
    assert first.startswith("150 games, ")
    assert first.endswith(", nothing broken")
    endings = {line.partition(":")[0] for line in others}
    assert endings >= {"scored", "solo_lost", *(f"{players} players" for players in range(1, 6))}

"""Runs on a cluster: the rows of a local run, written as they come, and taken up again after kill -9."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sanctuary.arena.results import read_table

SAME = ("games", "seats", "tiles")
SANCTUARY = str(Path(sys.executable).with_name("sanctuary"))
PLAYERS = ["--player", "light", "--player", "greedy:width=2,nodes=20"]
LIBRARIES = {"ray": "ray", "dask": "distributed"}

pytestmark = pytest.mark.slow


def command(folder: Path, backend: str, deals: int) -> list[str]:
    options = ["--deals", str(deals), "--jobs", "2", "--backend", backend]
    return [SANCTUARY, "arena", "run", str(folder), *PLAYERS, *options]


def same_rows(one: Path, other: Path) -> bool:
    return all(read_table(one, name).equals(read_table(other, name)) for name in SAME)


@pytest.mark.parametrize("backend", LIBRARIES)
def test_a_cluster_gives_the_rows_of_a_local_run(backend: str, tmp_path: Path) -> None:
    pytest.importorskip(LIBRARIES[backend], reason="needs requirements/cluster.lock")
    for where in ("local", backend):
        subprocess.run(command(tmp_path / where, where, 30), check=True, capture_output=True, timeout=300)
    assert len(read_table(tmp_path / backend, "games")) == 60
    assert same_rows(tmp_path / "local", tmp_path / backend)


@pytest.mark.parametrize("backend", LIBRARIES)
def test_a_killed_cluster_run_goes_on(backend: str, tmp_path: Path) -> None:
    """Results are there before the run ends, so killing it with -9 loses only what was under way."""
    pytest.importorskip(LIBRARIES[backend], reason="needs requirements/cluster.lock")
    killed = tmp_path / "killed"
    run = subprocess.Popen(
        command(killed, backend, 200),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    until = time.monotonic() + 240
    while not list(killed.glob("part-?????")) and time.monotonic() < until and run.poll() is None:
        time.sleep(0.05)
    os.killpg(run.pid, signal.SIGKILL)
    run.wait()
    done = {part: part.stat().st_mtime_ns for part in killed.glob("part-?????")}
    assert 0 < len(done) < 34
    subprocess.run(command(killed, "local", 200), check=True, capture_output=True, timeout=300)
    subprocess.run(command(tmp_path / "whole", "local", 200), check=True, capture_output=True, timeout=300)
    assert same_rows(killed, tmp_path / "whole")
    assert all(part.stat().st_mtime_ns == written for part, written in done.items())

"""Run a plan: in parallel, on one machine or a cluster, and taken up again where it stopped.

Of players whose budgets are no times all tables but `times` are the same wherever they are played.
"""

from __future__ import annotations

import os
from time import monotonic
from typing import TYPE_CHECKING, Final

import joblib

from sanctuary.arena.play import Rows
from sanctuary.arena.results import clear_unfinished, find_parts, keep_plan, part_folder, write_part
from sanctuary.arena.watch import PATIENCE, GameProcess
from sanctuary.extras import need

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from sanctuary.arena.plan import Game, Plan

BACKENDS: Final = ("local", "ray", "dask")


def run_plan(
    plan: Plan,
    folder: Path,
    jobs: int = 1,
    backend: str = "local",
    patience: int = PATIENCE,
    progress: Callable[[int, int, float], None] | None = None,
) -> None:
    """Play all games of the plan that the folder does not hold yet.

    jobs: processes, -1 for one a core; patience: seconds for one decision, after which the light player takes
    the seat; progress: told the games done, those to be done and the seconds left.
    PlanError when the folder holds another plan's results, ResultsError when some of it cannot be used.
    """
    plan.check()
    keep_plan(plan, folder)
    parts, kept = plan.parts(), set(find_parts(folder))
    waiting = [number for number in range(len(parts)) if part_folder(folder, number) not in kept]
    games = sum(map(len, parts))
    done = games - sum(len(parts[number]) for number in waiting)
    began, first = monotonic(), done
    with joblib.parallel_config(backend=_backend(backend), n_jobs=jobs):
        for number, rows in _play_parts({number: parts[number] for number in waiting}, patience, backend):
            write_part(rows, folder, number)
            done += len(parts[number])
            if progress is not None:
                rate = (done - first) / max(1e-9, monotonic() - began)
                progress(done, games, (games - done) / rate)
    clear_unfinished(folder)


def _play_parts(parts: dict[int, list[Game]], patience: int, backend: str) -> Iterator[tuple[int, Rows]]:
    """The parts as they come; where the backend gives them all at once only, it is asked for a few."""
    runner = os.getpid() if backend == "local" else 0  # a cluster sees to its own processes
    work = [joblib.delayed(play_part)(number, games, patience, runner) for number, games in parts.items()]
    if backend != "ray":
        yield from joblib.Parallel(return_as="generator_unordered")(work)
        return
    few = joblib.effective_n_jobs()
    with joblib.Parallel() as parallel:  # which keeps its actors from call to call
        for start in range(0, len(work), few):
            yield from parallel(work[start : start + few])


def _backend(name: str) -> str:
    """The name joblib knows a backend by; a cluster's is registered first."""
    if name == "ray":
        need("cluster", "ray")
        import ray
        from ray.util.joblib import register_ray

        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if not ray.is_initialized():
            ray.init()  # the cluster that RAY_ADDRESS names, or one on this machine
        register_ray()  # type: ignore[no-untyped-call, unused-ignore]
        return "ray"
    if name == "dask":
        need("cluster", "dask", "distributed")
        from distributed import Client

        # joblib finds the current client.
        Client(processes=True)  # type: ignore[no-untyped-call, unused-ignore]
        return "dask"
    if name == "local":
        return "loky"
    raise ValueError(f"no backend is called {name!r}; there are {', '.join(BACKENDS)}")


def play_part(number: int, games: list[Game], patience: int, runner: int) -> tuple[int, Rows]:
    """Play one part; runs wherever the backend puts it. runner: as of GameProcess."""
    rows = Rows()
    with GameProcess(patience, runner) as process:
        for game in games:
            rows.add(process.play(game))
    return number, rows

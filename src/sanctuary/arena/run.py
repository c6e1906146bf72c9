"""Run a plan: in parallel, on one machine or a cluster, and taken up again where it stopped.

Results stand in a folder: `plan.json`, and `part-00000/` onwards with `games.parquet`, `seats.parquet`,
`tiles.parquet` and `times.parquet`. A part appears whole or not at all, so that a run may be killed at any
moment. Of players whose budgets are no times all tables but the last are the same wherever they are played.
"""

from __future__ import annotations

import os
import shutil
from time import monotonic
from typing import TYPE_CHECKING, Final

import joblib
import polars as pl

from sanctuary.arena.plan import Game, Plan, keep_plan
from sanctuary.arena.play import Rows
from sanctuary.arena.watch import PATIENCE, GameProcess
from sanctuary.extras import need

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

BACKENDS: Final = ("local", "ray", "dask")
PART_GAMES: Final = 20
TABLES: Final = ("games", "seats", "tiles", "times")


def run_plan(
    plan: Plan,
    folder: Path,
    jobs: int = 1,
    backend: str = "local",
    part_games: int = PART_GAMES,
    patience: int = PATIENCE,
    progress: Callable[[int, int, float], None] | None = None,
) -> None:
    """Play all games of the plan that the folder does not hold yet.

    jobs: processes, -1 for one a core; patience: seconds for one decision, after which the light player takes
    the seat; progress: told the games done, those to be done and the seconds left.
    PlanError when the folder holds another plan's results.
    """
    plan.check()
    keep_plan(plan, folder)
    games = plan.games()
    parts = [games[start : start + part_games] for start in range(0, len(games), part_games)]
    waiting = [number for number in range(len(parts)) if not part_folder(folder, number).is_dir()]
    done = len(games) - sum(len(parts[number]) for number in waiting)
    began, first = monotonic(), done
    with joblib.parallel_config(backend=_backend(backend), n_jobs=jobs):
        for number, rows in _play_parts({number: parts[number] for number in waiting}, patience, backend):
            write_part(rows, folder, number)
            done += len(parts[number])
            if progress is not None:
                rate = (done - first) / max(1e-9, monotonic() - began)
                progress(done, len(games), (len(games) - done) / rate)


def _play_parts(parts: dict[int, list[Game]], patience: int, backend: str) -> Iterator[tuple[int, Rows]]:
    """The parts as they come; where the backend gives them all at once only, it is asked for a few."""
    work = [joblib.delayed(play_part)(number, games, patience) for number, games in parts.items()]
    if backend != "ray":
        yield from joblib.Parallel(return_as="generator_unordered")(work)
        return
    few = joblib.effective_n_jobs()
    for start in range(0, len(work), few):
        yield from joblib.Parallel()(work[start : start + few])


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


def play_part(number: int, games: list[Game], patience: int) -> tuple[int, Rows]:
    """Play one part; runs wherever the backend puts it."""
    rows = Rows()
    with GameProcess(patience) as process:
        for game in games:
            rows.add(process.play(game))
    return number, rows


def part_folder(folder: Path, number: int) -> Path:
    """Where a part's tables are."""
    return folder / f"part-{number:05}"


def write_part(rows: Rows, folder: Path, number: int) -> None:
    """Write a part beside its place and move it there in one step."""
    part = part_folder(folder, number)
    unfinished = part.with_suffix(".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir()
    for name in TABLES:
        table = pl.DataFrame(getattr(rows, name), infer_schema_length=None)
        table.write_parquet(unfinished / f"{name}.parquet")
    unfinished.rename(part)


def read_table(folder: Path, name: str) -> pl.DataFrame:
    """One of TABLES, all parts together, in the order of the games. FileNotFoundError where there is none."""
    files = sorted(folder.glob(f"part-?????/{name}.parquet"))
    if not files:
        raise FileNotFoundError(f"{folder} holds no results")
    table = pl.concat([pl.read_parquet(file) for file in files], how="diagonal_relaxed")
    return table.sort("game", maintain_order=True)

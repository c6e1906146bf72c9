"""The folder that a run's results stand in: `plan.json`, and parts of the games, `part-00000/` onwards.

Each part holds `games.parquet`, `seats.parquet`, `tiles.parquet` and `times.parquet`, with the same columns
in every part. It appears whole or not at all, so that a run may be killed at any moment.
"""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Final
from uuid import uuid4

import polars as pl

from sanctuary.arena.plan import Plan, PlanError
from sanctuary.rules.moves import OBJECTIVES

if TYPE_CHECKING:
    from pathlib import Path

    from sanctuary.arena.play import Rows

PLAN_FILE: Final = "plan.json"
PARTS_OF_SCORE: Final = ("animals", "projects", "buildings", "open_areas", "achievements", "markers", "end")
SCHEMAS: Final[dict[str, dict[str, type | pl.DataType]]] = {
    "games": {
        "game": int, "deal": str, "seats": int, "turns": int, "moves": int,
        "outcome": str, "end": str, "tie_broken": bool, "pile_left": int,
        "seen": pl.List(pl.String),
    },
    "seats": {
        "game": int, "deal": str, "seat": int, "order": int, "player": str, "won": float, "points": int,
        **dict.fromkeys(PARTS_OF_SCORE, int),
        "ended_it": bool, "empty": int, "unused_markers": int, "upgrades": int,
        **{f"support_{name}": int for name in OBJECTIVES},
        "failure": str, "failed_turn": int,
    },
    "tiles": {
        "game": int, "seat": int, "player": str, "tile": str, "came": str, "came_turn": int,
        "placed_turn": int, "cell": str, "points": int,
    },
    "times": {"game": int, "seat": int, "player": str, "turn": int, "ms": float, "iterations": int},
}  # fmt: skip
"""The columns of each table."""
TABLES: Final = tuple(SCHEMAS)


class ResultsError(ValueError):
    """Results that cannot be used; the message names the file and what is wrong with it."""


def keep_plan(plan: Plan, folder: Path) -> None:
    """Write the plan into a folder of results. PlanError or ResultsError when it holds others already."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / PLAN_FILE
    if file.exists() or find_parts(folder):
        if read_plan(folder) != plan:
            raise PlanError(f"{folder} holds the results of another plan")
        return
    beside = file.with_name(f"{PLAN_FILE}.{uuid4().hex}.unfinished")
    beside.write_text(plan.to_text(), "utf-8")
    beside.replace(file)


def read_plan(folder: Path) -> Plan:
    """The plan of the results in a folder. ResultsError says why there is none."""
    file = folder / PLAN_FILE
    try:
        return Plan.from_text(file.read_text("utf-8"))
    except FileNotFoundError as error:
        raise ResultsError(f"{file} is missing") from error
    except ValueError as error:  # no plan, or no UTF-8
        raise ResultsError(f"{file}: {error}") from error


def part_folder(folder: Path, number: int) -> Path:
    """Where a part's tables are."""
    return folder / f"part-{number:05}"


def find_parts(folder: Path) -> list[Path]:
    """The parts that are there, in order. ResultsError names a table that one of them lacks."""
    parts = sorted(folder.glob("part-?????"))
    for file in [part / f"{name}.parquet" for part in parts for name in TABLES]:
        if not file.is_file():
            raise ResultsError(f"{file} is missing; without its folder its games are played again")
    return parts


def write_part(rows: Rows, folder: Path, number: int) -> None:
    """Write a part beside its place and move it there in one step; one that is there by now is kept."""
    part = part_folder(folder, number)
    unfinished = folder / f"{part.name}.{uuid4().hex}.unfinished"
    unfinished.mkdir()
    try:
        for name, schema in SCHEMAS.items():
            pl.DataFrame(getattr(rows, name), schema).write_parquet(unfinished / f"{name}.parquet")
        unfinished.rename(part)
    except OSError:
        if not part.is_dir():
            raise
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)


def clear_unfinished(folder: Path) -> None:
    """Take away what killed runs left, once all parts are there."""
    for left in folder.glob("part-*.unfinished"):
        shutil.rmtree(left, ignore_errors=True)


def read_table(folder: Path, name: str) -> pl.DataFrame:
    """One of TABLES, all parts together, in the order of the games.

    FileNotFoundError where there are no parts; ResultsError names a file that cannot be read.
    """
    parts = find_parts(folder)
    if not parts:
        raise FileNotFoundError(f"{folder} holds no results")
    table = pl.concat([_read_file(part / f"{name}.parquet", SCHEMAS[name]) for part in parts])
    return table.sort("game", maintain_order=True)


def _read_file(file: Path, schema: dict[str, type | pl.DataType]) -> pl.DataFrame:
    try:
        return pl.read_parquet(file, columns=list(schema)).cast(pl.Schema(schema))
    except (pl.exceptions.PolarsError, OSError) as error:
        raise ResultsError(f"{file} cannot be read: {error}") from error

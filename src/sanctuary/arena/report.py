"""A run's report: `report.md` and `report.html`, with plots as SVG."""

from __future__ import annotations

import io
import re
from html import escape
from typing import TYPE_CHECKING, Final

import matplotlib as mpl
import polars as pl
from matplotlib.figure import Figure

from sanctuary.arena.figures import Table, all_tables, heat
from sanctuary.arena.results import TABLES, read_plan, read_table
from sanctuary.rules.cells import CELL_NAMES, COLUMN_HEIGHTS, COLUMNS

if TYPE_CHECKING:
    from pathlib import Path

    from sanctuary.arena.plan import Plan

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; } caption { font-weight: bold; text-align: left; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid #ccc; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } svg { max-width: 100%; height: auto; }
"""
TITLE: Final = "Arena report"
PROVISIONAL_SIDE: Final = 2
"""The side of the map whose layout is ours, until the printed one is known (catalogue/data/maps.toml)."""


def write_report(folder: Path) -> list[Path]:
    """Write the report of the results in a folder, beside them.

    FileNotFoundError where there are none; ResultsError names a file among them that cannot be used.
    """
    games, seats, tiles, times = (read_table(folder, name) for name in TABLES)
    about = introduction(read_plan(folder), len(games))
    tables = all_tables(games, seats, tiles, times)
    plots = {"points": points_plot(seats), "turns": length_plot(games), "zoo": heat_plot(heat(tiles))}
    files = [folder / "report.md", folder / "report.html"]
    for name, svg in plots.items():
        (folder / f"{name}.svg").write_text(svg, "utf-8")
        files.append(folder / f"{name}.svg")
    files[0].write_text(as_markdown(about, tables, list(plots)), "utf-8")
    files[1].write_text(as_html(about, tables, plots), "utf-8")
    return files


def introduction(plan: Plan, games: int) -> str:
    """What was played: so many games of the plan."""
    side = f"side {plan.side} of the map{' (provisional)' if plan.side == PROVISIONAL_SIDE else ''}"
    seated = "solo" if plan.seats == 1 else f"{plan.seats} seats"
    planned = plan.deals * len(plan.tables())
    missing = f" of {planned} that are planned" if planned > games else ""
    about = (
        f"{games} games{missing}, {seated}: {', '.join(plan.players)}. "
        f"Seed “{plan.seed}”, {side}; every deal is played in every seating. "
        "Intervals are 95 %, by drawing whole deals again."
    )
    return f"{about} {plan.solo_markers} solo markers." if plan.seats == 1 else about


def as_markdown(about: str, tables: list[Table], plots: list[str]) -> str:
    """The report for a repository; the plots are files beside it."""
    parts = [f"# {TITLE}", _markdown(about)]
    for table in tables:
        rows = [[_markdown(text) for text in row] for row in [table.columns, *table.rows]]
        lines = [" | ".join(row) for row in [rows[0], ["---"] * len(table.columns), *rows[1:]]]
        parts += [f"## {table.title}", "\n".join(f"| {line} |" for line in lines)]
    parts += [f"![{name}]({name}.svg)" for name in plots]
    return "\n\n".join(parts) + "\n"


def _markdown(text: str) -> str:
    """A text whose signs mean nothing in Markdown, on one line."""
    return re.sub(r"([\\`*_<|\[])", r"\\\1", " ".join(text.split()))


def as_html(about: str, tables: list[Table], plots: dict[str, str]) -> str:
    """The report as one page that needs nothing else."""
    parts = [f"<h1>{TITLE}</h1><p>{escape(about)}</p>"]
    for table in tables:
        columns = "".join(f"<th scope='col'>{escape(column)}</th>" for column in table.columns)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in table.rows
        )
        caption = f"<caption>{escape(table.title)}</caption>"
        parts.append(f"<table>{caption}<thead><tr>{columns}</tr></thead><tbody>{body}</tbody></table>")
    parts += [f"<figure>{svg[svg.index('<svg') :]}</figure>" for svg in plots.values()]
    head = f"<meta charset='utf-8'><title>{TITLE}</title><style>{STYLE}</style>"
    return f"<!doctype html><html lang='en'>{head}{''.join(parts)}</html>\n"


def points_plot(seats: pl.DataFrame) -> str:
    """Final points of each player as steps."""
    figure = Figure(figsize=(8, 4), layout="constrained")
    axes = figure.subplots()
    for player in sorted(seats["player"].unique()):
        points = seats.filter(pl.col("player") == player)["points"].to_list()
        axes.hist(points, bins=range(0, 261, 10), histtype="step", density=True, label=_plain(player))
    axes.set_xlabel("points at the end")
    axes.set_ylabel("part of games, a point")
    axes.legend()
    return _svg(figure)


def _plain(text: str) -> str:
    """A text as Matplotlib shows it sign by sign, with no formula in it."""
    return text.replace("$", r"\$")


def length_plot(games: pl.DataFrame) -> str:
    """How long games last."""
    figure = Figure(figsize=(8, 3), layout="constrained")
    axes = figure.subplots()
    turns = (games["turns"] / games["seats"]).to_list()
    axes.hist(
        turns, bins=[0.5 + turn for turn in range(int(max(turns)) + 2)], density=True, color="tab:olive"
    )
    axes.set_xlabel("turns of each player")
    axes.set_ylabel("part of games")
    return _svg(figure)


def heat_plot(parts: dict[str, float]) -> str:
    """How much of all face-up tiles lies on each cell."""
    figure = Figure(figsize=(7, 4.5), layout="constrained")
    axes = figure.subplots()
    xs, ys, values = [], [], []
    for name in CELL_NAMES:
        column = COLUMNS.index(name[0])
        xs.append(1.5 * column)
        ys.append(1.732 * (int(name[1]) - (0.5 if COLUMN_HEIGHTS[column] == 4 else 0.0)))
        values.append(100 * parts.get(name, 0.0))
        axes.text(xs[-1], ys[-1], f"{name}\n{values[-1]:.1f}", ha="center", va="center")
    axes.scatter(xs, ys, c=values, s=2600, marker="H", cmap="YlGn", vmin=0, vmax=2 * max(values))
    axes.set_aspect("equal")
    axes.margins(0.12)
    axes.set_axis_off()
    axes.set_title("Where tiles lie at the end (% of all)")
    return _svg(figure)


def _svg(figure: Figure) -> str:
    """The figure as SVG, the same bytes for the same figures."""
    buffer = io.StringIO()
    with mpl.rc_context({"svg.hashsalt": "sanctuary"}):
        figure.savefig(buffer, format="svg", metadata={"Date": None})
    return buffer.getvalue()

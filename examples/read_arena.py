"""Figures of your own from an arena's Parquet tables, by SQL.

    sanctuary arena run results --player medium --player easy --deals 50
    python examples/read_arena.py results

The tables: games, seats (a row for each seat of each game), tiles (for each tile that came to a hand), times.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import polars as pl

QUESTIONS = {
    "Who wins, and where the points come from": """
        SELECT player, COUNT(*) AS seats, AVG(won) AS won, AVG(points) AS points, AVG(animals) AS animals,
               AVG(projects) AS projects, AVG(buildings) AS buildings, AVG(achievements) AS achievements
        FROM seats GROUP BY player ORDER BY won DESC
    """,
    "How games end": """
        SELECT "end", COUNT(*) AS games, AVG(turns) AS turns, AVG(pile_left) AS pile_left
        FROM games GROUP BY "end" ORDER BY games DESC
    """,
    "Tiles whose owners win most often, of those placed at least ten times": """
        SELECT tiles.tile, COUNT(*) AS placed, AVG(tiles.points) AS points, AVG(seats.won) AS won
        FROM tiles JOIN seats ON tiles.game = seats.game AND tiles.seat = seats.seat
        WHERE tiles.cell IS NOT NULL
        GROUP BY tiles.tile HAVING COUNT(*) >= 10 ORDER BY won DESC, placed DESC LIMIT 10
    """,
}


def main() -> None:
    """Print the answers to the questions."""
    parser = argparse.ArgumentParser(description="Figures of your own from an arena's Parquet tables.")
    parser.add_argument("folder", type=Path, help="of an arena run")
    folder = parser.parse_args().folder
    if not any(folder.glob("part-*/games.parquet")):
        parser.error(f"{folder} holds no results of an arena run")
    tables = {
        name: pl.scan_parquet(folder / "part-*" / f"{name}.parquet", missing_columns="insert")
        for name in ("games", "seats", "tiles")
    }
    with pl.SQLContext(tables) as database, pl.Config(tbl_hide_dataframe_shape=True, tbl_cols=-1):
        for question, query in QUESTIONS.items():
            print(question, database.execute(query, eager=True), sep="\n", end="\n\n")


if __name__ == "__main__":
    main()

"""Reports: that a player's text is shown as it is and breaks nothing."""

from __future__ import annotations

import re

import polars as pl

from sanctuary.arena.figures import Table
from sanctuary.arena.report import as_html, as_markdown, points_plot

PLAYER = "cmd:sh -c 'cat <b>x | $tr * $x_y [1]' \\ `a`"
TABLE = Table("Strength", ["player", "because"], [[PLAYER, "two\nlines"]])


def test_a_players_text_breaks_no_table_of_the_markdown() -> None:
    text = as_markdown(f"2 games: {PLAYER}.", [TABLE], [])
    shown = r"cmd:sh -c 'cat \<b>x \| $tr \* $x\_y \[1]' \\ \`a\`"
    assert f"2 games: {shown}." in text
    row = text.splitlines()[-1]
    assert row == f"| {shown} | two lines |"
    assert len(re.findall(r"(?<!\\)\|", row)) == 3


def test_a_players_text_is_no_html() -> None:
    page = as_html(f"2 games: {PLAYER}.", [TABLE], {"points": "<svg></svg>"})
    assert "<b>" not in page
    assert page.count("&lt;b&gt;x | $tr") == 2


def test_a_players_text_is_no_formula_of_a_plot() -> None:
    player = r"cmd:tr $\nothing$ <b>"
    plot = points_plot(pl.DataFrame({"player": [player], "points": [90]}))
    assert r"cmd:tr $\nothing$ &lt;b&gt;" in plot
    assert "<b>" not in plot

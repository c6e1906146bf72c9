"""Write the page of observations and moves from the layout itself: `python -m tools.write_observation`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sanctuary.catalogue import catalogue
from sanctuary.observations.layout import COMMON, COMMON_SIZE, SEAT, SEAT_SIZE, VERSION, observation_size
from sanctuary.records import notation_of
from sanctuary.rules.cells import CELL_NAMES
from sanctuary.rules.decisions import FRAME_KINDS
from sanctuary.rules.effects import EFFECTS, KINDS
from sanctuary.rules.moves import CARDS, MOVE_COUNT, OBJECTIVES, RANGES
from sanctuary.rules.setup import MAX_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sanctuary.observations.layout import Element

PAGE: Final = Path(__file__).parent.parent / "docs" / "researchers" / "observation.md"
HEAD: Final = f"""# Observations and moves

What an agent sees is a row of bytes, the same in every environment: what one seat may know (R11.1) and
nothing else. This is layout {VERSION}. A layout never changes; a new element makes a new one.
`python -m tools.write_observation` writes this page from `sanctuary.observations.layout`.

```python
from sanctuary.envs import sanctuary_v0
from sanctuary.observations.layout import observation_layout

env = sanctuary_v0.env(players=2)
env.reset(seed=1)
seen = env.observe("player_0")
parts = {{
    element.name: seen["observation"][element.offset : element.offset + element.size].reshape(element.shape)
    for element in observation_layout(players=2)
}}
assert parts["pile"][0] == 129  # tiles left in the pile
assert parts["seat0.hand"].sum() == parts["seat0.hand_size"][0]
assert parts["seat1.hand"].sum() == 0  # another seat's hand is hidden
assert env.action_space("player_0").n == {MOVE_COUNT}
```

First comes what belongs to no seat, {COMMON_SIZE} numbers, then a block of {SEAT_SIZE} for each seat: the
viewer's own as `seat0`, then the others in turn order. Every number is 0 to the highest value given; what
would be above 255 is written as 255. `sanctuary.envs.spaces.scaled` divides each by its highest value, which
makes numbers from 0 to 1.
"""
COLUMNS: Final = ("name", "at", "shape", "highest", "meaning", "rule")
NUMBERED: Final[dict[str, tuple[str, ...]]] = {
    "Decisions (`decision`)": FRAME_KINDS,
    "Kinds (`kind_cells`)": KINDS[:-1],
    "Effects (`effects_waiting`); the turn's own steps follow them": EFFECTS,
    "Objectives": tuple(OBJECTIVES),
    "Action cards": CARDS,
    "Cells": CELL_NAMES,
}
MEANINGS: Final = {
    "tile": "the tile: to place, discard, keep, move, cover",
    "cell": "the cell: to place on, to cover",
    "gain": "use an action card to gain tiles",
    "play": "use an action card to play tiles",
    "card": "the action card to move to slot 1, or to turn to side II",
    "effect": "carry out an effect, or leave it with `done`",
    "objective": "support an objective",
    "marker": "with the achievement marker of 2, 3, 4 or 5 icons",
    "upgrade": "use an upgrade marker",
    "done": "no more, or none",
}
RULE_OF: Final = {
    "tile": "R4.1, R5, R6", "cell": "R2.2, R6.1", "gain": "R5.1, R5.3", "play": "R5.2, R5.4",
    "card": "R6.15, R8.4", "effect": "R6.5", "objective": "R8.1", "marker": "R8.1", "upgrade": "R8.4",
    "done": "R6.5",
}  # fmt: skip


def page() -> str:
    """The page as Markdown."""
    sizes = [[str(players), str(observation_size(players))] for players in range(1, MAX_PLAYERS + 1)]
    lines = [HEAD, *table(("players", "numbers in all"), sizes)]
    lines += ["", "## What belongs to no seat", "", *elements(COMMON)]
    lines += ["", "## What belongs to a seat", "", "Counted from the beginning of its block.", ""]
    lines += elements(SEAT)
    lines += ["", "## What the numbers within an element stand for", ""]
    lines.append("Tiles have the numbers of their moves below, counted from 0.")
    for title, names in NUMBERED.items():
        lines += ["", f"**{title}:** {', '.join(f'{number} {name}' for number, name in enumerate(names))}"]
    lines += ["", "## Moves", ""]
    lines.append(f"A move is a number below {MOVE_COUNT} and names a thing, never a place in a list.")
    lines += ["", *table(("moves", "of", "words", "meaning", "rule"), ranges())]
    return "\n".join(lines) + "\n"


def elements(block: tuple[Element, ...]) -> list[str]:
    """The table of a block's elements."""
    rows = []
    for one in block:
        shape = " × ".join(map(str, one.shape))
        rows.append([f"`{one.name}`", str(one.offset), shape, str(one.high), one.meaning, one.rule])
    return table(COLUMNS, rows)


def ranges() -> list[list[str]]:
    """A row for each range of moves."""
    words = notation_of(catalogue()).words
    ends = [start for _, start in RANGES[1:]] + [MOVE_COUNT]
    rows = []
    for (name, start), end in zip(RANGES, ends, strict=True):
        numbers = f"{start}–{end - 1}" if end - start > 1 else str(start)
        shown = f"`{words[start]}` … `{words[end - 1]}`" if end - start > 1 else f"`{words[start]}`"
        rows.append([numbers, name, shown, MEANINGS[name], RULE_OF[name]])
    return rows


def table(columns: Iterable[str], rows: list[list[str]]) -> list[str]:
    """A table in Markdown."""
    head = list(columns)
    return [f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows)]


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

"""Play the golden games anew and write them, also the example of docs/formats.

`PYTHONPATH=tests .venv/bin/python -m golden.write`

Only when rules or catalogue changed on purpose, and with a note in CHANGELOG.md that says so.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

from sanctuary.catalogue import catalogue
from sanctuary.players import make_player
from sanctuary.records import Record, read_game, record_to_json, seal, write_game
from sanctuary.rules import RULES_VERSION
from sanctuary.rules.decisions import current
from sanctuary.rules.game import apply_move
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import Options
from sanctuary.views.view import view_for

FOLDER = Path(__file__).parent
DOCS = FOLDER.parents[1] / "docs" / "formats"
GAMES = {
    "1-solo": (Options(players=1), "greedy"),
    "1-solo-12-markers-side-2": (Options(players=1, side=2, solo_markers=12), "random"),
    "2-players": (Options(players=2), "greedy"),
    "2-players-short-side-2": (Options(players=2, side=2, short=True), "greedy"),
    "2-players-other-readings": (
        Options(pair_on_relocate=True, covered_arrows_bind=True, marker_supply=4, confirm_turn=True),
        "random",
    ),
    "3-players": (Options(players=3), "greedy"),
    "4-players-side-2": (Options(players=4, side=2), "random"),
    "5-players": (Options(players=5), "random"),
}
"""Options of each game, and who plays all its seats."""


def played(name: str, options: Options, player: str) -> Record:
    """The sealed record of a game."""
    state = new_game(catalogue().material(options.side), options, name)
    players = [make_player(f"{player}:seed={seat}") for seat in range(options.players)]
    moves = []
    while not state.is_over():
        seat = state.seat
        move = players[seat].choose(view_for(state, seat), current(state))
        moves.append(move)
        apply_move(state, move)
    names = [player] * options.players
    record = Record(options, moves, catalogue().fingerprint, seed=name, seats=names)
    return seal(record, catalogue())


def replace_example(page: str, kind: str, text: str) -> None:
    """Put a text in place of an example of docs/formats."""
    path = DOCS / page
    pattern = re.compile(rf"(<!-- example: {kind} -->\n```\w+\n).*?(```)", re.DOTALL)
    page_text = pattern.sub(lambda found: f"{found[1]}{text}{found[2]}", path.read_text("utf-8"))
    path.write_text(page_text, "utf-8")


def write_examples() -> None:
    """Seal the example's moves anew, for rules and catalogue as they are now."""
    page = (DOCS / "notation.md").read_text("utf-8")
    game = re.search(r"<!-- example: game -->\n```\w+\n(.*?)```", page, re.DOTALL)
    assert game
    old = read_game(game[1], catalogue())
    record = seal(replace(old, rules=RULES_VERSION, fingerprint=catalogue().fingerprint), catalogue())
    replace_example("notation.md", "game", write_game(record, catalogue()))
    items = record_to_json(record, catalogue()).items()
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in items]
    replace_example("record.md", "record", "{\n" + ",\n".join(map(wrapped, lines)) + "\n}\n")


def wrapped(line: str) -> str:
    """A line of JSON broken after commas, at most 118 letters a line."""
    broken = ""
    width = 0
    for part in line.split(", "):
        if width and width + len(part) > 116:
            broken += ",\n    " + part
            width = 4 + len(part)
        else:
            broken += (", " if width else "") + part
            width += 2 + len(part)
    return broken


if __name__ == "__main__":
    write_examples()
    for name, (options, player) in GAMES.items():
        text = write_game(played(name, options, player), catalogue())
        (FOLDER / f"{name}.sgn").write_text(text, "utf-8", newline="\n")

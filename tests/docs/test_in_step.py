"""The pages on files, protocol and programs say what schemas, models and numbering say."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
from fastapi import FastAPI

from players.games import start
from sanctuary.catalogue import catalogue
from sanctuary.records import move_to_word
from sanctuary.rules.decisions import FRAME_KINDS
from sanctuary.rules.moves import MOVE_COUNT, range_of
from sanctuary.server.messages import socket
from sanctuary.server.routes import analysis, games, lobby, server
from sanctuary.views.json import view_to_json
from sanctuary.views.view import view_for

DOCS = Path(__file__).parents[2] / "docs"
Table = list[list[str]]


def tables(page: str) -> list[Table]:
    """The cells of each table of a page, heads and rules left out."""
    found: list[Table] = [[]]
    for line in [*(DOCS / page).read_text("utf-8").splitlines(), ""]:
        if line.startswith("|"):
            found[-1].append([cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
        elif found[-1]:
            found.append([])
    return [table[2:] for table in found if table]


def first_words(table: Table) -> set[str]:
    """What stands as code in the first column."""
    return {word for row in table for word in re.findall(r"`([^`]+)`", row[0])}


def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("sanctuary.records") / "schemas" / f"{name}.json").read_text())
    return found


@pytest.mark.parametrize("name", ["position", "record", "state"])
def test_the_keys_of_a_file_are_those_of_its_schema(name: str) -> None:
    assert first_words(tables(f"formats/{name}.md")[0]) == set(schema(name)["properties"])


def test_the_keys_of_a_seat_and_a_frame_are_those_of_the_state() -> None:
    state, position = schema("state"), schema("position")
    _, seat, frames = tables("formats/state.md")
    shared = set(position["properties"]) - {"side", "place"}
    assert first_words(seat) | shared == set(state["$defs"]["seat"]["properties"])
    assert first_words(frames) == set(FRAME_KINDS)


def routes() -> dict[str, dict[str, Any]]:
    """Each request under /api, such as "GET /tables/ID", and what OpenAPI says of it."""
    app = FastAPI()
    for module in (server, lobby, games, analysis):
        app.include_router(module.router)
    names = {"{table}": "ID", "{seat}": "N", "{ply}": "PLY"}
    found: dict[str, dict[str, Any]] = {}
    for path, methods in app.openapi()["paths"].items():
        for parameter, name in names.items():
            path = path.replace(parameter, name)
        found |= {f"{method.upper()} {path}": about for method, about in methods.items()}
    return found


def named_shapes(about: object) -> set[str]:
    return set(re.findall(r"#/components/schemas/(\w+)", json.dumps(about)))


def test_the_protocol_names_every_request_with_its_shapes() -> None:
    (table, *_) = tables("protocol.md")
    told = {row[0].strip("`"): set(re.findall(r"`([A-Z]\w+)`", row[1])) for row in table}
    known = routes()
    assert set(told) == set(known)
    for request, shapes in told.items():
        about = known[request]
        answers = [about["responses"].get(status) for status in ("200", "201", "202")]
        real = named_shapes([about.get("requestBody", {}), *answers])
        assert shapes == real, request


def kinds_of(union: object) -> set[str]:
    models = get_args(get_args(union)[0])
    return {str(model.model_fields["kind"].annotation.__args__[0]) for model in models}


@pytest.mark.parametrize("union", [socket.ClientMessage, socket.ServerMessage], ids=["client", "server"])
def test_the_protocol_names_every_message(union: object) -> None:
    page = (DOCS / "protocol.md").read_text("utf-8")
    assert [kind for kind in sorted(kinds_of(union)) if f"`{kind}`" not in page] == []


def test_a_program_is_told_what_its_page_says() -> None:
    state = start("told")
    told, *_ = tables("outside-players.md")
    assert first_words(told) == {"protocol", "seed", "ms", *view_to_json(view_for(state, 0))}
    zoo = view_to_json(view_for(state, 0))["zoos"]
    page = (DOCS / "outside-players.md").read_text("utf-8").partition("A zoo has")[2].partition("## ")[0]
    assert isinstance(zoo, list)
    assert [key for key in zoo[0] if f"`{key}`" not in page] == []


def test_the_numbers_of_the_moves_are_those_of_its_page() -> None:
    _, table = tables("outside-players.md")
    kinds = {"a tile": "tile", "a cell": "cell", "gain with a card": "gain", "play with a card": "play"}
    kinds |= {"a card": "card", "an effect": "effect", "an objective": "objective"}
    kinds |= {"an achievement marker": "marker", "an upgrade marker": "upgrade", "done": "done"}
    told: dict[int, str] = {}
    for numbers, kind, _ in table:
        first, _, last = numbers.partition("–")
        told |= dict.fromkeys(range(int(first), int(last or first) + 1), kinds[kind])
    assert told == {move: range_of(move)[0] for move in range(MOVE_COUNT)}


@pytest.mark.parametrize(
    ("move", "word"),
    [
        (0, "A001"),
        (69, "A070"),
        (70, "P071"),
        (134, "B135"),
        (135, "a1"),
        (158, "g3"),
        (159, "gain projects"),
        (166, "play water"),
        (205, "support africa"),
        (214, "support reptile"),
        (215, "marker 2"),
        (218, "marker 5"),
        (219, "upgrade 1"),
        (223, "done"),
    ],
)
def test_moves_mean_what_the_page_says(move: int, word: str) -> None:
    assert move_to_word(move, catalogue()) == word

"""Servers that are killed: nothing that was answered is lost, nothing is done twice."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, text

from sanctuary.catalogue import catalogue
from sanctuary.records import replay
from sanctuary.records.state_json import digest
from sanctuary.tables import archive, entries
from sanctuary.tables.hall import Hall
from sanctuary.tables.store.store import Store
from server.serving import Client, Json, Made, Served, served

if TYPE_CHECKING:
    from pathlib import Path

GAMES = 25
"""Games on each database: 50 in all."""


def answered_moves(
    client: Client, made: Made, choose: random.Random, until: float
) -> dict[str, tuple[int, int]]:
    """Play for a person until a moment; the requests that were answered, with version and move."""
    done: dict[str, tuple[int, int]] = {}
    while time.monotonic() < until:
        client.reach_choice()
        if client.is_over:
            break
        move = choose.choice(client.update["legal"])["move"]
        request = f"request-{made.id}-{len(done)}-{choose.getrandbits(40)}"
        answer = client.ask("move", request=request, move=move)
        if answer["kind"] == "accepted":
            done[request] = (answer["version"], move)
            client.reach(answer["version"])
    return done


@pytest.mark.slow
def test_killed_at_random_points_of_bot_games(database_url: str, tmp_path: Path) -> None:
    """Games of bots, with a person in some, over three servers that are killed and one that ends them."""
    choose = random.Random(7)
    answered: dict[str, dict[str, tuple[int, int]]] = {}
    made: list[Made] = []
    for life in range(4):
        with served(database_url, tmp_path, bot_processes="2") as server:
            if not made:
                made = [deal(server, number) for number in range(GAMES)]
            for table in made[:3]:
                client = table.client(0, server=server)
                until = time.monotonic() + 0.3
                answered.setdefault(table.id, {}).update(answered_moves(client, table, choose, until))
                client.close()
            if life < 3:
                time.sleep(choose.uniform(0.2, 1.0))
                server.kill()
            else:
                for table in made[:3]:
                    hand_to_bot(server, table)
                finish(server, made)
    store = Store(database_url)
    hall = Hall(store, catalogue())
    for table in made:
        found = store.entries(table.id)
        assert [entry.sequence for entry in found] == list(range(1, len(found) + 1))
        requests = [entry.request for entry in found if entry.request]
        assert len(set(requests)) == len(requests)
        by_request = {entry.request: entry for entry in found}
        for request, (version, move) in answered.get(table.id, {}).items():
            assert (by_request[request].sequence, by_request[request].move) == (version, move)
        with hall.game(table.id) as game:
            assert game.state.is_over()
            record = archive.record_of(game, catalogue(), names=False)
            assert digest(replay(record, catalogue())) == digest(game.state)
            assert len(game.line.moves) == sum(entry.kind == entries.MOVE for entry in found)
    store.close()


def deal(server: Served, number: int) -> Made:
    """Make a table of one or two bots: a person makes it and leaves it to a bot, but for the first three."""
    made = server.make("me", *["random"] * (number % 5 == 0))
    if number >= 3:
        hand_to_bot(server, made)
    return made


def hand_to_bot(server: Served, made: Made) -> None:
    client = made.client(0, server=server)
    while not client.is_over:
        answer = client.ask("hand_to_bot", bot="random")
        if answer["kind"] != "stale":
            break
        client.receive()
    client.close()


def finish(server: Served, made: list[Made]) -> None:
    """Wait until every game is over; bots that a killed server left are found by the sweep."""
    end = time.monotonic() + 120
    for table in made:
        while table.get("", server=server).json()["status"] != "finished":
            assert time.monotonic() < end, server.log.read_text("utf-8")[-3000:]
            time.sleep(0.1)


def as_watched(zoo: Json) -> Json:
    """What a spectator sees of a zoo while the game is on: no hand, and open areas face down."""
    told = {name: value for name, value in zoo.items() if name not in ("hand", "cells")}
    cells = {
        cell: lying if lying["kind"] == "tile" else {"kind": "open"} for cell, lying in zoo["cells"].items()
    }
    return {**told, "cells": cells}


class TestOtherCode:
    """The server comes back with other rules or data; the games are as they were."""

    @pytest.fixture
    def aged(self, database_url: str, tmp_path: Path) -> tuple[str, str, str]:
        """Return a database with a running and a finished game, both of an older version, and their ids."""
        with served(database_url, tmp_path) as server:
            running, over = server.make("me", "me"), server.make("me", "random")
            client = running.client(0, 1)
            for _ in range(5):
                client.send(kind="look", seat=client.update["decision"]["seat"])
                client.reach_choice()
                client.play()
            hand_to_bot(server, over)
            finish(server, [over])
            watched = {table.id: table.client().update["board"] for table in (running, over)}
        engine = create_engine(database_url)
        with engine.begin() as connection:
            connection.execute(text("UPDATE games SET rules_version = 0"))
        engine.dispose()
        self.secrets = running.secrets
        self.watched = watched
        return database_url, running.id, over.id

    def test_it_says_which_and_changes_nothing(self, aged: tuple[str, str, str], tmp_path: Path) -> None:
        url, running, over = aged
        store = Store(url)
        before = [store.entries(table) for table in (running, over)]
        with served(url, tmp_path) as server:
            for table, status in ((running, "playing"), (over, "finished")):
                info = server.http.get(f"/api/tables/{table}").json()
                assert (info["playable"], info["rules_version"], info["status"]) == (False, 0, status)
                seen = Client(server, table, []).update["last_seen"]
                zoos = self.watched[table]["zoos"]
                assert [as_watched(zoo) for zoo in seen["zoos"]] == [as_watched(zoo) for zoo in zoos]
                assert not any("hand" in zoo for zoo in seen["zoos"])
            client = Client(server, running, [self.secrets[0]])
            assert "board" not in client.update
            answer = client.ask("move", seat=0, move=client.version)
            assert (answer["kind"], answer["reason"]) == ("refused", "other-version")
            refused = server.http.get(f"/api/tables/{over}/record")
            assert (refused.status_code, refused.json()["reason"]) == (409, "other-version")
            time.sleep(1)  # the sweep leaves them alone
        assert [store.entries(table) for table in (running, over)] == before
        store.close()

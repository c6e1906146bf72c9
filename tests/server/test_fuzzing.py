"""Nonsense over HTTP and sockets: never a 500, never a word about our insides, and nobody else notices."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from server.serving import PATIENCE, Client, Made, Served, open_socket

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)
INSIDES = ("Traceback", "sqlalchemy", "sqlite", "/src/", 'File "', "pydantic")


@pytest.fixture
def game(server: Served) -> tuple[Made, Client, Client]:
    """Return a table under way, whose two people play on after each piece of nonsense."""
    made = server.make("me", "me")
    return made, made.client(0), made.client(1)


def goes_on(game: tuple[Made, Client, Client]) -> None:
    """A move is made at the other table as if nothing had been."""
    _, *clients = game
    if any(client.is_over for client in clients):
        return
    version = max(client.version for client in clients)
    for client in clients:
        client.reach(version)
    acting = next(client for client in clients if client.update["legal"])
    answer = acting.play(version)
    assert answer["kind"] == "accepted"
    for client in clients:
        client.reach(answer["version"])


def test_http_from_its_own_description(server: Served, game: tuple[Made, Client, Client]) -> None:
    """Every operation, with what its description allows and with what it does not."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=15,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        def nonsense(case: Any) -> None:
            answer = case.call()
            assert not any(word in answer.text for word in INSIDES), answer.text
            case.validate_response(answer, checks=CHECKS)

        nonsense()
        tried += 1
    assert tried >= 17
    goes_on(game)


@pytest.mark.parametrize("table", ["nosuchtable1", "..", "%00", "x" * 3000])
def test_paths_and_bodies_that_are_nothing(server: Served, table: str) -> None:
    for path in ("", "/view", "/record?format=xml", "/at/-1", "/at/9999999999999999999", "/seats/x/claim"):
        for method in ("GET", "POST", "PUT", "PATCH"):
            answer = server.http.request(method, f"/api/tables/{table}{path}", content=b"\xff\x00{")
            assert 400 <= answer.status_code < 500 or answer.status_code == 503
            assert not any(word in answer.text for word in INSIDES)


JUNK = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
        max_leaves=12,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {
            "kind": st.sampled_from(
                ["move", "undo", "redo", "cancel", "ask_undo", "answer", "hand_to_bot", "take_back", "hello"]
            ),
            "request": st.text(max_size=70),
            "seat": st.integers(-2, 9),
            "version": st.integers(-2, 2**70),
            "move": st.integers(-2, 2**70),
            "to": st.integers(-2, 2**70) | st.none(),
            "bot": st.text(max_size=10),
            "agree": st.booleans(),
        }
    ).map(json.dumps),
)


def conversation(server: Served, made: Made, seat: int | None, frames: list[str | bytes]) -> None:
    """Say things on a socket until all is said or the server closes it, for a reason of ours."""
    with open_socket(server, made.id) as socket:
        code = 0
        try:
            if seat is not None:
                socket.send(json.dumps({"kind": "hello", "secrets": [made.secrets[seat]]}))
            for frame in frames:
                socket.send(frame)
            socket.send(json.dumps({"kind": "ping"}))
            listen(socket)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else -1
        assert code in (0, 1008, 1009, 1007)


def listen(socket: ClientConnection) -> None:
    """Receive up to the pong; nothing that comes tells of our insides."""
    while True:
        text = socket.recv(PATIENCE)
        assert isinstance(text, str)
        assert not any(word in text for word in INSIDES)
        answer = json.loads(text)
        assert answer["kind"] in ("update", "problem", "refused", "stale", "accepted", "pong")
        assert answer.get("reason") != "internal"
        if answer["kind"] == "pong":
            return


def test_junk_on_sockets(server: Served, game: tuple[Made, Client, Client]) -> None:
    made = server.make("me", "me")

    @given(st.none() | st.just(0), st.lists(JUNK, min_size=1, max_size=8))
    @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def junk(seat: int | None, frames: list[str | bytes]) -> None:
        conversation(server, made, seat, frames)

    junk()
    assert made.get("").json()["version"] == 0, "nonsense moves nothing"
    goes_on(game)


@pytest.mark.parametrize(
    "frames",
    [
        ["x" * 5000],
        ["{" * 4000],
        ["[" * 4000],
        ['{"kind": "ping"}' + " " * 100_000],
        [b"\x00" * 4000],
        ['{"kind": "ping"}'] * 11_000,
    ],
    ids=["large", "braces", "brackets", "huge", "bytes", "flood"],
)
def test_large_frames_and_floods(
    server: Served, game: tuple[Made, Client, Client], frames: list[str | bytes]
) -> None:
    conversation(server, server.make("me"), 0, frames)
    goes_on(game)


def test_silence_is_ended(server: Served, game: tuple[Made, Client, Client]) -> None:
    """Many sockets that say nothing do not keep others out; they are closed after a while."""
    made = server.make("me")
    with open_socket(server, made.id) as socket:
        assert json.loads(socket.recv(PATIENCE))["reason"] == "bad-message"
        with pytest.raises(ConnectionClosed, match="1008"):
            socket.recv(PATIENCE)
    goes_on(game)


def test_a_client_that_does_not_read_holds_nobody_up(server: Served) -> None:
    made = server.make("me", "me")
    deaf = Client(server, made.id, [made.secrets[0]], max_queue=1)
    clients = [made.client(0), made.client(1)]
    choose = random.Random(3)
    for _ in range(60):
        version = max(client.version for client in clients)
        for client in clients:
            client.reach(version)
        acting = next((client for client in clients if client.update["legal"]), None)
        if acting is None:
            break
        answer = acting.play(choose.randrange(99))
        for client in clients:
            client.reach(answer["version"])
    deaf.reach(clients[0].version)

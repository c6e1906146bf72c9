"""Hints over the socket: for whoever asks and nobody else, in one's own time, and never in secret."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from server.serving import served
from tables.databases import empty_database

if TYPE_CHECKING:
    from pathlib import Path

    from server.serving import Client, Served


def hints_of(client: Client, request: str) -> dict[str, Any]:
    """Receive until the hints of a request have come."""
    while True:
        message = client.receive()
        if message["kind"] == "hints" and message["request"] == request:
            return message


def take_hints(client: Client) -> list[dict[str, Any]]:
    answer = client.ask("hint")
    assert answer["kind"] == "accepted", answer
    client.reach(answer["version"])
    hints: list[dict[str, Any]] = hints_of(client, answer["request"])["hints"]
    return hints


def reach_many_options(client: Client) -> None:
    """Play until there is much to choose from."""
    client.reach_choice()
    while len(client.update["legal"]) < 4:
        client.play()
        client.reach_choice()


def acting_of(*clients: Client) -> Client:
    version = max(client.version for client in clients)
    for client in clients:
        client.reach(version)
    return next(client for client in clients if client.update["legal"])


def test_hints_are_moves_with_reasons(server: Served) -> None:
    client = server.make("me", "random").client(0)
    reach_many_options(client)
    assert client.update["controls"]["hint"]
    hints = take_hints(client)
    legal = {move["move"] for move in client.update["legal"]}
    assert len(hints) == 3
    for hint in hints:
        assert hint["move"] in legal
        assert 0 <= hint["chance"] <= 1
        assert [step["id"].partition("-w")[0] for step in hint["steps"]] == ["hint", "hint"]
        assert hint["why"][-1]["id"] in ("hint-why", "hint-why-nothing")


def test_others_learn_that_a_hint_was_taken_and_nothing_of_it(server: Served) -> None:
    made = server.make("me", "me", hints=True)
    clients = [made.client(0), made.client(1), made.client()]
    acting = acting_of(*clients)
    assert take_hints(acting)
    seat = acting.update["seat"]
    for other in clients:
        if other is acting:
            continue
        other.reach(acting.version)
        assert other.events[-1]["kind"] == "hint_taken"
        assert other.events[-1]["seat"] == seat
        assert [each["hints"] for each in other.update["table"]["seats"]][seat] == 1
        assert not [frame for frame in other.frames if json.loads(frame)["kind"] == "hints"]


def test_one_decision_counts_once(server: Served) -> None:
    client = server.make("me", "random").client(0)
    client.reach_choice()
    take_hints(client)
    version = client.version
    take_hints(client)
    assert client.version == version
    assert client.update["table"]["seats"][0]["hints"] == 1


def test_moves_go_on_while_hints_are_thought_out(tmp_path: Path) -> None:
    """A hint that takes long delays neither its own seat nor another table."""
    with served(empty_database("sqlite", tmp_path), tmp_path, hint_seconds="20") as slow:
        client = slow.make("me", "random").client(0)
        reach_many_options(client)
        client.reach(client.ask("hint")["version"])
        other = slow.make("me", "easy").client(0)
        for _ in range(5):
            for each in (client, other):
                each.reach_choice()
                assert each.play()["kind"] == "accepted"
        kinds = [json.loads(frame)["kind"] for frame in client.frames + other.frames]
        assert "hints" not in kinds


@pytest.mark.parametrize(
    ("seats", "allowed"),
    [(("me",), True), (("me", "easy", "easy"), True), (("me", "me"), False), (("me", "open"), False)],
)
def test_the_default_goes_by_who_plays(server: Served, seats: tuple[str, ...], allowed: bool) -> None:
    made = server.make(*seats)
    assert made.get().json()["table"]["hints"] is allowed
    assert server.make(*seats, hints=not allowed).get().json()["table"]["hints"] is not allowed


class TestRefusals:
    def test_where_hints_are_off(self, server: Served) -> None:
        client = server.make("me", "random", hints=False).client(0)
        client.reach_choice()
        assert not client.update["controls"]["hint"]
        assert client.ask("hint")["reason"] == "hints-off"

    def test_another_seat(self, server: Served) -> None:
        made = server.make("me", "me", hints=True)
        clients = [made.client(0), made.client(1)]
        acting = acting_of(*clients)
        waiting = clients[1 - clients.index(acting)]
        assert waiting.ask("hint")["reason"] == "not-your-turn"
        assert waiting.ask("hint", seat=acting.update["seat"])["reason"] == "unknown-seat"

    def test_too_many(self, tmp_path: Path) -> None:
        with served(empty_database("sqlite", tmp_path), tmp_path, hints_per_minute="2") as strict:
            client = strict.make("me", "random").client(0)
            client.reach_choice()
            answers = [client.ask("hint") for _ in range(4)]
            assert [answer["kind"] for answer in answers[:2]] == ["accepted", "accepted"]
            assert {answer.get("reason") for answer in answers[2:]} == {"too-many"}

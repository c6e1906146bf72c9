"""Games over real sockets: answers, races, reconnecting, and the other processes."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from server.serving import Client, Made, Served, new_request, served

if TYPE_CHECKING:
    from pathlib import Path


def acting(*clients: Client) -> Client:
    """Return the client whose seat has to decide, all of them up to date."""
    while True:
        version = max(client.version for client in clients)
        for client in clients:
            client.reach(version)
        if any(client.version > version for client in clients):
            continue  # a bot has moved meanwhile
        for client in clients:
            if client.update["legal"] or client.is_over:
                return client
        clients[0].receive()  # a bot has to decide


def play_out(clients: list[Client], choose: random.Random, moves: int = 10_000) -> int:
    """Play on to the end; the number of moves made."""
    made = 0
    while made < moves and not clients[0].is_over:
        client = acting(*clients)
        if client.is_over:
            break
        answer = client.play(choose.randrange(1000))
        assert answer["kind"] == "accepted", answer
        for other in clients:
            other.reach(answer["version"])
        made += 1
    return made


def same_for_all(clients: list[Client]) -> None:
    """What is public is the same for everybody."""
    boards = []
    for client in clients:
        board = dict(client.update["board"])
        board["zoos"] = [
            {key: value for key, value in zoo.items() if key not in ("hand", "cells")}
            for zoo in board["zoos"]
        ]
        boards.append(board)
    assert all(board == boards[0] for board in boards)


def test_a_whole_game_of_two_people_and_a_spectator(server: Served) -> None:
    made = server.make("me", "me")
    clients = [made.client(0), made.client(1), made.client()]
    play_out(clients[:2], random.Random(1))
    clients[2].reach(clients[0].version)
    same_for_all(clients)
    update = clients[2].update
    assert update["table"]["status"] == "finished"
    assert update["board"]["result"]["winners"] == update["table"]["winners"]
    assert all("hand" in zoo for zoo in update["board"]["zoos"]), "hands are open after the end"
    assert [event["kind"] for event in update["events"]][-1] == "game_over"


def test_events_add_up_to_those_of_a_newcomer(server: Served) -> None:
    made = server.make("me", "me")
    clients = [made.client(0), made.client(1)]
    play_out(clients, random.Random(2), 80)
    for seat, client in enumerate(clients):
        assert client.events == made.client(seat).events
        assert len(client.events) > 80


def test_the_answer_comes_before_the_update(server: Served) -> None:
    made = server.make("me")
    client = made.client(0)
    for _ in range(20):
        before = len(client.frames)
        answer = client.ask("move", move=client.update["legal"][0]["move"])
        assert len(client.frames) == before + 1, "nothing came between"
        client.reach(answer["version"])


def test_a_repeated_request_is_done_once(server: Served) -> None:
    made = server.make("me", "me")
    clients = [made.client(0), made.client(1)]
    client = acting(*clients)
    move = {"move": client.update["legal"][0]["move"], "version": 0}
    first = client.ask("move", request="request-1", **move)
    again = client.ask("move", request="request-1", **move)
    assert first == again == {"kind": "accepted", "request": "request-1", "version": 1}
    client.close()
    later = made.client(client.update["seat"])
    assert later.ask("move", request="request-1", **move) == first
    assert later.version == 1


def test_a_stale_request_is_not_done_and_the_client_catches_up(server: Served) -> None:
    made = server.make("me", "me")
    one = made.client(0)
    other = made.client(0)
    client = acting(one, made.client(1))
    answer = client.play()
    client.reach(answer["version"])
    old = client.ask(
        "move", version=0, move=client.update["legal"][0]["move"] if client.update["legal"] else 0
    )
    assert (old["kind"], old["version"]) == ("stale", 1)
    client.receive()
    assert client.version == 1
    other.reach(1)


def test_an_illegal_move_is_refused_with_its_rule(server: Served) -> None:
    made = server.make("me")
    client = made.client(0)
    legal = {move["move"] for move in client.update["legal"]}
    for move in range(0, 250, 7):
        if move not in legal:
            answer = client.ask("move", move=move)
            assert answer["kind"] == "refused"
            assert answer["sentence"]["id"].startswith("reason-")
    assert client.version == 0


def test_undo_after_a_draw_is_refused(server: Served) -> None:
    made = server.make("me")
    client = made.client(0)
    while not any(event["kind"] == "drew" for event in client.events):
        choices = [place for place, move in enumerate(client.update["legal"]) if move["kind"] == "gain"]
        client.play(choices[-1] if choices else 0)
        if client.update["controls"]["undo"]:
            client.reach(client.ask("undo")["version"])
            client.reach(client.ask("redo")["version"])
    answer = client.ask("undo")
    assert answer["kind"] == "refused"
    assert answer["reason"] in ("undo-information", "undo-turn")


def test_reconnecting_at_every_kind_of_prompt(server: Served) -> None:
    """Both sides leave at each new kind of decision and are back where they were."""
    made = server.make("me", "me")
    clients = [made.client(0), made.client(1)]
    choose = random.Random(4)
    seen: set[str] = set()
    while not clients[0].is_over and len(seen) < 14:
        client = acting(*clients)
        kind = client.update["decision"]["kind"]
        if kind not in seen:
            seen.add(kind)
            before = [dict(client.update) for client in clients]
            events = [list(client.events) for client in clients]
            for client in clients:
                client.close()
            clients = [made.client(0), made.client(1)]
            for old, new, told in zip(before, clients, events, strict=True):
                now = dict(new.update)
                for update in (old, now):
                    del update["events"], update["since"]
                assert now == old
                assert new.events == told
            client = acting(*clients)
        answer = client.play(choose.randrange(1000))
        for other in clients:
            other.reach(answer["version"])
    assert {"take", "act", "play", "place", "confirm", "discard"} <= seen


def test_a_hot_seat_sees_one_hand_at_a_time(server: Served) -> None:
    made = server.make("me", "me")
    client = made.client(0, 1)
    assert client.update["table"]["my_seats"] == [0, 1]
    for _ in range(60):
        acting_seat = client.update["decision"]["seat"]
        if client.update["seat"] != acting_seat:
            assert client.update["legal"] == []
            client.send(kind="look", seat=acting_seat)
            client.until(lambda seat=acting_seat: client.update["seat"] == seat)
        hands = [zoo.get("hand") for zoo in client.update["board"]["zoos"]]
        sizes = [zoo["hand_size"] for zoo in client.update["board"]["zoos"]]
        assert hands[1 - acting_seat] is None or sizes[1 - acting_seat] == 0
        client.play(3)


def test_resync_sends_everything_after_a_version(server: Served) -> None:
    made = server.make("me")
    client = made.client(0)
    for _ in range(6):
        client.play()
    client.send(kind="resync", after=4)
    message = client.receive()
    assert message["since"] == 4
    assert {event["sequence"] for event in message["events"]} <= {5, 6}


def test_two_processes_play_one_game(postgres_url: str, tmp_path: Path) -> None:
    """Seats at different processes; a spectator at each. Each hears of the other's moves."""
    with served(postgres_url, tmp_path) as one, served(postgres_url, tmp_path) as two:
        made = one.make("me", "me", "random")
        clients = [made.client(0), made.client(1, server=two)]
        watchers = [made.client(), made.client(server=two)]
        play_out(clients, random.Random(5), 60)
        acting(*clients, *watchers)
        same_for_all([*clients, *watchers])
        assert watchers[0].events == watchers[1].events


def test_a_lost_race_between_processes(postgres_url: str, tmp_path: Path) -> None:
    """One seat at two processes sends different moves for the same version: one is accepted."""
    with served(postgres_url, tmp_path) as one, served(postgres_url, tmp_path) as two:
        made = one.make("me")
        here, there = made.client(0), made.client(0, server=two)
        for _ in range(25):
            version = here.version
            requests = {}
            for client in (here, there):
                legal = client.update["legal"]
                requests[client] = new_request()
                client.send(
                    kind="move", request=requests[client], seat=0, version=version, move=legal[0]["move"]
                )
            answers = [wait_for(client, requests[client]) for client in (here, there)]
            assert sorted(str(answer["kind"]) for answer in answers) == ["accepted", "stale"]
            assert {answer["version"] for answer in answers} == {version + 1}
            for client in (here, there):
                client.reach(version + 1)


def wait_for(client: Client, request: str) -> dict[str, object]:
    while True:
        message = client.receive()
        if message.get("request") == request:
            return message


@pytest.mark.parametrize("kill", [False, True])
def test_a_restart_mid_turn(database_url: str, tmp_path: Path, kill: bool) -> None:
    """A client connects to the next process as if nothing had been."""
    with served(database_url, tmp_path) as first:
        made = first.make("me", "random")
        client = made.client(0)
        for _ in range(25):
            client.reach_choice()
            client.play(1)
        client.reach_choice()
        before = client.update
        (first.kill if kill else first.stop)()
    with served(database_url, tmp_path) as second:
        again = made.client(0, server=second)
        assert again.update["board"] == before["board"]
        assert again.update["legal"] == before["legal"]
        assert again.play()["kind"] == "accepted"
        assert made.get("", 0, server=second).json()["my_seats"] == [0]


def test_hands_are_open_to_spectators_only_where_the_table_says_so(server: Served) -> None:
    for is_open in (False, True):
        made = server.make("me", "me", open_hands=is_open)
        client, watcher = made.client(0, 1), made.client()
        for _ in range(4):
            client.send(kind="look", seat=client.update["decision"]["seat"])
            client.reach_choice()
            client.play()
        watcher.reach(client.version)
        hands = [zoo["hand"] for zoo in watcher.update["board"]["zoos"] if "hand" in zoo and zoo["hand_size"]]
        assert bool(hands) == is_open
        assert watcher.update["table"]["table"]["open_hands"] == is_open
        assert watcher.update["legal"] == []


def test_a_claimed_seat_begins_the_game(server: Served) -> None:
    made = server.make("me", "open", listed=True)
    first = made.client(0)
    assert first.update["table"]["status"] == "waiting"
    assert first.update["legal"] == []
    listed = server.http.get("/api/tables").json()["tables"]
    assert made.id in [table["id"] for table in listed]
    answer = server.http.post(f"/api/tables/{made.id}/seats/1/claim", json={"name": "Bo"})
    assert answer.status_code == 200
    claimed = Made(server, answer.json())
    second = claimed.client(1)
    first.reach(1)
    assert first.update["table"]["status"] == "playing"
    assert second.update["seat"] == 1
    play_out([first, second], random.Random(1), 5)

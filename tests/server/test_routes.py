"""The REST interface: who may do what, and what is said to those who may not."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from sanctuary.catalogue import catalogue
from sanctuary.tables.hall import new_secret
from server.serving import Client, Made, Served, served
from tables.databases import empty_database

if TYPE_CHECKING:
    from pathlib import Path

STRANGERS: list[dict[str, str]] = [
    {},
    {"Sanctuary-Seat": new_secret()},
    {"Sanctuary-Seat": "x"},
    {"Sanctuary-Seat": ",".join([new_secret()] * 6)},
    {"Cookie": "sanctuary_device=someone.signature"},
]


def stranger(server: Served) -> httpx.Client:
    """Return a client that the server does not know."""
    return httpx.Client(base_url=server.url, timeout=60)


def said(answer: httpx.Response) -> tuple[int, str]:
    """Return status and reason of a refusal, which must say nothing else."""
    body = answer.json()
    assert body.keys() == {"kind", "reason", "sentence"}, body
    assert body["kind"] == "problem"
    return answer.status_code, body["reason"]


@pytest.fixture(scope="module")
def finished(server: Served) -> Made:
    """Return a finished table of one person and a bot."""
    made = server.make("me", "random")
    client = made.client(0)
    while not client.is_over:
        client.reach_choice()
        if not client.is_over:
            client.play(2)
    client.close()
    return made


def play_on(client: Client) -> None:
    """Let bots play both seats to the end."""
    for seat in (0, 1):
        while client.ask("hand_to_bot", seat=seat, bot="random")["kind"] == "stale":
            client.receive()
    client.until(lambda: client.is_over)
    client.close()


class TestWithoutTheSecret:
    """Every route and message that does something for a seat, asked by those who do not hold it."""

    @pytest.mark.parametrize("headers", STRANGERS)
    def test_routes(self, server: Served, finished: Made, headers: dict[str, str]) -> None:
        made = server.make("me", "open")
        with stranger(server) as other:
            for table, path, body in (
                (made, "/seats/1/bot", {"bot": "random"}),
                (made, "/seats/0/link", {}),
                (made, "/seats/0/link", {"revoke": True}),
                (finished, "/rematch", {}),
            ):
                answer = other.post(f"/api/tables/{table.id}{path}", json=body, headers=headers)
                assert said(answer) == (403, "wrong-secret")
            answer = other.get(f"/api/tables/{made.id}/view?seat=0", headers=headers)
            assert said(answer) == (403, "wrong-secret")
            answer = other.get(f"/api/tables/{made.id}/at/0?seat=0", headers=headers)
            assert said(answer) == (403, "wrong-secret")
        assert made.get("").json()["version"] == 0
        assert made.get("", 0).status_code == 200

    def test_another_tables_secret_is_none(self, server: Served) -> None:
        made, other = server.make("me"), server.make("me")
        headers = {"Sanctuary-Seat": other.secrets[0]}
        with stranger(server) as client:
            for path in ("", "/view", "/at/0"):
                answer = client.get(f"/api/tables/{made.id}{path}", headers=headers)
                assert said(answer) == (403, "wrong-secret")

    def test_messages(self, server: Served) -> None:
        made = server.make("me", "me", undo="free")
        first = made.client(0, 1)
        watcher, neighbour = made.client(), made.client(1)
        for client in (watcher, neighbour):
            for kind, fields in (
                ("move", {"move": first.update["board"]["ply"]}),
                *((kind, {}) for kind in ("undo", "redo", "cancel", "take_back")),
                ("ask_undo", {"to": 0}),
                ("answer", {"agree": True}),
                ("hand_to_bot", {"bot": "random"}),
            ):
                answer = client.ask(kind, seat=0, **fields)
                assert (answer["kind"], answer["reason"]) == ("refused", "unknown-seat")
        watcher.send(kind="look", seat=0)
        assert watcher.receive()["reason"] == "unknown-seat"
        assert first.version == made.get("").json()["version"] == 0

    @pytest.mark.parametrize("secret", [new_secret(), "A" * 20], ids=["another", "simple"])
    def test_hello(self, server: Served, secret: str) -> None:
        made = server.make("me")
        with pytest.raises(Exception, match="4403"):
            Client(server, made.id, [secret])


class TestSeats:
    def test_a_link_opens_the_seat_on_another_device(self, server: Served) -> None:
        made = server.make("me")
        answer = server.http.post(
            f"/api/tables/{made.id}/seats/0/link", json={}, headers={"Sanctuary-Seat": made.secrets[0]}
        )
        fresh = answer.json()["secret"]
        assert fresh != made.secrets[0]
        assert Client(server, made.id, [fresh]).update["seat"] == 0
        assert made.client(0).update["seat"] == 0, "the old one goes on"

    def test_the_device_that_lost_its_secret_gets_another(self, server: Served) -> None:
        made = server.make("me")
        mine = server.http.get("/api/tables/mine").json()["tables"]
        assert [table["my_seats"] for table in mine if table["id"] == made.id] == [[0]]
        answer = server.http.post(f"/api/tables/{made.id}/seats/0/link", json={})
        assert Client(server, made.id, [answer.json()["secret"]]).update["seat"] == 0

    def test_handing_over_ends_the_old_secrets_at_once(self, server: Served) -> None:
        made = server.make("me")
        old = made.client(0)
        answer = server.http.post(
            f"/api/tables/{made.id}/seats/0/link",
            json={"revoke": True},
            headers={"Sanctuary-Seat": made.secrets[0]},
        )
        with pytest.raises(Exception, match="4403"):
            old.until(lambda: False)
        assert said(made.get("/view", 0)) == (403, "wrong-secret")
        assert Client(server, made.id, [answer.json()["secret"]]).update["seat"] == 0

    def test_a_seat_that_is_not_there(self, server: Served) -> None:
        made = server.make("me", "open")
        answer = server.http.post(f"/api/tables/{made.id}/seats/4/claim", json={"name": "Bo"})
        assert said(answer) == (404, "unknown-seat")
        answer = server.http.post(f"/api/tables/{made.id}/seats/0/claim", json={"name": "Bo"})
        assert said(answer) == (409, "seat-taken")

    def test_names_are_kept_as_they_are(self, server: Served) -> None:
        made = server.make("me", "open")
        name = "Ő <b>&amp; Zoë"
        answer = server.http.post(f"/api/tables/{made.id}/seats/1/claim", json={"name": f" {name} "})
        assert answer.json()["table"]["seats"][1]["name"] == name

    @pytest.mark.parametrize("name", ["Bo\u0000", "\u202eoB", "\u200b\u200b", "Bo\u2066", "B" * 25, "  "])
    def test_names_that_cannot_be_shown_are_refused(self, server: Served, name: str) -> None:
        made = server.make("me", "open")
        answer = server.http.post(f"/api/tables/{made.id}/seats/1/claim", json={"name": name})
        assert said(answer) == (422, "bad-message")
        assert made.get("").json()["version"] == 0


class TestLeaving:
    def mine(self, client: httpx.Client) -> list[str]:
        """Return the tables on the device's list."""
        return [table["id"] for table in client.get("/api/tables/mine").json()["tables"]]

    def make(self, client: httpx.Client, *kinds: str) -> tuple[str, list[str]]:
        """Make a table from a device; its id and the secrets."""
        seats = [{"kind": "bot", "bot": "random"} if kind == "bot" else {"kind": kind} for kind in kinds]
        made = client.post("/api/tables", json={"seats": seats}).json()
        return made["table"]["id"], [key["secret"] for key in made["keys"]]

    def test_a_bot_plays_on_and_the_link_stays_good(self, server: Served) -> None:
        with stranger(server) as client:
            table, [secret] = self.make(client, "me", "bot")
            assert client.post(f"/api/tables/{table}/leave").status_code == 204
            assert self.mine(client) == []
            seat = client.get(f"/api/tables/{table}").json()["seats"][0]
            assert seat["substitute"]
            again = Client(server, table, [secret])
            assert again.update["seat"] == 0
            again.until(lambda: again.is_over)

    def test_a_table_where_nobody_else_waits_is_no_more(self, server: Served) -> None:
        with stranger(server) as client:
            table, [secret] = self.make(client, "me", "open")
            watcher = Client(server, table, [])
            assert client.post(f"/api/tables/{table}/leave").status_code == 204
            assert said(client.get(f"/api/tables/{table}")) == (404, "unknown-table")
            with pytest.raises(Exception, match="4404"):
                watcher.until(lambda: False)
            with pytest.raises(Exception, match="4404"):
                Client(server, table, [secret])

    def test_others_who_wait_keep_their_table(self, server: Served) -> None:
        with stranger(server) as client, stranger(server) as friend:
            table, _ = self.make(client, "me", "open", "open")
            friend.post(f"/api/tables/{table}/seats/1/claim", json={"name": "Bo"})
            assert client.post(f"/api/tables/{table}/leave").status_code == 204
            assert self.mine(client) == []
            assert self.mine(friend) == [table]

    @pytest.mark.parametrize("headers", STRANGERS)
    def test_only_who_sits_there_can_leave(self, server: Served, headers: dict[str, str]) -> None:
        made = server.make("me", "open")
        with stranger(server) as other:
            answer = other.post(f"/api/tables/{made.id}/leave", headers=headers)
            assert said(answer) == (403, "wrong-secret")
        assert made.get("").json()["status"] == "waiting"

    def test_leaving_makes_room_for_another_table(self, database_url: str, tmp_path: Path) -> None:
        with served(database_url, tmp_path, tables_per_device="1") as server, stranger(server) as client:
            table, _ = self.make(client, "me", "open")
            seats = {"seats": [{"kind": "me"}, {"kind": "open"}]}
            assert said(client.post("/api/tables", json=seats)) == (429, "too-many-tables")
            client.post(f"/api/tables/{table}/leave")
            assert client.post("/api/tables", json=seats).status_code == 201


class TestAfterTheEnd:
    def test_a_rematch_keeps_the_seats_of_those_who_played(self, server: Served) -> None:
        made = server.make("me", "open")
        with stranger(server) as friend:
            taken = friend.post(f"/api/tables/{made.id}/seats/1/claim", json={"name": "Bo"}).json()
            secret = taken["keys"][0]["secret"]
            made.secrets[1] = secret
            play_on(made.client(0, 1))
            headers = {"Sanctuary-Seat": made.secrets[0]}
            again = server.http.post(f"/api/tables/{made.id}/rematch", headers=headers).json()["table"]["id"]
            claim = f"/api/tables/{again}/seats/1/claim"
            with stranger(server) as other:
                for asked in ({"name": "Eve"}, {"name": "Eve", "before": made.secrets[0]}):
                    assert said(other.post(claim, json=asked)) == (409, "seat-kept")
                elsewhere = other.post(claim, json={"name": "Bo", "before": secret})
                assert elsewhere.status_code == 200
            assert said(friend.post(claim, json={"name": "Bo"})) == (409, "seat-taken")

    def test_the_device_is_enough_for_a_rematch(self, server: Served) -> None:
        made = server.make("me", "open")
        with stranger(server) as friend:
            taken = friend.post(f"/api/tables/{made.id}/seats/1/claim", json={"name": "Bo"}).json()
            made.secrets[1] = taken["keys"][0]["secret"]
            play_on(made.client(0, 1))
            headers = {"Sanctuary-Seat": made.secrets[0]}
            again = server.http.post(f"/api/tables/{made.id}/rematch", headers=headers).json()["table"]["id"]
            claimed = friend.post(f"/api/tables/{again}/seats/1/claim", json={"name": "Bo"})
            assert claimed.status_code == 200
            assert claimed.json()["table"]["status"] == "playing"

    def test_a_rematch_is_one_table(self, server: Served, finished: Made) -> None:
        headers = {"Sanctuary-Seat": finished.secrets[0]}
        first = server.http.post(f"/api/tables/{finished.id}/rematch", headers=headers).json()
        again = server.http.post(f"/api/tables/{finished.id}/rematch", headers=headers).json()
        assert first["table"]["id"] == again["table"]["id"] != finished.id
        assert [key["seat"] for key in first["keys"]] == [0]
        assert again["keys"] == []
        assert finished.get("").json()["rematch"] == first["table"]["id"]

    def test_a_fork_is_played_on(self, server: Served, finished: Made) -> None:
        fork = {"ply": 20, "seat": 1, "bot": "random", "name": "Cy"}
        answer = server.http.post(f"/api/tables/{finished.id}/fork", json=fork)
        assert answer.status_code == 201
        made = Made(server, answer.json())
        client = made.client(1)
        client.reach_choice()
        assert client.update["board"]["ply"] >= 20
        assert client.play()["kind"] == "accepted"
        assert made.get("").json()["origin"] == {"kind": "fork", "table": finished.id, "ply": 20}

    def test_nothing_is_told_while_the_game_runs(self, server: Served) -> None:
        made = server.make("me", "me")
        for path in ("/record", "/record?format=notation", "/history"):
            assert said(made.get(path, 0)) == (409, "not-finished")
        assert said(made.get("/at/0?seat=open", 0)) == (403, "wrong-secret")
        assert said(made.get("/at/0?seat=1", 0)) == (403, "wrong-secret")
        fork = {"ply": 0, "bot": "random"}
        assert said(server.http.post(f"/api/tables/{made.id}/fork", json=fork)) == (409, "not-finished")


@pytest.mark.parametrize(
    "seats",
    [
        [],
        [{"kind": "me"}] * 6,
        [{"kind": "me", "bot": "random"}],
        [{"kind": "bot"}],
        [{"kind": "me", "name": "x" * 25}],
        [{"kind": "me", "name": "  "}],
    ],
)
def test_impossible_tables(server: Served, seats: list[dict[str, str]]) -> None:
    assert said(server.http.post("/api/tables", json={"seats": seats})) == (422, "bad-message")


def test_tables_that_make_no_sense(server: Served) -> None:
    def asked(*seats: dict[str, str], **more: Any) -> tuple[int, str]:
        return said(server.http.post("/api/tables", json={"seats": seats, **more}))

    assert asked({"kind": "bot", "bot": "random"}) == (422, "no-person")
    assert asked({"kind": "me"}, {"kind": "bot", "bot": "mcts:weights=x"}) == (422, "unknown-bot")
    assert asked({"kind": "me"}, {"kind": "open"}, seed="x") == (422, "seed-not-alone")


def test_unknown_addresses(server: Served) -> None:
    assert said(server.http.get("/api/tables/nosuchtable1")) == (404, "unknown-table")
    assert said(server.http.get("/api/nothing")) == (404, "not-found")
    assert said(server.http.delete("/api/tables")) == (405, "bad-message")


class TestGuard:
    def test_headers(self, server: Served) -> None:
        for path in ("/api/health", "/api/nothing", "/api/tables"):
            headers = server.http.get(path).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cache-control"] == "no-store"
            assert "server" not in headers

    def test_cookies_are_out_of_reach(self, server: Served) -> None:
        with stranger(server) as other:
            cookie = other.post("/api/tables", json={"seats": [{"kind": "me"}]}).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie

    def test_other_origins_are_refused(self, server: Served) -> None:
        body = {"seats": [{"kind": "me"}]}
        for origin, good in ((server.url, True), ("http://evil.example", False), ("null", False)):
            answer = server.http.post("/api/tables", json=body, headers={"Origin": origin})
            assert answer.status_code == (201 if good else 403)

    def test_large_bodies_are_refused(self, server: Served) -> None:
        assert said(server.http.post("/api/records", content=b"x" * 300_000))[1] == "too-large"

        def endless() -> Any:
            for _ in range(300):
                yield b"x" * 1000

        assert said(server.http.post("/api/records", content=endless()))[1] == "too-large"

    def test_a_record_that_is_none(self, server: Served) -> None:
        headers = {"Content-Type": "text/plain"}
        for content in ("", "{}", "no record", json.dumps([1])):
            answer = server.http.post("/api/records", content=content, headers=headers)
            assert answer.status_code == 422
            assert "Traceback" not in answer.text

    def test_what_is_wrong_with_a_record_is_a_sentence_in_a_sentence(self, server: Served) -> None:
        """So that a browser says all of it in its reader's language."""
        headers = {"Content-Type": "text/plain"}
        table = {
            "format": 1, "rules": 1, "catalogue": catalogue().fingerprint, "options": {"players": 2},
            "seed": "a", "moves": ["c1"],
        }  # fmt: skip
        answer = server.http.post("/api/records", content=json.dumps(table), headers=headers)
        found = answer.json()["sentence"]
        assert found["id"] == "refusal-bad-record"
        place = found["args"]["problem"]
        assert (place["id"], place["args"]["where"]) == ("problem-at", "moves[0]")
        illegal = place["args"]["problem"]
        assert (illegal["id"], illegal["args"]["move"]) == ("problem-illegal", '"c1"')
        assert illegal["args"]["reason"] == {"id": "reason-other-decision", "args": {}}
        assert illegal["args"]["legal"].startswith("take ")


def test_limits(tmp_path: Path) -> None:
    """A server with narrow limits: tables per device, requests a minute, sockets per address."""
    with served(
        empty_database("sqlite", tmp_path),
        tmp_path,
        tables_per_device="2",
        requests_per_minute="100",
        sockets_per_address="1",
    ) as server:
        made = [server.make("me"), server.make("me")]
        answer = server.http.post("/api/tables", json={"seats": [{"kind": "me"}]})
        assert said(answer) == (429, "too-many-tables")
        made[0].client(0)
        with pytest.raises(Exception, match="1013"):
            made[1].client(0)
        answers = [server.http.get("/api/about") for _ in range(100)]
        assert said(answers[-1]) == (429, "too-many")

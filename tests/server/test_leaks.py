"""No byte that leaves the server tells its reader of a tile that the reader has never seen.

What each reader may have seen is worked out from the true states of the game, entry by entry, without
the code that makes views and messages.
"""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING, Any

import pytest

from sanctuary.catalogue import catalogue
from sanctuary.rules.cells import CELL_COUNT
from sanctuary.rules.zoo import NONE
from sanctuary.tables.game import TableGame
from sanctuary.tables.store.store import Store
from server.serving import Served, served
from tables.databases import empty_database

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx

    from sanctuary.rules.state import GameState
    from server.serving import Client

TILE = re.compile(rb"\b[ABP]\d{3}\b")
SPECTATOR = -1
Sent = list[tuple[int, int, bytes]]
"""Reader, the version at which it was sent, and the bytes."""


def public(state: GameState) -> set[int]:
    """Return the tiles that lie open for everybody."""
    tiles = {*state.display, *state.discards, *state.revealed}
    for zoo in state.zoos:
        for cell in range(CELL_COUNT):
            if zoo.top[cell] != NONE:
                tiles |= {zoo.top[cell], zoo.under[cell]}
    return tiles - {NONE}


class Knowledge:
    """The tiles each reader has ever seen, by version."""

    def __init__(self, store: Store, table: str, open_hands: bool) -> None:
        found = store.game(table)
        assert found is not None
        self.seed = found[0].seed
        self.players = found[0].options.players
        self._open_hands = open_hands
        self._ever_in_hand: set[int] = set()
        game = TableGame(found[0], catalogue().material(found[0].options.side))
        self._seen: dict[int, set[int]] = {reader: set() for reader in range(-1, self.players)}
        self.by_version: list[dict[int, frozenset[str]]] = [self._after(game.state)]
        self.over_from = 10**9
        for entry in store.entries(table):
            was_drawn = set(game.state.pile[game.state.pile_at :])
            game.absorb(entry)
            self._shown_in_passing(was_drawn, game.state)
            self.by_version.append(self._after(game.state))
            if game.state.is_over():
                self.over_from = min(self.over_from, entry.sequence)

    def _shown_in_passing(self, was_in_pile: set[int], state: GameState) -> None:
        """Tiles that came up and went within one move are in the discards or in a hand that all saw."""
        for zoo in state.zoos:
            for tile in zoo.seen:
                if tile in was_in_pile:
                    for seen in self._seen.values():
                        seen.add(tile)

    def _after(self, state: GameState) -> dict[int, frozenset[str]]:
        for reader, seen in self._seen.items():
            seen |= public(state)
            for owner, zoo in enumerate(state.zoos):
                self._ever_in_hand |= set(zoo.hand)
                if owner == reader or (reader == SPECTATOR and self._open_hands):
                    seen |= set(zoo.hand)
            if state.is_over():  # hands are open then, and so is what was laid from them
                seen |= self._ever_in_hand
        ids = catalogue().tiles.ids
        return {reader: frozenset(ids[tile] for tile in seen) for reader, seen in self._seen.items()}


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, str]]:
    """Return a server and its database's address."""
    folder = tmp_path_factory.mktemp("leaks")
    url = empty_database("sqlite", folder)
    with served(url, folder) as server:
        yield server, url


@pytest.mark.parametrize(
    ("seats", "table"),
    [
        (("me", "me"), {"hints": True}),
        (("me", "me", "random"), {"undo": "free", "hints": True}),
        (("me", "me", "me", "me"), {"open_hands": True}),
    ],
    ids=["two", "with a bot", "open hands"],
)
def test_whole_games(watched: tuple[Served, str], seats: tuple[str, ...], table: dict[str, Any]) -> None:
    server, url = watched
    made = server.make(*seats, **table)
    people = sorted(made.secrets)
    clients = {seat: made.client(seat) for seat in people}
    readers = {**clients, SPECTATOR: made.client()}
    choose = random.Random(len(seats))
    sent: Sent = []
    rounds = 0
    while not any(client.is_over for client in clients.values()):
        version = max(client.version for client in clients.values())
        for client in clients.values():
            client.reach(version)
        acting = next((client for client in clients.values() if client.update["legal"]), None)
        if acting is None:
            if not clients[people[0]].is_over:
                clients[people[0]].receive()
            continue
        rounds += 1
        if rounds % 40 == 0:
            sent += everything_asked(made, list(readers), acting.version)
        act(acting, choose)
    last = max(client.version for client in clients.values())
    for client in readers.values():
        client.reach(last)

    store = Store(url)
    known = Knowledge(store, made.id, bool(table.get("open_hands")))
    store.close()
    for reader, client in readers.items():
        for frame in client.frames:
            message = json.loads(frame)
            sent.append((reader, message.get("version", 0), frame.encode()))
    check(sent, known, made.secrets)
    assert len(sent) > 500
    assert any(TILE.findall(content) for _, _, content in sent)
    hints = [content for _, _, content in sent if content.startswith(b'{"kind":"hints"')]
    assert any(TILE.findall(content) for content in hints) is bool(table.get("hints"))


def everything_asked(made: object, readers: list[int], version: int) -> Sent:
    """What each reader is answered to everything that can be asked at a version or later."""
    return [
        (reader, max(version, version_of(answer)), answer.content)
        for reader in readers
        for answer in rest_answers(made, None if reader == SPECTATOR else reader)
    ]


def act(acting: Client, choose: random.Random) -> None:
    """Undo now and then; else move, sometimes after asking for what is not allowed or for hints."""
    if choose.random() < 0.1 and acting.update["controls"]["undo"]:
        acting.reach(acting.ask("undo")["version"])
        return
    if choose.random() < 0.1:
        acting.ask("move", move=choose.randrange(250) + 1000)
        acting.ask("undo", to=0)
    if choose.random() < 0.1 and acting.update["controls"]["hint"]:
        receive_hints(acting)
    acting.play(choose.randrange(1000))


def receive_hints(client: Client) -> None:
    """Ask for hints and wait for them; the decision is still the client's then."""
    answer = client.ask("hint")
    while json.loads(client.frames[-1])["kind"] != "hints":
        client.receive()
    client.reach(answer["version"])


def rest_answers(made: object, seat: int | None) -> Iterator[httpx.Response]:
    """Yield the answers to everything that can be read of a table, refusals among them."""
    get = made.get  # type: ignore[attr-defined]
    for path in (
        *("", "/view", "/view?after=3", "/history", "/at/0", "/at/5", "/at/9?seat=open", "/at/999999"),
        *(f"/at/7?seat={number}" for number in range(4)),
        *(f"/view?seat={number}" for number in range(4)),
        *("/record", "/record?format=notation", "/record?names=false", "/socket", "/analysis", "/nothing"),
    ):
        yield get(path, seat)
    yield made.server.http.get("/api/tables")  # type: ignore[attr-defined]
    yield made.server.http.get("/api/tables/mine")  # type: ignore[attr-defined]


def version_of(answer: httpx.Response) -> int:
    try:
        return int(answer.json().get("version", 0))
    except (ValueError, AttributeError):
        return 0


def check(sent: Sent, known: Knowledge, secrets: dict[int, str]) -> None:
    """Nothing was sent that its reader had not seen by then, nor the seed, a secret or a tile's name."""
    names = [name.encode() for name in catalogue().names]
    told_names = re.compile(b"|".join(re.escape(name) for name in names if len(name) > 6))
    for reader, version, content in sent:
        allowed = known.by_version[min(version, len(known.by_version) - 1)][reader]
        # The seed, told once the game is over, is drawn at random: its letters may look like a tile's id.
        told = {tile.decode() for tile in TILE.findall(content.replace(known.seed.encode(), b""))}
        assert told <= allowed, f"reader {reader} at version {version} was told of {told - allowed}"
        assert not told_names.search(content)
        if version < known.over_from:
            assert known.seed.encode() not in content
        for secret in secrets.values():
            assert secret.encode() not in content


def test_the_check_finds_a_leak(watched: tuple[Served, str]) -> None:
    """The test itself: another seat's frames are not one's own."""
    server, url = watched
    made = server.make("me", "me")
    clients = {seat: made.client(seat) for seat in (0, 1)}
    while not all(zoo["hand_size"] > 1 for zoo in clients[0].update["board"]["zoos"]):
        version = max(client.version for client in clients.values())
        for client in clients.values():
            client.reach(version)
        acting = next(client for client in clients.values() if client.update["legal"])
        gains = [place for place, move in enumerate(acting.update["legal"]) if move["kind"] == "gain"]
        acting.play(gains[-1] if gains else 0)
        clients[0].reach(acting.version)
    store = Store(url)
    known = Knowledge(store, made.id, open_hands=False)
    store.close()
    frames = [(1, json.loads(frame).get("version", 0), frame.encode()) for frame in clients[0].frames]
    with pytest.raises(AssertionError, match="was told of"):
        check(frames, known, {})


def test_a_finished_record_is_whole(watched: tuple[Served, str], tmp_path: Path) -> None:
    """After the end everything may be told, in every form, and names only when asked for."""
    server, _ = watched
    made = server.make("me", "random", seed="open book")
    client = made.client(0)
    while not client.is_over:
        client.reach_choice()
        if not client.is_over:
            client.play(5)
    for form in ("json", "notation"):
        text = made.get(f"/record?format={form}").text
        assert "open book" in text
        assert "Player 0" in text
        assert "Player 0" not in made.get(f"/record?format={form}&names=false").text
        brought = server.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
        assert brought.status_code == 201, brought.text
        assert brought.json()["status"] == "finished"
    history = made.get("/history").json()
    assert len(history["steps"]) == client.update["board"]["ply"]
    moment = made.get(f"/at/{len(history['steps'])}?seat=open").json()
    assert [zoo["score"] for zoo in moment["board"]["zoos"]] == [
        zoo["score"] for zoo in client.update["board"]["zoos"]
    ]

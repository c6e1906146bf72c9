"""Real server processes and clients on real sockets."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import select
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import httpx
from websockets.sync.client import connect

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

Json = dict[str, Any]

PATIENCE = 60
ROOMY = {
    "SANCTUARY_BOTS": '["random", "easy"]',
    "SANCTUARY_IDLE_BOT": "random",
    "SANCTUARY_TABLES_PER_DEVICE": "1000",
    "SANCTUARY_REQUESTS_PER_MINUTE": "1000000",
    "SANCTUARY_FRAMES_PER_SECOND": "1000",
    "SANCTUARY_SWEEP_SECONDS": "0.2",
    "SANCTUARY_HELLO_SECONDS": "3",
    "SANCTUARY_HINT_SECONDS": "0.2",
    "SANCTUARY_ANALYSIS_ITERATIONS": "2",
    "SANCTUARY_HINTS_PER_MINUTE": "100000",
    "SANCTUARY_BOT_RESCUE_SECONDS": "0.5",
}


class Served:
    """A server process; `url` is where it is reached."""

    def __init__(self, database: str, log: Path, **settings: str) -> None:
        environment = {
            **os.environ,
            **ROOMY,
            "SANCTUARY_DATABASE": database,
            "SANCTUARY_PORT": "0",
            **{f"SANCTUARY_{name.upper()}": value for name, value in settings.items()},
        }
        self.log = log
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "sanctuary.server.run"],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=errors,
            )
        self.url = self._address().rstrip("/")
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def _address(self) -> str:
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline().decode() if ready else ""
        assert line.startswith("http"), f"the server did not start: {self.log.read_text('utf-8')}"
        return line.strip()

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self.close()

    def stop(self) -> None:
        """Ask it to end."""
        self.process.terminate()
        self.close()

    def close(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.http.close()

    def make(self, *seats: str, seed: str | None = None, **table: Any) -> Made:
        """Make a table; seats: "me", "open", or a bot's name."""
        plans = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        for number, plan in enumerate(plans):
            if plan["kind"] == "me":
                plan["name"] = f"Player {number}"
        asked: Json = {"seats": plans, "table": {"idle": "wait", **table}}
        if seed is not None:
            asked["seed"] = seed
        answer = self.http.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        return Made(self, answer.json())


class Made:
    """A table that was made, with the secrets of its seats."""

    def __init__(self, server: Served, answer: Json) -> None:
        self.server = server
        self.id: str = answer["table"]["id"]
        self.secrets: dict[int, str] = {key["seat"]: key["secret"] for key in answer["keys"]}

    def client(self, *seats: int, server: Served | None = None, after: int = 0) -> Client:
        """Connect, holding some seats; none to watch."""
        return Client(server or self.server, self.id, [self.secrets[seat] for seat in seats], after)

    def get(self, path: str = "", seat: int | None = None, server: Served | None = None) -> httpx.Response:
        """Ask for something of the table, as a seat or as a stranger."""
        headers = {} if seat is None else {"Sanctuary-Seat": self.secrets[seat]}
        return (server or self.server).http.get(f"/api/tables/{self.id}{path}", headers=headers)


OPEN: list[Client] = []
"""Clients that are connected, for the tests' end."""


def open_socket(
    server: Served, table: str, **options: Any
) -> contextlib.AbstractContextManager[ClientConnection]:
    """Return a table's socket, to be entered.

    It takes in all that comes, read or not, and so answers the server's pings while a test looks elsewhere.
    """
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    patient: Json = {"open_timeout": PATIENCE, "ping_interval": None, "max_queue": None, **options}
    opened: contextlib.AbstractContextManager[ClientConnection] = connect(
        address, max_size=None, compression=None, **patient
    )
    return opened


class Client:
    """A client of a table's socket; `update` is the last one it got, `frames` all that came."""

    def __init__(
        self, server: Served, table: str, secrets_: list[str], after: int = 0, **options: Any
    ) -> None:
        self._closing = contextlib.ExitStack()
        self.socket = self._closing.enter_context(open_socket(server, table, **options))
        OPEN.append(self)
        self.frames: list[str] = []
        self.update: Json = {}
        self.events: list[Json] = []
        self.send(kind="hello", secrets=secrets_, after=after)
        self.until(lambda: bool(self.update))

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Json:
        """Return the next message; TimeoutError if none comes."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        message: Json = json.loads(text)
        if message["kind"] == "update":
            self.update = message
            if not message["since"]:
                self.events.clear()
            self.events += message["events"]
        return message

    def until(self, done: Any) -> None:
        """Receive until something holds."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, "it did not come to this"
            self.receive()

    def ask(self, kind: str, seat: int | None = None, request: str = "", **fields: object) -> Json:
        """Ask something and return the answer; the version is that of the last update."""
        name = request or new_request()
        asked: Json = {"kind": kind, "request": name, "version": self.version, **fields}
        asked["seat"] = self.update["seat"] if seat is None else seat
        self.send(**asked)
        while True:
            message = self.receive()
            if message.get("request") == name or message["kind"] == "problem":
                return message

    def play(self, choice: int = 0) -> Json:
        """Make one of the legal moves, and receive what came of it."""
        legal = self.update["legal"]
        answer = self.ask("move", move=legal[choice % len(legal)]["move"])
        if answer["kind"] == "accepted":
            self.reach(answer["version"])
        return answer

    def reach(self, version: int) -> None:
        """Receive until the table has got to a version."""
        self.until(lambda: self.version >= version)

    def reach_choice(self) -> None:
        """Receive until there is something to choose, or the game is over."""
        self.until(lambda: bool(self.update["legal"]) or self.is_over)

    @property
    def version(self) -> int:
        version: int = self.update["version"]
        return version

    @property
    def is_over(self) -> bool:
        return bool(self.update["board"]["outcome"] != "playing")

    def close(self) -> None:
        if self in OPEN:
            OPEN.remove(self)
            self._closing.close()


def new_request() -> str:
    """Return a request id."""
    return secrets.token_urlsafe(12)


@contextlib.contextmanager
def served(database: str, folder: Path, **settings: str) -> Iterator[Served]:
    """Run a server process for as long as the context lasts."""
    server = Served(database, folder / f"server-{secrets.token_hex(4)}.log", **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()

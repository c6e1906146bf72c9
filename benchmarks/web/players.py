"""Clients that play over real sockets, many at once, and what they measure."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

Json = dict[str, Any]


@dataclass
class Tally:
    """What was measured: seconds from a move's sending to each client's update, moves accepted.

    cpu: seconds of the servers' processors, setting the tables up left out; took: seconds in all.
    """

    waits: list[float] = field(default_factory=list)
    accepted: int = 0
    cpu: float = 0.0
    took: float = 0.0

    @property
    def cpu_ms(self) -> float:
        """Milliseconds of processor a move took the servers."""
        return round(self.cpu / self.accepted * 1000, 1)


class Player:
    """One seat on one socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: Json = {}
        self.came = asyncio.Condition()

    async def listen(self) -> None:
        """Take in updates until the socket closes."""
        async for text in self.socket:
            message = json.loads(text)
            if message["kind"] == "update":
                async with self.came:
                    self.update = message
                    self.came.notify_all()

    async def reach(self, version: int) -> float:
        """Wait for a version; when it was there."""
        async with self.came:
            await self.came.wait_for(lambda: self.update.get("version", -1) >= version)
        return time.perf_counter()


class Game:
    """A table for two with its clients; the server deals a new one when a game is over."""

    def __init__(self, urls: list[str], seed: int) -> None:
        """`urls`: the server of each seat."""
        self.urls = urls
        self.choose = random.Random(seed)
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, http: httpx.AsyncClient) -> None:
        """Make the table and connect both seats."""
        seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(len(self.urls))]
        made = (await http.post(f"{self.urls[0]}/api/tables", json={"seats": seats})).json()
        for url, key in zip(self.urls, made["keys"], strict=True):
            address = f"{url.replace('http', 'ws')}/api/tables/{made['table']['id']}/socket"
            player = Player(await connect(address, compression=None, max_size=None))
            await player.socket.send(json.dumps({"kind": "hello", "secrets": [key["secret"]]}))
            self.tasks.append(asyncio.create_task(player.listen()))
            self.players.append(player)
        for player in self.players:
            await player.reach(0)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return "active" not in self.players[0].update["board"]

    async def move(self, tally: Tally) -> None:
        """Make a move and wait until every client has it."""
        version = self.players[0].update["version"]
        acting = next(player for player in self.players if player.update["legal"])
        move = self.choose.choice(acting.update["legal"])["move"]
        message = {
            "kind": "move",
            "request": f"request-{self.choose.getrandbits(60)}",
            "seat": acting.update["seat"],
            "version": version,
            "move": move,
        }
        sent = time.perf_counter()
        await acting.socket.send(json.dumps(message))
        came = await asyncio.gather(*(player.reach(version + 1) for player in self.players))
        tally.waits.extend(moment - sent for moment in came)
        tally.accepted += 1

    async def close(self) -> None:
        """Leave the table."""
        for player in self.players:
            await player.socket.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.players.clear()
        self.tasks.clear()

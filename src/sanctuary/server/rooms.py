"""Who is connected to which table, and what each of them is still to be sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final, Protocol

from starlette.websockets import WebSocketDisconnect

from sanctuary.server.sentences import UNKNOWN_TABLE, WRONG_SECRET, problem
from sanctuary.server.updates import Reader, in_bytes, update_for
from sanctuary.tables.hall import Hall, UnknownTableError
from sanctuary.tables.reasons import Refusal
from sanctuary.views.view import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sanctuary.server.messages.shape import Shape

logger = logging.getLogger(__name__)

GONE: Final = 4404
FORBIDDEN: Final = 4403
ANY_VERSION: Final = 2**31


class Socket(Protocol):
    """What a connection needs of a WebSocket."""

    async def send_text(self, data: str) -> None:
        """Send one message."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Close it."""


class Connection:
    """One socket at a table. Answers go out in order; updates after them, only the newest.

    proofs: the seats it holds, each with its secret and the entry since which the secret is known
    to be good; sent: the last version sent, -1 for none.
    """

    def __init__(self, table: str, socket: Socket, hall: Hall) -> None:
        self.table: Final = table
        self.proofs: dict[int, tuple[str, int]] = {}
        self.eyes = SPECTATOR
        self.sent = -1
        self._socket: Final = socket
        self._hall: Final = hall
        self._answers: Final[list[bytes]] = []
        self._wanted = -1
        self._turned = 0
        self._busy = 0
        self._wake: Final = asyncio.Event()

    @property
    def reader(self) -> Reader:
        """Who reads here."""
        return Reader(tuple(sorted(self.proofs)), self.eyes)

    def answer(self, message: Shape) -> None:
        """Send an answer."""
        self._answers.append(message.model_dump_json(exclude_none=True).encode())
        self._wake.set()

    def changed(self, version: int = ANY_VERSION) -> None:
        """The table is not as it was sent: it has got to a version, or changed beside its entries."""
        if version > self.sent:
            self._wanted = max(self._wanted, version)
            self._wake.set()

    def start_from(self, version: int, eyes: int | None = None) -> None:
        """Send the events after a version (-1: all) next, through other eyes if they are named."""
        self._was_sent(version)
        if eyes is not None:
            self.eyes = eyes
        self.changed()

    @contextlib.contextmanager
    def request(self) -> Iterator[None]:
        """While a request is carried out, updates wait, so that its answer comes first."""
        self._busy += 1
        try:
            yield
        finally:
            self._busy -= 1
            self._wake.set()

    async def send(self) -> None:
        """Send what there is to send until the socket closes."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await self._out(self._answers.pop(0))
            if self._wanted > self.sent and not self._busy:
                self._wanted = -1
                if not await self._update():
                    return

    async def _update(self) -> bool:
        """Send the table as it is; whether the connection goes on."""
        state = self.state
        try:
            version, out = await asyncio.to_thread(self.render)
        except UnknownTableError:
            return await self._end(GONE, UNKNOWN_TABLE)
        except PermissionError:
            return await self._end(FORBIDDEN, WRONG_SECRET)
        if state == self.state:  # else more was sent or asked for meanwhile
            self._was_sent(version)
            await self._out(out)
        else:
            self.changed()
        return True

    @property
    def state(self) -> object:
        """Something that changes whenever an update is sent or asked for from another version."""
        return self._turned

    def _was_sent(self, version: int) -> None:
        self.sent = version
        self._turned += 1
        if self._wanted <= version:
            self._wanted = -1

    def answer_with_update(self, answer: Shape, state: object, version: int, update: bytes) -> None:
        """Send an answer and the update it brought, unless `state` is another than when that was made."""
        self.answer(answer)
        if state == self.state:
            self._answers.append(update)
            self._was_sent(version)
        else:
            self.changed()

    def render(self) -> tuple[int, bytes]:
        """The table as it is, and its version. PermissionError, UnknownTableError."""
        self.check()
        update = update_for(self._hall, self.table, self.reader, self.sent)
        return update.version, in_bytes(update)

    def check(self) -> None:
        """Make sure that the seats' secrets are still good, where they may have changed. PermissionError."""
        try:
            with self._hall.game(self.table) as game:
                since = {seat: game.seats[seat].since for seat in self.proofs}
        except Refusal:
            return  # nothing can be done at such a table, and no hand is shown
        for seat, (secret, known) in list(self.proofs.items()):
            if since[seat] == known:
                continue
            if self._hall.store.seat_of(self.table, secret) != seat:
                raise PermissionError
            self.proofs[seat] = (secret, since[seat])

    async def _end(self, code: int, reason: str) -> bool:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._out(problem(reason).model_dump_json(exclude_none=True).encode())
            await self._socket.close(code, reason)
        return False

    async def _out(self, message: bytes) -> None:
        await self._socket.send_text(message.decode())


class Rooms:
    """All connections of this process by table."""

    def __init__(self) -> None:
        self._rooms: Final[dict[str, set[Connection]]] = {}

    def __len__(self) -> int:
        return sum(len(room) for room in self._rooms.values())

    def enter(self, connection: Connection) -> None:
        """A connection wants to hear of its table."""
        self._rooms.setdefault(connection.table, set()).add(connection)

    def leave(self, connection: Connection) -> None:
        """It does no more."""
        room = self._rooms.get(connection.table, set())
        room.discard(connection)
        if not room:
            self._rooms.pop(connection.table, None)

    def is_watched(self, table: str) -> bool:
        """Whether anybody here is connected to a table."""
        return table in self._rooms

    def tables(self) -> list[str]:
        """The tables somebody here is connected to."""
        return list(self._rooms)

    def tell(self, table: str, version: int) -> None:
        """A table has got to a version; to be called in the event loop."""
        for connection in self._rooms.get(table, ()):
            connection.changed(version)

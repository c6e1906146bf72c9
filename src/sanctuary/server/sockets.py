"""A table's WebSocket: hello, then requests and their answers, and an update after each change."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from sanctuary.server.hinting import hint_message
from sanctuary.server.limits import Rate
from sanctuary.server.messages import socket as messages
from sanctuary.server.origins import is_allowed_origin
from sanctuary.server.rooms import FORBIDDEN, GONE, Connection
from sanctuary.server.sentences import (
    BAD_MESSAGE,
    INTERNAL,
    TOO_LARGE,
    TOO_MANY,
    UNKNOWN_SEAT,
    UNKNOWN_TABLE,
    WRONG_ORIGIN,
    WRONG_SECRET,
    problem,
    sentence,
)
from sanctuary.tables.bots.hints import hint_question
from sanctuary.tables.bots.process import TooManyError
from sanctuary.tables.hall import StaleError, UnknownTableError
from sanctuary.tables.reasons import UNKNOWN_BOT, Refusal
from sanctuary.tables.requests import HINT, Request
from sanctuary.views.view import SPECTATOR

if TYPE_CHECKING:
    from sanctuary.players.parcel import Parcel
    from sanctuary.server.messages.choices import Hint
    from sanctuary.server.service import Service

logger = logging.getLogger(__name__)
router = APIRouter()

POLICY: Final = 1008
TOO_BIG: Final = 1009
FAILED: Final = 1011
TRY_LATER: Final = 1013
BAD_MESSAGES: Final = 20
"""After how many wrong messages a socket is closed."""
RATE_SECONDS: Final = 10

CLIENT_MESSAGE: Final[TypeAdapter[messages.ClientMessage]] = TypeAdapter(messages.ClientMessage)


Reply = messages.Accepted | messages.Refused | messages.Stale


class Closed(Exception):  # noqa: N818  how a conversation ends
    """The server ends the conversation: close code, and the reason told before."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code: Final = code
        self.reason: Final = reason


@router.websocket("/api/tables/{table}/socket")
async def table_socket(websocket: WebSocket, table: str) -> None:
    """Serve one socket from hello to close."""
    service: Service = websocket.app.state.service
    await websocket.accept()
    conversation = Conversation(service, websocket, table)
    try:
        await conversation.run()
    except Closed as closed:
        await _say_goodbye(websocket, closed)
    except WebSocketDisconnect:
        pass
    except Exception:
        logger.exception("a socket of table %s failed", table)
        await _say_goodbye(websocket, Closed(FAILED, INTERNAL))


async def _say_goodbye(websocket: WebSocket, closed: Closed) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(problem(closed.reason).model_dump_json(exclude_none=True))
        await websocket.close(closed.code, closed.reason)


class Conversation:
    """One client on one socket."""

    def __init__(self, service: Service, websocket: WebSocket, table: str) -> None:
        self._service: Final = service
        self._socket: Final = websocket
        self._connection: Final = Connection(table, websocket, service.hall)
        settings = service.settings
        self._rate: Final = Rate(settings.frames_per_second * RATE_SECONDS, RATE_SECONDS)
        self._wrong = 0
        self._thinking: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """From hello to the end. Closed: the server ends it."""
        settings = self._service.settings
        if not is_allowed_origin(self._socket.headers, settings.origins):
            raise Closed(POLICY, WRONG_ORIGIN)
        caller = self._socket.client.host if self._socket.client else ""
        with self._service.places.take(caller) as has_place:
            if not has_place:
                raise Closed(TRY_LATER, TOO_MANY)
            try:
                async with asyncio.timeout(settings.hello_seconds):
                    await self._hello()
            except TimeoutError:
                raise Closed(POLICY, BAD_MESSAGE) from None
            await self._talk()

    async def _hello(self) -> None:
        message = None
        while message is None:
            message = await self._receive()
        if not isinstance(message, messages.Hello):
            raise Closed(POLICY, BAD_MESSAGE)
        await self._prove(message)
        self._connection.start_from(message.after or -1)

    async def _prove(self, message: messages.Hello) -> None:
        """Take the seats of the secrets, and look through the first one's eyes."""
        connection, service = self._connection, self._service

        def prove() -> None:
            if service.store.game(connection.table) is None:
                raise Closed(GONE, UNKNOWN_TABLE)
            for secret in message.secrets:
                seat = service.store.seat_of(connection.table, secret)
                if seat is None:
                    raise Closed(FORBIDDEN, WRONG_SECRET)
                if not connection.proofs:
                    connection.eyes = seat
                connection.proofs[seat] = (secret, -1)

        await asyncio.to_thread(prove)

    async def _talk(self) -> None:
        """Read until the client goes, and send meanwhile."""
        connection = self._connection
        self._service.rooms.enter(connection)
        sender = asyncio.create_task(connection.send())
        reader = asyncio.create_task(self._read())
        try:
            done, _ = await asyncio.wait([sender, reader], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._service.rooms.leave(connection)
            tasks = [task for task in (sender, reader, self._thinking) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            if message is not None:
                await self._take(message)

    async def _receive(self) -> messages.ClientMessage | None:
        """The next message; None for one that is none, which is answered with a problem."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        text = event.get("text")
        if not self._rate.allows():
            raise Closed(POLICY, TOO_MANY)
        if text is not None and len(text) > self._service.settings.frame_limit:
            raise Closed(TOO_BIG, TOO_LARGE)
        try:
            return CLIENT_MESSAGE.validate_json(text or "")  # bytes mean nothing here
        except ValidationError:
            self._wrong += 1
            if self._wrong >= BAD_MESSAGES:
                raise Closed(POLICY, BAD_MESSAGE) from None
            await self._socket.send_text(problem(BAD_MESSAGE).model_dump_json(exclude_none=True))
            return None

    async def _take(self, message: messages.ClientMessage) -> None:
        connection = self._connection
        if isinstance(message, messages.Ping):
            connection.answer(messages.Pong())
        elif isinstance(message, messages.Look):
            self._look(message.seat)
        elif isinstance(message, messages.Resync):
            connection.start_from(message.after or -1)
        elif isinstance(message, messages.Hello):
            connection.answer(problem(BAD_MESSAGE))
        else:
            await self._carry_out(message)

    def _look(self, seat: int | None) -> None:
        """Through other eyes other things were seen: all events are sent again."""
        connection = self._connection
        if seat is not None and seat not in connection.proofs:
            connection.answer(problem(UNKNOWN_SEAT))
            return
        connection.start_from(-1, SPECTATOR if seat is None else seat)

    async def _carry_out(self, message: messages.TableRequest) -> None:
        connection = self._connection
        with connection.request():
            state = connection.state
            try:
                answer, update = await asyncio.to_thread(self._submit_and_render, message)
            except PermissionError:
                raise Closed(FORBIDDEN, WRONG_SECRET) from None
            except UnknownTableError:
                raise Closed(GONE, UNKNOWN_TABLE) from None
            if update is not None:
                connection.answer_with_update(answer, state, *update)
            else:
                connection.answer(answer)
        if isinstance(answer, messages.Stale):
            connection.changed()
        elif isinstance(message, messages.AskHint) and isinstance(answer, messages.Accepted):
            self._think(message)

    def _think(self, message: messages.AskHint) -> None:
        """Let hints be thought out beside everything else; one thought at a time."""
        if self._thinking is not None:
            self._thinking.cancel()
        self._thinking = asyncio.create_task(self._give_hints(message))

    async def _give_hints(self, message: messages.AskHint) -> None:
        service, table = self._service, self._connection.table

        def look() -> tuple[int, Parcel | None]:
            with service.hall.game(table) as game:
                return game.version, hint_question(game, message.seat)

        hints: list[Hint] = []
        version, question = await asyncio.to_thread(look)
        if question is not None:
            with contextlib.suppress(TooManyError):
                thought = await asyncio.wrap_future(service.hints.think(question))
                hints = [hint_message(hint) for hint in thought]
        self._connection.answer(messages.Hints(request=message.request, version=version, hints=hints))

    def _submit_and_render(self, message: messages.TableRequest) -> tuple[Reply, tuple[int, bytes] | None]:
        """The answer, and in the same breath the update where something was done."""
        answer = self._submit(message)
        done = isinstance(answer, messages.Accepted) and answer.version > self._connection.sent
        return answer, self._connection.render() if done else None

    def _submit(self, message: messages.TableRequest) -> Reply:
        connection = self._connection
        connection.check()
        version = connection.sent
        try:
            version = self._done(message)
        except StaleError as stale:
            return messages.Stale(request=message.request, version=stale.version)
        except Refusal as refusal:
            return messages.Refused(
                request=message.request,
                reason=refusal.reason,
                sentence=sentence(refusal.reason),
                version=max(version, 0),
            )
        return messages.Accepted(request=message.request, version=version)

    def _done(self, message: messages.TableRequest) -> int:
        """Carry out a request; the version it made. A second hint at one decision makes none."""
        connection, hall = self._connection, self._service.hall
        request = self._request(message)
        if request.kind == HINT:
            if not self._service.hint_rates.allows(f"{connection.table} {message.seat}"):
                raise Refusal(TOO_MANY)
            with hall.game(connection.table) as game:
                if game.is_hinted and game.acting == message.seat:
                    return game.version
        return hall.submit(connection.table, request)

    def _request(self, message: messages.TableRequest) -> Request:
        """The request, if the seat is the client's and the bot one that people may choose. Refusal."""
        if message.seat not in self._connection.proofs:
            raise Refusal(UNKNOWN_SEAT)
        request = request_of(message)
        if request.name and request.name not in self._service.settings.bots:
            raise Refusal(UNKNOWN_BOT)
        return request


def request_of(message: messages.TableRequest) -> Request:
    """A client's message as a request to the table."""
    asked: dict[str, int | str | bool] = {}
    if isinstance(message, messages.Play):
        asked["move"] = message.move
    elif isinstance(message, messages.Undo | messages.Redo | messages.AskUndo):
        asked["to"] = -1 if message.to is None else message.to
    elif isinstance(message, messages.Answer):
        asked["agree"] = message.agree
    elif isinstance(message, messages.HandToBot):
        asked["name"] = message.bot
        asked["for_seat"] = -1 if message.for_seat is None else message.for_seat
    return Request(message.kind, message.seat, message.version, message.request, **asked)  # type: ignore[arg-type]

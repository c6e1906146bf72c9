"""What goes on by itself: bots move, idle seats are handed on, other processes' changes are heard of."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import psycopg
from sqlalchemy.exc import SQLAlchemyError

from sanctuary.server.rooms import ANY_VERSION
from sanctuary.tables.hall import Hall, StaleError, UnknownTableError
from sanctuary.tables.reasons import Refusal
from sanctuary.tables.requests import IDLE_BOT as HAND_TO_IDLE_BOT
from sanctuary.tables.requests import Request
from sanctuary.tables.setting import IDLE_BOT
from sanctuary.tables.store.store import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from sanctuary.server.rooms import Rooms
    from sanctuary.server.settings import Settings
    from sanctuary.tables.bots.turns import BotTurns

logger = logging.getLogger(__name__)

HUMAN_SECONDS: Final = (0.6, 1.6)
"""How long a bot takes for a move at the least, where the table wants a pace for people."""
RETRY_SECONDS: Final = 1.0
THREADS: Final = 16
"""Threads that read and change tables; none of them ever waits for a bot."""


class Watch:
    """The tasks of one server process beside answering requests."""

    def __init__(self, settings: Settings, hall: Hall, bots: BotTurns, rooms: Rooms) -> None:
        self._settings: Final = settings
        self._hall: Final = hall
        self._bots: Final = bots
        self._rooms: Final = rooms
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._playing: Final[set[str]] = set()
        self._stop: Final = threading.Event()

    async def start(self) -> None:
        """Begin to watch; to be called in the event loop."""
        self._loop = asyncio.get_running_loop()
        self._loop.set_default_executor(ThreadPoolExecutor(THREADS, "tables"))
        self._hall.told = self.tell
        self._begin(self._sweep_for_ever())
        if self._hall.store.is_shared:
            threading.Thread(target=self._listen_for_ever, daemon=True, name="listen").start()

    async def stop(self) -> None:
        """End it."""
        self._stop.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, table: str, version: int, is_for_bot: bool) -> None:
        """A table has changed; who changed it also lets the bot move that comes next. From any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._changed, table, version, is_for_bot)

    def _changed(self, table: str, version: int, is_for_bot: bool) -> None:
        self._rooms.tell(table, version)
        if is_for_bot:
            self._let_bots_move(table)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        if self._stop.is_set():
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Bots

    def _let_bots_move(self, table: str) -> None:
        if table not in self._playing:
            self._playing.add(table)
            self._begin(self._play(table))

    async def _play(self, table: str) -> None:
        """Bots' moves at a table until a person has to decide."""
        try:
            while await self._play_one(table):
                pass
        except (SQLAlchemyError, UnknownTableError, Refusal):
            logger.warning("bots at table %s stopped; the sweep will find them", table, exc_info=True)
        finally:
            self._playing.discard(table)

    async def _play_one(self, table: str) -> bool:
        question = await asyncio.to_thread(self._bots.question, table)
        if question is None:
            return False
        started = asyncio.get_running_loop().time()
        answer = await asyncio.wrap_future(self._bots.think(table, question))
        if question.pace == "human" and len(question.legal) > 1:
            wanted = random.uniform(*HUMAN_SECONDS)  # noqa: S311  nothing hangs on it
            await asyncio.sleep(wanted - (asyncio.get_running_loop().time() - started))
        return await asyncio.to_thread(self._bots.move, table, question, answer)

    # What nobody else sees to

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._settings.sweep_seconds)
            try:
                forgotten = await asyncio.to_thread(self.sweep)
            except SQLAlchemyError:
                logger.exception("the sweep failed; it is tried again")
                continue
            for table in forgotten:
                self._let_bots_move(table)

    def sweep(self) -> list[str]:
        """Hand idle seats to bots where the table says so; the tables whose bots nobody moves."""
        now = self._hall.clock()
        for table in self._hall.store.idle_for_bots(now):
            self._hand_to_bot(table)
        return self._hall.store.waiting_for_bots(now - timedelta(seconds=self._settings.bot_rescue_seconds))

    def _hand_to_bot(self, table: str) -> None:
        try:
            with self._hall.game(table) as game:
                seat, version = game.acting, game.version
            if seat is not None and game.setting.rules.idle == IDLE_BOT:
                request = Request(HAND_TO_IDLE_BOT, seat, version, name=self._settings.idle_bot)
                self._hall.submit(table, request)
        except (StaleError, Refusal, UnknownTableError):
            pass  # somebody moved just now, or it is not for this process to play

    # Other processes

    def _listen_for_ever(self) -> None:
        """Hear of changes that other processes made to tables somebody here looks at."""
        url = self._hall.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stop.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    for table in self._rooms.tables():
                        self._heard(table, -1)  # what was missed meanwhile
                    while not self._stop.is_set():
                        for told in connection.notifies(timeout=RETRY_SECONDS):
                            table, _, version = told.payload.partition(" ")
                            self._heard(table, int(version))
            except psycopg.Error:
                logger.warning("the database cannot be listened to; trying again", exc_info=True)
                self._stop.wait(RETRY_SECONDS)

    def _heard(self, table: str, version: int) -> None:
        if self._rooms.is_watched(table) and self._hall.is_behind(table, version):
            self.tell(table, ANY_VERSION if version < 0 else version, is_for_bot=False)

"""What every part of the server works with."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from sanctuary.catalogue import catalogue
from sanctuary.server.identity import Identity
from sanctuary.server.limits import Rates
from sanctuary.server.origins import Places
from sanctuary.server.rooms import ANY_VERSION, Rooms
from sanctuary.server.watch import Watch
from sanctuary.tables.bots.analysing import Analysing
from sanctuary.tables.bots.hints import Hints
from sanctuary.tables.bots.turns import BotTurns
from sanctuary.tables.hall import Hall
from sanctuary.tables.store.store import Store

if TYPE_CHECKING:
    from sanctuary.server.settings import Settings


@dataclass(frozen=True)
class Service:
    """One server process: its settings, the tables, and who asks."""

    settings: Settings

    @cached_property
    def store(self) -> Store:
        """The database."""
        return Store(self.settings.database)

    @cached_property
    def hall(self) -> Hall:
        """The tables in it."""
        return Hall(self.store, catalogue())

    @cached_property
    def identity(self) -> Identity:
        """Devices and seats."""
        return Identity(self.store, self.settings.secure_cookies)

    @cached_property
    def bots(self) -> BotTurns:
        """Those who think for bots."""
        seconds = self.settings.bot_seconds
        return BotTurns(self.hall, self.settings.bot_processes, lambda _bot: seconds)

    @cached_property
    def hints(self) -> Hints:
        """Those who think about hints."""
        return Hints(self.settings.hint_processes, self.settings.hint_seconds)

    @cached_property
    def hint_rates(self) -> Rates:
        """How many hints each seat may ask for."""
        return Rates(self.settings.hints_per_minute, 60)

    @cached_property
    def analysing(self) -> Analysing:
        """Who analyses finished games."""
        return Analysing(self.hall, self.settings.analysis_iterations)

    @cached_property
    def rooms(self) -> Rooms:
        """Who is connected."""
        return Rooms()

    @cached_property
    def places(self) -> Places:
        """How many may be."""
        return Places(self.settings.sockets, self.settings.sockets_per_address)

    @cached_property
    def watch(self) -> Watch:
        """What goes on by itself."""
        return Watch(self.settings, self.hall, self.bots, self.rooms)

    def changed(self, table: str) -> None:
        """A table was made or has changed beside its entries; from any thread."""
        self.watch.tell(table, ANY_VERSION, is_for_bot=True)

    def close(self) -> None:
        """End all that was begun."""
        for part in ("bots", "hints", "analysing", "store"):
            if part in self.__dict__:
                self.__dict__[part].close()

"""The hall: all tables of a store, as any number of processes and threads work on them at once."""

from __future__ import annotations

import secrets
import string
import threading
from collections import OrderedDict
from contextlib import contextmanager
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from sanctuary.rules import RULES_VERSION
from sanctuary.rules.scoring import winners
from sanctuary.tables import reasons
from sanctuary.tables.game import WAITING, TableGame
from sanctuary.tables.last_seen import seen_to_json
from sanctuary.tables.reasons import Refusal
from sanctuary.tables.requests import entry_for
from sanctuary.tables.setting import IDLE_BOT
from sanctuary.tables.store.rows import Standing, now
from sanctuary.tables.store.store import ConnectionLostError, LostRaceError, Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import datetime

    from sanctuary.catalogue import Catalogue
    from sanctuary.tables.entries import Entry
    from sanctuary.tables.requests import Request
    from sanctuary.tables.setting import Setting

ID_SIGNS: Final = string.ascii_lowercase + string.digits
ID_LENGTH: Final = 12
SECRET_BYTES: Final = 24
TRIES: Final = 5
"""How often a request that fits any version is tried after lost races."""


class UnknownTableError(LookupError):
    """There is no table with this id."""


class StaleError(Exception):
    """The table had moved on from the version a request was for. `version`: the table's."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version: Final = version


def new_id() -> str:
    """An id for a table, not to be guessed."""
    return "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))


def new_secret() -> str:
    """A secret for a seat."""
    return secrets.token_urlsafe(SECRET_BYTES)


class _Held:
    """A game in memory, and the lock under which it is read and changed."""

    def __init__(self) -> None:
        self.lock: Final = threading.RLock()
        self.game: TableGame | None = None


class Hall:
    """Tables by id. Games are kept in memory as far as they were read; the store is the truth.

    told: called with the id and version of a game after this process has added to it, and whether a
    bot has to decide there now; from any thread.
    """

    def __init__(
        self, store: Store, catalogue: Catalogue, clock: Callable[[], datetime] = now, keep: int = 1000
    ) -> None:
        """`keep`: how many games are kept in memory."""
        self.store: Final = store
        self.catalogue: Final = catalogue
        self.clock: Final = clock
        self.told: Callable[[str, int, bool], None] = lambda _id, _version, _bot: None
        self._keep: Final = keep
        self._held: Final[OrderedDict[str, _Held]] = OrderedDict()
        self._lock: Final = threading.Lock()

    def is_playable(self, setting: Setting) -> bool:
        """Whether a game was made with the rules and data of this process."""
        return setting.rules_version == RULES_VERSION and setting.fingerprint == self.catalogue.fingerprint

    def add(
        self,
        setting: Setting,
        keys: list[tuple[int, str]] | None = None,
        device: str = "",
        rematch_of: str | None = None,
    ) -> None:
        """Make a table. LostRaceError: the rematch of that game is there already."""
        game = TableGame(setting, self.catalogue.material(setting.options.side))
        zoos = seen_to_json(game.state)
        self.store.add_game(setting, standing_of(game), zoos, keys or [], device, rematch_of)

    def remove(self, id: str) -> None:
        """Forget a table at which the game has not begun. Refusal: it has."""
        held = self._hold(id)
        with held.lock:
            if self._current(id, held, 0).status != WAITING:
                raise Refusal(reasons.NOT_WAITING)
            self.store.remove_game(id)
            held.game = None

    @contextmanager
    def game(self, id: str, version: int = 0) -> Iterator[TableGame]:
        """A game to read, nobody changing it meanwhile, at least at a version if there is one.

        UnknownTableError, or Refusal(OTHER_VERSION) for a game that other rules or data made.
        """
        held = self._hold(id)
        with held.lock:
            yield self._current(id, held, version)

    def is_behind(self, id: str, version: int) -> bool:
        """Whether a game had not got to a version yet (-1: to the newest); it has then."""
        held = self._hold(id)
        with held.lock:
            if held.game is None or 0 <= version <= held.game.version:
                return held.game is None
            known = held.game.version
            self._catch_up(held.game)
            return held.game.version > known

    def refresh(self, id: str) -> int:
        """Read what others have added to a game kept here. The version it has now."""
        held = self._hold(id)
        with held.lock:
            game = self._current(id, held, 0)
            self._catch_up(game)
            return game.version

    def submit(self, id: str, request: Request, key: str = "", revoke: bool = False, device: str = "") -> int:
        """Carry out a request whose right to ask was checked; the version it made.

        A repeated request id gives the version of the first time. StaleError, Refusal, UnknownTableError.
        key, revoke, device: as for `Store.append`.
        """
        held = self._hold(id)
        with held.lock:
            for _ in range(TRIES):
                game = self._current(id, held, request.version)
                done = self._done_before(game, request)
                if done is not None:
                    return done
                if request.version not in (-1, game.version):
                    raise StaleError(game.version)
                entry = entry_for(game, request, self.clock())
                if self._append(held, game, entry, key, revoke, device):
                    is_for_bot = game.is_for_bot
                    break
            else:
                raise StaleError(self._current(id, held, 0).version)
        self.told(id, entry.sequence, is_for_bot)
        return entry.sequence

    def _append(
        self, held: _Held, game: TableGame, entry: Entry, key: str, revoke: bool, device: str
    ) -> bool:
        """Add an entry to memory and store; whether it surely is there. Else all is read again."""
        held.game = None  # until it is stored; what fails in between is read again
        game.absorb(entry)
        try:
            zoos = seen_to_json(game.state)
            self.store.append(game.setting.id, entry, standing_of(game), zoos, key, revoke, device)
        except (LostRaceError, ConnectionLostError):
            return False
        held.game = game
        return True

    def _done_before(self, game: TableGame, request: Request) -> int | None:
        if not request.request or request.version == game.version:
            return None
        return self.store.answered(game.setting.id, request.request)

    def _hold(self, id: str) -> _Held:
        with self._lock:
            held = self._held.setdefault(id, _Held())
            self._held.move_to_end(id)
            if len(self._held) > self._keep:
                self._held.popitem(last=False)
            return held

    def _current(self, id: str, held: _Held, version: int) -> TableGame:
        if held.game is None:
            found = self.store.game(id)
            if found is None:
                with self._lock:
                    self._held.pop(id, None)
                raise UnknownTableError(id)
            setting = found[0]
            if not self.is_playable(setting):
                raise Refusal(reasons.OTHER_VERSION)
            held.game = TableGame(setting, self.catalogue.material(setting.options.side))
            self._catch_up(held.game)
        elif held.game.version < version:
            self._catch_up(held.game)
        return held.game

    def _catch_up(self, game: TableGame) -> None:
        for entry in self.store.entries(game.setting.id, game.version):
            game.absorb(entry)


def standing_of(game: TableGame) -> Standing:
    """What lists show of a game."""
    acting = game.acting
    over = game.state.is_over()
    rules = game.setting.rules
    return Standing(
        version=game.version,
        changed=game.changed,
        status=game.status,
        acting=acting,
        acting_bot=game.is_for_bot,
        bot_after=game.changed + timedelta(minutes=rules.idle_minutes) if rules.idle == IDLE_BOT else None,
        seats=tuple((seat.kind, seat.name, seat.bot, seat.substitute) for seat in game.seats),
        winners=tuple(winners(game.state)) if over else None,
        hints=tuple(game.hints),
    )

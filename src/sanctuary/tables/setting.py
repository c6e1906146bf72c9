"""What a table is made with: the game, the table's own rules, and who is to sit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sanctuary.rules.setup import check_options
from sanctuary.rules.state import Options

if TYPE_CHECKING:
    from datetime import datetime

FREE: Final = "free"
UNTIL_INFORMATION: Final = "until_information"
OFF: Final = "off"

IDLE_WAIT: Final = "wait"
IDLE_BOT: Final = "bot"
IDLE_CLAIM: Final = "claim"

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

REMATCH: Final = "rematch"
FORK: Final = "fork"
IMPORT: Final = "import"


@dataclass(frozen=True, slots=True)
class TableRules:
    """The table's own rules, fixed when it is made and shown to everybody (docs/protocol.md)."""

    undo: str = UNTIL_INFORMATION
    idle: str = IDLE_CLAIM
    idle_minutes: int = 10
    open_hands: bool = False
    listed: bool = False
    pace: str = "instant"
    hints: bool = False


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat as it is at the start: open, a person's (name) or a bot's (bot)."""

    kind: str
    name: str = ""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a table came from: REMATCH, FORK or IMPORT, of which table, at which ply."""

    kind: str
    table: str = ""
    ply: int = 0


@dataclass(frozen=True, slots=True)
class Setting:
    """All that is fixed about a table. Seed and options make the game; its entries play it."""

    id: str
    options: Options
    seed: str
    chairs: tuple[Chair, ...]
    rules: TableRules
    rules_version: int
    fingerprint: str
    created: datetime
    fixed_seed: bool = False
    origin: Origin | None = None
    opening: tuple[int, ...] = field(default=())
    """Moves made before anybody sat down: of the game it was forked or imported from."""
    hints: tuple[int, ...] = field(default=())
    """At how many decisions of an imported game each seat was given a hint; () for none."""


def game_options(players: int, side: int, short: bool, solo_markers: int, ask: bool = True) -> Options:
    """The options of a game at a table. ValueError names an impossible one.

    ask: confirm the end of each turn, so that people can take it back until then.
    """
    options = Options(players, side, short, solo_markers, confirm_turn=ask)
    check_options(options)
    return options

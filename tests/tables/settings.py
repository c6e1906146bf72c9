"""Tables for tests."""

from __future__ import annotations

from datetime import UTC, datetime

from sanctuary.catalogue import catalogue
from sanctuary.rules import RULES_VERSION
from sanctuary.tables.game import TableGame
from sanctuary.tables.hall import Hall, new_id
from sanctuary.tables.requests import MOVE, Request, entry_for
from sanctuary.tables.setting import BOT, OPEN, PERSON, Chair, Setting, TableRules, game_options

START = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
CHAIRS = {
    "p": Chair(PERSON, name="Ada"),
    "o": Chair(OPEN),
    "b": Chair(BOT, bot="random"),
}


def setting(chairs: str = "pp", seed: str = "test", **rules: object) -> Setting:
    """Return a table's setting; `chairs`: a letter a seat, p a person, o open, b a bot."""
    return Setting(
        id=new_id(),
        options=game_options(len(chairs), 1, short=False, solo_markers=18),
        seed=seed,
        chairs=tuple(CHAIRS[letter] for letter in chairs),
        rules=TableRules(**rules),  # type: ignore[arg-type]
        rules_version=RULES_VERSION,
        fingerprint=catalogue().fingerprint,
        created=START,
    )


def table(chairs: str = "pp", seed: str = "test", **rules: object) -> TableGame:
    """Return a table without a store."""
    return TableGame(setting(chairs, seed, **rules), catalogue().material(1))


def ask(game: TableGame, kind: str, seat: int = -1, **fields: object) -> None:
    """Ask something of a table without a store, for the seat in turn unless another is named."""
    asked = Request(kind, game.state.seat if seat < 0 else seat, **fields)  # type: ignore[arg-type]
    game.absorb(entry_for(game, asked, START))


def play_first(hall: Hall, id: str, moves: int) -> None:
    """Make moves at a table in a store, always the first legal one."""
    for _ in range(moves):
        with hall.game(id) as game:
            request = Request(MOVE, game.state.seat, game.version, move=game.state.legal[0])
        hall.submit(id, request)

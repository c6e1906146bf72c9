"""Tables as the lobby shows them, and what people ask for when they make one."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from sanctuary.catalogue import catalogue
from sanctuary.rules import RULES_VERSION
from sanctuary.server.messages.lobby import GameOptions, NewTable, Origin, SeatInfo, TableInfo, TableOptions
from sanctuary.server.sentences import NO_PERSON, SEED_NOT_ALONE, ProblemError
from sanctuary.tables.hall import Hall, new_id, new_secret
from sanctuary.tables.reasons import UNKNOWN_BOT
from sanctuary.tables.setting import BOT, OPEN, PERSON, Chair, Setting, TableRules, game_options

if TYPE_CHECKING:
    from sanctuary.tables.store.rows import Standing


def table_info(
    hall: Hall, setting: Setting, standing: Standing, my_seats: list[int], rematch: str | None = None
) -> TableInfo:
    """A table for a reader who holds some of its seats."""
    options, rules = setting.options, setting.rules
    return TableInfo.model_construct(
        id=setting.id,
        status=standing.status,
        version=standing.version,
        seats=[_seat_info(seat, standing, rules, hall.clock()) for seat in range(len(standing.seats))],
        my_seats=my_seats,
        game=GameOptions.model_construct(
            side=options.side, short=options.short, solo_markers=options.solo_markers
        ),
        table=TableOptions.model_construct(
            undo=rules.undo,
            idle=rules.idle,
            idle_minutes=rules.idle_minutes,
            open_hands=rules.open_hands,
            listed=rules.listed,
            pace=rules.pace,
            hints=rules.hints,
        ),
        created=setting.created.isoformat(),
        updated=standing.changed.isoformat(),
        active=standing.acting,
        winners=None if standing.winners is None else list(standing.winners),
        origin=_origin(setting),
        rematch=rematch,
        fixed_seed=setting.fixed_seed,
        rules_version=setting.rules_version,
        fingerprint=setting.fingerprint,
        playable=hall.is_playable(setting),
    )


def _origin(setting: Setting) -> Origin | None:
    origin = setting.origin
    if origin is None:
        return None
    return Origin.model_construct(kind=origin.kind, table=origin.table or None, ply=origin.ply)


def _seat_info(seat: int, standing: Standing, rules: TableRules, now: datetime) -> SeatInfo:
    kind, name, bot, substitute = standing.seats[seat]
    waiting = standing.acting == seat and not standing.acting_bot
    return SeatInfo.model_construct(
        seat=seat,
        kind=kind,
        name=name or None,
        bot=substitute or bot or None,
        substitute=bool(substitute),
        hints=standing.hints[seat] if standing.hints else 0,
        idle=waiting and now - standing.changed >= timedelta(minutes=rules.idle_minutes),
    )


def check_bot(bot: str, known: tuple[str, ...]) -> str:
    """The bot, if people may choose it. ProblemError otherwise."""
    if bot not in known:
        raise ProblemError(422, UNKNOWN_BOT, bot=bot)
    return bot


def setting_for(asked: NewTable, bots: tuple[str, ...], now: datetime) -> Setting:
    """The setting of the table somebody asks for. ProblemError says what is impossible about it."""
    chairs = tuple(_chair(plan.kind, plan.name, plan.bot, bots) for plan in asked.seats)
    if not any(chair.kind == PERSON for chair in chairs):
        raise ProblemError(422, NO_PERSON)
    if asked.seed is not None and any(chair.kind == OPEN for chair in chairs):
        raise ProblemError(422, SEED_NOT_ALONE)
    game, table = asked.game, asked.table
    rules = table.model_dump()
    if table.hints is None:
        rules["hints"] = sum(chair.kind != BOT for chair in chairs) == 1
    return Setting(
        id=new_id(),
        options=game_options(len(chairs), game.side, game.short, game.solo_markers),
        seed=asked.seed if asked.seed is not None else new_secret(),
        chairs=chairs,
        rules=TableRules(**rules),
        rules_version=RULES_VERSION,
        fingerprint=catalogue().fingerprint,
        created=now,
        fixed_seed=asked.seed is not None,
    )


def _chair(kind: str, name: str | None, bot: str | None, bots: tuple[str, ...]) -> Chair:
    if kind == "bot":
        return Chair(BOT, bot=check_bot(bot or "", bots))
    if kind == "open":
        return Chair(OPEN)
    return Chair(PERSON, name=name or "")

"""Settings and entries as rows of the database, and back."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from sanctuary.records.option_json import options_from_json, options_to_json
from sanctuary.tables.entries import Entry
from sanctuary.tables.setting import Chair, Origin, Setting, TableRules

if TYPE_CHECKING:
    from sqlalchemy import RowMapping

Columns = dict[str, Any]


def stamp(moment: datetime) -> int:
    """Milliseconds since 1970, as times are stored."""
    return round(moment.timestamp() * 1000)


def moment_of(milliseconds: int) -> datetime:
    """The time stored as milliseconds since 1970."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def now() -> datetime:
    """The time as it is stored, to the millisecond."""
    return moment_of(stamp(datetime.now(UTC)))


def setting_columns(setting: Setting) -> Columns:
    """A setting as columns of `games`."""
    origin = setting.origin
    return {
        "id": setting.id,
        "created": stamp(setting.created),
        "rules_version": setting.rules_version,
        "fingerprint": setting.fingerprint,
        "listed": setting.rules.listed,
        "setting": {
            "options": options_to_json(setting.options),
            "seed": setting.seed,
            "fixed_seed": setting.fixed_seed,
            "chairs": [asdict(chair) for chair in setting.chairs],
            "rules": asdict(setting.rules),
            "origin": asdict(origin) if origin else None,
            "opening": list(setting.opening),
            "hints": list(setting.hints),
        },
    }


def setting_of(row: RowMapping) -> Setting:
    """The setting of a row of `games`."""
    kept = row["setting"]
    origin = kept["origin"]
    return Setting(
        id=row["id"],
        options=options_from_json(kept["options"]),
        seed=kept["seed"],
        chairs=tuple(Chair(**chair) for chair in kept["chairs"]),
        rules=TableRules(**kept["rules"]),
        rules_version=row["rules_version"],
        fingerprint=row["fingerprint"],
        created=moment_of(row["created"]),
        fixed_seed=kept["fixed_seed"],
        origin=Origin(**origin) if origin else None,
        opening=tuple(kept["opening"]),
        hints=tuple(kept.get("hints", ())),
    )


def entry_columns(game: str, entry: Entry) -> Columns:
    """An entry as columns of `entries`; what its kind does not use is null."""
    return {
        "game": game,
        "sequence": entry.sequence,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": stamp(entry.at),
        "move": None if entry.move < 0 else entry.move,
        "to": None if entry.to < 0 else entry.to,
        "name": entry.name or None,
        "note": entry.note or None,
        "request": entry.request or None,
    }


def entry_of(row: RowMapping) -> Entry:
    """The entry of a row of `entries`."""
    return Entry(
        sequence=row["sequence"],
        kind=row["kind"],
        seat=row["seat"],
        at=moment_of(row["at"]),
        move=-1 if row["move"] is None else row["move"],
        to=-1 if row["to"] is None else row["to"],
        name=row["name"] or "",
        note=row["note"] or "",
        request=row["request"] or "",
    )


@dataclass(frozen=True, slots=True)
class Standing:
    """What lists show of a game, as of one version: it follows from the entries and is kept beside them.

    bot_after: when a bot takes over from the person who has to decide; None for never.
    """

    version: int
    changed: datetime
    status: str
    acting: int | None
    acting_bot: bool
    bot_after: datetime | None
    seats: tuple[tuple[str, str, str, str], ...]
    """Kind, name, bot and substitute of each seat."""
    winners: tuple[int, ...] | None = None
    hints: tuple[int, ...] = ()
    """At how many decisions each seat was given a hint; () for a game of before there were hints."""


STANDING_COLUMNS: Final = (
    *("version", "changed", "status", "acting", "acting_bot", "bot_after", "seats", "winners", "hints"),
)


def standing_columns(standing: Standing) -> Columns:
    """A standing as columns of `games`."""
    winners = standing.winners
    return {
        "version": standing.version,
        "changed": stamp(standing.changed),
        "status": standing.status,
        "acting": standing.acting,
        "acting_bot": standing.acting_bot,
        "bot_after": None if standing.bot_after is None else stamp(standing.bot_after),
        "seats": [list(seat) for seat in standing.seats],
        "winners": None if winners is None else list(winners),
        "hints": list(standing.hints),
    }


def standing_of(row: RowMapping) -> Standing:
    """The standing of a row of `games`."""
    winners = row["winners"]
    return Standing(
        version=row["version"],
        changed=moment_of(row["changed"]),
        status=row["status"],
        acting=row["acting"],
        acting_bot=row["acting_bot"],
        bot_after=None if row["bot_after"] is None else moment_of(row["bot_after"]),
        seats=tuple((seat[0], seat[1], seat[2], seat[3]) for seat in row["seats"]),
        winners=None if winners is None else tuple(winners),
        hints=tuple(row["hints"] or ()),
    )

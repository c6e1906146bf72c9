"""Analyses of finished games in the database, as far as they have got."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from sanctuary.tables.store.rows import stamp
from sanctuary.tables.store.schema import ANALYSES

if TYPE_CHECKING:
    from datetime import datetime

    from sanctuary.tables.store.store import Store

Judgements = list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Analysis:
    """How many decisions there are to judge, and the judgements so far, in the order of the game."""

    total: int
    judgements: Judgements = field(default_factory=list)

    @property
    def is_done(self) -> bool:
        """Whether every decision is judged."""
        return len(self.judgements) >= self.total


def find_analysis(store: Store, game: str) -> Analysis | None:
    """A game's analysis; None where none was begun."""
    wanted = select(ANALYSES.c.total, ANALYSES.c.judgements).where(ANALYSES.c.game == game)
    with store.engine.connect() as connection:
        row = connection.execute(wanted).first()
    return None if row is None else Analysis(row[0], row[1])


def claim_analysis(store: Store, game: str, total: int, now: datetime, stale: datetime) -> bool:
    """Begin an analysis, or go on with one that has not changed since `stale`; whether it is the caller's."""
    row = {"game": game, "changed": stamp(now), "total": total, "judgements": []}
    try:
        with store.engine.begin() as connection:
            connection.execute(insert(ANALYSES), row)
    except IntegrityError:
        taken = (
            update(ANALYSES)
            .where(ANALYSES.c.game == game, ANALYSES.c.changed <= stamp(stale))
            .values(changed=stamp(now))
        )
        with store.engine.begin() as connection:
            return connection.execute(taken).rowcount == 1
    return True


def keep_judgements(store: Store, game: str, judgements: Judgements, now: datetime) -> None:
    """Put down how far an analysis has got."""
    kept = update(ANALYSES).where(ANALYSES.c.game == game)
    with store.engine.begin() as connection:
        connection.execute(kept.values(judgements=judgements, changed=stamp(now)))

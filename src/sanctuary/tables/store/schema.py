"""The database's tables. Entries are only added, numbered without a gap within their game: the only truth.

`games.version` and the columns after it repeat what follows from the entries, for lists; they change
together with the entry, in one transaction.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("setting", JSON, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("fingerprint", String(64), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rematch_of", String(12), ForeignKey("games.id"), unique=True),
    Column("version", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("acting", Integer),
    Column("acting_bot", Boolean, nullable=False),
    Column("bot_after", BigInteger),
    Column("seats", JSON, nullable=False),
    Column("winners", JSON),
    Column("zoos", JSON),
    Column("hints", JSON),
    Index(None, "status", "acting_bot", "changed"),
    Index(None, "status", "acting_bot", "bot_after"),
    Index(None, "listed", "status", "changed"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("game", String(12), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("move", Integer),
    Column("to", Integer),
    Column("name", String(64)),
    Column("note", Text),
    Column("request", String(64)),
    UniqueConstraint("game", "request"),
)

SEAT_KEYS: Final = Table(
    "seat_keys",
    METADATA,
    Column("game", String(12), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
)
"""Hashes of the secrets that are good for a seat."""

DEVICE_SEATS: Final = Table(
    "device_seats",
    METADATA,
    Column("device", String(64), primary_key=True),
    Column("game", String(12), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)
"""Which seats a device took; `device` is the hash of its cookie."""

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("game", String(12), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("changed", BigInteger, nullable=False),
    Column("total", Integer, nullable=False),
    Column("judgements", JSON, nullable=False),
)
"""What was made of finished games: `judgements` of their decisions, up to `total` of them."""

SERVER_KEYS: Final = Table(
    "server_keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)
"""Keys that all server processes on this store share, such as the one that signs device cookies."""

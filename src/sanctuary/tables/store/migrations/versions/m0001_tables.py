"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make games, entries, seat keys, the devices' seats and the server's keys."""
    _make_games()
    _make_entries()
    _make_keys()


def _make_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("setting", sa.JSON, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("rematch_of", sa.String(12)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("acting", sa.Integer),
        sa.Column("acting_bot", sa.Boolean, nullable=False),
        sa.Column("bot_after", sa.BigInteger),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("winners", sa.JSON),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.ForeignKeyConstraint(["rematch_of"], ["games.id"], name="fk_games_rematch_of"),
        sa.UniqueConstraint("rematch_of", name="uq_games_rematch_of"),
    )
    op.create_index("ix_games_status_acting_bot_changed", "games", ["status", "acting_bot", "changed"])
    op.create_index("ix_games_status_acting_bot_bot_after", "games", ["status", "acting_bot", "bot_after"])
    op.create_index("ix_games_listed_status_changed", "games", ["listed", "status", "changed"])


def _make_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("move", sa.Integer),
        sa.Column("to", sa.Integer),
        sa.Column("name", sa.String(64)),
        sa.Column("note", sa.Text),
        sa.Column("request", sa.String(64)),
        sa.PrimaryKeyConstraint("game", "sequence", name="pk_entries"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_entries_game", ondelete="CASCADE"),
        sa.UniqueConstraint("game", "request", name="uq_entries_game_request"),
    )


def _make_keys() -> None:
    op.create_table(
        "seat_keys",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "hash", name="pk_seat_keys"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seat_keys_game", ondelete="CASCADE"),
    )
    op.create_table(
        "device_seats",
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("device", "game", "seat", name="pk_device_seats"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_device_seats_game", ondelete="CASCADE"),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.String(128), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )


def downgrade() -> None:
    """Drop them all, and with them every game."""
    for table in ("server_keys", "device_seats", "seat_keys", "entries", "games"):
        op.drop_table(table)

"""Analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of analyses."""
    op.create_table(
        "analyses",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("judgements", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_analyses"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_analyses_game", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """They can be made again."""
    op.drop_table("analyses")

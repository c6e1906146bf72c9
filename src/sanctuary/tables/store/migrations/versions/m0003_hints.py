"""Lists say of a game which seats were given hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games of before have none."""
    op.add_column("games", sa.Column("hints", sa.JSON))


def downgrade() -> None:
    """The entries still tell of the hints."""
    with op.batch_alter_table("games") as games:
        games.drop_column("hints")

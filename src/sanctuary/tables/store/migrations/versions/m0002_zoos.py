"""The zoos as anyone may see them, for servers whose rules cannot re-run the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room beside each game; games made before show nothing until their next entry."""
    op.add_column("games", sa.Column("zoos", sa.JSON))


def downgrade() -> None:
    """Forget them; they follow from the entries."""
    op.drop_column("games", "zoos")

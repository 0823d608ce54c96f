"""What a bot did for somebody who was away, and who opened a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("stood_from", sa.Integer))
    op.add_column("seats", sa.Column("stood_to", sa.Integer))
    op.add_column("tables", sa.Column("opener_hash", sa.String(64)))

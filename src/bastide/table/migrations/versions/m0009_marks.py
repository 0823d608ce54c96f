"""Marks of positions, by which later rules notice that they play a game differently."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.String(40)))
    op.add_column("moves", sa.Column("mark", sa.String(16)))

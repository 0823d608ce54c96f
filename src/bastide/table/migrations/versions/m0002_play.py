"""Bots that stand in for a person, clocks, and what was taken back with the consent of the others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clocks", sa.JSON))
    op.add_column("tables", sa.Column("drawn", sa.JSON))
    op.add_column("tables", sa.Column("taken_back", sa.JSON))
    op.add_column("seats", sa.Column("stand_in", sa.String(80)))
    op.add_column("seats", sa.Column("stand_in_by", sa.String(8)))

"""The game of the day: who has played it, with which help, and how it ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "daily",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("takebacks", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("hers", sa.Integer),
        sa.Column("won", sa.Boolean),
        sa.Column("verified", sa.Boolean),
        sa.UniqueConstraint("number", "person", name="one_try"),
    )

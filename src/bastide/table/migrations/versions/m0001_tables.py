"""Tables, their seats and their moves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def of_table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("seed", sa.JSON, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("undos", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(80)),
        sa.Column("token_hash", sa.String(64)),
    )
    op.create_table(
        "moves",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "health",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("checked", sa.Float, nullable=False),
    )

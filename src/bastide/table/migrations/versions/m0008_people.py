"""People and their devices, whose turn it is since when, chat, results, and the server's own keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0005"


def of_person() -> sa.ForeignKey:
    return sa.ForeignKey("people.id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("email", sa.String(254)),
        sa.Column("mails", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.Integer, nullable=False),
    )
    op.create_index("people_email", "people", ["email"])
    op.create_table(
        "devices",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(64), of_person(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("push", sa.JSON),
    )
    op.create_index("devices_person", "devices", ["person_id"])
    op.create_table(
        "tickets",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(64), of_person(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("email", sa.String(254)),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("result", sa.JSON))
    op.add_column("seats", sa.Column("person", sa.String(64)))
    op.add_column("seats", sa.Column("since", sa.Float))
    op.add_column("seats", sa.Column("noticed", sa.Integer))
    op.add_column("seats", sa.Column("nudged", sa.Float))
    op.add_column("seats", sa.Column("hidden", sa.Boolean))
    op.add_column("seats", sa.Column("muted", sa.String(8)))
    op.create_index("seats_person", "seats", ["person"])
    op.create_index("seats_since", "seats", ["since"])

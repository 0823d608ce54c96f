"""When something is due at a seat that is asked: word, a reminder, the end of its time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seats", sa.Column("due", sa.Float))
    op.create_index("seats_due", "seats", ["due"])
    op.drop_index("seats_since", "seats")

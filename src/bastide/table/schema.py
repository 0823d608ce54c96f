"""Where the games are kept: the tables of the database. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

VERSION = "0005"
"""The newest migration: a database of this version needs none."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("setup", JSON, nullable=False),  # sets, elements, options: checked and complete
    Column("seed", JSON, nullable=False),
    Column("secret", String(64), nullable=False),  # later seeds come from it, see matches.py
    Column("status", String(10), nullable=False),
    Column("moves", Integer, nullable=False),  # how many there are: a write that expects others is refused
    Column("undos", Integer, nullable=False),  # how many there were
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("clocks", JSON),  # the seconds that each seat has left, where there is a clock
    Column("drawn", JSON),  # outcomes that were taken back: they come again
    Column("taken_back", JSON),  # by whom, how much, and who agreed
    Column("opener_hash", String(64)),  # of the token by which the table can be deleted
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(80)),
    Column("token_hash", String(64)),
    Column("stand_in", String(80)),  # the bot that plays for the person
    Column("stand_in_by", String(8)),  # who wanted that: a seat's letter, or `clock`
    Column("stood_from", Integer),  # the lines before what a bot did while the person was away,
    Column("stood_to", Integer),  # and those at the end of it; the person may take it back
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    sqlite_with_rowid=False,
)

daily = Table(
    "daily",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the day
    Column("person", String(64), nullable=False),  # the hash of the key by which a browser is known again
    Column("hints", Integer, nullable=False),  # how many were asked for
    Column("takebacks", Integer, nullable=False),  # of what chance had followed
    Column("points", Integer),  # this and the rest: when the game is over and was replayed
    Column("hers", Integer),
    Column("won", Boolean),
    Column("verified", Boolean),  # whether the replay with the seed of the day came to the same
    UniqueConstraint("number", "person", name="one_try"),
)

servers = Table(  # the processes that share this database, see cluster.py
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(200), nullable=False),  # where it listens for the others
    Column("secret", String(64), nullable=False),  # by which it knows them
    Column("seen", Float, nullable=False),  # when it last said that it lives, by the database's clock
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("server_id", String(32), ForeignKey("servers.id", ondelete="CASCADE"), nullable=False),
)

health = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("checked", Float, nullable=False),
)

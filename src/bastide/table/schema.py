"""Where the games are kept: the tables of the database. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

VERSION = "0011"
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
    Column("result", JSON),  # points and winners, once the game is over
    Column("rules", String(40)),  # the version that the last line was played with
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
    Column("person", String(64)),  # whose seat it is; then there is no token_hash, see people.py
    Column("since", Float),  # since when the person is asked; null: is not
    Column("noticed", Integer),  # what the person was told of that, see notices.py,
    Column("due", Float),  # and when something follows
    Column("nudged", Float),  # when somebody last asked the person to play
    Column("hidden", Boolean),  # the person has taken the game off their list
    Column("muted", String(8)),  # the seats that this one does not want to hear
    Index("seats_person", "person"),
    Index("seats_due", "due"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    Column("mark", String(16)),  # of the position after it, now and then, see kernel/marks.py
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

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the first key; never told to anybody
    Column("name", String(80), nullable=False),
    Column("language", String(2), nullable=False),  # in which they are written to
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("email", String(254)),  # confirmed
    Column("mails", Boolean, nullable=False),  # whether they want to be told by mail that it is their turn
    Column("quiet_from", Integer),  # hours of the day between which they are told nothing
    Column("quiet_to", Integer),
    Column("zone", Integer, nullable=False),  # minutes that their clock is ahead of UTC
    Index("people_email", "email"),
)

devices = Table(
    "devices",
    metadata,
    Column("key_hash", String(64), primary_key=True),
    Column("person_id", String(64), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),  # computer, phone or tablet
    Column("seen", Float, nullable=False),
    Column("push", JSON),  # where the browser wants to be told that it is one's turn
    Index("devices_person", "person_id"),
)

tickets = Table(  # what works once and for a while: a device's link, the confirmation of an address
    "tickets",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("person_id", String(64), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("email", String(254)),
    Column("expires", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("line", Text, nullable=False),
)

studies = Table(  # what a study found of each turn and draw of a finished game, see studies.py
    "studies",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # turn or draw
    Column("depth", String(16), nullable=False),
    Column("version", Integer, nullable=False),  # of the judgement
    Column("found", Text, nullable=False),
)

server_keys = Table(  # secrets of the server itself
    "server_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
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

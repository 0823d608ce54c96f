"""Tickets: what works once and for a while.

A link brings a person to another device, another one confirms an address, and who has lost their keys gets
one by mail. The database has hashes of tickets, and no log has any: they stand behind the # of a link, which
browsers keep to themselves, or in the body of a request.
"""

from __future__ import annotations

import secrets
import time
from typing import Literal

import sqlalchemy as sa

from ..kernel import Problem
from . import schema
from .opening import ALPHABET
from .people import MOST_DEVICES, D, P, add_device, find
from .people_calls import DeviceKind
from .seats import Owner, hash_of
from .storage import Storage

T = schema.tickets.c
TicketKind = Literal["device", "recover", "email"]
SECONDS: dict[TicketKind, int] = {"device": 600, "recover": 3600, "email": 24 * 3600}
LENGTH: dict[TicketKind, int] = {"device": 12, "recover": 26, "email": 26}
"""Characters, of 5 bits each. The short one is typed from screen to screen, and lives for ten minutes."""


def new_code(kind: TicketKind) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH[kind]))


def in_groups(code: str) -> str:
    """A code as people read it: three groups of four."""
    return "-".join(code[n : n + 4] for n in range(0, len(code), 4))


def _hash(code: str) -> str:
    """Of a code as somebody typed it."""
    return hash_of("".join(code.lower().replace("-", " ").split()))


class Tickets:
    """The tickets of a server."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def give(self, person: str, kind: TicketKind, email: str | None = None) -> str:
        """A new ticket; the person's earlier ones of this kind no longer work."""
        code, now = new_code(kind), time.time()
        row = {"code_hash": _hash(code), "person_id": person, "kind": kind, "email": email}

        def give(connection: sa.Connection) -> None:
            mine = sa.and_(T.person_id == person, T.kind == kind)
            connection.execute(sa.delete(schema.tickets).where(sa.or_(mine, T.expires < now)))
            connection.execute(sa.insert(schema.tickets).values(**row, expires=now + SECONDS[kind]))

        await self._storage.run(give)
        return code

    async def take_over(self, code: str, key: str, kind: DeviceKind) -> str:
        """Make a browser one of the person's devices: the person's name."""

        def take(connection: sa.Connection) -> str:
            person, _ = _use(connection, code, ("device", "recover"))
            if find(connection, key):  # a browser that is somebody already brings a new key
                raise Problem("device-taken")
            if connection.execute(sa.select(P.id).where(P.id == hash_of(key))).scalar():
                raise Problem("device-taken")
            oldest = sa.select(D.key_hash).where(D.person_id == person).order_by(D.seen.desc())
            gone = connection.execute(oldest.offset(MOST_DEVICES - 1)).scalars().all()
            connection.execute(sa.delete(schema.devices).where(D.key_hash.in_(gone)))
            add_device(connection, Owner(person, hash_of(key)), kind)
            name: str = connection.execute(sa.select(P.name).where(P.id == person)).scalar() or ""
            return name

        return await self._storage.run(take)

    async def confirm_email(self, code: str) -> str:
        """Keep an address that its owner has confirmed."""

        def confirm(connection: sa.Connection) -> str:
            person, email = _use(connection, code, ("email",))
            connection.execute(sa.update(schema.people).where(P.id == person).values(email=email))
            return email or ""

        return await self._storage.run(confirm)


def _use(connection: sa.Connection, code: str, kinds: tuple[TicketKind, ...]) -> tuple[str, str | None]:
    """Whose ticket it is. It is gone afterwards: of two who try, one has it."""
    known = sa.and_(T.code_hash == _hash(code), T.kind.in_(kinds), T.expires > time.time())
    row = connection.execute(sa.select(T.person_id, T.email).where(known)).first()
    if row is None or connection.execute(sa.delete(schema.tickets).where(known)).rowcount != 1:
        raise Problem("no-such-ticket")
    return row.person_id, row.email

"""People: a name and a key in each of their browsers, no password.

A key is a secret of one browser; the server has its hash. The first key that a person uses makes the person,
whose id is its hash; others come by a link that works once (`devices.py`). A seat belongs to a person, and
each of the person's devices has a token of its own for it (`seats.seat_token`): one that is signed out has
none.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa

from ..kernel import Problem
from . import schema
from .people_calls import DeviceInfo, DeviceKind, Me
from .seats import Owner, clean, hash_of, new_token
from .storage import Storage

P, D = schema.people.c, schema.devices.c
SEEN_SECONDS = 300.0
"""How exactly it is kept when somebody was last here."""
MOST_DEVICES = 12


def find(connection: sa.Connection, key: str) -> Owner | None:
    """Whose key it is."""
    device = hash_of(key)
    person = connection.execute(sa.select(D.person_id).where(D.key_hash == device)).scalar()
    return Owner(person, device) if person else None


def find_or_add(connection: sa.Connection, key: str, name: str = "") -> Owner:
    """The same; an unknown key makes a new person."""
    known = find(connection, key)
    if known:
        return known
    owner = Owner(id_of(connection, key), hash_of(key))
    now = time.time()
    made = {"id": owner.person, "name": clean(name), "language": "en", "created": now, "seen": now}
    connection.execute(sa.insert(schema.people).values(**made, mails=False, zone=0))
    add_device(connection, owner)
    return owner


def id_of(connection: sa.Connection, key: str) -> str:
    """The id of whoever has this key, or will have when the person is made. A key that was signed out is
    nobody's: it does not lead back to the person that it has made."""
    known = find(connection, key)
    if known:
        return known.person
    own = hash_of(key)
    taken = connection.execute(sa.select(P.id).where(P.id == own)).scalar()
    return hash_of(new_token()) if taken else own


def add_device(connection: sa.Connection, owner: Owner, kind: DeviceKind = "computer") -> None:
    row = {"key_hash": owner.device, "person_id": owner.person, "kind": kind, "seen": time.time()}
    connection.execute(sa.insert(schema.devices).values(**row, push=sa.null()))


async def devices_of(storage: Storage, people: Collection[str | None]) -> dict[str, list[str]]:
    """The hashes of the keys of these people."""
    select = sa.select(D.person_id, D.key_hash).where(D.person_id.in_(people))
    found: dict[str, list[str]] = {}
    for person, device in await storage.run(lambda c: c.execute(select).all(), reads=True):
        found.setdefault(person, []).append(device)
    return found


def unknown_person() -> Problem:
    return Problem("unknown-person")


class People:
    """All people of a server."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def owner(self, key: str, name: str | None = "") -> Owner:
        """The person with this key, made if need be."""
        known = await self.find(key)
        if known is None:
            known = await self.storage.run(lambda c: find_or_add(c, key, name or ""))
        return known

    async def find(self, key: str) -> Owner | None:
        return await self.storage.run(lambda c: find(c, key), reads=True)

    async def known(self, key: str) -> Owner:
        """The person with this key; `Problem` when there is none."""
        owner = await self.find(key)
        if owner is None:
            raise unknown_person()
        return owner

    async def me(self, key: str, kind: DeviceKind | None = None, **told: Any) -> Me:
        """What a person may know of themselves. What they tell of name, language and clock is kept."""

        def read(connection: sa.Connection) -> Me:
            owner = find(connection, key)
            if owner is None:
                return Me(known=False)
            person = connection.execute(sa.select(schema.people).where(P.id == owner.person)).one()
            rows = connection.execute(
                sa.select(schema.devices).where(D.person_id == owner.person).order_by(D.seen.desc())
            ).all()
            return _me(person, rows, owner)

        def keep(connection: sa.Connection) -> None:
            owner = find(connection, key)
            if owner is None:
                return
            now = time.time()
            changed = {name: value for name, value in told.items() if value is not None}
            connection.execute(
                sa.update(schema.people).where(P.id == owner.person).values(seen=now, **changed)
            )
            more = {} if kind is None else {"kind": kind}
            connection.execute(
                sa.update(schema.devices).where(D.key_hash == owner.device).values(seen=now, **more)
            )

        me = await self.storage.run(read, reads=True)
        if me.known and _is_news(me, kind, told):
            await self.storage.run(keep)
            me = await self.storage.run(read, reads=True)
        return me

    async def change(self, owner: Owner, **values: Any) -> None:
        change = sa.update(schema.people).where(P.id == owner.person).values(**values)
        await self.storage.run(lambda c: c.execute(change).close())

    async def subscribe(self, owner: Owner, push: dict[str, Any] | None) -> None:
        """Keep where a device wants to be told that it is one's turn; None: nowhere."""
        value = sa.null() if push is None else push
        change = sa.update(schema.devices).where(D.key_hash == owner.device).values(push=value)
        await self.storage.run(lambda c: c.execute(change).close())

    async def sign_out(self, owner: Owner, device: str) -> None:
        """Let a device be nobody's. Its pages lose their seats when they next connect."""
        mine = (D.person_id == owner.person, sa.func.substr(D.key_hash, 1, len(device)) == device)
        gone = sa.delete(schema.devices).where(*mine)
        if await self.storage.run(lambda c: c.execute(gone).rowcount) == 0:
            raise Problem("no-such-device")


def _is_news(me: Me, kind: DeviceKind | None, told: dict[str, Any]) -> bool:
    here = next((device for device in me.devices if device.here), None)
    if here is None or time.time() - here.seen > SEEN_SECONDS or (kind and kind != here.kind):
        return True
    return any(value is not None and value != getattr(me, name) for name, value in told.items())


def _me(person: Any, devices: Sequence[Any], owner: Owner) -> Me:
    quiet = None if person.quiet_from is None else (person.quiet_from, person.quiet_to)
    return Me(
        known=True,
        name=person.name,
        language=person.language,
        zone=person.zone,
        devices=[
            DeviceInfo(
                row.key_hash[:DEVICE_ID], row.kind, row.seen, row.key_hash == owner.device, bool(row.push)
            )
            for row in devices
        ],
        email=person.email,
        mails=person.mails,
        quiet=quiet,
    )


DEVICE_ID = 12
"""Characters of a key's hash by which a device is named to its person."""

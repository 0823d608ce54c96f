"""Addresses: given, confirmed by a mail, and used to bring back who has lost their keys.

Who asks for a mail is never told whether there is anybody with that address, and no address gets more than a
few mails in an hour, whoever asks.
"""

from __future__ import annotations

import asyncio

import sqlalchemy as sa

from .. import text
from ..kernel import Problem
from . import schema
from .devices import Tickets
from .limits import Doorkeeper, Limits, Rate
from .mail import Mailer, is_address
from .people import P, People
from .seats import Owner, hash_of
from .settings import Settings

MAILS = Rate(3, 1 / 1200)
"""To one address."""
MOST_PEOPLE = 5
"""Of one address that get a link."""


class Letters:
    """What is sent at a person's own wish."""

    def __init__(self, people: People, tickets: Tickets, mailer: Mailer, settings: Settings) -> None:
        self._people, self._tickets, self._mailer = people, tickets, mailer
        self._site = settings.public_url
        self._keeper = Doorkeeper(Limits(rates={"mails": MAILS}))
        self._under_way: set[asyncio.Task[None]] = set()

    async def give_email(self, owner: Owner, email: str) -> None:
        """Send a mail that confirms an address; an empty one forgets it."""
        if not email:
            await self._people.change(owner, email=None, mails=False)
            return
        self._check(email)
        person = await self._people.storage.run(
            lambda c: c.execute(sa.select(schema.people).where(P.id == owner.person)).one(), reads=True
        )
        code = await self._tickets.give(owner.person, "email", email.strip())
        url = f"{self._site}/device#mail={code}"
        if not await self._mailer.letter(email.strip(), "confirm", person.language, url=url):
            raise Problem("no-mail", detail="failed")

    async def recover(self, email: str) -> None:
        """Send links to the people with this address, if there are any. Nobody hears which is the case, not
        even by how long it takes."""
        self._check(email)
        task = asyncio.create_task(self._bring_back(email.strip()))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _bring_back(self, email: str) -> None:
        known = sa.select(schema.people).where(P.email == email).order_by(P.seen.desc()).limit(MOST_PEOPLE)
        people = await self._people.storage.run(lambda c: c.execute(known).all(), reads=True)
        links = []
        for person in people:
            url = f"{self._site}/device#{await self._tickets.give(person.id, 'recover')}"
            name = person.name or text.say("mail-unnamed", person.language)
            links.append(f"{name}: {url}")
        if people:
            blanks = {"links": "\n".join(links), "count": len(links)}
            await self._mailer.letter(email, "recover", people[0].language, **blanks)

    def _check(self, email: str) -> None:
        if not self._mailer.on:
            raise Problem("no-mail")
        if not is_address(email.strip()):
            raise Problem("no-mail", detail="address")
        self._keeper.take("mails", hash_of(email.strip().lower()))

    async def close(self) -> None:
        if self._under_way:
            await asyncio.wait(self._under_way)

"""The calls about people: who I am, my devices, my games. The key is in the body, never in an address. They
are for the page and not in the description of `/schema`."""

from __future__ import annotations

import time
from typing import NamedTuple

from litestar import post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import structs

from ..kernel import Problem
from . import mine
from .address import public_address
from .calls import Opened
from .devices import SECONDS, Tickets, in_groups
from .invitation import addresses, code_of
from .letters import Letters
from .lobby import Tables
from .mail import Mailer
from .opening import own_tokens
from .people_calls import (
    AskMe,
    AskPerson,
    ChooseNotices,
    ClaimSeats,
    Confirmed,
    ConfirmEmail,
    GiveEmail,
    Handover,
    Leave,
    Me,
    MyGames,
    Nudge,
    Recover,
    Sent,
    SignOut,
    Subscribe,
    TakenOver,
    TakeOver,
)
from .protocol import ErrorInfo
from .push import Push
from .responses import AnyRequest
from .seats import clean


def _errors(*statuses: int) -> dict[int, ResponseSpec]:
    return {s: ResponseSpec(ErrorInfo, description="refused", generate_examples=False) for s in statuses}


class Ways(NamedTuple):
    """The ways by which people can be told something."""

    push: Push
    mailer: Mailer

    def with_ways(self, me: Me) -> Me:
        return structs.replace(me, push_key=self.push.public_key, can_mail=self.mailer.on)


REFUSED = _errors(400, 403, 404, 409, 413, 429, 503)


@post("/api/people/me", status_code=HTTP_200_OK, responses=REFUSED, include_in_schema=False)
async def me(data: JSONBody[AskMe], tables: NamedDependency[Tables], ways: NamedDependency[Ways]) -> Me:
    """What a person may know of themselves; name, language and clock are kept."""
    name = None if data.name is None else clean(data.name)
    told = {"name": name, "language": data.language, "zone": data.zone}
    return ways.with_ways(await tables.people.me(data.person, data.kind, **told))


@post("/api/people/games", status_code=HTTP_200_OK, responses=REFUSED, include_in_schema=False)
async def my_games(data: JSONBody[AskPerson], tables: NamedDependency[Tables]) -> MyGames:
    """The games of a person: those that are played, and the latest of those that are over."""
    owner = await tables.people.find(data.person)
    return await mine.games_of(tables.storage, owner) if owner else MyGames([], 0, time.time())


# -- devices -----------------------------------------------------------------------------------------------


@post("/api/people/devices/link", status_code=HTTP_200_OK, responses=REFUSED, include_in_schema=False)
async def device_link(
    request: AnyRequest,
    data: JSONBody[AskPerson],
    tables: NamedDependency[Tables],
    tickets: NamedDependency[Tickets],
) -> Handover:
    """A link and a code that make another browser a device of this person, once and for ten minutes."""
    owner = await tables.people.owner(data.person)
    code = in_groups(await tickets.give(owner.person, "device"))
    url = f"{next(iter(addresses(request)), public_address(request))}/device#{code}"
    return Handover(url, code, code_of(url), SECONDS["device"])


@post("/api/people/devices/take", status_code=HTTP_200_OK, responses=REFUSED, include_in_schema=False)
async def take_over(data: JSONBody[TakeOver], tickets: NamedDependency[Tickets]) -> TakenOver:
    """Use a link or a code: this browser is the person's from now on."""
    return TakenOver(await tickets.take_over(data.code, data.person, data.kind))


@post("/api/people/devices/sign-out", status_code=HTTP_200_OK, responses=REFUSED, include_in_schema=False)
async def sign_out(
    data: JSONBody[SignOut], tables: NamedDependency[Tables], ways: NamedDependency[Ways]
) -> Me:
    """Let a device be no longer the person's."""
    await tables.people.sign_out(await tables.people.known(data.person), data.device)
    return ways.with_ways(await tables.people.me(data.person))


# -- being told ----------------------------------------------------------------------------------------------


@post("/api/people/notices", status_code=HTTP_200_OK, responses=REFUSED, include_in_schema=False)
async def choose_notices(
    data: JSONBody[ChooseNotices], tables: NamedDependency[Tables], ways: NamedDependency[Ways]
) -> Me:
    """Whether a person is told by mail, and the hours at which not at all."""
    owner = await tables.people.known(data.person)
    before = await tables.people.me(data.person)
    if data.mails and before.email is None:
        raise Problem("no-mail", detail="address")
    begin, end = data.quiet or (None, None)
    await tables.people.change(owner, mails=data.mails, quiet_from=begin, quiet_to=end)
    return ways.with_ways(await tables.people.me(data.person))


@post("/api/people/push", status_code=HTTP_200_OK, responses=REFUSED, include_in_schema=False)
async def subscribe(
    data: JSONBody[Subscribe], tables: NamedDependency[Tables], ways: NamedDependency[Ways]
) -> Me:
    """Where this device wants to be told that it is one's turn; nothing: nowhere."""
    owner = await tables.people.owner(data.person)
    if data.endpoint is None or data.keys is None:
        await tables.people.subscribe(owner, None)
    else:
        if ways.push.public_key is None or not ways.push.allows(data.endpoint):
            raise Problem("no-push")
        keys = {"p256dh": data.keys.p256dh, "auth": data.keys.auth}
        await tables.people.subscribe(owner, {"endpoint": data.endpoint, "keys": keys})
    return ways.with_ways(await tables.people.me(data.person))


@post("/api/people/email", status_code=HTTP_200_OK, responses=REFUSED, include_in_schema=False)
async def give_email(
    data: JSONBody[GiveEmail], tables: NamedDependency[Tables], letters: NamedDependency[Letters]
) -> Sent:
    """Have a mail sent that confirms an address; an empty one forgets the address."""
    await letters.give_email(await tables.people.owner(data.person), data.email)
    return Sent()


@post("/api/people/email/confirm", status_code=HTTP_200_OK, responses=REFUSED, include_in_schema=False)
async def confirm_email(data: JSONBody[ConfirmEmail], tickets: NamedDependency[Tickets]) -> Confirmed:
    """Confirm an address with the code of the mail."""
    return Confirmed(await tickets.confirm_email(data.code))


@post("/api/people/recover", status_code=HTTP_200_OK, responses=REFUSED, include_in_schema=False)
async def recover(data: JSONBody[Recover], letters: NamedDependency[Letters]) -> Sent:
    """Have a link sent to who has lost their keys. Nobody is told whether there is such a person."""
    await letters.recover(data.email)
    return Sent()


# -- seats -------------------------------------------------------------------------------------------------


@post("/api/tables/{table_id:str}/seats", status_code=HTTP_200_OK, responses=REFUSED, include_in_schema=False)
async def my_seats(
    table_id: FromPath[str], data: JSONBody[AskPerson], tables: NamedDependency[Tables]
) -> Opened:
    """The tokens by which this device comes to the person's seats; none where there are no seats."""
    table = await tables.get(table_id)
    owner = await tables.people.find(data.person)
    return Opened(table.id, own_tokens(table.stored, owner) if owner else {})


@post("/api/tables/{table_id:str}/claim", status_code=HTTP_200_OK, responses=REFUSED, include_in_schema=False)
async def claim(
    table_id: FromPath[str], data: JSONBody[ClaimSeats], tables: NamedDependency[Tables]
) -> Opened:
    """Seats that were taken without a key become the person's; their old tokens open nothing any more."""
    table = await tables.get(table_id)
    owner = await tables.people.owner(data.person)
    await table.claim(data.tokens, owner)
    return Opened(table.id, own_tokens(table.stored, owner))


@post("/api/tables/{table_id:str}/leave", status_code=HTTP_200_OK, responses=REFUSED, include_in_schema=False)
async def leave(table_id: FromPath[str], data: JSONBody[Leave], tables: NamedDependency[Tables]) -> Sent:
    """Leave a table that waits, resign a game, or take it off the list."""
    owner = await tables.people.known(data.person)
    if data.how == "remove":
        if not await mine.hide(tables.storage, table_id, owner):
            raise Problem("not-your-seat")
        return Sent()
    table = await tables.get(table_id)
    await (table.leave_seats(owner) if data.how == "leave" else table.resign(owner))
    return Sent()


@post("/api/tables/{table_id:str}/nudge", status_code=HTTP_200_OK, responses=REFUSED, include_in_schema=False)
async def nudge(table_id: FromPath[str], data: JSONBody[Nudge], tables: NamedDependency[Tables]) -> Sent:
    """Have somebody told once more that it is their turn, for those who sit at the table."""
    table = await tables.get(table_id)
    seat = table.seat_number(data.seat)
    owner = await tables.people.known(data.person)
    if not own_tokens(table.stored, owner):
        raise Problem("not-your-seat")
    if not await mine.nudge(tables.storage, table_id, seat):
        raise Problem("not-now", detail="table")
    return Sent()


def _provide_tickets(state: State) -> Tickets:
    tickets: Tickets = state.tickets
    return tickets


def _provide_ways(state: State) -> Ways:
    ways: Ways = state.ways
    return ways


def _provide_letters(state: State) -> Letters:
    letters: Letters = state.letters
    return letters


ROUTES = [
    *(me, my_games, device_link, take_over, sign_out, my_seats, claim, leave, nudge),
    *(choose_notices, subscribe, give_email, confirm_email, recover),
]
PROVIDED = {
    "tickets": Provide(_provide_tickets, sync_to_thread=False),
    "ways": Provide(_provide_ways, sync_to_thread=False),
    "letters": Provide(_provide_letters, sync_to_thread=False),
}

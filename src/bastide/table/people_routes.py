"""The calls about people: who I am, my devices, my games. The key is in the body, never in an address."""

from __future__ import annotations

import time

from litestar import post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from ..kernel import Problem
from . import mine
from .address import public_address
from .calls import Opened
from .devices import SECONDS, Tickets, in_groups
from .invitation import addresses, code_of
from .lobby import Tables
from .opening import own_tokens
from .people_calls import (
    AskMe,
    AskPerson,
    ClaimSeats,
    Handover,
    Leave,
    Me,
    MyGames,
    Nudge,
    Sent,
    SignOut,
    TakenOver,
    TakeOver,
)
from .protocol import ErrorInfo
from .responses import AnyRequest
from .seats import clean


def _errors(*statuses: int) -> dict[int, ResponseSpec]:
    return {s: ResponseSpec(ErrorInfo, description="refused", generate_examples=False) for s in statuses}


REFUSED = _errors(400, 403, 404, 409, 413, 503)


@post("/api/people/me", status_code=HTTP_200_OK, responses=REFUSED)
async def me(data: JSONBody[AskMe], tables: NamedDependency[Tables]) -> Me:
    """What a person may know of themselves; name, language and clock are kept."""
    name = None if data.name is None else clean(data.name)
    return await tables.people.me(data.person, data.kind, name=name, language=data.language, zone=data.zone)


@post("/api/people/games", status_code=HTTP_200_OK, responses=REFUSED)
async def my_games(data: JSONBody[AskPerson], tables: NamedDependency[Tables]) -> MyGames:
    """The games of a person: those that are played, and the latest of those that are over."""
    owner = await tables.people.find(data.person)
    return await mine.games_of(tables.storage, owner) if owner else MyGames([], 0, time.time())


# -- devices -----------------------------------------------------------------------------------------------


@post("/api/people/devices/link", status_code=HTTP_200_OK, responses=REFUSED)
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


@post("/api/people/devices/take", status_code=HTTP_200_OK, responses=REFUSED)
async def take_over(data: JSONBody[TakeOver], tickets: NamedDependency[Tickets]) -> TakenOver:
    """Use a link or a code: this browser is the person's from now on."""
    return TakenOver(await tickets.take_over(data.code, data.person, data.kind))


@post("/api/people/devices/sign-out", status_code=HTTP_200_OK, responses=REFUSED)
async def sign_out(data: JSONBody[SignOut], tables: NamedDependency[Tables]) -> Me:
    """Let a device be no longer the person's."""
    await tables.people.sign_out(await tables.people.known(data.person), data.device)
    return await tables.people.me(data.person)


# -- seats -------------------------------------------------------------------------------------------------


@post("/api/tables/{table_id:str}/seats", status_code=HTTP_200_OK, responses=REFUSED)
async def my_seats(
    table_id: FromPath[str], data: JSONBody[AskPerson], tables: NamedDependency[Tables]
) -> Opened:
    """The tokens by which this device comes to the person's seats; none where there are no seats."""
    table = await tables.get(table_id)
    owner = await tables.people.find(data.person)
    return Opened(table.id, own_tokens(table.stored, owner) if owner else {})


@post("/api/tables/{table_id:str}/claim", status_code=HTTP_200_OK, responses=REFUSED)
async def claim(
    table_id: FromPath[str], data: JSONBody[ClaimSeats], tables: NamedDependency[Tables]
) -> Opened:
    """Seats that were taken without a key become the person's; their old tokens open nothing any more."""
    table = await tables.get(table_id)
    owner = await tables.people.owner(data.person)
    await table.claim(data.tokens, owner)
    return Opened(table.id, own_tokens(table.stored, owner))


@post("/api/tables/{table_id:str}/leave", status_code=HTTP_200_OK, responses=REFUSED)
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


@post("/api/tables/{table_id:str}/nudge", status_code=HTTP_200_OK, responses=REFUSED)
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


ROUTES = [me, my_games, device_link, take_over, sign_out, my_seats, claim, leave, nudge]
PROVIDED = {"tickets": Provide(_provide_tickets, sync_to_thread=False)}

"""A page at the other end of a WebSocket: it says what it wants, and is told what became of it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketException

from ..kernel import Problem
from .address import client_address
from .audience import Connection
from .bucket import Bucket
from .fields import ABUSE_LIMIT
from .limits import Doorkeeper, TooFast
from .lobby import Tables
from .messages import (
    Act,
    AskEntries,
    BadMessage,
    Consent,
    Correct,
    Enter,
    Hello,
    Hint,
    Hurry,
    Inspect,
    LookBack,
    Message,
    Mute,
    SayChat,
    SayEmote,
    StandIn,
    TakeBack,
    Undo,
    Why,
    read_message,
)
from .metrics import FAILURES, Metrics
from .protocol import Answer, Failed, error, packed, text
from .tables import Table

log = logging.getLogger("bastide.table")

Socket = WebSocket[Any, Any, Any]

TOO_FAST_PAUSE = 0.05
LARGE = 30_000
"""Characters of a message from which on packing saves more time than it takes."""
HELLO_SECONDS = 20.0
TROUBLE = 1011
TOO_BIG = 1009
NO_SUCH_TABLE = 4404
NO_HELLO = 4408
COSTLY: dict[type, str] = {
    Hello: "hello",
    Why: "why",
    LookBack: "look",
    Inspect: "look",
    Hint: "hint",
    Correct: "look",
}
"""What takes the server longest, and the pace that holds for it."""
GONE = (WebSocketException, OSError, RuntimeError)
"""What is raised when one speaks to a page that is no longer there."""


async def serve_socket(socket: Socket, tables: Tables, table_id: str) -> None:
    """Serve one page until either side disconnects."""
    await socket.accept()
    try:
        table = await tables.get(table_id)
    except Problem as problem:
        with suppress(*GONE):
            await socket.send_data(_failed(None, problem))
            await socket.close(NO_SUCH_TABLE if problem.code == "no-such-table" else TROUBLE, problem.code)
        return
    connection = Connection()
    count = Count(socket)
    tasks = [
        asyncio.create_task(_receive_loop(socket, table, connection, count)),
        asyncio.create_task(_send_loop(socket, connection)),
        asyncio.create_task(connection.dropped.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.leave(connection)
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, GONE):
            log.error("table %s: a connection failed", table.id, exc_info=result)
    if connection.dropped.is_set():
        with suppress(TimeoutError, *GONE):
            await asyncio.wait_for(socket.close(connection.code), 1.0)


async def _send_loop(socket: Socket, connection: Connection) -> None:
    while True:
        message = await connection.queue.get()
        if connection.unpacks and len(message) > LARGE:
            await socket.send_data(await asyncio.to_thread(packed, message), mode="binary")
        else:
            await socket.send_data(message)


class Count:
    """How much a page says, alone and together with the others of its address."""

    def __init__(self, socket: Socket) -> None:
        self._bucket = Bucket()
        app: Any = socket.app
        self.metrics: Metrics = app.metrics
        self._keeper: Doorkeeper = app.door.keeper
        self._address: str = client_address(socket.scope)

    def in_time(self) -> bool:
        try:
            self._keeper.take("messages", self._address)
        except TooFast:
            return False
        return self._bucket.take()

    def look(self) -> None:
        self._keeper.take("looks", self._address)


async def _receive_loop(socket: Socket, table: Table, connection: Connection, count: Count) -> None:
    while True:
        try:
            said = await asyncio.wait_for(socket.receive(), None if connection.welcome else HELLO_SECONDS)
        except TimeoutError:
            connection.drop(NO_HELLO)
            return
        if said["type"] != "websocket.receive":
            return
        data: str | bytes = said.get("text") or said.get("bytes") or ""
        if len(data) > ABUSE_LIMIT:
            connection.drop(TOO_BIG)
            return
        answer = await _handle_frame(data, count, table, connection)
        if answer:
            await connection.queue.put(answer)  # who does not take his answers is not heard either


async def _handle_frame(data: str | bytes, count: Count, table: Table, connection: Connection) -> str | None:
    """Read one frame of a page and return the answer to it."""
    in_time = count.in_time()
    if not in_time:
        await asyncio.sleep(TOO_FAST_PAUSE)
    try:
        message = read_message(data)
    except BadMessage as problem:
        return _failed(problem.id, problem)
    if not in_time:
        count.metrics.count_error("too-fast")
        return _failed(message.id, Problem("too-fast"))
    if not connection.welcome and not isinstance(message, Hello):
        return _failed(message.id, Problem("bad-message", why="hello"))
    connection.welcome = True
    try:
        kind = COSTLY.get(type(message))
        if kind:
            count.look()
        if kind and kind != "hello":  # a hello says first whose pace it is
            connection.pace.take(kind)
    except TooFast as problem:
        count.metrics.count_error(problem.code)
        return _failed(message.id, problem)
    with count.metrics.messages.time(type(message).__name__.lower()):
        return await _handle_message(message, table, connection, count.metrics)


async def _handle_message(
    message: Message, table: Table, connection: Connection, metrics: Metrics
) -> str | None:
    try:
        return await _carry_out(message, table, connection)
    except Problem as problem:
        if problem.code in FAILURES:
            metrics.count_error(problem.code)
        return _failed(message.id, problem)
    except Exception:
        metrics.count_error("internal")
        log.exception("table %s: a message could not be answered", table.id)
        return _failed(message.id, Problem("internal"))


async def _carry_out(message: Message, table: Table, connection: Connection) -> str | None:
    if isinstance(message, Hello):
        connection.unpacks = message.unpacks
        await table.arrive(connection, message.tokens, message.since)
        return text(Answer(message.id, True)) if message.id is not None else None
    if isinstance(message, LookBack):
        seat = _looks_from(message.seat, table, connection)
        return text(Answer(message.id, True, position=await table.position(message.move, seat)))
    if isinstance(message, Inspect):
        seat = _looks_from(message.seat, table, connection)
        return text(
            Answer(message.id, True, inspection=await table.inspect(message.target, seat, message.move))
        )
    if isinstance(message, AskEntries):
        if message.line is not None:
            return text(Answer(message.id, True, entry=await table.entry_at(message.line, connection.seats)))
        return text(Answer(message.id, True, entries=await table.entries(connection.seats)))
    if isinstance(message, Enter):
        await table.enter(message.line, message.outcomes, connection.seats)
        return text(Answer(message.id, True))
    if isinstance(message, Correct):
        await table.correct(message.line, message.text, message.cut, connection.seats)
        return text(Answer(message.id, True))
    seat = table.seat_number(message.seat)
    if isinstance(message, StandIn):
        await table.stand_in(seat, message.bot, connection.seats)
        return text(Answer(message.id, True))
    if seat not in connection.seats:
        raise Problem("not-your-seat")
    if isinstance(message, Act):
        await table.act(seat, message.tag, message.action)
    elif isinstance(message, Undo):
        await table.undo(seat)
    elif isinstance(message, TakeBack):
        await table.take_back(seat, connection.seats)
    elif isinstance(message, Consent):
        await table.consent(seat, message.agree)
    elif isinstance(message, SayEmote):
        if not connection.emotes.take():
            raise Problem("too-fast")
        await table.emote(seat, message.emote)
    elif isinstance(message, SayChat):
        connection.pace.take("chat")
        await table.say(seat, message.text)
    elif isinstance(message, Mute):
        await table.mute(seat, table.seat_number(message.whom), message.muted)
    elif isinstance(message, Hurry):
        table.hurry()
    elif isinstance(message, Hint):
        return text(Answer(message.id, True, hint=await table.hint(seat, message.mine)))
    elif isinstance(message, Why):
        return text(Answer(message.id, True, refusal=await table.why(seat, message.action)))
    return text(Answer(message.id, True))


def _looks_from(letter: str | None, table: Table, connection: Connection) -> int | None:
    """Whose eyes somebody looks through: those of an own seat or a spectator's, after the end any seat's."""
    seat = None if letter is None else table.seat_number(letter)
    if seat is not None and seat not in connection.seats and table.stored.status != "finished":
        raise Problem("not-your-seat")
    return seat


def _failed(id: int | str | None, problem: Problem) -> str:
    return text(Failed(id, False, error(problem)))

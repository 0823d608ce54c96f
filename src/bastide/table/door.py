"""What everybody passes who comes to the server: names and sites are checked, visitors counted, and every
answer gets the headers that keep a browser safe, whoever has made it."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from http import HTTPStatus
from typing import Any

from ..kernel import Problem
from .address import client_address, is_known_host, is_known_origin
from .limits import Doorkeeper, TooFast
from .logs import log_access, new_request_id
from .messages import BadMessage
from .metrics import Metrics
from .protocol import encode, error
from .settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

# Nothing from anywhere else, and no scripts but the page's own: a player's name must never become one.
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
READS = ("GET", "HEAD", "OPTIONS")
REQUEST_ID = b"x-request-id"
TABLE = re.compile(r"/(?:api|ws)/tables/([a-z2-9]{10})(?:/|$)")


class Door:
    """An ASGI application around another."""

    def __init__(self, app: App, settings: Settings, metrics: Metrics) -> None:
        self._app, self._settings, self._metrics = app, settings, metrics
        self.keeper = Doorkeeper(settings.limits)
        self._headers = list(HEADERS.items())
        if settings.public_url.startswith("https:"):
            self._headers.append(HTTPS_ONLY)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        address = scope["address"] = client_address(scope)
        name = new_request_id(dict(scope["headers"]).get(REQUEST_ID, b""))
        visit = Visit(scope, [*self._headers, (REQUEST_ID, name.encode())], send)
        if scope["type"] == "websocket":
            await self._let_in(scope, address, receive, visit)
        else:
            await self._answer(scope, address, receive, visit)

    async def _answer(self, scope: Scope, address: str, receive: Receive, visit: Visit) -> None:
        try:
            try:
                self._check(scope, address)
                await self._app(scope, _whole(receive), visit.send)
            except Problem as problem:  # before the application itself has heard of it
                await _refuse(problem, False, receive, visit.send)
            except asyncio.CancelledError:  # the server stops, and has waited for long enough
                if not visit.status:
                    await _refuse(Problem("too-busy"), False, receive, visit.send)
        finally:
            seconds = time.perf_counter() - visit.begun
            self._metrics.requests.add(visit.route, seconds)
            self._metrics.statuses[str(visit.status)] += 1
            log_access(scope["method"], visit.route, visit.status, seconds, address, visit.table)

    async def _let_in(self, scope: Scope, address: str, receive: Receive, visit: Visit) -> None:
        try:
            self._check(scope, address)
            self.keeper.enter(address)
        except Problem as problem:
            await _refuse(problem, True, receive, visit.send)
            return
        self._metrics.sockets += 1
        try:
            await self._app(scope, receive, visit.send)
        except Problem as problem:  # the page connects again by itself
            self._metrics.count_error(problem.code)
        finally:
            self._metrics.sockets -= 1
            self.keeper.leave(address)
            lasted = time.perf_counter() - visit.begun
            log_access("WEBSOCKET", visit.route, visit.status, lasted, address, visit.table)

    def _check(self, scope: Scope, address: str) -> None:
        sent = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host, origin = sent.get(b"host", ""), sent.get(b"origin")
        if not is_known_host(host, self._settings):
            raise Problem("wrong-host", text=host[:100])
        changes = scope["type"] == "websocket" or scope["method"] not in READS
        if changes and origin is not None and not is_known_origin(origin, host, self._settings):
            raise Problem("not-allowed")
        for what in _counted(scope):
            self.keeper.take(what, address)


class Visit:
    """One request on its way: what is added to its answer, and what is known of it afterwards."""

    def __init__(self, scope: Scope, headers: list[tuple[bytes, bytes]], send: Send) -> None:
        self._scope, self._headers, self._send = scope, headers, send
        self.begun = time.perf_counter()
        self.status = 0  # none: the visitor hung up before, or it is a WebSocket

    @property
    def route(self) -> str:
        """The path with its blanks open: what stands in them is nobody's business."""
        return str(self._scope.get("path_template") or ("another process" if self.table else "none"))

    @property
    def table(self) -> str | None:
        found = TABLE.match(self._scope["path"])
        return found and found[1]

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            headers = list(message.get("headers", ()))
            known = {name.lower() for name, _ in headers}
            message["headers"] = headers + [item for item in self._headers if item[0] not in known]
        await self._send(message)


def _whole(receive: Receive) -> Receive:
    """The body of a request, and an error of the sender's when it breaks off."""
    complete = False

    async def received() -> Message:
        nonlocal complete
        message = await receive()
        if message["type"] == "http.disconnect" and not complete:
            raise BadMessage("bad-message", why="it breaks off")
        complete = complete or not message.get("more_body", False)
        return message

    return received


def _counted(scope: Scope) -> tuple[str, ...]:
    """What a request costs."""
    path: str = scope["path"]
    if scope["type"] == "websocket":
        return ("visits",)
    if not path.startswith("/api/"):
        return ()
    if scope["method"] in READS:
        drawing = path.startswith(("/api/carcassonne/art/", "/api/carcassonne/face"))
        return ("requests", "drawings") if drawing else ("requests",)
    if path.startswith("/api/records"):
        return ("requests", "uploads")
    if path.startswith(("/api/people/devices", "/api/people/email", "/api/people/recover")):
        return ("requests", "keys")
    if path.endswith(("/join", "/seats", "/claim", "/leave", "/nudge")):
        return ("requests", "joins")
    if path.startswith("/api/tables"):
        return ("requests", "tables")
    return ("requests",)


STATUS = {
    "wrong-host": HTTPStatus.MISDIRECTED_REQUEST,
    "not-allowed": HTTPStatus.FORBIDDEN,
    "bad-message": HTTPStatus.BAD_REQUEST,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "too-busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "storage": HTTPStatus.SERVICE_UNAVAILABLE,
}


async def _refuse(problem: Problem, socket: bool, receive: Receive, send: Send) -> None:
    """Answer with an error. A WebSocket that is not accepted gets an ordinary one, too."""
    if socket:
        await receive()
    status = STATUS.get(problem.code, HTTPStatus.TOO_MANY_REQUESTS)
    body = encode(error(problem))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(problem, TooFast):
        headers.append((b"retry-after", str(problem.seconds).encode()))
    kind = "websocket.http.response" if socket else "http.response"
    await send({"type": f"{kind}.start", "status": int(status), "headers": headers})
    await send({"type": f"{kind}.body", "body": body})

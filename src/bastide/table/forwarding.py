"""Passing requests and WebSockets on to the process that has the table, and answers back."""

from __future__ import annotations

import asyncio
import hmac
import socket
from contextlib import nullcontext, suppress
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ..kernel import Problem
from .address import client_address
from .audience import GOING_AWAY
from .cluster import DEAD_SECONDS, Cluster, Peer
from .door import REQUEST_ID, TABLE, App, Receive, Scope, Send
from .fields import ABUSE_LIMIT
from .logs import new_request_id, request_id

SECRET, CLIENT = b"x-bastide-secret", b"x-bastide-client"
PASSED_ON = {b"content-type", b"authorization", b"if-none-match", b"accept", b"user-agent"}
NOT_BACK = {b"connection", b"transfer-encoding", b"date", b"keep-alive"}
TRY_SECONDS = DEAD_SECONDS + 4.0
"""So long somebody waits for a table whose process has just died."""
AGAIN_SECONDS = 0.25
ASK_SECONDS = 5.0

UNREACHABLE = (httpx.TransportError, OSError, WebSocketException)


class Forwarding:
    """What comes from outside, as far as it concerns tables of other processes."""

    def __init__(self, app: App, cluster: Cluster) -> None:
        self._app, self._cluster = app, cluster
        self._http = httpx.AsyncClient(timeout=180.0, trust_env=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = TABLE.match(scope["path"])
        if table is None:
            await self._app(scope, receive, send)
            return
        loop = asyncio.get_running_loop()
        until = loop.time() + TRY_SECONDS
        body = await _read(receive) if scope["type"] == "http" else b""
        while True:
            peer = await self._cluster.owner(table[1])
            if peer is None:
                again = _given(body) if scope["type"] == "http" else receive
                await self._app(scope, again, send)
                return
            try:
                if scope["type"] == "http":
                    await self._pass_request(peer, scope, body, send)
                else:
                    await self._pass_socket(peer, scope, receive, send)
                return
            except UNREACHABLE:
                if loop.time() > until:
                    raise Problem("too-busy") from None
                await asyncio.sleep(AGAIN_SECONDS)  # it is dead, or was, and somebody else has the table soon

    async def ask_all(self, path: str) -> list[Any]:
        """What all others answer; who does not answer is left out."""

        async def ask(peer: Peer) -> Any:
            answer = await self._http.get(
                peer.address + path, headers=_headers(peer, None), timeout=ASK_SECONDS
            )
            return answer.json()

        asked = await asyncio.gather(*map(ask, await self._cluster.peers()), return_exceptions=True)
        return [answer for answer in asked if not isinstance(answer, BaseException)]

    async def close(self) -> None:
        await self._http.aclose()

    async def _pass_request(self, peer: Peer, scope: Scope, body: bytes, send: Send) -> None:
        query = scope["query_string"].decode("latin-1")
        url = peer.address + scope["raw_path"].decode("latin-1") + (f"?{query}" if query else "")
        answer = await self._http.request(
            scope["method"], url, content=body or None, headers=_headers(peer, scope)
        )
        headers = [
            (name.lower(), value) for name, value in answer.headers.raw if name.lower() not in NOT_BACK
        ]
        await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
        await send({"type": "http.response.body", "body": answer.content})

    async def _pass_socket(self, peer: Peer, scope: Scope, receive: Receive, send: Send) -> None:
        url = peer.address.replace("http", "ws", 1) + scope["raw_path"].decode("latin-1")
        headers = [(name.decode(), value.decode()) for name, value in _headers(peer, scope)]
        async with connect(
            url, additional_headers=headers, compression=None, max_size=None, proxy=None, open_timeout=5.0
        ) as other:
            await receive()  # websocket.connect
            await send({"type": "websocket.accept"})
            tasks = [asyncio.create_task(_out(other, receive)), asyncio.create_task(_back(other, send))]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        code = other.close_code if other.close_code not in (None, 1005, 1006) else GOING_AWAY
        with suppress(RuntimeError, OSError):
            await send({"type": "websocket.close", "code": code})


async def _out(other: Any, receive: Receive) -> None:
    """What the page says."""
    with suppress(ConnectionClosed):
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            said = message.get("text")
            await other.send(message["bytes"] if said is None else said)


async def _back(other: Any, send: Send) -> None:
    """What the table answers."""
    with suppress(ConnectionClosed):
        while True:
            said = await other.recv()
            kind = "text" if isinstance(said, str) else "bytes"
            await send({"type": "websocket.send", kind: said})


async def _read(receive: Receive) -> bytes:
    body = b""
    while True:
        message = await receive()
        part: bytes = message.get("body", b"")
        body += part
        if len(body) > ABUSE_LIMIT:
            raise Problem("too-large", most=ABUSE_LIMIT)
        if not message.get("more_body", False):
            return body


def _given(body: bytes) -> Receive:
    """A request whose body is there already."""
    told = False

    async def receive() -> dict[str, Any]:
        nonlocal told
        if told:
            await asyncio.Event().wait()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


def _headers(peer: Peer, scope: Scope | None) -> list[tuple[bytes, bytes]]:
    known = [(SECRET, peer.secret.encode()), (b"accept-encoding", b"identity")]
    if scope is None:
        return known
    known += [(CLIENT, client_address(scope).encode()), (REQUEST_ID, request_id.get().encode())]
    return known + [item for item in scope["headers"] if item[0] in PASSED_ON]


# -- the other end -------------------------------------------------------------------------------------------


class Inside:
    """What other processes ask of this one: they have checked who it comes from."""

    def __init__(self, app: App, secret: str) -> None:
        self._app, self._secret = app, secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        if not hmac.compare_digest(headers.get(SECRET, b""), self._secret.encode()):
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            await send({"type": "http.response.start", "status": 403, "headers": []})
            await send({"type": "http.response.body", "body": b""})
            return
        scope["client"] = (headers.get(CLIENT, b"").decode(), 0)
        scope["inside"] = True
        new_request_id(headers.get(REQUEST_ID, b""))
        await self._app(scope, receive, send)


class InsideServer(uvicorn.Server):
    """A second server in the same loop; the first one hears the signals."""

    def capture_signals(self) -> Any:
        return nullcontext()


def listen_inside(host: str) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listener.bind((host, 0))
    listener.listen(2048)
    return listener


def inside_server(app: App, secret: str) -> InsideServer:
    config = uvicorn.Config(
        Inside(app, secret),
        lifespan="off",
        log_level="warning",
        ws_max_size=ABUSE_LIMIT + 1,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
        proxy_headers=False,
    )
    return InsideServer(config)

"""HTTP connections that end: uvicorn's own, with limits of time and, for each address, of number.

uvicorn closes a connection that is idle between two requests, and no other: a browser that sends half a
request would be waited for until one of both machines is switched off.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import uvicorn
from h11 import ERROR, MUST_CLOSE
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from .address import client_address
from .door import HEADERS
from .fields import ABUSE_LIMIT
from .settings import Settings

WITH_HEADERS = b"".join(b"%s: %s\r\n" % item for item in HEADERS.items())


def _plain_answer(status: bytes, sentence: bytes) -> bytes:
    """An answer to what is no request, which the application never gets to see."""
    length = b"content-length: %d\r\n" % len(sentence)
    plain = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
    return b"HTTP/1.1 " + status + b"\r\n" + plain + length + WITH_HEADERS + b"\r\n" + sentence


TOO_SLOW = _plain_answer(b"408 Request Timeout", b"The request took too long.")
UNREADABLE = _plain_answer(b"400 Bad Request", b"This is no request.")
TOO_MANY = _plain_answer(b"429 Too Many Requests", b"Too many connections from your address.")


class TimedProtocol(H11Protocol):
    """One connection. It is always at one of three stages, each of which has its time."""

    settings: Settings
    open: Counter[str]
    exempt: _TrustedHosts

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._stage = ""
        self._counted = ""
        self._watch()
        limits = self.settings.limits
        if limits is None or self.client is None or self.client[0] in self.exempt:
            return
        self._counted = client_address({"client": self.client})
        self.open[self._counted] += 1
        if self.open[self._counted] > limits.connections:
            self._end(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._uncount()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        self._watch()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop()
        self._uncount()  # the door counts WebSockets
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def send_400_response(self, msg: str) -> None:
        self._end(UNREADABLE)

    def _watch(self) -> None:
        """Start the clock of a new stage. Data that trickles in does not stop it."""
        cycle: RequestResponseCycle | None = self.cycle
        times = self.settings.timeouts
        if cycle is None or cycle.response_complete:
            stage, seconds = f"headers {id(cycle)}", times.headers
        elif cycle.more_body:
            stage, seconds = f"body {id(cycle)}", times.body
        else:
            stage, seconds = f"answer {id(cycle)}", times.answer
        if self._stage in (stage, "over"):
            return
        self._stop()
        self._stage = stage
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        cycle: RequestResponseCycle | None = self.cycle
        idle = cycle is None or cycle.response_complete
        begun = cycle is not None and not idle and cycle.response_started
        if begun or (idle and not self.conn.trailing_data[0]):
            self.transport.abort()
        else:
            self._end(TOO_SLOW)

    def _end(self, answer: bytes) -> None:
        self._stop()
        self._stage = "over"
        if self.conn.our_state not in (ERROR, MUST_CLOSE) and not self.transport.is_closing():
            self.transport.write(answer)
        self.transport.close()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _uncount(self) -> None:
        if self._counted:
            self.open[self._counted] -= 1
            if self.open[self._counted] <= 0:
                del self.open[self._counted]
            self._counted = ""


def server_config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn runs the table, with its limits."""
    proxies: Sequence[str] = settings.proxies

    class Protocol(TimedProtocol):
        pass

    Protocol.settings, Protocol.open, Protocol.exempt = settings, Counter(), _TrustedHosts(list(proxies))
    return uvicorn.Config(
        app,
        http=Protocol,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=list(proxies),
        timeout_keep_alive=int(settings.timeouts.idle),
        # The application refuses long messages itself, with an answer; this bounds what it has to read.
        # One byte more than what it closes the connection for, so that it gets to see one.
        ws_max_size=ABUSE_LIMIT + 1,
        ws_per_message_deflate=False,  # costs more than it saves on one machine and in one house
        **more,
    )

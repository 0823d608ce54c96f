"""Web Push: a browser is told that it is one's turn, even with the page closed.

The browser's maker runs the service that passes it on; it cannot read what is said. The server's own key pair
(VAPID) is made once and kept in the database: browsers tie what they allow to it. Endpoints come from pages,
so only the services that there are get anything (`Settings.push_hosts`), and no redirect is followed.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from base64 import urlsafe_b64encode
from typing import Any, Literal
from urllib.parse import urlsplit

import httpx
import sqlalchemy as sa

from . import schema
from .address import LOOPBACK
from .engines import lock_schema
from .settings import Settings
from .storage import Storage

log = logging.getLogger("bastide.table")

SECONDS = 15.0
KEEP_SECONDS = 24 * 3600
"""So long a service keeps word for a browser that is away."""
VALID_SECONDS = 12 * 3600
KEY = "vapid"

Sent = Literal["sent", "gone", "failed"]


class Push:
    """The server's end of Web Push. Without the library `pywebpush` there is none."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage, self._settings = storage, settings
        self._vapid: Any = None
        self._http: httpx.AsyncClient | None = None
        self.public_key: str | None = None

    async def start(self) -> None:
        """Read the server's keys; they are made when there are none."""
        try:
            import pywebpush  # noqa: F401
            from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
            from py_vapid import Vapid02
        except ImportError:
            return
        pem = await self._storage.run(_private_key)
        self._vapid = Vapid02.from_pem(pem.encode())
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = urlsafe_b64encode(point).decode().rstrip("=")
        self._http = httpx.AsyncClient(timeout=SECONDS, trust_env=False, follow_redirects=False)

    async def close(self) -> None:
        if self._http:
            await self._http.aclose()

    def allows(self, endpoint: str) -> bool:
        """Whether an endpoint is that of a push service."""
        site = urlsplit(endpoint)
        host = site.hostname or ""
        known = any(
            host == name.lstrip(".") or (name[0] == "." and host.endswith(name)) for name in self._hosts
        )
        return known and (site.scheme == "https" or host in LOOPBACK) and site.username is None

    @property
    def _hosts(self) -> tuple[str, ...]:
        return self._settings.push_hosts

    async def send(self, subscription: dict[str, Any], told: dict[str, str]) -> Sent:
        """Tell a browser something; `gone` when it does not want to hear any more."""
        endpoint = str(subscription.get("endpoint", ""))
        if self._http is None or not self.allows(endpoint):
            return "gone"
        try:
            body, headers = await asyncio.to_thread(self._sealed, subscription, told)
            answer = await self._http.post(endpoint, content=body, headers=headers)
        except (httpx.HTTPError, ValueError, TypeError) as error:
            log.warning("a browser could not be told: %s", type(error).__name__)
            return "failed"
        if answer.status_code in (404, 410):
            return "gone"
        if answer.status_code >= 300:
            log.warning("a push service answers %d", answer.status_code)
            return "failed"
        return "sent"

    def _sealed(self, subscription: dict[str, Any], told: dict[str, str]) -> tuple[bytes, dict[str, str]]:
        from pywebpush import WebPusher, WebPushException

        site = urlsplit(subscription["endpoint"])
        try:
            sealed = WebPusher(subscription).encode(json.dumps(told).encode(), content_encoding="aes128gcm")
        except WebPushException as error:
            raise ValueError(str(error)) from None
        claims = {
            "sub": self._contact(),
            "aud": f"{site.scheme}://{site.netloc}",
            "exp": int(time.time()) + VALID_SECONDS,
        }
        headers = {
            **self._vapid.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEEP_SECONDS),
        }
        return sealed["body"], headers

    def _contact(self) -> str:
        """Whom a push service can write to when something is wrong."""
        mail = self._settings.mail
        if mail:
            return f"mailto:{mail.sender}"
        public = self._settings.public_url
        return public if public.startswith("https:") else "mailto:host@localhost"


def _private_key(connection: sa.Connection) -> str:
    from py_vapid import Vapid02

    lock_schema(connection)  # two processes that start at once have one key
    k = schema.server_keys.c
    kept = connection.execute(sa.select(k.value).where(k.name == KEY)).scalar()
    if kept:
        return str(kept)
    made = Vapid02()
    made.generate_keys()
    pem: str = made.private_pem().decode()
    connection.execute(sa.insert(schema.server_keys).values(name=KEY, value=pem))
    return pem

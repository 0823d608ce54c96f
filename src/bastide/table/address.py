"""Where the table is, for those who are to find it, and under which names it answers.

A browser that is at another site sends that site's name as `Origin`, and a site that has its name point to
this machine is asked for by that name (`Host`): both are refused. `--public-url` says where people find the
table; without it the table answers to addresses in numbers and to names that only a local network can have.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ..kernel import Problem
from .settings import Settings

LOOPBACK = {"localhost", "127.0.0.1", "::1"}
LOCAL_ENDINGS = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
PORTS = {"http": 80, "https": 443}
IPV6_NETWORK = 64
"""Bits of an IPv6 address that belong to one customer; the rest changes at will."""

Connection = ASGIConnection[Any, Any, Any, Any]


def read_public_url(url: str) -> str:
    """A public address as `Settings` keeps it; `Problem` when it is none."""
    site = urlsplit(url)
    try:
        right = site.scheme in PORTS and site.hostname and not site.query and not site.fragment
        right = right and site.path in ("", "/") and site.username is None and site.port != 0
    except ValueError:  # a port that is no number
        right = False
    if not right:
        raise Problem("bad-address", detail="public", text=url)
    return f"{site.scheme}://{site.netloc}"


def public_address(connection: Connection) -> str:
    """Where people find this table: the start of every link that is given to others, without a slash."""
    settings: Settings = connection.app.state.settings
    if settings.public_url:
        return settings.public_url
    scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
    return f"{scheme}://{connection.headers.get('host', 'localhost')}"


def is_known_host(host: str, settings: Settings) -> bool:
    """Whether the table answers to a name, with or without a port."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    return name in _own_names(settings) or is_local_name(name)


def is_local_name(name: str) -> bool:
    """Whether no stranger can have a name: numbers, or what is known in a local network only."""
    if not name:
        return False
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(LOCAL_ENDINGS)
    return True


def is_known_origin(origin: str, host: str, settings: Settings) -> bool:
    """Whether a page is one of this table: compared with the public address where there is one, for a proxy
    may ask for the table by another name."""
    try:
        site = urlsplit(origin)
        port = site.port
    except ValueError:
        return False
    if not site.scheme or not site.hostname:
        return False
    if settings.public_url:
        public = urlsplit(settings.public_url)
        same = (site.scheme, site.hostname, port or PORTS.get(site.scheme))
        if same == (public.scheme, public.hostname, public.port or PORTS[public.scheme]):
            return True
        return site.hostname in settings.trusted_hosts
    if site.hostname in LOOPBACK:  # the development server of the page runs on another port of this machine
        return True
    return site.netloc == host and is_known_host(host, settings)


def _own_names(settings: Settings) -> Iterable[str]:
    if settings.public_url:
        yield urlsplit(settings.public_url).hostname or ""
    yield from settings.trusted_hosts


def client_address(scope: Mapping[str, Any]) -> str:
    """The address that is counted; uvicorn has put the one in place that a trusted proxy tells."""
    client = scope.get("client")
    host = client[0] if client else ""
    try:
        number = ip_address(host)
    except ValueError:
        return host
    if isinstance(number, IPv6Address):
        if number.ipv4_mapped:
            return str(number.ipv4_mapped)
        return str(IPv6Address(int(number) >> (128 - IPV6_NETWORK) << (128 - IPV6_NETWORK)))
    return host

"""What the host of a server decides: `HOME` holds for `bastide play`, `SITE` for `bastide serve`."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .limits import Limits


@dataclass(frozen=True, slots=True)
class Timeouts:
    """Seconds that a browser may take. A slow one is patient; a hostile one opens a thousand connections."""

    headers: float = 15.0
    body: float = 60.0
    answer: float = 180.0  # until all of it is sent; the longest is a record that waits for a worker
    idle: float = 5.0  # between two requests on one connection


@dataclass(frozen=True, slots=True)
class Retention:
    """Days that a table is kept after its last change, by its status; None: for ever."""

    open: float | None = None
    running: float | None = None
    finished: float | None = None


@dataclass(frozen=True, slots=True)
class Mail:
    """A server that takes mails."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    tls: bool = False  # from the first byte on; else as soon as the server offers it


PUSH_HOSTS = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
"""The services that browsers use for Web Push; with a dot all names below it."""


@dataclass(frozen=True, slots=True)
class Settings:
    public_url: str = ""  # where people find the table, without a slash at the end; empty: wherever they ask
    trusted_hosts: tuple[str, ...] = ()  # more names under which it answers
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose word on a browser's address counts
    timeouts: Timeouts = field(default_factory=Timeouts)
    limits: Limits | None = None  # at home nobody is counted
    retention: Retention = field(default_factory=Retention)
    inside_host: str = ""  # where other processes on the same database reach this one; empty: there are none
    metrics_token: str = ""  # who says it may read /metrics; empty: nobody
    drain_seconds: float = 0.0  # so long a server that was told to stop goes on, but is not ready
    mail: Mail | None = None  # without one nobody is written to
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    chat: bool = True  # whether people at a table can write to each other
    unwatched_seconds: float = 60.0  # bots among themselves play on for so long when nobody looks


HOME = Settings()
SITE = replace(HOME, limits=Limits(), retention=Retention(open=14.0, running=180.0, finished=365.0))

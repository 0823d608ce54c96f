"""Runs the table: finds a port, says where the table is, opens a browser if there is one."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

import uvicorn
from platformdirs import user_data_path

from ..kernel import Problem
from .app import create_app
from .engines import Place, StorageProblem, is_postgres
from .invitation import network
from .logs import Form, start_logging
from .settings import HOME, Settings
from .storage import prepare
from .supervisor import START, is_supervised, say_ready, supervise
from .timed import server_config

HOST = "127.0.0.1"
PORT = 8123
MORE_PORTS = 50
STOP_SECONDS = 3
"""So long requests that are under way may take when the server stops."""
SWITCH = 0.0005
"""Seconds that a thinking bot computes before others get their turn. Python's own 5 ms are long for a server:
an answer waits for several turns."""
COLLECT_SECONDS = 120.0
"""Between two collections of all garbage."""


def default_database() -> Path:
    return user_data_path("bastide") / "table.db"


def serve(
    host: str = HOST,
    port: int = PORT,
    database: Place | None = None,
    browser: bool = True,
    path: str = "/",
    page: Path | None = None,
    settings: Settings = HOME,
    shared: int | None = None,
    log: tuple[Form, str] = ("text", "warning"),
) -> None:
    """Serve until somebody stops it. `Problem` when there is no port or no database to be had.
    `shared` is a listener that other processes have as well, or that an earlier one has left behind."""
    start_logging(*log)
    database = database or default_database()
    prepare(database)  # once more when the application starts; here it can still be said clearly
    listener = listen(host, port) if shared is None else socket.socket(fileno=shared)
    sys.setswitchinterval(SWITCH)
    app = create_app(database, page, settings=settings)
    app.state.network = network(host, listener.getsockname()[1])
    config = server_config(
        app, settings, log_config=None, access_log=False, timeout_graceful_shutdown=STOP_SECONDS
    )
    with listener:
        where = "" if shared is not None else settings.public_url or address(host, listener)
        server = Server(config, where, path, browser, settings.drain_seconds, listener)
        server.run(sockets=[listener])
    if server.left is not None:
        _start_anew(server.left)


def serve_together(
    host: str,
    port: int,
    database: Place,
    count: int,
    arguments: Sequence[str],
    settings: Settings,
    log: tuple[Form, str] = ("text", "warning"),
) -> None:
    """Serve with several processes on one PostgreSQL."""
    if not is_postgres(database):
        raise StorageProblem("one-process", path=str(database))
    start_logging(*log)
    prepare(database)
    with listen(host, port) as listener:
        where = settings.public_url or address(host, listener)
        supervise(listener, count, arguments, where, settings.drain_seconds + 2 * STOP_SECONDS)


def _start_anew(listener: socket.socket) -> None:
    """Become a new process with the same arguments, which reads its program and its settings again. Who
    connects meanwhile waits at the listener."""
    arguments = sys.argv[1:]
    if "--listener" in arguments:
        at = arguments.index("--listener")
        del arguments[at : at + 2]
    os.set_inheritable(listener.fileno(), True)
    command = [sys.executable, "-c", START, *arguments, "--listener", str(listener.fileno())]
    os.execv(sys.executable, command)


async def _collect_seldom() -> None:
    """Look for garbage among old objects at fixed times only.

    With a thousand tables that stops the process for 0.7 s, and Python does it whenever a quarter more
    objects have come: every few seconds while many play. Young objects are looked through as always.
    """
    gc.freeze()  # what is imported stays for good
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, 1_000_000)
    while True:
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect()


class Server(uvicorn.Server):
    """uvicorn, which says when the table is ready, stops in two steps, and can make way for a new process."""

    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        path: str,
        browser: bool,
        drain_seconds: float,
        listener: socket.socket,
    ) -> None:
        super().__init__(config)
        self._address, self._path, self._browser = address, path, browser
        self._drain_seconds, self._listener = drain_seconds, listener
        self._draining = False
        self.left: socket.socket | None = None  # for the process that follows this one

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop: no longer ready, for as long as a proxy needs to notice, and then over."""
        again, self._draining = self._draining, True
        if tables := self.config.app.state.get("tables"):  # type: ignore[union-attr]
            tables.closing = True
        if again or not self._drain_seconds or sig == signal.SIGINT:
            super().handle_exit(sig, frame)
        else:
            stop = super().handle_exit
            self._loop.call_soon_threadsafe(self._loop.call_later, self._drain_seconds, stop, sig, None)

    def _reload(self) -> None:
        if self.left is None:
            self.left = self._listener.dup()
            self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        if hasattr(signal, "SIGHUP") and threading.current_thread() is threading.main_thread():
            if is_supervised():
                signal.signal(signal.SIGHUP, signal.SIG_IGN)  # meant for the one that watches
            elif not self._browser:
                self._loop.add_signal_handler(signal.SIGHUP, self._reload)
        await super().startup(sockets)
        self._collecting = asyncio.create_task(_collect_seldom())
        say_ready()
        if self._address:
            print(f"Table ready: {self._address}/", flush=True)
        if self._browser and has_display():
            show = threading.Thread(target=_show, args=(self._address + self._path,), daemon=True)
            show.start()


def listen(host: str, port: int) -> socket.socket:
    """A socket on the port, or on the next free one."""
    try:
        family, kind, proto, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise Problem("bad-address", text=host, why=error.strerror or "") from None
    taken: OSError | None = None
    for candidate in (port, *range(port + 1, min(port + MORE_PORTS, 65536)), 0):
        listener = socket.socket(family, kind, proto)
        if os.name == "posix":  # elsewhere it would let two servers share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((where[0], candidate, *where[2:]))
            listener.listen(2048)  # here, so that a port which somebody else listens on counts as taken
        except OSError as error:
            listener.close()
            taken = error
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                break
        else:
            return listener
    raise Problem("no-port", text=host, why=(taken.strerror or "") if taken else "")


def address(host: str, listener: socket.socket) -> str:
    """Where the table is for a browser on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{listener.getsockname()[1]}"


def has_display() -> bool:
    if sys.platform.startswith(("win", "darwin")):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _show(url: str) -> None:
    try:
        webbrowser.open(url)
    except Exception:  # whatever a desktop does: the address is printed
        logging.getLogger("bastide.table").debug("no browser", exc_info=True)

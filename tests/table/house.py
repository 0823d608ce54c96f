"""A real server in a thread, real SQLite, and pages that talk to it as a browser does."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bastide.table.app import create_app
from bastide.table.engines import Place
from bastide.table.settings import HOME, Settings
from bastide.table.tables import Table
from bastide.table.timed import server_config

PATIENCE = 180.0  # a busy machine is slow, not wrong: what never comes still fails

Json = dict[str, Any]
T = TypeVar("T")


class Page:
    """A browser at a table: it says hello and keeps what it is told."""

    def __init__(
        self, address: str, table: str, tokens: list[str] | None = None, since: int = 0, **more: Any
    ) -> None:
        url = f"{address.replace('http', 'ws')}/ws/tables/{table}"
        more = {"open_timeout": PATIENCE, "ping_timeout": None, **more}
        self._context = connect(url, compression=None, max_size=None, max_queue=None, **more)
        self.socket: ClientConnection = self._context.__enter__()
        self.table: Json = {}
        self.update: Json = {}
        self.log: list[Json] = []
        self.answers: dict[Any, Json] = {}
        self.emotes: list[tuple[str, str]] = []
        self.chat: list[Json] = []
        self.muted: list[str] = []
        self.thinking: list[Json] = []
        self.packed = False  # whether the last message was
        self._number = 0
        if tokens is not None:
            self.send(type="hello", tokens=tokens, since=since)
            self.until(lambda: self.table and (self.update or self.table["status"] == "open"))

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message, taken note of."""
        said = self.socket.recv(timeout)
        self.packed = isinstance(said, bytes)
        message: Json = json.loads(zlib.decompress(said) if isinstance(said, bytes) else said)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "update":
            self.log[message["log_from"] :] = message["log"]
            self.update = message
        elif message["type"] == "emote":
            self.emotes.append((message["seat"], message["emote"]))
        elif message["type"] == "chat":
            self.chat = message["lines"] if message["whole"] else [*self.chat, *message["lines"]]
            self.muted = message["muted"]
        elif message["type"] == "thinking":
            self.thinking.append(message)
        else:
            self.answers[message["id"]] = message
        return message

    def until(self, condition: Callable[[], Any], timeout: float = PATIENCE) -> None:
        deadline = time.monotonic() + timeout
        while not condition():
            self.hear(deadline - time.monotonic())

    def ask(self, **message: Any) -> Json:
        """Send something and wait for its answer."""
        self._number += 1
        self.send(id=self._number, **message)
        self.until(lambda: self._number in self.answers)
        return self.answers.pop(self._number)

    def refused(self, **message: Any) -> str:
        """The code with which a message is refused."""
        answer = self.ask(**message)
        assert not answer["ok"], answer
        assert answer["error"]["message"]
        return str(answer["error"]["code"])

    @property
    def mine(self) -> dict[str, Json]:
        decision = self.update.get("decision")
        return decision["mine"] if decision else {}

    def act(self, seat: str, action: str | None = None, tag: str | None = None) -> Json:
        turn = self.mine.get(seat, {"tag": "", "options": [{"text": "pass"}]})
        action = turn["options"][0]["text"] if action is None else action
        return self.ask(type="act", seat=seat, tag=tag or turn["tag"], action=action)

    def play(self, moves: int | None = None) -> int:
        """Answer whatever is asked of this page with the first option, to the end or for some actions."""
        done = 0
        while not self.update["over"] and (moves is None or done < moves):
            if not self.mine:
                self.hear()
                continue
            seat = next(iter(self.mine))
            answer = self.act(seat)
            assert answer["ok"], answer
            done += 1
        return done

    def drain_until(self, answer: Any) -> None:
        self.until(lambda: answer in self.answers)

    def drain(self) -> None:
        """Listen to the end, whatever is said."""
        while True:
            self.socket.recv(PATIENCE)

    def closed(self) -> int:
        """The code with which the server closes the connection, whatever it says before."""
        with pytest.raises(ConnectionClosed) as closed:
            self.drain()
        assert closed.value.rcvd is not None
        return int(closed.value.rcvd.code)

    def close(self) -> None:
        self._context.__exit__(None, None, None)


class Server(uvicorn.Server):
    loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class House:
    """A running server."""

    def __init__(self, app: Litestar, settings: Settings = HOME) -> None:
        self.app = app
        # With the protocol named: else asyncio leaves Nagle's algorithm on, and every answer waits for it.
        self.listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.listener.bind(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.server = Server(server_config(app, settings, log_level="error", timeout_graceful_shutdown=2))
        self.thread = threading.Thread(
            target=self.server.run, kwargs={"sockets": [self.listener]}, daemon=True
        )
        self.thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self.server.started:
            if not self.thread.is_alive() or time.monotonic() > deadline:
                pytest.fail("the server did not start")
            time.sleep(0.01)
        # The server closes idle connections after 5 s: on a busy machine a used one may be gone already.
        kept = httpx.Limits(keepalive_expiry=2.0)
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE, limits=kept)
        self.pages: list[Page] = []

    def open(self, *seats: str, **more: Any) -> tuple[str, dict[str, str]]:
        """Open a table of Carcassonne; seats are `human`, `open` or the names of bots."""
        wanted = [{"kind": s} if s in ("human", "open") else {"kind": "bot", "bot": s} for s in seats]
        answer = self.http.post("/api/tables", json={"game": "carcassonne", "seats": wanted, **more})
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        return opened["table"], opened["seats"]

    def open_with_choice(self) -> tuple[str, dict[str, str], Page]:
        """A table at which A begins and can lay the first tile in several ways."""
        for seed in range(20):
            table, tokens = self.open("human", "human", options={"startSeat": "A"}, seed=seed)
            page = self.page(table, tokens)
            if len(page.mine["A"]["options"]) > 2:
                return table, tokens, page
        raise AssertionError("no such seed")

    def page(self, table: str, tokens: dict[str, str] | None = None, since: int = 0) -> Page:
        """A page that has said hello, with these tokens or as a spectator."""
        page = Page(self.address, table, list((tokens or {}).values()), since)
        self.pages.append(page)
        return page

    def record(self, table: str) -> Json:
        answer = self.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        record: Json = answer.json()
        return record

    def sql(self, statement: str) -> Any:
        """Say something to SQLite on the server's own connection."""

        def run(connection: Any) -> Any:
            result = connection.exec_driver_sql(statement)
            return result.scalar() if result.returns_rows else None

        return self.call(self.app.state.tables.storage.run(run, reads=True))

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.server.loop).result(PATIENCE)

    def wait(self, condition: Callable[[], Any]) -> None:
        """Wait until something is so."""
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < deadline, "it never came"
            time.sleep(0.02)

    def table(self, table: str) -> Table:
        """The table itself, as the server has it."""
        found: Table = self.app.state.tables._tables[table]
        return found

    def stop(self) -> None:
        for page in self.pages:
            page.close()
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@contextmanager
def running(database: Place, **more: Any) -> Iterator[House]:
    house = House(create_app(database, **{"pause": 0.0, **more}), more.get("settings", HOME))
    try:
        yield house
    finally:
        house.stop()


SERVE = """
import sys
from dataclasses import replace
from bastide.table.engines import as_place
from bastide.table.serve import serve
from bastide.table.settings import HOME
place, inside = sys.argv[1:]
serve(port=0, database=as_place(place), browser=False, settings=replace(HOME, inside_host=inside))
"""


@contextmanager
def process(database: Place, inside_host: str = "") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, which can be killed, and its address."""
    command = [sys.executable, "-c", SERVE, str(database), inside_host]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith("Table ready: http://127.0.0.1:"), line
            yield server, line.split()[-1].rstrip("/")
        finally:
            server.kill()
            server.wait(PATIENCE)

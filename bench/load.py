"""A full house: many tables with bots and many spectators on one server, and a few people who play.

    .venv/bin/python bench/load.py                      200 tables, 500 spectators, 30 seconds, one file
    .venv/bin/python bench/load.py --database postgres --processes 2
    .venv/bin/python bench/load.py --tables 1000 --moving 300 --connections 2000 --goal 250
    .venv/bin/python bench/load.py --studies 4          and four finished games are studied meanwhile

At tables that move, bots of the usual level play, with a person at some of them, who is measured; at the
others two people sit and think. Prints how long people wait: from an action to its answer, from an action to
the screens of the spectators, for a page that comes in and for a look at a table; beside them the errors, the
moves, what a move costs, and the memory of a table. Ends with 1 when something failed or the goal (95 of 100
answers within so many milliseconds) was missed. What else runs on the machine counts: its load is printed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections import Counter, defaultdict
from typing import Any

import httpx
from host import Host, cpu, hosted, memory
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import Match, record_of

GAMES = ("carcassonne", "johanna", "orleans")
BOT = "skilled"
"""The level that the page offers first."""
AT_ONCE = 50
"""Connections that are being opened at the same time."""
PEOPLE = 20
"""Tables at which a person plays and is measured."""
THINKS = 1.0
"""Seconds that a person thinks."""


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.waits: dict[str, list[float]] = defaultdict(list)
        self.errors: Counter[str] = Counter()
        self.updates = 0

    def row(self, name: str) -> tuple[str, int, float, float, float, float]:
        found = sorted(self.waits[name]) or [float("nan")]

        def at(share: float) -> float:
            return 1000 * found[min(len(found) - 1, int(share * len(found)))]

        return name, len(self.waits[name]), at(0.5), at(0.95), at(0.99), 1000 * found[-1]


class Table:
    """A table of the run; of one at which a person sits, when he acted last."""

    def __init__(self, id: str, game: str, tokens: list[str]) -> None:
        self.id, self.game, self.tokens = id, game, tokens
        self.acted: dict[int, float] = {}  # the moves that an action makes, and when it was sent


class Run:
    def __init__(self, host: Host, args: argparse.Namespace) -> None:
        self.host, self.address, self.seconds = host, host.address, args.seconds
        self.pids = host.servers
        self.tables_wanted, self.moving, self.bot = args.tables, args.moving or args.tables, args.bot
        self.people = min(PEOPLE, self.moving)
        self.spectators = args.connections - self.people
        self.rng = random.Random(args.seed)
        self.figures = Figures()
        self.tables: list[Table] = []
        self.studies, self.studied = args.studies, ""
        self.over = asyncio.Event()
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.lag = self.lasted = self.spent = 0.0
        self.moved = self.each_table = 0

    async def all(self) -> None:
        async with httpx.AsyncClient(base_url=self.address, timeout=120) as http:
            empty = self.memory()
            for number in range(self.tables_wanted):
                await self.open(http, number)
            self.each_table = (self.memory() - empty) // self.tables_wanted
            print(f"{self.tables_wanted} tables are open, {self.moving} of them move", flush=True)
            places = [self.tables[n % self.tables_wanted] for n in range(self.spectators)]
            watching = [asyncio.create_task(self.watch(table)) for table in places]
            while sum(1 for w in self.waits("a page comes in")) < self.spectators and not self.figures.errors:
                await asyncio.sleep(0.1)
            studies = await self.study(http)
            self.figures.waits.clear()
            self.figures.updates = 0
            moves, spent, begun = await self.moves(http), self.cpu(), time.perf_counter()
            print(f"{self.spectators} spectators are there; {self.seconds:.0f} seconds of play", flush=True)
            working = [
                *(asyncio.create_task(self.play(table)) for table in self.tables if table.tokens),
                asyncio.create_task(self.look(http)),
                asyncio.create_task(self.come_and_go()),
                asyncio.create_task(self.measure_lag()),
            ]
            await asyncio.sleep(self.seconds)
            self.over.set()
            self.lasted = time.perf_counter() - begun
            self.spent = self.cpu() - spent
            self.moved = await self.moves(http) - moves
            self.studied = ", ".join([await self.how_far(http, table) for table in studies])
            for task in (*working, *watching):
                task.cancel()
            await asyncio.gather(*working, *watching, return_exceptions=True)

    async def study(self, http: httpx.AsyncClient) -> list[Table]:
        """Finished games whose deep studies go on all the time."""
        record = finished_record() if self.studies else {}
        studies = []
        for _ in range(self.studies):
            opened = (await http.post("/api/records/table", json={"record": record})).json()
            table = Table(opened["table"], "carcassonne", list(opened["seats"].values()))
            await self.ask_study(http, table, "start")
            studies.append(table)
        return studies

    async def ask_study(self, http: httpx.AsyncClient, table: Table, what: str) -> dict[str, Any]:
        asked = {"do": what, "depth": "deep", "run": "", "known": 0, "tokens": table.tokens}
        answer = await http.post(f"/api/tables/{table.id}/study", json=asked)
        if answer.is_error:
            self.failed(f"a study was refused: {answer.status_code}")
        found: dict[str, Any] = answer.json()
        return found

    async def how_far(self, http: httpx.AsyncClient, table: Table) -> str:
        found = await self.ask_study(http, table, "look")
        return f"{found.get('done', 0)} of {found.get('of', 0)} turns"

    def memory(self) -> int:
        return sum(memory(pid) for pid in self.pids)

    def cpu(self) -> float:
        return sum(cpu(pid) for pid in self.pids)

    async def moves(self, http: httpx.AsyncClient) -> int:
        moving = self.tables[: self.moving]
        answers = [await http.get(f"/api/tables/{table.id}") for table in moving]
        return sum(answer.json()["moves"] for answer in answers)

    def waits(self, name: str) -> list[float]:
        return self.figures.waits[name]

    async def open(self, http: httpx.AsyncClient, number: int) -> None:
        game = GAMES[number % len(GAMES)]
        bot = {"kind": "bot", "bot": self.bot}
        seats = [{"kind": "human"} if number < self.people else bot, bot]
        if number >= self.moving:
            seats = [{"kind": "human"}, {"kind": "human"}]
        answer = await http.post("/api/tables", json={"game": game, "seats": seats, "seed": number})
        opened = answer.json()
        tokens = list(opened["seats"].values()) if number < self.people else []
        self.tables.append(Table(opened["table"], game, tokens))

    async def line(self, table: Table) -> ClientConnection:
        url = f"{self.address.replace('http', 'ws')}/ws/tables/{table.id}"
        return await connect(url, compression=None, max_size=None, open_timeout=60, ping_interval=None)

    async def watch(self, table: Table) -> None:
        """A spectator. Only at the tables of people is it read what he is told."""
        begun = time.perf_counter()
        try:
            async with self.gate:
                begun = time.perf_counter()
                socket = await self.line(table)
                await socket.send(json.dumps({"type": "hello", "tokens": [], "since": 0}))
            fresh = True
            async for said in socket:
                self.figures.updates += 1
                if fresh and '"type":"update"' in said[:20]:  # type: ignore[operator]
                    fresh = False
                    self.waits("a page comes in").append(time.perf_counter() - begun)
                if table.tokens and table.acted:
                    message = json.loads(said)
                    sent = table.acted.get(message.get("moves", -1)) if message["type"] == "update" else None
                    if sent is not None:
                        self.waits("an action is seen").append(time.perf_counter() - sent)
            self.failed(f"a line was closed with {socket.close_code}")
        except ConnectionClosed as error:
            code = error.rcvd.code if error.rcvd else "no word"
            self.failed(f"a line was closed with {code} while watching")
        except Exception as error:
            self.failed(f"{type(error).__name__} while watching")

    def failed(self, what: str) -> None:
        if not self.over.is_set():
            self.figures.errors[what] += 1

    async def play(self, table: Table) -> None:
        """A person who answers with any option, some time after being asked."""
        await asyncio.sleep(self.rng.random() * THINKS)
        try:
            socket = await self.line(table)
            await socket.send(json.dumps({"type": "hello", "tokens": table.tokens, "since": 0}))
            update: dict[str, Any] = {}
            number = 0
            while not self.over.is_set():
                message = json.loads(await socket.recv())
                if message["type"] == "update":
                    update = message
                if update.get("over"):
                    return
                mine = (update.get("decision") or {}).get("mine") or {}
                if message["type"] != "update" or not mine:
                    continue
                await asyncio.sleep(THINKS)
                seat, turn = next(iter(mine.items()))
                number += 1
                action = self.rng.choice(turn["options"])["text"]
                act = {"type": "act", "id": number, "seat": seat, "tag": turn["tag"], "action": action}
                begun = time.perf_counter()
                table.acted = {}
                await socket.send(json.dumps(act))
                while message.get("id") != number:
                    message = json.loads(await socket.recv())
                    if message["type"] == "update":
                        update = message
                        table.acted.setdefault(message["moves"], begun)
                self.waits("an action is answered").append(time.perf_counter() - begun)
                if not message["ok"]:
                    self.failed(f"an action was refused: {message['error']['code']}")
                await socket.send(json.dumps({"type": "hello", "tokens": table.tokens, "since": 0}))
        except Exception as error:
            self.failed(f"{type(error).__name__} while playing")

    async def look(self, http: httpx.AsyncClient) -> None:
        """Somebody in the lobby."""
        while not self.over.is_set():
            begun = time.perf_counter()
            answer = await http.get(f"/api/tables/{self.rng.choice(self.tables).id}")
            self.waits("a look at a table").append(time.perf_counter() - begun)
            if answer.status_code != 200:
                self.failed(f"status {answer.status_code}")
            await asyncio.sleep(0.2)

    async def come_and_go(self) -> None:
        """Pages that come in while all this goes on."""
        while not self.over.is_set():
            begun = time.perf_counter()
            try:
                socket = await self.line(self.rng.choice(self.tables))
                await socket.send(json.dumps({"type": "hello", "tokens": [], "since": 0}))
                while '"type":"update"' not in str(await socket.recv())[:20]:
                    pass
                self.waits("a page comes in").append(time.perf_counter() - begun)
                await socket.close()
            except Exception as error:
                self.failed(f"{type(error).__name__} while coming in")
            await asyncio.sleep(0.3)

    async def measure_lag(self) -> None:
        """How late this program itself is: what it adds to all it measures."""
        lags = []
        while not self.over.is_set():
            begun = time.perf_counter()
            await asyncio.sleep(0.02)
            lags.append(time.perf_counter() - begun - 0.02)
            self.lag = sorted(lags)[int(0.95 * len(lags))]


def finished_record() -> Any:
    """A game of Carcassonne for two."""
    match, bot = Match(compile_ruleset("carcassonne", 2), 1), make("apprentice", 1)
    while not match.over:
        seat = match.state.pending[0]
        match.act(seat, bot.choose(match.view(seat)))
    return json.loads(record_of(match, ["Ann", "Ben"]).to_json())


async def measure(host: Host, args: argparse.Namespace) -> int:
    run = Run(host, args)
    await run.all()
    print(f"\n{'':24}{'number':>8}{'p50':>9}{'p95':>9}{'p99':>9}{'most':>9}  ms")
    for name in ("an action is answered", "an action is seen", "a page comes in", "a look at a table"):
        row = run.figures.row(name)
        print(f"{row[0]:24}{row[1]:8}{row[2]:9.1f}{row[3]:9.1f}{row[4]:9.1f}{row[5]:9.1f}")
    each = 1000 * run.spent / max(1, run.moved)
    print(
        f"\nlines of moves          {run.moved / run.lasted:8.1f} a second, {each:.1f} ms of processor each"
    )
    print(f"messages to spectators  {run.figures.updates / run.lasted:8.1f} a second")
    print(f"the server's processor  {100 * run.spent / run.lasted:8.0f} %")
    print(f"this program is late by {1000 * run.lag:8.1f} ms (p95)")
    print(f"memory                  {run.memory() / 1e6:8.0f} MB, {run.each_table / 1000:.0f} kB a new table")
    print(f"load of the machine     {os.getloadavg()[0]:8.1f} on {os.cpu_count()} processors")
    if run.studied:
        print(f"studies meanwhile       {run.studied}")
    print(f"errors                  {sum(run.figures.errors.values()):8}", dict(run.figures.errors) or "")
    slow = run.figures.row("an action is answered")[3]
    missed = bool(run.figures.errors) or not slow < args.goal
    print(f"goal: p95 < {args.goal:.0f} ms and no error: {'missed' if missed else 'reached'}")
    return int(missed)


def main() -> int:
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moving", type=int, default=0, help="tables at which somebody plays; 0: all")
    parser.add_argument("--connections", type=int, default=500 + PEOPLE)
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--studies", type=int, default=0, help="finished games that are studied meanwhile")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--goal", type=float, default=100.0, help="milliseconds")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(f"{args.database}, {args.processes} processes, bots of the level {args.bot}")
    with hosted(args.database, args.processes) as host:
        host.start()
        return asyncio.run(measure(host, args))


if __name__ == "__main__":
    sys.exit(main())

"""Kills with -9 in the middle of games and looks whether anything is lost, or is there twice.

    .venv/bin/python bench/kill.py --kill server                        one process on a file, killed
    .venv/bin/python bench/kill.py --kill server --database postgres
    .venv/bin/python bench/kill.py --kill process                       one of two processes on PostgreSQL
    .venv/bin/python bench/kill.py --kill database                      PostgreSQL itself, under two processes

People play many games at once, take actions back now and then, and write down what was answered with "ok".
Something is killed at a random moment, and started again if nobody else does that. Then every accepted action
must be there once, in order, and at most the one that was on its way besides; every game must go on. In the
end bots play some games to their end, all are replayed, and each record must be the game. Ends with 1 if not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import sqlalchemy as sa
from host import Host, hosted
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bastide.games import compile_ruleset
from bastide.kernel import parse, replay
from bastide.table.engines import open_engine
from bastide.table.keeping import check_games
from bastide.table.schema import moves

GAMES = ("carcassonne", "johanna", "orleans")
KILLS = 3
BETWEEN = (20, 200)
"""Actions from the start of the server to its death."""
MOST_SECONDS = 30.0
"""So long it lives at most."""
UNDOES = 0.1
"""How often somebody takes an action back where that is possible."""
PATIENCE = 300.0
ANSWER = 20.0
"""Seconds that an action which was on its way is waited for after a kill."""


@dataclass
class Game:
    """A game and what its players know of it."""

    table: str
    kind: str
    tokens: list[str]
    told: list[str] = field(default_factory=list)  # actions that were accepted
    sent: str = ""  # what is on its way: an action, or "undo"
    over: bool = False


class Run:
    def __init__(self, host: Host, what: str, rng: random.Random) -> None:
        self.host, self.what, self.rng = host, what, rng
        self.engine = open_engine(host.place)
        self.figures: Counter[str] = Counter()
        self.faults: list[str] = []
        self.pause = asyncio.Event()  # play stops as soon as what is on its way is answered

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.host.address, timeout=60)

    async def batch(self, number: int, first: int, finished: int) -> None:
        """Some games at once, through several kills; some of them to their end."""
        async with self.http() as http:
            games = [await self.open(http, first + n) for n in range(number)]
        for _ in range(KILLS):
            self.pause.clear()
            playing = [asyncio.create_task(self.play(game)) for game in games if not game.over]
            await self.some_play(self.rng.randint(*BETWEEN))
            await asyncio.to_thread(self.kill)
            self.figures["kills"] += 1
            self.pause.set()
            await asyncio.gather(*playing)
            await self.recover(games)
            for game in games:
                self.check(game)
        await asyncio.gather(*(self.finish(game) for game in games[:finished]))
        async with self.http() as http:
            for game in games[:finished]:
                await self.replayed(http, game)

    def kill(self) -> None:
        if self.what == "server":
            self.host.stop(signal.SIGKILL)
            self.host.start()
        elif self.what == "process":
            os.kill(self.rng.choice(self.host.servers), signal.SIGKILL)
        else:
            self.host.kill_database()

    async def recover(self, games: list[Game]) -> None:
        """Wait until every table can be seen again."""
        begun = time.monotonic()
        async with self.http() as http:
            for game in games:
                while True:
                    with suppress(httpx.TransportError):
                        answer = await http.get(f"/api/tables/{game.table}")
                        if answer.status_code == 200:
                            break
                    if time.monotonic() > begun + PATIENCE:
                        self.faults.append(f"{game.kind} {game.table} does not come back")
                        break
                    await asyncio.sleep(0.1)
        took = round(1000 * (time.monotonic() - begun))
        self.figures["longest recovery in ms"] = max(self.figures["longest recovery in ms"], took)

    def lines(self, table: str) -> list[str]:
        select = sa.select(moves.c.line).where(moves.c.table_id == table).order_by(moves.c.number)
        with self.engine.connect() as connection:
            return list(connection.execute(select).scalars())

    async def some_play(self, actions: int) -> None:
        """Wait until so many actions were accepted, and then for some part of the next one."""
        until, goal = time.monotonic() + MOST_SECONDS, self.figures["actions accepted"] + actions
        while self.figures["actions accepted"] < goal and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await asyncio.sleep(self.rng.uniform(0.0, 0.03))

    async def open(self, http: httpx.AsyncClient, number: int) -> Game:
        kind = GAMES[number % len(GAMES)]
        seats = [{"kind": "human"}, {"kind": "human" if number % 2 else "bot", "bot": "random"}]
        body = {"game": kind, "seats": seats, "seed": number, "clock": {"minutes": 60, "increment": 5}}
        opened = (await http.post("/api/tables", json=body)).json()
        self.figures[f"games of {kind}"] += 1
        return Game(opened["table"], kind, list(opened["seats"].values()))

    def socket(self, game: Game) -> connect:
        url = f"{self.host.address.replace('http', 'ws')}/ws/tables/{game.table}"
        return connect(url, compression=None, max_size=None, open_timeout=60, ping_interval=None)

    async def play(self, game: Game) -> None:
        """Play until the line breaks or something was killed, and remember what was accepted."""
        game.sent = ""
        with suppress(WebSocketException, OSError):
            async with self.socket(game) as socket:
                await socket.send(json.dumps({"type": "hello", "tokens": game.tokens, "since": 0}))
                update: dict[str, Any] = {}
                until = None  # how long an answer is waited for after a kill
                while not game.over and (game.sent or not self.pause.is_set()):
                    if self.pause.is_set() and until is None:
                        until = time.monotonic() + ANSWER
                    if until is not None and time.monotonic() > until:
                        return
                    try:
                        said = await asyncio.wait_for(socket.recv(), 0.25)
                    except TimeoutError:
                        continue
                    message = json.loads(said)
                    if message["type"] == "update":
                        update = message
                        game.over = message["over"]
                    if message["type"] == "answer" and not self.hear(game, message):
                        return
                    if not game.sent and not game.over and not self.pause.is_set():
                        told = self.say(update)
                        if told:
                            undo = told["type"] == "undo"
                            game.sent = "undo" if undo else f"{told['seat']} {told['action']}"
                            await socket.send(json.dumps(told))

    def say(self, update: dict[str, Any]) -> dict[str, Any] | None:
        if update.get("undo") and self.rng.random() < UNDOES:
            return {"type": "undo", "id": 1, "seat": update["undo"][0]}
        mine = (update.get("decision") or {}).get("mine") or {}
        if not mine:
            return None
        seat, turn = self.rng.choice(list(mine.items()))
        action = self.rng.choice(turn["options"])["text"]
        return {"type": "act", "id": 1, "seat": seat, "tag": turn["tag"], "action": action}

    def hear(self, game: Game, answer: dict[str, Any]) -> bool:
        """Take note of an answer; False when it does not say what became of the action."""
        if answer["ok"] and game.sent == "undo":
            game.told.pop()
            self.figures["undos"] += 1
        elif answer["ok"]:
            game.told.append(game.sent)
            self.figures["actions accepted"] += 1
        elif answer["error"]["code"] in ("storage", "too-busy"):  # perhaps it was kept before the line broke
            self.figures["refused without a database"] += 1
            return False
        elif answer["error"]["code"] not in ("stale", "no-undo"):  # a bot may be faster
            self.faults.append(f"{game.kind} {game.table}: {answer['error']}")
        game.sent = ""
        return True

    def check(self, game: Game) -> None:
        """What was accepted is on the disk, and nothing else but what was on its way."""
        people = "AB" if len(game.tokens) == 2 else "A"
        kept = [line for line in self.lines(game.table) if line[0] in people]
        possible = [game.told]
        if game.sent == "undo":
            possible.append(game.told[:-1])
        elif game.sent:
            possible.append([*game.told, game.sent])
        if kept not in possible:
            at = next((n for n, (a, b) in enumerate(zip(kept, game.told, strict=False)) if a != b), len(kept))
            self.faults.append(f"{game.kind} {game.table}: {len(game.told)} accepted, differs at {at}")
        elif kept != game.told:
            self.figures["on their way and kept"] += 1
        elif game.sent:
            self.figures["on their way and not kept"] += 1
        game.told = kept

    async def finish(self, game: Game) -> None:
        """Let bots play to the end in everybody's place. Asked to come again, it does, as a page would."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return await self._watch_bots(game, until)
            except WebSocketException:
                if time.monotonic() > until:
                    raise

    async def _watch_bots(self, game: Game, until: float) -> None:
        async with self.socket(game) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": game.tokens, "since": 0}))
            for number, seat in enumerate("AB"[: len(game.tokens)]):
                await socket.send(
                    json.dumps({"type": "stand-in", "id": number, "seat": seat, "bot": "random"})
                )
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), until - time.monotonic()))
                if message["type"] == "update" and message["over"]:
                    return

    async def replayed(self, http: httpx.AsyncClient, game: Game) -> None:
        record = parse((await http.get(f"/api/tables/{game.table}/record")).text)
        try:
            match = replay(record, compile_ruleset)
        except Exception as error:
            self.faults.append(f"{game.kind} {game.table} cannot be replayed: {error}")
            return
        if not match.over or match.moves != self.lines(game.table):
            self.faults.append(f"{game.kind} {game.table}: the record is not the game")
        else:
            self.figures["games played to the end and replayed"] += 1


def main() -> int:
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("--kill", choices=("server", "process", "database"), default="server")
    parser.add_argument("--database", choices=("sqlite", "postgres"), help="where something else is possible")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--together", type=int, default=10, help="games that are played at once")
    parser.add_argument("--finish", type=int, default=2, help="of these, how many are played to the end")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    database = args.database or ("sqlite" if args.kill == "server" else "postgres")
    begun = time.monotonic()
    with hosted(database, 1 if args.kill == "server" else 2) as host:
        host.start()
        run = Run(host, args.kill, random.Random(args.seed))
        for first in range(0, args.games, args.together):
            asyncio.run(run.batch(min(args.together, args.games - first), first, args.finish))
            print(f"{min(first + args.together, args.games)} games, {len(run.faults)} faults", flush=True)
        run.engine.dispose()
        host.stop()
        checked, wrong = check_games(host.place)
    run.faults += [f"{one.table}: {one.why}" for one in wrong]
    print(f"-9 for: {args.kill}, on {database}")
    for name, number in sorted(run.figures.items()):
        print(f"{name:40}{number:8}")
    print(f"{'games replayed':40}{checked:8}")
    print(f"{'accepted actions lost, games broken':40}{len(run.faults):8}")
    print(f"{'seconds':40}{time.monotonic() - begun:8.0f}")
    for fault in run.faults[:20]:
        print(fault)
    return int(bool(run.faults))


if __name__ == "__main__":
    sys.exit(main())

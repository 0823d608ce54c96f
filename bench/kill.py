"""Kills the server with -9 in the middle of games and looks whether anything is lost.

    .venv/bin/python bench/kill.py                      50 games of the three kinds, three kills for each ten
    .venv/bin/python bench/kill.py --games 10 --seed 3

People play many games at once, take actions back now and then, and write down what was answered with "ok".
The server is killed at a random moment and started again on the same database. Then every accepted action
must be there, in order, and at most the one that was on its way besides; every game must go on. In the end
bots play all games to their end, and each record must replay. Ends with 1 if not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bastide.games import compile_ruleset
from bastide.kernel import parse, replay

GAMES = ("carcassonne", "johanna", "orleans")
TOGETHER = 10
KILLS = 3
BETWEEN = (20, 200)
"""Actions from the start of the server to its death."""
MOST_SECONDS = 30.0
"""So long it lives at most."""
UNDOES = 0.1
"""How often somebody takes an action back where that is possible."""
PATIENCE = 300.0

SERVE = """
import sys
from pathlib import Path
import uvicorn
from bastide.table.app import create_app
from bastide.table.serve import listen
listener = listen("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
uvicorn.Server(uvicorn.Config(create_app(Path(sys.argv[1]), pause=0.0), log_level="error")).run([listener])
"""


@dataclass
class Game:
    """A game and what its players know of it."""

    table: str
    kind: str
    tokens: list[str]
    told: list[str] = field(default_factory=list)  # actions that were accepted
    sent: str = ""  # what is on its way: an action, or "undo"
    over: bool = False


class House:
    """The server, killed and started again on one database."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.database)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = f"127.0.0.1:{int(self.process.stdout.readline())}"

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()

    def lines(self, table: str) -> list[str]:
        with closing(sqlite3.connect(self.database)) as connection:
            rows = connection.execute("SELECT line FROM moves WHERE table_id = ? ORDER BY number", (table,))
            return [line for (line,) in rows]


class Run:
    def __init__(self, house: House, rng: random.Random) -> None:
        self.house, self.rng = house, rng
        self.figures: Counter[str] = Counter()
        self.faults: list[str] = []

    async def batch(self, number: int, first: int) -> None:
        """Some games at once, through several kills, to their end."""
        self.house.start()
        async with httpx.AsyncClient(base_url=f"http://{self.house.address}", timeout=60) as http:
            games = [await self.open(http, first + n) for n in range(number)]
        for _ in range(KILLS):
            playing = [asyncio.create_task(self.play(game)) for game in games if not game.over]
            await self.some_play(self.rng.randint(*BETWEEN))
            self.house.kill()
            self.figures["kills"] += 1
            await asyncio.gather(*playing)
            for game in games:
                self.check(game)
            self.house.start()
        await asyncio.gather(*(self.finish(game) for game in games))
        async with httpx.AsyncClient(base_url=f"http://{self.house.address}", timeout=60) as http:
            for game in games:
                await self.replayed(http, game)
        self.house.kill()

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

    async def play(self, game: Game) -> None:
        """Play until the server is gone, and remember what it has accepted."""
        game.sent = ""
        with suppress(WebSocketException, OSError):
            async with connect(
                f"ws://{self.house.address}/ws/tables/{game.table}",
                compression=None,
                max_size=None,
                open_timeout=60,
            ) as socket:
                await socket.send(json.dumps({"type": "hello", "tokens": game.tokens, "since": 0}))
                update: dict[str, Any] = {}
                while not game.over:
                    message = json.loads(await socket.recv())
                    if message["type"] == "update":
                        update = message
                        game.over = message["over"]
                    if message["type"] == "answer":
                        self.hear(game, message)
                    if not game.sent and not game.over and (said := self.say(update)):
                        game.sent = "undo" if said["type"] == "undo" else f"{said['seat']} {said['action']}"
                        await socket.send(json.dumps(said))

    def say(self, update: dict[str, Any]) -> dict[str, Any] | None:
        if update.get("undo") and self.rng.random() < UNDOES:
            return {"type": "undo", "id": 1, "seat": update["undo"][0]}
        mine = (update.get("decision") or {}).get("mine") or {}
        if not mine:
            return None
        seat, turn = self.rng.choice(list(mine.items()))
        action = self.rng.choice(turn["options"])["text"]
        return {"type": "act", "id": 1, "seat": seat, "tag": turn["tag"], "action": action}

    def hear(self, game: Game, answer: dict[str, Any]) -> None:
        if answer["ok"] and game.sent == "undo":
            game.told.pop()
            self.figures["undos"] += 1
        elif answer["ok"]:
            game.told.append(game.sent)
            self.figures["actions accepted"] += 1
        elif answer["error"]["code"] not in ("stale", "no-undo"):  # a bot may be faster
            self.faults.append(f"{game.kind} {game.table}: {answer['error']}")
        game.sent = ""

    def check(self, game: Game) -> None:
        """What was accepted is on the disk, and nothing else but what was on its way."""
        people = "AB" if len(game.tokens) == 2 else "A"
        kept = [line for line in self.house.lines(game.table) if line[0] in people]
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
        """Let bots play to the end in everybody's place."""
        async with connect(
            f"ws://{self.house.address}/ws/tables/{game.table}",
            compression=None,
            max_size=None,
            open_timeout=60,
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": game.tokens, "since": 0}))
            for number, seat in enumerate("AB"[: len(game.tokens)]):
                await socket.send(
                    json.dumps({"type": "stand-in", "id": number, "seat": seat, "bot": "random"})
                )
            until = time.monotonic() + PATIENCE
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
        if not match.over or match.moves != self.house.lines(game.table):
            self.faults.append(f"{game.kind} {game.table}: the record is not the game")
        else:
            self.figures["games played to the end and replayed"] += 1


def main() -> int:
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "kill.db")
        run = Run(house, random.Random(args.seed))
        for first in range(0, args.games, TOGETHER):
            asyncio.run(run.batch(min(TOGETHER, args.games - first), first))
            print(f"{min(first + TOGETHER, args.games)} games, {len(run.faults)} faults", flush=True)
        with closing(sqlite3.connect(house.database)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
    for name, number in sorted(run.figures.items()):
        print(f"{name:40}{number:8}")
    print(f"{'the database':40}{sound:>8}")
    print(f"{'accepted actions lost, games broken':40}{len(run.faults):8}")
    print(f"{'seconds':40}{time.monotonic() - begun:8.0f}")
    for fault in run.faults[:20]:
        print(fault)
    return int(bool(run.faults) or sound != "ok")


if __name__ == "__main__":
    sys.exit(main())

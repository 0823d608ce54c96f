"""Fuzzers: records, messages and requests that are nearly right, and what the server makes of them.

    python tests/table/fuzz.py --minutes 10 --seed 3      for long; what fails is kept in tests/table/corpus

The tests run a few hundred cases, and everything in the corpus. A case is one file: what it goes to, and the
bytes themselves.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from table.house import House, running  # noqa: E402

from bastide.kernel import Problem  # noqa: E402
from bastide.table import uploads  # noqa: E402
from bastide.table.audience import Connection  # noqa: E402
from bastide.table.conversation import _handle_frame  # noqa: E402
from bastide.table.metrics import Metrics  # noqa: E402

CORPUS = HERE / "corpus"
SCENARIOS = HERE.parent.parent / "scenarios"
MOST_BYTES = 20_000

NASTY: list[Any] = [
    *(None, True, False, 0, -1, 1, 2**31, 2**53, -(2**63), 10**30, 0.5, 1e308, "", " ", "A", "Z", "*", "# x"),
    *(
        "\0",
        "\ud800",
        "é" * 50,
        "x" * 2000,
        "carcassonne",
        "no such thing",
        [],
        {},
        [[]],
        {"": {}},
        ["A"] * 20,
    ),
]
NESTED = ("[" * 5000, '{"a":' * 5000)


def changed(value: Any, rng: random.Random) -> Any:
    """The same with one thing in it replaced, taken away, doubled or put elsewhere."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        key = rng.choice(list(value))
        way = rng.random()
        if way < 0.6:
            return {**value, key: changed(value[key], rng)}
        if way < 0.75:
            return {k: v for k, v in value.items() if k != key}
        return {**value, rng.choice([*value, "extra"]): rng.choice([*NASTY, value[key]])}
    if isinstance(value, list) and value and rng.random() < 0.85:
        at = rng.randrange(len(value))
        way = rng.random()
        if way < 0.5:
            return [*value[:at], changed(value[at], rng), *value[at + 1 :]]
        if way < 0.65:
            return value[:at] + value[at + 1 :]
        if way < 0.8:
            return [*value[:at], value[at], *value[at:]]
        return rng.sample(value, len(value))
    if isinstance(value, str) and value and rng.random() < 0.7:
        words = value.split(" ")
        at = rng.randrange(len(words))
        words[at] = rng.choice(
            ["", words[at] * 2, words[at][:-1], "-1", "0,0", "A", "pass", rng.choice(words)]
        )
        return " ".join(words)
    if isinstance(value, int) and rng.random() < 0.5:
        return value + rng.choice([-1, 1, 1000, -1000])
    return rng.choice(NASTY)


def spoilt(data: bytes, rng: random.Random) -> bytes:
    """Bytes of which some are others."""
    way = rng.random()
    at = rng.randrange(len(data) + 1)
    if way < 0.3:
        return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
    if way < 0.5:
        return data[:at]
    if way < 0.7:
        return data[:at] + rng.choice([b"\xff\xfe", b"\0", b"\xc3", b'"', b"}"]) + data[at:]
    if way < 0.8:
        return rng.choice(NESTED).encode()
    return data[:at] + data[rng.randrange(len(data) + 1) :]


def case(seed: Any, rng: random.Random) -> bytes:
    """Something like the seed, and yet not."""
    for _ in range(rng.choice([1, 1, 1, 2, 3, 6])):
        seed = changed(seed, rng)
    data = json.dumps(seed).encode()[:MOST_BYTES]
    return spoilt(data, rng) if rng.random() < 0.2 else data


# -- what is tried -------------------------------------------------------------------------------------------


class Records:
    """Records that somebody brings: checked, or refused with a problem."""

    def __init__(self, house: House | None) -> None:
        self._seeds = sorted(SCENARIOS.rglob("*.json"))

    def make(self, rng: random.Random) -> bytes:
        return case(json.loads(rng.choice(self._seeds).read_text()), rng)

    def run(self, data: bytes) -> None:
        try:
            uploads.check_record(data)
        except Problem:
            pass
        except RecursionError:
            raise AssertionError("a record is nested too deeply, and nobody says so") from None


class PatientCount:
    metrics = Metrics()

    def in_time(self) -> bool:
        return True

    def look(self) -> None: ...


class Messages:
    """Messages to a table: each gets one answer, and never that something went wrong here."""

    KNOWN: tuple[dict[str, Any], ...] = (
        {"type": "act", "id": 1, "seat": "A", "tag": "", "action": "lay 1,0 90"},
        {"type": "undo", "id": 1, "seat": "A"},
        {"type": "why", "id": "x", "seat": "A", "action": "lay 1,0 90"},
        {"type": "takeback", "id": 1, "seat": "A"},
        {"type": "consent", "id": 1, "seat": "B", "agree": True},
        {"type": "stand-in", "id": 1, "seat": "A", "bot": "random"},
        {"type": "emote", "id": 1, "seat": "A", "emote": "nice"},
        {"type": "hurry", "id": 1, "seat": "A"},
        {"type": "look", "id": 1, "move": 3, "seat": "A"},
        {"type": "inspect", "id": 1, "target": "part:0,0:c1", "seat": "A"},
        {"type": "hello", "id": 1, "tokens": [], "since": 0},
    )

    def __init__(self, house: House | None) -> None:
        assert house is not None
        self._house = house
        table, tokens = house.open("human", "human", options={"startSeat": "A"})
        self._table = house.call(house.app.state.tables.get(table))
        self._tokens = list(tokens.values())

    def make(self, rng: random.Random) -> bytes:
        message = dict(rng.choice(self.KNOWN))
        if message["type"] in ("act", "why") and self._table.match:
            match = self._table.match
            options = match.view(max(0, match.state.pending[0])).describe()
            message["action"] = rng.choice(options).text if options else "pass"
            message["tag"] = self._table.tag(match, match.state.pending[0]) or ""
        return case(message, rng) if rng.random() < 0.9 else json.dumps(message).encode()

    def run(self, data: bytes) -> None:
        async def tried() -> list[str]:
            connection = Connection()
            connection.queue = asyncio.Queue()
            count: Any = PatientCount()
            hello = json.dumps({"type": "hello", "tokens": self._tokens})
            await _handle_frame(hello, count, self._table, connection)
            answer = await _handle_frame(data, count, self._table, connection)
            self._table.leave(connection)
            return [answer or ""]

        (answer,) = self._house.call(tried())
        said = json.loads(answer or '{"ok": true}')
        assert said["ok"] or said["error"]["code"] != "internal", said
        assert said["ok"] or said["error"]["message"], said


class Requests:
    """REST calls: never an error of the server's own."""

    def __init__(self, house: House | None) -> None:
        assert house is not None
        self._house = house
        table, _ = house.open("human", "open")
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
        record = json.loads(next(iter(sorted(SCENARIOS.rglob("*.json")))).read_text())
        self._known: list[tuple[str, Any]] = [
            (
                "/api/tables",
                {"game": "carcassonne", "seats": seats, "sets": ["base"], "options": {}, "seed": 1},
            ),
            ("/api/tables", {"game": "orleans", "seats": seats, "clock": {"minutes": 5}, "grace": 9}),
            (f"/api/tables/{table}/join", {"seat": "B", "name": "Bea"}),
            (f"/api/tables/{table}/branch", {"move": 1, "seats": seats}),
            ("/api/records", record),
            ("/api/records/table", {"record": record, "listed": False}),
            ("/api/daily", {"person": "x" * 20, "name": "Ann"}),
        ]

    def make(self, rng: random.Random) -> bytes:
        path, body = rng.choice(self._known)
        return path.encode() + b"\n" + case(body, rng)

    def run(self, data: bytes) -> None:
        path, _, body = data.partition(b"\n")
        headers = {"content-type": "application/json"}
        answer = self._house.http.post(path.decode(), content=body, headers=headers)
        assert answer.status_code < 500 or answer.json()["code"] == "too-busy", (
            answer.status_code,
            answer.text,
        )
        assert answer.status_code < 300 or answer.json()["message"], answer.text


KINDS: dict[str, Callable[[House | None], Any]] = {
    "record": Records,
    "message": Messages,
    "request": Requests,
}


# -- running -------------------------------------------------------------------------------------------------


def kept(kind: str) -> Iterator[bytes]:
    """The cases of the corpus."""
    for file in sorted(CORPUS.glob(f"{kind}-*.json")):
        yield base64.b64decode(json.loads(file.read_text())["data"])


def keep(kind: str, data: bytes, why: str) -> Path:
    CORPUS.mkdir(exist_ok=True)
    path = CORPUS / f"{kind}-{sha256(data).hexdigest()[:12]}.json"
    told = {"why": why[:300], "data": base64.b64encode(data).decode()}
    path.write_text(json.dumps(told, indent=1) + "\n")
    return path


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kind", choices=[*KINDS], action="append")
    wanted = parser.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "fuzz.db") as house:
        for kind in wanted.kind or KINDS:
            fuzzer = KINDS[kind](house)
            rng = random.Random(wanted.seed)
            until = time.monotonic() + 60 * wanted.minutes / len(wanted.kind or KINDS)
            tried = 0
            while time.monotonic() < until:
                data = fuzzer.make(rng)
                tried += 1
                try:
                    fuzzer.run(data)
                except Exception as error:
                    failed += 1
                    print(f"{kind}: {type(error).__name__}: {error}"[:300], keep(kind, data, repr(error)))
            print(f"{kind}: {tried} cases, {failed} failed so far")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

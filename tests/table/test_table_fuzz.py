"""The fuzzers for a moment, and all that they have ever found. `make fuzz` runs them for long."""

from __future__ import annotations

import random
import socket

import pytest
from table.fuzz import KINDS, kept
from table.house import PATIENCE, House

CASES = {"record": 150, "message": 150, "request": 60}


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_falls_over(one_house: House, kind: str) -> None:
    fuzzer = KINDS[kind](one_house)
    rng = random.Random(16)
    for number in range(CASES[kind]):
        data = fuzzer.make(rng)
        try:
            fuzzer.run(data)
        except Exception as error:
            pytest.fail(f"case {number}: {data!r}: {error!r}")


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_found_once_stays_mended(one_house: House, kind: str) -> None:
    fuzzer = KINDS[kind](one_house)
    for data in kept(kind):
        fuzzer.run(data)


UNREADABLE = {
    "no UTF-8": b'{"game": "\xff\xfe"}',
    "nested lists": b"[" * 60_000,
    "nested objects": b'{"a":' * 10_000,
    "nothing": b"",
    "a zero": b"\0",
    "half": b'{"game": "carc',
}
PATHS = (
    *("/api/tables", "/api/tables/aaaaaaaaaa/join", "/api/tables/aaaaaaaaaa/branch", "/api/records"),
    *("/api/records/table", "/api/lessons/base/0/why", "/api/daily"),
)


@pytest.mark.parametrize("path", PATHS)
def test_a_body_that_cannot_be_read_is_the_senders_mistake(one_house: House, path: str) -> None:
    for name, body in UNREADABLE.items():
        answer = one_house.http.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, (name, answer.text)
        assert answer.json()["code"] in ("bad-message", "not-json"), (name, answer.text)
        assert answer.json()["message"], name


@pytest.mark.parametrize("path", PATHS)
def test_who_hangs_up_is_no_error(one_house: House, path: str, caplog: pytest.LogCaptureFixture) -> None:
    with socket.create_connection(one_house.listener.getsockname(), PATIENCE) as connection:
        head = f"POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n"
        connection.sendall(head.encode() + b'{"game":')
    assert one_house.http.get("/api/health").status_code == 200
    assert not [record for record in caplog.records if record.levelname == "ERROR"]

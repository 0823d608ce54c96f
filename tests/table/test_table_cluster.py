"""Several processes on one PostgreSQL: any of them takes any page, and one that dies loses nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from table.house import PATIENCE, House, Page, process, running
from table.postgres import Postgres
from websockets.exceptions import ConnectionClosed, WebSocketException

from bastide.table import cluster
from bastide.table.settings import HOME

INSIDE = "127.0.0.1"
TOGETHER = replace(HOME, inside_host=INSIDE)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a process is silent for long without being dead."""
    monkeypatch.setattr(cluster, "DEAD_SECONDS", 30.0)


def listed(house: House) -> list[str]:
    return [info["table"] for info in house.http.get("/api/tables").json()]


@contextmanager
def both(place: str) -> Iterator[tuple[House, House]]:
    with running(place, settings=TOGETHER) as one, running(place, settings=TOGETHER) as two:
        yield one, two


def test_any_process_takes_any_page(postgres: Postgres) -> None:
    with both(postgres.new_database()) as (one, two):
        table, tokens = one.open("human", "human", options={"startSeat": "A"})
        a, b = one.page(table, {"A": tokens["A"]}), two.page(table, {"B": tokens["B"]})
        assert table not in two.app.state.tables._tables  # it is passed on, not opened twice
        assert a.act("A")["ok"]
        b.until(lambda: b.update["moves"] == a.update["moves"])
        assert one.record(table) == two.record(table)
        for house in (one, two):
            house.wait(lambda house=house: listed(house) == [table])
            assert house.http.get("/api/tables/aaaaaaaaaa").status_code == 404
        pages = {"A": a, "B": b}
        for _ in range(6):
            a.until(lambda: a.update["decision"]["seats"])
            seat = a.update["decision"]["seats"][0]
            pages[seat].until(lambda seat=seat: seat in pages[seat].mine)
            assert pages[seat].act(seat)["ok"]
            now = pages[seat].update["moves"]
            for page in (a, b):
                page.until(lambda page=page, now=now: page.update["moves"] == now)
        joined, _ = two.open("human", "open")
        assert one.http.post(f"/api/tables/{joined}/join", json={"seat": "B"}).status_code == 200
        bad = one.http.post(f"/api/tables/{joined}/join", content=b"\xff")
        assert (bad.status_code, bad.json()["code"]) == (400, "bad-message")


def test_a_process_that_stops_leaves_its_tables_to_the_others(postgres: Postgres) -> None:
    place = postgres.new_database()
    with running(place, settings=TOGETHER) as two:
        with running(place, settings=TOGETHER) as one:
            table, tokens = one.open("human", "human", options={"startSeat": "A"})
            one.page(table, tokens).play(3)
            page = two.page(table, tokens)
            told = page.update
        assert page.closed() == 1012  # connect again
        page = two.page(table, tokens)
        assert page.update["view"] == told["view"]
        assert page.play(3) == 3


def test_a_process_that_was_only_slow_lets_go(postgres: Postgres) -> None:
    place = postgres.new_database()
    with both(place) as (one, two):
        table, tokens = one.open("human", "human")
        page = one.page(table, tokens)
        # as if it had been silent for long, and the other one had taken the table
        one.sql(f"UPDATE leases SET server_id = '{two.app.state.tables.cluster.id}'")
        assert page.closed() == 1012
        again = one.page(table, tokens)
        assert table in two.app.state.tables._tables
        assert again.play(2) == 2


def test_strangers_do_not_come_in_by_the_inner_door(postgres: Postgres) -> None:
    place = postgres.new_database()
    with both(place) as (one, _):
        table, _ = one.open("human", "human")
        address = one.sql("SELECT min(address) FROM servers")
        assert httpx.get(f"{address}/api/tables/{table}", timeout=PATIENCE).status_code == 403
        forged = {"x-bastide-secret": "x"}
        assert httpx.get(f"{address}/api/health", headers=forged, timeout=PATIENCE).status_code == 403


def test_a_killed_process_loses_nothing(postgres: Postgres) -> None:
    place = postgres.new_database()
    with process(place, INSIDE) as (first, address), process(place, INSIDE) as (_, other):
        body = {"game": "carcassonne", "seats": [{"kind": "human"}, {"kind": "human"}]}
        opened = httpx.post(f"{address}/api/tables", json=body, timeout=PATIENCE).json()
        table, tokens = opened["table"], list(opened["seats"].values())
        page = Page(other, table, tokens)  # at the process that does not have the table
        told: list[str] = []
        for _ in range(8):
            seat, turn = next(iter(page.mine.items()))
            told.append(f"{seat} {turn['options'][0]['text']}")
            assert page.act(seat)["ok"]
        seat, turn = next(iter(page.mine.items()))
        action = turn["options"][0]["text"]
        page.send(type="act", id="x", seat=seat, tag=turn["tag"], action=action)
        os.kill(first.pid, signal.SIGKILL)
        with suppress(ConnectionClosed):
            page.drain_until("x")
        if page.answers.get("x", {}).get("ok"):
            told.append(f"{seat} {action}")
        page.close()
        page = Page(other, table, tokens)
        record = httpx.get(f"{other}/api/tables/{table}/record", timeout=PATIENCE).json()
        kept = [line for line in record["moves"] if line[0] != "*"]
        assert kept[: len(told)] == told
        assert len(kept) <= len(told) + 1
        assert page.play(4) == 4
        page.close()


def test_workers_are_started_together_and_anew(postgres: Postgres) -> None:
    place = postgres.new_database()
    call = "from bastide.cli import main; main()"
    wanted = ("serve", "--port", "0", "--workers", "2", "--no-limits", "--database", place)
    command = [sys.executable, "-c", call, *wanted]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        try:
            assert parent.stdout is not None
            address = parent.stdout.readline().split()[-1].rstrip("/")
            body = {"game": "carcassonne", "seats": [{"kind": "human"}, {"kind": "human"}]}
            opened = httpx.post(f"{address}/api/tables", json=body, timeout=PATIENCE).json()
            tokens = list(opened["seats"].values())
            pages = [Page(address, opened["table"], tokens) for _ in range(6)]  # at either process
            pages[0].play(3)
            for page in pages:
                page.until(lambda page=page: page.update["moves"] == pages[0].update["moves"])
                page.close()
            for child in children(parent.pid):
                os.kill(child, signal.SIGKILL)
            deadline = time.monotonic() + PATIENCE
            while True:
                try:
                    page = Page(address, opened["table"], tokens)
                    break
                except (OSError, WebSocketException, EOFError, TimeoutError):
                    assert time.monotonic() < deadline, "nobody took the place of the dead"
                    time.sleep(0.2)
            assert page.play(3) == 3
            page.close()
        finally:
            parent.send_signal(signal.SIGTERM)
            assert parent.wait(PATIENCE) == 0


def children(pid: int) -> list[int]:
    told = Path(f"/proc/{pid}/task/{pid}/children")
    if not told.exists():
        pytest.skip("the system does not tell which process has started which")
    return [int(child) for child in told.read_text().split()]


@pytest.mark.sqlite
def test_a_file_is_for_one_process(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    from bastide.cli import main

    monkeypatch.setattr(sys, "argv", ["bastide", "serve", "--workers", "2", "--database", f"{tmp_path}/a.db"])
    with pytest.raises(SystemExit) as refused:
        main()
    assert refused.value.code == 2

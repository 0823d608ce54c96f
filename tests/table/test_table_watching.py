"""What a host sees of a running server: figures, logs, and how it stops and starts anew."""

from __future__ import annotations

import io
import json
import logging
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from table.house import PATIENCE, House, Page, running
from table.postgres import Postgres

from bastide.table.engines import Place
from bastide.table.logs import start_logging
from bastide.table.settings import HOME

TOKEN = "let-me-see"
WATCHED = replace(HOME, metrics_token=TOKEN)
SAMPLE = re.compile(r'([a-z_]+)\{((?:[a-z]+="[^"]*",?)+)\} (\S+)')


def figures(address: str, token: str = TOKEN) -> dict[tuple[str, str], float]:
    """The samples by their name and their labels without the process."""
    answer = httpx.get(f"{address}/metrics", headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        (name, re.sub(r',?process="[^"]*"', "", labels)): float(value)
        for name, labels, value in SAMPLE.findall(answer.text)
    }


def test_strangers_read_no_figures(database: Place) -> None:
    with running(database, settings=WATCHED) as house:
        for headers in ({}, {"authorization": "Bearer x"}, {"authorization": TOKEN}):
            assert house.http.get("/metrics", headers=headers).status_code == 403
    with running(database) as house:  # where no token was set, there is nothing to guess
        for headers in ({}, {"authorization": "Bearer"}, {"authorization": f"Bearer {TOKEN}"}):
            assert house.http.get("/metrics", headers=headers).status_code == 404


def test_figures_of_a_server(database: Place) -> None:
    with running(database, settings=WATCHED) as house:
        table, tokens = house.open("human", "random")
        house.open("human", "open")
        page = house.page(table, tokens)
        page.play(3)
        assert house.http.get("/api/tables/aaaaaaaaaa").status_code == 404
        found = figures(house.address)
        assert found["bastide_tables", 'status="running"'] == 1
        assert found["bastide_tables", 'status="open"'] == 1
        assert found["bastide_connections", ""] == 1
        assert found["bastide_pages", ""] == 1
        assert found["bastide_message_seconds_count", 'type="act"'] == 3
        assert found["bastide_message_seconds_bucket", 'type="act",le="+Inf"'] == 3
        assert found["bastide_job_seconds_count", 'kind="person"'] >= 1
        assert found["bastide_jobs_waiting", 'kind="person"'] == 0
        assert found["bastide_database_seconds_count", 'kind="write"'] >= 5
        assert found["bastide_request_seconds_count", 'route="/api/tables"'] == 2
        assert found["bastide_responses_total", 'status="404"'] == 1
        assert found["bastide_memory_bytes", ""] > 1e6
        below = [n for (name, of), n in found.items() if name.endswith("_bucket") and 'type="act"' in of]
        assert below == sorted(below)
        assert ("bastide_errors_total", 'code="storage"') not in found


@pytest.mark.sqlite
def test_errors_are_counted(house: House, database: Path) -> None:
    table, tokens = house.open("human", "human")
    page = house.page(table, tokens)
    house.sql("PRAGMA query_only=ON")
    assert page.act(next(iter(page.mine)))["error"]["code"] == "storage"
    assert house.http.get("/api/health").status_code == 503
    assert house.app.metrics.errors == {"storage": 2}


def test_figures_of_several_processes(postgres: Postgres) -> None:
    place = postgres.new_database()
    one_of = replace(WATCHED, inside_host="127.0.0.1")
    with running(place, settings=one_of) as one, running(place, settings=replace(one_of, inside_host="::1")):
        one.open("human", "human")
        asked = httpx.get(
            f"{one.address}/metrics", headers={"authorization": f"Bearer {TOKEN}"}, timeout=PATIENCE
        )
        for process in ("127.0.0.1/1", "::1/1"):
            assert f'bastide_connections{{process="{process}"}} 0' in asked.text
        assert asked.text.count("# TYPE bastide_connections gauge") == 1


# -- logs ----------------------------------------------------------------------------------------------------


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """All that a server writes in its most talkative mood."""
    root, ours = logging.getLogger(), logging.getLogger("bastide")
    before, level = root.handlers[:], ours.level
    told = io.StringIO()
    try:
        start_logging("json", "debug")
        handler = root.handlers[0]
        assert isinstance(handler, logging.StreamHandler)
        handler.setStream(told)
        yield told
    finally:
        root.handlers[:] = before
        ours.setLevel(level)


def test_logs_have_a_request_id_and_no_token(database: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    with logged() as told, running(database, settings=WATCHED) as house:
        body = {"game": "carcassonne", "seats": [{"kind": "human"}, {"kind": "human"}, {"kind": "open"}]}
        answer = house.http.post("/api/tables", json=body, headers={"x-request-id": "from-the-proxy"})
        assert answer.headers["x-request-id"] == "from-the-proxy"
        opened = answer.json()
        table, tokens = opened["table"], opened["seats"]
        joined = house.http.post(f"/api/tables/{table}/join", json={"seat": "C"}).json()["token"]
        secrets = [*tokens.values(), opened["opener"], joined, TOKEN]
        page = house.page(table, {**tokens, "C": joined})
        page.play(4)
        page.refused(type="hello", tokens=["x" * 22], since=0)
        page.ask(type="hint", seat=next(iter(page.mine), "A"))

        def fail(*_: object) -> None:
            raise RuntimeError("on purpose")

        monkeypatch.setattr(house.table(table), "info", fail)
        with_token = {"authorization": f"Bearer {opened['opener']}"}
        broken = house.http.get(f"/api/tables/{table}?token={joined}", headers=with_token)
        assert broken.status_code == 500
        house.http.get(f"/{joined}/nothing.txt")
        figures(house.address)
        house.http.delete(f"/api/tables/{table}", headers=with_token)
    lines = [json.loads(line) for line in told.getvalue().splitlines()]
    assert not [token for token in secrets if token in told.getvalue()]
    failure = next(line for line in lines if line["level"] == "error")
    assert failure["request"] == broken.headers["x-request-id"]
    assert "on purpose" in failure["exception"]
    access = [line for line in lines if line["logger"] == "bastide.access"]
    first = next(line for line in access if line["method"] == "POST")
    assert (first["request"], first["route"], first["status"]) == ("from-the-proxy", "/api/tables", 201)
    assert {line["table"] for line in access if "table" in line} == {table}
    assert len({line["request"] for line in access}) == len(access)


def test_ids_of_requests_that_are_no_ids_are_not_taken_over(house: House) -> None:
    for wrong in ("short", "x" * 65, "two words here", 'quo"tation-mark'):
        given = house.http.get("/api/health", headers={"x-request-id": wrong}).headers["x-request-id"]
        assert re.fullmatch("[0-9a-f]{16}", given)


# -- stopping, and starting anew -----------------------------------------------------------------------------


@contextmanager
def command(*words: object) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`bastide serve` as a host calls it, and its address."""
    call = [sys.executable, "-c", "from bastide.cli import main; main()", "serve", "--port", "0"]
    with subprocess.Popen([*call, *map(str, words)], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith("Table ready: "), line
            yield server, line.split()[-1].rstrip("/")
        finally:
            server.kill()
            server.wait(PATIENCE)


def open_table(address: str) -> tuple[str, list[str]]:
    body = {"game": "carcassonne", "seats": [{"kind": "human"}, {"kind": "human"}]}
    opened = httpx.post(f"{address}/api/tables", json=body, timeout=PATIENCE).json()
    return opened["table"], list(opened["seats"].values())


def wait(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.05)


def status(address: str, path: str, token: str = "") -> int:
    """0: nobody answers there now."""
    try:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return httpx.get(f"{address}{path}", headers=headers, timeout=PATIENCE).status_code
    except httpx.TransportError:
        return 0


def test_a_server_that_is_told_to_stop_drains(database: Place) -> None:
    with command("--database", database, "--drain", "1000") as (server, address):
        table, tokens = open_table(address)
        page = Page(address, table, tokens)
        assert status(address, "/api/ready") == 200
        server.send_signal(signal.SIGTERM)
        wait(lambda: status(address, "/api/ready") == 503)
        assert status(address, "/api/health") == 200
        assert page.play(3) == 3  # who is here goes on
        server.send_signal(signal.SIGTERM)  # enough of that
        assert page.closed() == 1012
        assert server.wait(PATIENCE) in (0, -signal.SIGTERM)


def test_settings_are_read_again(database: Place, tmp_path: Path) -> None:
    settings = tmp_path / "bastide.toml"
    settings.write_text(f'database = "{database}"\nmetrics-token = "first"\nworkers = 1\n')
    with command("--settings", settings) as (server, address):
        table, tokens = open_table(address)
        page = Page(address, table, tokens)
        page.play(3)
        told = page.update
        for word in ("second", "third"):  # also when it has been started anew before
            settings.write_text(f'database = "{database}"\nmetrics-token = "{word}"\n')
            server.send_signal(signal.SIGHUP)
            assert page.closed() == 1012
            page.close()
            wait(lambda word=word: status(address, "/metrics", word) == 200)
            assert status(address, "/metrics", "first") == 403
            page = Page(address, table, tokens)
            assert page.update["view"] == told["view"]
        assert page.play(3) == 3
        page.close()
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) in (0, -signal.SIGTERM)


def test_processes_are_replaced_one_after_the_other(postgres: Postgres, tmp_path: Path) -> None:
    settings = tmp_path / "bastide.toml"
    place = f'database = "{postgres.new_database()}"\n'
    settings.write_text(place + 'metrics-token = "first"\n')
    with command("--settings", settings, "--workers", "2") as (server, address):
        table, tokens = open_table(address)
        page = Page(address, table, tokens)
        page.play(3)
        settings.write_text(place + 'metrics-token = "second"\n')
        server.send_signal(signal.SIGHUP)
        told = []
        deadline = time.monotonic() + 4 * PATIENCE  # four processes start or end meanwhile
        while [status(address, "/metrics", "first") for _ in range(8)] != [403] * 8:
            told.append(status(address, "/api/ready"))
            assert time.monotonic() < deadline
        assert 200 in told  # somebody is there all the time
        assert 0 not in told
        page.close()
        page = Page(address, table, tokens)
        assert page.play(3) == 3
        page.close()
        settings.write_text(place + 'port = "nonsense"\n')  # what does not start replaces nothing
        server.send_signal(signal.SIGHUP)
        assert status(address, "/api/health") == 200
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0


@pytest.mark.parametrize("content", ["no-such-thing = 1\n", "port = \n", 'port = "x"\n'])
def test_settings_that_cannot_be_read(
    tmp_path: Path, content: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from bastide.cli import main

    settings = tmp_path / "bastide.toml"
    settings.write_text(content)
    monkeypatch.setattr(sys, "argv", ["bastide", "serve", "--settings", str(settings)])
    with pytest.raises(SystemExit) as refused:
        main()
    assert refused.value.code == 2
    assert "Invalid value" in capsys.readouterr().err

"""Among strangers: slow and greedy visitors, foreign names and sites, and what becomes of old tables."""

from __future__ import annotations

import socket
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from table.house import PATIENCE, House, Page, running
from websockets.exceptions import InvalidStatus

from bastide.kernel import Problem
from bastide.table.address import client_address, is_known_host, is_known_origin, read_public_url
from bastide.table.door import HEADERS
from bastide.table.limits import PERSON_RATES, Doorkeeper, Limits, Rate, TooFast
from bastide.table.settings import HOME, SITE, Retention, Settings, Timeouts

NAMES = {name.decode() for name in HEADERS}
BODY = {"game": "carcassonne", "seats": [{"kind": "human"}, {"kind": "human"}]}


def limited(**rates: Rate) -> Settings:
    return replace(HOME, limits=Limits(rates={**Limits().rates, **rates}), proxies=())


# -- time ----------------------------------------------------------------------------------------------------


@contextmanager
def raw(house: House) -> Iterator[socket.socket]:
    host, port = house.listener.getsockname()
    with socket.create_connection((host, port), PATIENCE) as connection:
        yield connection


def heard(connection: socket.socket) -> bytes:
    """All that the server says until it closes the connection."""
    said = b""
    try:
        while more := connection.recv(65536):
            said += more
    except ConnectionResetError:
        pass
    return said


SLOW = {
    "nothing": b"",
    "half of the headers": b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\nconte",
    "half of the body": b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{",
    "a second request": b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /api/he",
}


@pytest.mark.parametrize("name", SLOW)
def test_nobody_is_waited_for_without_end(database: Path, name: str) -> None:
    short = replace(HOME, timeouts=Timeouts(headers=0.2, body=0.2, answer=30.0, idle=60.0))
    with running(database, settings=short) as house, raw(house) as connection:
        connection.sendall(SLOW[name])
        said = heard(connection)  # the server hangs up, or this fails after a while
        assert (b"408" in said) == (name != "nothing")
        assert (b"200 OK" in said) == (name == "a second request")
        assert house.http.get("/api/health").status_code == 200


def test_who_sends_in_time_is_served(database: Path) -> None:
    short = replace(HOME, timeouts=Timeouts(headers=0.2, body=0.2, answer=30.0))
    with running(database, settings=short) as house:
        table, tokens = house.open("human", "human")
        page = house.page(table, tokens)
        time.sleep(0.5)  # a WebSocket is no request: it stays
        assert page.act(next(iter(page.mine)))["ok"]


# -- number --------------------------------------------------------------------------------------------------


def test_an_address_opens_so_many_tables(database: Path) -> None:
    with running(database, settings=limited(tables=Rate(2, 0.01))) as house:
        answers = [house.http.post("/api/tables", json=BODY) for _ in range(4)]
        assert [a.status_code for a in answers] == [201, 201, 429, 429]
        error = answers[-1].json()
        assert (error["code"], error["detail"]) == ("too-fast", "tables")
        assert int(answers[-1].headers["retry-after"]) > 60
        assert "too-fast" not in error["message"]
        assert house.http.get("/api/games").status_code == 200


@pytest.mark.parametrize(
    ("what", "method", "path"),
    [
        ("uploads", "POST", "/api/records"),
        ("uploads", "POST", "/api/records/table"),
        ("joins", "POST", "/api/tables/aaaaaaaaaa/join"),
        ("drawings", "GET", "/api/carcassonne/art/BA-01"),
        ("drawings", "GET", "/api/carcassonne/face?text=x"),
        ("requests", "GET", "/api/tables"),
    ],
)
def test_what_is_counted(database: Path, what: str, method: str, path: str) -> None:
    with running(database, settings=limited(**{what: Rate(1, 0.001)})) as house:
        codes = [house.http.request(method, path, json={}).status_code for _ in range(2)]
        assert codes[0] != 429
        assert codes[1] == 429


def test_an_address_has_so_many_connections(database: Path) -> None:
    with running(database, settings=replace(HOME, limits=Limits(connections=3))) as house:
        table, tokens = house.open("human", "human")
        pages = [house.page(table, tokens) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            Page(house.address, table, [])
        assert refused.value.response.status_code == 429
        assert set(refused.value.response.headers) >= NAMES
        pages[0].close()
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                house.page(table, tokens)
                break
            except InvalidStatus:
                time.sleep(0.02)
        else:
            pytest.fail("nobody gets in again")


def test_half_open_connections_are_counted_too(database: Path) -> None:
    few = replace(HOME, limits=Limits(connections=2), proxies=())
    with running(database, settings=few) as house, raw(house) as one, raw(house) as two:
        one.sendall(b"GET / HT")
        two.sendall(b"GET / HT")
        with raw(house) as third:
            assert b"429" in heard(third)


def test_addresses_are_counted_apart() -> None:
    keeper = Doorkeeper(Limits(connections=1, rates={"tables": Rate(1, 0.001)}))
    keeper.take("tables", "192.0.2.1")
    keeper.take("tables", "192.0.2.2")
    with pytest.raises(TooFast):
        keeper.take("tables", "192.0.2.1")
    keeper.enter("192.0.2.1")
    keeper.enter("192.0.2.2")
    with pytest.raises(TooFast):
        keeper.enter("192.0.2.1")
    keeper.leave("192.0.2.1")
    keeper.enter("192.0.2.1")
    at_home = Doorkeeper(None)
    for _ in range(1000):
        at_home.take("tables", "192.0.2.1")
        at_home.enter("192.0.2.1")


def test_one_customer_of_ipv6_is_one_address() -> None:
    assert client_address({"client": ("2001:db8:1:2:3::4", 1)}) == client_address(
        {"client": ("2001:db8:1:2::9", 1)}
    )
    assert client_address({"client": ("2001:db8:1:3::9", 1)}) != client_address(
        {"client": ("2001:db8:1:2::9", 1)}
    )
    assert client_address({"client": ("::ffff:192.0.2.7", 1)}) == "192.0.2.7"
    assert client_address({"client": None}) == ""


def test_a_proxy_tells_who_asks(database: Path) -> None:
    with running(database, settings=replace(limited(tables=Rate(1, 0.001)), proxies=("127.0.0.1",))) as house:
        for address in ("192.0.2.1", "192.0.2.2"):
            told = {"x-forwarded-for": address}
            codes = [house.http.post("/api/tables", json=BODY, headers=told).status_code for _ in range(2)]
            assert codes == [201, 429]
    with running(database, settings=limited(tables=Rate(1, 0.001))) as house:  # not a proxy: not believed
        codes = [
            house.http.post("/api/tables", json=BODY, headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code
            for n in range(2)
        ]
        assert codes == [201, 429]


STORMS: dict[str, tuple[str, dict[str, Any]]] = {
    "hello": ("hello", {"type": "hello", "tokens": [], "since": 0}),
    "look": ("look", {"type": "look", "move": 0}),
    "inspect": ("look", {"type": "inspect", "target": "scores"}),
    "why": ("why", {"type": "why", "seat": "A", "action": "pass"}),
}


@pytest.mark.parametrize("name", STORMS)
def test_a_storm_is_stilled(house: House, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    kind, message = STORMS[name]
    monkeypatch.setitem(PERSON_RATES, kind, Rate(3, 0.001))
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    page = house.page(table, tokens)
    if kind == "hello":
        message = {**message, "tokens": list(tokens.values())}
    answers = [page.ask(**message) for _ in range(5)]
    assert [a["ok"] for a in answers][-2:] == [False, False]
    assert answers[0]["ok"]
    assert answers[-1]["error"]["code"] == "too-fast"
    # another page of the same person shares the limit; another person does not
    same = Page(house.address, table)
    house.pages.append(same)
    if kind == "hello":
        assert same.refused(**message) == "too-fast"
    else:
        same.ask(type="hello", tokens=list(tokens.values()))
        assert same.refused(**message) == "too-fast"
    assert page.act("A")["ok"]


# -- names, sites, headers -----------------------------------------------------------------------------------

AT_HOME = [
    "localhost:8123", "127.0.0.1", "192.168.1.20:8123", "[::1]:8123", "[fe80::1]", "den", "den.local:8123",
]  # fmt: skip


def test_a_table_at_home_answers_to_what_no_stranger_can_be_called() -> None:
    assert all(is_known_host(name, HOME) for name in AT_HOME)
    for name in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "", "[", "a.b:c"):
        assert not is_known_host(name, HOME), name
    site = replace(HOME, public_url="https://table.example.org", trusted_hosts=("club.example",))
    for name in ("table.example.org", "table.example.org:443", "club.example", "TABLE.example.org", *AT_HOME):
        assert is_known_host(name, site), name
    assert not is_known_host("example.org", site)


def test_pages_of_the_public_address_may_play_whatever_a_proxy_calls_the_server() -> None:
    site = replace(HOME, public_url="https://table.example.org", trusted_hosts=("club.example",))
    for origin in ("https://table.example.org", "https://table.example.org:443", "https://club.example"):
        assert is_known_origin(origin, "127.0.0.1:8123", site), origin
    for origin in ("http://table.example.org", "https://example.org", "null", "http://localhost", "", "[:"):
        assert not is_known_origin(origin, "table.example.org", site), origin
    assert is_known_origin("http://192.168.1.20:8123", "192.168.1.20:8123", HOME)
    assert is_known_origin("http://localhost:5173", "127.0.0.1:8123", HOME)
    assert not is_known_origin("http://evil.example", "evil.example", HOME)


def test_what_a_public_address_is() -> None:
    assert read_public_url("https://table.example.org/") == "https://table.example.org"
    assert read_public_url("http://192.0.2.1:8123") == "http://192.0.2.1:8123"
    for wrong in (
        "table.example.org",
        "ftp://a",
        "https://a/b",
        "https://a?b",
        "https://u@a",
        "https://a:b",
        "",
    ):
        with pytest.raises(Problem, match="bad-address"):
            read_public_url(wrong)


def test_a_name_that_points_here_is_not_enough(one_house: House) -> None:
    """Else any site could have its name point to this machine and play with the rights of its pages."""
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/tables")):
        answer = one_house.http.request(method, path, headers=evil, json=BODY)
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
    table, _ = one_house.open("human", "open")
    with pytest.raises(InvalidStatus) as refused:
        Page(one_house.address, table, [], additional_headers={"origin": "https://evil.example"})
    assert refused.value.response.status_code == 403
    assert set(refused.value.response.headers) >= NAMES


def test_every_answer_has_the_headers(one_house: House) -> None:
    http = one_house.http
    answers = [
        http.get("/"),
        http.get("/assets/none.js"),
        http.get("/api/health"),
        http.get("/api/nothing"),
        http.put("/api/tables"),
        http.post("/api/tables", content=b"\xff"),
        http.post("/api/records", content=b"{"),
        http.get("/api/tables", headers={"host": "evil.example"}),
        http.get("/api/texts/en", headers={"if-none-match": http.get("/api/texts/en").headers["etag"]}),
    ]
    for answer in answers:
        assert set(answer.headers) >= NAMES, answer.url
        assert "server" not in answer.headers
    with raw(one_house) as connection:
        connection.sendall(b"NONSENSE\r\n\r\n")
        said = heard(connection)
    assert said.startswith(b"HTTP/1.1 400")
    assert all(name in said for name in HEADERS)


def test_who_is_reached_by_https_is_only_reached_so(database: Path) -> None:
    with running(database, settings=replace(HOME, public_url="https://table.example.org")) as house:
        assert "max-age" in house.http.get("/").headers["strict-transport-security"]
        answer = house.http.post("/api/tables", json=BODY, headers={"origin": "https://table.example.org"})
        assert answer.status_code == 201


@pytest.mark.sqlite
def test_files_are_the_hosts_own(database: Path) -> None:
    database.touch(0o644)
    with running(database) as house:
        house.open("human", "human")
        files = [f for f in database.parent.iterdir() if f.name.startswith(database.name)]
        assert len(files) > 1
        assert {stat.S_IMODE(f.stat().st_mode) for f in files} == {0o600}


# -- what is kept --------------------------------------------------------------------------------------------


def test_who_opened_a_table_deletes_it(house: House) -> None:
    opened = house.http.post("/api/tables", json=BODY).json()
    table, token = opened["table"], opened["opener"]
    page = house.page(table, opened["seats"])
    path = f"/api/tables/{table}"

    def delete(said: str) -> httpx.Response:
        return house.http.delete(path, headers={"authorization": said} if said else {})

    for wrong in ("", "Bearer x", f"Basic {token}", f"Bearer {opened['seats']['A']}"):
        answer = delete(wrong)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-table")
    assert delete(f"Bearer {token}").status_code == 204
    assert page.closed() == 4410
    assert house.http.get(path).status_code == 404
    assert house.sql("SELECT count(*) FROM moves") == 0
    assert delete(f"Bearer {token}").status_code == 404


def test_a_table_opened_from_a_record_can_be_deleted_too(house: House) -> None:
    table, tokens = house.open("human", "human")
    house.page(table, tokens).play(2)
    record = house.record(table)
    opened = house.http.post("/api/records/table", json={"record": record}).json()
    branch = {"move": 1, "seats": [{"kind": "human"}, {"kind": "human"}]}
    other = house.http.post(f"/api/tables/{table}/branch", json=branch).json()
    for made in (opened, other):
        said = {"authorization": f"Bearer {made['opener']}"}
        assert house.http.delete(f"/api/tables/{made['table']}", headers=said).status_code == 204
    assert house.http.get(f"/api/tables/{table}").status_code == 200


def age(house: House, table: str, days: float) -> None:
    house.sql(f"UPDATE tables SET changed = {time.time() - days * 86400} WHERE id = '{table}'")


async def pruned(house: House, rule: Retention) -> list[str]:
    gone: list[str] = await house.app.state.tables.prune(rule, time.time())
    return gone


def test_tables_are_kept_by_a_rule(house: House) -> None:
    opened, _ = house.open("human", "open")
    running_, _ = house.open("human", "human")
    young, _ = house.open("human", "open")
    watched, tokens = house.open("human", "open")
    house.page(watched, tokens)
    for table in (opened, running_, watched):
        age(house, table, days=20)
    assert house.call(pruned(house, Retention())) == []
    assert house.call(pruned(house, SITE.retention)) == [opened]
    assert house.http.get(f"/api/tables/{opened}").status_code == 404
    assert house.call(pruned(house, Retention(running=7))) == [running_]
    assert house.http.get(f"/api/tables/{young}").status_code == 200
    assert house.http.get(f"/api/tables/{watched}").status_code == 200


def test_bots_wait_while_nobody_looks(database: Path) -> None:
    with running(database, settings=replace(HOME, unwatched_seconds=0.0)) as house:
        table, _ = house.open("random", "random")
        begun = house.http.get(f"/api/tables/{table}").json()
        assert not house.table(table)._robots.busy
        page = house.page(table)
        page.until(lambda: page.update["moves"] > begun["moves"] + 3)
        page.close()
        house.wait(lambda: not house.table(table)._robots.busy)
        assert house.http.get(f"/api/tables/{table}").json()["status"] == "running"
        page = house.page(table)  # and they go on for who comes
        page.until(lambda: page.update["over"])


def test_bots_play_to_the_turn_of_a_person_who_is_not_there(database: Path) -> None:
    with running(database, settings=replace(HOME, unwatched_seconds=0.0)) as house:
        table, _ = house.open("random", "human", options={"startSeat": "A"})
        house.wait(lambda: house.http.get(f"/api/tables/{table}").json()["asked"] == ["B"])

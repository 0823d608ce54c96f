"""Messages that should not be: forged, stale, broken, too large, too many, for another seat."""

from __future__ import annotations

import json
import time

import pytest
from table.house import House, Page
from websockets.exceptions import InvalidStatus

from bastide.table.bucket import AT_ONCE, Bucket


@pytest.fixture
def house(one_house: House) -> House:
    return one_house


def test_a_forged_token_opens_no_seat(house: House) -> None:
    table, tokens = house.open("human", "human")
    page = house.page(table, {"A": "x" * 22})
    assert page.hear()["error"]["code"] == "not-your-seat"
    assert page.update["seat"] is None
    assert not page.table["seats"][0]["connected"]
    assert page.refused(type="act", seat="A", tag="1.0", action="pass") == "not-your-seat"
    # a good one beside it counts
    answer = page.ask(type="hello", tokens=["x", tokens["B"]], since=0)
    assert not answer["ok"]
    assert page.update["seat"] == "B"
    # the token of another table is as good as none
    _, others = house.open("human", "human")
    assert house.page(table, others).update["seat"] is None


def test_nobody_acts_for_another_seat(house: House) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    a, b = (house.page(table, {seat: tokens[seat]}) for seat in "AB")
    before = house.record(table)
    turn = a.mine["A"]
    action = turn["options"][0]["text"]
    assert b.refused(type="act", seat="A", tag=turn["tag"], action=action) == "not-your-seat"
    assert b.refused(type="act", seat="B", tag=turn["tag"], action=action) == "not-your-turn"
    assert b.refused(type="act", seat="F", tag=turn["tag"], action=action) == "no-such-seat"
    assert b.refused(type="act", seat="?", tag=turn["tag"], action=action) == "no-such-seat"
    assert b.refused(type="undo", seat="A") == "not-your-seat"
    assert house.record(table) == before
    assert a.act("A")["ok"]


def test_the_seat_of_a_bot_is_the_bots(house: House) -> None:
    table, tokens = house.open("human", "random")
    page = house.page(table, tokens)
    assert page.refused(type="act", seat="B", tag="0.0", action="pass") == "not-your-seat"


def test_a_stale_answer_changes_nothing(house: House) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    page = house.page(table, tokens)
    turn = page.mine["A"]
    assert page.act("A")["ok"]
    before = house.record(table)
    assert page.refused(type="act", seat="A", tag=turn["tag"], action="pass") == "stale"
    assert page.refused(type="act", seat="A", tag="", action="pass") == "stale"
    assert page.refused(type="act", seat="A", tag="no such tag", action="pass") == "stale"
    assert house.record(table) == before
    # twice the same click: the second one comes too late
    turn = page.mine["A"]
    page.send(type="act", id="one", seat="A", tag=turn["tag"], action="pass")
    page.send(type="act", id="two", seat="A", tag=turn["tag"], action="pass")
    page.until(lambda: "two" in page.answers)
    assert page.answers["one"]["ok"]
    assert not page.answers["two"]["ok"]


BROKEN = {
    "not json": ("bad-message", "{"),
    "nothing": ("bad-message", ""),
    "a number": ("bad-message", "7"),
    "a list": ("bad-message", "[]"),
    "no type": ("bad-message", "{}"),
    "deep": ("bad-message", "[" * 60_000),
    "a type of its own": ("bad-message", '{"type": 7, "id": 1}'),
    "unknown type": ("unknown-type", '{"type": "cheat", "id": 1}'),
    "an unknown field": ("bad-message", '{"type": "undo", "id": 1, "seat": "A", "force": true}'),
    "a field too few": ("bad-message", '{"type": "undo", "id": 1}'),
    "a wrong kind": ("bad-message", '{"type": "undo", "id": 1, "seat": ["A"]}'),
    "a long action": ("bad-message", json.dumps({"type": "why", "id": 1, "seat": "A", "action": "x" * 1001})),
    "many tokens": ("bad-message", json.dumps({"type": "hello", "id": 1, "tokens": ["x"] * 7})),
    "a negative since": ("bad-message", '{"type": "hello", "id": 1, "tokens": [], "since": -1}'),
    "a strange id": ("bad-message", '{"type": "undo", "id": {"a": 1}, "seat": "A"}'),
    "a huge id": ("bad-message", '{"type": "undo", "id": 923456789012345678901234567890, "seat": "A"}'),
    "too large": ("too-large", json.dumps({"type": "why", "id": 1, "seat": "A", "action": "x" * 70_000})),
}


def test_broken_messages_get_an_answer_and_the_table_goes_on(house: House) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    page = house.page(table, tokens)
    for name, (code, text) in BROKEN.items():
        page.socket.send(text)
        answer = page.hear()
        assert answer["type"] == "answer", name
        assert answer["error"]["code"] == code, name
        assert answer["error"]["message"], name
        assert answer["id"] == (1 if '"id": 1' in text[:60] and code != "too-large" else None), name
        assert "Traceback" not in json.dumps(answer)
    page.socket.send(b"\xff\xfe\x00")
    assert page.hear()["error"]["code"] == "bad-message"
    page.socket.send(json.dumps({"type": "why", "id": 5, "seat": "A", "action": "pass"}).encode())
    assert page.hear()["ok"]  # a binary frame with the same text is as good
    page.answers.clear()
    assert page.act("A")["ok"]


def test_a_page_says_hello_first(house: House) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    page = Page(house.address, table)
    house.pages.append(page)
    assert page.refused(type="act", seat="A", tag="1.0", action="pass") == "bad-message"
    assert page.ask(type="hello", tokens=list(tokens.values()), since=0)["ok"]
    assert page.act("A")["ok"]


def test_a_gigantic_message_ends_the_connection_and_nothing_else(house: House) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    page, other = house.page(table, tokens), house.page(table, tokens)
    page.socket.send("x" * 2_000_000)
    assert page.closed() == 1009
    assert other.act("A")["ok"]


def test_too_many_messages_are_refused_and_the_connection_lives(house: House) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    page, other = house.page(table, tokens), house.page(table)
    many = int(AT_ONCE) + 20
    for number in range(many):
        page.send(type="why", id=f"n{number}", seat="A", action="pass")
    page.until(lambda: f"n{many - 1}" in page.answers)
    codes = [page.answers[f"n{n}"].get("error", {}).get("code") for n in range(many)]
    assert codes.count(None) >= AT_ONCE - 1
    assert "too-fast" in codes
    assert other.refused(type="undo", seat="A") == "not-your-seat"  # the limit is each connection's own
    time.sleep(0.1)
    assert page.act("A")["ok"]


def test_the_bucket_fills_again() -> None:
    bucket = Bucket(per_second=1000, at_once=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    time.sleep(0.01)
    assert bucket.take()


def test_a_table_that_is_not_there(house: House) -> None:
    for name in ("aaaaaaaaaa", "x", "A" * 500):
        page = Page(house.address, name)
        house.pages.append(page)
        assert page.hear()["error"]["code"] == "no-such-table"
        assert page.closed() == 4404
    for path in ("", "/record"):
        answer = house.http.get(f"/api/tables/aaaaaaaaaa{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
    assert house.http.post("/api/tables/x/join", json={"seat": "A"}).json()["code"] == "no-such-table"


def test_pages_of_other_sites_are_kept_out(house: House) -> None:
    table, _ = house.open("human", "open")
    evil = {"origin": "https://example.org"}
    body = {"game": "carcassonne", "seats": [{"kind": "human"}]}
    answer = house.http.post("/api/tables", json=body, headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
    joined = house.http.post(f"/api/tables/{table}/join", json={"seat": "B"}, headers=evil)
    assert joined.status_code == 403
    with pytest.raises(InvalidStatus):
        Page(house.address, table, [], additional_headers=evil)
    assert house.http.post("/api/tables", json=body, headers={"origin": house.address}).status_code == 201
    # the development server of the page runs on another port of this machine
    local = {"origin": "http://localhost:5173"}
    assert house.http.post("/api/tables", json=body, headers=local).status_code == 201


def test_who_does_not_listen_is_dropped_and_nobody_waits_for_him(house: House) -> None:
    table, tokens = house.open("human", "human")
    page = house.page(table, tokens)
    deaf = house.page(table)
    connections = house.table(table).audience.connections
    assert len(connections) == 2
    lost = next(c for c in connections if not c.seats)
    # as if it were never emptied: nothing else runs in between
    house.server.loop.call_soon_threadsafe(lambda: [lost.tell("{}") for _ in range(100)])
    assert deaf.closed() == 1012
    assert page.act(next(iter(page.mine)))["ok"]
    deadline = time.monotonic() + 5
    while len(connections) > 1 and time.monotonic() < deadline:
        time.sleep(0.01)
    assert len(connections) == 1

"""How others come to a table: addresses, a code to scan, and what a link looks like elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from table.house import House, running

from bastide.table.invitation import code_of, network


def tags(house: House, path: str, **headers: str) -> dict[str, str]:
    page = house.http.get(path, headers=headers).text
    return {
        key: unescape(value) for key, value in re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page)
    }


@pytest.fixture
def house(database: Path, tmp_path: Path) -> Iterator[House]:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><html><head><title>Bastide</title></head></html>")
    with running(database, page=page) as house:
        yield house


def test_a_server_for_this_machine_only_has_no_links_for_others(house: House) -> None:
    table, _ = house.open("human", "open")
    assert house.http.get(f"/api/tables/{table}/invitation").json() == {"links": []}
    assert house.http.get("/api/tables/zzzzzzzzzz/invitation").status_code == 404


def test_the_links_are_those_of_the_network_or_of_the_name_that_was_asked_for(house: House) -> None:
    table, _ = house.open("human", "open")
    house.app.state.network = ["http://192.168.1.7:8123", "http://10.0.0.7:8123"]
    links = house.http.get(f"/api/tables/{table}/invitation").json()["links"]
    assert [link["url"] for link in links] == [
        f"http://192.168.1.7:8123/join/{table}",
        f"http://10.0.0.7:8123/join/{table}",
    ]
    assert links[0]["code"]["size"] >= 21
    found = house.http.get(f"/api/tables/{table}/invitation", headers={"host": "192.168.1.9:8123"}).json()
    assert [link["url"] for link in found["links"]] == [f"http://192.168.1.9:8123/join/{table}"]


def test_where_a_server_is_found() -> None:
    assert network("127.0.0.1", 8123) == []
    assert network("localhost", 8123) == []
    assert network("::1", 8123) == []
    assert network("192.168.1.7", 80) == ["http://192.168.1.7:80"]
    assert network("fd00::7", 80) == ["http://[fd00::7]:80"]
    assert all(re.fullmatch(r"http://\d+(\.\d+){3}:8123", one) for one in network("0.0.0.0", 8123))


def test_a_code_has_its_three_corners() -> None:
    code = code_of("http://192.168.1.7:8123/join/abcdefghjk")
    assert code is not None
    rows = {tuple(map(int, run)) for run in re.findall(r"M(\d+) (\d+)h(\d+)v1", code.path)}
    assert {(0, 0, 7), (code.size - 7, 0, 7), (0, code.size - 7, 7)} <= rows


def test_a_link_shows_who_invites_to_what(house: House) -> None:
    seats = [{"kind": "human", "name": "<Anna> & Co"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": "carcassonne", "sets": ["base", "river"], "seats": seats}
    table = house.http.post("/api/tables", json=body).json()["table"]
    told = tags(house, f"/join/{table}")
    assert told["og:title"] == "<Anna> & Co invites you to Carcassonne"
    assert told["og:description"].startswith("2 of 3 seats are free")
    assert told["og:image"] == f"{house.address}/preview-carcassonne.jpg"
    assert told["og:url"] == f"{house.address}/join/{table}"
    german = tags(house, f"/table/{table}", **{"accept-language": "de-DE,de;q=0.9"})
    assert "lädt" in german["og:title"]
    assert german["og:locale"] == "de_DE"
    assert tags(house, "/table/zzzzzzzzzz")["og:title"] == "Bastide"
    assert tags(house, "/daily/143")["og:title"].endswith("143")
    assert tags(house, "/")["og:image"]

"""Values of one's own: a form, checked by the rules, kept under a name, and a table with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from bastide.table.app import create_app

THREE = {
    "persons.farmer.tiles": 4,
    "persons.trader.tiles": 5,
    "depot.shields.points": [1, 1, 2, 2, 3, 3, 3, 5],
}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("BASTIDE_DATA", str(tmp_path / "kept"))
    with TestClient(create_app(database=tmp_path / "table.db")) as client:
        yield client


def fields(client: Any, game: str, name: str = "") -> dict[str, Any]:
    form = client.get(f"/api/data/{game}", params={"name": name}).json()
    return {field["id"]: field for section in form["sections"] for field in section["fields"]}


def test_three_values_are_changed_played_with_and_named_in_the_record(client: Any) -> None:
    kept = client.post("/api/data/johanna", json={"values": THREE, "title": "my sheet"}).json()["name"]
    assert kept.startswith("my-sheet-")
    assert client.get("/api/data/johanna/names").json() == {"option": "sheet", "sets": [kept]}
    held = fields(client, "johanna", kept)
    assert {id: held[id]["value"] for id in THREE} == THREE
    assert held["persons.farmer.tiles"]["ours"] == 5
    sheet = client.get("/api/johanna/sheet", params={"values": kept}).json()
    assert sheet["depot"] == THREE["depot.shields.points"] != client.get("/api/johanna/sheet").json()["depot"]
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "human"}]
    opened = client.post(
        "/api/tables", json={"game": "johanna", "seats": seats, "options": {"sheet": kept}}
    ).json()
    record = client.get(f"/api/tables/{opened['table']}/record").json()
    assert record["options"]["sheet"] == kept
    record["options"]["sheet"] = kept[:-1] + ("0" if kept[-1] != "0" else "1")
    refused = client.post("/api/records", json=record).json()
    assert refused["code"] == "unknown-data-set"


def test_what_does_not_add_up_is_told_with_place_and_rule(client: Any) -> None:
    wrong = {"values": {"persons.farmer.tiles": 6}, "title": "wrong"}
    told = client.post("/api/data/johanna", json=wrong).json()["problem"]
    assert (told["code"], told["rule"]) == ("bad-data", "J-C-2")
    assert told["blanks"]["place"] == "data/persons.toml, persons"
    assert told["message"].count("J-C-2") == 0  # it is told apart
    assert (told["blanks"]["count"], told["blanks"]["of"]) == (28, 27)
    for values in ({"persons.farmer.tiles": "6"}, {"persons.farmer.tiles": 600}, {"persons.king.tiles": 1}):
        assert client.post("/api/data/johanna", json={"values": values}).json()["problem"]["code"] in (
            "bad-field",
            "no-such-field",
        )
    assert client.get("/api/data/johanna/names").json()["sets"] == []
    assert client.get("/api/data/carcassonne").json()["code"] == "no-own-data"


def test_coins_and_cards_of_orleans_can_be_replaced(client: Any) -> None:
    coins = {"pieces.coins.pieces.1": 30, "pieces.coins.pieces.5": 10, "pieces.coins.pieces.10": 7}
    assert (
        client.post("/api/data/orleans", json={"values": {"pieces.coins.pieces.1": 25}}).json()["problem"][
            "rule"
        ]
        == "O-C-h"
    )
    kept = client.post("/api/data/orleans", json={"values": coins, "title": "ours"}).json()["name"]
    from bastide.games import compile_ruleset

    tables = compile_ruleset("orleans", 2, options={"data": kept}).tables
    assert tables.coins == tables.box.coins.total == 150
    assert compile_ruleset("orleans", 2, options={"data": kept, "coins.total": 99}).tables.coins == 99
    text = client.get("/api/data/orleans/file", params={"name": kept}).text
    assert client.post("/api/data/orleans", json={"text": text, "title": "ours"}).json()["name"] == kept

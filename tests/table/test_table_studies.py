"""Studies at the server: beside the table, stopped, gone on with after a restart; and no secrets told."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx
from table.house import PATIENCE, House, Json, running

from bastide.table.engines import Place

GOLDEN = Path(__file__).parents[1] / "golden"


def opened(house: House, path: str, lines: int | None = None) -> Json:
    record = json.loads((GOLDEN / path).read_text())
    record["moves"] = [line for line in record["moves"] if line[0] not in "?#"][:lines]
    record.pop("refused", None)
    answer = house.http.post("/api/records/table", json={"record": record, "listed": False})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def ask(http: httpx.Client, table: str, **asked: Any) -> Json:
    answer = http.post(f"/api/tables/{table}/study", json={"depth": "glance", **asked})
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def wait(http: httpx.Client, table: str, known: int, **asked: Any) -> Json:
    deadline = time.monotonic() + 3 * PATIENCE
    while time.monotonic() < deadline:
        told = ask(http, table, do="look", **asked)
        if told["known"] >= known or told["status"] == "done":
            return told
        time.sleep(0.2)
    raise AssertionError(told)


def test_a_study_stops_and_goes_on_after_a_restart(database: Place) -> None:
    with running(database) as house:
        table = opened(house, "johanna/standard-1.json")["table"]
        assert ask(house.http, table)["status"] == "running"
        found = wait(house.http, table, 3)
        assert ask(house.http, table, do="stop")["status"] in ("stopped", "running")
        again = ask(house.http, table, do="look", run=found["run"], known=found["known"])
        assert not {turn["line"] for turn in again["turns"]} & {turn["line"] for turn in found["turns"]}
    with running(database) as house:
        kept = ask(house.http, table, do="look")
        assert kept["known"] >= 3
        assert {turn["line"] for turn in found["turns"]} <= {turn["line"] for turn in kept["turns"]}
        ask(house.http, table)
        whole = wait(house.http, table, 10_000)
        assert whole["status"] == "done"
        assert whole["done"] == whole["of"] > 10
        assert whole["players"][0]["decisions"] == whole["of"]
        assert all(turn["reasons"] for turn in whole["turns"] if turn["error"])


def test_of_a_running_game_everyone_sees_only_their_own_turns(one_house: House) -> None:
    made = opened(one_house, "carcassonne/greedy-2.json", 25)
    ask(one_house.http, made["table"], tokens=[made["seats"]["B"]])
    told = wait(one_house.http, made["table"], 2, tokens=[made["seats"]["B"]])
    assert {turn["seat"] for turn in told["turns"]} == {"B"}
    assert told["draws"] == []
    ask(one_house.http, made["table"])
    stranger = wait(one_house.http, made["table"], 1)  # there is nothing to judge: it is done at once
    assert (stranger["status"], stranger["turns"]) == ("done", [])


def test_a_table_without_a_game_has_no_study(one_house: House) -> None:
    wish = {"game": "carcassonne", "seats": [{"kind": "human"}, {"kind": "open"}]}
    table = one_house.http.post("/api/tables", json=wish).json()["table"]
    answer = one_house.http.post(f"/api/tables/{table}/study", json={})
    assert (answer.status_code, answer.json()["code"]) == (409, "not-running")
    assert one_house.http.post("/api/tables/nowhere/study", json={}).status_code == 404

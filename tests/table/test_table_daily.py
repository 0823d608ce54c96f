"""The game of the day: one try that counts, help that is marked, and results that a replay confirms."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from table.house import House, Json

from bastide.johanna.game import daily_seed
from bastide.table import daily

ANNA, BELA = "a" * 22, "b" * 22
NOON = datetime(2026, 11, 16, 12, 0, tzinfo=UTC)


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    set_day(monkeypatch, NOON)


def set_day(monkeypatch: pytest.MonkeyPatch, moment: datetime) -> None:
    monkeypatch.setattr(daily, "now", lambda: moment)


def begin(house: House, person: str) -> Json:
    answer = house.http.post("/api/daily", json={"person": person, "name": "Anna"})
    assert answer.status_code == 200, answer.text
    opened: Json = answer.json()
    return opened


def finish(house: House, person: str) -> Json:
    opened = begin(house, person)
    house.page(opened["table"], opened["seats"]).play()
    return opened


def told(house: House, person: str | None, number: int | None = None) -> Json:
    answer = house.http.post("/api/daily/info", json={"person": person, "number": number})
    assert answer.status_code == 200, answer.text
    info: Json = answer.json()
    return info


def test_a_person_has_one_try_whatever_tab_it_is(house: House) -> None:
    first = begin(house, ANNA)
    page = house.page(first["table"], first["seats"])
    page.play(3)
    again = begin(house, ANNA)
    assert again == first
    assert begin(house, BELA)["table"] != first["table"]
    info = house.http.get(f"/api/tables/{first['table']}").json()
    assert info["daily"] == 143
    assert info["seed"] == daily_seed(date(2026, 11, 16))
    assert info["setup"]["options"]["level"] == "standard"
    assert told(house, ANNA)["mine"]["over"] is False


def test_a_result_is_replayed_and_counted(house: House) -> None:
    opened = finish(house, ANNA)
    info = told(house, ANNA)
    mine, scores = info["mine"], house.http.get(f"/api/tables/{opened['table']}").json()["scores"]
    assert mine["verified"] is True
    assert mine["points"] == scores["A"]
    assert (info["won"], info["lost"]) == ((1, 0) if mine["won"] else (0, 1))
    assert (info["streak"], info["best"], info["games"]) == (1, mine["points"], 1)
    assert info["week"] == [False] * 5 + [True]
    assert sum(info["columns"]) == 1
    assert info["seconds"] == 12 * 3600
    assert told(house, BELA)["mine"] is None
    assert told(house, None)["games"] == 1


def test_a_result_that_the_seed_of_the_day_does_not_give_does_not_count(house: House) -> None:
    opened = finish(house, ANNA)
    house.sql(f"UPDATE moves SET line = '* nonsense' WHERE table_id = '{opened['table']}' AND number = 0")
    info = told(house, ANNA)
    assert info["mine"]["verified"] is False
    assert (info["games"], info["streak"], info["best"]) == (0, 0, None)


def test_hints_and_what_is_taken_back_are_marked(house: House) -> None:
    opened = begin(house, ANNA)
    page = house.page(opened["table"], opened["seats"])
    assert page.ask(type="hint", seat="A")["ok"]
    assert page.ask(type="hint", seat="A")["ok"]  # the same again is no second one
    while not page.update["takeback"]:
        page.play(1)
    assert page.ask(type="takeback", seat="A")["ok"]
    assert page.refused(type="stand-in", seat="A", bot="greedy") == "daily-alone"
    page.play()
    mine = told(house, ANNA)["mine"]
    assert (mine["hints"], mine["takebacks"], mine["verified"]) == (1, 1, True)


def test_days_in_a_row_and_a_missed_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    days = [(16, 1), (17, 2), (19, 1)]
    for day, streak in days:
        set_day(monkeypatch, datetime(2026, 11, day, 23, 59, tzinfo=UTC))
        finish(house, ANNA)
        assert told(house, ANNA)["streak"] == streak
    set_day(monkeypatch, datetime(2026, 11, 20, 0, 0, tzinfo=UTC))
    info = told(house, ANNA)
    assert (info["number"], info["streak"], info["mine"]) == (147, 1, None)
    assert told(house, ANNA, 144)["streak"] == 2
    assert house.http.post("/api/daily/info", json={"number": 148}).status_code == 404


def test_columns_take_everything_below_and_above() -> None:
    assert daily.columns([3, 39, 40, 67, 90, 130]) == [2, 1, 0, 1, 0, 0, 2]

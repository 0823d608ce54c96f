"""The games that can be watched: what is listed, and what is not."""

from __future__ import annotations

import json

from table.house import House

TWO = [{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Bruno"}]


def opened(house: House, **more: object) -> str:
    answer = house.http.post("/api/tables", json={"game": "carcassonne", "seats": TWO, **more})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def test_running_games_are_listed_unless_their_players_do_not_want_it(one_house: House) -> None:
    shown = opened(one_house)
    hidden = opened(one_house, listed=False)
    waiting = opened(one_house, seats=[{"kind": "human"}, {"kind": "open"}])
    listed = {table["table"]: table for table in one_house.http.get("/api/tables").json()}
    assert shown in listed
    assert hidden not in listed
    assert waiting not in listed  # its link is the key to a seat
    assert listed[shown]["status"] == "running"
    assert "token" not in str(listed[shown])
    assert listed[shown] == one_house.http.get(f"/api/tables/{shown}").json()


def test_what_is_not_listed_stays_so_in_the_database(one_house: House) -> None:
    hidden = opened(one_house, listed=False)
    setup = one_house.sql(f"SELECT setup FROM tables WHERE id = '{hidden}'")
    assert (json.loads(setup) if isinstance(setup, str) else setup)["listed"] is False

"""Faces for the blank tiles of Carcassonne at a table (C-1.15-b, Q-1-3): read, drawn, refused, kept."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx
import pytest
from table.house import House

SETS = ["base", "cult-siege-creativity"]
SEATS = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def house(one_house: House) -> House:
    return one_house


def open_table(house: House, faces: str, seats: list[dict[str, Any]] = SEATS) -> httpx.Response:
    options = {"blankTiles": "user-defined", "blankFaces": faces}
    body = {"game": "carcassonne", "sets": SETS, "options": options, "seats": seats}
    return house.http.post("/api/tables", json=body)


def test_a_face_for_a_blank_tile_is_read_drawn_or_refused(house: House) -> None:
    """Q-1-3, C-1.15-b: as a page asks for it while somebody makes it up."""
    said = house.http.get("/api/carcassonne/face", params={"text": "cloister | road s"}).json()
    assert said == {"face": "road S | cloister", "tile": "CS-blank:road.S,cloister"}
    drawn = house.http.get(f"/api/carcassonne/art/{quote(said['tile'], safe='')}").json()["quarters"]
    assert set(drawn[0]["parts"]) == {"r1", "f1", "s"}
    for text, elements, wrong in (
        ("city N | road N", "", "face-twice"),
        ("sign portal", "", "face-element"),
        ("<svg>", "", "face-word"),
    ):
        asked = {"text": text, "elements": elements}
        assert house.http.get("/api/carcassonne/face", params=asked).json()["refusal"]["code"] == wrong
    asked = {"text": "sign portal", "elements": "dragon,portal"}
    assert house.http.get("/api/carcassonne/face", params=asked).json()["tile"] == "CS-blank:sign.portal"
    assert house.http.get("/api/carcassonne/face", params={"text": "x" * 500}).status_code == 400


def test_a_table_with_a_bad_face_is_refused(house: House) -> None:
    """Q-1-3: before anybody sits there, also while seats are open; the answer says which face and what."""
    answer = open_table(house, "field; road N+E+S", [{"kind": "open"}, {"kind": "open"}])
    assert answer.status_code == 400
    told = answer.json()
    assert (told["code"], told["rule"]) == ("face-road", "C-1.15-b")
    assert told["blanks"] == {"option": "blankFaces", "face": 2}


def test_two_tables_keep_their_own_faces(house: House) -> None:
    """Q-1-3: side by side, in their records, and at a table that is opened from such a record."""
    faces = ("city N+E crest | road S", "road N | road E | road S | road W | cloister; field")
    for face in faces:
        table = open_table(house, face).json()["table"]
        record = house.http.get(f"/api/tables/{table}/record").json()
        assert record["options"]["blankFaces"] == face
        again = house.http.post("/api/records/table", json={"record": record}).json()["table"]
        assert house.http.get(f"/api/tables/{again}").json()["setup"]["options"]["blankFaces"] == face

"""The REST calls: catalogue, rules, texts, drawings, records, the page, the description, bad requests."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from table.house import House, running

from bastide import __version__
from bastide.games import PLACES, load


@pytest.fixture
def house(one_house: House) -> House:
    return one_house


def code(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert body["message"], body
    assert "Traceback" not in answer.text
    return answer.status_code, body["code"]


def test_health_has_written(house: House) -> None:
    assert house.http.get("/api/health").json() == {"ok": True, "version": __version__}
    assert house.sql("SELECT checked FROM health") > 0


def test_the_catalogue_of_each_game(house: House) -> None:
    (game,) = (g for g in house.http.get("/api/games").json() if g["name"] == "carcassonne")
    offer = load("carcassonne").catalogue
    assert game["seats"] == [1, 6]
    assert [s["name"] for s in game["sets"]] == [s.name for s in offer.sets]
    assert {"name", "titles", "rules", "help"} <= set(game["sets"][0])
    assert {"name", "values", "default", "rule", "titles", "help", "labels", "fixed"} <= set(
        game["switches"][0]
    )
    assert game["default_sets"] == ["base"]
    assert game["presets"][0]["titles"]["de"]
    assert {"random", "greedy"} <= set(game["bots"])


def test_rules_and_texts(house: House) -> None:
    rules = house.http.get("/api/rules/carcassonne").json()
    rule = next(r for r in rules if r["id"] == "C-4.2-c")
    assert set(rule) == {"id", "section", "module", "tags", "texts"}
    assert rule["texts"]["en"]
    assert rule["texts"]["de"]
    assert code(house.http.get("/api/rules/chess")) == (404, "unknown-game")
    for language in ("en", "de"):
        answer = house.http.get(f"/api/texts/{language}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain")
        parts = [house.http.get(f"/api/texts/{language}/{part}").text for part in ("page", *PLACES)]
        assert {line for part in parts for line in part.splitlines()} <= set(answer.text.splitlines())
        assert [part.count("\norleans-card-not-now =") for part in parts] == [0, 0, 1, 0]
    assert code(house.http.get("/api/texts/fr")) == (404, "no-such-language")
    assert code(house.http.get("/api/texts/fr/page")) == (404, "no-such-language")
    assert code(house.http.get("/api/texts/en/chess")) == (404, "unknown-game")


def test_drawings_are_sent_once(house: House) -> None:
    sheet = house.http.get("/api/carcassonne/art").json()
    assert set(sheet) >= {"defs", "css", "figures"}
    assert set(sheet["css"]) == {"light", "dark"}
    assert {"follower-A", "follower-F", "follower-A-lying", "follower"} <= set(sheet["figures"])
    answer = house.http.get("/api/carcassonne/art/BA-15")
    quarters = answer.json()["quarters"]
    assert len(quarters) == 4
    assert {"under", "over", "parts"} <= set(quarters[0])
    assert code(house.http.get("/api/carcassonne/art/XX-99")) == (404, "no-such-tile")
    assert code(house.http.get("/api/carcassonne/art/CS-blank:city.N,road.N")) == (404, "no-such-tile")
    for path in ("/api/carcassonne/art", "/api/carcassonne/art/BA-15", "/api/games", "/api/texts/en"):
        tag = house.http.get(path).headers["etag"]
        again = house.http.get(path, headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")


SEAT = {"kind": "human"}
BAD_TABLES: dict[str, tuple[int, str, Any]] = {
    "unknown game": (404, "unknown-game", {"game": "carcasonne", "seats": [SEAT]}),
    "unknown set": (404, "unknown-set", {"seats": [SEAT], "sets": ["rivr"]}),
    "unknown element": (404, "unknown-element", {"seats": [SEAT], "elements": ["dragn"]}),
    "unknown option": (404, "unknown-option", {"seats": [SEAT], "options": {"startSeta": "A"}}),
    "unknown value": (409, "unknown-value", {"seats": [SEAT], "options": {"startSeat": "Z"}}),
    "unknown bot": (404, "unknown-bot", {"seats": [{"kind": "bot", "bot": "grandmaster"}]}),
    "too many seats": (400, "bad-message", {"seats": [SEAT] * 7}),
    "no seat": (400, "bad-message", {"seats": []}),
    "a strange seat": (400, "bad-message", {"seats": [{"kind": "ghost"}]}),
    "a long name": (400, "bad-message", {"seats": [{"kind": "human", "name": "x" * 41}]}),
    "another field": (400, "bad-message", {"seats": [SEAT], "cheat": True}),
    "another field of a seat": (400, "bad-message", {"seats": [{"kind": "human", "token": "x"}]}),
    "a seed that is no seed": (400, "bad-message", {"seats": [SEAT], "seed": [1]}),
    "options that are none": (400, "bad-message", {"seats": [SEAT], "options": {"a": {}}}),
    "a list": (400, "bad-message", []),
}


@pytest.mark.parametrize("name", BAD_TABLES)
def test_tables_that_cannot_be_opened(house: House, name: str) -> None:
    status, expected, wanted = BAD_TABLES[name]
    body = {"game": "carcassonne", **wanted} if isinstance(wanted, dict) else wanted
    assert code(house.http.post("/api/tables", json=body)) == (status, expected)


def test_a_close_name_is_suggested(house: House) -> None:
    answer = house.http.post("/api/tables", json={"game": "carcasonne", "seats": [SEAT]})
    assert "Did you mean carcassonne?" in answer.json()["message"]


def test_requests_that_are_none(house: House) -> None:
    assert code(house.http.post("/api/tables", content=b"{")) == (400, "bad-message")
    assert code(house.http.post("/api/tables", content=b"\xff\xff")) == (400, "bad-message")
    assert code(house.http.post("/api/tables", content=b"")) == (400, "bad-message")
    big = {"game": "carcassonne", "seats": [SEAT], "sets": ["x" * 70_000]}
    assert code(house.http.post("/api/tables", json=big)) == (413, "too-large")
    assert code(house.http.get("/api/nothing")) == (404, "no-such-call")
    assert code(house.http.put("/api/tables")) == (405, "no-such-call")


# -- records -------------------------------------------------------------------------------------------------


def test_a_bad_record_is_refused_with_the_line_at_fault(house: House) -> None:
    table, tokens = house.open("human", "human")
    page = house.page(table, tokens)
    page.play(6)
    record = house.record(table)
    good = house.http.post("/api/records", json=record).json()
    assert good == {"ok": True, "moves": len(record["moves"]), "scores": good["scores"], "finished": False}

    at = next(n for n, m in enumerate(record["moves"]) if m[2:].startswith("lay"))
    bad = {**record, "moves": [*record["moves"][:at], record["moves"][at][:2] + "lay 99,99 0"]}
    answer = house.http.post("/api/records", json=bad)
    assert code(answer) == (409, "adjoins-nothing")
    assert answer.json()["index"] == at
    assert answer.json()["rule"] == "C-4.2-c"

    missing = {**record, "moves": [*record["moves"], "* tile BA-99"]}
    assert house.http.post("/api/records", json=missing).json()["index"] == len(record["moves"])
    assert code(house.http.post("/api/records", json={**record, "bastide": 99})) == (409, "future-version")
    assert code(house.http.post("/api/records", json={**record, "game": "chess"})) == (404, "unknown-game")
    assert code(house.http.post("/api/records", json={**record, "sets": ["rivr"]})) == (404, "unknown-set")
    assert code(house.http.post("/api/records", json=[])) == (409, "not-a-record")
    assert code(house.http.post("/api/records", content=b"{")) == (400, "not-json")
    assert code(house.http.post("/api/records", content=b"\xff")) == (400, "not-json")
    assert code(house.http.post("/api/records", content=b"[" * 100_000)) == (400, "not-json")
    assert code(house.http.post("/api/records", content=b" " * 1_100_000)) == (413, "too-large")


# -- the page ------------------------------------------------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>the page</title>")
    (page / "assets" / "main-abc123.js").write_text("export {}")
    (page / ".stamp").write_text("a secret")
    (tmp_path / "outside.txt").write_text("not yours")
    return page


def test_the_page_and_the_addresses_within_it(database: Path, built: Path) -> None:
    with running(database, page=built) as house:
        for path in (
            "/",
            "/index.html",
            "/table/abcdefghij",
            "/new/carcassonne",
            "/rules/carcassonne/C-4.2-c",
        ):
            answer = house.http.get(path)
            assert answer.status_code == 200, path
            assert "the page" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            assert "script-src" not in answer.headers["content-security-policy"]
            assert "default-src 'self'" in answer.headers["content-security-policy"]
        script = house.http.get("/assets/main-abc123.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert code(house.http.get("/assets/main-gone.js")) == (404, "no-such-call")
        assert code(house.http.get("/favicon.ico")) == (404, "no-such-call")
        tag = house.http.get("/").headers["etag"]
        assert house.http.get("/", headers={"if-none-match": tag}).status_code == 304
        for path in ("/..%2foutside.txt", "/%2e%2e/outside.txt", "/.stamp", "//outside.txt", "/%00.txt"):
            answer = house.http.get(path)
            assert "not yours" not in answer.text, path
            assert "a secret" not in answer.text, path


def test_the_documentation_is_at_the_table(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.table.page.SITE", tmp_path / "site")
    with running(database) as house:
        missing = house.http.get("/docs/bots.html")
        assert code(missing) == (404, "no-such-call")
        assert "make docs" in missing.text
        (tmp_path / "site").mkdir()
        (tmp_path / "site" / "index.html").write_text("all about it")
        answer = house.http.get("/docs/", follow_redirects=True)
        assert (answer.url.path, answer.text) == ("/docs/index.html", "all about it")
        (tmp_path / "outside.txt").write_text("not yours")
        assert "not yours" not in house.http.get("/docs/..%2foutside.txt").text


def test_a_page_that_has_not_been_built(database: Path, tmp_path: Path) -> None:
    with running(database, page=tmp_path / "nothing") as house:
        answer = house.http.get("/table/abc")
        assert answer.status_code == 200
        assert "make install" in answer.text


# -- the description -----------------------------------------------------------------------------------------


def test_the_description_is_true_of_what_comes_in(house: House) -> None:
    schema = house.http.get("/schema/openapi.json").json()
    assert schema == house.http.get("/schema").json()
    parts = schema["components"]["schemas"]
    for name in ("OpenTable", "WantedSeat", "Join"):
        assert parts[name]["additionalProperties"] is False
    text = json.dumps(schema)
    assert "status_code" not in text  # that would be Litestar's own form of errors
    assert "/{path}" not in text
    assert set(schema["paths"]["/api/tables"]["post"]["responses"]) >= {"201", "400", "404", "409", "503"}


def test_schemathesis_finds_nothing(house: House, tmp_path: Path) -> None:
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", f"{house.address}/schema/openapi.json"),
        *("--max-examples", "10", "--seed", "1", "--phases", "fuzzing", "--no-color"),
        *("--request-timeout", "120"),  # a busy machine is slow, not wrong
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False, timeout=600)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]

"""Bots at the table: they play on, whatever they are, and never keep people waiting."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from table.house import running
from table.workshop import Workshop


def test_bots_alone_play_to_the_end(database: Path) -> None:
    with running(database) as house:
        table, tokens = house.open("greedy", "random", "random")
        assert tokens == {}
        page = house.page(table)
        page.until(lambda: page.update["over"])
        assert house.record(table)["seats"] == ["greedy", "random", "random"]


@pytest.mark.parametrize("broken", ["crashing", "cheating", "speechless", "meddling", "unmakeable"])
def test_a_bot_that_fails_plays_at_random_from_there(
    database: Path, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(database, bots=Workshop()) as house, caplog.at_level(logging.ERROR):
        table, _ = house.open(broken, "steady")
        page = house.page(table)
        page.until(lambda: page.update["over"])
    assert (broken in caplog.text) == (broken != "meddling")


@pytest.fixture
def done(tmp_path: Path) -> Iterator[Path]:
    """The slow bot does not come to an end before this file is there."""
    file = tmp_path / "done"
    yield file
    file.touch()


def test_the_table_answers_while_a_bot_thinks(database: Path, done: Path) -> None:
    with running(database, bots=Workshop(done)) as house:
        table, tokens = house.open("human", "slow", options={"startSeat": "B"})
        page = house.page(table, tokens)
        other, others = house.open("human", "human")
        free = house.page(other, others)
        assert page.ask(type="why", seat="A", action="pass")["refusal"]["code"] == "not-your-turn"
        assert free.play(4) == 4
        assert house.http.get(f"/api/tables/{table}").status_code == 200
        assert not page.mine
        done.touch()
        page.until(lambda: page.mine)


def test_a_bot_tells_how_far_it_is_and_moves_at_once_when_hurried(database: Path) -> None:
    with running(database, bots=Workshop()) as house:
        table, tokens = house.open("human", "pensive", options={"startSeat": "B"}, seed=3)
        page, onlooker = house.page(table, tokens), house.page(table)
        page.until(lambda: page.thinking)
        news = page.thinking[0]
        assert (news["seat"], news["running"], news["share"]) == ("B", 2, 0.25)
        assert news["of"] > 2
        assert onlooker.refused(type="hurry", seat="A") == "not-your-seat"
        before = page.update["moves"]
        assert page.ask(type="hurry", seat="A")["ok"]
        page.until(lambda: page.update["moves"] > before)


def test_of_a_plan_made_in_secret_only_the_time_is_told(database: Path) -> None:
    with running(database, bots=Workshop()) as house:
        table, tokens = house.open("human", "pensive", game="orleans")
        page = house.page(table, tokens)
        page.until(lambda: page.thinking)
        assert (page.thinking[0]["running"], page.thinking[0]["of"]) == (0, 0)
        assert page.ask(type="hurry", seat="A")["ok"]


def test_many_bots_in_a_row_pause_between_their_moves(database: Path) -> None:
    with running(database, bots=Workshop(), pause=0.05) as house:
        table, tokens = house.open("human", "steady", "steady", "steady", options={"startSeat": "B"})
        page = house.page(table, tokens)
        begun = time.monotonic()
        page.until(lambda: page.mine)
        actions = [m for m in house.record(table)["moves"] if m[0] in "BCD"]
        assert len(actions) >= 3
        assert time.monotonic() - begun > 0.05 * (len(actions) - 1)


@pytest.mark.sqlite
def test_a_bot_goes_on_when_the_disk_does(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.table.robots.RETRY_SECONDS", (0.05,))
    with running(database, bots=Workshop(), pause=0.02) as house:
        table, _ = house.open("steady", "steady")
        page = house.page(table)
        house.sql("PRAGMA query_only=ON")
        time.sleep(0.3)
        stuck = house.http.get(f"/api/tables/{table}").json()["moves"]
        time.sleep(0.2)
        assert house.http.get(f"/api/tables/{table}").json()["moves"] == stuck
        house.sql("PRAGMA query_only=OFF")
        page.until(lambda: page.update["moves"] > stuck + 10)


def test_a_server_stops_quietly_in_the_middle_of_bots(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        with running(database, bots=Workshop()) as house:
            tables = [house.open("steady", "steady")[0] for _ in range(8)]
            page = house.page(tables[-1])
            page.until(lambda: page.update["moves"] > 4)
        assert caplog.text == ""
    with running(database, bots=Workshop()) as house:
        for table in tables:
            assert house.http.get(f"/api/tables/{table}").status_code == 200


def test_bots_play_on_after_a_restart_when_somebody_looks(database: Path) -> None:
    with running(database, bots=Workshop(), pause=0.03) as house:
        table, _ = house.open("steady", "steady")
        page = house.page(table)
        page.until(lambda: page.update["moves"] > 6)
    with running(database, bots=Workshop()) as house:
        assert house.http.get(f"/api/tables/{table}").json()["moves"] > 6
        page = house.page(table)
        page.until(lambda: page.update["over"])


def test_what_a_bot_chose_for_a_decision_that_is_gone_does_not_count(database: Path, done: Path) -> None:
    with running(database, bots=Workshop(done)) as house:
        table, _ = house.open("slow", "steady", options={"startSeat": "A"})
        page = house.page(table)
        action = ("lay", 0, 0)
        late = house.table(table)._act_as_bot(0, "an older tag", action)
        asyncio.run_coroutine_threadsafe(late, house.server.loop).result(5)
        assert page.update["moves"] == house.http.get(f"/api/tables/{table}").json()["moves"]


def test_unknown_bots_are_named_and_files_are_not_bots(database: Path, tmp_path: Path) -> None:
    with running(database) as house:
        evil = tmp_path / "evil.py"
        evil.write_text("raise SystemExit")
        for name, hint in (("gredy", "Did you mean greedy?"), (str(evil)[-80:], "There are: ")):
            body = {"game": "carcassonne", "seats": [{"kind": "human"}, {"kind": "bot", "bot": name}]}
            answer = house.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-bot")
            assert hint in answer.json()["message"]
        unnamed = {"game": "carcassonne", "seats": [{"kind": "human"}, {"kind": "bot"}]}
        assert house.http.post("/api/tables", json=unnamed).status_code == 201

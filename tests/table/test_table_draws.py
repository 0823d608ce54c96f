"""Honest draws: the table commits to them, or the seed that somebody gave is known to all."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from table.house import House, running
from typer.testing import CliRunner

from bastide.cli import app
from bastide.games import compile_ruleset
from bastide.kernel import replay
from bastide.kernel.records import from_json

GAMES = ("carcassonne", "orleans", "johanna")


def fair(record: dict[str, Any]) -> bool | None:
    return replay(from_json(record), compile_ruleset).fair


@pytest.mark.parametrize("game", GAMES)
def test_a_table_commits_to_its_draws_before_it_draws(database: Path, game: str) -> None:
    """Also over a restart, and told to whoever joins; the seed itself is told at the end."""
    with running(database) as house:
        table, tokens = house.open("human", "open", game=game)
        told = house.http.get(f"/api/tables/{table}").json()
        assert len(told["commitment"]) == 64
        assert told["seed"] is None
        seat = house.http.post(f"/api/tables/{table}/join", json={"seat": "B"}).json()["token"]
        page = house.page(table, {**tokens, "B": seat})
        page.play(9)
    with running(database) as house:
        page = house.page(table, {**tokens, "B": seat})
        assert page.table["commitment"] == told["commitment"]
        page.play()
        record = house.record(table)
    assert sha256(record["seed"].encode()).hexdigest() == record["commitment"]["hash"] == told["commitment"]
    assert fair(record) is True
    assert fair({**record, "seed": "another"}) is False


def test_the_seed_of_a_running_game_stays_with_the_server(house: House) -> None:
    table, tokens = house.open("human", "human")
    page = house.page(table, tokens)
    page.play(4)
    record = house.record(table)
    assert "seed" not in record
    assert record["commitment"]["hash"] == page.table["commitment"]
    assert fair(record) is None


def test_what_was_drawn_otherwise_is_noticed(house: House, tmp_path: Path) -> None:
    table, tokens = house.open("human", "human")
    page = house.page(table, tokens)
    page.play()
    record = house.record(table)
    file = tmp_path / "game.json"
    run = CliRunner()
    file.write_text(json.dumps(record))
    result = run.invoke(app, ["replay", "--verify", str(file)])
    assert (result.exit_code, "committed to" in result.output) == (0, True)
    file.write_text(json.dumps({**record, "seed": "f" * 64}))
    assert run.invoke(app, ["replay", "--verify", str(file)]).exit_code == 1
    file.write_text(json.dumps({k: v for k, v in record.items() if k != "commitment"}))
    assert run.invoke(app, ["replay", "--verify", str(file)]).exit_code == 1


def test_a_game_that_is_played_on_commits_to_the_rest(house: House) -> None:
    table, tokens = house.open("human", "human", seed=5)
    house.page(table, tokens).play(8)
    begun = house.record(table)
    opened = house.http.post("/api/records/table", json={"record": begun}).json()
    page = house.page(opened["table"], opened["seats"])
    page.play()
    record = house.record(opened["table"])
    lines = [line for line in begun["moves"] if line[0] != "#"]
    assert record["commitment"]["from"] == len(lines)
    assert fair(record) is True


def test_a_given_seed_is_known_to_all(house: House) -> None:
    table, tokens = house.open("human", "open", seed=4711)
    told = house.http.get(f"/api/tables/{table}").json()
    assert (told["seed"], told["commitment"]) == (4711, None)
    assert house.page(table, tokens).table["seed"] == 4711


def test_taking_back_does_not_make_draws_unfair(house: House) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    page = house.page(table, tokens)
    page.play(5)
    while not page.update["takeback"]:
        page.play(1)
    assert page.ask(type="takeback", seat=page.update["takeback"][0])["ok"]
    page.until(lambda: page.mine)
    page.play()
    assert fair(house.record(table)) is True

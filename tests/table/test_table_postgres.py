"""What only PostgreSQL has, and moving from one database to the other. `make test-postgres` runs all other
tests of the table on it, too."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from table.house import running
from table.postgres import Postgres

from bastide.cli import main
from bastide.kernel import Problem
from bastide.table.database import prepare
from bastide.table.engines import Place, StorageProblem, as_place, shown
from bastide.table.moving import move


def played(place: Place) -> dict[str, dict[str, str]]:
    """Some games of each kind, and the tokens of their seats."""
    with running(place) as house:
        table, tokens = house.open("human", "human", sets=["base", "river"], options={"startSeat": "A"})
        house.page(table, tokens).play(9)
        other, others = house.open("human", "human", game="orleans", clock={"minutes": 5})
        house.page(other, others).play(4)
        waiting, mine = house.open("human", "open")
    return {table: tokens, other: others, waiting: mine}


def same(one: Place, other: Place, games: dict[str, dict[str, str]]) -> None:
    """The same games on both sides, as a page sees them."""
    seen = []
    for place in (one, other):
        with running(place) as house:
            told = {}
            for table, tokens in games.items():
                page = house.page(table, tokens)
                told[table] = (page.table, {k: v for k, v in page.update.items() if k != "clocks"}, page.log)
            seen.append(told)
    assert seen[0] == seen[1]


def test_files_are_moved_to_files(tmp_path: Path) -> None:
    here, there = tmp_path / "here.db", tmp_path / "there.db"
    games = played(here)
    moved = move(here, there)
    assert (moved.games, moved.differ, moved.outdated) == (len(games), [], [])
    same(here, there, games)
    with pytest.raises(StorageProblem, match="not-empty"):
        move(here, there)
    with pytest.raises(StorageProblem, match="same"):
        move(here, here)
    with pytest.raises(Problem, match="no-file"):
        move(tmp_path / "nothing.db", there)


def test_the_command_moves_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = tmp_path / "here.db", tmp_path / "there.db"
    with running(here) as house:
        table, _ = house.open("human", "human")
        house.sql(f"UPDATE moves SET line = '* tile NO-SUCH' WHERE table_id = '{table}' AND number = 1")
    monkeypatch.setattr(sys, "argv", ["bastide", "move-database", str(here), str(there)])
    with pytest.raises(SystemExit) as done:
        main()
    assert not done.value.code
    said = capsys.readouterr().out
    assert "1 games moved" in said
    assert table in said  # these rules cannot go on with it, there as here
    with pytest.raises(SystemExit) as refused:
        main()
    assert refused.value.code == 2
    assert "There are games in" in capsys.readouterr().err


def test_games_move_to_postgres_and_back(postgres: Postgres, tmp_path: Path) -> None:
    here, there, back = tmp_path / "here.db", postgres.new_database(), tmp_path / "back.db"
    games = played(here)
    assert move(here, there).games == len(games)
    same(here, there, games)
    assert move(there, back).games == len(games)
    same(there, back, games)


def test_servers_that_start_at_once_make_the_tables_once(postgres: Postgres) -> None:
    place = postgres.new_database()
    failed: list[Exception] = []

    def start() -> None:
        try:
            prepare(place)
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


def test_a_restarted_database_costs_nothing_that_was_accepted(postgres: Postgres) -> None:
    with running(postgres.new_database()) as house:
        table, tokens = house.open("human", "human")
        page = house.page(table, tokens)
        page.play(3)
        accepted = house.record(table)["moves"]
        postgres.stop("immediate")
        assert house.http.get("/api/health").status_code == 503
        answer = page.act(next(iter(page.mine)))
        assert answer["error"]["code"] == "storage"
        postgres.start()
        house.wait(lambda: house.http.get("/api/health").status_code == 200)
        page = house.page(table, tokens)
        assert house.record(table)["moves"][: len(accepted)] == accepted
        assert page.play(3) == 3


def test_addresses_are_named_without_their_password() -> None:
    address = "postgresql://ann:secret@192.0.2.1:5432/games"
    assert as_place(address) == address
    assert as_place("games.db") == Path("games.db")
    assert "secret" not in shown(address)
    with pytest.raises(StorageProblem) as refused:
        prepare("postgresql://ann:secret@127.0.0.1:1/games")
    assert "secret" not in str(refused.value.blanks)

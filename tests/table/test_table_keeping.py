"""What a host does with the database, and a database that goes away under a running server."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from table.house import running
from table.postgres import Postgres

from bastide.cli import main
from bastide.table.database import prepare
from bastide.table.engines import Place
from bastide.table.keeping import check_games, list_tables
from bastide.table.keeping import prune as prune_tables
from bastide.table.settings import Retention


class Command:
    """`bastide` as a host calls it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._patch, self._said = monkeypatch, capsys

    def __call__(self, *words: object, code: int = 0) -> str:
        self._patch.setattr(sys, "argv", ["bastide", *map(str, words)])
        with pytest.raises(SystemExit) as done:
            main()
        said = self._said.readouterr()
        assert (done.value.code or 0) == code, said
        return said.out + said.err


@pytest.fixture
def bastide(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)


def test_games_are_listed_exported_checked_backed_up_restored_and_pruned(
    database: Place, tmp_path: Path, bastide: Command
) -> None:
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    with running(database) as house:
        table, tokens = house.open("human", "human")
        house.page(table, tokens).play(5)
        waiting, _ = house.open("human", "open")
        record = house.record(table)
        assert "2 games saved" in bastide("backup", copy, "--database", database)  # while the server runs
    listed = bastide("tables", "--database", database)
    assert table in listed
    assert waiting in listed
    assert "carcassonne" in listed
    said = bastide("export", tmp_path / "records", "--database", database)
    assert "1 records" in said
    assert waiting in said
    assert json.loads((tmp_path / "records" / f"carcassonne-{table}.json").read_text()) == record
    assert "no table" not in bastide("export", tmp_path / "one", table, "--database", database)
    assert "doesn’t exist" in bastide("export", tmp_path / "one", "nothing", "--database", database, code=2)
    assert "all is well" in bastide("check", "--database", database)
    assert "2 games restored" in bastide("restore", copy, "--database", again)
    assert {one.id for one in list_tables(again)} == {table, waiting}
    assert "There are games in" in bastide("restore", copy, "--database", again, code=2)
    assert "0 tables" in bastide("prune", "--database", again)
    never = ("--keep-open", "0.0000001", "--keep-running", "0", "--database", again)
    assert f"{waiting}\n1 tables would be" in bastide("prune", "--dry-run", *never)
    assert f"{waiting}\n1 tables were" in bastide("prune", *never)
    assert [one.id for one in list_tables(again)] == [table]
    assert prune_tables(again, Retention()) == []
    assert "There is no file" in bastide("check", "--database", tmp_path / "none.db", code=2)


def test_a_damaged_game_is_found(database: Place, bastide: Command) -> None:
    with running(database) as house:
        cut, tokens = house.open("human", "human")
        house.page(cut, tokens).play(3)
        wrong, _ = house.open("human", "human")
        good, _ = house.open("human", "human")
        house.sql(f"DELETE FROM moves WHERE table_id = '{cut}' AND number = 1")
        house.sql(f"UPDATE moves SET line = '* tile NO-SUCH' WHERE table_id = '{wrong}' AND number = 1")
    games, found = check_games(database)
    assert games == 3
    assert {one.table for one in found} == {cut, wrong}
    said = bastide("check", "--database", database, code=1)
    assert cut in said
    assert good not in said


@pytest.mark.sqlite
@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_a_file_that_goes_away_is_noticed(tmp_path: Path, how: str) -> None:
    """SQLite itself writes on into a file that has no name any more, and all would be lost at the end."""
    database = tmp_path / "table.db"
    with running(database) as house:
        table, tokens = house.open("human", "human")
        page = house.page(table, tokens)
        page.play(1)
        kept = database.rename(tmp_path / "kept.db")
        if how == "replaced":
            database.write_bytes(b"")
        answer = page.act(next(iter(page.mine)))
        assert (answer["error"]["code"], answer["error"]["detail"]) == ("storage", "lost")
        for path in ("/api/health", "/api/ready"):
            assert house.http.get(path).status_code == 503
        kept.rename(database)
        assert house.http.get("/api/health").status_code == 200
        assert house.http.get("/api/ready").status_code == 200
        assert house.page(table, tokens).play(1) == 1


@pytest.mark.sqlite
@pytest.mark.parametrize("how", ["overwritten", "cut"])
def test_a_damaged_file_is_noticed(tmp_path: Path, how: str) -> None:
    """SQLite itself goes on as long as it meets only what it has in memory."""
    database = tmp_path / "table.db"
    with running(database) as house:
        table, tokens = house.open("human", "human")
        page = house.page(table, tokens)
        page.play(20)
        house.sql("PRAGMA wal_checkpoint(TRUNCATE)")
        house.call(house.app.state.tables.storage.inspect())
        assert house.http.get("/api/health").status_code == 200
        with database.open("r+b") as file:
            if how == "cut":
                file.truncate(5 * 4096)
            else:
                file.seek(4096)
                file.write(bytes(range(256)) * 16 * 8)
        house.call(house.app.state.tables.storage.inspect())
        for path in ("/api/health", "/api/ready"):
            answer = house.http.get(path)
            assert (answer.status_code, answer.json()["detail"]) == (503, "damaged")
        answer = page.act(next(iter(page.mine)))
        assert (answer["error"]["code"], answer["error"]["detail"]) == ("storage", "damaged")


def test_a_database_that_was_replaced_is_noticed(postgres: Postgres) -> None:
    place = postgres.new_database()
    with running(place) as house:
        table, tokens = house.open("human", "human")
        page = house.page(table, tokens)
        page.play(2)
        name = place.rpartition("/")[2]
        postgres.say(f"DROP DATABASE {name} WITH (FORCE)")
        assert house.http.get("/api/health").status_code == 503
        postgres.say(f"CREATE DATABASE {name}")
        assert house.http.get("/api/health").status_code == 503
        prepare(place)  # as another server would that is started now
        answer = house.http.get("/api/ready")
        assert (answer.status_code, answer.json()["detail"]) == (503, "replaced")


def test_who_stops_is_not_ready(database: Place) -> None:
    with running(database) as house:
        assert house.http.get("/api/ready").json()["ok"]
        house.app.state.tables.closing = True
        assert house.http.get("/api/ready").status_code == 503
        assert house.http.get("/api/health").status_code == 200

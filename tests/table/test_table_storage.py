"""What is accepted is on disk: restarts, kills, full disks, locked and foreign databases."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from table.house import PATIENCE, House, Page, process, running
from websockets.exceptions import ConnectionClosed

from bastide.games import compile_ruleset
from bastide.kernel import Ruleset, replay
from bastide.kernel.records import from_json
from bastide.table.engines import Place, open_engine
from bastide.table.schema import VERSION, metadata
from bastide.table.storage import StorageProblem, prepare


def stored_moves(database: Place, table: str) -> list[str]:
    """The moves as another program finds them in the database."""
    moves = metadata.tables["moves"].c
    engine = open_engine(database)
    with engine.connect() as connection:
        select = sa.select(moves.line).where(moves.table_id == table).order_by(moves.number)
        lines = list(connection.execute(select).scalars())
    engine.dispose()
    return lines


# -- restart -------------------------------------------------------------------------------------------------


def test_a_restarted_server_goes_on_where_it_was(database: Place) -> None:
    with running(database) as house:
        table, tokens = house.open("human", "human", sets=["base", "river"], options={"startSeat": "A"})
        waiting, _ = house.open("human", "open")
        page = house.page(table, tokens)
        page.play(9)
        before, log, record = page.update, page.log, house.record(table)
    with running(database) as house:
        page = house.page(table, tokens)
        assert page.update["view"] == before["view"]
        assert page.update["decision"] == before["decision"]
        assert page.update["undo"] == before["undo"]
        assert page.log == log
        assert house.record(table) == record
        assert house.page(table).update["seat"] is None
        # a page that was there before misses nothing and gets nothing twice
        again = house.page(table, tokens, since=len(log))
        assert (again.update["log_from"], again.update["log"]) == (len(log), [])
        assert house.http.get(f"/api/tables/{waiting}").json()["status"] == "open"
        page.play()
        record = house.record(table)
    with running(database) as house:
        assert house.http.get(f"/api/tables/{table}").json()["status"] == "finished"
        assert house.record(table) == record
        page = house.page(table, tokens)
        assert page.update["over"]
        assert page.refused(type="act", seat="A", tag="1.0", action="pass") == "not-running"
    assert replay(from_json(record), compile_ruleset).over


def test_an_action_may_be_taken_back_after_a_restart(database: Place) -> None:
    with running(database) as house:
        table, tokens, page = house.open_with_choice()
        before = page.update
        assert page.act("A")["ok"]
        old = page.mine["A"]["tag"]
    with running(database) as house:
        page = house.page(table, tokens)
        assert page.update["undo"] == ["A"]
        assert page.ask(type="undo", seat="A")["ok"]
        assert page.update["view"] == before["view"]
        assert stored_moves(database, table) == house.record(table)["moves"]
    with running(database) as house:  # and stays taken back
        page = house.page(table, tokens)
        assert page.update["view"] == before["view"]
        assert page.act("A", page.mine["A"]["options"][1]["text"])["ok"]
        assert page.refused(type="act", seat="A", tag=old, action="pass") == "stale"


def test_the_future_after_a_restart_is_not_the_seeds(database: Place) -> None:
    """Who opened the table knows the seed; he must not know more for having the server restarted."""
    with running(database) as house:
        table, tokens = house.open("human", seed="known")
        other, others = house.open("human", seed="known")
        straight = house.page(other, others)
        straight.play()
        moves = house.record(other)["moves"]
    with running(database) as house:
        page = house.page(table, tokens)
        page.play()
        assert house.record(table)["moves"][:2] == moves[:2]
        assert house.record(table)["moves"] != moves


@pytest.mark.sqlite
def test_only_hashes_of_tokens_are_kept(database: Path) -> None:
    with running(database) as house:
        _, tokens = house.open("human", "human")
        assert all(len(token) >= 22 for token in tokens.values())
        assert len(set(tokens.values())) == 2
    content = b"".join(p.read_bytes() for p in database.parent.iterdir())
    assert content
    assert not any(token.encode() in content for token in tokens.values())


# -- kill ----------------------------------------------------------------------------------------------------


def test_kill_9_loses_nothing_that_was_accepted(database: Place) -> None:
    tokens: dict[str, str] = {}
    table = ""
    for number in range(2):
        with process(database) as (server, address):
            if not table:
                body = {"game": "carcassonne", "seats": [{"kind": "human"}, {"kind": "human"}]}
                opened = httpx.post(f"{address}/api/tables", json=body, timeout=PATIENCE).json()
                table, tokens = opened["table"], opened["seats"]
            page = Page(address, table, list(tokens.values()))
            told = [m for m in stored_moves(database, table) if m[0] != "*"]
            for _ in range(random.randint(5, 30)):
                seat, turn = next(iter(page.mine.items()))
                told.append(f"{seat} {turn['options'][0]['text']}")
                assert page.act(seat)["ok"]
            # and in the middle of one more: sent, perhaps written, perhaps answered
            seat, turn = next(iter(page.mine.items()))
            action = turn["options"][0]["text"]
            page.send(type="act", id="x", seat=seat, tag=turn["tag"], action=action)
            time.sleep(0.001 * number)
            os.kill(server.pid, signal.SIGKILL)
            with suppress(ConnectionClosed):
                page.drain_until("x")
            if page.answers.get("x", {}).get("ok"):
                told.append(f"{seat} {action}")
        kept = [m for m in stored_moves(database, table) if m[0] != "*"]
        assert kept[: len(told)] == told
        assert len(kept) <= len(told) + 1
    if isinstance(database, Path):
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with running(database) as house:
        assert house.record(table)["moves"] == stored_moves(database, table)
        goes_on(house, tokens, database, table)


# -- a disk that refuses -------------------------------------------------------------------------------------


def refuses(house: House, page: Page, database: Place, table: str, reason: str) -> None:
    """An action that cannot be kept: a clear error, nothing has changed, nobody was told."""
    other = house.page(table)
    before, kept, record = page.update, stored_moves(database, table), house.record(table)
    seat = next(iter(page.mine))
    answer = page.act(seat)
    assert answer["error"]["code"] == "storage"
    assert reason in answer["error"]["message"]
    assert page.update == before
    assert stored_moves(database, table) == kept == record["moves"]
    assert house.record(table) == record
    assert page.ask(type="hello", tokens=[], since=0)["ok"]
    assert page.update["view"] == before["view"]
    assert other.update["moves"] == before["moves"]


def goes_on(house: House, tokens: dict[str, str], database: Place, table: str) -> None:
    page = house.page(table, tokens)
    assert page.play(5) == 5
    assert stored_moves(database, table) == house.record(table)["moves"]
    assert house.http.get("/api/health").json()["ok"]


@pytest.mark.sqlite
def test_a_full_disk(house: House, database: Path) -> None:
    table, tokens = house.open("human", "human")
    page = house.page(table, tokens)
    page.play(4)
    # SQLite's own limit gives the very error of a full disk: not a page more than now
    pages = house.sql("PRAGMA page_count")
    house.sql(f"PRAGMA max_page_count={pages}")
    answer = {"ok": True}
    while answer["ok"]:
        before = house.record(table)
        answer = page.act(next(iter(page.mine)))
    assert answer["error"]["code"] == "storage"
    assert "full" in answer["error"]["message"]
    assert stored_moves(database, table) == house.record(table)["moves"] == before["moves"]
    house.sql(f"PRAGMA max_page_count={pages + 10_000}")
    goes_on(house, tokens, database, table)


@pytest.mark.sqlite
def test_a_database_that_became_read_only(house: House, database: Path) -> None:
    table, tokens = house.open("human", "human")
    waiting, _ = house.open("human", "open")
    page = house.page(table, tokens)
    page.play(4)
    house.sql("PRAGMA query_only=ON")
    refuses(house, page, database, table, "readonly")
    health = house.http.get("/api/health")
    assert (health.status_code, health.json()["code"]) == (503, "storage")
    joined = house.http.post(f"/api/tables/{waiting}/join", json={"seat": "B"})
    assert (joined.status_code, joined.json()["code"]) == (503, "storage")
    opened = house.http.post("/api/tables", json={"game": "carcassonne", "seats": [{"kind": "human"}]})
    assert (opened.status_code, opened.json()["code"]) == (503, "storage")
    house.sql("PRAGMA query_only=OFF")
    assert house.http.post(f"/api/tables/{waiting}/join", json={"seat": "B"}).status_code == 200
    goes_on(house, tokens, database, table)


@pytest.mark.sqlite
def test_an_undo_that_cannot_be_kept(house: House, database: Path) -> None:
    table, tokens, page = house.open_with_choice()
    assert page.act("A")["ok"]
    before = page.update
    house.sql("PRAGMA query_only=ON")
    assert page.refused(type="undo", seat="A") == "storage"
    house.sql("PRAGMA query_only=OFF")
    page = house.page(table, tokens)
    assert page.update["view"] == before["view"]
    assert page.update["undo"] == ["A"]
    assert page.ask(type="undo", seat="A")["ok"]
    assert stored_moves(database, table) == house.record(table)["moves"]


@pytest.mark.sqlite
def test_a_locked_database(house: House, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tokens = house.open("human", "human")
    page = house.page(table, tokens)
    page.play(2)
    house.sql("PRAGMA busy_timeout=50")
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refuses(house, page, database, table, "locked")
        other.execute("ROLLBACK")
    goes_on(house, tokens, database, table)


@pytest.mark.sqlite
def test_a_commit_that_fails(house: House, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tokens = house.open("human", "human")
    page = house.page(table, tokens)
    page.play(2)

    def fail(*_: Any) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    engine = house.app.state.tables.storage.engine
    with monkeypatch.context() as patch:
        patch.setattr(engine.dialect, "do_commit", fail)
        refuses(house, page, database, table, "disk I/O error")
    goes_on(house, tokens, database, table)


def test_rules_that_fail_leave_the_table_as_it_was(
    house: House, database: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = house.open("human", "human")
    page = house.page(table, tokens)
    page.play(3)
    before = page.update

    apply = Ruleset.apply

    def half(self: Ruleset, state: Any, *rest: Any) -> None:
        apply(self, state, *rest)
        raise AssertionError("a mistake of ours")

    with monkeypatch.context() as patch:
        patch.setattr(Ruleset, "apply", half)
        # also the replay fails now: the table is given up, and read anew when somebody comes back
        is_given_up(page)
    page = house.page(table, tokens)
    assert page.update["view"] == before["view"]
    calls: list[int] = []

    def once(self: Ruleset, state: Any, *rest: Any) -> None:
        apply(self, state, *rest)
        if not calls:
            calls.append(1)
            raise AssertionError("a mistake of ours")

    with monkeypatch.context() as patch:
        patch.setattr(Ruleset, "apply", once)
        assert page.act(next(iter(page.mine)))["error"]["code"] == "internal"
    goes_on(house, tokens, database, table)


def is_given_up(page: Page) -> None:
    """An action after which the server reads the table anew: who is there is told to connect again."""
    seat, turn = next(iter(page.mine.items()))
    page.send(type="act", id="x", seat=seat, tag=turn["tag"], action=turn["options"][0]["text"])
    assert page.closed() == 1012
    assert "x" not in page.answers


def test_two_servers_on_one_database_do_not_overwrite_each_other(database: Place) -> None:
    with running(database) as one, running(database) as two:
        table, tokens = one.open("human", "human", options={"startSeat": "A"})
        here, there = one.page(table, tokens), two.page(table, tokens)
        assert here.play(3) == 3
        # the second server does not know: it notices when it writes, and reads the table anew
        is_given_up(there)
        again = two.page(table, tokens)
        assert again.update["view"] == here.update["view"]
        assert again.play(2) == 2
        assert stored_moves(database, table) == two.record(table)["moves"]


def test_a_lost_connection_does_not_stop_an_action_halfway(house: House, database: Place) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    page = house.page(table, tokens)
    turn = page.mine["A"]
    moves = page.update["moves"]
    page.send(type="act", id=1, seat="A", tag=turn["tag"], action=turn["options"][0]["text"])
    page.socket.socket.close()
    deadline = time.monotonic() + PATIENCE
    while len(stored_moves(database, table)) == moves and time.monotonic() < deadline:
        time.sleep(0.01)
    assert stored_moves(database, table) == house.record(table)["moves"]
    house.pages.remove(page)
    goes_on(house, tokens, database, table)


def test_a_cancelled_action_is_carried_through(house: House, database: Place) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    page = house.page(table, tokens)
    turn = page.mine["A"]

    async def cancelled() -> None:
        act = asyncio.create_task(house.table(table).act(0, turn["tag"], turn["options"][0]["text"]))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        act.cancel()
        await asyncio.gather(act, return_exceptions=True)

    moves = page.update["moves"]
    asyncio.run_coroutine_threadsafe(cancelled(), house.server.loop).result(PATIENCE)
    page.until(lambda: page.update["moves"] > moves)
    assert stored_moves(database, table) == house.record(table)["moves"]


# -- the database itself -------------------------------------------------------------------------------------


def test_the_migrations_make_the_tables_that_the_code_knows(database: Place) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    prepare(database)
    prepare(database)  # a second time changes nothing
    engine = open_engine(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == VERSION
        if isinstance(database, Path):
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()


def test_a_migration_is_there_as_a_whole_or_not_at_all(
    database: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    from alembic import op

    create = op.create_table

    def third_fails(name: str, *rest: Any, **more: Any) -> Any:
        if name == "moves":
            raise sqlite3.OperationalError("killed here")
        return create(name, *rest, **more)

    with monkeypatch.context() as patch:
        patch.setattr(op, "create_table", third_fails)
        with pytest.raises(StorageProblem):
            prepare(database)
    engine = open_engine(database)
    assert sa.inspect(engine).get_table_names() == []
    engine.dispose()
    prepare(database)


@pytest.mark.sqlite
def test_databases_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(b"this is no database at all, only a text" * 100)
    with pytest.raises(StorageProblem, match=r"garbage\.db.*file is not a database"):
        prepare(garbage)
    assert garbage.read_bytes().startswith(b"this is no")
    with pytest.raises(StorageProblem, match="unable to open database file"):
        prepare(tmp_path)  # a folder
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(StorageProblem, match="file"):
        prepare(blocked / "below" / "table.db")
    newer = tmp_path / "newer.db"
    prepare(newer)
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(StorageProblem, match="newer"):
        prepare(newer)


@pytest.mark.sqlite
def test_a_read_only_file_is_named() -> None:
    """As somebody who may not write: root may write everything, so root becomes nobody first."""
    with TemporaryDirectory() as folder:  # not pytest's, which only its owner may look into
        Path(folder).chmod(0o755)
        database = Path(folder) / "closed" / "table.db"
        prepare(database)
        database.chmod(0o444)
        database.parent.chmod(0o555)
        told = prepare_as_nobody(database)
        database.parent.chmod(0o755)
    assert "readonly database" in told
    assert str(database) in told


def prepare_as_nobody(database: Path) -> str:
    code = f"""
import os
from pathlib import Path
from bastide.table.storage import StorageProblem, prepare
prepare(Path({str(database.parent.parent / "mine.db")!r}))  # loads all it needs while it may
if os.geteuid() == 0:
    os.seteuid(65534)
try:
    prepare(Path({str(database)!r}))
except StorageProblem as problem:
    print(problem)
"""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_a_table_that_this_bastide_cannot_play_on(house: House, database: Place) -> None:
    """Rules change between versions: such a table says so, and the others are not touched."""
    table, _ = house.open("human", "human")
    good, tokens = house.open("human", "human")
    house.page(good, tokens).play(2)
    house.sql(f"UPDATE moves SET line = '* tile NO-SUCH' WHERE table_id = '{table}' AND number = 1")
    del house.app.state.tables._tables[table]
    answer = house.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (409, "outdated")
    assert "NO-SUCH" in str(answer.json()["blanks"]["cause"])
    page = Page(house.address, table)
    house.pages.append(page)
    assert page.hear()["error"]["code"] == "outdated"
    assert house.page(good, tokens).play(2) == 2


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = house.open("human", "human")
    page = house.page(table, tokens)
    page.play(3)
    moves = page.update["moves"]
    monkeypatch.setattr("bastide.table.room.IDLE_SECONDS", 0.0)
    house.open("human", "human")
    assert table in house.app.state.tables._tables  # somebody watches
    page.close()
    house.pages.remove(page)
    deadline = time.monotonic() + PATIENCE
    while table in house.app.state.tables._tables and time.monotonic() < deadline:
        house.open("human", "human")
    assert table not in house.app.state.tables._tables
    assert house.page(table, tokens).update["moves"] == moves

"""Games that were played with other rules: noticed, seen, exported whole, and taken back to what holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from table.house import House, running

from bastide import __version__
from bastide.games import compile_ruleset
from bastide.kernel import RecordProblem, replay
from bastide.kernel.records import from_json
from bastide.table.engines import Place
from bastide.table.keeping import check_games, export_games


def forget(house: House, table: str) -> None:
    """Have the table read anew, as after an upgrade."""
    house.call(house.app.state.tables.let_go([table]))


def marks(house: House, table: str) -> list[int]:
    return [int(line) for line in house.record(table)["marks"]]


def begun(house: House, actions: int = 40) -> tuple[str, dict[str, str], dict[str, Any]]:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    house.page(table, tokens).play(actions)
    return table, tokens, house.record(table)


def test_a_record_names_its_rules_and_marks_positions(house: House) -> None:
    table, _, record = begun(house)
    assert record["rules"] == __version__
    lines = [int(line) for line in record["marks"]]
    assert len(lines) >= len(record["moves"]) // 10 > 3
    match = replay(from_json(record), compile_ruleset)
    assert match.moves == record["moves"]
    changed = {**record, "marks": {**record["marks"], str(lines[2]): "0" * 16}}
    with pytest.raises(RecordProblem, match="differs") as refused:
        replay(from_json(changed), compile_ruleset)
    assert refused.value.index is not None
    assert lines[1] <= refused.value.index < lines[2]
    forget(house, table)
    assert house.record(table) == record
    old = {name: value for name, value in record.items() if name not in ("rules", "marks")}
    assert replay(from_json(old), compile_ruleset).moves == record["moves"]  # as all were before


def test_what_is_taken_back_takes_its_mark_along(house: House) -> None:
    table, tokens = house.open("human", "human", options={"startSeat": "A"})
    page = house.page(table, tokens)
    page.play(10)
    for _ in range(30):
        if page.update["undo"]:
            assert page.ask(type="undo", seat=page.update["undo"][0])["ok"]
            assert max(marks(house, table)) <= len(house.record(table)["moves"])
        page.play(1)
    record = house.record(table)
    forget(house, table)
    assert house.record(table) == record


@pytest.mark.parametrize("how", ["mark", "line"])
def test_a_game_that_differs_goes_on_from_what_holds(house: House, database: Place, how: str) -> None:
    table, tokens, record = begun(house)
    lines = marks(house, table)
    if how == "mark":
        at = lines[3] - 1
        house.sql(f"UPDATE moves SET mark = 'x' WHERE table_id = '{table}' AND number = {at}")
    else:  # an action that the rules refuse now
        at = next(n for n in range(lines[2] + 1, lines[3] + 9) if record["moves"][n][0] in "AB")
        house.sql(f"UPDATE moves SET line = 'A lay 90,90 0' WHERE table_id = '{table}' AND number = {at}")
    keep = max(line for line in lines if line <= at)
    forget(house, table)
    a, b = (house.page(table, {seat: tokens[seat]}) for seat in "AB")
    told = a.table["outdated"]
    assert (told["lines"], told["keep"]) == (len(record["moves"]), keep)
    assert told["keep"] <= told["at"] < told["lines"]
    assert (told["played"], told["here"]) == (__version__, __version__)
    assert a.update["moves"] == keep  # it can be seen
    held = replay(from_json({**record, "moves": record["moves"][:keep], "marks": {}}), compile_ruleset)
    assert a.ask(type="look", move=keep)["ok"]
    for seat, page in (("A", a), ("B", b)):
        assert page.mine == {}
        assert page.refused(type="act", seat=seat, tag="", action="pass") == "outdated"
    whole = house.record(table)["moves"]  # it can be exported
    assert len(whole) >= len(record["moves"]) - 3
    assert whole[:keep] == record["moves"][:keep]
    assert a.ask(type="takeback", seat="A")["ok"]  # and taken back, if the other one agrees
    b.until(lambda: b.table["takeback"])
    assert b.ask(type="consent", seat="B", agree=True)["ok"]
    a.until(lambda: not a.table["outdated"])
    assert house.record(table)["moves"] == [
        *held.moves,
        f"# A has taken {len(record['moves']) - keep} lines back here; B agreed",
    ]
    forget(house, table)
    page = house.page(table, tokens)
    assert page.table["outdated"] is None
    assert page.play(8) == 8
    assert check_games(database) == (1, [])


def test_who_is_away_holds_nobody_up(house: House) -> None:
    table, tokens, _ = begun(house, 20)
    last = marks(house, table)[-1]
    house.sql(f"UPDATE moves SET mark = 'x' WHERE table_id = '{table}' AND number = {last - 1}")
    for page in house.pages:
        page.close()
    house.pages.clear()
    forget(house, table)
    page = house.page(table, {"B": tokens["B"]})
    assert page.table["outdated"]
    assert page.ask(type="takeback", seat="B")["ok"]
    page.until(lambda: not page.table["outdated"])


def test_the_host_hears_where_and_exports_all(database: Place, tmp_path: Path) -> None:
    with running(database) as house:
        table, _, record = begun(house)
        lines = marks(house, table)
        house.sql(f"UPDATE moves SET mark = 'x' WHERE table_id = '{table}' AND number = {lines[2] - 1}")
        bots, _ = house.open("random", "random")
        house.wait(lambda: house.http.get(f"/api/tables/{bots}").json()["status"] == "finished")
        done = house.record(bots)
        house.sql(
            f"UPDATE moves SET mark = 'x' WHERE table_id = '{bots}' AND mark IS NOT NULL AND number > 50"
        )
        forget(house, bots)
        assert house.record(bots)["moves"] == done["moves"]  # a game that is over is there for ever
        assert house.record(bots)["seed"] == done["seed"]
        assert house.http.get(f"/api/tables/{bots}").json()["outdated"]["lines"] == len(done["moves"])
    _, wrong = check_games(database)
    why = next(one.why for one in wrong if one.table == table)
    assert f"The first {lines[1]} lines hold" in why
    assert __version__ in why
    files, without = export_games(database, tmp_path / "records", [])
    assert (len(files), without) == (2, [])
    written = json.loads((tmp_path / "records" / f"carcassonne-{table}.json").read_text())
    assert written["moves"] == record["moves"]


@pytest.mark.sqlite
def test_tables_of_earlier_databases_have_no_marks(house: House) -> None:
    table, tokens, _ = begun(house, 12)
    house.sql(f"UPDATE moves SET mark = NULL WHERE table_id = '{table}'")
    house.sql(f"UPDATE tables SET rules = NULL WHERE id = '{table}'")
    forget(house, table)
    assert "marks" not in house.record(table)
    assert house.page(table, tokens).play(12) == 12
    assert house.record(table)["marks"]
    house.sql(f"UPDATE moves SET line = 'A lay 90,90 0' WHERE table_id = '{table}' AND number = 4")
    house.sql(f"UPDATE moves SET mark = NULL WHERE table_id = '{table}'")
    forget(house, table)
    assert house.page(table, tokens).table["outdated"]["keep"] == 4  # all before the line at fault

"""Decisions as data, from tournaments and records."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from cli.test_commands import bastide

from bastide.arena import crews
from bastide.arena.run import run
from bastide.arena.store import Store
from bastide.arena.tournament import SetupTable, checked

pl = pytest.importorskip("polars", reason='needs pip install "bastide[arena]"')

PAGE = (Path(__file__).parents[2] / "docs" / "data.md").read_text("utf-8")


def test_all_decisions_of_a_tournament_come_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path / "cup")
    tables = [SetupTable("johanna", 2), SetupTable("johanna", 1)]
    run(checked("round-robin", ["random"], tables, 2), store, crews.Alone())
    done = bastide("export", str(tmp_path / "data"), "--decisions", str(tmp_path / "cup"))
    assert done.returncode == 0
    assert "of 4 games" in done.stdout
    rows = pl.read_parquet(tmp_path / "data" / "*.parquet")
    games = store.games().to_dicts()
    assert len(rows) == sum(sum(game["decisions"]) for game in games)
    assert rows["match"].n_unique() == 3  # one bot against itself: both seats of a deal are the same game
    first = rows.filter(pl.col("seats") == 2).row(0, named=True)
    assert first["options"][first["choice"]] == games[0]["moves"][first_action(games[0]["moves"])][2:]
    assert json.loads(first["view"])["round"] >= 0
    for game in games:
        same = rows.filter(
            (pl.col("seats") == len(game["bots"]))
            & (
                pl.col("final").map_elements(
                    lambda f, g=game: list(f) == g["scores"], return_dtype=pl.Boolean
                )
            )
        )
        won = dict(zip(same["seat"], same["won"], strict=True))
        assert list(won.values()) == [game["shares"]["ABCDEF".index(seat)] for seat in won]
        assert len(won) == len(game["bots"])
    described = set(re.findall(r"^\| `(\w+)` \|", PAGE.split("## Schema")[1], re.MULTILINE))
    assert described == set(rows.columns)
    monkeypatch.chdir(tmp_path)
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(example, "docs/data.md", "exec"), {})


def first_action(moves: list[str]) -> int:
    return next(at for at, line in enumerate(moves) if line[0] in "ABCDEF")


def test_no_name_leaves_a_record(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    record = next(iter(sorted((root / "tests" / "golden" / "carcassonne").glob("*.json"))))
    told = json.loads(record.read_text("utf-8"))
    told["seats"] = [f"Somebody{at}" for at in range(len(told["seats"]))]
    told["title"] = "Somebody plays"
    (tmp_path / "game.json").write_text(json.dumps(told))
    done = bastide("export", str(tmp_path / "data"), "--decisions", str(tmp_path / "game.json"))
    assert done.returncode == 0
    if (tmp_path / "data").exists():
        assert "Somebody" not in str(pl.read_parquet(tmp_path / "data" / "*.parquet").to_dicts())


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    done = bastide("export", str(tmp_path / "data"), "--decisions", str(tmp_path / "nowhere"))
    assert done.returncode == 2
    assert "nowhere" in done.stderr

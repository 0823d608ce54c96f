"""`bastide study`: what it says of a game, and of a file that is none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bastide.bots import make
from bastide.cli import app
from bastide.games import compile_ruleset
from bastide.kernel import Match, record_of


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """Six turns of Carcassonne."""
    match = Match(compile_ruleset("carcassonne", 2), 5, chance={"end_after": 6})
    bot = make("novice", 1)
    while not match.over:
        seat = match.state.pending[0]
        match.act(seat, bot.choose(match.view(seat)))
    made: dict[str, Any] = json.loads(record_of(match, ["Ann", "Ben"]).to_json())
    return made


def run(file: Path, content: Any, *more: str) -> tuple[int, str]:
    file.write_text(content if isinstance(content, str) else json.dumps(content))
    result = CliRunner().invoke(app, ["study", str(file), "--depth", "glance", *more])
    return result.exit_code, " ".join(result.output.split())


def cut(record: dict[str, Any], lines: int) -> dict[str, Any]:
    return {**record, "marks": {}, "moves": record["moves"][:lines]}


def test_a_game_is_told_of_and_written_as_a_page(record: dict[str, Any], tmp_path: Path) -> None:
    page = tmp_path / "study.html"
    code, said = run(tmp_path / "game.json", record, "--html", str(page))
    assert code == 0
    assert "Ann: the moves cost" in said
    assert "Ben: the moves cost" in said
    html = page.read_text()
    assert html.startswith("<!doctype html>")
    assert "<script" not in html
    assert "http" not in html.replace("http://www.w3.org", "")


def test_json_has_every_turn(record: dict[str, Any], tmp_path: Path) -> None:
    code, said = run(tmp_path / "game.json", record, "--json")
    assert code == 0
    found = json.loads(said)
    lays = [line for line in record["moves"] if " lay " in line]
    assert len(found["turns"]) == len(lays)


@pytest.mark.parametrize("lines", [0, 2, 4])
def test_of_a_game_that_ended_too_soon_little_is_said(
    record: dict[str, Any], tmp_path: Path, lines: int
) -> None:
    """Nobody is praised who had nothing to decide."""
    code, said = run(tmp_path / "game.json", cut(record, lines), "--html", str(tmp_path / "study.html"))
    assert code == 0
    assert "There was no choice." in said
    assert "Well played" not in said


def test_a_record_that_does_not_replay_says_where_it_breaks_off(
    record: dict[str, Any], tmp_path: Path
) -> None:
    moves = list(record["moves"])
    line = next(nth for nth, move in enumerate(moves) if nth > 6 and " lay " in move)
    moves[line] = moves[line].partition(" lay ")[0] + " lay 9,9 0"
    code, said = run(tmp_path / "game.json", {**record, "marks": {}, "moves": moves})
    assert code == 2
    assert f"Move {line}" in said
    assert "C-4.2-c" in said


def test_a_file_that_is_no_record_is_refused(record: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert run(file, {**record, "bastide": 99}) == (
        2,
        "bastide: Header: This record has format 99; this Bastide reads up to 1.",
    )
    code, said = run(file, "no record")
    assert code == 2
    assert "not JSON" in said
    code, said = run(file, cut(record, 1) | {"game": "chess"})
    assert code == 2

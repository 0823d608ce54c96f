"""Games of all versions so far open in this one, and are the same games."""

from __future__ import annotations

from pathlib import Path

import pytest

from bastide.games import compile_ruleset
from bastide.kernel import parse, replay

FILES = sorted((Path(__file__).parent / "versions").rglob("*.json"))


def test_there_are_some() -> None:
    assert {file.name.partition("-")[0] for file in FILES} == {"carcassonne", "orleans", "johanna"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_game_of_an_earlier_version(file: Path) -> None:
    record = parse(file.read_text(encoding="utf-8"))
    assert record.rules == file.parent.name
    assert len(record.marks) > len(record.moves) // 20
    match = replay(record, compile_ruleset)
    assert match.over
    assert match.moves == record.moves

"""docs/records.md: its examples are complete and replay, and its tables are about what is there."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

import pytest

from bastide.games import compile_ruleset
from bastide.kernel import parse, replay
from bastide.kernel.expectations import CHECKS
from bastide.kernel.records import HEADER

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(\{.*?\})\n```", PAGE, re.DOTALL)


def test_there_are_two_examples() -> None:
    assert len(EXAMPLES) == 2


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: json.loads(text)["title"])
def test_an_example_replays(text: str) -> None:
    record = parse(text)
    match = replay(record, compile_ruleset)
    match.ruleset.game.check_piece_totals(match.state)
    assert any(line.startswith("?") for line in record.moves)


def test_every_entry_of_the_header_is_explained() -> None:
    table = PAGE.split("## The moves")[0]
    assert [entry for entry in HEADER if f"`{entry}`" not in table] == []


def test_every_kind_of_expectation_is_explained() -> None:
    section = PAGE.split("## Expectations")[1].split("## Given")[0]
    assert [word for word in CHECKS if f"? {word}" not in section] == []


def test_every_code_in_the_table_can_happen() -> None:
    section = PAGE.split("## When something is wrong")[1].split("## Writing")[0]
    codes = re.findall(r"`([a-z]+(?:-[a-z]+)*)`", section.split("| --- | --- |")[1])
    source = "\n".join(p.read_text(encoding="utf-8") for p in (ROOT / "src" / "bastide").rglob("*.py"))
    source += '"unknown-set" "unknown-element"'  # made from their parts
    assert len(codes) > 30
    assert [code for code in codes if f'"{code}"' not in source] == []


def test_the_given_position_of_the_page_is_one() -> None:
    block = re.search(r"```\n\"given\": (\{.*?\})\n```", PAGE, re.DOTALL)
    assert block
    plain = re.sub(r"(?<=[\],}\"]) {4,}.*$", "", block[1], flags=re.MULTILINE)
    given = json.loads(plain)
    header = {"bastide": 1, "game": "carcassonne", "seats": 2, "given": given}
    match = replay(parse(json.dumps(header)), compile_ruleset)
    assert match.state.pending == (1,)
    assert match.view(None).data["scores"] == {"A": 12, "B": 0}


TOOL = runpy.run_path(str(ROOT / "tools" / "write_records.py"))


def test_what_is_data_is_on_the_page_as_it_is() -> None:
    """After a change of verbs, topics, entries or view: BASTIDE_PURE=1 python tools/write_records.py"""
    found = {(game, part) for _, game, part, _ in TOOL["SECTION"].findall(PAGE)}
    assert found == TOOL["sections"]()
    assert TOOL["page"](PAGE) == PAGE, "run BASTIDE_PURE=1 python tools/write_records.py"


@pytest.mark.parametrize("game", ["carcassonne", "orleans", "johanna"])
def test_every_verb_and_topic_of_the_records_is_on_the_page(game: str) -> None:
    """Scenarios use switches and sets of all kinds, so the page must have what they use."""
    verbs, topics = TOOL["verbs"](game), TOOL["topics"](game)
    used = [
        line
        for file in sorted((ROOT / "scenarios" / game).rglob("*.json"))
        for line in parse(file.read_text(encoding="utf-8")).moves
    ]
    acted = {line.split()[1] for line in used if line[0] in "ABCDEF"}
    drawn = {line.split()[1] for line in used if line[0] == "*"}
    assert [verb for verb in sorted(acted) if f"`{verb}`" not in verbs] == []
    assert [topic for topic in sorted(drawn) if f"`{topic}`" not in topics] == []


@pytest.mark.parametrize("key", ["islands", "supply", "tiles", "figures", "scores", "gone", "turn"])
def test_every_entry_of_a_given_position_is_explained(key: str) -> None:
    section = PAGE.split("## Given")[1].split("## Carcassonne")[0]
    assert f"`{key}`" in section or f'"{key}":' in section

"""Is every rule of the ledger named by a test?"""

from __future__ import annotations

import re
from pathlib import Path

from bastide.games import load

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TOKEN = re.compile(r"\bJ-[A-Z]+-\d+\b")


def named(but: str = "") -> set[str]:
    files = [f for f in HERE.rglob("*.py") if not but or not f.name.startswith(but)]
    files += (ROOT / "scenarios" / "johanna").rglob("*.json")
    return {rule for file in files for rule in TOKEN.findall(file.read_text(encoding="utf-8"))}


def test_every_rule_is_named() -> None:
    """All 278; a question of the index counts by the rules that raise it."""
    rules = [rule.id for rule in load("johanna").rulebook if not rule.id.startswith("J-AMB-")]
    assert len(rules) == 278
    assert [rule for rule in rules if rule not in named()] == []


def test_nothing_is_named_that_does_not_exist() -> None:
    book = load("johanna").rulebook
    said = named(but="test_data")  # which also make up rules, to see them refused
    assert sorted(rule for rule in said if rule not in book) == []

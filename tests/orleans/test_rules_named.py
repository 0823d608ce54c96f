"""Is every rule of Orléans named by a test, or is there a reason why not?"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from bastide.games import load

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TOKEN = re.compile(r"\b(?:O-[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*|ED-\d\d|AMB-\d\d)\b")


def no_effect() -> dict[str, str]:
    return tomllib.loads((HERE / "no_effect.toml").read_text(encoding="utf-8"))


def named() -> set[str]:
    found: set[str] = set()
    for folder in ("tests/orleans", "scenarios/orleans"):
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in (".py", ".json") and not file.name.startswith("test_data"):
                found.update(TOKEN.findall(file.read_text(encoding="utf-8")))
    return found


def rules() -> list[str]:
    return [r.id for r in load("orleans").rulebook if TOKEN.fullmatch(r.id)]


def test_every_rule_is_named_or_excused() -> None:
    """Without the tests of the data, which name rules as well: these are about play."""
    assert [rule for rule in rules() if rule not in named() | set(no_effect())] == []


def test_the_excuses_say_why() -> None:
    book = load("orleans").rulebook
    for rule, reason in no_effect().items():
        assert rule in book
        assert len(reason) > 20


def test_nothing_is_both_tested_and_without_effect() -> None:
    assert sorted(set(no_effect()) & named()) == []

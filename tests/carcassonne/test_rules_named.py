"""Is every rule of the base game and the River named by a test, or is there a reason why not?"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from bastide.games import load

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TOKEN = re.compile(r"\bC-[0-9][0-9.]*-[a-z]+\b")
SECTIONS = (
    *("1.1", "1.2", "2", "3.1", "3.1.1", "3.2", "3.3", "4.1", "4.2", "4.4", "4.4.1"),
    *("4.6.1", "4.6.2", "4.6.6", "4.6.8", "4.6.9", "4.6.10", "4.6.10.1", "4.6.11", "5", "6.1", "6.2"),
    *("7.1.1", "7.1.2", "7.1.3", "7.1.4", "7.1.5", "7.1.6", "7.1.7", "7.2.1", "7.2.2", "7.2.3"),
    *("7.3.1", "7.3.2", "7.3.3"),
)


def entries(name: str) -> dict[str, str]:
    return tomllib.loads((HERE / name).read_text(encoding="utf-8"))


def no_effect() -> dict[str, str]:
    return entries("no_effect.toml")


def later() -> set[str]:
    listed = entries("later.toml")
    return {f"C-{section}-{letter}" for section, letters in listed.items() for letter in letters.split()}


@cache
def named() -> set[str]:
    """The rules in the files that test something; the lists of exceptions are none of them."""
    found: set[str] = set()
    for folder in ("tests", "scenarios"):
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in (".py", ".json") and file.is_file():
                found.update(TOKEN.findall(file.read_text(encoding="utf-8")))
    return found


def rules() -> list[str]:
    found = [rule.id for rule in load("carcassonne").rulebook if rule.id.startswith("C-")]
    return [rule for rule in found if rule.removeprefix("C-").rsplit("-", 1)[0] in SECTIONS]


def test_every_rule_is_named_or_excused() -> None:
    known = named() | set(no_effect()) | later()
    assert [rule for rule in rules() if rule not in known] == []


def test_the_excuses_are_about_rules_that_exist_and_say_why() -> None:
    book = load("carcassonne").rulebook
    for rule, reason in no_effect().items():
        assert rule in book
        assert {"info", "def"} & set(book[rule].tags) or len(reason) > 20
        assert len(reason) > 10


def test_what_belongs_to_expansions_exists() -> None:
    book = load("carcassonne").rulebook
    assert [rule for rule in sorted(later()) if rule not in book] == []


def test_nothing_is_both_tested_and_without_effect() -> None:
    assert sorted(set(no_effect()) & (named() | later())) == []

"""Is every rule named by a test, or is there a reason why not? Has every interaction a record, and every core
switch both its readings?"""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from pathlib import Path

from bastide.games import load

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TOKEN = re.compile(r"\b[CX]-[0-9][0-9.]*-[a-z0-9]+\b")
ANY_RULE = re.compile(r"\b[CQRX]-[0-9][0-9.]*(?:-[a-z0-9]+)?\b|\bRulebook [0-9.]+|\band\b")
SENTENCE = re.compile(r"(?<=\.)\s+(?=[A-Z0-9])")


def no_effect() -> dict[str, str]:
    return tomllib.loads((HERE / "no_effect.toml").read_text(encoding="utf-8"))


@cache
def named(*folders: str) -> set[str]:
    """The rules in the files that test something: no exceptions, no records that do not hold."""
    found: set[str] = set()
    for folder in folders:
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in (".py", ".json") and file.is_file() and file.parent.name != "open":
                found.update(TOKEN.findall(file.read_text(encoding="utf-8")))
    return found


@cache
def meant() -> set[str]:
    """The rules that a test names, that a record expects, or about which its `about` says something: a
    sentence that is nothing but numbers does not tell what would break."""
    found = set[str]()
    for file in (ROOT / "tests").rglob("test_*.py"):
        found.update(TOKEN.findall(file.read_text(encoding="utf-8")))
    for file in (ROOT / "scenarios" / "carcassonne").rglob("*.json"):
        record = json.loads(file.read_text(encoding="utf-8"))
        found.update(TOKEN.findall(json.dumps([record["moves"], record.get("refused")])))
        for sentence in SENTENCE.split(record["about"]):
            if re.search(r"[a-z]{3}", ANY_RULE.sub("", sentence)):
                found.update(TOKEN.findall(sentence))
    return found


def rules(letter: str) -> list[str]:
    return [rule.id for rule in load("carcassonne").rulebook if rule.id.startswith(letter)]


def test_every_rule_is_named_or_excused() -> None:
    assert len(rules("C-")) == 747
    known = named("tests", "scenarios") | set(no_effect())
    assert [rule for rule in rules("C-") if rule not in known] == []


def test_no_rule_is_only_a_number_at_the_end_of_an_about() -> None:
    known = meant() | set(no_effect())
    assert [rule for rule in rules("C-") if rule not in known] == []


def test_every_interaction_has_a_record() -> None:
    assert len(rules("X-")) == 88
    assert [rule for rule in rules("X-") if rule not in named("scenarios")] == []


def test_the_excuses_are_about_rules_that_exist_and_say_why() -> None:
    book = load("carcassonne").rulebook
    for rule, reason in no_effect().items():
        assert rule in book
        assert {"info", "def"} & set(book[rule].tags) or len(reason) > 20
        assert len(reason) > 10


def test_nothing_is_both_tested_and_without_effect() -> None:
    assert sorted(set(no_effect()) & named("tests", "scenarios")) == []


def test_every_core_switch_is_recorded_both_ways() -> None:
    """Where the rulebook contradicts itself or offers a choice, both readings are built and recorded; for the
    default that is every record which does not say otherwise."""
    used = set()
    for file in (ROOT / "scenarios" / "carcassonne").rglob("*.json"):
        used |= set(json.loads(file.read_text(encoding="utf-8")).get("options", {}).items())
    core = [switch for switch in load("carcassonne").catalogue.switches if switch.weight == "core"]
    assert len(core) > 15
    for switch in core:
        assert not switch.fixed, switch.name
        if switch.name != "startSeat":
            others = [value for value in switch.values if value != switch.default]
            assert [v for v in others if (switch.name, v) not in used] == [], switch.name

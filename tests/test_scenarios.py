"""Scenarios and golden games: records that say themselves what must hold.

Every file under scenarios/ and tests/golden/ is replayed. A scenario is written by hand and says in `about`
which rules it would catch breaking; a golden game is a whole game as it was once played and checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from refused import noted_refusals, unfilled

from bastide.games import compile_ruleset, load
from bastide.kernel import Event, Record, RecordProblem, Rulebook, parse, replay
from bastide.text import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
SCENARIOS = sorted((ROOT / "scenarios").rglob("*.json"))
GOLDEN = sorted((ROOT / "tests" / "golden").rglob("*.json"))
RULE = re.compile(r"\b[COJXQ]-[0-9A-Za-z][\w.]*(?:-[\w]+)*\b")


def read(file: Path) -> Record:
    return parse(file.read_text(encoding="utf-8"))


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@cache
def event_types() -> frozenset[str]:
    source = "\n".join(p.read_text(encoding="utf-8") for p in (ROOT / "src" / "bastide").rglob("*.py"))
    hers = (f"johanna-{kind}" for kind in re.findall(r"\btell\(\s*state, \"([\w-]+)\"", source))
    return frozenset(re.findall(r"\bEvent\(\s*\"([\w-]+)\"", source)).union(hers)


def cited(event: Event) -> Iterator[str]:
    """The rules that an event and the terms of its score name: a player can ask for the text of each."""
    yield from (rule for rule in (event.rule, *(term.rule for term in event.formula)) if rule)


@pytest.mark.parametrize("file", SCENARIOS + GOLDEN, ids=name)
def test_record(file: Path) -> None:
    with noted_refusals() as refusals:
        match = replay(read(file), compile_ruleset)
    match.ruleset.game.check_piece_totals(match.state)
    book = match.ruleset.game.rulebook
    assert {rule for _, event in match.log for rule in cited(event) if rule not in book} == set()
    assert {
        refused.code for refused in refusals if any(unfilled(refused, language) for language in LANGUAGES)
    } == set()


@pytest.mark.parametrize("file", SCENARIOS, ids=name)
def test_a_scenario_can_be_read_by_a_player(file: Path) -> None:
    """It has a title, says what it is about, and expects something after its last action."""
    record = read(file)
    assert record.title
    assert record.about
    assert record.moves[-1].startswith("?") or any(m.startswith("?") for m in record.moves[-6:])
    assert file.read_text(encoding="utf-8") == record.to_json(), "not in the form that Bastide writes"


@pytest.mark.parametrize("file", SCENARIOS, ids=name)
def test_a_scenario_names_rules_that_exist(file: Path) -> None:
    record = read(file)
    named = RULE.findall(record.about + " " + " ".join(m for m in record.moves if m[0] in "?#"))
    assert named, "which rule would it catch breaking?"
    book = load(record.game).rulebook
    assert [rule for rule in named if rule not in book] == []


@pytest.mark.parametrize("file", SCENARIOS, ids=name)
def test_a_scenario_asks_for_events_that_exist(file: Path) -> None:
    """`? no event retrun` would always hold."""
    record = read(file)
    asked = {m.split(" event ")[1].split()[0] for m in record.moves if re.match(r"\? (no )?event ", m)}
    assert asked <= event_types()


@pytest.mark.parametrize("file", GOLDEN, ids=name)
def test_a_golden_game_is_whole(file: Path) -> None:
    moves = read(file).moves
    assert moves[-2] == "? finished"
    assert moves[-1].startswith("? scores ")


def allowing(line: str, book: Rulebook) -> str:
    """The sentence that allows what this one forbids, which names neither a rule nor a code."""
    words = line.replace(" may not ", " may ").split()
    for at in (-2, -1):
        if words[at] in book:
            return " ".join(words[:at])
    return " ".join(words)


@pytest.mark.parametrize("file", SCENARIOS, ids=name)
def test_expectations_are_really_checked(file: Path) -> None:
    """A wrong score, a permission turned around: the record must fail at exactly that line (a sample)."""
    record = read(file)
    book = load(record.game).rulebook
    asked = [index for index, line in enumerate(record.moves) if line.startswith("?")]
    for index in asked[:: max(1, len(asked) // 4)]:
        line = turned = record.moves[index]
        if line.startswith("? scores "):
            turned = "? scores 999" + line.removeprefix("? scores")
        elif line.startswith("? no "):
            turned = "? " + line.removeprefix("? no ")
        elif " may not " in line:
            turned = allowing(line, book)
        elif " may " in line:
            turned = line.replace(" may ", " may not ")
        elif line.startswith(("? event ", "? score ", "? asks ", "? options ", "? undo ", "? view ")):
            turned = "? no " + line.removeprefix("? ")
        if turned == line:
            continue
        wrong = parse(record.to_json())
        wrong.moves[index] = turned
        with pytest.raises(RecordProblem) as problem:
            replay(wrong, compile_ruleset)
        assert (problem.value.index, problem.value.code) == (index, "not-so"), turned


def test_there_are_records_to_test() -> None:
    assert len(SCENARIOS) > 40
    assert len(GOLDEN) >= 10

"""The rule index: every rule that anything cites exists, in two languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide.games import PLACES, compile_ruleset, load
from bastide.kernel import Ask, Problem, Ruleset
from bastide.kernel.flow import Limit

SOURCE = Path(__file__).resolve().parents[1] / "src" / "bastide"
BOOKS = {name: load(name).rulebook for name in sorted(PLACES)}
ID = {
    "carcassonne": re.compile(r"\b(?:C-\d[\d.]*-[a-z]+|[QX]-\d[\d.]*-\d+)\b"),
    "orleans": re.compile(r"\b(?:O-[A-Z0-9]+(?:-[A-Za-z0-9]+)+|AMB-\d+)\b"),
    "johanna": re.compile(r"\bJ-[A-Z0-9]+(?:-[A-Za-z0-9]+)+\b"),
}


def cited(folder: Path, pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Every rule that a file of the package names, in code, comments, docstrings and data."""
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".py", ".toml", ".tiles") and "rulebook" not in (*file.parts, file.stem):
            for found in pattern.findall(file.read_text(encoding="utf-8")):
                yield found, file.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_cited_in_the_source_exists(game: str) -> None:
    named = list(cited(SOURCE / game, ID[game]))
    assert sorted({f"{rule} in {file}" for rule, file in named if rule not in BOOKS[game]}) == []


@pytest.mark.parametrize("part", ["kernel", "bots", "arena", "table"])
def test_rules_cited_outside_the_games_exist(part: str) -> None:
    for game, pattern in ID.items():
        if game in BOOKS:
            unknown = {rule for rule, _ in cited(SOURCE / part, pattern) if rule not in BOOKS[game]}
            assert unknown == set()


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_says_something_in_both_languages(game: str) -> None:
    rules = list(BOOKS[game])
    assert rules
    for rule in rules:
        for language in ("en", "de"):
            assert len(rule.texts[language]) > 2, f"{rule.id} has no {language}"
        assert rule.section, rule.id
        assert rule.module, rule.id
    same = [r.id for r in rules if r.texts["en"] == r.texts["de"]]
    assert same == []


@pytest.mark.parametrize("game", BOOKS)
def test_no_rule_is_entered_twice(game: str) -> None:
    files = [*(SOURCE / game).rglob("rulebook/*.toml"), *(SOURCE / game).rglob("rulebook.toml")]
    ids = [i for f in files for i in re.findall(r'^\["?([^"\]]+)"?\]$', f.read_text(encoding="utf-8"), re.M)]
    assert sorted({i for i in ids if ids.count(i) > 1}) == []


def rulesets() -> Iterator[tuple[str, Ruleset]]:
    for game in PLACES:
        catalogue = load(game).catalogue
        seats = catalogue.seats[1]
        yield game, compile_ruleset(game, seats)
        for part in catalogue.sets:
            try:
                yield game, compile_ruleset(game, seats, (*catalogue.default_sets, part.name))
            except Problem:
                continue


def test_everything_compiled_cites_rules_that_exist() -> None:
    """Steps, verbs, limits, sets, elements, switches and the number of seats."""
    for game, ruleset in rulesets():
        book = BOOKS[game]
        rules: list[tuple[str, str]] = []
        for step in ruleset.program:
            rules += [(rule, step.name) for rule in step.rules]
            if isinstance(step, Ask):
                limits: list[Limit] = [*step.limits, *(limit for v in step.verbs for limit in v.limits)]
                rules += [(limit.rule, limit.code) for limit in limits]
                rules += [(rule, verb.name) for verb in step.verbs for rule in verb.rules]
                assert all(verb.rules for verb in step.verbs), step.name
        catalogue = ruleset.game.catalogue
        rules += [(rule, c.name) for c in (*catalogue.sets, *catalogue.elements) for rule in c.rules]
        rules += [(switch.rule, switch.name) for switch in catalogue.switches if switch.rule]
        rules += [(catalogue.seats_rule, "seats")] if catalogue.seats_rule else []
        assert sorted({f"{where}: {rule}" for rule, where in rules if rule not in book}) == []


def test_an_unknown_rule_is_a_problem() -> None:
    book = load("carcassonne").rulebook
    assert "C-4.2-d" in book
    assert "C-4.2-zz" not in book
    with pytest.raises(Problem) as problem:
        book["C-4.2-zz"]
    assert problem.value.code == "unknown-rule"
    with pytest.raises(Problem):
        book.text("nonsense")


def test_a_rule_has_its_section_module_and_tags() -> None:
    rule = load("carcassonne").rulebook["C-3.1.1-h"]
    assert (rule.section, rule.module) == ("3.1.1", "river")
    assert "limit" in rule.tags
    assert rule.text("de") != rule.text("en") == rule.text("fr")

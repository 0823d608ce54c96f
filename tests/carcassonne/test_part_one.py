"""The expansions from Inns & Cathedrals to Cult, Siege & Creativity together: random games over random
combinations, and words for everything that can be asked, done, refused and told."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from play import random_match

from bastide import text
from bastide.carcassonne.game import GAME
from bastide.games import compile_ruleset
from bastide.kernel import Ask, Event, Match, Ruleset, SetupProblem
from bastide.text import problem as said

SETS = (
    *("river", "inns-cathedrals", "traders-builders", "king-robber", "cathars", "count", "princess-dragon"),
    *("river2", "tower", "games-quarterly", "abbey-mayor", "cult", "cult-siege-creativity"),
)
SOURCE = Path(__file__).parents[2] / "src/bastide/carcassonne"


def combination(seed: int) -> tuple[int, list[str], list[str], dict[str, object]]:
    """Sets, some elements left out or added, and some switches turned."""
    rng = random.Random(f"part one {seed}")
    sets = ["base", *rng.sample(SETS, rng.randint(2, len(SETS)))]
    brought = [e.name for e in GAME.catalogue.elements]
    elements = [rng.choice(("-", "")) + e for e in rng.sample(brought, rng.randint(0, 5))]
    open_switches = [s for s in GAME.catalogue.switches if not s.fixed and s.values and s.name != "startSeat"]
    options = {s.name: rng.choice(s.values) for s in open_switches if rng.random() < 0.3}
    return rng.randint(2, 6), sets, elements, options


@pytest.mark.parametrize("seed", range(16))
def test_random_games_over_random_combinations(seed: int) -> None:
    """They end with all pieces where they belong, or the set-up says what is missing."""
    seats, sets, elements, options = combination(seed)
    try:
        ruleset = compile_ruleset("carcassonne", seats, sets, elements, options)
    except SetupProblem as problem:
        if problem.code not in ("missing", "excluded"):
            raise
        pytest.skip(said(problem))

    def count(match: Match) -> None:
        GAME.check_piece_totals(match.state)

    def watch(match: Match, seat: int, line: str, events: list[Event]) -> None:
        for event in events:
            assert event.rule in GAME.rulebook
            assert event.points == sum(t.total for t in event.formula)

    match = random_match(ruleset, seed, watch, count)
    count(match)


def everything() -> Ruleset:
    return compile_ruleset("carcassonne", 3, ["part-one"])


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_words_for_decisions_and_answers(language: str) -> None:
    modules = {"builder", "cathars", "abbey", "mayor", "barn", "wagon", "count", "shrine", "big-follower"}
    missing = []
    for step in everything().program:
        if isinstance(step, Ask) and step.module in modules:
            wanted = [f"carcassonne-{kind}-{step.decision}" for kind in ("ask", "wait", "does")]
            missing += [name for name in wanted if not text.has(name, language)]
            missing += [
                name
                for verb in step.verbs
                for name in (f"carcassonne-{verb.name}", f"carcassonne-verb-{verb.name}")
                if not text.has(name, language)
            ]
    for figure in ("big", "builder", "pig", "mayor", "barn", "wagon", "abbey", "count"):
        names = (f"carcassonne-figure-{figure}",)
        missing += [name for name in names if not text.has(name, language)]
    for figure in ("big", "builder", "pig", "mayor", "barn", "wagon"):
        names = (f"carcassonne-{figure}", f"carcassonne-verb-{figure}")
        missing += [name for name in names if not text.has(name, language)]
    assert missing == []


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_words_for_refusals_and_events(language: str) -> None:
    missing = []
    for file in sorted(SOURCE.glob("expansions/*/*.py")):
        source = file.read_text(encoding="utf-8")
        codes = set(re.findall(r"Limit\(\"[\w.-]+\", \"([\w-]+)\"", source)) - {"none-left", "occupied"}
        events = set(re.findall(r"\bEvent\(\s*\"([\w-]+)\"", source))
        missing += [
            f"carcassonne-refusal-{c}" for c in codes if not text.has(f"carcassonne-refusal-{c}", language)
        ]
        missing += [
            f"carcassonne-event-{e}" for e in events if not text.has(f"carcassonne-event-{e}", language)
        ]
        terms = set(re.findall(r"Term\([^()]+, \"([a-z]+)\", \"", source))
        missing += [f"carcassonne-term-{t}" for t in terms if not text.has(f"carcassonne-term-{t}", language)]
    assert missing == []


def test_every_refusal_names_a_rule_that_exists() -> None:
    for step in everything().program:
        if isinstance(step, Ask):
            limits = [*step.limits, *(limit for verb in step.verbs for limit in verb.limits)]
            assert [limit.rule for limit in limits if limit.rule not in GAME.rulebook] == []
            assert [rule for verb in step.verbs for rule in verb.rules if rule not in GAME.rulebook] == []

"""Everything a player reads exists in every language, with the same blanks."""

import random
import re
from pathlib import Path

import pytest

from bastide import text
from bastide.games import PLACES, load
from bastide.kernel import Match, Ruleset
from bastide.kernel.flow import Ask, Option

SOURCE = Path(text.__file__).parent


def all_rules(game: str) -> Ruleset:
    """A ruleset with every set and element in play."""
    catalogue = load(game).catalogue
    most = catalogue.seats[1]
    setup = catalogue.setup(most, [s.name for s in catalogue.sets], [e.name for e in catalogue.elements])
    return Ruleset(load(game), setup)


def words(language: str) -> dict[str, set[str]]:
    """Each text of a language with its blanks."""
    entries = re.split(r"\n(?=[a-zA-Z][\w-]* *=)", "\n" + text.source(language))
    found = {}
    for entry in entries:
        if match := re.match(r"\s*([a-zA-Z][\w-]*) *=(.*)", entry, re.DOTALL):
            body = re.sub(r"^#.*$", "", match[2], flags=re.MULTILINE)
            found[match[1]] = set(re.findall(r"\$(\w+)", body))
    return found


def test_the_languages_have_the_same_texts() -> None:
    assert words("en").keys() == words("de").keys()


@pytest.mark.parametrize("game", PLACES)
def test_every_decision_option_and_event_has_its_text(game: str) -> None:
    needed = set()
    for step in all_rules(game).program:
        if isinstance(step, Ask):
            needed.add(f"{game}-ask-{step.decision or step.name}")
    code = "\n".join(p.read_text(encoding="utf-8") for p in (SOURCE / game).rglob("*.py"))
    needed |= {f"{game}-event-{name}" for name in re.findall(r'Event\(\s*"([\w-]*\w)"', code)}
    needed |= {f"{game}-term-{name}" for name in re.findall(r'Term\([^\n]*?"([a-z][\w-]*)", "[COJ]-', code)}
    missing = sorted(needed - words("en").keys())
    assert not missing


def test_all_that_brings_points_in_carcassonne_has_its_row_in_the_final_table() -> None:
    code = "\n".join(p.read_text(encoding="utf-8") for p in (SOURCE / "carcassonne").rglob("*.py"))
    kinds = set(re.findall(r'(?:give_points\(\s*state, |awards\.append\(\()"([\w-]+)"', code))
    assert {"fairy", "goods", "teacher", "wheel"} <= kinds
    assert not {kind for kind in kinds if f"carcassonne-category-{kind}" not in words("en")}


@pytest.mark.parametrize("game", PLACES)
def test_every_option_that_is_offered_has_its_label(game: str) -> None:
    known = words("en")
    offered = set()
    blank = set()
    ruleset = all_rules(game)
    for seed in range(2):
        match, rng = Match(ruleset, seed), random.Random(seed)
        while not match.over and match.state.serial < 400:
            seat = rng.choice(match.state.pending)
            options = ruleset.describe(match.state, seat)
            offered |= {option.label for option in options}
            blank |= {option.label for option in options if game == "carcassonne" and unfilled(option, known)}
            match.act(seat, rng.choice(options).text)
    assert len(offered) > 5
    assert sorted(offered - known.keys()) == []
    assert sorted(blank) == []


def unfilled(option: Option, known: dict[str, set[str]]) -> set[str]:
    """The blanks of a label that neither the option nor the page fills."""
    filled = {*option.args, *(f"{name}Name" for name in option.args), "spot", "way", "ways"}
    if {"partner", "captor", "bidder", "seat"} & option.args.keys():
        filled |= {"target", "targetName"}  # the page's `telling.ts`
    if "area" in option.args:
        filled |= {"kind", "sides", "role"}  # the page's `optionArguments`
    return known.get(option.label, set()) - filled


@pytest.mark.parametrize("game", ["carcassonne", "orleans", "johanna"])
def test_every_refusal_has_its_text(game: str) -> None:
    known = words("en").keys()
    limits = set()
    for step in all_rules(game).program:
        if isinstance(step, Ask):
            limits |= {limit.code for limit in step.limits}
            limits |= {limit.code for verb in step.verbs for limit in verb.limits}
    missing = [c for c in sorted(limits) if not {f"{game}-refusal-{c}", f"refusal-{c}"} & known]
    assert missing == []

"""Everything that Johanna says, in both languages: complete, and the names as in the data."""

from __future__ import annotations

import re

import pytest
from johanna.desk import SHEETS, Desk
from johanna.solo_desk import whole_game as solo_game
from play import random_match

from bastide import text
from bastide.games import compile_ruleset
from bastide.johanna.printed import reconstructed
from bastide.kernel import Ask

LANGUAGES = ("en", "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_data(language: str) -> None:
    """R-20: a name that changes in the data must change here, too."""
    named = {
        **{f"person-{p.id}": p.name for p in SHEETS.persons},
        **{f"good-{g.id}": g.name for g in SHEETS.warehouse.goods},
        **{f"place-{c.id}": c.name for c in SHEETS.places.cards},
        **{f"level-{x.id}": x.name for x in SHEETS.solo.levels},
        **{f"effect-{e.kind}": e.name for e in SHEETS.solo.effects},
    }
    for key, name in named.items():
        assert text.label(f"johanna-{key}", language) == name.by_language[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_reconstructed_is_said(language: str) -> None:
    """The page about the rules has a sentence for every value that the rulebook's text leaves open."""
    made = reconstructed(SHEETS)
    assert {o.file for o in SHEETS.origins if o.word == "reconstruction"} <= {
        f"data/{one.part}.toml" for one in made
    }
    for one in made:
        assert text.has(f"johanna-made-{one.part}-{one.what}", language), one


@pytest.mark.parametrize("language", LANGUAGES)
def test_decisions_and_options_have_words(language: str) -> None:
    for seats in (1, 2):
        for step in compile_ruleset("johanna", seats).program:
            if isinstance(step, Ask):
                for kind in ("ask", "wait", "does"):
                    assert text.has(f"johanna-{kind}-{step.decision}", language), step.decision
                for verb in step.table:
                    assert text.has(f"johanna-{verb}", language), verb
                    assert text.has(f"johanna-verb-{verb}", language), verb


@pytest.mark.parametrize("language", LANGUAGES)
def test_blanks_are_filled(language: str) -> None:
    """Of options and of what happened, in games of every kind."""
    matches = [random_match(compile_ruleset("johanna", seats), f"words {seats}") for seats in (2, 4)]
    matches += [solo_game(level) for level in ("standard", "expert", "challenge")]
    for match in matches:
        for _, event in match.log:
            name = f"johanna-event-{event.type}"
            assert text.has(name, language), name
            said = text.say(
                name, language, who="other", name="Ann", points=event.points, **_plain(event.data)
            )
            assert "$" not in said, said
            for term in event.formula:
                assert text.has(f"johanna-term-{term.what}", language), term.what
    desk = Desk(2, ["farmer"], A={"places": ["tree_house", "circus"], "circled": [2, 1, 1]}).do("hire farmer")
    for option in desk.described:
        said = text.say(option.label, language, **option.args)
        assert "$" not in said, said


def _plain(data: object) -> dict[str, object]:
    return {
        k: v if isinstance(v, str | int) else str(v) for k, v in data.items() if k not in ("name", "points")
    }  # type: ignore[attr-defined]


def test_both_languages_say_the_same_things() -> None:
    ids = [set(re.findall(r"^(johanna-[\w-]+) =", text.source(language), re.M)) for language in LANGUAGES]
    assert ids[0] == ids[1]
    assert len(ids[0]) > 150

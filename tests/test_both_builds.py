"""The compiled core and plain Python are one: the same games, options, events, saves and forms."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest
from both_builds import Build, chosen, compare, running_on

GAMES = 12
"""A taste; `make same` plays 2,000."""


@pytest.fixture(scope="module")
def builds() -> Iterator[tuple[Build, Build]]:
    both = Build(pure=True), Build(pure=False)
    yield both
    for build in both:
        build.close()


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_is_the_same_on_both_builds(builds: tuple[Build, Build], number: int) -> None:
    plain, compiled = builds
    if compiled.running != "compiled":
        pytest.skip(f"the core is not compiled here: {compiled.running}")
    assert compare(number, plain, compiled) is None, chosen(number)


FORMS = """
import json, msgspec
from bastide.games import compile_ruleset
from bastide.positions import form_of
games = (("carcassonne", ["everything"]), ("orleans", []), ("johanna", []))
print(json.dumps([msgspec.to_builtins(form_of(compile_ruleset(game, 2, sets))) for game, sets in games]))
"""


def test_the_forms_of_the_editor_are_the_same_on_both_builds() -> None:
    """What a box keeps has fields made of what its reader says; compiled functions say nothing."""
    plain, usual = (
        json.loads(subprocess.check_output([sys.executable, "-c", FORMS], env=running_on(pure)))
        for pure in (True, False)
    )
    assert usual == plain
    assert not [field["name"] for field in plain[0] if field["kind"] == "object" and not field["example"]]

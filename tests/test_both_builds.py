"""The compiled core and plain Python are one: the same games, options, events and saves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from both_builds import Build, chosen, compare

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

"""The greedy bot: it remembers rightly what it has weighed, and uses every figure."""

from __future__ import annotations

import random

import pytest
from play import random_match

from bastide.bots.carcassonne import value, weigher
from bastide.games import compile_ruleset
from bastide.kernel import Match


@pytest.mark.parametrize("preset", ["part-one", "everything"])
def test_what_is_remembered_is_what_would_be_found_again(preset: str) -> None:
    rng = random.Random(3)

    def look(playing: Match) -> None:
        rules, state = playing.ruleset, playing.state
        if rng.random() > 0.04:
            return
        seat = state.pending[0]
        judge = weigher(state)
        options = rules.options(state, seat)
        for action in rng.sample(options, min(12, len(options))):
            after = state.copy()
            rules.apply(after, seat, action, None)
            assert judge(after, seat) == pytest.approx(value(after, seat)), action

    random_match(compile_ruleset("carcassonne", 3, [preset]), 5, before=look)

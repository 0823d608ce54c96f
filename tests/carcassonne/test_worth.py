"""What the table says that a figure would be worth is what it brings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from play import random_match

from bastide.carcassonne.figures import put_on_node
from bastide.carcassonne.joining import find
from bastide.carcassonne.scoring import award
from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Match

FIGURES = {"follower", "big", "mayor", "wagon", "pig"}


def points(state: Any, seat: int, root: int, finished: bool) -> int:
    """What the scoring itself would book for the area."""
    state.awards.clear()
    award(state, root, finished)
    return sum(
        each * times for _, r, s, terms in state.awards if (r, s) == (root, seat) for each, times, *_ in terms
    )


@pytest.mark.parametrize("seed", range(2))
def test_every_figure_is_worth_what_it_brings(seed: int) -> None:
    """C-4.6.9-b, C-6.2-c, C-4.4.4-e, C-4.4.7-d, C-4.4.9-e: also where others own the area, or nobody does."""
    seen: Counter[str] = Counter()

    def look(playing: Match) -> None:
        rules, state = playing.ruleset, playing.state
        decision = rules.decision(state)
        if decision is None or decision.name not in ("D-FIGURE", "D-WAGON"):
            return
        seat = decision.seats[0]
        for option in rules.describe(state, seat):
            name = {"drive": "wagon"}.get(option.verb, option.verb)
            if name == "builder":
                assert "worth" not in option.data
            if name not in FIGURES:
                continue
            node = rules.read(state, seat, option.text)[1]
            root, done = find(state, node), option.data["done"]
            before, after = state.copy(), state.copy()
            put_on_node(after, 8 * rules.tables.number[name] + seat, node)
            gain = points(after, seat, root, done) - points(before, seat, root, done)
            assert option.data["worth"] == gain, (option.text, SEATS[seat])
            seen[name] += 1
            seen["nothing"] += gain == 0

    random_match(compile_ruleset("carcassonne", 3, ["part-one"]), seed, before=look)
    assert set(seen) == FIGURES | {"nothing"}

"""The greedy bot: it remembers rightly what it has weighed, and uses every figure."""

from __future__ import annotations

import random

import pytest
from play import random_match

from bastide.bots import make
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


def test_a_tower_that_threatens_a_great_city_is_capped() -> None:
    """C-4.4.6.2-a: somebody is given up so that the tower grows no more."""
    given = {
        "tiles": [
            "BA-04 0,-1 0",
            "BA-13 0,-2 180",
            "BA-07 1,-1 0",
            "BA-07 -1,-1 0",
            "TW-02 0,1 0",
            "BA-24 1,0 0",
        ],
        "figures": ["A follower 0,-1 city N+E+S+W", "B follower 1,0 road E+W", "B follower 0,1 field"],
        "towers": ["0,1 2"],
    }
    rules = compile_ruleset("carcassonne", 2, ["base", "tower"], options={"startSeat": "A"})
    match = Match(rules, given=given, chance={"tile": ["BA-24"]})
    match.act(0, "lay 2,0 0")
    assert rules.write(match.state, make("greedy", 1).choose(match.view(0))).startswith("cap follower 0,1")


@pytest.mark.parametrize(("fairy", "deed"), [("A", "pass"), ("B", "fairy")])
def test_the_fairy_is_called_when_that_is_worth_something(fairy: str, deed: str) -> None:
    """C-4.4.5-b: from another player's follower, not from one's own to another who is no better off."""
    given = {
        "tiles": ["BA-24 0,1 0", "BA-24 0,2 0"],
        "figures": [f"A follower 0,{y} road E+W" for y in (0, 1) for _ in range(3)]
        + ["A follower 0,2 field ER+SL+SR+WL", "B follower 0,2 road E+W"],
        "fairy": {"A": "A follower 0,0 road E+W", "B": "B follower 0,2 road E+W"}[fairy],
    }
    rules = compile_ruleset("carcassonne", 2, ["base", "princess-dragon"], options={"startSeat": "A"})
    for seed in range(3):
        match = Match(rules, given=given, chance={"tile": ["BA-01"]})
        match.act(0, "lay 0,3 0")
        choice = rules.write(match.state, make("greedy", seed).choose(match.view(0)))
        assert choice.split()[0] == deed

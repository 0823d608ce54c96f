"""The toy game keeps what every game must keep: hidden plans, several seats at once, answers in between."""

from __future__ import annotations

import random

import pytest
import test_conformance as conformance
from kernel.toy import toy
from play import random_match

from bastide.kernel import Match, View


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", range(1, 5))
def test_every_decision(seats: int, check: conformance.Check, monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = toy(seats)
    monkeypatch.setattr(conformance, "compile_ruleset", lambda *_: ruleset)
    rng = random.Random(check.__name__)
    for seed in range(4):
        random_match(ruleset, seed, before=lambda match: check(match, rng))


@pytest.mark.parametrize("seats", range(1, 5))
def test_whole_games(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = toy(seats)
    monkeypatch.setattr(conformance, "compile_ruleset", lambda *_: ruleset)
    for seed in range(4):
        match = random_match(ruleset, seed, conformance.everything_names_its_rule)
        conformance.it_is_over(match)
        conformance.the_record_brings_it_back(match)
        conformance.chance_can_be_answered_from_outside(match)


def test_another_seats_secret_work_shows_nowhere() -> None:
    """Two worlds that differ in what A has planned so far are one world to B."""
    worlds = []
    for coins in (0, 1, 3):
        match = Match(toy(2), 1)
        for _ in range(coins):
            match.act(0, "put")
        view = View(match.ruleset, match.state, 1)
        assert view.decision is not None
        assert set(view.decision.tags) == {1}
        seen = [e for _, e in match.log if e.seen_by(1)]
        worlds.append((conformance._seen(match.ruleset, match.state, 1), repr(view.decision), repr(seen)))
    assert worlds[0] == worlds[1] == worlds[2]

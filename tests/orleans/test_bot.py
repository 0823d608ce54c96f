"""`greedy` for Orléans plans whole boards; its strength is measured at length outside the suite."""

from __future__ import annotations

import random

from orleans.table import acting, at, do, fresh, place, player

from bastide.arena import simulate
from bastide.bots import make
from bastide.bots.orleans import choose, value
from bastide.games import compile_ruleset


def test_greedy_beats_random() -> None:
    result = simulate(compile_ruleset("orleans", 2), ["greedy", "random"], 6, 3)
    assert result.errors == []
    assert result.wins == [6, 0]
    assert result.means[0] > 70


def test_greedy_plays_every_edition_and_number_of_players() -> None:
    for seats, edition in ((1, "C"), (2, "A"), (3, "B"), (4, "A")):
        options = {"edition": edition, "exclusion": "on"}
        result = simulate(compile_ruleset("orleans", seats, (), None, options), ["greedy"], 2, 5)
        assert result.errors == []
        assert min(result.means) > 45


def test_every_answer_is_allowed() -> None:
    """Whatever is asked, also with the switches the other way."""
    options = {"planning.mode": "turn_order", "tower.send": "must_both", "tech.occupied": "evict_to_bag"}
    ruleset = compile_ruleset("orleans", 3, (), None, {"edition": "A", **options})
    from bastide.kernel import Match

    match = Match(ruleset, 11)
    bots = [make("greedy", seat) for seat in range(3)]
    while not match.over:
        seat = match.state.pending[0]
        action = bots[seat].choose(match.view(seat))
        assert ruleset.allows(match.state, seat, action)
        match.act(seat, action)


def test_it_fills_places_that_it_can_use() -> None:
    """Boatman and craftsman go to the Farm House together, or to something better; never one alone."""
    match = fresh(2)
    match.act(0, choose(match.view(0), random.Random(1)))
    do(match, "B done")
    filled = [p for p in player(match)["places"] if any(s["has"] for s in p["spaces"])]
    assert filled
    assert all(p["ready"] for p in filled)


def test_in_the_last_round_it_takes_points() -> None:
    """Followers are worth nothing any more: a knight goes to a deed."""
    match = at("planning", round=18, event="income", A={"market": ["knight"]})
    match.act(0, choose(match.view(0), random.Random(1)))
    assert "knight" in place(match, "town_hall")


def test_value_is_points_at_the_end() -> None:
    match = at("event", round=18, event="pilgrimage", A={"coins": 20, "goods": {"wool": 1}})
    assert int(value(match.state, 0)) == 24


def test_more_is_better() -> None:
    base = acting(A={"market": []})
    for better in ({"coins": 9}, {"bag": {"monk": 1}}, {"stations": ["tours"]}, {"development": 5}):
        assert value(acting(A={"market": [], **better}).state, 0) > value(base.state, 0)

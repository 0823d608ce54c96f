"""What the mind of Orléans knows; how strong it plays is measured at length outside the suite."""

from __future__ import annotations

import random
from typing import Any

import pytest
from orleans.table import acting, at, do, fresh, place, player

from bastide.bots import weights
from bastide.bots.levels import make_mind
from bastide.bots.orleans import LEVELS, STYLES, OrleansMind
from bastide.games import compile_ruleset
from bastide.kernel import Match, View
from bastide.orleans.scoring import points


@pytest.fixture
def mind() -> OrleansMind:
    return OrleansMind({})


def answer(mind: OrleansMind, match: Match[Any], seat: int) -> Any:
    return mind.quick(mind.world(match.view(seat), random.Random(1)), seat, random.Random(1))[0]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"edition": "C"}),
        (2, {"edition": "A", "exclusion": "on"}),
        (3, {"edition": "B", "planning.mode": "turn_order", "tower.send": "must_both"}),
        (4, {"edition": "A", "tech.occupied": "evict_to_bag", "bathhouse.place": "may"}),
    ],
)
def test_every_quick_answer_and_every_candidate_is_allowed(
    mind: OrleansMind, seats: int, options: dict[str, str]
) -> None:
    ruleset = compile_ruleset("orleans", seats, (), None, options)
    match = Match(ruleset, 3)
    rng = random.Random(2)
    asked = set()
    while not match.over:
        seat = match.state.pending[0]
        state = mind.world(match.view(seat), rng)
        decision = ruleset.ask(match.state).decision
        if decision not in asked:
            asked.add(decision)
            found = mind.candidates(state, seat, rng, 8)
            assert 1 <= len(found) <= 8
            assert len({one.turn for one in found}) == len(found)
            assert all(ruleset.allows(match.state, seat, one.turn[0]) for one in found)
        (action,) = mind.quick(state, seat, rng)
        assert ruleset.allows(match.state, seat, action)
        match.act(seat, action)
    assert {"DP-PLAN", "DP-ACT", "DP-VILL"} <= asked


def test_worth_is_points_when_all_is_over(mind: OrleansMind) -> None:
    match = at("event", round=18, event="pilgrimage", A={"coins": 20, "goods": {"wool": 1}})
    assert int(mind.outlook(match.state, 0).total()) == points(match.state, 0)


@pytest.mark.parametrize(
    "better",
    [
        {"coins": 9},
        {"bag": {"monk": 1}},
        {"stations": ["tours"]},
        {"development": 5},
        {"goods": {"brocade": 1}},
    ],
)
def test_more_is_better(mind: OrleansMind, better: dict[str, Any]) -> None:
    base = acting(A={"market": []})
    assert mind.worth(acting(A={"market": [], **better}).state, 0) > mind.worth(base.state, 0)


def test_a_plan_fills_places_that_can_be_used(mind: OrleansMind) -> None:
    match = fresh(2)
    match.act(0, answer(mind, match, 0))
    do(match, "B done")
    filled = [p for p in player(match)["places"] if any(s["has"] for s in p["spaces"])]
    assert filled
    assert all(p["ready"] for p in filled)


def test_in_the_last_round_followers_are_worth_their_deeds(mind: OrleansMind) -> None:
    match = at("planning", round=18, event="income", A={"market": ["knight"]})
    match.act(0, answer(mind, match, 0))
    assert "knight" in place(match, "town_hall")


def test_plans_are_of_several_kinds(mind: OrleansMind) -> None:
    match = at(
        "planning",
        round=9,
        A={"market": ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]},
    )
    state = mind.world(match.view(0), random.Random(1))
    found = mind.candidates(state, 0, random.Random(1), 6)
    places = match.state.tables.place_of
    assert len({frozenset(places[part[2]] for part in one.turn[0][1]) for one in found}) > 3


def test_plans_of_others_are_imagined_sensibly_and_not_known(mind: OrleansMind) -> None:
    """Two tables that look alike to a seat: whatever another has planned, the worlds are the same."""
    worlds = []
    for line in (
        "B plan own-farmer@university.1, own-craftsman@university.2, own-trader@university.3; done",
        "B plan own-boatman@farm_house.1, own-craftsman@farm_house.2; done",
    ):
        match = fresh(2)
        do(match, line)
        worlds.append(mind.world(View(match.ruleset, match.state, 0), random.Random(5)))
    assert worlds[0].on == worlds[1].on
    assert worlds[0].market == worlds[1].market
    assert any(what >= 0 for what in worlds[0].on[worlds[0].tables.spaces :])


def test_whoever_waits_in_vain_comes_back(mind: OrleansMind) -> None:
    """All scholars are gone: craftsman and trader do not stay at the University for the rest of the game."""
    match = at(
        "followers",
        round=9,
        supply={"scholar": 0},
        A={"bag": ["monk"], "places": {"university": [None, "own-craftsman", "own-trader"]}},
    )
    while match.state.phase == 3 and 0 in match.state.pending:
        match.act(0, answer(mind, match, 0))
    assert place(match, "university") == [None, None, None]


def test_passing_is_no_alternative_while_something_can_be_done(mind: OrleansMind) -> None:
    match = acting(A={"places": {"scriptorium": ["knight", "scholar"]}})
    found = mind.candidates(match.state, 0, random.Random(1), 8)
    assert [one.turn[0][0] for one in found] == ["use"]


def test_styles_open_differently() -> None:
    """Each is fond of something else, which shows within the first rounds."""
    trained = weights.load("orleans")
    ruleset = compile_ruleset("orleans", 2, (), None, {"start_player": "A"})
    openings = set()
    for style in STYLES:
        mind = make_mind("orleans", LEVELS["skilled"], style)
        match = Match(ruleset, 4)
        rng = random.Random(1)
        while len(match.state.turned) < 5:
            seat = match.state.pending[0]
            match.act(seat, mind.quick(match.state, seat, rng)[0])
        openings.add(tuple(move for move in match.moves if " use " in move or " village " in move))
    assert set(trained.styles) == set(STYLES)
    assert len(openings) == len(STYLES)


def plannings_ahead(mind: OrleansMind, match: Match[Any]) -> int:
    """How many plannings from here a future is judged, everybody answering by the quick judgement."""
    started, rng, seen = match.state.copy(), random.Random(1), 0
    while True:
        was_planning = match.state.phase == 4
        match.act(match.state.pending[0], mind.quick(match.state, match.state.pending[0], rng)[0])
        seen += match.state.phase == 4 and not was_planning
        if mind.settled(match.state, 0, started):
            return seen


def test_plans_and_new_followers_are_judged_when_they_have_been_of_use(mind: OrleansMind) -> None:
    ready = {"market": [], "places": {"village": ["farmer", "boatman", "craftsman"]}}
    assert plannings_ahead(mind, acting(A=ready)) == 1
    assert plannings_ahead(mind, acting("A use village", A=ready)) == 2
    assert plannings_ahead(mind, fresh()) == 2

"""Games with the expansions against the slow scorer: a short piece of `make soak ARGS=--combos`, and the
proof that the scorer would notice."""

from __future__ import annotations

from typing import Any

import combos
import pytest
from carcassonne.slow.chair import WatchedMatch
from carcassonne.slow.judged import report

from bastide import RUNNING
from bastide.carcassonne import flow, scoring
from bastide.carcassonne.areas import CITY, FIELD, ROAD
from bastide.carcassonne.expansions.count import rules as count
from bastide.carcassonne.expansions.crop_circles import rules as crop_circles
from bastide.carcassonne.expansions.festival import rules as festival
from bastide.carcassonne.expansions.flying_machines import heading as flight_heading
from bastide.carcassonne.expansions.flying_machines import rules as flying_machines
from bastide.carcassonne.expansions.king_robber import rules as king_robber
from bastide.carcassonne.expansions.plague import fleas as plague_fleas
from bastide.carcassonne.expansions.plague import flight as plague_flight
from bastide.carcassonne.expansions.plague import rules as plague
from bastide.carcassonne.expansions.princess_dragon import dragon, fairy, portal, princess
from bastide.carcassonne.expansions.robbers import rules as robbers
from bastide.carcassonne.expansions.traders_builders import rules as traders_builders
from bastide.kernel import NOBODY, Term

GAMES = [("one", 4), ("two", 4), ("all", 4)]


@pytest.fixture
def monkeypatch(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Makes a rule wrong. Compiled ones call each other directly, so that none can be exchanged."""
    if RUNNING == "compiled":
        pytest.skip("the rules are compiled")
    return monkeypatch


@pytest.mark.parametrize(("part", "number"), [(part, n) for part, games in GAMES for n in range(games)])
def test_random_combinations(part: str, number: int) -> None:
    """Pieces, records and points at every step of a game with a few boxes, elements and switches."""
    seed = f"short {part} {number}"
    chosen = combos.setup(seed, part, most=4)
    match = combos.play(WatchedMatch(chosen, seed), seed)
    combos.reread(match)
    assert sum(match.scorer.judged.values()) == sum(event.type == "score" for _, event in match.log)


def test_every_element_is_judged() -> None:
    elements = frozenset(element.name for element in combos.CATALOGUE.elements)
    judged, unknown = report(elements)
    assert not unknown
    assert set(judged) == elements


# -- it would notice ---------------------------------------------------------------------------------------


def play(*sets: str, seats: int = 2, elements: tuple[str, ...] = (), games: int = 6, **options: str) -> None:
    """A few games, until one of them shows it."""
    setup = combos.CATALOGUE.setup(seats, ["base", *sets], elements, options)
    for seed in range(games):
        combos.play(WatchedMatch(setup, seed), seed)


def one_more(value: scoring.Value) -> scoring.Value:
    return lambda state, root, finished: [*value(state, root, finished), Term(1, 1, "tile", "C-4.6.1-c")]


@pytest.mark.parametrize("kind", [ROAD, CITY, FIELD])
def test_a_wrong_value(kind: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """C-4.6.1-c, C-4.6.2-c, C-6.2-g."""
    monkeypatch.setitem(scoring.VALUES, kind, one_more(scoring.VALUES[kind]))
    with pytest.raises(AssertionError, match="points: not paid"):
        play("inns-cathedrals")


def test_a_wrong_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    """C-4.6.9-b: not everybody who stands there."""
    monkeypatch.setattr(scoring, "owners", lambda state, root: [0, 1])
    with pytest.raises(AssertionError, match="points: not paid"):
        play("inns-cathedrals")


@pytest.mark.parametrize(
    ("sets", "place", "name", "instead", "told"),
    [
        (("princess-dragon",), fairy, "award_fairy", lambda s, r, f, winners: None, "fairy"),
        (("traders-builders",), traders_builders, "trade", lambda state: None, "goods"),
        (("king-robber",), king_robber, "size", lambda state, root: 99, "king|robber-baron"),
    ],
)
def test_something_forgotten(
    sets: tuple[str, ...],
    place: Any,
    name: str,
    instead: Any,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """C-4.4.5.1-d, C-4.6.2.3-b, C-4.6.4.1-d."""
    monkeypatch.setattr(place, name, instead)
    with pytest.raises(AssertionError, match=told):
        play(*sets)


def test_a_finished_area_that_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """C-4.6.2-a: nothing finished goes unscored."""
    in_order = scoring.in_order
    monkeypatch.setattr(scoring, "in_order", lambda state, roots: in_order(state, list(roots)[1:]))
    with pytest.raises(AssertionError, match="finished: missed"):
        play()


BACKWARDS = {wind: -step for wind, step in flight_heading.COMPASS.items()}


def all_but_one(found: Any) -> Any:
    return lambda *args: list(found(*args))[1:]


@pytest.mark.parametrize(
    ("sets", "place", "name", "instead", "told"),
    [
        ("traders-builders", traders_builders, "earn", lambda state, seat: None, "was not offered"),
        ("traders-builders", traders_builders, "building_sites", lambda state, seat: [], "missing"),
        ("princess-dragon", dragon, "STEPS", 5, "made 5 steps"),
        (
            "princess-dragon",
            dragon,
            "figures_eaten_on",
            lambda state, place: [],
            "with the dragon|should be gone",
        ),
        ("princess-dragon", dragon, "_forbidden", lambda *_: True, "made 0 steps"),
        ("princess-dragon", portal, "finished", lambda state, node: False, "too much"),
        (
            "princess-dragon",
            princess,
            "knights",
            all_but_one(princess.knights),
            "missing|forgot",
        ),
        (
            "crop-circles-1",
            crop_circles,
            "own_here",
            all_but_one(crop_circles.own_here),
            "missing|passed over",
        ),
        ("crop-circles-1", crop_circles, "return_to_supply", lambda *_: None, "should be gone"),
        ("plague", plague_fleas, "sheltered", lambda state, node: True, "should be gone"),
        ("plague", plague_fleas, "targets", all_but_one(plague_fleas.targets), "missing|no flea"),
        ("plague", plague_flight, "LAND", (CITY, FIELD), "missing"),
        ("plague", plague, "break_out", lambda state, seat: None, "foci: should be"),
        ("plague", plague, "full_region", lambda state: None, "foci: should be"),
        ("plague", plague, "chip_to_be_had", lambda state: True, "foci: should be"),
        ("plague abbey-mayor", plague_flight, "forks", lambda *_: False, "too much"),
        ("festival", festival, "tile_has_symbol", lambda state, sign: True, "too much"),
        ("festival", festival, "return_to_supply", lambda *_: None, "should be gone"),
        ("flying-machines", flying_machines, "barred", lambda *_: True, "a flight: supplies"),
        ("flying-machines", flight_heading, "COMPASS", BACKWARDS, "the flight leads to"),
    ],
)
def test_a_wrong_move(
    sets: str, place: Any, name: str, instead: Any, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C-4.4.3-b, C-4.4.3.1-a, C-4.2.4.2-d, C-4.2.4.2-g, C-4.2.4.2-l, C-4.2.4.3-b, C-4.2.4.4-b, C-4.2.8-d,
    C-4.2.8-g, C-4.2.9.2-b, C-4.2.9.2-d, C-4.2.9.3-b, C-4.2.9.3-c, C-4.2.9.1-c, C-4.2.9.5-a, C-4.2.9.8-c,
    C-4.2.10-a, C-4.2.10-c, C-4.2.11.1-d."""
    monkeypatch.setattr(place, name, instead)
    with pytest.raises(AssertionError, match=told):
        play(*sets.split(), seats=1 if name == "earn" else 2)  # alone one extends one's own areas more often


@pytest.mark.parametrize(
    ("name", "instead", "told"),
    [
        ("rob_half", lambda state: None, "not robbed"),
        ("who_chooses", lambda state: NOBODY, "may choose of"),
    ],
)
def test_a_wrong_robber(name: str, instead: Any, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """C-4.2.11.5-e, C-4.2.11.5-j."""
    monkeypatch.setattr(robbers, name, instead)
    with pytest.raises(AssertionError, match=told):
        play("robbers", "wheel", seats=6)


def test_a_dispatch_that_is_read_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """C-4.6.10-a: before the figures of the scoring have gone home."""
    (booking,) = (step for steps in flow.FLOWS for step in steps.steps if step.name == "B19")
    monkeypatch.setattr(booking, "target", "book")
    with pytest.raises(AssertionError, match="not yet home"):
        play(seats=1, elements=("dispatches",), games=30)  # alone one scores more often


def test_a_count_who_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """C-4.6.2.4-a."""
    monkeypatch.setattr(count, "judge", lambda whole_part: lambda state: None)
    with pytest.raises(AssertionError, match="was not asked"):
        play("count")


def test_a_count_who_asks_before_all_is_scored(monkeypatch: pytest.MonkeyPatch) -> None:
    """C-4.6.2.4-c: farmers at a barn and the areas of one step are judged together."""
    judge = count.judge

    def each_award(whole_part: bool) -> Any:
        note = judge(whole_part)

        def one_by_one(state: Any) -> None:
            awards = state.awards
            for award in awards:
                state.awards = [award]
                note(state)
            state.awards = awards

        return one_by_one

    monkeypatch.setattr(count, "judge", each_award)
    with pytest.raises(AssertionError, match="is asked, after"):
        play("count", "abbey-mayor", seats=3, barnScoringMoment="step-5")

"""Games with the expansions against the slow scorer: a short piece of `make soak ARGS=--combos`, and the
proof that the scorer would notice."""

from __future__ import annotations

from typing import Any

import combos
import pytest
from carcassonne.slow.chair import WatchedMatch
from carcassonne.slow.judged import report

from bastide.carcassonne import scoring
from bastide.carcassonne.expansions import (
    crop_circles,
    dragon,
    festival,
    flying_machines,
    king_robber,
    plague,
    plague_fleas,
    plague_flight,
    princess_dragon,
    traders_builders,
)
from bastide.carcassonne.tables import CITY, FIELD, ROAD
from bastide.kernel import Term

GAMES = [("one", 4), ("two", 4), ("all", 4)]


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


def play(*sets: str, seats: int = 2) -> None:
    """A few games, until one of them shows it."""
    setup = combos.CATALOGUE.setup(seats, ["base", *sets])
    for seed in range(6):
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
        (("princess-dragon",), princess_dragon, "reward", lambda s, r, f, winners: None, "fairy"),
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


BACKWARDS = {wind: -step for wind, step in flying_machines.COMPASS.items()}


def all_but_one(found: Any) -> Any:
    return lambda *args: list(found(*args))[1:]


@pytest.mark.parametrize(
    ("sets", "place", "name", "instead", "told"),
    [
        ("traders-builders", traders_builders, "earn", lambda state, seat: None, "was not offered"),
        ("traders-builders", traders_builders, "building_sites", lambda state, seat: [], "missing"),
        ("princess-dragon", dragon, "STEPS", 5, "made 5 steps"),
        ("princess-dragon", dragon, "eaten", lambda state, place: [], "with the dragon|should be gone"),
        ("princess-dragon", dragon, "_forbidden", lambda *_: True, "made 0 steps"),
        ("princess-dragon", princess_dragon, "finished", lambda state, node: False, "too much"),
        (
            "princess-dragon",
            princess_dragon,
            "knights",
            all_but_one(princess_dragon.knights),
            "missing|forgot",
        ),
        (
            "crop-circles-1",
            crop_circles,
            "own_here",
            all_but_one(crop_circles.own_here),
            "missing|passed over",
        ),
        ("crop-circles-1", crop_circles, "send_home", lambda *_: None, "should be gone"),
        ("plague", plague_fleas, "sheltered", lambda state, node: True, "should be gone"),
        ("plague", plague_fleas, "targets", all_but_one(plague_fleas.targets), "missing|no flea"),
        ("plague", plague_flight, "LAND", (CITY, FIELD), "missing"),
        ("plague", plague, "break_out", lambda state, seat: None, "foci: should be"),
        ("plague", plague, "full_region", lambda state: None, "foci: should be"),
        ("plague", plague, "chip_to_be_had", lambda state: True, "foci: should be"),
        ("plague abbey-mayor", plague_flight, "forks", lambda *_: False, "too much"),
        ("festival", festival, "shows", lambda state, sign: True, "too much"),
        ("festival", festival, "send_home", lambda *_: None, "should be gone"),
        ("flying-machines", flying_machines, "in_carcassonne", lambda *_: True, "a flight: supplies"),
        ("flying-machines", flying_machines, "COMPASS", BACKWARDS, "the flight leads to"),
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

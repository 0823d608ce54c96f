"""Games with the expansions against the slow scorer: a short piece of `make soak ARGS=--combos`, and the
proof that the scorer would notice."""

from __future__ import annotations

from typing import Any

import combos
import pytest
from carcassonne.slow.chair import WatchedMatch
from carcassonne.slow.judged import report

from bastide.carcassonne import scoring
from bastide.carcassonne.expansions import king_robber, princess_dragon, traders_builders
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


def test_every_element_is_judged_or_said_not_to_be() -> None:
    elements = frozenset(element.name for element in combos.CATALOGUE.elements)
    judged, taken, unknown = report(elements)
    assert not unknown
    assert set(judged) | set(taken) == elements


# -- it would notice ---------------------------------------------------------------------------------------


def play(*sets: str) -> None:
    """A few games, until one of them shows it."""
    setup = combos.CATALOGUE.setup(2, ["base", *sets])
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
        (("princess-dragon",), princess_dragon, "reward", lambda s, r, f, t, winners: winners, "fairy"),
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

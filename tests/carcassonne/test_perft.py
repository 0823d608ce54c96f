"""Perft: how many positions there are after so many actions, for a ruleset and a forced order of draws.

A missing or doubled option anywhere changes the number. The numbers below were counted twice: by the engine
and by the naive generator in slow/base.py, which tries every square and turn and knows only edge letters
and flood fill. When one is off, the test prints both counts for each first action (`divide`).
"""

from __future__ import annotations

from typing import Any

import pytest
from carcassonne.slow import Position, name
from play import carcassonne

from bastide.kernel import CHANCE, SEATS, Ruleset, View

ROADS = ["BA-24", "BA-22", "BA-15", "BA-23", "BA-21", "BA-02"]
CITIES = ["BA-18", "BA-04", "BA-09", "BA-19", "BA-20", "BA-13"]  # the second often fits nowhere
MIXED = ["BA-16", "BA-01", "BA-12", "BA-05", "BA-17", "BA-07"]
RIVER = ["RV-10", "RV-08", "RV-04", "RV-09", "RV-06", "RV-10", "RV-03", "RV-07"]
COILED = ["RV-07", "RV-07", "RV-10", "RV-03", "RV-10", "RV-04", "RV-08", "RV-05", "RV-06", "RV-09", "RV-02"]
COILED += ["BA-24", "BA-18"]

# seats, river, draws: positions after 1, 2, 3 … actions
COUNTS = {
    "roads for two": (2, False, ROADS, [3, 12, 124, 801, 8578]),
    "cities for two": (2, False, CITIES, [4, 12, 42, 128, 790, 2736]),
    "mixed for three": (3, False, MIXED, [7, 56, 56, 162, 1344, 6262]),
    "alone": (1, False, ROADS[::-1], [5, 20, 44, 375, 4422]),
    "river for two": (2, True, RIVER, [2, 6, 6, 16, 32, 176, 352, 1632, 1632, 8704]),
    "coiled river for three": (3, True, COILED, [1, 3, 3, 7, 10, 22, 42, 94, 332, 820, 2600, 5800]),
}


class Engine:
    """Counts with the engine."""

    def __init__(self, ruleset: Ruleset, draws: list[str]) -> None:
        self.ruleset, self.draws = ruleset, draws

    def start(self) -> tuple[Any, int]:
        return self._draw(self.ruleset.start(None), 0)

    def _draw(self, state: Any, drawn: int) -> tuple[Any, int]:
        while state.pending == (CHANCE,):
            self.ruleset.resolve(state, self.ruleset.step(state).read(state, self.draws[drawn]))
            drawn += 1
        return state, drawn

    def children(self, at: tuple[Any, int]) -> dict[str, tuple[Any, int]]:
        state, drawn = at
        found = {}
        for seat in state.pending:
            for action in self.ruleset.options(state, seat):
                after = state.copy()
                self.ruleset.apply(after, seat, action, None)
                found[self.ruleset.write(state, action)] = self._draw(after, drawn)
        return found

    def count(self, at: tuple[Any, int], depth: int) -> int:
        state, _ = at
        if depth == 0:
            return 1
        if depth == 1:
            return len(state.options)
        return sum(self.count(child, depth - 1) for child in self.children(at).values())


class Naive:
    """Counts with the referee: a position, who is on turn, the tile in hand or None, tiles drawn."""

    def __init__(self, start: Position, draws: list[str]) -> None:
        self.first, self.draws = start, draws
        self.seats = sorted(start.scores)

    def start(self) -> tuple[Position, int, str | None, int]:
        return self._draw(self.first, 0, 0)

    def _draw(self, position: Position, turn: int, drawn: int) -> tuple[Position, int, str | None, int]:
        while not position.placements(self.draws[drawn]):
            drawn += 1
        return position, turn, self.draws[drawn], drawn + 1

    def children(self, at: tuple[Position, int, str | None, int]) -> dict[str, Any]:
        position, turn, hand, drawn = at
        found = {}
        if hand is not None:
            for (x, y), quarters in position.placements(hand):
                after = position.lay((x, y), hand, quarters)
                if after.places(self.seats[turn]):
                    found[f"lay {x},{y} {90 * quarters}"] = (after, turn, None, drawn)
                else:
                    found[f"lay {x},{y} {90 * quarters}"] = self._pass_on(after, turn, drawn)
            return found
        found["pass"] = self._pass_on(position, turn, drawn)
        for number in position.places(self.seats[turn]):
            text = name(position.face(position.last or (0, 0)).pieces[number])
            found[f"follower {text}"] = self._pass_on(position.stand(self.seats[turn], number), turn, drawn)
        return found

    def _pass_on(self, position: Position, turn: int, drawn: int) -> tuple[Position, int, str | None, int]:
        after, _ = position.score_turn()
        return self._draw(after, (turn + 1) % len(self.seats), drawn)

    def count(self, at: Any, depth: int) -> int:
        if depth == 0:
            return 1
        return sum(self.count(child, depth - 1) for child in self.children(at).values())


def counters(seats: int, river: bool, draws: list[str]) -> tuple[Engine, Naive]:
    options = {"startSeat": "A"} if seats > 1 else {}
    ruleset = carcassonne(seats, river, **options)
    first = Position.of(View(ruleset, ruleset.start(None), None).data)
    assert sorted(first.scores) == list(SEATS[:seats])
    return Engine(ruleset, draws), Naive(first, draws)


def divide(one: Any, other: Any, depth: int) -> str:
    """Both counts for each first action, those that differ marked."""
    mine, theirs = one.children(one.start()), other.children(other.start())
    lines = []
    for action in sorted({*mine, *theirs}):
        a = one.count(mine[action], depth - 1) if action in mine else None
        b = other.count(theirs[action], depth - 1) if action in theirs else None
        lines.append(f"{'  ' if a == b else '! '}{action}: engine {a}, naive {b}")
    return "\n".join(lines)


@pytest.mark.parametrize("case", COUNTS)
def test_counts_of_positions(case: str) -> None:
    seats, river, draws, numbers = COUNTS[case]
    engine, naive = counters(seats, river, draws)
    for depth, wanted in enumerate(numbers, 1):
        found = engine.count(engine.start(), depth)
        assert found == wanted, f"depth {depth}\n{divide(engine, naive, depth)}"


@pytest.mark.parametrize("case", COUNTS)
def test_the_naive_generator_counts_the_same(case: str) -> None:
    """As deep as it can be counted in a moment. (All of the numbers were, once.)"""
    seats, river, draws, numbers = COUNTS[case]
    engine, naive = counters(seats, river, draws)
    for depth, wanted in enumerate(numbers, 1):
        if wanted > 1000:
            break
        found = naive.count(naive.start(), depth)
        assert found == wanted, f"depth {depth}\n{divide(engine, naive, depth)}"


def test_divide_shows_where_counts_differ() -> None:
    engine, naive = counters(2, False, ROADS)
    assert "!" not in divide(engine, naive, 2)
    naive.draws = ["BA-23", *ROADS]
    assert "! lay " in divide(engine, naive, 2)

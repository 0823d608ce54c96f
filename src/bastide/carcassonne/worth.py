"""What judging a position of Carcassonne rests on; `worth.py` of a box adds what its pieces promise."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from .areas import BUILDINGS, CITY, FIELD, ROAD
from .joining import find
from .landscape import first_square, numbers
from .scoring import value
from .state import CarcassonneState
from .tables import AROUND, STEP

Stakes = dict[tuple[int, int], float]
"""What an owner may expect of a feature: by its root and the seat."""

Chances = tuple[float, ...]
"""By the number of tiles to come that fit an open square: how likely it is filled."""


Spot = tuple[int, int]
"""Where an area meets an empty square: the edge of the square, and the place among the parts along it."""


@cache
def fill_chances(missing: float, power: float) -> Chances:
    """1 - missing / n ** power for n tiles; a square that nothing fits stays empty."""
    return (0.0, *(max(0.0, 1 - missing / n**power) for n in range(1, 600)))


USUAL = fill_chances(0.83, 0.22)
ELSEWHERE = 0.3
"""How likely a feature is completed that is open only where no tile is laid: at the mouth of a tunnel."""
GROWS = {CITY: 1.0, ROAD: 0.5}
"""What a feature gains with each open end until it is completed."""


class Outlook:
    """What a position promises to each seat, while it is being judged.

    `prospects` are points by seat, `early` falls from 1 to 0 towards the end of the game. What a box promises
    has a name, under which weights may correct it; without any it counts as the box says.
    """

    __slots__ = ("_weights", "early", "odds", "prospects", "stakes")

    def __init__(
        self, prospects: list[float], stakes: Stakes, early: float, odds: Odds, weights: Mapping[str, float]
    ) -> None:
        self.prospects, self.stakes, self.early, self.odds = prospects, stakes, early, odds
        self._weights = weights

    def add(self, seat: int, feature: str, points: float) -> None:
        self.prospects[seat] += self._weights.get(feature, 1.0) * points


class Odds:
    """How likely open squares are filled, given the tiles to come. Good for states with the same stock."""

    def __init__(self, state: CarcassonneState, chances: Mapping[int, Chances] | None = None) -> None:
        self._chances = chances or {}
        stock = list(state.stock)
        for added, _ in state.piles:
            stock = [have + more for have, more in zip(stock, added, strict=True)]
        counted: dict[int, tuple[list[tuple[int, ...]], int]] = {}
        for fitting, number in zip(state.tables.fits, stock, strict=True):
            if number:
                _, before = counted.get(id(fitting), (fitting, 0))
                counted[id(fitting)] = fitting, before + number
        self._stock = list(counted.values())
        self._fitting: dict[int, int] = {}
        self._tables = state.tables
        self._left = [(kind, number) for kind, number in enumerate(stock) if number]
        self._joining: dict[tuple[int, int, int, int, int], int] = {}

    def fitting(self, code: int) -> int:
        """How many tiles to come fit an open square whose neighbours show this."""
        known = self._fitting.get(code)
        if known is None:
            known = self._fitting[code] = sum(number for turns, number in self._stock if turns[code])
        return known

    def joining(self, code: int, one: Spot, other: Spot) -> int:
        """How many tiles to come fit such a square and join what meets it at these two spots."""
        key = (code, *one, *other)
        known = self._joining.get(key)
        if known is None:
            fits, join = self._tables.fits, self._tables.join
            known = 0
            for kind, number in self._left:
                for quarter in fits[kind][code]:
                    mine, yours = join[4 * kind + quarter][one[0]], join[4 * kind + quarter][other[0]]
                    if one[1] < len(mine) and other[1] < len(yours) and mine[one[1]] == yours[other[1]] >= 0:
                        known += number
                        break
            self._joining[key] = known
        return known

    def filled(self, state: CarcassonneState, kind: int, place: int) -> float:
        """The likelihood that somebody fills an empty square for a feature of this kind."""
        return self._chances.get(kind, USUAL)[self.fitting(state.slots.get(place, 0))]

    def completed(self, state: CarcassonneState, root: int) -> float:
        """The likelihood that a feature is completed."""
        if state.opens[root] == 0:
            return 1.0
        return self.all_filled(state, state.kind[root], open_squares(state, root))

    def all_filled(self, state: CarcassonneState, kind: int, places: Collection[int]) -> float:
        """The likelihood that all the open squares of a feature are filled."""
        if not places:
            return ELSEWHERE
        chances, slots, fitting = self._chances.get(kind, USUAL), state.slots, self.fitting
        chance = 1.0
        for place in places:
            chance *= chances[fitting(slots.get(place, 0))]
        return chance

    def completed_worth(self, state: CarcassonneState, root: int) -> tuple[float, float]:
        """How likely a feature is completed, and what it would then be worth."""
        worth = sum(term.total for term in value(state, root, True))
        grows = GROWS.get(state.kind[root], 0.0)
        return self.completed(state, root), worth + grows * int(state.opens[root])


def open_squares(state: CarcassonneState, root: int) -> set[int]:
    """The empty squares that have to be filled to complete a feature; of a meadow none."""
    kind, board = state.kind[root], state.board
    if kind == FIELD:
        return set()
    if kind in BUILDINGS:
        centre = first_square(state, root)
        return {centre + step for step in AROUND if centre + step not in board}
    return rim(state, root)


def rim(state: CarcassonneState, root: int) -> set[int]:
    """The empty squares at which a city, a road or a meadow goes on."""
    kind, board = state.kind[root], state.board
    found = set()
    base, laid, where, loose = state.base, state.laid, state.where, state.tables.loose
    for number in numbers(state.mask[root]):
        place, first = where[number], base[number]
        for part, step in loose[laid[number]].get(kind, ()):
            if place + step not in board and find(state, first + part) == root:
                found.add(place + step)
    for node, (number, edge) in state.spans.items():
        if kind == ROAD and find(state, node) == root:
            ends = (state.where[number] + STEP[e] for e in (edge, edge + 2))
            found.update(place for place in ends if place not in board)
    return found

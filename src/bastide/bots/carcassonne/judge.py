"""What things are worth in a game of Carcassonne: areas to whom, and followers in hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import NamedTuple

from ...carcassonne.areas import BUILDINGS, CITY, FIELD, ROAD
from ...carcassonne.hooks import WORTH_MARKS
from ...carcassonne.joining import find
from ...carcassonne.landscape import cities_at, city_parts
from ...carcassonne.scoring import value as area_value
from ...carcassonne.state import CarcassonneState
from ...carcassonne.worth import Odds, fill_chances, open_squares
from ...kernel import Term

PER_CITY = 3
"""What a completed city at a meadow scores (C-6.2-g)."""
STOCKS = 200
"""Stocks whose odds are remembered: every tile that may be drawn next leaves another."""
MEADOWS_LATE = 0.6
"""Before this share of the game is left, a glance at a tile does not stop at its meadows."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in points."""

    hand1: float = 7.0  # the first follower in the supply, …
    hand2: float = 5.0
    hand3: float = 5.0
    hand4: float = 4.0
    hand5: float = 4.0
    hand6: float = 4.0
    hand7: float = 3.0
    hand_more: float = 1.0
    lasts: float = 40.0  # while so many tiles are to come followers are worth all of that, then less
    city_miss: float = 0.83  # see `fill_chances`: how likely an open square is filled
    city_power: float = 0.22
    road_miss: float = 0.7
    road_power: float = 0.3
    cloister_miss: float = 0.8
    cloister_power: float = 0.4
    city_back: float = 3.0  # a follower that returns, beyond the points
    road_back: float = 1.5
    cloister_back: float = 2.5
    city_grows: float = 1.5  # with each open square, if the city is completed
    road_grows: float = 0.5
    field_now: float = 0.72  # of what a meadow would score now: it may still be lost
    field_grows: float = 0.64  # of what its open cities would add
    join_city: float = 0.5  # how likely two cities or roads are joined where very many tiles would do it
    join_field: float = 0.4  # … two meadows
    join_half: float = 4.0  # with so many tiles half of that

    @property
    def hand(self) -> tuple[float, ...]:
        each = [getattr(self, f"hand{n}") for n in range(1, 8)] + [self.hand_more] * 20
        return tuple(sum(each[:n]) for n in range(len(each)))


def read_weights(numbers: Mapping[str, float]) -> Weights:
    """Those of the numbers that are the base game's."""
    known = {field.name for field in fields(Weights)}
    return Weights(**{name: number for name, number in numbers.items() if name in known})


class Share(NamedTuple):
    """What an area promises to a seat: by being owned, and by the followers that come back from it."""

    seat: int
    worth: float
    back: float
    owns: bool


class Judge:
    """The judgement of one mind."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        self.numbers = numbers
        self.weights = read_weights(numbers)
        self._hand = self.weights.hand
        self._back = {CITY: self.weights.city_back, ROAD: self.weights.road_back}
        self._grows = {CITY: self.weights.city_grows, ROAD: self.weights.road_grows}
        w = self.weights
        self._chances = {
            CITY: fill_chances(w.city_miss, w.city_power),
            ROAD: fill_chances(w.road_miss, w.road_power),
            **{kind: fill_chances(w.cloister_miss, w.cloister_power) for kind in BUILDINGS},
        }
        self.join_chances = (
            tuple(w.join_city * n / (n + w.join_half) for n in range(600)),
            tuple(w.join_field * n / (n + w.join_half) for n in range(600)),
        )
        """By the number of tiles that would do it: how likely two areas become one, cities and meadows."""
        self._odds: dict[tuple[object, ...], Odds] = {}

    def odds(self, state: CarcassonneState) -> Odds:
        key = (id(state.tables), bytes(state.stock), len(state.piles))
        known = self._odds.get(key)
        if known is None:
            if len(self._odds) >= STOCKS:
                self._odds.clear()
            known = self._odds[key] = Odds(state, self._chances)
        return known

    def hand(self, state: CarcassonneState, early: float) -> list[float]:
        """What the followers in each supply are worth."""
        return [early * self._hand[self.followers(state, seat)] for seat in range(len(state.score))]

    # -- areas -----------------------------------------------------------------------------------------------

    def shares(
        self, state: CarcassonneState, root: int, figures: tuple[int, ...], odds: Odds, early: float
    ) -> tuple[tuple[Share, ...], frozenset[int]]:
        """What an area promises to the seats with figures on it, and the squares on which that depends."""
        kind = state.kind[root]
        if kind == FIELD:
            worth, near = self.meadow(state, root, odds)
            chance, back = 0.0, 0.0
        elif kind in BUILDINGS:
            worth, chance, near = self.building(state, root, odds)
            back = self.weights.cloister_back
        else:
            worth, chance, near = self.walled(state, root, odds)
            back = self._back.get(kind, 0.0)
        winners = owners(state, root, figures)
        each = chance * back * early
        number = [0] * 8
        for figure in figures:
            number[figure & 7] += 1
        plain = area_value(state, root, False) if kind == FIELD and state.rules.on_own else None
        made = []
        for seat in range(8):
            if number[seat] or seat in winners:
                owned = worth if seat in winners else 0.0
                if plain is not None and seat in winners:
                    owned += own_extra(state, root, seat, plain)
                made.append(Share(seat, owned, each * number[seat], seat in winners))
        return tuple(made), near

    def walled(self, state: CarcassonneState, root: int, odds: Odds) -> tuple[float, float, frozenset[int]]:
        """A city or a road: as it lies, and what it gains if it is completed."""
        kind = state.kind[root]
        done = sum(term.total for term in area_value(state, root, True))
        if state.opens[root] == 0:
            return done, 1.0, frozenset()
        now = sum(term.total for term in area_value(state, root, False))
        places = open_squares(state, root)
        chance = odds.all_filled(state, kind, places)
        grows = self._grows.get(kind, 0.0) * len(places)
        return now + chance * (done + grows - now), chance, frozenset(places)

    def building(self, state: CarcassonneState, root: int, odds: Odds) -> tuple[float, float, frozenset[int]]:
        """A cloister: a point for each square around it that is filled or will be."""
        now = sum(term.total for term in area_value(state, root, False))
        places = open_squares(state, root)
        kind = state.kind[root]
        chance, more = 1.0, 0.0
        for place in places:
            filled = odds.filled(state, kind, place)
            more += filled
            chance *= filled
        return now + more, chance, frozenset(places)

    def meadow(self, state: CarcassonneState, root: int, odds: Odds) -> tuple[float, frozenset[int]]:
        """The cities at a meadow that are completed, and those that may be."""
        cities = {find(state, node) for node in city_parts(state, root)}
        if state.rules.on_cities or state.rules.on_score[FIELD]:
            finished = cities_at(state, root)
            now = sum(term.total for term in area_value(state, root, False))
        else:
            finished = {city for city in cities if state.opens[city] == 0}
            now = PER_CITY * len(finished)
        more = 0.0
        near: set[int] = set()
        for city in cities - finished:
            if state.opens[city]:
                places = open_squares(state, city)
                near |= places
                more += PER_CITY * odds.all_filled(state, CITY, places)
        return self.weights.field_now * now + self.weights.field_grows * more, frozenset(near)

    def claim(self, state: CarcassonneState, seat: int, odds: Odds, early: float) -> float:
        """The most that a follower promises on the tile just laid, beyond what it is worth in hand."""
        number = self.followers(state, seat)
        if not number:
            return 0.0
        best = 0.0
        first = state.base[state.at]
        for node in range(first, first + len(state.tables.kinds[state.laid[state.at]])):
            root = find(state, node)
            if root in state.standing:
                continue
            kind = state.kind[root]
            if kind == FIELD:
                if early > MEADOWS_LATE:
                    continue
                worth, back = self.meadow(state, root, odds)[0], 0.0
            elif kind in BUILDINGS:
                worth, chance, _ = self.building(state, root, odds)
                back = chance * self.weights.cloister_back
            else:
                worth, chance, _ = self.walled(state, root, odds)
                back = chance * self._back.get(kind, 0.0)
            best = max(best, worth + early * (back if state.opens[root] else self._cost(number)))
        return max(0.0, best - early * self._cost(number))

    def _cost(self, number: int) -> float:
        """What one follower less in hand costs."""
        return self._hand[number] - self._hand[number - 1]

    def followers(self, state: CarcassonneState, seat: int) -> int:
        supply = state.supply
        if len(state.rules.followers) == 1:
            return supply[seat]
        return sum(supply[8 * i + seat] for i, follower in enumerate(state.rules.followers) if follower)

    def marks(self, state: CarcassonneState, root: int) -> tuple[object, ...]:
        """What changes the worth of an area without a trace on its tiles."""
        listeners = state.ruleset.listeners(WORTH_MARKS)
        return tuple(mark(state, root) for mark in listeners) if listeners else ()


def own_extra(state: CarcassonneState, root: int, seat: int, plain: list[Term]) -> float:
    """What an owner gets of a meadow beyond the others: for a pig, a herd, besieged cities."""
    terms = plain
    for change in state.rules.on_own:
        terms = change(state, root, False, seat, terms)
    return float(sum(t.total for t in terms) - sum(t.total for t in plain))


def owners(state: CarcassonneState, root: int, figures: tuple[int, ...]) -> list[int]:
    """Who owns an area on which these stand."""
    return strongest(state, (root,), strengths(state, root, figures))


def strengths(state: CarcassonneState, root: int, figures: tuple[int, ...]) -> list[int]:
    """What these count in an area, by seat."""
    power = [0] * 8
    kinds = state.rules.figures
    for figure in figures:
        weigh = kinds[figure >> 3].strength
        power[figure & 7] += 1 if weigh is None else weigh(state, root)
    return power


def strongest(state: CarcassonneState, roots: tuple[int, ...], power: list[int]) -> list[int]:
    """Who owns these areas, if they are one."""
    most = max(power)
    found = [seat for seat in range(8) if most and power[seat] == most]
    for change in state.rules.on_owners:
        for root in roots:
            found = change(state, root, found)
    return found


def lead(prospects: list[float], seat: int) -> float:
    others = [p for player, p in enumerate(prospects) if player != seat]
    return prospects[seat] - (max(others) if others else 0.0)

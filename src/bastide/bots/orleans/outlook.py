"""What everything is worth to one seat in one position: `total`, and what each single thing would add to it.

The worth of a position is the points of the seat at the end, as far as they can be foreseen: coins and goods,
people times status with what is expected of both, and an engine of followers, technology and places that
brings so much in each round to come.
"""

from __future__ import annotations

from math import exp

from ...orleans.state import OrleansState
from ...orleans.tables import (
    FARMER,
    FREE,
    KINDS,
    KNIGHT,
    TECH,
    G,
    N,
)
from .forecast import foresee
from .layout import Layout
from .weights import Weights


class Outlook:
    """Made anew whenever the position has changed; the prices within it are worked out when asked for."""

    def __init__(self, state: OrleansState, seat: int, weights: Weights, layout: Layout) -> None:
        self.state, self.seat, self.weights, self.layout = state, seat, weights, layout
        tables = self.tables = state.tables
        rest = self.rest = max(0, tables.rounds - len(state.turned))
        self.horizon = rest * rest / (rest + weights.delay) if rest else 0.0
        self.near_end = min(1.0, rest / 4)
        self.taste = min(1.0, rest / 6)
        self.goods = state.goods[G * seat : G * seat + G]
        self.track = state.tracks[N * seat : N * seat + N]
        self.space = state.development[seat]
        self.people = state.built[seat] + state.citizens.count(seat)
        self.growing = weights.growth * min(1.0, rest / 9)
        self.most_drawn = max(tables.allowance)
        self._count_followers()
        self._look_around()
        self.income, self.trading, self.tax, self.due = foresee(state, weights.foresight)
        self.engine_now = self.engine(self.deck, tables.allowance[self.track[KNIGHT]])
        self._prospects: dict[int, float] = {}
        self._losses: dict[int, float] = {}
        self._goods: dict[int, float] = {}
        self._steps: dict[int, float] = {}
        self.citizen = self._renown(self.people + 1, self.space) - self._renown(self.people, self.space)

    def _count_followers(self) -> None:
        state, tables, weights = self.state, self.tables, self.weights
        base, spaces = KINDS * self.seat, tables.spaces * self.seat
        end = base + KINDS
        counts = list(map(int.__add__, state.bag[base:end], state.market[base:end]))
        self.kit = tables.kit(state.owned[self.seat])
        if self.kit.storage:
            counts = list(map(int.__add__, counts, state.tower[base:end]))
        on = self.on = state.on[spaces : spaces + tables.spaces]
        self.placed_technology = 0.0
        for space in self.kit.spaces:
            what = on[space]
            if what >= 0:
                if what == TECH:
                    self.placed_technology += weights.technology[space]
                else:
                    counts[what] += 1
        if state.turn == self.seat:
            for kind in state.hand:
                counts[kind] += 1
        self.deck = list(map(int.__add__, counts[:N], counts[N:]))

    def _look_around(self) -> None:
        """Where the others are."""
        state, seats, seat = self.state, self.tables.seats, self.seat
        others = [other for other in range(seats) if other != seat]
        farmers = [state.tracks[N * other + FARMER] for other in others]
        self.most_farmers = max(farmers, default=99)
        self.least_farmers = min(farmers) if len(others) > 1 else -1
        self.furthest = max((state.development[other] for other in others), default=0)
        self.most_stations = max((state.built[other] for other in others), default=99)
        spaces = self.tables.space_citizen
        open_ones = [s for s in self.layout.citizen_spaces if state.citizens[spaces[s]] < 0]
        self.last_citizen = open_ones[-1] if open_ones and others else -1

    # -- the terms ---------------------------------------------------------------------------------------

    def total(self) -> float:
        """Points expected at the end."""
        state, seat, weights = self.state, self.seat, self.weights
        made = (
            self._purse(state.coins[seat]) + self._wares(self.goods) + self._renown(self.people, self.space)
        )
        made += self.trading * state.built[seat]
        if not self.rest:
            return made + 0.02 * self.space
        made += self.horizon * (self.engine_now + self.placed_technology)
        made += self.horizon * sum(map(float.__mul__, weights.track, map(float, self.track)))
        made += self.technology * (state.held[seat] + state.first_held[seat])
        made += sum(self.tile(p) for p in self.kit.places if p >= self.tables.board)
        made += self.prospect(state.merchant[seat]) + self.leads(self.track[FARMER], self.space, 0)
        return made + self.taste * self._liked()

    def _liked(self) -> float:
        """What a style is fond of."""
        weights, built = self.weights, self.state.built[self.seat]
        likes = weights.for_development * self.space + weights.for_trade * built
        return likes + weights.for_deeds * (self.people - built)

    def _purse(self, coins: int) -> float:
        weights = self.weights
        return coins + weights.buffer * min(coins, weights.buffer_coins) * min(1.0, self.rest / 6)

    def _wares(self, goods: list[int]) -> float:
        points = self.tables.points
        made = 0.0
        for good in range(G):
            made += goods[good] * (points[good] - self.tax)
        due = self.due
        if due:
            for good in self.tables.food:  # the cheapest first
                given = min(due, goods[good])
                due -= given
                made -= given * points[good]
            made -= self.weights.hunger * due
        return made

    def _renown(self, people: int, space: int) -> float:
        """Stations and citizens times the status, those to come included."""
        rest, weights = self.rest, self.weights
        status = self.tables.status[space]
        if not rest:
            return people * status + self.income * status
        return (people + weights.people * rest) * self.layout.status(
            space + weights.steps * rest
        ) + self.income * status

    def engine(self, deck: list[int], allowance: int) -> float:
        """What followers bring in a round: each one drawn something, and a profession at hand its worth."""
        weights = self.weights
        size = sum(deck)
        if not size:
            return 0.0
        expected = allowance + self.growing * (self.most_drawn - allowance)
        drawn = min(expected, max(1.0, size - weights.idle))
        share = -weights.plenty * drawn / size
        made = weights.draw * drawn
        for worth, number in zip(weights.follower, deck, strict=True):
            if number:
                made += worth * (1.0 - exp(share * number))
        return made

    def prospect(self, town: int) -> float:
        """What a town promises to a merchant who stands there."""
        found = self._prospects.get(town)
        if found is None:
            found = self._prospects[town] = self._prospect(town)
        return found

    def _prospect(self, town: int) -> float:
        weights, layout, state = self.weights, self.layout, self.state
        points, slots = self.tables.points, state.slots
        made = weights.routes * sum(points[slots[slot]] for slot in layout.slots[town] if slots[slot] >= 0)
        if state.unbuilt[self.seat]:
            made += weights.here * self.is_free(town)
            made += weights.near * min(4, sum(map(self.is_free, layout.next[town])))
            made += weights.far * min(6, sum(map(self.is_free, layout.beyond[town])))
        return made * self.near_end

    def is_free(self, town: int) -> bool:
        """Whether the seat could build there."""
        here = self.state.stations[town]
        return not here >> self.seat & 1 if self.tables.shared[town] else not here

    def leads(self, farmers: int, space: int, stations: int) -> float:
        """Who is in front: farmers track, development while citizens lie ahead, most stations."""
        weights = self.weights
        made = 0.0
        if farmers > self.most_farmers:
            made += weights.lead_farmer * self.rest
        elif farmers < self.least_farmers:
            made -= weights.last_farmer * self.rest
        if space < self.last_citizen:
            ahead = (space - self.furthest) / 4
            made += weights.lead_development * max(-1.0, min(1.0, ahead)) * self.near_end
        most = self.state.built[self.seat] + stations - self.most_stations
        return made + weights.lead_stations * max(-2, min(2, most))

    # -- what single things add --------------------------------------------------------------------------

    def coins(self, number: int) -> float:
        here = self.state.coins[self.seat]
        if self.tables.limited and number > self.state.bank:
            number = max(0, self.state.bank)
        return self._purse(here + number) - self._purse(here)

    def good(self, good: int) -> float:
        found = self._goods.get(good)
        if found is None:
            more = self.goods[:]
            more[good] += 1
            found = self._goods[good] = self._wares(more) - self._wares(self.goods)
        return found

    def steps(self, number: int) -> float:
        """Development: coins and citizens on the way included."""
        found = self._steps.get(number)
        if found is None:
            found = self._steps[number] = self._develop(number)
        return found

    def _develop(self, number: int) -> float:
        tables, state = self.tables, self.state
        end = min(tables.end, self.space + number)
        people, coins = self.people, 0
        for space in range(self.space + 1, end + 1):
            coins += tables.space_coins[space]
            citizen = tables.space_citizen[space]
            people += citizen >= 0 and state.citizens[citizen] < 0
        made = self._renown(people, end) - self._renown(self.people, self.space)
        if coins:
            made += self.coins(coins)
        if self.rest:
            farmers = self.track[FARMER]
            made += self.leads(farmers, end, 0) - self.leads(farmers, self.space, 0)
        return made + (0.02 + self.taste * self.weights.for_development) * (end - self.space)

    @property
    def technology(self) -> float:
        """A technology tile beside the board."""
        return self.weights.held * self.horizon

    def tile(self, place: int) -> float:
        """A place tile; some grow with status or stations."""
        effect = self.tables.places[place].effect
        made = self.weights.tile[place] * self.horizon
        if effect.coins_per == "status":
            made *= self.layout.status(self.space + self.weights.steps * self.rest / 2) / 3
        elif effect.coins_per == "station":
            made *= (self.state.built[self.seat] + self.weights.people * self.rest / 2) / 4
        return made

    def dismiss(self, profession: int) -> float:
        """What a follower takes with it who leaves for good."""
        found = self._losses.get(profession)
        if found is None:
            deck = self.deck[:]
            deck[profession] -= 1
            less = self.engine(deck, self.tables.allowance[self.track[KNIGHT]])
            found = max(self.weights.loss, self.engine_now - less) * self.horizon
            self._losses[profession] = found
        return found

    def station(self, town: int) -> float:
        """A station in a town."""
        tables = self.tables
        made = self.citizen + self.trading + self.taste * self.weights.for_trade
        farmers = self.track[FARMER]
        made += self.leads(farmers, self.space, 1) - self.leads(farmers, self.space, 0)
        if self.rest:
            made -= self.weights.here * self.near_end
            for place in self.kit.places:
                if place >= tables.board and tables.places[place].effect.coins_per == "station":
                    made += self.weights.tile[place] * self.horizon / 4
        return made

    def free_space(self, space: int) -> bool:
        return self.on[space] == FREE

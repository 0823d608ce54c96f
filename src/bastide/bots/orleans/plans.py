"""Plans for a whole board: which places together, and who goes where.

A wish is a place, or some that belong together, with what it would add and whom it needs. A plan is the set
of wishes that adds most with the followers at hand; who stays on the market is worth something, too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from ...kernel import Action
from ...orleans.tables import FREE, KINDS, KNIGHT, MONK, N
from .gains import best_journey, best_sending, gain
from .layout import BATH, BUILD, NOTHING, SEND, SHELTER, TRAVEL
from .outlook import Outlook

LEAST = 0.05
"""What adds less than this is not worth a follower."""
ANY = N
"""The need of a space that takes everybody."""
PATIENCE = 1200
"""Sets of wishes that are looked at for one plan."""

Needs = tuple[int, ...]
"""How many of each profession, and of anybody."""


class Wish(NamedTuple):
    worth: float
    places: tuple[int, ...]
    needs: Needs
    size: int
    sent: tuple[int, ...] = ()
    """Professions that go to the Town Hall for good."""


class Plan(NamedTuple):
    worth: float
    wishes: tuple[Wish, ...]


class Hands:
    """The followers that a plan can use: market and tower of one seat."""

    def __init__(self, outlook: Outlook) -> None:
        state, base = outlook.state, KINDS * outlook.seat
        self.market = state.market[base : base + KINDS]
        self.tower = state.tower[base : base + KINDS]
        self.neutral = [self.market[p] for p in range(N)]
        self.number = [
            self.market[p] + self.market[N + p] + self.tower[p] + self.tower[N + p] for p in range(N)
        ]
        self.size = sum(self.number)
        self.stand_ins = outlook.layout.stand_ins(state.owned[outlook.seat])
        bag = sum(state.bag[base : base + KINDS])
        tables = state.tables
        drawn = min(tables.allowance[outlook.track[KNIGHT]], bag + self.size)
        self.room = max(0, tables.market - drawn) if outlook.rest else 0
        """How many may stay on the market and keep nobody from being drawn."""

    def covers(self, needs: Needs) -> list[tuple[int, int]] | None:
        """Who stands in for whom, so that all needs are met; None if they cannot be."""
        left = [have - need for have, need in zip(self.number, needs, strict=False)]
        stands: list[tuple[int, int]] = []
        for profession in range(N):
            while left[profession] < 0:
                for other in self.stand_ins[profession]:
                    if left[other] > 0:
                        left[other] -= 1
                        left[profession] += 1
                        stands.append((profession, other))
                        break
                else:
                    return None
        return stands if sum(left) >= needs[ANY] else None


def wishes(outlook: Outlook, hands: Hands) -> list[Wish]:
    """All that could be done with the followers at hand, what adds most first."""
    found = [
        wish
        for wish in _wishes(outlook, hands)
        if wish.worth > LEAST and hands.covers(wish.needs) is not None
    ]
    found.sort(key=lambda wish: -wish.worth)
    return found


def _wishes(outlook: Outlook, hands: Hands) -> Iterator[Wish]:
    tables, layout = outlook.tables, outlook.layout
    journeys, builders = [], []
    for place in tables.kit(outlook.state.owned[outlook.seat]).places:
        does = layout.does[place]
        if does in (NOTHING, SEND):
            continue
        needs, size = _needs(outlook, place)
        if not size:
            if does == TRAVEL and not any(outlook.free_space(s) for s in layout.spaces[place]):
                journeys.append((place, needs, 0))
            continue
        if does == SHELTER:
            worth = outlook.weights.shelter if outlook.rest > 1 else 0.0
        else:
            worth = gain(outlook, place)
        yield Wish(worth, (place,), needs, size)
        if does == TRAVEL:
            journeys.append((place, needs, size))
        elif does == BUILD and worth <= LEAST and outlook.state.unbuilt[outlook.seat]:
            builders.append((place, needs, size))
    for place, needs, size in journeys:
        for builder, more, other in builders:
            if outlook.layout.leaving[outlook.state.merchant[outlook.seat]]:
                worth, town = best_journey(outlook, place, builder) if _open(outlook, place) else (0.0, -1)
                if town >= 0 and outlook.is_free(town):
                    both = tuple(a + b for a, b in zip(needs, more, strict=True))
                    yield Wish(worth, (place, builder), both, size + other)
    yield from _to_town_hall(outlook, hands)


def _open(outlook: Outlook, place: int) -> bool:
    return outlook.tables.acts[place].hindrance(outlook.state, outlook.seat) is None


def _needs(outlook: Outlook, place: int) -> tuple[Needs, int]:
    needs = [0] * (N + 1)
    size = 0
    for space in outlook.layout.spaces[place]:
        if outlook.on[space] == FREE:
            needs[outlook.tables.need[space]] += 1  # -1, anybody, is the last one
            size += 1
    return tuple(needs), size


def _to_town_hall(outlook: Outlook, hands: Hands) -> Iterator[Wish]:
    """The best one or two to send to deeds, together with who waits there already."""
    for place in outlook.layout.halls:
        spaces = [outlook.on[space] for space in outlook.layout.spaces[place]]
        free = spaces.count(FREE)
        waiting = [what for what in spaces if 0 <= what < N]
        kinds = [p for p in range(N) for _ in range(hands.neutral[p])]
        if not free or not kinds:
            continue
        for most in range(1, free + 1):
            worth, sent = best_sending(outlook, kinds, most)
            if len(sent) == most and not waiting:
                needs = [0] * (N + 1)
                for kind, _ in sent:
                    needs[kind] += 1
                yield Wish(worth, (place,), tuple(needs), most, tuple(kind for kind, _ in sent))


def best_plans(outlook: Outlook, hands: Hands, found: list[Wish], number: int) -> list[Plan]:
    """The sets of wishes that add most: depth first, best first; a branch that cannot catch up is left."""
    keep = outlook.weights.keep
    rests = [sum(wish.worth for wish in found[i : i + 4]) for i in range(len(found) + 1)]
    top: list[Plan] = [Plan(keep * min(hands.size, hands.room), ())]
    budget = PATIENCE

    def search(
        i: int, made: float, used: int, taken: tuple[Wish, ...], places: frozenset[int], needs: Needs
    ) -> None:
        nonlocal budget
        for at in range(i, len(found)):
            if made + rests[at] + keep * hands.room <= (top[-1].worth if len(top) >= number else -1e9):
                return
            wish = found[at]
            if used + wish.size > hands.size or not places.isdisjoint(wish.places):
                continue
            budget -= 1
            if budget < 0:
                return
            total = tuple(map(int.__add__, needs, wish.needs))
            if hands.covers(total) is None:
                continue
            more = made + wish.worth
            plan = Plan(more + keep * min(hands.size - used - wish.size, hands.room), (*taken, wish))
            if len(top) < number or plan.worth > top[-1].worth:
                top.append(plan)
                top.sort(key=lambda one: -one.worth)
                del top[number:]
            search(at + 1, more, used + wish.size, plan.wishes, places.union(wish.places), total)

    search(0, 0.0, 0, (), frozenset(), (0,) * (N + 1))
    return top


def carry_out(outlook: Outlook, hands: Hands, plan: Plan, found: list[Wish]) -> Action:
    """The plan as one action: everybody to a space, and whoever would be in the way waits somewhere."""
    spaces: list[list[int]] = [[] for _ in range(N + 1)]  # by need; those of the Town Hall first
    sent: set[int] = set()
    totals: Needs = (0,) * (N + 1)
    for wish in sorted(plan.wishes, key=lambda wish: not wish.sent):
        totals = tuple(map(int.__add__, totals, wish.needs))
        free = [s for place in wish.places for s in outlook.layout.spaces[place] if outlook.on[s] == FREE]
        for space, need in zip(free, wish.sent or (outlook.tables.need[s] for s in free), strict=False):
            spaces[need].append(space)
        sent.update(free if wish.sent else ())
    places = Placing(hands)
    stands = hands.covers(totals) or []
    for need in range(N):
        others = [other for wanted, other in stands if wanted == need]
        exact = len(spaces[need]) - len(others)
        for space, who in zip(spaces[need], [need] * exact + others, strict=True):
            places.put(who, space, space in sent)
    for space in spaces[ANY]:
        who = min(places.spare(), key=lambda p: (p == MONK, outlook.weights.follower[p]))
        places.put(who, space, False)
    _wait(outlook, places, plan, found)
    return ("plan", tuple(places.parts), True)


class Placing:
    """Followers on their way from market and tower to the spaces of a plan."""

    def __init__(self, hands: Hands) -> None:
        self.market, self.tower, self.room = hands.market[:], hands.tower[:], hands.room
        self.parts: list[Action] = []

    def put(self, profession: int, space: int, sent: bool) -> None:
        """Marked ones first; who is sent away must be neutral."""
        for kind in (profession,) if sent else (N + profession, profession):
            if self.market[kind]:
                self.market[kind] -= 1
                self.parts.append(("put", kind, space))
                return
        for kind in (N + profession, profession):
            if self.tower[kind]:
                self.tower[kind] -= 1
                self.parts.append(("put", kind, space, 1))
                return

    def spare(self) -> list[int]:
        """Professions of those who are left."""
        piles = (self.market, self.tower)
        return [p for p in range(N) if any(pile[p] or pile[N + p] for pile in piles)]


def _wait(outlook: Outlook, places: Placing, plan: Plan, found: list[Wish]) -> None:
    """Whoever would keep others from being drawn, or could go on with the Bathhouse, waits at a place."""
    if not outlook.rest:
        return
    used = {place for wish in plan.wishes for place in wish.places}
    bathing = any(outlook.layout.does[place] == BATH for place in used)
    crowd = sum(places.market) if bathing else sum(places.market) - places.room
    taken = {part[2] for part in places.parts}
    order = dict.fromkeys(place for wish in found if not wish.sent for place in wish.places)
    for place in order:
        for space in outlook.layout.spaces[place]:
            need = outlook.tables.need[space]
            if crowd <= 0 or need < 0 or outlook.on[space] != FREE or space in taken:
                continue
            if places.market[need] or places.market[N + need]:
                places.put(need, space, False)
                crowd -= 1


def noisy(found: list[Wish], rng: random.Random, noise: float) -> list[Wish]:
    """The same wishes, weighed a little differently."""
    changed = [wish._replace(worth=wish.worth * (1 + noise * (2 * rng.random() - 1))) for wish in found]
    changed.sort(key=lambda wish: -wish.worth)
    return changed


def worth_of(outlook: Outlook, hands: Hands, plan: Plan, found: list[Wish]) -> float:
    """A plan of changed wishes as the true ones judge it."""
    true = {(wish.places, wish.needs): wish.worth for wish in found}
    made = sum(true[wish.places, wish.needs] for wish in plan.wishes)
    used = sum(wish.size for wish in plan.wishes)
    return made + outlook.weights.keep * min(hands.size - used, hands.room)

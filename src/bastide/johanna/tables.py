"""The sheet compiled for play: numbers and masks in place of names, so that a decision costs microseconds.

Whatever an effect of the sheet says becomes a row of *parts* that are carried out one after the other. A part
either happens by itself or has a *menu*: what can be chosen, and the decision that asks for it. A standard
action is a menu too, and the monk's is everybody's menu in one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Any, Final

from ..kernel import Setup
from .sheets import (
    ANY_PERSON,
    CHOICE,
    COUNTED,
    HIRED_MONK,
    HUB,
    MONK,
    TIERS,
    TILE_PERSONS,
    DataError,
    Effect,
    Line,
    Place,
    Sheets,
)

# Compiled, a number that is `Final` is no look-up by name.
PERSONS: Final = (*TILE_PERSONS, MONK)
TYPES: Final = len(TILE_PERSONS)
MONK_NO: Final = PERSONS.index(MONK)
FREE: Final = -1
"""Nobody has it: a place that is laid out, a yellow bonus that is open."""
OUT: Final = -2
"""A place that is not in this game."""
REMOVED: Final = -3
"""A place that Johanna has removed from it."""
JOHANNA: Final = 5
"""Her number among the owners of crossed things: she has the mark of the sixth seat."""
FULL: Final = -1
"""In place of a row or a sort: all are full, so it is a shield (J-W-5, J-Q-7)."""

PICK: Final = 0
GOOD: Final = 1
DEVELOP: Final = 2
PER: Final = 3
SHIELD: Final = 4
CITIZEN: Final = 5
POINTS: Final = 6
ACT: Final = 7
LEAP: Final = 8
"""What a part is: PICK has a menu, ACT an action of a person, the others happen by themselves."""


@dataclass(frozen=True, slots=True)
class Menu:
    """What may be chosen, one of it: a good, a route, a coin, development, a trading post, a place."""

    ask: str  # the step that asks for it
    good: bool = False
    routes: int = 0  # a mask
    coin: int = 0
    develop: int = 0
    build: int = -1  # the coins that it costs
    acquire: bool = False

    def joined(self, other: Menu) -> Menu:
        for name in ("coin", "develop", "build"):
            mine, theirs, none = getattr(self, name), getattr(other, name), getattr(Menu(""), name)
            if mine != theirs and none not in (mine, theirs):
                raise DataError("data", name, f"one choice cannot offer it twice, as {mine} and as {theirs}")
        return Menu(
            "action.alternative",
            self.good or other.good,
            self.routes | other.routes,
            max(self.coin, other.coin),
            max(self.develop, other.develop),
            max(self.build, other.build),
            self.acquire or other.acquire,
        )


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that an effect does."""

    kind: int
    amount: int = 1
    what: int = 0
    menu: int = -1
    ask: str = ""


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus of the sheet. `id` is where it stands; `parts` are in the order in which they are popped."""

    id: str
    name: str
    yellow: bool
    parts: tuple[int, ...]
    at_once: bool  # a shield, a citizen or points: marked without being asked
    rule: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class Pair:
    """The bonuses of a line or field: white and yellow, -1 where there is none."""

    white: int = -1
    yellow: int = -1


@lru_cache(4096)
def numbers(mask: int) -> tuple[int, ...]:
    """The numbers in a mask, from the lowest."""
    return tuple([number for number in range(mask.bit_length()) if mask >> number & 1])


@dataclass
class Tables:
    sheets: Sheets
    setup: Setup
    rivals: int = 0  # those who play without a seat
    menus: list[Menu] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)
    bonuses: list[Bonus] = field(default_factory=list)
    deck: Any = None  # what the module of the solo game needs at hand

    def __post_init__(self) -> None:
        seats = self.setup.seats
        self.count = self.sheets.with_players(seats)
        self.movers = seats + self.rivals
        self.options: dict[str, Any] = dict(self.setup.options)
        self.bonuses_wait: bool = self.options["plus_bonus_timing"] != "free"
        self._map(seats)
        self._stores()
        self._development()
        self._deeds(seats)
        self._places()
        self._persons()
        self.coin_part = self._part(Effect("coin"))
        # what can be crossed to pay: by number of coins, and by how many of them each row could give
        self.most_coins = most = max(*self.cost, *(menu.build for menu in self.menus))
        self.payments = [_payments(coins, self.rows, most) for coins in range(most + 1)]
        self.bonus_ids = {bonus.id: number for number, bonus in enumerate(self.bonuses)}

    # -- the map -------------------------------------------------------------------------------------------

    def _map(self, seats: int) -> None:
        country = self.sheets.map
        inside = self.options["struck_routes"] == "inside_only"
        struck = country.struck_routes(seats, inside_only=inside)
        self.towns = [t.id for t in country.towns]
        self.town_no = {town: number for number, town in enumerate(self.towns)}
        self.hub = self.town_no[HUB]
        self.hub_bit = 1 << self.hub
        self.numbered = [  # town numbers from the lowest to the highest
            self.town_no[t.id] for t in sorted(country.towns, key=lambda t: t.number or 0) if t.number
        ]
        self.struck_towns = sum(1 << self.town_no[t] for t in country.struck_towns(seats))
        self.routes = [r.id for r in country.routes]
        self.route_no = {route: number for number, route in enumerate(self.routes)}
        self.ends = [tuple(self.town_no[e] for e in r.ends) for r in country.routes]
        self.struck_routes = sum(1 << self.route_no[r] for r in struck)
        self.land = sum(1 << n for n, r in enumerate(country.routes) if r.by == "land")
        self.routes_at = [0] * len(self.towns)
        for number, ends in enumerate(self.ends):
            for town in ends:
                self.routes_at[town] |= 1 << number
        goods = [g.id for g in self.sheets.warehouse.goods]
        self.route_goods = [tuple(goods.index(g) for g in r.goods) for r in country.routes]
        self.route_fields = [r.development for r in country.routes]
        self.town_bonus = {
            self.town_no[t.id]: self._bonus(f"town:{t.id}", Effect("citizen"), True, "J-CR-8")
            for t in country.towns
            if t.citizen and not self.struck_towns >> self.town_no[t.id] & 1
        }

    # -- warehouse, bank, depot, development ---------------------------------------------------------------

    def _stores(self) -> None:
        sheets = self.sheets
        self.goods = [g.id for g in sheets.warehouse.goods]
        self.sorts = len(self.goods)
        self.good_points = [g.points for g in sheets.warehouse.goods]
        self.spaces = len(sheets.warehouse.columns)
        self.columns = [
            self._pair(f"warehouse:column{n}", line, "J-W-6", "J-W-8")
            for n, line in enumerate(sheets.warehouse.columns, 1)
        ]
        self.rows = len(sheets.bank.rows)
        self.width = len(sheets.bank.columns)
        self.bank_rows = [
            self._pair(f"bank:row{n}", line, "J-Q-6", "J-Q-6") for n, line in enumerate(sheets.bank.rows, 1)
        ]
        self.bank_columns = [
            self._pair(f"bank:column{n}", line, "J-Q-11", "J-Q-12")
            for n, line in enumerate(sheets.bank.columns, 1)
        ]
        self.start_row = self.options["start_coin_row"] - 1
        self.depot = sheets.depot
        self.monk_points = sheets.monks.points_by_hired
        self.hires = sheets.monks.hires

    def _development(self) -> None:
        track = self.sheets.development
        self.length = len(track)
        self.fields = [
            self._pair(f"development:{f.at}", Line(f.bonus, f.yellow), "J-E-2", "J-E-5") for f in track
        ]
        self.multiplier = [f.multiplier for f in track]
        self.level: list[int] = [self.options["initial_level"]]  # by the number of ticked fields
        for number in self.multiplier:
            self.level.append(max(self.level[-1], number))

    # -- deeds and places ----------------------------------------------------------------------------------

    def _deeds(self, seats: int) -> None:
        deeds = self.sheets.deeds
        in_play = self.sheets.deeds_with(seats)
        self.deeds = [d.no for d in in_play]
        self.deed_persons = [tuple(PERSONS.index(p) for p in d.persons) for d in deeds]
        self.deed_mask = [0] * len(deeds)
        self.shown: list[list[tuple[int, int]]] = [[] for _ in PERSONS]  # by person: deed and tick
        tick = 0
        for number, persons in enumerate(self.deed_persons):
            for person in persons:
                self.deed_mask[number] |= 1 << tick
                if deeds[number] in in_play:
                    self.shown[person].append((number, tick))
                tick += 1
        self.tick_of = [(d, p) for d, persons in enumerate(self.deed_persons) for p in persons]
        self.deed_effect = [self._row(d.effect) for d in deeds]
        self.deed_bonus = [self._bonus(f"deed:{d.no}", d.yellow, True, "J-D-7") for d in deeds]

    def _places(self) -> None:
        places = self.sheets.places
        cards = places.cards
        self.places = [c.id for c in cards]
        self.place_no = {name: number for number, name in enumerate(self.places)}
        self.tier = [TIERS.index(c.tier) for c in cards]
        free = self.options["places"] == "printed" and not self.options["printed_tiers"]
        self.tiers_open = free
        self.cost = [0 if free else places.cost[c.tier] for c in cards]
        self.tier_mask = [sum(1 << n for n, t in enumerate(self.tier) if t == i) for i in range(len(TIERS))]
        self.place_effect = [self._row(c.effect) for c in cards]
        self.plus = [self._mask(cards, "plus", p) for p in TILE_PERSONS]
        own = [self._mask(cards, "action", p) for p in TILE_PERSONS]
        anywhere = self._mask(cards, "action", ANY_PERSON)
        every = sum(own)
        monks = every | (anywhere if self.options["circus_with_monk"] else 0)
        self.works = [mask | anywhere for mask in own] + [monks]  # by person, the monk being of a bonus
        self.works_hired = monks | self._mask(cards, "action", HIRED_MONK)
        self.works_school = every | anywhere
        self.discount, self.discount_by = 0, 0
        self.swap = self.tavern = self.school = 0
        self.pupil = -1
        for number, card in enumerate(cards):
            for effect in card.effect:
                self._special(number, card, effect)
        self.printed = sum(1 << n for n, c in enumerate(cards) if c.printed)
        self.layouts = [
            [sum(1 << n for n in chosen) for chosen in combinations(numbers, places.per_tier_laid_out)]
            for numbers in ([n for n, t in enumerate(self.tier) if t == i] for i in range(len(TIERS)))
        ]

    def _mask(self, cards: Sequence[Place], kind: str, person: str) -> int:
        return sum(1 << n for n, c in enumerate(cards) if c.kind == kind and c.person == person)

    def _special(self, number: int, card: Place, effect: Effect) -> None:
        bit = 1 << number
        if effect.what == "cheaper_places":
            self.discount |= bit
            self.discount_by = effect.amount
        elif effect.what == "swap_one_good":
            self.swap |= bit
        elif effect.what == "build_in_crossed_towns":
            self.tavern |= bit
        elif effect.what == "scholar_as_any_person":
            self.school |= bit
            self.pupil = PERSONS.index(card.person or "")

    # -- persons -------------------------------------------------------------------------------------------

    def _persons(self) -> None:
        """J-A-1, J-N-1: the menu of each person's standard action, and the monk's, which is all of them."""
        menus = []
        for name in TILE_PERSONS:
            action = self.sheets.person[name].action
            if len(action) != 1:
                raise DataError("data/persons.toml", f"persons.{name}", "a standard action is one effect")
            (part,) = self._row(action)
            if self.parts[part].kind == DEVELOP:
                menus.append(Menu("action.alternative", develop=self.parts[part].amount))
            elif self.parts[part].kind == PICK:
                menus.append(self.menus[self.parts[part].menu])
            else:
                raise DataError("data/persons.toml", f"persons.{name}", "this cannot be a standard action")
        everybody = menus[0]
        for menu in menus[1:]:
            everybody = everybody.joined(menu)
        self.person_menu = [self._menu(menu) for menu in (*menus, everybody)]
        self.no_menu = self._menu(Menu("action.alternative"))
        self.standard_rule = [self.sheets.person[name].rule for name in PERSONS]
        self.tiles = [self.sheets.person[name].tiles for name in TILE_PERSONS]

    # -- effects -------------------------------------------------------------------------------------------

    def _pair(self, name: str, line: Line, white: str, yellow: str) -> Pair:
        return Pair(
            self._bonus(name, line.bonus, False, white) if line.bonus else -1,
            self._bonus(name + (".yellow" if line.bonus else ""), line.yellow, True, yellow)
            if line.yellow
            else -1,
        )

    def _bonus(self, name: str, effect: Effect, yellow: bool, rule: str) -> int:
        parts = self._row((effect,))
        at_once = effect.kind in ("shield", "citizen", "points")
        self.bonuses.append(Bonus(name, bonus_name(effect), yellow, parts, at_once, rule, effect))
        return len(self.bonuses) - 1

    def _row(self, effects: Iterable[Effect]) -> tuple[int, ...]:
        """The parts of an effect, last first, as they are put on the stack."""
        numbers: list[int] = []
        for effect in effects:
            if effect.kind == "special" and effect.what != "to_next_multiplier":
                continue  # asked for where it matters
            part = self._part(effect)
            numbers.extend([part] * (effect.amount if effect.kind == "coin" else 1))
        return tuple(reversed(numbers))

    def _part(self, effect: Effect) -> int:
        part: Part
        if effect.kind == "good" and effect.what != CHOICE:
            part = Part(GOOD, what=[g.id for g in self.sheets.warehouse.goods].index(effect.what))
        elif effect.kind == "development":
            part = Part(DEVELOP, effect.amount)
        elif effect.kind == "development_per":
            part = Part(PER, what=COUNTED.index(effect.what))
        elif effect.kind in ("shield", "citizen", "points"):
            kinds = {"shield": SHIELD, "citizen": CITIZEN, "points": POINTS}
            part = Part(kinds[effect.kind], effect.amount)
        elif effect.kind == "action":
            part = Part(ACT, what=PERSONS.index(effect.what))
        elif effect.kind == "special":
            part = Part(LEAP)
        else:
            menu = self._offer(effect)
            part = Part(PICK, menu=self._menu(menu), ask=menu.ask)
        if part not in self.parts:
            self.parts.append(part)
        return self.parts.index(part)

    def _offer(self, effect: Effect) -> Menu:
        if effect.kind == "coin":
            return Menu("action.coin", coin=1)
        if effect.kind == "good":
            return Menu("action.good", good=True)
        if effect.kind == "route":
            terrain = self.land if effect.what == "land" else ~self.land
            return Menu("action.route", routes=terrain & ~self.struck_routes & (1 << len(self.routes)) - 1)
        if effect.kind == "build_for":
            return Menu("action.town", build=effect.amount)
        if effect.kind == "acquire":
            return Menu("action.place", acquire=True)
        menus = [
            Menu("", develop=choice.amount)
            if choice.kind == "development"
            else replace(self._offer(choice), coin=choice.amount if choice.kind == "coin" else 0)
            for choice in effect.choices
        ]
        menu = menus[0]
        for other in menus[1:]:
            menu = menu.joined(other)
        return menu

    def _menu(self, menu: Menu) -> int:
        if menu not in self.menus:
            self.menus.append(menu)
        return self.menus.index(menu)


def _payments(coins: int, rows: int, most: int) -> dict[tuple[int, ...], list[tuple[int, ...]]]:
    ways = list(combinations_with_replacement(range(rows), coins))
    payments = {}
    for have in _counts(rows, most):
        payments[have] = [way for way in ways if all(way.count(r) <= have[r] for r in range(rows))]
    return payments


def _counts(rows: int, most: int) -> list[tuple[int, ...]]:
    counts: list[tuple[int, ...]] = [()]
    for _ in range(rows):
        counts = [(*have, n) for have in counts for n in range(most + 1)]
    return counts


def bonus_name(effect: Effect) -> str:
    """A bonus as it is written: `coin`, `2 coins`, `4 development`, `monk`, `post`."""
    if effect.kind == "action":
        return effect.what
    if effect.kind == "build_for":
        return "post"
    if effect.kind == "good":
        return "good" if effect.what == CHOICE else effect.what
    if effect.kind in ("coin", "shield", "citizen"):
        return effect.kind if effect.amount == 1 else f"{effect.amount} {effect.kind}s"
    if effect.kind in ("development", "points"):
        return effect.kind if effect.amount == 1 else f"{effect.amount} {effect.kind}"
    return effect.what or effect.kind

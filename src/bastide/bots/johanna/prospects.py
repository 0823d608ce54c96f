"""What a sheet promises, by rules of thumb: points now, and what is on its way.

Levels still to come, rows and columns that are nearly complete, coins to spend, towns to build in, places
that will be used again, bonuses that wait. Every number is a weight with a name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...johanna.sheets import MONK, Effect
from ...johanna.tables import (
    ACT,
    CITIZEN,
    DEVELOP,
    FREE,
    GOOD,
    LEAP,
    PER,
    PERSONS,
    PICK,
    POINTS,
    SHIELD,
    Menu,
    Pair,
    Part,
)
from .sheet import Key, Sheet, bits

WEIGHTS: dict[str, float] = {
    "posts": 0.18,  # trading posts and citizens still to come, for each turn left
    "fields": 0.62,  # fields of the track still to come, for each turn left
    "coin": 1.3,  # the first coin to spend; each further one is worth less
    "coin_fade": 0.72,
    "good": 0.35,
    "route": 0.9,
    "town": 1.1,  # a town to build in; each further one is worth less
    "town_fade": 0.6,
    "monk": 3.2,  # a monk's action
    "person": 2.0,  # another person's action
    "progress": 1.9,  # how sharply a line gains in worth as it fills up
    "hope": 0.75,  # how likely a line that is begun is completed
    "use": 0.16,  # how often a place is used, for each turn left
    "deed": 0.6,
    "first": 0.7,  # how likely one is the first where only the first gains
    "discount": 0.06,  # places that cost less, for each turn left
    "swap": 0.05,  # another good than the one shown
    "tavern": 0.06,  # towns that others have built in
    "school": 0.12,  # scholars who act as anybody
}
SPECIAL = {"cheaper_places": "discount", "swap_one_good": "swap", "build_in_crossed_towns": "tavern"}
ALONE = {"farmer": 1.2, "knight": 1.8, "boatman": 1.4, "craftsman": 2.0, "trader": 1.4}
"""What a person's standard action is worth; a place replaces it."""
MOST_KEPT = 40_000
"""Answers that are remembered."""

Work = Callable[..., float]


class Context:
    """What things are worth to a sheet with so many turns, fields and heads."""

    def __init__(self, prospects: Prospects, turns: int, field: int, heads: int) -> None:
        w, tables = prospects.weights, prospects.tables
        self.turns = turns
        goal = min(float(tables.length), field + w["fields"] * turns)
        self.level = prospects.level_at(goal)
        self.heads = heads + w["posts"] * turns
        step = prospects.level_at(min(float(tables.length), goal + 1.0)) - self.level
        self.field = max(0.12, step) * self.heads if field < tables.length else 0.0
        self.early = min(1.0, turns / 5)
        self._weights = w
        self.bonuses = [self.effect(bonus.effect) for bonus in tables.bonuses]
        self.places = [self.place(number, prospects) for number in range(len(tables.places))]

    def effect(self, effect: Effect) -> float:
        """What an effect is worth; a shield as much as one in the middle of the depot."""
        w, kind = self._weights, effect.kind
        if kind == "coin":
            return effect.amount * w["coin"] * 0.8 * self.early
        if kind == "development":
            return effect.amount * self.field
        if kind == "good":
            return w["good"] + 0.9
        if kind == "route":
            return w["route"] + 1.0
        if kind == "points":
            return float(effect.amount)
        if kind == "shield":
            return 2.0 * effect.amount
        if kind == "citizen":
            return self.level * effect.amount
        if kind == "build_for":
            return self.level * 0.95 - w["coin"] * effect.amount
        if kind == "action":
            return w["monk"] if effect.what == "monk" else w["person"]
        if kind == "either":
            return max(self.effect(choice) for choice in effect.choices)
        if kind == "acquire":
            return w["person"]
        return self.field * 1.5 if kind == "development_per" else 0.0

    def person(self, name: str) -> float:
        """What a person's standard action is worth; the scholar's is a field."""
        return self._weights["monk"] if name == MONK else ALONE.get(name, self.field)

    def menu(self, menu: Menu) -> float:
        """The best that can be chosen."""
        w = self._weights
        return max(
            w["good"] + 0.9 if menu.good else 0.0,
            w["route"] + 1.0 if menu.routes else 0.0,
            menu.coin * w["coin"] * 0.8 * self.early,
            menu.develop * self.field,
            self.level * 0.95 - w["coin"] * menu.build if menu.build >= 0 else 0.0,
            w["person"] if menu.acquire else 0.0,
        )

    def part(self, part: Part, menus: Sequence[Menu]) -> float:
        """A part of an effect that follows."""
        if part.kind == PICK:
            return self.menu(menus[part.menu])
        if part.kind == ACT:
            return self.person(PERSONS[part.what])
        kinds = {
            GOOD: self._weights["good"] + 0.9,
            DEVELOP: self.field,
            PER: 1.5 * self.field,
            LEAP: 3 * self.field,
            SHIELD: 2.0,
            CITIZEN: self.level,
            POINTS: 1.0,
        }
        return kinds[part.kind] * part.amount

    def place(self, number: int, prospects: Prospects) -> float:
        """What it brings for the rest of the game."""
        w, card = self._weights, prospects.tables.sheets.places.cards[number]
        gain = sum(self.effect(effect) for effect in card.effect)
        uses = w["use"] * self.turns
        if card.kind == "plus":
            return gain * uses
        if card.kind == "action":
            alone = self.person(card.person or "")
            return max(0.0, gain - 0.8 * alone) * uses * (1.6 if card.person == "any" else 1.0)
        return w[SPECIAL.get(card.effect[0].what, "school")] * self.turns

    def line(self, worth: float, filled: int, size: int) -> float:
        """A line that is not complete: the nearer, the likelier, if there is time."""
        if filled >= size or not filled:
            return 0.0
        time = min(1.0, self.turns / (1.5 * (size - filled)))
        share: float = (filled / size) ** self._weights["progress"]
        return worth * self._weights["hope"] * time * share


class Prospects:
    """Points that a sheet can expect. Most of what it asks for it has asked for before, so it remembers."""

    def __init__(self, sheet: Sheet, weights: Mapping[str, float]) -> None:
        self.tables = sheet.tables
        self.weights = {**WEIGHTS, **{name: weights[name] for name in WEIGHTS if name in weights}}
        self._sheet = sheet
        self._contexts: dict[tuple[int, int, int], Context] = {}
        self._known: dict[Key, float] = {}

    def value(self, keys: tuple[Any, ...]) -> float:
        turns, _, (field, heads, shields, monks, _), (goods, _), (circled, crossed, _) = keys[:5]
        tables = self.tables
        now = tables.monk_points[monks] + sum(tables.depot[:shields])
        context = self._context(turns, field, heads)
        gone = keys[9]
        total: float = now + context.heads * context.level
        known = self._known
        works: tuple[tuple[Work, tuple[Any, ...]], ...] = (
            (self._warehouse, (goods, gone)),
            (self._bank, (circled, crossed, gone)),
            (self._deeds, keys[5]),
            (self._engine, (keys[6][0], keys[8][1])),
            (self._pending, keys[12] or ()),
        )
        for nth, (work, key) in enumerate(works):
            if not key:
                continue
            whole = (nth, key, turns, field, heads)
            found = known.get(whole)
            if found is None:
                if len(known) >= MOST_KEPT:
                    known.clear()
                found = known[whole] = work(context, *key)
            total += found
        return total

    def _context(self, turns: int, field: int, heads: int) -> Context:
        key = turns, field, heads
        found = self._contexts.get(key)
        if found is None:
            found = self._contexts[key] = Context(self, turns, field, heads)
        return found

    def level_at(self, field: float) -> float:
        """The multiplier at a field, in between as a share of the way to the next one."""
        low, start = 0, 0
        for at, multiplier in enumerate(self.tables.multiplier, 1):
            if multiplier:
                if at > field:
                    return low + (multiplier - low) * (field - start) / (at - start)
                low, start = multiplier, at
        return float(low)

    def _pair(self, context: Context, pair: Pair, gone: tuple[Any, ...]) -> float:
        white = context.bonuses[pair.white] if pair.white >= 0 else 0.0
        yellow = context.bonuses[pair.yellow] if pair.yellow >= 0 and self._open(pair.yellow, gone) else 0.0
        return white + self.weights["first"] * yellow

    def _open(self, bonus: int, gone: tuple[Any, ...]) -> bool:
        """Whether nobody has been the first yet."""
        sheet = self._sheet
        if bonus in sheet.citizens:
            return bool(gone[sheet.citizens.index(bonus)] == FREE)
        return not gone[len(sheet.citizens) + sheet.shields.index(bonus)]

    def _points(self, pair: Pair) -> int:
        if pair.white < 0:
            return 0
        part = self.tables.parts[self.tables.bonuses[pair.white].parts[0]]
        return part.amount if part.kind == POINTS else 0

    # -- the parts of a sheet --------------------------------------------------------------------------------

    def _warehouse(self, context: Context, goods: tuple[int, ...], gone: tuple[Any, ...]) -> float:
        tables = self.tables
        found = self.weights["good"] * sum(goods) * 0.3 * context.early
        for column, pair in enumerate(tables.columns):
            ticked = sum(n > column for n in goods)
            full = ticked == tables.sorts
            found += self._points(pair) if full else 0
            found += context.line(self._pair(context, pair, gone), ticked, tables.sorts)
        for sort, ticked in enumerate(goods):
            worth = tables.good_points[sort]
            found += worth if ticked == tables.spaces else context.line(worth, ticked, tables.spaces)
        return found

    def _bank(
        self, context: Context, circled: tuple[int, ...], crossed: tuple[int, ...], gone: tuple[Any, ...]
    ) -> float:
        tables, w = self.tables, self.weights
        found = 0.0
        for row, number in enumerate(circled):
            pair = tables.bank_rows[row]
            found += self._points(pair) if number == tables.width else 0
            found += context.line(self._pair(context, pair, gone), number, tables.width)
        for column, pair in enumerate(tables.bank_columns):
            number = sum(n > column for n in crossed)
            found += self._points(pair) if number == tables.rows else 0
            found += context.line(self._pair(context, pair, gone), number, tables.rows)
        worth = w["coin"] * context.early
        for _ in range(sum(circled) - sum(crossed)):
            found += worth
            worth *= w["coin_fade"]
        return found

    def _deeds(self, context: Context, ticked: int, doers: tuple[int, ...]) -> float:
        tables = self.tables
        found = 0.0
        for deed, mask in enumerate(tables.deed_mask):
            if doers[deed] == FREE and deed + 1 in tables.deeds:
                worth = context.bonuses[tables.deed_bonus[deed]]
                found += self.weights["deed"] * context.line(
                    worth, (ticked & mask).bit_count(), mask.bit_count()
                )
        return found

    def _engine(self, context: Context, owned: int, towns: int) -> float:
        """Places, and towns to build in."""
        w = self.weights
        found = sum(context.places[place] for place in bits(owned))
        worth = w["town"] * min(1.0, context.turns / 8)
        for _ in range(min(towns, 8)):
            found += worth
            worth *= w["town_fade"]
        return found

    def _pending(
        self,
        context: Context,
        queue: tuple[int, ...],
        todo: tuple[int, ...],
        plus: int,
        who: int,
        source: int,
        menu: int,
    ) -> float:
        """What the rest of a turn brings: bonuses that wait, parts that follow, plus places, who acts."""
        tables = self.tables
        cards = tables.sheets.places.cards
        found = sum(context.bonuses[number] for number in queue)
        found += sum(context.part(tables.parts[number], tables.menus) for number in todo)
        found += sum(context.effect(effect) for place in bits(plus) for effect in cards[place].effect)
        if who >= 0:
            found += context.person(PERSONS[who])
        return found + (context.menu(tables.menus[menu]) if menu >= 0 else 0.0)

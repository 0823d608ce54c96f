"""What a sheet promises, by rules of thumb: points now, and what is on its way.

Levels still to come, rows and columns that are nearly complete, coins to spend, towns to build in, places
that will be used again, bonuses that wait. Every number is a weight with a name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...johanna.tables import FREE, PERSONS, POINTS, Pair
from .groups import bits
from .sheet import Sheet
from .worths import PARTS, WEIGHTS, Context

WAREHOUSE, BANK, DEEDS, ENGINE, PENDING = range(PARTS)
"""The parts of a sheet that promise something."""
MOST_KEPT = 2_000
"""Answers that are remembered for each part in each context."""

Work = Callable[..., float]


class Prospects:
    """Points that a sheet can expect. Most of what it asks for it has asked for before, so it remembers."""

    def __init__(self, sheet: Sheet, weights: Mapping[str, float]) -> None:
        self.tables = sheet.tables
        self.weights = {**WEIGHTS, **{name: weights[name] for name in WEIGHTS if name in weights}}
        self._sheet = sheet
        self._contexts: dict[tuple[int, int, int], Context] = {}
        self._works: list[Work] = [self._warehouse, self._bank, self._deeds, self._engine, self._pending]

    def value(self, keys: tuple[Any, ...]) -> float:
        turns, _, (field, heads, shields, monks, _), (goods, _), (circled, crossed, _) = keys[:5]
        tables = self.tables
        now = tables.monk_points[monks] + sum(tables.depot[:shields])
        context = self._context(turns, field, heads)
        gone = keys[9]
        total: float = now + context.heads * context.level
        total += self._part(context, WAREHOUSE, (goods, gone))
        total += self._part(context, BANK, (circled, crossed, gone))
        total += self._part(context, DEEDS, keys[5])
        total += self._part(context, ENGINE, (keys[6][0], keys[8][1]))
        return total + self._part(context, PENDING, keys[12]) if keys[12] else total

    def _part(self, context: Context, part: int, key: tuple[Any, ...]) -> float:
        """What a part of a sheet promises."""
        known = context.known[part]
        found = known.get(key)
        if found is None:
            if len(known) >= MOST_KEPT:
                known.clear()
            found = known[key] = self._works[part](context, *key)
        return found

    def _context(self, turns: int, field: int, heads: int) -> Context:
        key = turns, field, heads
        found = self._contexts.get(key)
        if found is None:
            found = self._contexts[key] = Context(self.weights, self.tables, turns, field, heads)
        return found

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
        found = sum([context.places[place] for place in bits(owned)], 0.0)
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
        found = sum([context.bonuses[number] for number in queue], 0.0)
        found += sum([context.part(tables.parts[number], tables.menus) for number in todo], 0.0)
        found += sum([context.effect(effect) for place in bits(plus) for effect in cards[place].effect], 0.0)
        if who >= 0:
            found += context.person(PERSONS[who])
        return found + (context.menu(tables.menus[menu]) if menu >= 0 else 0.0)

"""Rules of thumb: what things are worth to a sheet with so many turns, fields and heads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...johanna.sheets import MONK, Effect, Place
from ...johanna.tables import (
    ACT,
    CITIZEN,
    DEVELOP,
    GOOD,
    LEAP,
    PER,
    PERSONS,
    PICK,
    POINTS,
    SHIELD,
    Menu,
    Part,
    Tables,
)

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
PARTS = 5
"""Of a sheet, that promise something (`prospects.py`)."""
SPECIAL = {"cheaper_places": "discount", "swap_one_good": "swap", "build_in_crossed_towns": "tavern"}
ALONE = {"farmer": 1.2, "knight": 1.8, "boatman": 1.4, "craftsman": 2.0, "trader": 1.4}
"""What a person's standard action is worth; a place replaces it."""


class Context:
    """What things are worth to a sheet with so many turns, fields and heads."""

    def __init__(
        self, weights: Mapping[str, float], tables: Tables, turns: int, field: int, heads: int
    ) -> None:
        w = weights
        self.known: list[dict[tuple[Any, ...], float]] = [{} for _ in range(PARTS)]
        """What parts of a sheet were found to promise here."""
        self.turns = turns
        goal = min(float(tables.length), field + w["fields"] * turns)
        self.level = level_at(tables, goal)
        self.heads = heads + w["posts"] * turns
        step = level_at(tables, min(float(tables.length), goal + 1.0)) - self.level
        self.field = max(0.12, step) * self.heads if field < tables.length else 0.0
        self.early = min(1.0, turns / 5)
        self._weights = w
        self.bonuses = [self.effect(bonus.effect) for bonus in tables.bonuses]
        self.places = [self.place(tables.sheets.places.cards[number]) for number in range(len(tables.places))]

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

    def place(self, card: Place) -> float:
        """What it brings for the rest of the game."""
        w = self._weights
        gain = sum([self.effect(effect) for effect in card.effect], 0.0)
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


def level_at(tables: Tables, field: float) -> float:
    """The multiplier at a field, in between as a share of the way to the next one."""
    low, start = 0, 0
    for at, multiplier in enumerate(tables.multiplier, 1):
        if multiplier:
            if at > field:
                return low + (multiplier - low) * (field - start) / (at - start)
            low, start = multiplier, at
    return float(low)

"""How good a position of Johanna is for a seat, and a search through a whole turn with all its chains.

`value` counts the points on the sheet and what is on its way: levels still to come, rows and columns that are
nearly complete, coins to spend, places that will be used again, and bonuses that wait.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from ...johanna.posts import eligible
from ...johanna.scoring import points
from ...johanna.sheets import Effect
from ...johanna.state import JohannaState
from ...johanna.tables import FREE, Bonus, Pair, Tables
from ...kernel import Action, Ruleset, View

BEAM = 8
"""How many unfinished turns are followed at each depth."""
DEEP = 10
"""How many decisions of one turn are looked through at most."""
MOST = 800
"""How many positions are looked at for one decision."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What a player expects of the rest of the game; found by letting bots with other numbers play."""

    posts: float = 0.18  # trading posts and citizens still to come, for each turn left
    fields: float = 0.62  # fields of the track still to come, for each turn left
    coin: float = 1.3  # the first coin to spend; each further one is worth less
    coin_fade: float = 0.72
    good: float = 0.35
    route: float = 0.9
    town: float = 1.1  # a town to build in; each further one is worth less
    town_fade: float = 0.6
    monk: float = 3.2  # a monk's action
    person: float = 2.0  # another person's action
    progress: float = 1.9  # how sharply a line gains in worth as it fills up
    hope: float = 0.75  # how likely a line that is begun is completed
    use: float = 0.16  # how often a place is used, for each turn left
    deed: float = 0.6


WEIGHTS = Weights()


class Judge:
    """The worth of things for one seat in one position."""

    def __init__(self, state: JohannaState, seat: int, weights: Weights = WEIGHTS) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.tables: Tables = state.tables
        self.turns = turns_left(state)
        tables = self.tables
        field = state.field[seat]
        self.goal = min(float(tables.length), field + weights.fields * self.turns)
        self.level = level_at(tables, self.goal)
        heads = state.posts[seat].bit_count() + state.citizens[seat]
        self.heads = heads + weights.posts * self.turns
        step = level_at(tables, min(float(tables.length), self.goal + 1.0)) - self.level
        self.field = max(0.12, step) * self.heads if field < tables.length else 0.0
        self.early = min(1.0, self.turns / 5)

    def total(self) -> float:
        """Points now, and what is promised beyond them."""
        state, seat, tables = self.state, self.seat, self.tables
        heads = state.posts[seat].bit_count() + state.citizens[seat]
        now = points(state, seat) - heads * tables.level[state.field[seat]]
        if state.over:
            return float(points(state, seat))
        return now + self.heads * self.level + self.stores() + self.bank() + self.map() + self.engine()

    def effect(self, effect: Effect | None) -> float:
        """What an effect is worth to the seat."""
        if effect is None:
            return 0.0
        w = self.weights
        if effect.kind == "coin":
            return effect.amount * w.coin * 0.8 * self.early
        if effect.kind == "development":
            return effect.amount * self.field
        if effect.kind == "good":
            return w.good + 0.9
        if effect.kind == "route":
            return w.route + 1.0
        if effect.kind == "points":
            return float(effect.amount)
        if effect.kind == "shield":
            depot, number = self.tables.depot, self.state.shields[self.seat]
            return float(sum(depot[number : number + effect.amount]))
        if effect.kind == "citizen":
            return self.level * effect.amount
        if effect.kind == "build_for":
            return self.level * 0.95 - w.coin * effect.amount
        if effect.kind == "action":
            return w.monk if effect.what == "monk" else w.person
        if effect.kind == "either":
            return max(self.effect(choice) for choice in effect.choices)
        if effect.kind == "acquire":
            return w.person
        if effect.kind == "development_per":
            return self.field * 1.5
        return 0.0

    def bonus(self, number: int) -> float:
        bonus: Bonus = self.tables.bonuses[number]
        if bonus.yellow and number in self.state.gone:
            return 0.0
        return self.effect(bonus.effect)

    def pair(self, pair: Pair) -> float:
        white = self.bonus(pair.white) if pair.white >= 0 else 0.0
        yellow = self.bonus(pair.yellow) if pair.yellow >= 0 else 0.0
        return white + 0.7 * yellow

    def line(self, worth: float, filled: int, size: int) -> float:
        """A line that is not complete: the nearer, the likelier, if there is time."""
        if filled >= size or not filled:
            return 0.0
        time = min(1.0, self.turns / (1.5 * (size - filled)))
        share: float = (filled / size) ** self.weights.progress
        return worth * self.weights.hope * time * share

    def stores(self) -> float:
        state, tables = self.state, self.tables
        goods = state.goods[self.seat * tables.sorts : (self.seat + 1) * tables.sorts]
        found = 0.0
        for column in range(min(goods), tables.spaces):
            ticked = sum(n > column for n in goods)
            if not ticked:
                break
            found += self.line(self.pair(tables.columns[column]), ticked, tables.sorts)
        for sort, ticked in enumerate(goods):
            found += self.line(tables.good_points[sort], ticked, tables.spaces)
        return found + self.weights.good * sum(goods) * 0.3 * self.early

    def bank(self) -> float:
        state, tables, w = self.state, self.tables, self.weights
        here = slice(self.seat * tables.rows, (self.seat + 1) * tables.rows)
        circled, crossed = state.circled[here], state.crossed[here]
        found = 0.0
        for row, number in enumerate(circled):
            found += self.line(self.pair(tables.bank_rows[row]), number, tables.width)
        for column in range(min(crossed), tables.width):
            number = sum(n > column for n in crossed)
            if not number:
                break
            found += self.line(self.pair(tables.bank_columns[column]), number, tables.rows)
        coins = sum(circled) - sum(crossed)
        worth = w.coin * self.early
        for _ in range(coins):
            found += worth
            worth *= w.coin_fade
        return found

    def map(self) -> float:
        """Towns to build in, while there is time to build."""
        state, w = self.state, self.weights
        number = min(eligible(state, self.seat).bit_count(), 8)
        worth = w.town * min(1.0, self.turns / 8)
        found = 0.0
        for _ in range(number):
            found += worth
            worth *= w.town_fade
        return found

    def engine(self) -> float:
        """Deeds that are begun, places that will be used, bonuses that wait."""
        state, tables, w = self.state, self.tables, self.weights
        found = 0.0
        for deed, mask in enumerate(tables.deed_mask):
            if state.doers[deed] == FREE and deed + 1 in tables.deeds:
                ticks = (state.deeds[self.seat] & mask).bit_count()
                worth = self.bonus(tables.deed_bonus[deed])
                found += w.deed * self.line(worth, ticks, mask.bit_count())
        owned = state.owned[self.seat]
        while owned:
            low = owned & -owned
            owned ^= low
            found += self.place(low.bit_length() - 1)
        for number in state.queue:
            if state.turn == self.seat:
                found += self.effect(tables.bonuses[number].effect)
        return found

    def place(self, number: int) -> float:
        w, card = self.weights, self.tables.sheets.places.cards[number]
        gain = sum(self.effect(effect) for effect in card.effect)
        uses = w.use * self.turns
        if card.kind == "plus":
            return gain * uses
        if card.kind == "action":
            usual = {"farmer": 1.2, "knight": 1.8, "boatman": 1.4, "craftsman": 2.0, "trader": 1.4}
            alone = usual.get(card.person or "", self.field)
            return max(0.0, gain - 0.8 * alone) * uses * (1.6 if card.person == "any" else 1.0)
        return {"cheaper_places": 0.06, "swap_one_good": 0.05, "build_in_crossed_towns": 0.06}.get(
            card.effect[0].what, 0.12
        ) * self.turns


def turns_left(state: JohannaState) -> float:
    """Turns of a seat until the end."""
    count = state.tables.count
    now = sum(state.bag) + sum(state.display) - state.to_aside
    later = (count.bags - state.bags - 1) * count.draw * count.rounds_per_bag
    return max(0.0, (now + later) / state.tables.movers)


def level_at(tables: Tables, field: float) -> float:
    """The multiplier at a field, in between as a share of the way to the next one."""
    low, start = 0, 0
    for at, multiplier in enumerate(tables.multiplier, 1):
        if multiplier:
            if at > field:
                return low + (multiplier - low) * (field - start) / (at - start)
            low, start = multiplier, at
    return float(low)


def value(state: JohannaState, seat: int) -> float:
    """The prospects of a seat: points, and what is on its way."""
    return Judge(state, seat).total()


# -- a whole turn ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """A beginning of a turn: its first action, where it leads, and how that looks."""

    worth: float
    lot: float  # decides between equals
    first: Action
    state: JohannaState


def choose(view: View[Any], rng: random.Random) -> Action:
    """Look through the whole turn, chains and all, and begin the best one."""
    assert view.seat is not None
    options = view.options
    if len(options) == 1:
        return options[0]
    return search(view.ruleset, view.imagine(rng), view.seat, rng)


def search(ruleset: Ruleset[Any], state: JohannaState, seat: int, rng: random.Random) -> Action:
    """Decision by decision the most promising lines are followed until the turn is over."""
    tiles = sum(state.display) - (state.hand < 0)  # that lie there while this turn lasts
    done: list[Line] = []
    front = _after(ruleset, state, seat, None, rng)
    looked = len(front)
    for _ in range(DEEP):
        running: list[Line] = []
        for line in front:
            (running if _runs(line.state, seat, state.round, tiles) else done).append(line)
        if not running or looked > MOST:
            break
        front = []
        for line in _spread(running):
            front.extend(_after(ruleset, line.state, seat, line.first, rng))
            if looked + len(front) > MOST:
                break
        looked += len(front)
    return max(done or front, key=lambda line: (line.worth, line.lot)).first


def _after(
    ruleset: Ruleset[Any], state: JohannaState, seat: int, first: Action | None, rng: random.Random
) -> list[Line]:
    lines = []
    for option in _different(state, rng):
        new = state.copy()
        ruleset.apply(new, seat, option, None)
        lines.append(Line(value(new, seat), rng.random(), first or option, new))
    return lines


def _different(state: JohannaState, rng: random.Random) -> list[Action]:
    """The options that are worth a look of their own.

    Which tile leaves with a monk matters least, so one of them stands for all. Of the ways to pay for the
    same thing the one that keeps the rows even is taken: columns are crossed in all rows.
    """
    found: dict[Action, tuple[int, Action]] = {}
    rows = state.tables.rows
    for option in state.options:
        verb = option[0]
        if verb == "hire":
            if (verb,) not in found or rng.random() < 0.3:
                found[(verb,)] = (0, option)
        elif verb in ("build", "acquire"):
            paid = state.crossed[state.turn * rows : (state.turn + 1) * rows]
            uneven = 0
            for row in option[2]:
                uneven += 10 * paid[row] + 10  # the fewest coins, from the rows that lag behind
                paid[row] += 1
            key = option[:2]
            if key not in found or (uneven, option) < found[key]:
                found[key] = (uneven, option)
        else:
            found[option] = (0, option)
    return [option for _, option in found.values()]


def _runs(state: JohannaState, seat: int, number: int, tiles: int) -> bool:
    """Whether the turn still runs and the seat is asked."""
    return (
        state.pending == (seat,) and state.round == number and sum(state.display) == tiles and state.hand >= 0
    )


def _spread(lines: list[Line]) -> list[Line]:
    """The best of each first action, then the best of all."""
    lines.sort(key=lambda line: (line.worth, line.lot), reverse=True)
    heads: dict[Action, Line] = {}
    for line in lines:
        heads.setdefault(line.first, line)
    kept = list(heads.values())[:BEAM]
    others = [line for line in lines if line is not heads[line.first]]
    return kept + others[: BEAM - len(kept)]

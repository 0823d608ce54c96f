"""A table for tests of Johanna: positions are given, values of the sheet are looked up in the data (R-20)."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from bastide.games import compile_ruleset
from bastide.johanna.sheets import Effect, Place, Route, load_sheets
from bastide.kernel import Event, Match, Option, Refused

SHEETS = load_sheets()
GOODS = [g.id for g in SHEETS.warehouse.goods]
SPACES = len(SHEETS.warehouse.columns)
ROWS = len(SHEETS.bank.rows)
WIDTH = len(SHEETS.bank.columns)
LENGTH = len(SHEETS.development)
START = [int(row == SHEETS.bank.start_row - 1) for row in range(ROWS)]
FULL_STORE = dict.fromkeys(GOODS, SPACES)
FULL_BANK = [WIDTH] * ROWS
TILES = [p.id for p in SHEETS.persons if p.tiles]
CARDS = SHEETS.places.card


class Desk:
    """A game in the middle: A is to move unless the display says otherwise."""

    def __init__(
        self,
        seats: int = 2,
        display: Sequence[str] = ("farmer",),
        *,
        seed: int | str = 0,
        given: dict[str, Any] | None = None,
        chance: dict[str, Any] | None = None,
        claimed: dict[str, Any] | None = None,
        laid_out: Sequence[str] = (),
        johanna: dict[str, Any] | None = None,
        options: dict[str, Any] | None = None,
        **sheets: dict[str, Any],
    ) -> None:
        options = {"first_player": "A", **(options or {})} if seats > 1 else options
        position: dict[str, Any] = {"display": list(display), "sheets": sheets} if display else {}
        if laid_out:
            position["laid_out"] = list(laid_out)
        if claimed:
            position["claimed"] = claimed
        if johanna is not None:
            position["johanna"] = johanna
        position |= given or {}
        self.ruleset = compile_ruleset("johanna", seats, options=options)
        self.match = Match(self.ruleset, seed, given=position, chance=chance)
        self.happened: list[Event] = [event for _, event in self.match.log]

    # -- playing -------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def seat(self) -> int:
        seat: int = self.state.pending[0]
        return seat

    def do(self, *lines: str) -> Desk:
        """The seat that is asked says these lines, one after the other."""
        self.happened = []
        for line in lines:
            self.happened += self.match.act(self.seat, line)
            self.ruleset.game.check_piece_totals(self.state)
        return self

    def refused(self, line: str) -> tuple[str, str | None]:
        """Why it is refused; nothing may have changed."""
        before = (json.dumps(self.ruleset.save(self.state)), list(self.match.moves), len(self.match.log))
        try:
            self.match.act(self.seat, line)
        except Refused as refused:
            after = (json.dumps(self.ruleset.save(self.state)), list(self.match.moves), len(self.match.log))
            assert before == after, "what is refused changes nothing"
            return refused.code, refused.rule
        raise AssertionError(f"{line} is allowed")

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str | None:
        decision = self.ruleset.decision(self.state)
        return decision.name if decision else None

    @property
    def options(self) -> list[str]:
        return [option.text for option in self.described]

    @property
    def described(self) -> list[Option]:
        return self.match.view(self.seat).describe()

    def verbs(self) -> set[str]:
        return {line.split()[0] for line in self.options}

    def starting(self, verb: str) -> list[str]:
        return [line for line in self.options if line.split()[0] == verb]

    def option(self, line: str) -> Option:
        return next(o for o in self.described if o.text == line)

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat if self.state.pending else None).data

    def sheet(self, seat: str = "A") -> dict[str, Any]:
        found: dict[str, Any] = self.view["sheets"][seat]
        return found

    def area(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["johanna"]
        return found

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.happened if event.type == kind]

    def pending(self) -> list[str]:
        return [bonus["from"] for bonus in self.view["pending"]]

    def scores(self) -> list[int]:
        return self.ruleset.game.scores(self.state)


# -- looking things up -------------------------------------------------------------------------------------


def ways(
    seats: int = 2,
    *,
    by: str | None = None,
    at: str | None = None,
    goods: int | None = None,
    fields: int | None = None,
    where: Callable[[Route], bool] = lambda route: True,
) -> list[Route]:
    """Routes in play with these properties."""
    struck = SHEETS.map.struck_routes(seats)
    return [
        r
        for r in SHEETS.map.routes
        if r.id not in struck
        and (by is None or r.by == by)
        and (at is None or at in r.ends)
        and (goods is None or len(r.goods) == goods)
        and (fields is None or r.development == fields)
        and where(r)
    ]


def other_end(route: Route, town: str) -> str:
    return next(end for end in route.ends if end != town)


def path_to(town: str, seats: int = 2) -> list[str]:
    """The routes of a shortest way from Orléans to a town, in order."""
    found: dict[str, list[str]] = {"O": []}
    front = ["O"]
    while town not in found:
        here = front.pop(0)
        for route in ways(seats, at=here):
            there = other_end(route, here)
            if there not in found:
                found[there] = [*found[here], route.id]
                front.append(there)
    return found[town]


def path_with(routes: Sequence[str], seats: int = 2) -> list[str]:
    """These routes, and what joins them to Orléans."""
    joined: dict[str, None] = {}
    for name in routes:
        near = min(SHEETS.map.route[name].ends, key=lambda end: len(path_to(end, seats)))
        joined.update(dict.fromkeys([*path_to(near, seats), name]))
    return list(joined)


def far_route(seats: int = 2, by: str | None = None) -> Route:
    """A route that does not touch Orléans."""
    return next(r for r in ways(seats, by=by) if "O" not in r.ends)


def line_with(lines: Sequence[Any], kind: str, *, yellow: bool = False, what: str = "") -> int:
    """The number, from 0, of the row, column or field with such a bonus."""
    for number, line in enumerate(lines):
        effect: Effect | None = line.yellow if yellow else line.bonus
        if effect and effect.kind == kind and (not what or effect.what == what):
            return number
    raise LookupError(kind)


def field_with(kind: str, *, yellow: bool = False, what: str = "", nth: int = 0) -> int:
    """The number of the field, from 1."""
    found = [
        f.at
        for f in SHEETS.development
        if (e := f.yellow if yellow else f.bonus) and e.kind == kind and (not what or e.what == what)
    ]
    return found[nth]


def multipliers() -> list[tuple[int, int]]:
    """Fields, from 1, with their multipliers."""
    return [(f.at, f.multiplier) for f in SHEETS.development if f.multiplier]


def empty_fields() -> list[int]:
    """Fields, from 1, with nothing on them."""
    return [f.at for f in SHEETS.development if not (f.multiplier or f.bonus or f.yellow)]


def level(fields: int) -> int:
    return max([m for at, m in multipliers() if at <= fields], default=0)


def deed_with(person: str, seats: int = 2) -> int:
    """The number of a deed that shows a person."""
    return next(d.no for d in SHEETS.deeds_with(seats) if person in d.persons)


def ticks(deed: int, but: str = "") -> list[str]:
    """All persons of a deed but one, as they are given."""
    persons = list(SHEETS.deeds[deed - 1].persons)
    if but:
        persons.remove(but)
    return [f"{deed} {person}" for person in persons]


def person_of(place: str) -> str:
    """The tile that works at a place."""
    return CARDS[place].person or ""


def unlocking(tier: str, seats: int = 2) -> list[str]:
    """Places that must have been bought to open a tier."""
    count = SHEETS.with_players(seats).unlock
    order = [t.id for t in SHEETS.places.tiers]
    lower: list[Place] = []
    for name in order[: order.index(tier)]:
        lower += SHEETS.places.of_tier(name)[:count]
    return [card.id for card in lower]

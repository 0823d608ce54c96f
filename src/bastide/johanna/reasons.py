"""What the sentences of refusals need to know: who acts, what could be done, whose it is, what is paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..kernel import Action, Blank, owned_by
from .sheets import TIERS
from .state import JohannaState
from .tables import FREE, JOHANNA, OUT, PERSONS, REMOVED, TYPES, Menu

Blanks = Mapping[str, Blank]


def offered(state: JohannaState, seat: int, action: Action) -> Blanks:
    """What was tried, and what can be chosen instead. `person` is `nobody` where no character acts."""
    tables = state.tables
    menu = tables.menus[state.menu]
    acts = state.person >= 0 and menu is tables.menus[tables.person_menu[state.person]]
    can = possible(menu, tables.land)
    return {
        "at": "menu",
        "tried": action[0],
        "person": PERSONS[state.person] if acts else "nobody",
        "can": can,
        "count": len(can),
    }


def possible(menu: Menu, land: int) -> list[str]:
    """What a menu offers: the names of `johanna-doing-…`."""
    ways = (
        "route" if menu.routes & land and menu.routes & ~land else "road" if menu.routes & land else "water"
    )
    chosen = {
        "good": menu.good,
        ways: menu.routes,
        "coin": menu.coin,
        "develop": menu.develop,
        "build": menu.build >= 0,
        "acquire": menu.acquire,
    }
    return [name for name, offers in chosen.items() if offers]


def owner(number: int, seat: int) -> Blanks:
    """Whose something is; what nobody has is `free`, `out` of the game or was `removed` by Johanna."""
    names = {FREE: "free", OUT: "out", REMOVED: "removed", JOHANNA: "johanna"}
    return {"owner": names[number]} if number in names else owned_by(number, seat)


def builder(state: JohannaState, seat: int, action: Action) -> Blanks:
    """Who has built in a town first."""
    seats = [other for other, posts in enumerate(state.posts) if posts >> action[1] & 1]
    return owner(seats[0] if seats else JOHANNA, seat)


def doer(state: JohannaState, seat: int, action: Action) -> Blanks:
    return owner(state.doers[action[1]], seat)


def struck(state: JohannaState, seat: int, action: Action) -> Blanks:
    return {"what": action[0], "players": state.tables.setup.seats}


def at_deed(state: JohannaState, seat: int, action: Action) -> Blanks:
    """Who acts, who was to be ticked, and whom the deed shows."""
    return {
        "at": "deed",
        "person": PERSONS[state.person],
        "other": PERSONS[action[2]],
        "wants": [PERSONS[person] for person in dict.fromkeys(state.tables.deed_persons[action[1]])],
    }


def at_place(state: JohannaState, seat: int, action: Action) -> Blanks:
    """Who has a place, who works there, and who acts."""
    tables = state.tables
    card = tables.sheets.places.cards[action[1]]
    buyers = [PERSONS[p] for p in range(TYPES) if tables.menus[tables.person_menu[p]].acquire]
    return {
        "at": "place",
        "place": card.id,
        "other": card.person or "",
        "person": PERSONS[state.person] if state.person >= 0 else "",
        "tier": card.tier,
        "buyers": buyers,
        **owner(state.owner[action[1]], seat),
    }


def tier(state: JohannaState, seat: int, action: Action) -> Blanks:
    """Which tier opens when how many more places of which lower tier are bought."""
    tables = state.tables
    below = next(n for n, bought in enumerate(state.bought) if bought < tables.count.unlock)
    missing = tables.count.unlock - state.bought[below]
    return {"tier": TIERS[tables.tier[action[1]]], "below": TIERS[below], "missing": missing}


def price(coins: int, rows: Sequence[int], have: int) -> Blanks:
    return {"price": coins, "paid": len(rows), "coins": have}


def empty_row(state: JohannaState, seat: int, action: Action) -> Blanks:
    """The first row that has fewer circled coins than it should pay."""
    first = seat * state.tables.rows
    rows: Sequence[int] = action[2]
    left = (row for row in rows if rows.count(row) > state.circled[first + row] - state.crossed[first + row])
    return {"row": next(left) + 1}


def in_display(state: JohannaState, seat: int, action: Action) -> Blanks:
    there = [PERSONS[person] for person in range(TYPES) if state.display[person]]
    return {"person": PERSONS[action[1]], "there": there, "count": len(there)}

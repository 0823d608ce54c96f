"""What the sentences of refusals need to know: who is missing, who stands there, how much is wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..kernel import Action, Blank, owned_by
from .state import OrleansState, standing
from .tables import GOODS, IN_STACK, KIND_NAMES, KINDS, PROFESSIONS, TECH, G, N

Blanks = Mapping[str, Blank]


def place_at(state: OrleansState, space: int) -> str:
    return state.tables.places[state.tables.place_of[space]].id


def follower(kind: int) -> str:
    return "technology" if kind == TECH else KIND_NAMES[kind]


def fitting(state: OrleansState, seat: int, space: int) -> list[str]:
    """Who may stand on a space, the profession that is printed there first (O-P4-h)."""
    tables = state.tables
    fits = tables.kit(state.owned[seat]).fits
    professions = [p for p in range(N) if space in fits[p]]
    return [PROFESSIONS[p] for p in sorted(professions, key=lambda p: p != tables.need[space])]


def present(state: OrleansState, seat: int, names: Sequence[str]) -> list[str]:
    """Which of these professions are on the market, neutral or of the own four."""
    market = state.market[KINDS * seat : KINDS * seat + KINDS]
    return [name for p, name in enumerate(PROFESSIONS) if name in names and market[p] + market[N + p]]


# -- putting followers ---------------------------------------------------------------------------------------


def nobody(source: str) -> Callable[[OrleansState, int, Action], Blanks]:
    """Which follower is missing, and from where: the market, the tower, the place, or those drawn."""

    def blanks(state: OrleansState, seat: int, action: Action) -> Blanks:
        kind: int = action[1]
        return {
            "follower": PROFESSIONS[kind % N],
            "own": "yes" if kind >= N else "no",
            "from": "tower" if len(action) > 3 else source,
        }

    return blanks


def whose_place(at: int) -> Callable[[OrleansState, int, Action], Blanks]:
    """Where the place tile is that the seat does not have. `at` is where the action names a space."""

    def blanks(state: OrleansState, seat: int, action: Action) -> Blanks:
        return tile_blanks(state, seat, state.tables.place_of[action[at]])

    return blanks


def tile_blanks(state: OrleansState, seat: int, place: int) -> Blanks:
    tables = state.tables
    owner = state.tiles[place - tables.board] if place >= tables.board else seat
    found: dict[str, Blank] = {"place": tables.places[place].id, "category": tables.category[place]}
    if owner >= 0:
        return {**found, **owned_by(owner, seat)}
    return {**found, "owner": "stack" if owner == IN_STACK else "out"}


def occupant(at: int) -> Callable[[OrleansState, int, Action], Blanks]:
    """Who stands on the space, and whether this plan has put them there."""

    def blanks(state: OrleansState, seat: int, action: Action) -> Blanks:
        space = action[at]
        planned = any(entry[0] == space for entry in state.plans[seat])
        return {
            "follower": follower(standing(state, seat, space)),
            "planned": "yes" if planned else "no",
            "place": place_at(state, space),
        }

    return blanks


def wanted(state: OrleansState, seat: int, action: Action) -> Blanks:
    """Whom the space needs, and who of them is on the market."""
    fits = fitting(state, seat, action[2])
    there = present(state, seat, fits)
    return {
        "at": "place",
        "follower": PROFESSIONS[action[1] % N],
        "fits": fits,
        "there": there,
        "count": len(there),
    }


def at_space(at: int) -> Callable[[OrleansState, int, Action], Blanks]:
    """The place, and the profession that its space is for."""

    def blanks(state: OrleansState, seat: int, action: Action) -> Blanks:
        need = state.tables.need[action[at]]
        return {
            "place": place_at(state, action[at]),
            "need": PROFESSIONS[need] if need >= 0 else "",
            "at": "technology" if action[0] == "tech" else "bath",
        }

    return blanks


# -- goods, towns, deeds -------------------------------------------------------------------------------------


def good(state: OrleansState, seat: int, action: Action) -> Blanks:
    """A good, and which of them the seat has."""
    mine = [name for number, name in enumerate(GOODS) if state.goods[G * seat + number]]
    return {"good": GOODS[action[1]], "mine": mine, "count": len(mine)}


def towns(state: OrleansState, seat: int, ways: Sequence[tuple[int, int]], town: int) -> Blanks:
    """The towns to which the merchant can go, and the one to which they can't."""
    near = [state.tables.towns[other].id for other, _ in ways]
    here = state.tables.towns[state.merchant[seat]].id
    return {"town": state.tables.towns[town].id, "here": here, "towns": near, "count": len(near)}


def deed(state: OrleansState, seat: int, action: Action) -> Blanks:
    """Whom a deed still wants, and which deeds still want this character."""
    kind, number = action[1], action[2]
    tables = state.tables
    wants = [name for p, name in enumerate(PROFESSIONS) if state.deeds[N * number + p]]
    others = [
        other.id for n, other in enumerate(tables.deeds) if n != number and state.deeds[N * n + kind % N]
    ]
    return {
        "at": "deed",
        "deed": tables.deeds[number].id,
        "follower": PROFESSIONS[kind % N],
        "wants": wants,
        "count": len(wants),
        "others": others,
        "open": len(others),
    }


def stationed(state: OrleansState, seat: int, town: int) -> Blanks:
    """Whose trading station stands in a town."""
    builders = [other for other in range(state.tables.seats) if state.stations[town] >> other & 1]
    found: dict[str, Blank] = {"town": state.tables.towns[town].id}
    return {**found, **owned_by(builders[0] if builders else seat, seat)}

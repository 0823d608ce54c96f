"""What meadows pay: to farmers, to barns, and to those who starve."""

from __future__ import annotations

from carcassonne.slow.board import Area, Position
from carcassonne.slow.worth import owners


def cities_of(at: Position, meadow: Area) -> list[Area]:
    """C-6.2-e, -g: the finished cities and castles at a meadow, or in it."""
    cities = {id(a): a for a in (at.land.home[node] for node in meadow.cities)}
    return [city for city in cities.values() if at.land.finished(city) or closed(at, city)]


def closed(at: Position, city: Area) -> bool:
    """Q-4.6.5-3: a castle counts when its follower has left it, or by the switch at once."""
    if city.kind != "castle":
        return False
    if at.rules.options["farmersUnfinishedCastle"]:
        return True
    castles = at.view["castles"]["built"]
    return next(bool(c["closed"]) for c in castles if {tuple(s) for s in c["squares"]} == city.squares)


def city_pays(at: Position, city: Area, each: int) -> int:
    """C-6.2-g, -k: a castle one more; a besieged city double, but no castle (C-4.2.2-h)."""
    if city.kind == "castle":
        return each + 1
    besieged = "cathars" in at.rules.elements and city.marks["cathar"] > 0
    return 2 * each if besieged else each


def farmer_pays(at: Position, meadow: Area, seat: str, each: int) -> int:
    """C-6.2-g to -k, C-4.4.8.1-f: so much for a city, more with an own pig and with herds."""
    each += any(f.seat == seat and f.kind == "pig" for f in at.standing(meadow))
    if "pig-herd" in at.rules.elements:
        herds = meadow.marks["pigherd"]
        each += herds if at.rules.options["herdsStack"] else min(herds, 1)  # Q-6-4
    return sum(city_pays(at, city, each) for city in cities_of(at, meadow))


def barns(at: Position, meadow: Area) -> list[str]:
    return sorted(f.seat for f in at.standing(meadow) if f.kind == "barn")


def barn_pays(at: Position, meadow: Area) -> int:
    """C-6.2-j: 4 a city, 5 a castle; Q-7.3-1: by the switch 10 for one on a Cathar tile."""
    total = 0
    for city in cities_of(at, meadow):
        total += city_pays(at, city, 4)
        besieged = city.kind == "castle" and "cathars" in at.rules.elements and city.marks["cathar"] > 0
        total += 5 if besieged and at.rules.options["barnCatharCastle"] == 10 else 0
    return total


def at_the_end(at: Position, meadow: Area) -> dict[str, int]:
    """C-6.2-b to -d: barns own a meadow, else the most farmers."""
    if barns(at, meadow):
        return dict.fromkeys(barns(at, meadow), barn_pays(at, meadow))
    return {seat: farmer_pays(at, meadow, seat, 3) for seat in owners(at, meadow)}


def at_a_barn(at: Position, meadow: Area, placed: bool) -> dict[str, int]:
    """C-4.4.8.1-a, -f: as at the end when a barn is built there, 1 a city when farmers come to one."""
    return {seat: farmer_pays(at, meadow, seat, 3 if placed else 1) for seat in owners(at, meadow)}


def famine(at: Position, meadow: Area) -> dict[str, int]:
    """C-4.2.6.2-e, -f, Q-4.2.6-4: every farmer by himself, with all that raises his points."""
    found = {}
    for seat in at.rules.seats:
        farmers = at.followers(meadow, seat)
        if farmers:
            found[seat] = farmers * farmer_pays(at, meadow, seat, 1)
    return found

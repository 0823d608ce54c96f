"""The map: its parts, towns and routes."""

from __future__ import annotations

from collections import Counter
from typing import cast, get_args

from ...kernel import DataError, Entry
from .effects import finish, read_name
from .model import Map, Part, Route, Text, Town
from .reading import File, both, listed
from .words import HUB, TOWNS, Terrain


def read_map(file: File, goods: tuple[str, ...]) -> Map:
    names = file.block("names")
    town_name, land, water = (read_name(names.table(k)) for k in ("town", "land", "water"))
    names.close()
    parts = []
    for key, entry in file.block("parts").entries():
        parts.append(Part(key, both(entry), entry.numbers("struck_with", 1)))
        finish(entry)
    towns = tuple(_town(key, entry, town_name, parts) for key, entry in file.block("towns").entries())
    routes = tuple(
        _route(key, entry, {t.id for t in towns}, goods) for key, entry in file.block("routes").entries()
    )
    country = Map(tuple(parts), towns, routes, land, water)
    _check_towns(file, country)
    _check_routes(file, country)
    return country


def _town(key: str, entry: Entry, pattern: Text, parts: list[Part]) -> Town:
    if key != HUB and not key.isdigit():
        raise entry.problem("must be O (for Orléans) or a number")
    number = None if key == HUB else int(key)
    name = Text(pattern.en.format(number=number), pattern.de.format(number=number))
    if number is None or "en" in entry or "de" in entry:
        name = both(entry)
    at = entry.numbers("at", 0)
    if len(at) != 2 or max(at) > 100:
        raise entry.problem("'at' must be two numbers from 0 to 100")
    part, citizen = entry.text("part", (p.id for p in parts)), entry.flag("citizen", False)
    town = Town(key, number, name, at[0], at[1], part, citizen)
    finish(entry)
    return town


def _route(key: str, entry: Entry, towns: set[str], goods: tuple[str, ...]) -> Route:
    ends = entry.texts("ends", towns, default=())
    if len(set(ends)) != 2 or len(ends) != 2:
        raise entry.problem("'ends' must be two different towns (J-KN-2)")
    if key != "-".join(ends):
        raise entry.problem(f"is named so, but joins {ends[0]} and {ends[1]}")
    by = cast(Terrain, entry.text("by", get_args(Terrain)))
    development = entry.number("development", 0, default=0)
    route = Route(key, (ends[0], ends[1]), by, entry.texts("goods", goods, default=()), development)
    finish(entry)
    if not route.goods and not route.development:
        raise entry.problem("shows neither a good nor a development point")
    return route


def _check_towns(file: File, found: Map) -> None:
    block = file.block("towns")
    numbers = sorted(t.number for t in found.towns if t.number is not None)
    if HUB not in found.town or numbers != list(range(1, TOWNS + 1)):
        raise block.problem(f"must be O (for Orléans) and the numbers 1 to {TOWNS}, each once")
    if len({(t.x, t.y) for t in found.towns}) != len(found.towns):
        raise block.problem("two towns are drawn at the same point")
    if [t.id for t in found.towns if t.citizen] != ["22"]:
        raise block.problem("a citizen is shown in town 22 and nowhere else (J-CR-8)")
    for players, struck in ((1, range(18, 23)), (2, range(18, 23)), (3, range(20, 23)), (4, ()), (5, ())):
        if found.struck_towns(players) != {str(n) for n in struck}:
            raise file.block("parts").problem(
                f"with {players} players the struck towns must be: {listed(struck) or 'none'}"
                " (J-S-11, J-S-12, J-S-14, J-L-1)"
            )
    if len({found.town[str(n)].part for n in range(20, 23)}) != 1:
        raise block.problem("towns 20 to 22 lie in one part (J-S-11)")


def _check_routes(file: File, found: Map) -> None:
    block = file.block("routes")
    pairs = Counter(frozenset(r.ends) for r in found.routes)
    for pair, times in pairs.items():
        if times > 1:
            raise block.problem(f"{' and '.join(sorted(pair))} are joined twice")
    for a, b in (("O", "8"), ("8", "16"), ("8", "9")):
        if frozenset((a, b)) not in pairs:
            raise block.problem(f"{a} and {b} must be joined: the rulebook's examples use that route")
    example = next(r for r in found.routes if set(r.ends) == {"8", "9"})
    if example.by != "land" or len(example.goods) != 1:
        raise DataError(file.name, f"routes, {example.id}", "the example needs a land route with one good")
    if not any(r.by == "land" and len(r.goods) > 1 for r in found.routes):
        raise block.problem("some land route must show more than one good (J-O-11)", "several-goods")
    for by in get_args(Terrain):
        if not any(r.by == by for r in found.routes):
            raise block.problem(f"there is no {by} route (J-KN-1, J-BO-1)", "no-route", by=by)
    for players in range(1, 6):
        if cut := _cut_off(found, players):
            raise block.problem(
                f"with {players} players, cut off from Orléans: {listed(cut)} (J-CR-2)",
                "cut-off",
                count=players,
                towns=listed(cut),
            )


def _cut_off(found: Map, players: int) -> list[str]:
    """The towns in play that no route in play connects with Orléans."""
    struck_towns, struck_routes = found.struck_towns(players), found.struck_routes(players)
    ways = [r.ends for r in found.routes if r.id not in struck_routes]
    reached, before = {HUB}, 0
    while len(reached) > before:
        before = len(reached)
        reached.update(end for ends in ways if reached & set(ends) for end in ends)
    return [t.id for t in found.towns if t.id not in struck_towns and t.id not in reached]

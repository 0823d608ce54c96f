"""From a tile's facts to a scene, all in tile units and unturned.

The order says what matters: first what parts the meadows, then signs and emblems, then a spot for a figure
on every part, and only then houses and trees in what is left.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from bastide.carcassonne.art.box import CityMark, Sign
from bastide.carcassonne.art.cities import build_city
from bastide.carcassonne.art.facts import KEPT, Facts, Stretch, facts_of
from bastide.carcassonne.art.gathered import block_of, building_on, gathered, signs_on
from bastide.carcassonne.art.geometry import (
    EDGES,
    INWARD,
    MID,
    Point,
    add,
    dist,
    inside,
    lerp,
    ribbon,
    rim_gap,
    ring,
    rng,
    simplify,
)
from bastide.carcassonne.art.planting import country, houses
from bastide.carcassonne.art.room import Room
from bastide.carcassonne.art.scene import CAP, FIGURE, RIVER, ROAD, Item, Plaza, Scene
from bastide.carcassonne.art.ways import bridges, hub_of, rivers, roads


@lru_cache(maxsize=KEPT)
def scene_of(tile_id: str) -> Scene:
    """The scene of a tile; every quarter turn shares it."""
    return build(facts_of(tile_id))


def build(facts: Facts) -> Scene:
    s, rand = Scene(facts), rng(facts.id)
    if facts.edges == "----":
        return s
    building = building_on(facts)
    if building and building.fills:
        s.items.append(Item(facts.site, (50, 50), building.r))
        s.spots["s"], s.areas["s"] = (50, 50), [[(8, 8), (92, 8), (92, 92), (8, 92)]]
        return s
    s.cities = [build_city(facts, k) for k in range(len(facts.cities))]
    if block := block_of(facts):
        block.lay(s)
    hub = hub_of(facts)
    rivers(s, rand)
    yard = _yard(s, hub)
    roads(s, hub, yard, rand)
    bridges(s)
    parted = _part(s)
    room = Room(s)
    _signs(s, room, hub, yard, parted)
    _emblems(s, room)
    _spots(s, room)
    _outlines(s, room)
    houses(s, room, rand)
    country(s, room, rand)
    return s


# ---------------------------------------------------------------- signs, buildings, emblems


def _put(s: Scene, room: Room, item: Item) -> None:
    s.items.append(item)
    room.press(item.at, item.r)


def _yard(s: Scene, hub: Point) -> Point | None:
    """A building that roads run to stands first: the roads are drawn to its yard."""
    facts, building = s.facts, building_on(s.facts)
    if not building or building.astride or not any(r.name in facts.met("s") for r in facts.roads):
        return None
    at = hub
    if facts.rivers and all(len(r.edges) == 2 for r in facts.rivers):
        at = (50.0, 27.0)
    s.items.append(Item(facts.site, at, building.r))
    s.plazas.append(Plaza(at, 13, "yard"))
    return at


def _part(s: Scene) -> set[str]:
    """What parts meadows must lie before anything looks for room. Gives the signs that are placed."""
    facts, done = s.facts, set()
    if facts.site and not facts.roads:
        walls = [e for e in EDGES if facts.edge(e) == "F" and facts.splits(e)]
        s.hedges += [[MID[e], (50.0, 50.0)] for e in walls]
    for name, sign in signs_on(facts).items():
        plug = _plug(s, sign.r) if sign.stands == "ground" else None
        if plug:
            at, wide = plug
            s.plazas = [p for p in s.plazas if dist(p.at, at) > 9]
            s.plazas.append(Plaza(at, wide, "ground"))
            s.items.append(Item(name, at, sign.r))
            done.add(name)
    return done


def _plug(s: Scene, r: float) -> tuple[Point, float] | None:
    """Where a sign must lie because it is what parts the meadows or ends the roads."""
    facts = s.facts
    ends = [p for p in s.plazas if p.kind in ("cross", "end", "joint")]
    if ends:
        return ends[0].at, r
    caps = [c for c in facts.cities if len(c.edges) == 1]
    if len(caps) == 2 and len(facts.fields) == 2 and not facts.roads:
        return (50.0, 50.0), r
    if s.hedges:
        return None
    for k, c in enumerate(facts.cities):
        if len(c.edges) == 1 and len(facts.touching(k)) > 1 and facts.roads and not facts.met(c.name):
            if s.gates:
                return add(s.gates.pop()[0], INWARD[c.edges], 7), r
            apex = add(MID[c.edges], INWARD[c.edges], CAP)
            road = min((p for way in s.roads for p in way.line), key=lambda p: dist(p, apex))
            return lerp(apex, road, 0.5), max(r, dist(apex, road) / 2 + 0.6)
    return None


def _signs(s: Scene, room: Room, hub: Point, yard: Point | None, parted: set[str]) -> None:
    facts, building, signs = s.facts, building_on(s.facts), signs_on(s.facts)
    for city in facts.cities:
        for name, mark in _marks(city):
            if mark.middle:
                _put(s, room, Item(name, (50, 50), mark.r))
    if building and building.astride:
        _put(s, room, Item(facts.site, facts.seam, building.r))
    elif building and not yard:
        home = next((c.name for c in facts.cities if "s" in facts.met(c.name)), "")
        at = room.spot(16, home, (44, 42) if signs else hub, 0.05)
        _put(s, room, Item(facts.site, at, 14.5))
        room.press(at, 18)  # room for a monk beside it
    for name, sign in signs.items():
        if name not in parted:
            _put(s, room, LAY[sign.stands](s, room, Item(name, hub, sign.r), sign))


def _on_ground(s: Scene, room: Room, item: Item, sign: Sign) -> Item:
    facts = s.facts
    bearer = next((c.name for c in facts.cities if len(c.edges) == 1 and "cap" not in c.flags), "")
    if sign.in_city and bearer:
        return replace(item, at=room.spot(9.5, bearer, (34, 18), 0.1), r=9.5)
    whole = max((len(x.edges) for x in (*facts.roads, *facts.cities)), default=0) == 4
    if whole and facts.roads:  # the arms of one road run around it
        s.plazas.append(Plaza((50.0, 50.0), 15, "ground"))
        return replace(item, at=(50.0, 50.0), r=11.5)
    at = (50.0, 50.0) if whole or not facts.fields else _free(s, room, item.r, item.at, 0.04)
    return replace(item, at=at, r=max(8.5, min(item.r, room.at(at) - 0.5)) if facts.fields else item.r)


def _peak(s: Scene, room: Room, item: Item, sign: Sign) -> Item:
    if not any(len(road.edges) == 1 for road in s.facts.roads):
        item = replace(item, at=room.spot(19, want=item.at, pull=0.02))
    s.plazas.append(Plaza(item.at, 12, "ash"))
    return item


def _anywhere(s: Scene, room: Room, item: Item, sign: Sign) -> Item:
    at = _free(s, room, item.r, item.at, 0.03)
    if any(p.at == at and p.r > 9 for p in s.plazas):
        return replace(item, at=at, r=9.5)  # on the square between two cities: no wider than the square
    return replace(item, at=at)


LAY = {"ground": _on_ground, "peak": _peak, "free": _anywhere}
"""How a sign finds its place, by where it stands; it would like to be at the hub."""


def _free(s: Scene, room: Room, r: float, want: Point, pull: float) -> Point:
    """A meadow if there is room, else the largest city, else the square where the roads meet."""
    at = room.spot(r + 1.6, want=want, pull=pull, ample=2.5)
    largest = max(s.facts.cities, key=lambda c: len(c.edges), default=None)
    if room.at(at) < r + 0.8 and largest and len(largest.edges) > 1:
        return room.spot(r + 1.6, largest.name, want)
    if room.at(at) < r - 1:
        at = room.spot(9, want=want, pull=pull)
    squares = [p for p in s.plazas if p.kind == "cross"]
    if min(room.at(at), rim_gap(at)) < r + 0.4 and squares:
        return squares[0].at
    return at


def _emblems(s: Scene, room: Room) -> None:
    facts = s.facts
    for city in facts.cities:
        for name, mark in _marks(city):
            for n in range(0 if mark.middle else mark.many):
                r = mark.r if len(city.edges) > 1 else min(mark.r, 10.0)
                want: Point = (30 + 40 * n, 34)
                if len(city.edges) == 1:  # aside, so that a figure finds room in the middle
                    e = city.edges
                    want = add(add(MID[e], INWARD[e], 12), (INWARD[e][1], -INWARD[e][0]), -17)
                elif len(city.edges) == 2 and mark.corner:
                    want = (30, 30)
                _put(s, room, Item(name, room.spot(r, city.name, want, 0.1), r))
    for road in facts.roads:
        for name in sorted(road.flags & gathered().at_roads.keys()):
            _put(s, room, Item(name, _at_the_road(s, room, road.name), gathered().at_roads[name].r))
    for f in facts.fields:
        for name in sorted(f.flags & gathered().in_meadows.keys()):
            r = gathered().in_meadows[name].r
            _put(s, room, Item(name, room.spot(r, f.name, (60, 60)), r))


def _marks(city: Stretch) -> list[tuple[str, CityMark]]:
    known = gathered().in_cities
    return [(name, known[name]) for name in sorted(city.flags & known.keys())]


def _at_the_road(s: Scene, room: Room, name: str) -> Point:
    """Beside its own road and away from others, so that nobody asks whose it is.

    A small meadow is left to its farmer if there is another.
    """
    line = max((w.line for w in s.roads if w.name == name), key=len)
    want = line[len(line) * 5 // 9]
    others = [p for w in s.roads if w.name != name for p in w.line[::2]]

    def shy(p: Point) -> float:
        narrow = 4.0 if len(room.cells[room.owned(p)]) < 450 else 0.0
        return narrow + 0.25 * max(0.0, 34 - min((dist(p, q) for q in others), default=99.0))

    return room.spot(14, want=want, pull=0.3, ample=1.5, shy=shy)


# ---------------------------------------------------------------- spots for figures, outlines


def _spots(s: Scene, room: Room) -> None:
    """One spot for every part; the parts with the least choice go first."""
    facts, free = s.facts, room.gap[:]
    for item in s.items:  # a figure is higher than wide: it stays farther from signs than houses do
        room.press(item.at, item.r + (10 if item.kind == facts.site else 5))
    for city in facts.cities:
        _stand(s, room, city.name, room.stand(city.name))
    for stretch in (*facts.roads, *facts.rivers):
        _stand(s, room, stretch.name, _by_the_way(s, stretch.name))
    building, at = building_on(facts), _site(s)
    if building and at:
        s.spots["s"] = lerp(at, (50, 50), 0.26) if building.astride else at  # half of it lies next door
    for f in sorted(facts.fields, key=lambda f: len(room.cells.get(f.name, ()))):
        _stand(s, room, f.name, room.stand(f.name))
    room.gap = free
    for spot in s.spots.values():
        room.press(spot, FIGURE)


def _site(s: Scene) -> Point | None:
    """Where the building of the tile stands."""
    return next((item.at for item in s.items if item.kind == s.facts.site), None)


def _stand(s: Scene, room: Room, name: str, at: Point) -> None:
    s.spots[name] = at
    room.press(at, FIGURE + 4)


def _by_the_way(s: Scene, name: str) -> Point:
    """The point of a road farthest from its ends, from signs and from other figures."""
    ways = [w.line for w in (*s.roads, *s.rivers) if w.name == name]
    taken = [(i.at, i.r) for i in s.items] + [(g, 5.0) for g, _ in (*s.gates, *s.piers, *s.mouths)]
    taken += [(p.at, p.r) for p in s.plazas if p.kind != "end"] + [(p, 8.0) for p in s.spots.values()]
    taken += [(b[0], 7.0) for b in s.bridges]
    foreign = [p for w in (*s.roads, *s.rivers) if w.name != name for p in w.line[::3]]

    def room(p: Point) -> float:
        gaps = [dist(p, c) - r for c, r in taken] + [dist(p, q) - 5 for q in foreign]
        gap = min([rim_gap(p), 14.0, *gaps]) - 0.02 * dist(p, (50, 50))
        return gap if not any(inside(p, poly) for poly in s.polys()) else gap - 50  # not within a city

    return max((p for line in ways for p in (line[3:-3] or line)), key=room)


def _outlines(s: Scene, room: Room) -> None:
    """The area of every part: what a click hits and what glows."""
    for city in s.cities[: len(s.facts.cities)]:
        s.areas[city.name] = [simplify(p, 0.15) for p in (city.poly, *city.extra)]
        if city.deck:
            s.areas[city.name].append(ribbon(city.deck, 4))
    for ways, half in ((s.roads, ROAD / 2), (s.rivers, RIVER / 2)):
        for way in ways:
            s.areas.setdefault(way.name, []).append(ribbon(simplify(way.line), half))
    for f in s.facts.fields:
        s.areas[f.name] = [simplify([*c, c[0]], 0.5)[:-1] for c in room.outline(f.name) if len(c) > 8]
    building, at = building_on(s.facts), _site(s)
    if building and at:
        s.areas["s"] = [ring(at, building.r, n=20)]

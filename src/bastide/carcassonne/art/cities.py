"""City outlines: stations on the rim, joined by corners, bays and tips."""

from __future__ import annotations

from bastide.carcassonne.art.facts import Facts, Stretch
from bastide.carcassonne.art.gathered import has_peak, signs_on
from bastide.carcassonne.art.geometry import EDGES, INWARD, MID, Line, Point, add, arch, lerp, rim, ring
from bastide.carcassonne.art.scene import CAP, INSET, City


def tips(facts: Facts, k: int) -> list[int]:
    """Corners that a city reaches with a tip: two meadows meet there and only the city parts them."""
    out = []
    for c in range(4):
        before, after = EDGES[c - 1], EDGES[c]
        fa, fb = facts.field_of(before + "R"), facts.field_of(after + "L")
        if fa and fb and fa is not fb and k in fa.cities and k in fb.cities:
            out.append(c)
        for f, e in ((fa, after), (fb, before)):  # a meadow beside a foreign city that it does not touch
            if f is None or facts.edge(e) != "C":
                continue
            other = next(i for i, s in enumerate(facts.cities) if e in s.edges)
            if other != k and other not in f.cities and k in f.cities:
                out.append(c)
    return out


def build_city(facts: Facts, k: int) -> City:
    """The outline of one city of a tile."""
    seg = facts.cities[k]
    stops = [(100.0 * i + INSET, 100.0 * i + 100 - INSET) for i in range(4) if EDGES[i] in seg.edges]
    stops = sorted(stops + [(100.0 * c, 100.0 * c) for c in tips(facts, k)])
    if seg.straight and _is_crossed(facts, k):
        ends = [_cap(e, 24.0) for e in seg.edges]
        deck = [add(MID[e], INWARD[e], 24.0) for e in seg.edges]
        return City(seg.name, ends[0], [ends[0]], [], seg.flags, [ends[1]], deck)
    if len(stops) == 1:
        return _lone(facts, k)
    city = City(seg.name, [], [], [], seg.flags)
    for i, (start, end) in enumerate(stops):
        following = stops[(i + 1) % len(stops)][0] + (400 if i + 1 == len(stops) else 0)
        a, b = rim(end), rim(following)
        city.poly.extend([rim(start), a] if start != end else [a])
        if abs(following - end - 2 * INSET) < 0.1:
            city.turrets.append(rim((following + end) / 2))
            continue
        wall = arch(a, _middle(facts, k, end, following), b)
        city.walls.append(wall)
        city.poly.extend(wall[1:-1])
    return city


def _is_crossed(facts: Facts, k: int) -> bool:
    """It is the upper one of two that cross: two cities, or a city and a river."""
    crossing = [i for i, s in enumerate(facts.cities) if s.straight]
    return crossing[1:2] == [k] or any(r.straight for r in facts.rivers)


def _middle(facts: Facts, k: int, end: float, following: float) -> Point:
    """The point half-way along a wall, between two stations on the rim."""
    seg = facts.cities[k]
    a, b, m = rim(end), rim(following), (following + end) / 2
    if following - end < 150:  # a bay before one edge
        e = EDGES[int(m // 100) % 4]
        return add(MID[e], INWARD[e], _bay(facts, seg, e))
    corner = rim(round(m / 100) * 100)
    beside = [facts.edge(EDGES[round(m / 100) % 4]), facts.edge(EDGES[(round(m / 100) - 1) % 4])]
    t = 0.05
    if all(e in "RV" for e in beside):
        t = -0.03  # leave a road or river its bend
    if "C" in beside:
        slim = any(len(c.edges) == 1 and len(facts.touching(i)) > 1 for i, c in enumerate(facts.cities))
        t = -0.12 if len(seg.edges) == 1 else -0.2 if slim else -0.14  # leave a meadow between two cities
    if beside == ["C", "C"] and not facts.fields:
        t = 0.04  # nothing lies between the two cities: wall stands at wall
    if facts.site or has_peak(facts):
        t = min(t, -0.06)
    return lerp(lerp(a, b, 0.5), corner, t)


def _bay(facts: Facts, seg: Stretch, e: str) -> float:
    """How deep the meadow before edge e reaches into a city."""
    others = [s for s in facts.cities if s is not seg]
    if facts.edge(e) == "C":
        lone = any(len(s.edges) == 1 and "cap" not in s.flags for s in others)
        return 43 if seg.straight and lone else 45
    if any(facts.under(r) and e in r.edges for r in facts.roads):
        return 31
    if len(seg.edges) == 1:
        return 19 if any(len(s.edges) == 2 for s in others) else 23
    return 25 if len(seg.edges) > 2 else 27


def _lone(facts: Facts, k: int) -> City:
    """A city on one edge. Its depth depends on what else must find room."""
    seg, others = facts.cities[k], [s for i, s in enumerate(facts.cities) if i != k]
    e, depth = seg.edges, CAP
    if any(len(s.edges) > 1 for s in others):
        depth = 22
    if "cap" not in seg.flags and any(sign.in_city for sign in signs_on(facts).values()):
        depth = 36  # a sign stands in it
    if any(s.name in facts.met(seg.name) for s in others):
        depth = 40  # the two meet on the square between them
    elif _sign_between(facts):
        depth = 39  # a sign between two caps parts the meadows: both must reach it
    cap = _cap(e, depth)
    city = City(seg.name, cap, [cap], [], seg.flags)
    far = EDGES[(EDGES.index(e) + 2) % 4]
    across = any(len(s.edges) == 2 and e not in s.edges and far not in s.edges for s in others)
    if across and any(k in f.cities and far + "L" in f.halves for f in facts.fields):
        bulb = add(MID[far], INWARD[far], 15)  # passes over the other city and ends in the far meadow
        city.extra, city.deck = [ring(bulb, 11)], [add(MID[e], INWARD[e], depth), bulb]
    return city


def _sign_between(facts: Facts) -> bool:
    lone = len(facts.cities) > 1 and all(len(s.edges) == 1 for s in facts.cities)
    return lone and len(facts.fields) == 2 and not facts.roads and not facts.rivers


def _cap(e: str, depth: float) -> Line:
    base = 100.0 * EDGES.index(e)
    return arch(rim(base + 100 - INSET), add(MID[e], INWARD[e], depth), rim(base + INSET))

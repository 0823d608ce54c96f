"""Roads and rivers: from mid-edge to mid-edge, to a crossing, a gate, a bridge, a lake or a hill."""

from __future__ import annotations

import math

from bastide.carcassonne.art.facts import Facts, Stretch
from bastide.carcassonne.art.gathered import block_of, building_on, has_peak, road_ends
from bastide.carcassonne.art.geometry import (
    EDGES,
    INWARD,
    MID,
    Line,
    Point,
    Rand,
    add,
    cubic,
    dist,
    first_hit,
    heading,
    inside,
    lerp,
    opposite,
    rng,
)
from bastide.carcassonne.art.scene import CAP, Item, Plaza, Scene, Way


def through(a: str, b: str, bow: float = 0, wobble: float = 0) -> Line:
    """A line from mid-edge to mid-edge, always leaving at a right angle so that it goes on next door."""
    pa, pb = MID[a], MID[b]
    if not opposite(a, b):
        return cubic(pa, add(pa, INWARD[a], 27.6), add(pb, INWARD[b], 27.6), pb, 26)
    side = (1, 0) if a in "NS" else (0, 1)
    out = []
    for i in range(37):
        t, swell = i / 36, math.sin(math.pi * i / 36) ** 2
        out.append(add(lerp(pa, pb, t), side, swell * (bow + wobble * math.sin(2 * math.pi * t))))
    return out


def reach(e: str, goal: Point, soft: float = 24) -> Line:
    """A line from a mid-edge to an inner point."""
    start = MID[e]
    bend = add(start, INWARD[e], min(soft, dist(start, goal) * 0.5))
    return cubic(start, bend, lerp(goal, start, 0.3), goal, 18)


def straight(e: str) -> Line:
    return [lerp(MID[e], add(MID[e], INWARD[e], 99), i / 60) for i in range(61)]


def hub_of(facts: Facts) -> Point:
    """Where roads that end on the tile come together, moved aside for cities and bends."""
    x, y = 50.0, 50.0
    for c in facts.cities:
        if len(c.edges) == 1:
            x, y = add((x, y), INWARD[c.edges], 6 if len(facts.cities) == 1 else 2)
    singles = "".join(r.edges for r in facts.roads if len(r.edges) == 1)
    for r in facts.roads:
        if len(r.edges) == 2 and singles and not opposite(*r.edges):
            push = 5 if len(singles) > 1 else 8
            x, y = add(add((x, y), INWARD[r.edges[0]], push), INWARD[r.edges[1]], push)
    if len(singles) == 2 and len(facts.roads) == 2 and not opposite(*singles):
        x, y = add(add((x, y), INWARD[singles[0]], -3), INWARD[singles[1]], -3)
    dry = not any(road_ends(r) for r in facts.roads)
    if not facts.site and len(singles) > 2 and dry:
        rand = rng(facts.id + "hub")
        x, y = x + (rand() - 0.5) * 7, y + (rand() - 0.5) * 7
    return x, y


def rivers(s: Scene, rand: Rand) -> None:
    facts = s.facts
    for r in facts.rivers:
        if len(r.edges) == 3:
            lines = [through("E", "W"), reach("N" if "N" in r.edges else "S", (50, 50))]
        elif len(r.edges) == 2:
            bow = 13 if facts.site else 0
            wobble = (rand() - 0.5) * 20 if not bow and not facts.roads else 0
            lines = [through(r.edges[0], r.edges[1], bow, wobble)]
        elif "source" in r.flags:
            lines = [reach(r.edges, (50, 50))]
            s.ponds.append(((50, 50), 10, 8))
        else:
            fiery = has_peak(facts)
            lake: Point = (34, 56) if fiery else (56, 50) if facts.cities else (44, 50)
            lines = [reach(r.edges, lake)]
            s.ponds.append((lake, 16, 13) if fiery else (lake, 19, 15))
        s.rivers += [Way(r.name, line) for line in lines]


def gate(s: Scene, line: Line, poly: Line) -> Line:
    """The line up to a city's wall, and a gate at its end."""
    line = line[: first_hit(line, lambda p: inside(p, poly)) + 1]
    s.gates.append((line[-1], heading(line[max(0, len(line) - 3)], line[-1])))
    return line


def _to_city(s: Scene, e: str, k: int) -> Line:
    """A road from edge e to a gate of city k."""
    poly, own = s.cities[k].poly, s.facts.cities[k].edges[0]
    sway, side = (rng(s.facts.id + e)() - 0.5) * 9, (INWARD[e][1], INWARD[e][0])
    ahead = [add(p, side, sway * math.sin(math.pi * dist(p, MID[e]) / 76) ** 2) for p in straight(e)]
    hit = first_hit(ahead, lambda p: inside(p, poly))
    foreign = [c.poly for c in s.cities if c.poly is not poly]
    if hit < 48 and not any(inside(p, q) for p in ahead[:hit] for q in foreign):
        return gate(s, ahead, poly)
    goal = add(add(MID[own], INWARD[own], CAP - 8), INWARD[e], -12)
    inward = INWARD[own]
    return gate(s, cubic(MID[e], add(MID[e], INWARD[e], 26), add(goal, inward, 26), goal, 40), poly)


def roads(s: Scene, hub: Point, site_at: Point | None, rand: Rand) -> None:
    facts = s.facts
    loose: list[Stretch] = []
    for r in facts.roads:
        lines = _road(s, r, hub, site_at, rand)
        s.roads += [Way(r.name, line) for line in lines]
        if not lines:
            loose.append(r)
    ends = {road_ends(r) for r in facts.roads if len(r.edges) == 1}
    if "lake" in ends:
        s.ponds.append((hub, 16.5, 16.5))
    if "hill" in ends:
        s.hills.append((hub, 16))
        grove = (((-4, -2), 1), ((3, -5), 4), ((4, 3), 2), ((-2, 5), 3))
        s.items += [Item("tree", add(hub, d), 3, n) for d, n in grove]
    _join(s, loose, hub)


def _road(s: Scene, r: Stretch, hub: Point, site_at: Point | None, rand: Rand) -> list[Line]:
    """The lines of one road, or none if it ends loose on the tile."""
    facts, met = s.facts, set(s.facts.cities_met(r.name))
    block, building = block_of(facts), building_on(facts)
    if block:
        return [block.road(s, r.edges)]
    if building and building.astride and facts.site in r.flags:
        return [reach(r.edges, facts.seam, 30)]
    if len(r.edges) > 2:
        ends = [e for e in "EWNS" if e in r.edges]
        return [through(ends[0], ends[1]), *(reach(e, (50, 50)) for e in ends[2:])]
    if len(r.edges) == 2:
        return _pass(s, r, rand)
    if "s" in facts.met(r.name) and site_at:
        return [reach(r.edges, site_at)]
    if len(met) == 1:
        return [_to_city(s, r.edges, met.pop())]
    if end := road_ends(r):
        line = reach(r.edges, hub)
        stop = next(j for j, p in enumerate(line) if dist(p, hub) < 15.5)
        (s.piers if end == "lake" else s.mouths).append((line[stop], heading(line[stop - 1], line[stop])))
        return [line[: stop + 1]]
    return []


def _join(s: Scene, loose: list[Stretch], hub: Point) -> None:
    """Loose ends: a hamlet if nothing is parted, else they meet each other, another road or a gate."""
    facts = s.facts
    stubs = [r for r in loose if not facts.splits(r.edges)]
    joining = len(loose) - len(stubs)
    for r in loose:
        e = r.edges
        if r in stubs:
            end = add(MID[e], INWARD[e], 24 if s.hills else 34 if len(facts.roads) > 1 else 42)
            line = reach(e, end)
            s.plazas.append(Plaza(end, 6, "end"))
        elif joining == 1 and s.roads:
            wish = lerp(MID[e], hub, 0.8)
            target = min((p for way in s.roads for p in way.line), key=lambda p: dist(p, wish))
            line = reach(e, target)
            s.plazas.append(Plaza(target, 5.5, "joint"))
        elif joining == 1 and facts.cities:
            line = _to_city(s, e, 0)
        else:
            line = reach(e, hub)
        s.roads.append(Way(r.name, line))
    if joining > 1:
        between = any(len(facts.cities_met(r.name)) > 1 for r in loose)
        s.plazas.append(Plaza(hub, 9.5 if between else 7.5, "cross"))


def _pass(s: Scene, r: Stretch, rand: Rand) -> list[Line]:
    """A road that runs on from edge to edge."""
    facts, a, b = s.facts, r.edges[0], r.edges[1]
    if facts.under(r):
        return [_under(s, e) for e in r.edges]
    if not opposite(a, b):
        return [_touching(s, r) or through(a, b)]
    away = [INWARD[c.edges] for c in facts.cities if len(c.edges) == 1 and c.edges not in r.edges]
    bow = sum(v[0] + v[1] for v in away) * 5
    wobble = 0.0
    if facts.site and not any("s" in group for group in facts.meets):
        bow = 15
    if not away and not facts.rivers and len(facts.roads) == 1 and not bow and not facts.cities:
        wobble = (rand() - 0.5) * 22
    line = through(a, b, bow, wobble)
    for c in s.cities:  # runs through a city: a gate at either wall
        within = [inside(p, c.poly) for p in line]
        hits = [i for i in range(1, len(line)) if within[i] != within[i - 1]]
        if len(hits) >= 2:
            angle = 90.0 if a in "NS" else 0.0
            s.gates += [(line[hits[0]], angle), (line[hits[-1] - 1], angle)]
    return [line]


def _under(s: Scene, e: str) -> Line:
    """One end of a road underground: a mouth in the meadow, or a gate if the road parts the meadow."""
    line = [lerp(MID[e], add(MID[e], INWARD[e], 40), i / 40) for i in range(41)]
    if s.facts.splits(e):
        return gate(s, line, s.cities[0].poly)
    s.mouths.append((line[14], heading((0, 0), INWARD[e])))
    return line[:15]


def _touching(s: Scene, r: Stretch) -> Line | None:
    """A bend that touches a city's wall, because that is what parts the city's meadow."""
    facts = s.facts
    if len(facts.roads) > 1 or facts.rivers:
        return None
    for k, seg in enumerate(facts.cities):
        if len(seg.edges) > 1 or len(facts.touching(k)) != 2 or facts.met(seg.name) or seg.edges in r.edges:
            continue
        side = next(e for e in r.edges if abs(EDGES.index(e) - EDGES.index(seg.edges)) % 2 == 1)
        foot = next(e for e in r.edges if e != side)
        along = INWARD[side]
        apex = add(add(MID[seg.edges], INWARD[seg.edges], CAP + 5), along, -5)
        first = cubic(MID[side], add(MID[side], along, 22), add(apex, along, -14), apex, 16)
        down = cubic(apex, add(apex, along, 12), add(MID[foot], INWARD[foot], 30), MID[foot], 20)
        return first + down[1:]
    return None


def bridges(s: Scene) -> None:
    """Where a road crosses water, or another road without meeting it."""
    over = sorted("".join(sorted(r.edges)) for r in s.facts.roads if len(r.edges) == 2) == ["EW", "NS"]
    for i, way in enumerate(s.roads):
        line = way.line
        others = [(r.line, True) for r in s.rivers] + [(r.line, False) for r in s.roads[:i] if over]
        for other, wet in others:
            gap, j = min((dist(p, q), j) for j, p in enumerate(line) for q in other)
            if gap < 2.2 and 4 < j < len(line) - 4:
                s.bridges.append((line[j], heading(line[j - 2], line[j + 2]), wet))

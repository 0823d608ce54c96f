"""Castles: which of them take points in a scoring, and how many they may take."""

from __future__ import annotations

from collections.abc import Iterable

from carcassonne.slow.awards import Choice, Scoring
from carcassonne.slow.base import Square
from carcassonne.slow.board import Area, Position
from carcassonne.slow.worth import worth

Site = frozenset[Square]


def small_town(at: Position, area: Area) -> bool:
    """C-4.6.5-a: exactly two semicircular pieces."""
    caps = [at.land.pieces[node] for node in area.nodes]
    return area.kind == "city" and len(caps) == 2 and all("cap" in piece.marks for piece in caps)


def vicinity(castle: Site) -> set[Square]:
    """C-4.6.5-g: its two squares and the two on either side of each, across its length."""
    (x, y), (u, v) = sorted(castle)
    dx, dy = (1, 0) if x == u else (0, 1)
    return {(a + k * dx, b + k * dy) for a, b in ((x, y), (u, v)) for k in (-1, 0, 1)}


def take(at: Position, scoring: Scoring, finished: Iterable[Area], fresh: set[Site]) -> set[Site]:
    """C-4.6.5-f, -m to -p: each castle near something finished, or near a castle that takes points, gets the
    full points of one of those structures. The castles that do."""
    built = at.view.get("castles", {}).get("built", ())
    owner = {frozenset(map(tuple, c["squares"])): c["owner"] for c in built if not c["closed"]}
    able = [site for site in owner if site not in fresh]
    points: dict[Site, set[int]] = {}
    for site in able:
        near = [area for area in finished if area.squares & vicinity(site)]
        if near:
            points[site] = {worth(at, area, True) for area in near}
    while True:  # Q-4.6.5-7: a chain of castles, each beside one that takes points
        more = {
            site: set().union(points.get(site, ()), *(points[o] for o in points if o & vicinity(site)))
            for site in able
            if site in points or any(o & vicinity(site) for o in points)
        }
        if more == points:
            break
        points = more
    scoring.choices += [Choice("castle", owner[site], may) for site, may in points.items()]
    return set(points)

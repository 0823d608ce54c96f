"""The points that a scoring must pay, in play and at the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from carcassonne.slow.base import Square
from carcassonne.slow.board import Area, Position, node_of
from carcassonne.slow.meadows import at_a_barn, at_the_end, barns
from carcassonne.slow.tiles import BUILDINGS
from carcassonne.slow.worth import owners, worth

GOODS = {"wine": 9, "grain": 6, "cloth": 5}  # C-1.4-b


@dataclass(frozen=True)
class Award:
    """Points of one kind for one seat, and the area that they come from."""

    kind: str
    seat: str
    points: int
    squares: frozenset[Square] | None = None


@dataclass
class Choice:
    """Points that somebody chose among several."""

    kind: str
    seat: str
    points: set[int]


@dataclass
class Scoring:
    """What one scoring must pay."""

    awards: list[Award] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)

    def add(self, kind: str, seat: str, points: int, area: Area | None = None) -> None:
        if points:
            self.awards.append(Award(kind, seat, points, area.squares if area else None))


def fairy(at: Position, scoring: Scoring, area: Area) -> None:
    """C-4.4.5.1-d, Q-4.4.5-5: three points for the follower she is with, whatever else he gets."""
    company = at.view.get("fairy", {}).get("with")
    aloft = company and str(company["area"]).split(" ")[0] in ("tower", "castle")
    if company and not aloft and node_of(company) in area.nodes:
        scoring.add("fairy", company["seat"], 3, area)


def structures(at: Position, areas: Iterable[Area], finished: bool) -> Scoring:
    """B18 and F03: roads, cities, cloisters, shrines and abbeys."""
    scoring = Scoring()
    for area in areas:
        for seat in owners(at, area):
            scoring.add(area.kind, seat, worth(at, area, finished), area)
        fairy(at, scoring, area)
    return scoring


def teacher(at: Position, scoring: Scoring, areas: Iterable[Area]) -> None:
    """C-4.6.1.2-b, Q-4.6.1-1: the holder also gets the points of one structure that somebody owns; what the
    fairy brings to one that nobody owns is no scoring of it."""
    holder = at.view.get("teacher", "school")
    paid = {award.squares for award in scoring.awards if award.kind != "fairy"}
    points = {worth(at, area, True) for area in areas if area.squares in paid}
    if holder != "school" and points:
        scoring.choices.append(Choice("teacher", holder, points))


# -- challenges --------------------------------------------------------------------------------------------


def losers(at: Position, finished: Iterable[Area]) -> list[Area]:
    """C-4.2.3.1-a, -f: occupied buildings against one that is finished, unless they are finished too."""
    if "shrine" not in at.rules.elements:
        return []
    sites = [a for a in at.areas if a.kind in BUILDINGS and at.standing(a)]
    winners = [a for a in finished if a in sites]
    open_sites = [a for a in sites if not at.land.finished(a)]
    return [a for a in open_sites if any(_opposed(a, w) and _beside(a, w) for w in winners)]


def _opposed(one: Area, other: Area) -> bool:
    return (one.kind == "shrine") != (other.kind == "shrine")


def _beside(one: Area, other: Area) -> bool:
    ((x, y),), ((u, v),) = one.squares, other.squares
    return max(abs(x - u), abs(y - v)) == 1


# -- barns and the end -------------------------------------------------------------------------------------


def farmers(at: Position, new: set[str]) -> Scoring:
    """Every meadow on which farmers and a barn have come together; `new`: whose barns were just built."""
    scoring = Scoring()
    for meadow in at.occupied():
        there = at.standing(meadow)
        if meadow.kind == "field" and barns(at, meadow) and any(f.follower for f in there):
            placed = any(seat in new for seat in barns(at, meadow))
            for seat, points in at_a_barn(at, meadow, placed).items():
                scoring.add("field", seat, points, meadow)
            fairy(at, scoring, meadow)
    return scoring


def final_structures(at: Position) -> Scoring:
    """F03: what is occupied and unfinished."""
    return structures(at, [a for a in at.occupied() if a.kind != "field"], finished=False)


def final_rest(at: Position) -> Scoring:
    """F06 to F09: meadows, goods, King and Robber Baron, gold."""
    scoring = Scoring()
    for meadow in at.occupied():
        if meadow.kind == "field":
            for seat, points in at_the_end(at, meadow).items():
                scoring.add("field", seat, points, meadow)
            fairy(at, scoring, meadow)
    goods = at.view.get("goods", {})
    for good in GOODS:  # C-6.3-a, -b, Q-6-2
        most = max((held[good] for held in goods.values()), default=0)
        for seat, held in goods.items():
            scoring.add("goods", seat, 10 if most and held[good] == most else 0)
    for card, kind in (("king", "city"), ("robber-baron", "road")):  # C-6.4-a, C-6.5-a, Q-6-3, Q-6-6
        if at.view.get(card, {}).get("seat"):
            done = sum(a.kind == kind and at.land.finished(a) for a in at.areas)
            scoring.add(card, at.view[card]["seat"], done)
    for seat, pieces in at.view.get("gold", {}).get("held", {}).items():  # C-4.2.11.3-n
        scoring.add("gold", seat, pieces * min(4, (pieces + 2) // 3))
    return scoring

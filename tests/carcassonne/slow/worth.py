"""What roads, cities and buildings are worth, and who owns them."""

from __future__ import annotations

from carcassonne.slow.board import Area, Position, node_of
from carcassonne.slow.tiles import BUILDINGS


def size(at: Position, area: Area) -> int:
    """C-4.6.1-c, Q-4.6.2-1: tiles; by the switch a city counts its pieces."""
    by_piece = area.kind == "city" and at.rules.options["cityUnit"] == "piece"
    return len(area.nodes) if by_piece else len(area.squares)


def worth(at: Position, area: Area, finished: bool) -> int:
    """The full points of a road, city, cloister, shrine or abbey (7.3.1, 7.3.3)."""
    if area.kind in BUILDINGS:
        return 1 + at.land.around(area)
    units = size(at, area) + (area.crests if area.kind == "city" else 0)
    points = _rate(at, area, finished) * units
    return enchanted(at, area, points)


def _rate(at: Position, area: Area, finished: bool) -> int:
    def has(mark: str, element: str) -> bool:
        return element in at.rules.elements and area.marks[mark] > 0

    if area.kind == "road":
        inn = has("inn", "inns")
        return (2 if inn else 1) if finished else (0 if inn else 1)  # C-4.6.1.1-a, C-6.1-f, -g
    cathedral, siege = has("cathedral", "cathedrals"), has("cathar", "cathars")
    if finished:
        return 2 + cathedral - siege  # C-7.3.1-k to -n
    return 0 if cathedral or siege else 1  # C-6.1-c, -d


def enchanted(at: Position, area: Area, points: int) -> int:
    """C-4.2.11.4-k, -l: the mage adds a point a tile, the witch halves, rounded up."""
    if stands(at, "mage", area):
        return points + size(at, area)
    return (points + 1) // 2 if stands(at, "witch", area) else points


def stands(at: Position, who: str, area: Area) -> bool:
    """Whether the mage or the witch is in an area."""
    where = at.view.get(who)
    return bool(where) and node_of(where) in area.nodes


def strength(at: Position, area: Area, kind: str) -> int:
    """C-4.4.7-d, C-4.4.2-b: what a figure counts for a majority."""
    if kind == "mayor":
        return area.crests
    if kind == "big":
        return int(at.rules.options["bigFollowerCloister"]) if area.kind in BUILDINGS else 2
    return 1 if kind in ("follower", "wagon", "phantom") else 0


def owners(at: Position, area: Area) -> list[str]:
    """C-4.6.9-b, -c: the most, and in a tie all of them. C-4.4.7-e: nobody with nothing."""
    power: dict[str, int] = {}
    for figure in at.standing(area):
        power[figure.seat] = power.get(figure.seat, 0) + strength(at, area, figure.kind)
    most = max(power.values(), default=0)
    if not most:
        alone = at.rules.options.get("mayorZeroOwns") and area.kind == "city"  # Q-4.4.7-1
        return sorted({f.seat for f in at.standing(area) if alone and f.kind == "mayor"})
    return sorted(seat for seat, strong in power.items() if strong == most)

"""The wheel of fortune: its segments and its crown spaces."""

from __future__ import annotations

from carcassonne.slow.awards import Scoring
from carcassonne.slow.board import FOLLOWERS, Position
from carcassonne.slow.meadows import famine


def segment(at: Position) -> Scoring:
    """C-4.2.6.2-c to -i: what the segment pays on which the pig stands now."""
    scoring = Scoring()
    name = at.view["wheel"]["pig"]
    if name == "fortuna":
        scoring.add("wheel", at.turn, 3)
    elif name == "taxes":
        for city in at.occupied():
            for seat in at.rules.seats:
                knights = at.followers(city, seat) if city.kind == "city" else 0
                scoring.add("wheel", seat, knights * (city.crests + knights), city)
    elif name == "famine":
        for meadow in at.occupied():
            for seat, points in famine(at, meadow).items() if meadow.kind == "field" else ():
                scoring.add("wheel", seat, points, meadow)
    elif name == "storm":
        for seat, have in at.view["supply"].items():
            scoring.add("wheel", seat, sum(have.get(kind, 0) for kind in FOLLOWERS))
    elif name == "inquisition":
        both = at.rules.options["inquisition"] == "seed-7.3.2"
        for seat in at.rules.seats:
            monks = sum(
                at.followers(area, seat)
                for area in at.occupied()
                if area.kind in ("cloister", "abbey") or (both and area.kind == "shrine")
            )
            scoring.add("wheel", seat, monks if both else 2 * monks)
    return scoring


def crowns(at: Position) -> Scoring:
    """C-4.2.6.3-a to -d: the crown spaces of that segment."""
    scoring = Scoring()
    spaces = at.view["wheel"]["crowns"][at.view["wheel"]["pig"]]
    there = [who for who in spaces if who]
    for who in there:
        scoring.add("wheel", who.split()[0], 6 if len(there) == 1 and len(spaces) == 2 else 3)
    return scoring

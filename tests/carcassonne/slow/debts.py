"""Points that do not come from a scoring of areas: ransoms, bazaars, the catapult, dispatches."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from carcassonne.slow.awards import Award, Scoring, fairy
from carcassonne.slow.board import Area, Figure, Position
from carcassonne.slow.worth import owners, worth

SEATS = "ABCDEF"


def of_answer(line: str, seat: str, at: Position) -> list[Award]:
    """What an answer must pay, as far as it is about points."""
    verb, *words = line.split()
    if verb == "ransom":  # C-4.4.6.3-d
        return [Award("ransom", seat, -3), Award("ransom", words[0], 3)]
    if verb == "two-points":  # C-4.6.12.1-c
        return [Award("dispatch", seat, 2)]
    if verb == "carry-out":
        points = dispatch(at, seat, at.view["dispatches"]["card"])
        return [Award("dispatch", seat, points)] if points else []
    if verb == "score-back":  # C-4.6.12.1-l
        area = _area_named(at, words)
        if not area or seat not in owners(at, area):
            return []
        scoring = Scoring()
        scoring.add("dispatch", seat, worth_at_the_end(at, area, seat))
        fairy(at, scoring, area)  # C-4.4.5.1-d: a feature is scored, but for himself alone
        return [award for award in scoring.awards if award.seat == seat]
    return []


def _area_named(at: Position, words: list[str]) -> Area | None:
    """The area of a follower as a record writes him: `A follower 1,0 city N+E`, the seat left out or not."""
    words = words[1:] if words[0] in SEATS else words
    x, y = words[1].split(",")
    square, kind, sides = (int(x), int(y)), words[2], "".join(words[3:])
    wanted = set(filter(None, sides.split("+")))
    if kind in ("tower", "castle"):
        return None
    for (where, name), piece in at.land.pieces.items():
        reaches = set(piece.sides) or ({name} if kind == "field" else set())
        if where == square and piece.kind == kind and reaches == wanted:
            return at.land.home[where, name]
    raise AssertionError(f"there is no {' '.join(words)}")


def worth_at_the_end(at: Position, area: Area, seat: str) -> int:
    """C-4.6.12.1-l: as in the final scoring."""
    from carcassonne.slow.meadows import farmer_pays

    return farmer_pays(at, area, seat, 3) if area.kind == "field" else worth(at, area, finished=False)


def dispatch(at: Position, seat: str, card: str) -> int:
    """C-4.6.12.1-e to -j."""

    def mine(*kinds: str) -> list[Area]:
        return [a for a in at.occupied() if a.kind in kinds and at.followers(a, seat)]

    def own(kind: str) -> list[Figure]:
        return [f for a in mine(kind) for f in at.standing(a) if f.seat == seat and f.follower]

    smallest = {"road": ("road",), "city": ("city",), "cloister": ("cloister", "abbey")}  # Q-4.6.12.1-6
    if card in smallest:
        return min((worth(at, area, finished=False) for area in mine(*smallest[card])), default=0)
    if card == "crests":
        return 2 * sum(area.crests for area in mine("city"))
    return {"knights": 2 * len(own("city")), "farmers": 3 * len(own("field"))}.get(card, 0)


class Fairs:
    """Follows auctions and throws, and says what they pay."""

    def __init__(self) -> None:
        self.picker = self.bidder = ""
        self.bid = 0
        self.spots: dict[str, tuple[float, float]] = {}

    def hear(self, event: str, rule: str, seat: str, data: Mapping[str, Any], seats: str) -> list[Award]:
        if event == "bazaar-pick":
            self.picker, self.bidder, self.bid = seat, seat, data["bid"]
        elif event == "bazaar-bid":
            self.bidder, self.bid = seat, data["bid"]
        elif event == "bazaar-won" and rule != "C-4.2.7.1-j":
            return self._sold(seat)
        elif event == "catch" and len(seats) > 1:  # C-4.2.5.4-b to -e
            catcher = seats[(seats.index(seat) + 1) % len(seats)]
            return [Award("catapult", catcher if data["how"] in ("caught", "short") else seat, 5)]
        return []

    def _sold(self, buyer: str) -> list[Award]:
        """C-4.2.7.1-e to -g: between picker and highest bidder; who bid alone pays nobody."""
        seller = next((s for s in (self.picker, self.bidder) if s != buyer), None)
        paid = [Award("bazaar", buyer, -self.bid)] + ([Award("bazaar", seller, self.bid)] if seller else [])
        return [award for award in paid if award.points]


def nearest(at: Position) -> list[Award]:
    """C-4.2.5.3-a to -c: when the last token has come down, all whose tokens lie nearest to the fair tile."""
    fair = at.view.get("catapult")
    if not fair or fair["token"] != "target":
        return []
    if fair["flung"]:  # by the eyes of the table
        assert fair["best"], "C-4.2.5.3-b: nobody was named"
        return [Award("catapult", seat, 5) for seat in fair["best"]]
    if not fair["landed"]:
        return []
    far = {seat: _off_the_tile((x, y), fair["fair"]) for seat, x, y in fair["landed"]}
    best = min(far.values())
    return [Award("catapult", seat, 5) for seat, d in far.items() if math.isclose(d, best, abs_tol=1e-9)]


def _off_the_tile(token: tuple[float, float], tile: tuple[float, float]) -> float:
    """How long a rod must be that reaches from a token to the tile, whose side is 1."""
    reached = [min(max(t, middle - 0.5), middle + 0.5) for t, middle in zip(token, tile, strict=True)]
    return math.dist(token, reached)

"""The builder: where he may stand, and which tiles bring a double turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from carcassonne.slow.board import Figure, Node, Position
from carcassonne.slow.table import Effect, Judge, Offer, place_name

FERRIES = ("ferry", "reroute")


class Builder(Judge):
    before: frozenset[Node] = frozenset()  # the builder's area, before it may grow

    def offers(self, decision: str, seat: str) -> Iterator[Offer]:
        if decision == "D-DOUBLE":
            assert self.missed(), "C-4.4.3.1-a: a double turn that was not earned"
            yield ("double", "decline"), {"double": self.doubled, "decline": self.declined}
        elif decision == "D-FIGURE":
            yield ("builder",), self.sites(self.table.now(), seat)
        elif decision == "D-DISPATCH" and self.table.now().view["dispatches"]["card"] == "tile":
            yield ("carry-out",), {"carry-out": self.one_more}
        elif decision in ("D-TUNNEL", "D-FERRY", "D-REROUTE"):
            at = self.table.now()
            self.before = self.area(at, self.own(at, seat))

    def sites(self, at: Position, seat: str) -> dict[str, Effect]:
        """C-4.4.3-a to -f: on the tile just laid, on a road or city with an own follower."""
        if not at.view["supply"][seat]["builder"]:
            return {}
        found: dict[str, Effect] = {}
        for node, piece in at.land.pieces_on(self.turn.square):
            if piece.kind in ("road", "city") and at.followers(at.land.home[node], seat):
                line = f"builder {place_name(at, node, self.turn.square)}"
                found[line] = partial(self.come, at, Figure(seat, "builder", node))
        return found

    def come(self, at: Position, builder: Figure) -> None:
        self.table.foresee("the builder", at, come=[builder])

    def doubled(self) -> None:
        self.turn.second = True
        self.one_more()

    def one_more(self) -> None:
        """A tile more than a turn has, also by a dispatch (C-4.6.12.1-k)."""
        self.turn.allowed += 1

    def declined(self) -> None:
        self.turn.second = True

    def own(self, at: Position, seat: str) -> Figure | None:
        return next((f for f in at.figures if (f.seat, f.kind) == (seat, "builder")), None)

    def area(self, at: Position, builder: Figure | None) -> frozenset[Node]:
        area = at.area_of(builder) if builder else None
        return area.nodes if area else frozenset()

    def hear(self, event: str, seat: str, data: Mapping[str, Any]) -> None:
        if event in ("lay", "abbey"):
            assert self.turn.parts <= self.turn.allowed, "C-4.4.3.1-c: more tiles than the turn has parts"
            assert not self.missed(), "C-4.4.3.1-a: a double turn was not offered"
        if event in ("lay", "bridge"):  # C-4.4.3.1-a, X-4.3-4; C-4.4.3-g: not by an abbey
            at = self.table.now()
            self.earn(any(square == self.turn.square for square, _ in self.area(at, self.own(at, seat))))
        elif event == "tunnel" or (event in FERRIES and self.table.rules.options["ferryTriggersBuilder"]):
            at = self.table.now()  # C-4.5.4-b, Q-4.2.11.2-3: the area grows
            self.earn(not self.area(at, self.own(at, seat)) <= self.before)

    def earn(self, extended: bool) -> None:
        """C-4.4.3.1-c: only one in a turn; Q-4.2.7-4: by the switch none in a bazaar turn."""
        in_bazaar = self.table.outer is not None
        if in_bazaar and not self.table.rules.options["bazaarDoubleTurn"]:
            return
        if extended and not self.turn.second:
            self.turn.earned = True
            self.table.judged["double turns earned"] += 1

    def missed(self) -> bool:
        """Earned, and not yet offered."""
        return self.turn.earned and not self.turn.second

    def moment(self, name: str, over: bool) -> None:
        if name == "B25" and not over:
            left = self.table.now().view["stock"]["left"]
            assert not left or self.turn.parts == self.turn.allowed, (
                "C-4.4.3.1-b: a part of the turn is missing"
            )
            rounds_first = self.table.rules.options["endOfTurnEvents"] == "after-each-part"
            left = left if rounds_first else self.turn.left  # when it could have been offered
            assert not (left and self.missed()), "C-4.4.3.1-a: a double turn was not offered"  # Q-4.4.3-2

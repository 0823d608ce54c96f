"""Festival and flying machines: other things to do with a figure than to place it on the tile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from carcassonne.slow.base import Square
from carcassonne.slow.board import Figure, Node, Position
from carcassonne.slow.table import (
    Effect,
    Judge,
    Offer,
    block,
    dragon_square,
    may_stand,
    named,
    place_name,
)
from carcassonne.slow.tiles import BUILDINGS

WINDS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
FAR = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Festival(Judge):
    def offers(self, decision: str, seat: str) -> Iterator[Offer]:
        if decision == "D-FIGURE" and "festival" not in self.turn.signs:
            yield ("recall", "recall-crown"), {}  # C-4.2.10-a
        elif decision == "D-FIGURE":
            at = self.table.now()
            lines: dict[str, Effect] = {
                f"recall {name}": partial(self.recall, at, figure)
                for name, figure in named(at)
                if figure.seat == seat and figure.kind != "barn"  # C-4.2.10-c, Q-4.2.10-2
            }
            for segment, spaces in at.view.get("wheel", {}).get("crowns", {}).items():
                for who in filter(None, spaces):  # Q-4.2.10-3
                    owner, kind = who.split()
                    if owner == seat:
                        lines[f"recall-crown {segment} {kind}"] = partial(self.crown, at, seat, kind)
            yield ("recall", "recall-crown"), lines

    def recall(self, at: Position, figure: Figure) -> None:
        self.table.foresee("the festival", at, gone=[figure])
        self.table.judged["back from a festival"] += 1

    def crown(self, at: Position, seat: str, kind: str) -> None:
        self.table.foresee("the festival", at, aloft=[(seat, kind, 1)])


IN_THE_AIR = ("D-LAND", "D-FLEE", "D-SPREAD", "D-ROB", "D-COUNTER", "D-DISPATCH", "D-DISPATCHPICK")
"""What may be asked before he is down: a flight from the plague, a flea, what comes of a ransom."""


class FlyingMachines(Judge):
    pilot: tuple[str, str] | None = None  # who is in the air: seat and kind
    landings: dict[str, Effect] | None = None  # where he must come down

    def offers(self, decision: str, seat: str) -> Iterator[Offer]:
        assert decision in IN_THE_AIR or not self.landings, "C-4.2.11.1-d: a follower did not land"
        if decision == "D-FIGURE":
            at = self.table.now()
            kinds = self.table.at_hand(at, seat) if self.heading(at) else []  # C-4.2.11.1-a
            yield ("fly",), {f"fly {kind}": partial(self.start, seat, kind) for kind in kinds}
        elif decision == "D-LAND":
            assert self.landings, "C-4.2.11.1-i: nobody can land there"
            yield ("land",), self.landings

    def heading(self, at: Position) -> tuple[int, int] | None:
        """C-4.2.11.1-b: as the tile shows it, turned like the tile."""
        for sign in self.turn.signs:
            if sign.startswith("fly-"):
                quarters = at.land.board[self.turn.square][1]
                wind = WINDS[(WINDS.index(sign.removeprefix("fly-")) + 2 * quarters) % 8]
                return sum(FAR[w][0] for w in wind), sum(FAR[w][1] for w in wind)
        return None

    def start(self, seat: str, kind: str) -> None:
        self.pilot = seat, kind

    def hear(self, event: str, seat: str, data: Mapping[str, Any]) -> None:
        if event != "roll":
            return
        at = self.table.now()
        way = self.heading(at)
        assert way, "C-4.2.11.1-b: a flight without a flying machine"
        assert self.pilot, "nobody flies"
        assert data["face"] in (1, 2, 3), "C-4.2.11.1-c"
        x, y = self.turn.square
        there = (x + way[0] * data["face"], y + way[1] * data["face"])
        assert data["square"] == there, f"C-4.2.11.1-b, -c: the flight leads to {there}, not {data['square']}"
        seat, kind = self.pilot
        free = self.places(at, there, kind)
        self.landings = {
            f"land {place_name(at, node)}": partial(self.land, at, node) for node in free
        } or None
        # C-4.2.11.1-i: back to the supply, if there is no place; the die was cast after he had left it
        self.table.foresee("a flight", at, aloft=[] if free else [(seat, kind, 1)])
        self.table.judged["flights"] += 1

    def places(self, at: Position, square: Square, kind: str) -> list[Node]:
        """C-4.2.11.1-d to -h, X-4.2.11.1-2, Q-4.2.11.1-3: any unfinished structure there, occupied or not."""
        if square not in at.land.board or square == dragon_square(at) or block(at, square) == "carcassonne":
            return []
        found = []
        for node, _ in at.land.pieces_on(square):
            area = at.land.home[node]
            if area.kind in ("road", "city", *BUILDINGS) and not at.land.finished(area):
                found += [node] if may_stand(kind, area) else []
        return found

    def land(self, before: Position, node: Node) -> None:
        assert self.pilot
        self.landings = None
        seat, kind = self.pilot
        come = Figure(seat, kind, node)
        self.table.foresee("a landing", self.table.now(), come=[come], aloft=[(seat, kind, 1)])

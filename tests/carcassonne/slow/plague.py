"""The Plague: foci, fleas and regions kept in parallel, where fleas may go, who can flee and where to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from carcassonne.slow.base import EDGES, Square, neighbour
from carcassonne.slow.board import Figure, Node, Position, View
from carcassonne.slow.table import Effect, Judge, Offer, Table, block, dragon_square, named, place_name

FLEAS = 18  # C-1.21-c


class Plague(Judge):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.foci: dict[Square, int] = {}
        self.number = 0  # of the last focus
        self.spared: set[Square] = set()  # C-4.2.9.7-e
        self.fleas: dict[Square, bool] = {}  # active or latent
        self.supply = FLEAS

    # -- regions -------------------------------------------------------------------------------------------

    def region(self, start: Square) -> set[Square]:
        """Q-4.2.9-3: what hangs together side by side, fleas and active foci."""
        found = [start]
        for square in found:  # grows while we walk along it
            for side in EDGES:
                other = neighbour(square, side)
                if (other in self.fleas or other in self.foci) and other not in found:
                    found.append(other)
        return set(found)

    def active(self) -> set[Square]:
        return set().union(*(self.region(focus) for focus in self.foci))

    def regroup(self) -> None:
        """C-4.2.9.7-a: of each region the highest focus stays; C-4.2.9.6-c, C-4.2.9.7-b, -c: fleas are active
        while they hang together with one."""
        regions = [self.region(focus) & self.foci.keys() for focus in self.foci]
        lower = {f for foci in regions for f in foci if self.foci[f] < max(self.foci[g] for g in foci)}
        for focus in lower:
            self.put_out(focus)
        active = self.active()
        self.fleas = {square: square in active for square in self.fleas}

    def put_out(self, focus: Square) -> None:
        del self.foci[focus]
        self.spared.add(focus)

    # -- what happens --------------------------------------------------------------------------------------

    def moment(self, name: str, over: bool) -> None:
        if name == "B01.plague" and not over:
            self.turn.due = bool(self.foci)  # C-4.2.9.2-a
            if not self.supply and all(self.fleas.values()) and len(self.foci) > 1:
                self.put_out(min(self.foci, key=lambda f: self.foci[f]))  # C-4.2.9.5-a, -b, Q-4.2.9-11
                self.regroup()
        elif name == "B01.plague":
            self.look(self.table.now().view)
        elif self.turn.due and name == self.latest[0] and over == self.latest[1]:
            self.turn.open = bool(self.spreads(self.table.now()))
        if self.turn.due and name == "B25" and not over:
            assert not self.turn.open, "Q-4.2.9-1, Q-4.2.9-12: no flea was laid in this turn"

    @property
    def latest(self) -> tuple[str, bool]:
        """After the last opportunity to lay a flea, when nothing has changed since."""
        options = self.table.rules.options
        if options["fleaTiming"] == "step-3":
            return ("B13.stir" if "dragon" in self.table.rules.elements else "B15"), False
        return ("B20", True) if options["endOfTurnEvents"] == "after-double-turn" else ("B25", False)

    def hear(self, event: str, seat: str, data: Mapping[str, Any]) -> None:
        if event == "lay" and "plague" in self.turn.signs:  # C-4.2.9.1-b, -c, C-4.2.9.4-a, -c
            self.number += 1
            self.foci[self.turn.square] = self.number
            self.turn.due, self.turn.today = False, True
            self.regroup()
            self.table.judged["foci of the plague"] += 1
        elif event == "dragon":
            square = (data["square"][0], data["square"][1])
            if square in self.fleas:  # C-4.2.9.2-f, Q-4.2.9-4
                del self.fleas[square]
                self.supply += 1
                self.regroup()

    def look(self, view: View) -> None:
        seen = view["plague"]
        foci = {(x, y): number for x, y, number in seen["foci"]}
        fleas = {(x, y): active for x, y, active in seen["fleas"]}
        spared = {(x, y) for x, y in seen["spared"]}
        assert foci == self.foci, f"foci: should be {self.foci}, are {foci}"
        assert fleas == self.fleas, f"fleas: should be {self.fleas}, are {fleas}"
        assert spared == self.spared, f"extinguished foci: should be {self.spared}, are {spared}"
        assert seen["supply"] == self.supply, f"fleas left: should be {self.supply}, are {seen['supply']}"

    # -- spreading -----------------------------------------------------------------------------------------

    def offers(self, decision: str, seat: str) -> Iterator[Offer]:
        if decision in ("D-FIGURE", "D-PRINCESS", "D-SPREAD"):
            at = self.table.now()
            if self.number:
                yield ("flea",), self.spreads(at)
            if self.turn.today and decision == "D-FIGURE":
                yield ("follower", "big", "mayor", "wagon", "phantom", "fly", "cap", "crown"), {}  # X-4.2.9-1
        if decision in ("D-PLACE", "D-FIGURE", "D-PRINCESS") and self.number:
            yield ("flee",), self.flights(self.table.now(), seat)

    def spreads(self, at: Position) -> dict[str, Effect]:
        """C-4.2.9.2-b, -c: from the supply (Q-4.2.9-11), else a latent flea (C-4.2.9.5-d), else one of the
        sole region (C-4.2.9.8-a), onto a clean tile beside what is then active (Q-4.2.9-10)."""
        if not self.turn.due:
            return {}
        found: dict[Square | None, list[Square]] = {}
        latent = [square for square, active in self.fleas.items() if not active]
        if self.supply:
            found[None] = self.near(at)
        elif latent:
            found |= dict.fromkeys(latent, self.near(at))
        else:
            fleas = self.fleas
            for source in fleas:
                self.fleas = {square: True for square in fleas if square != source}
                found[source] = [square for square in self.near(at) if square != source]
            self.fleas = fleas
        return {
            f"flea {_xy(square)}" + (f" from {_xy(source)}" if source else ""): partial(
                self.spread, at, source, square
            )
            for source, squares in found.items()
            for square in squares
        }

    def near(self, at: Position) -> list[Square]:
        """C-4.2.9.2-b, -f, -i, C-4.2.9.4-e, C-4.2.9.7-e, Q-4.2.9-6: clean tiles beside the active plague."""
        fairy = at.view.get("fairy", {}).get("square")
        closed = {*self.fleas, *self.foci, *self.spared, dragon_square(at), tuple(fairy) if fairy else None}
        beside = {neighbour(square, side) for square in self.active() for side in EDGES} - closed
        return [
            square
            for square in beside
            if square in at.land.board and block(at, square) not in ("carcassonne", "wheel")
        ]

    def spread(self, at: Position, source: Square | None, square: Square) -> None:
        """C-4.2.9.2-d, -e: followers go home, also from towers and bridges, but not from castles."""
        self.turn.due = False
        if source:
            del self.fleas[source]
        else:
            self.supply -= 1
        self.fleas[square] = True
        self.regroup()
        here = [f for f in at.figures if f.node[0] == square and f.follower and f.aloft != "castle"]
        self.table.foresee("a flea", at, gone=here)
        self.table.judged["fleas"] += 1

    # -- flight --------------------------------------------------------------------------------------------

    def flights(self, at: Position, seat: str) -> dict[str, Effect]:
        """C-4.2.9.3-a, -b, -e, Q-4.2.9-8: one own follower along his road, city or meadow."""
        found: dict[str, Effect] = {}
        if self.turn.fled:
            return found
        closed = self.fleas.keys() | self.foci.keys()
        ways: dict[Node, list[Node]] = {}
        for name, figure in named(at):
            area = at.area_of(figure)
            if figure.seat == seat and figure.follower and area and area.kind in ("road", "city", "field"):
                if figure.node not in ways:
                    ways[figure.node] = self.ways(at, figure.node, closed)
                for goal in ways[figure.node]:
                    line = f"flee {name} to {place_name(at, goal)}"
                    found[line] = partial(self.flee, at, figure, goal)
        return found

    def ways(self, at: Position, start: Node, closed: Any) -> list[Node]:
        """C-4.2.9.3-c, -d, -f, -h, Q-4.2.9-9: from piece to piece over clean tiles, to another tile than
        before; X-4.2.4-5: but not to the dragon."""
        found = [start]
        seen = {start}
        for node in found:  # grows while we walk along it
            for other in at.land.beside(node):
                if other not in seen and other[0] not in closed:
                    seen.add(other)
                    found.append(other)
        shut = (start[0], dragon_square(at))
        return [node for node in found if node[0] not in shut]

    def flee(self, at: Position, figure: Figure, goal: Node) -> None:
        self.turn.fled = True
        there = Figure(figure.seat, figure.kind, goal)
        self.table.foresee("a flight from the plague", at, gone=[figure], come=[there])
        self.table.judged["flights from the plague"] += 1


def _xy(square: Square) -> str:
    return f"{square[0]},{square[1]}"

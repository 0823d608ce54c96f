"""The Plague: foci, fleas and regions kept in parallel, where fleas may go, who can flee and where to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from carcassonne.slow.base import EDGES, Square, neighbour
from carcassonne.slow.board import Figure, Node, Position, View
from carcassonne.slow.table import (
    BEFORE_LAYING,
    STEP_3,
    Effect,
    Judge,
    Offer,
    Table,
    block,
    dragon_square,
    named,
    place_name,
)

FLEAS = 18  # C-1.21-c


class Plague(Judge):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.foci: dict[Square, int] = {}
        self.number = 0  # of the last focus
        self.spared: set[Square] = set()  # C-4.2.9.7-e
        self.fleas: dict[Square, bool] = {}  # active or latent
        self.supply = FLEAS
        self.fleer: Figure | None = None  # who has yet to say where to

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

    def full(self) -> set[Square]:
        """C-4.2.9.8-a: the focus whose region has all fleas, if there is one."""
        return {f for f in self.foci if len(self.fleas.keys() & self.region(f)) == FLEAS}

    def put_out(self, focus: Square) -> None:
        del self.foci[focus]
        self.spared.add(focus)

    # -- what happens --------------------------------------------------------------------------------------

    def moment(self, name: str, over: bool) -> None:
        if name == "B01.plague" and not over:
            self.turn.due = bool(self.foci)  # C-4.2.9.2-a
            while not self.supply and all(self.fleas.values()) and len(self.foci) > 1:
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
            full = self.full()
            self.number += 1
            self.foci[self.turn.square] = self.number
            self.turn.due, self.turn.today = False, True
            self.regroup()
            if self.table.rules.options["fleaSpecialCase"] == "immediate":  # C-4.2.9.8-c
                for focus in full & self.foci.keys():
                    self.put_out(focus)
                    self.regroup()
                    self.table.judged["regions of all fleas left behind"] += 1
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
        at = self.table.now()
        if self.turn.goal:
            yield ("take-flea",), self.chips(at)
        elif self.fleer:
            yield ("refuge",), self.refuges(at, self.fleer)
            yield ("pass",), {"pass": self.remain}
        elif self.number:
            own = self.table.free(decision, seat, at)
            own = own and not (self.turn.last and decision == "D-FIGURE")  # Q-4.2.1-3: a monk or nothing
            late = self.table.rules.options["fleaTiming"] == "step-3"
            now = decision in STEP_3 if late else decision not in BEFORE_LAYING
            yield ("flea",), self.spreads(at) if own and now else {}
            yield ("flee",), self.flights(at, seat) if own else {}
        if self.turn.today and decision == "D-FIGURE":
            yield ("follower", "big", "mayor", "wagon", "phantom", "fly", "cap", "crown"), {}  # X-4.2.9-1

    def moves(self, at: Position) -> dict[Square, list[Square | None]]:
        """C-4.2.9.2-b, -c: from the supply (Q-4.2.9-11), else a latent flea (C-4.2.9.5-d), else one of
        18 in one region (C-4.2.9.8-a), onto a clean tile beside what is then active (Q-4.2.9-10)."""
        found: dict[Square, list[Square | None]] = {}
        if not self.turn.due:
            return found
        fleas = self.fleas
        latent = [square for square, active in fleas.items() if not active]
        movable = latent or (fleas if self.full() else ())
        sources: list[Square | None] = [None] if self.supply else [*movable]
        for source in sources:
            if source and not latent:
                self.fleas = {square: True for square in fleas if square != source}
            for square in self.near(at):
                if square != source:
                    found.setdefault(square, []).append(source)
            self.fleas = fleas
        return found

    def spreads(self, at: Position) -> dict[str, Effect]:
        return {
            f"flea {_xy(square)}": partial(
                self.choose if len(sources) > 1 else self.spread, square, sources, at
            )
            for square, sources in self.moves(at).items()
        }

    def choose(self, square: Square, sources: list[Square | None], at: Position) -> None:
        self.turn.goal = square

    def chips(self, at: Position) -> dict[str, Effect]:
        goal, sources = self.turn.goal, self.moves(at)[self.turn.goal]
        return {f"take-flea {_xy(s)}": partial(self.spread, goal, [s], at) for s in sources if s}

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

    def spread(self, square: Square, sources: list[Square | None], at: Position) -> None:
        """C-4.2.9.2-d, -e: followers go home, also from towers and bridges, but not from castles."""
        (source,) = sources
        self.turn.goal, self.turn.due = None, False
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
        """C-4.2.9.3-a, -e, Q-4.2.9-8: one own follower on a road, in a city or on a meadow."""
        found: dict[str, Effect] = {}
        if self.turn.fled:
            return found
        for name, figure in named(at):
            area = at.area_of(figure)
            on_land = area and area.kind in ("road", "city", "field")
            if figure.seat == seat and figure.follower and on_land and self.ways(at, figure.node):
                found[f"flee {name}"] = partial(self.set_out, figure)
        return found

    def set_out(self, figure: Figure) -> None:
        self.fleer = figure

    def remain(self) -> None:
        self.fleer = None

    def refuges(self, at: Position, figure: Figure) -> dict[str, Effect]:
        """C-4.2.9.3-b: along his road, city or meadow."""
        ways = self.ways(at, figure.node)
        return {f"refuge {place_name(at, goal)}": partial(self.flee, at, figure, goal) for goal in ways}

    def ways(self, at: Position, start: Node) -> list[Node]:
        """C-4.2.9.3-c, -d, -f, -h, Q-4.2.9-9: from piece to piece over clean tiles, to another tile than
        before; X-4.2.4-5: but not to the dragon."""
        closed = self.fleas.keys() | self.foci.keys()
        found = [start]
        seen = {start}
        for node in found:  # grows while we walk along it
            piece = at.land.pieces[node]
            if piece.kind == "road" and len(piece.sides) > 2 and node != start:
                continue  # one may stop at a fork
            for other in at.land.beside(node):
                if other not in seen and other[0] not in closed:
                    seen.add(other)
                    found.append(other)
        shut = (start[0], dragon_square(at))
        return [node for node in found if node[0] not in shut]

    def flee(self, at: Position, figure: Figure, goal: Node) -> None:
        self.turn.fled, self.fleer = True, None
        there = Figure(figure.seat, figure.kind, goal)
        self.table.foresee("a flight from the plague", at, gone=[figure], come=[there])
        self.table.judged["flights from the plague"] += 1


def _xy(square: Square) -> str:
    return f"{square[0]},{square[1]}"

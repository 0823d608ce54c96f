"""The Princess & the Dragon: its way and its meals, and whom the princess may dismiss."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from carcassonne.slow.base import EDGES, Square, neighbour
from carcassonne.slow.board import Figure, Position, View
from carcassonne.slow.table import (
    Effect,
    Judge,
    Offer,
    Table,
    block,
    named,
)

STEPS = 6  # C-4.2.4.2-d


class Dragon(Judge):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.place: Square | None = None  # X-3-3
        self.trail: list[Square] = []
        self.steps = 0

    def hear(self, event: str, seat: str, data: Mapping[str, Any]) -> None:
        if event == "lay":
            if "dragon" in self.turn.signs:
                assert self.place, "C-4.2.4.2-n: a dragon tile before the first volcano"
            if "volcano" in self.turn.signs:
                self.place = self.turn.square  # C-4.2.4.1-a
        elif event == "aside":
            assert not self.place, "C-4.2.4.2-n: the dragon is there, nothing has to wait"
        elif event == "dragon":
            self.step(seat, (data["square"][0], data["square"][1]))

    def step(self, seat: str, square: Square) -> None:
        """C-4.2.4.2-c to -h: one more tile, and whoever is there goes home."""
        at = self.table.now()
        assert square in self.ways(at), f"the dragon cannot go from {self.place} to {square}"
        seats = self.table.rules.seats
        mover = seats[(seats.index(at.turn) + self.steps) % len(seats)]
        assert seat == mover, f"C-4.2.4.2-c: {mover} moves the dragon, not {seat}"
        self.place = square
        self.trail.append(square)
        self.steps += 1
        prey = [f for f in at.figures if f.kind != "barn" and square in _squares(at, f)]  # X-4.2.4-1
        self.table.foresee(f"the dragon comes to {square}", at, gone=prey)
        self.table.judged["steps of the dragon"] += 1

    def ways(self, at: Position) -> list[Square]:
        """C-4.2.4.2-e, -f: never twice, not to the fairy, not into a starting piece of several squares."""
        assert self.place
        fairy = at.view.get("fairy", {}).get("square")
        beside = [neighbour(self.place, side) for side in EDGES]
        return [
            s
            for s in beside
            if s in at.land.board and s not in self.trail and list(s) != fairy and not block(at, s)
        ]

    def offers(self, decision: str, seat: str) -> Iterator[Offer]:
        if decision == "D-DRAGON":
            yield ("dragon",), {f"dragon {x},{y}": _nothing for x, y in self.ways(self.table.now())}

    def moment(self, name: str, over: bool) -> None:
        if name == "B13.stir" and not over:
            returns = self.table.rules.options["dragonStartTile"] == "free"  # Q-4.2.4-1
            self.trail = [self.place] if self.place and not returns else []
            self.steps = 0
        elif name == "B13.rest" and not over:
            if "dragon" not in self.turn.signs:
                assert not self.steps, "C-4.2.4.2-b: the dragon moved without a dragon tile"
            elif self.place:  # C-4.2.4.2-l, -m
                assert self.steps == STEPS or not self.ways(self.table.now()), (
                    f"C-4.2.4.2-d: the dragon made {self.steps} steps"
                )

    def look(self, view: View) -> None:
        where = view["dragon"]["square"]
        assert where == (list(self.place) if self.place else None), (
            f"the dragon is on {where}, should be on {self.place}"
        )
        assert not (view["aside"] and self.place), "C-4.2.4.2-o: dragon tiles still wait"
        for figure in view["figures"]:  # C-4.2.4.1-d; a castle may have been built beside it
            if figure["square"] == where and figure["figure"] not in ("builder", "pig", "barn"):
                assert figure["area"].startswith("castle"), f"C-4.2.4.1-d: {figure} is with the dragon"


def _squares(at: Position, figure: Figure) -> set[Square]:
    """Q-4.2.4-2: a castle is on two tiles."""
    if figure.aloft == "castle":
        return set(at.land.home[figure.node].squares)
    return {figure.node[0]}


def _nothing() -> None:
    """What it does is told, also where there was nothing to choose."""


class Princess(Judge):
    def offers(self, decision: str, seat: str) -> Iterator[Offer]:
        if decision == "D-PRINCESS":
            self.turn.greeted = True
            yield ("princess",), self.knights(self.table.now())
        elif decision == "D-FIGURE":
            assert not self.turn.dismissed, "C-4.2.4.4-e: a figure after the princess has sent one home"
            if not self.turn.greeted:
                assert not self.knights(self.table.now()), "C-4.2.4.4-b: the princess was forgotten"

    def knights(self, at: Position) -> dict[str, Effect]:
        """C-4.2.4.4-b, -c, X-4.2.4-6: any follower in the city that she has come to."""
        found: dict[str, Effect] = {}
        for node, piece in at.land.pieces_on(self.turn.square):
            if "princess" in piece.marks:
                here = at.standing(at.land.home[node])
                found |= {
                    f"princess {name}": partial(self.dismiss, at, figure)
                    for name, figure in named(at)
                    if figure in here and figure.follower
                }
        return found

    def dismiss(self, at: Position, figure: Figure) -> None:
        self.turn.dismissed = True
        self.table.foresee("the princess", at, gone=[figure])
        self.table.judged["dismissed by the princess"] += 1

"""Crop circles: who is asked, in which order, who may come and who must go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from carcassonne.slow.board import Figure, Position
from carcassonne.slow.table import (
    Effect,
    Judge,
    Offer,
    Table,
    dragon_square,
    in_supply,
    may_stand,
    named,
)

AREAS = {"crop-field": "field", "crop-road": "road", "crop-city": "city"}  # C-4.2.8-e


class CropCircles(Judge):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.adding = False
        self.decided = False
        self.waiting: list[str] = []  # who is still to follow

    def hear(self, event: str, seat: str, data: Mapping[str, Any]) -> None:
        if event == "lay":
            self.turn.circles += [AREAS[sign] for sign in self.turn.signs if sign in AREAS]

    def offers(self, decision: str, seat: str) -> Iterator[Offer]:
        if decision == "D-CROP":
            at = self.table.now()
            assert self.turn.circles, "no crop circle was laid"
            assert seat == at.turn, f"C-4.2.8-b: {at.turn} decides, not {seat}"
            answers = {"add": partial(self.decide, at, True), "cut": partial(self.decide, at, False)}
            yield ("add", "cut"), answers
        elif decision == "D-CROPDO":
            at = self.table.now()
            assert seat in self.waiting, f"C-4.2.8-h: {seat} is not asked"
            self.skip(at, seat)
            lines = self.lines(at, seat)
            if self.adding:
                lines["pass"] = lambda: None  # C-4.2.8-c: may; C-4.2.8-d: must
            yield ("join", "remove", "pass"), lines
            self.waiting.pop(0)

    def decide(self, at: Position, adding: bool) -> None:
        """C-4.2.8-h: the left neighbour begins, the active player is last."""
        seats = self.table.rules.seats
        first = seats.index(at.turn) + 1
        self.decided, self.adding = True, adding
        self.waiting = [*seats[first:], *seats[:first]]

    def skip(self, at: Position, until: str | None) -> None:
        """C-4.2.8-g, Q-4.2.8-3: only who can do nothing is passed over."""
        while self.waiting and self.waiting[0] != until:
            seat = self.waiting.pop(0)
            assert not self.lines(at, seat), f"C-4.2.8-h: {seat} was passed over"

    def lines(self, at: Position, seat: str) -> dict[str, Effect]:
        kind = self.turn.circles[0]
        found: dict[str, Effect] = {}
        for name, figure in named(at):
            area = at.area_of(figure)
            if figure.seat != seat or not figure.follower or not area or area.kind != kind:
                continue
            if not self.adding:  # C-4.2.8-d
                found[f"remove {name}"] = partial(self.go, at, figure)
            elif figure.node[0] != dragon_square(at):  # C-4.2.8-c, -f, Q-4.2.8-1, X-4.2.8-4
                for more in in_supply(at, seat):
                    if may_stand(more, area):  # Q-4.2.8-2
                        line = f"join {name}".replace(figure.kind, more, 1)
                        found[line] = partial(self.come, at, Figure(seat, more, figure.node))
        return found

    def come(self, at: Position, figure: Figure) -> None:
        self.table.foresee("a crop circle", at, come=[figure])
        self.table.judged["joined at a crop circle"] += 1

    def go(self, at: Position, figure: Figure) -> None:
        self.table.foresee("a crop circle", at, gone=[figure])
        self.table.judged["left at a crop circle"] += 1

    def moment(self, name: str, over: bool) -> None:
        if name == "B24.crop-next" and not over and self.decided:
            self.skip(self.table.now(), None)
            self.decided = False
            self.turn.circles.pop(0)
        elif name == "B25" and not over:
            assert not self.turn.circles, "C-4.2.8-b: a crop circle was forgotten"

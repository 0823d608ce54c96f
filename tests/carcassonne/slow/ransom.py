"""The Tower: who may be bought back, and when."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from carcassonne.slow.board import Position
from carcassonne.slow.table import AMID_SCORING, Effect, Judge, Offer


class Ransom(Judge):
    def offers(self, decision: str, seat: str) -> Iterator[Offer]:
        """C-4.4.6.3-c, Q-4.4.6-4: one of his own that another holds, at any time of his turn, once."""
        at = self.table.now()
        amid = seat == at.turn and decision in AMID_SCORING and not self.table.ending
        now = (amid or self.table.free(decision, seat, at)) and not self.turn.ransomed
        yield ("ransom",), self.to_be_had(at, seat) if now else {}

    def to_be_had(self, at: Position, seat: str) -> dict[str, Effect]:
        options = self.table.rules.options
        return {
            f"ransom {captor} {held['figure']}": partial(self.pay, seat, held["figure"])
            for captor, prisoners in at.view["prisoners"].items()
            for held in prisoners
            if held["seat"] == seat
            and (options["ransomAnyFollower"] or held["figure"] not in ("mayor", "wagon"))  # Q-4.4.6-2
            and (options["ransomBelowZero"] or at.view["scores"][seat] >= 3)  # Q-4.4.6-3
        }

    def pay(self, seat: str, figure: str) -> None:
        """C-4.4.6.3-e: he is in the supply at once."""
        self.turn.ransomed = True
        self.table.foresee("a ransom", self.table.now(), aloft=[(seat, figure, 1)])
        self.table.judged["ransoms"] += 1

"""The Count of Carcassonne: when the player on turn may send a follower into the city."""

from __future__ import annotations

from carcassonne.slow.board import Position, Rules
from carcassonne.slow.table import in_supply

NO_SCORING = ("ransom", "bazaar", "catapult", "dispatch", "robber")  # X-4.2.5-4, Q-4.6.2.4-9


class Count:
    """Notes who got points in each scoring of a part of a turn."""

    def __init__(self, rules: Rules) -> None:
        together = rules.options.get("barnScoringMoment") == "step-5"  # with the areas of that step
        self.opens = {"B03.wheel-act", "B15", *(() if together else ("barn.score",))}
        self.whole_part = rules.options.get("countConditionScope") == "whole-part"
        self.gains: list[set[str]] = []
        self.asked = self.answered = False

    def moment(self, name: str) -> None:
        """A scoring begins: the wheel, the farmers at a barn, or the areas of step 5."""
        if name in self.opens:
            self.gains.append(set())

    def hear(self, kind: str, seat: str, points: int) -> None:
        if points > 0 and kind not in NO_SCORING and self.gains:
            self.gains[-1].add(seat)

    def met(self, turn: str) -> bool:
        """C-4.6.2.4-a to -c: another player gets points and he himself none; Q-4.6.2.4-6: in one of them."""
        gains = [set().union(*self.gains)] if self.whole_part else self.gains
        return any(seats and turn not in seats for seats in gains)

    def ask(self, seat: str, line: str, at: Position) -> None:
        assert seat == at.turn, f"C-4.6.2.4-a: {seat} is asked in the turn of {at.turn}"
        assert self.met(seat), f"C-4.6.2.4-a: {seat} is asked, after {self.gains}"
        self.asked = True
        if line.split(maxsplit=1)[0] in ("send", "pass"):  # something else may come first
            assert not self.answered, "C-4.6.2.4-d: asked twice in a part"
            self.answered = True

    def end_part(self, at: Position, may_ransom: bool) -> None:
        """C-4.6.3.1-b: the next part is judged by itself; C-4.4.6.3-c: who is bought back can be sent too."""
        due = self.met(at.turn) and (may_ransom or in_supply(at, at.turn))
        assert self.asked or not due, f"C-4.6.2.4-a: {at.turn} was not asked, after {self.gains}"
        self.gains, self.asked, self.answered = [], False, False

"""Judging the positions after the options of one decision: only what changed is judged again."""

from __future__ import annotations

from typing import NamedTuple

from ...carcassonne.hooks import WORTH
from ...carcassonne.state import CarcassonneState
from ...carcassonne.tables import STEP
from ...carcassonne.worth import Outlook, Stakes
from .judge import Judge, Share, lead, occupied


class Area(NamedTuple):
    """An area with figures, as it was judged."""

    mask: int
    opens: int
    figures: tuple[int, ...]
    marks: tuple[object, ...]
    shares: tuple[Share, ...]
    near: frozenset[int]
    """The squares on which it depends."""


class Ground:
    """A position before a decision. Good for all positions that follow before the next draw."""

    def __init__(self, judge: Judge, state: CarcassonneState, before: Ground | None = None) -> None:
        self._judge = judge
        self._laid, self._spans, self._stock = len(state.laid), len(state.spans), bytes(state.stock)
        self._odds = judge.odds(state)
        self._to_come = state.tiles_to_come()
        self.early = min(1.0, self._to_come / judge.weights.lasts)
        self._areas: dict[int, Area] = {}
        areas = before.areas(state) if before is not None else self.areas(state)
        self._areas = areas

    def value(self, state: CarcassonneState, seat: int) -> float:
        return lead(self.prospects(state), seat)

    def prospects(self, state: CarcassonneState) -> list[float]:
        """What each seat may expect at the end of the game."""
        prospects = [float(points) for points in state.score]
        if state.over:
            return prospects
        if self._stock != state.stock:
            return Ground(self._judge, state).prospects(state)
        stakes: Stakes = {}
        for root, area in self.areas(state).items():
            for seat, worth, back, owns in area.shares:
                prospects[seat] += worth + back
                if owns:
                    stakes[root, seat] = worth
        for seat, worth in enumerate(self._judge.hand(state, self.early)):
            prospects[seat] += worth
        if listeners := state.ruleset.listeners(WORTH):
            outlook = Outlook(prospects, stakes, self.early, self._odds, self._judge.numbers)
            for add in listeners:
                add(state, outlook)
        return prospects

    def areas(self, state: CarcassonneState) -> dict[int, Area]:
        """The areas with figures on them; those that are as before are not judged again."""
        judge, before = self._judge, self._areas
        changed = self._changed_squares(state)
        if len(state.spans) != self._spans:
            before = {}
        found: dict[int, Area] = {}
        mask, opens = state.mask, state.opens
        for root, figures in occupied(state).items():
            area = before.get(root)
            marks = judge.marks(state, root)
            if (
                area is not None
                and area.mask == mask[root]
                and area.opens == opens[root]
                and area.figures == figures
                and area.marks == marks
                and area.near.isdisjoint(changed)
            ):
                found[root] = area
            else:
                shares, near = judge.shares(state, root, figures, self._odds, self.early)
                found[root] = Area(mask[root], opens[root], figures, marks, shares, near)
        return found

    def _changed_squares(self, state: CarcassonneState) -> set[int]:
        """Where tiles were laid since, and next to them."""
        places = state.where[self._laid :]
        return {place + step for place in places for step in (0, *STEP)}

    def claim(self, state: CarcassonneState, seat: int) -> float:
        """The most that a follower promises on the tile just laid, beyond what it is worth in hand."""
        return self._judge.claim(state, seat, self._odds, self.early)

"""Judging the positions after the options of one decision: only what changed is judged again.

An area is judged anew if a tile was laid on or next to one of its open squares, if its tiles, open ends or
marks differ, or if others stand on it.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...carcassonne.areas import BUILDINGS, FIELD
from ...carcassonne.hooks import WORTH, WORTH_MARKS
from ...carcassonne.joining import find
from ...carcassonne.state import CarcassonneState
from ...carcassonne.tables import STEP
from ...carcassonne.worth import Outlook, Stakes, rim
from .joins import Area, add_joins
from .judge import Judge, lead

NOWHERE: frozenset[int] = frozenset()


class Ground:
    """A position before a decision. Good for all positions that follow before the next draw."""

    def __init__(self, judge: Judge, state: CarcassonneState, before: Ground | None = None) -> None:
        self._judge = judge
        self._laid, self._spans, self._stock = len(state.laid), len(state.spans), bytes(state.stock)
        self._marked = bool(state.ruleset.listeners(WORTH_MARKS))
        self._figures = state.figures
        self._odds = judge.odds(state)
        self.early = min(1.0, state.tiles_to_come() / judge.weights.lasts)
        if before is not None:
            kept, _, new = before._differences(state)
            areas = [*kept, *new]
        else:
            areas = self._judged(state, state.figures)
        self._areas = areas
        self._total = [0.0] * len(state.score)
        add_shares(self._total, areas, 1.0)

    def value(self, state: CarcassonneState, seat: int) -> float:
        return lead(self.prospects(state), seat)

    def prospects(self, state: CarcassonneState) -> list[float]:
        """What each seat may expect at the end of the game."""
        if state.over:
            return [float(points) for points in state.score]
        if self._stock != bytes(state.stock):
            return Ground(self._judge, state).prospects(state)
        kept, gone, new = self._differences(state)
        hand = self._judge.hand(state, self.early)
        parts = zip(state.score, self._total, hand, strict=True)
        prospects = [points + promised + followers for points, promised, followers in parts]
        add_shares(prospects, gone, -1.0)
        add_shares(prospects, new, 1.0)
        areas = kept + new
        add_joins(prospects, state, areas, self._odds, *self._judge.join_chances)
        if listeners := state.ruleset.listeners(WORTH):
            stakes: Stakes = {
                (area.root, share.seat): share.worth for area in areas for share in area.shares if share.owns
            }
            outlook = Outlook(prospects, stakes, self.early, self._odds, self._judge.numbers)
            for add in listeners:
                add(state, outlook)
        return prospects

    def claim(self, state: CarcassonneState, seat: int) -> float:
        """The most that a follower promises on the tile just laid, beyond what it is worth in hand."""
        return self._judge.claim(state, seat, self._odds, self.early)

    def _differences(self, state: CarcassonneState) -> tuple[list[Area], list[Area], list[Area]]:
        """The areas that are as before, those that are not, and what has become of those."""
        covered = state.where[self._laid :]
        changed = {place + step for place in covered for step in (0, *STEP)}
        moved = self._moved(state)
        beside = len(state.spans) != self._spans
        mask, opens, marked = state.mask, state.opens, self._marked
        kept: list[Area] = []
        gone: list[Area] = []
        for area in self._areas:
            root = area.root
            if (
                not beside
                and area.opens == opens[root]
                and area.mask == mask[root]
                and area.near.isdisjoint(changed)
                and area.rim.isdisjoint(covered)
                and moved.isdisjoint(area.nodes)
                and root not in moved
                and not (marked and area.marks != self._judge.marks(state, root))
            ):
                kept.append(area)
            else:
                gone.append(area)
        figures = state.figures
        nodes = {node for area in gone for node in area.nodes if node in figures}
        nodes.update(node for node in moved if node in figures)
        return kept, gone, self._judged(state, nodes) if nodes else []

    def _moved(self, state: CarcassonneState) -> set[int]:
        """The nodes on which others stand than before, and the areas in which those lie."""
        figures, before = state.figures, self._figures
        if figures == before:
            return set()
        moved = {node for node in figures.keys() | before.keys() if figures.get(node) != before.get(node)}
        return moved | {find(state, node) for node in moved}

    def _judged(self, state: CarcassonneState, nodes: Iterable[int]) -> list[Area]:
        """The areas in which these nodes lie; they hold all the figures of each."""
        by_root: dict[int, list[int]] = {}
        for node in nodes:
            by_root.setdefault(find(state, node), []).append(node)
        areas = []
        for root, its_nodes in by_root.items():
            its_nodes.sort()
            figures = tuple(figure for node in its_nodes for figure in state.figures[node])
            marks = self._judge.marks(state, root) if self._marked else ()
            shares, near = self._judge.shares(state, root, figures, self._odds, self.early)
            mask, opens = state.mask[root], state.opens[root]
            kind = state.kind[root]
            shore = NOWHERE if kind in BUILDINGS else near if kind != FIELD else frozenset(rim(state, root))
            areas.append(Area(root, kind, mask, opens, marks, tuple(its_nodes), figures, shares, near, shore))
        return areas


def add_shares(prospects: list[float], areas: Iterable[Area], sign: float) -> None:
    for area in areas:
        for seat, worth, back, _ in area.shares:
            prospects[seat] += sign * (worth + back)

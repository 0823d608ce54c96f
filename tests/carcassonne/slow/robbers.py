"""Robbers on the scoring track: whether each takes what he must, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.slow.board import View

SPACES = 50


@dataclass(frozen=True)
class Move:
    """A scoring figure has moved forward: whose, for how much, and where it may have stood."""

    seat: str
    points: int
    spaces: frozenset[int]


class Robbers:
    """Follows one booking of points after the other."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.start: dict[str, int | None] | None = None
        self.moves: list[Move] = []
        self.robbed: list[tuple[str, int]] = []
        self.strayed: set[str] = set()  # whose robber has gone along with a figure

    def hear(self, kind: str, seat: str, points: int, view: View) -> None:
        """Points are marked. The view shows the new score; the robbers have not yet reacted."""
        if self.start is None:
            self.start = dict(view["robbers"])
        self.strayed |= {owner for owner, space in view["robbers"].items() if space != self.start[owner]}
        if kind == "robber":
            self._judge(seat, points)
        elif points > 0:
            if "dispatches" in view:  # which of the two figures moves is not told
                track = view["dispatches"]["track"][seat].values()
            else:
                track = [view["scores"][seat] - points]
            self.moves.append(Move(seat, points, frozenset(t % SPACES for t in track)))

    def _judge(self, owner: str, points: int) -> None:
        """C-4.2.11.5-e, -l: half of what another's figure got that stood by the robber, rounded up."""
        assert self.start is not None
        space = self.start[owner]
        assert space is not None, f"{owner} robs without a robber on the track"
        assert owner not in [who for who, _ in self.robbed], f"{owner} robs twice"
        self.robbed.append((owner, points))
        moves = [m for m in self.moves if m.seat != owner and (m.points + 1) // 2 == points]
        assert moves, f"{owner} robs {points}, of nobody's points"

    def settle(self, view: View) -> None:
        """C-4.2.11.5-g, -i: who robbed has his robber back; who could rob one player only, had to."""
        back = [owner for owner, _ in self.robbed]
        for owner in back:
            assert view["robbers"][owner] is None, f"{owner} has robbed and his robber is still out"
        if self.start is not None and "dispatches" not in view:
            for owner, space in self.start.items():
                if owner in self.strayed:  # in a round of several bookings he was elsewhere at the later ones
                    continue
                first = {m.seat: m for m in reversed(self.moves) if m.seat != owner}
                near = [m for m in first.values() if space in m.spaces]
                if len(near) == 1 and space is not None:  # in an auction one sale may follow another
                    assert owner in back, f"{owner} should have robbed {near[0]}"
        self.begin()

"""The scoring track: which figure moves from where, whom robbers rob, and which moves bring a dispatch."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from carcassonne.slow.board import View

SPACES = 50
DARK = 5
FIGURES = ("follower", "woman")


@dataclass
class Move:
    """A scoring figure moves: whose, by how much, and where his figures stood before."""

    seat: str
    on_turn: bool  # whether he was when he got the points; before anybody looks, another may be
    points: int
    robbed: bool  # by points that were robbed
    before: dict[str, int]
    figure: str = ""  # not told: it is the one that stands elsewhere afterwards

    def settle(self, view: View) -> None:
        if not self.figure:
            after = figures(view, self.seat)
            self.figure = next(name for name in FIGURES if after.get(name) != self.before.get(name))

    @property
    def origin(self) -> int:
        return self.before[self.figure] % SPACES

    @property
    def goal(self) -> int:
        return self.before[self.figure] + self.points


def figures(view: View, seat: str) -> dict[str, int]:
    """Where the scoring figures of a seat are; without dispatches each has one."""
    if "dispatches" in view:
        return dict(view["dispatches"]["track"][seat])
    return {"follower": view["scores"][seat]}


class Track:
    """Follows the moves of one booking after the other."""

    def __init__(self) -> None:
        self.moves: list[Move] = []  # of the booking that is going on
        self.owed: Counter[tuple[str, int]] = Counter()  # robbers' owners, and what they must get
        self.stand: dict[str, int | None] | None = None  # where the robbers must stand, when they have got it
        self.landed = False  # C-4.6.12.1-b: a dispatch is due

    def hear(self, kind: str, seat: str, points: int, view: View) -> None:
        """Points are marked. The view shows the new score; nothing else has changed yet."""
        self.look(view)
        before = figures(view, seat)
        if "dispatches" not in view:
            before["follower"] -= points
        figure = "" if "dispatches" in view else "follower"
        move = Move(seat, seat == view["turn"], points, kind == "robber", before, figure)
        self.moves.append(move)
        if move.robbed:
            assert self.owed[seat, points] > 0, f"{seat} robs {points}, of nobody's points"
            self.owed[seat, points] -= 1

    def look(self, view: View) -> None:
        """Now it can be seen which figure moved last."""
        if not self.moves or (self.moves[-1].figure and "dispatches" in view):
            return
        move = self.moves[-1]
        move.settle(view)
        if move.on_turn and move.points > 0 and move.goal % DARK == 0:
            self.landed = True

    # -- robbers -------------------------------------------------------------------------------------------

    def prey(self, owner: str, view: View) -> dict[str, int]:
        """C-4.2.11.5-e, -j, -l, R-47: the figures of others that have left the robber's space with points, as
        a record names them, and half of their first move from there (Q-4.2.11.5-6)."""
        self.look(view)
        space = view["robbers"][owner]
        left: dict[tuple[str, str], int] = {}
        for move in self.moves:
            if not move.robbed and move.points > 0 and move.seat != owner and move.origin == space:
                left.setdefault((move.seat, move.figure), move.points)
        seats = Counter(seat for seat, _ in left)
        return {
            f"rob {seat} {figure}" if seats[seat] > 1 else f"rob {seat}": (points + 1) // 2
            for (seat, figure), points in left.items()
        }

    def marked(self, view: View, chosen: dict[str, str]) -> None:
        """All is marked but what robbers take, or that too. `chosen`: the owners' lines where they had to."""
        self.look(view)
        if self.stand is not None:  # C-4.2.11.5-g, -h: home, or along with whom they stand by
            assert not +self.owed, f"C-4.2.11.5-i: not robbed: {dict(+self.owed)}"
            for move in self.moves:
                for owner, space in self.stand.items():
                    if move.robbed and owner != move.seat and space == move.origin:
                        self.stand[owner] = move.goal % SPACES
            assert view["robbers"] == self.stand, f"robbers: {self.stand}, not {view['robbers']}"
            self.moves, self.stand = [], None
            return
        stand = dict(view["robbers"])
        for owner, space in view["robbers"].items():
            prey = self.prey(owner, view) if space is not None else {}
            assert (owner in chosen) == (len(prey) > 1), f"C-4.2.11.5-j: {owner} may choose of {prey}"
            if prey:
                self.owed[owner, prey[chosen[owner]] if owner in chosen else next(iter(prey.values()))] += 1
                stand[owner] = None
        self.moves = []
        self.stand = stand if +self.owed else None

    def settle(self) -> None:
        assert not +self.owed, f"C-4.2.11.5-e: not robbed: {dict(+self.owed)}"

"""The Catapult: who flings when, what may be said of a throw, who goes home and who may be replaced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from carcassonne.slow.board import Figure, Position, View, figure_of
from carcassonne.slow.table import Effect, Judge, Offer, Table, in_supply, left_alone, may_stand, named

TOKENS = ("pie", "seduction", "target", "catch")  # C-1.16-c
ENTRIES = ("hit", "push", "topple", "nearest", "result", "pass")
NOT_ON_TOWERS = ("mayor", "wagon")  # C-4.4.7-c, C-4.4.9-c


class Catapult(Judge):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.token = ""
        self.waiting: list[str] = []  # who is still to fling
        self.shots: list[str] = []  # who has flung at the fair
        self.best: list[str] = []
        self.struck = 0  # followers that the throw under way has hit
        self.fallen: list[str] = []  # towers that it has toppled
        self.flying: Position | None = None  # before a pie came down that nobody has entered
        self.towers: tuple[dict[str, int], dict[str, int]] | None = None  # heights, pieces in hand

    @property
    def by_hand(self) -> bool:
        return bool(self.table.rules.options["catapultModel"] == "entered-result")

    def offers(self, decision: str, seat: str) -> Iterator[Offer]:
        at = self.table.now()
        self.came_down(at)
        if decision == "D-CATKIND":
            assert seat == at.turn, f"C-4.2.5-b: {at.turn} chooses, not {seat}"
            yield ("fling",), {f"fling {token}": partial(self.open, at, token) for token in TOKENS}
        elif decision == "D-CATTHROW":
            assert seat == self.waiting[0], f"C-4.2.5-c: {self.waiting[0]} flings, not {seat}"
            if self.by_hand:
                yield ENTRIES, self.entries(at)
        elif decision == "D-CATBEST":
            assert seat == at.turn, f"C-4.2.5.3-b: {at.turn} speaks for the table, not {seat}"
            assert not self.waiting, f"C-4.2.5.3-b: {self.waiting} have yet to fling"
            lines: dict[str, Effect] = {
                f"best {shot}": partial(self.name, shot) for shot in self.shots if shot not in self.best
            }
            if self.best:  # C-4.2.5.3-c
                lines["pass"] = lambda: None
            yield ("best", "pass"), lines
        elif decision == "D-TOPPLE":
            yield ("rebuild-tower",), {"rebuild-tower": partial(self.decide, at, False)}
            yield ("remove-tower",), {"remove-tower": partial(self.decide, at, True)}
        elif decision == "D-SEDUCE":
            yield ("replace", "replace-by", "pass"), self.exchanges(at, seat)

    def hear(self, event: str, seat: str, data: Mapping[str, Any]) -> None:
        if event == "throw":  # the place where a token comes down is drawn or entered
            self.flying = self.table.now() if self.token == "pie" else None
            self.next()
        elif event == "catch" and not self.by_hand:
            self.next()

    # -- the round -----------------------------------------------------------------------------------------

    def open(self, at: Position, token: str) -> None:
        """C-4.2.5-c: the others follow clockwise."""
        seats = self.table.rules.seats
        first = seats.index(at.turn)
        self.token, self.shots, self.best = token, [], []
        self.waiting = [*seats[first:], *seats[:first]]
        if token == "catch" and len(seats) == 1:
            self.waiting = []  # there is no neighbour

    def next(self) -> None:
        """C-4.2.5-e: one attempt only."""
        self.struck, self.fallen = 0, []
        self.shots.append(self.waiting.pop(0))

    def name(self, shot: str) -> None:
        self.best.append(shot)

    def came_down(self, at: Position) -> None:
        """C-4.2.5.1-a, X-4.2.5-1: a pie sends followers home, and with them only who has lost his people."""
        before, self.flying = self.flying, None
        if before is None:
            return
        old, new = Counter(before.figures), Counter(at.figures)
        assert not new - old, f"a pie brings nobody: {list(new - old)}"
        gone = old - new
        stand = old - Counter({f: n for f, n in gone.items() if f.follower})
        lost = Counter(left_alone(before, list(stand.elements())))
        others = Counter({f: n for f, n in gone.items() if not f.follower})
        assert others == lost, f"a pie: {list(lost - others)} should go, {list(others - lost)} stay"
        self.table.judged["followers hit by a pie"] += gone.total() - others.total()

    # -- what the players have seen --------------------------------------------------------------------------

    def entries(self, at: Position) -> dict[str, Effect]:
        if self.token == "catch":
            return {f"result {how}": self.next for how in ("caught", "touched", "short", "far")}
        if self.token == "target":
            return {"result flung": self.next}
        people = {line: figure for line, figure in named(at) if figure.follower}
        if self.token == "seduction":  # C-4.2.5.2-a, -b, Q-4.2.5-6
            near = [line for line, figure in people.items() if figure.aloft != "castle"]
            words = ["result off"] if near else ["result off", "result flung"]
            return {**{f"nearest {line}": self.next for line in near}, **dict.fromkeys(words, self.next)}
        found: dict[str, Effect] = {f"hit {line}": partial(self.hit, at, f) for line, f in people.items()}
        if self.struck:  # C-4.2.5.1-e: pushed by another
            found |= {f"push {line}": partial(self.hit, at, f) for line, f in people.items()}
        for square, height in heights(at.view).items():
            if height and square not in self.fallen:
                found[f"topple {square}"] = partial(self.topple, at, square)
        found["pass" if self.struck or self.fallen else "result miss"] = self.next
        return found

    def hit(self, at: Position, figure: Figure) -> None:
        self.struck += 1
        self.table.foresee("a pie", at, gone=[figure])
        self.table.judged["followers hit by a pie"] += 1

    def topple(self, at: Position, square: str) -> None:
        """Q-4.2.5-2: who stands on top counts as hit."""
        self.fallen.append(square)
        top = [f for f in at.figures if f.aloft == "tower" and "{},{}".format(*f.node[0]) == square]
        self.struck += len(top)
        self.table.foresee("a tower falls", at, gone=top)
        self.table.judged["towers toppled"] += 1

    def decide(self, at: Position, removed: bool) -> None:
        """C-4.2.5.1-f: rebuilt, or out of the game: its pieces do not go back to the players."""
        left = heights(at.view)
        if self.fallen and removed:
            left[self.fallen[-1]] = 0
        if self.fallen:
            self.towers = left, dict(at.view["tower_pieces"])

    # -- seduction -------------------------------------------------------------------------------------------

    def exchanges(self, at: Position, seat: str) -> dict[str, Effect]:
        """C-4.2.5.2-c, -d, Q-4.2.5-3: an own follower from the supply or the layout who may stand there."""
        hit = at.view["catapult"]["hit"]
        nearest = figure_of(hit)
        assert nearest in at.figures, f"C-4.2.5.2-b: nobody stands there: {hit}"
        assert nearest.follower, f"C-4.2.5.2-b: no follower: {hit}"
        assert nearest.aloft != "castle", f"Q-4.2.5-6: on a castle: {hit}"
        found: dict[str, Effect] = {"pass": lambda: None}
        mark = "" if seat == at.turn else f"{seat} "
        x, y = hit["square"]
        for kind in in_supply(at, seat):
            if self.may_take(kind, at, nearest):
                mine = Figure(seat, kind, nearest.node, nearest.aloft)
                line = f"replace {mark}{kind} {x},{y} {hit['area']}"
                found[line] = partial(self.exchange, at, nearest, mine, [])
        for name, figure in named(at):
            if figure.seat != seat or not figure.follower or figure == nearest:
                continue
            if self.may_take(figure.kind, at, nearest):
                mine = Figure(seat, figure.kind, nearest.node, nearest.aloft)
                found[f"replace-by {name}"] = partial(self.exchange, at, nearest, mine, [figure])
        return found

    def may_take(self, kind: str, at: Position, nearest: Figure) -> bool:
        area = at.area_of(nearest)
        return may_stand(kind, area) if area else kind not in NOT_ON_TOWERS

    def exchange(self, at: Position, nearest: Figure, mine: Figure, left: list[Figure]) -> None:
        """C-4.2.5.2-e. Where somebody of one colour still stands afterwards, his builder and pig stay."""
        self.table.foresee("a seduction", at, gone=[nearest, *left], come=[mine])
        self.table.judged["followers seduced"] += 1

    # -- looking on ------------------------------------------------------------------------------------------

    def moment(self, name: str, over: bool) -> None:
        if name.endswith(".catapult-close") and not over:
            self.came_down(self.table.now())
            assert not self.waiting, f"C-4.2.5-c: {self.waiting} did not fling"

    def look(self, view: View) -> None:
        self.came_down(self.table.now())
        wanted, self.towers = self.towers, None
        if wanted:
            found = heights(view), view["tower_pieces"]
            assert found == wanted, f"C-4.2.5.1-f: towers and pieces should be {wanted}, are {found}"


def heights(view: View) -> dict[str, int]:
    return {"{},{}".format(*tower["square"]): tower["height"] for tower in view.get("towers", ())}

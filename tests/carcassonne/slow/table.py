"""What all who follow the moves have before them: the position, the turn, and what must come next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from carcassonne.slow.base import EDGES, HALVES, Square
from carcassonne.slow.board import FOLLOWERS, Area, Figure, Node, Position, Rules, View
from carcassonne.slow.tiles import BUILDINGS, Piece, tiles

SEATS = "ABCDEF"
BEFORE_LAYING = {"D-DRAW", "D-BAZVAR", "D-WHEELPLAGUE", "D-PLACE"}
STEP_3 = {"D-PRINCESS", "D-FIGURE", "D-SPREAD"}  # C-7.1.3-g
AFTER_LAYING = {"D-MAGICSPLIT", "D-GOLDLAY", "D-MAGIC", "D-ROBBER", "D-BRIDGE", "D-CAPTURE", "D-LAND"}
AFTER_LAYING |= {"D-PHANTOM", "D-FERRY", "D-REROUTE", "D-DRAGON", "D-TUNNEL", "D-ESCAPE", "D-COUNTIN"}
FREE = {*BEFORE_LAYING, *STEP_3, *AFTER_LAYING, "D-COUNTMOVE", "D-DOUBLE"}
"""The decisions of annex B in which fleas, flights and ransoms may be chosen as well: all of a turn up to the
second tile but those about a scoring, a fair or the exchange of prisoners."""
AMID_SCORING = {"D-CASTLE", "D-DEPLOY", "D-GOLDTAKE", "D-WAGON", "D-DISPATCH"}
"""What the player on turn decides before points are worked out or after they were marked: a ransom may be
chosen here too, for he is on turn (C-4.4.6.3-c)."""
Effect = Callable[[], None]
Offer = tuple[tuple[str, ...], Mapping[str, Effect]]
"""Verbs, and every line with them that the rules allow now, each with what it does."""


@dataclass
class Turn:
    """One turn: the tile of its present part, and what it has brought so far."""

    parts: int = 0
    allowed: int = 1
    signs: frozenset[str] = frozenset()  # what the tile of this part shows
    square: Square = (0, 0)  # and where it lies
    left: int = 0  # tiles that could be drawn when this part was over
    earned: bool = False  # a double turn
    second: bool = False  # it was offered
    due: bool = False  # a flea chip
    goal: Square | None = None  # where it comes, if it has yet to be taken from another tile
    open: bool = False  # there was a place for it
    today: bool = False  # a focus of the plague was laid
    last: bool = False  # an abbey after the last tile
    fled: bool = False
    ransomed: bool = False
    circles: list[str] = field(default_factory=list)  # crop circles still to come, by the areas they are for
    gone_through: bool = False  # somebody has used the portal of this part
    greeted: bool = False  # the princess was asked about in this part
    dismissed: bool = False  # and has sent somebody home
    phantom_back: bool = False  # it came back when the tile of this part lay
    farmers_back: list[str] = field(default_factory=list)  # the same for those whom a barn has scored


@dataclass
class Foreseen:
    """The figures that must stand there next, and the supplies."""

    why: str
    figures: Counter[Figure]
    supply: dict[str, dict[str, int]]


class Table:
    def __init__(self, rules: Rules, now: Callable[[], Position]) -> None:
        self.rules, self.now = rules, now
        self.turn = Turn()
        self.outer: Turn | None = None  # the turn that a bazaar interrupts
        self.between = False  # a bazaar turn is over, and no other has begun
        self.ending = False  # the final scoring has begun: nobody is on turn
        self.foreseen: Foreseen | None = None
        self.judged: Counter[str] = Counter()

    # -- what happens --------------------------------------------------------------------------------------

    def hear(self, event: str, rule: str, seat: str, data: Mapping[str, Any]) -> None:
        turn = self.turn
        if event in ("return", "exchange", "ransom") and seat == self.now().turn:
            if data["figure"] == "phantom":  # C-4.4.11-c; C-4.4.6.3-e: but not who is bought back
                turn.phantom_back = event != "ransom"
            elif rule in ("C-4.4.8.1-d", "C-4.4.8.1-h"):  # C-4.6.10-b
                turn.farmers_back.append(data["figure"])
        if event in ("lay", "abbey"):
            turn.parts += 1
            turn.signs = tiles()[data["tile"]].signs if event == "lay" else frozenset()
            turn.square = (data["square"][0], data["square"][1])
            turn.greeted = turn.dismissed = turn.gone_through = turn.phantom_back = False
            turn.farmers_back = []
        elif event == "bazaar-turn":  # the round is made of whole turns
            self.outer, self.between = self.outer or self.turn, False
            self.turn = Turn()

    def moment(self, name: str, over: bool) -> None:
        if name == "B25" and over:
            self.turn, self.between = Turn(), self.outer is not None
        elif name == "next-abbey" and not over:
            self.turn = Turn(last=True)
        elif name == "B24.bazaar-end" and not over and self.between and self.outer:
            self.turn, self.outer, self.between = self.outer, None, False
        elif name == "B20" and over:
            self.turn.left = self.now().view["stock"]["left"]

    def free(self, decision: str, seat: str, at: Position) -> bool:
        """Whether the player on turn may do something beside the answer to a decision."""
        return seat == at.turn and decision in FREE and not self.turn.goal

    def at_hand(self, at: Position, seat: str) -> list[str]:
        """The kinds of followers that the player on turn could place: not those who must wait."""
        supply, turn = at.view["supply"][seat], self.turn
        return [
            kind
            for kind in in_supply(at, seat)
            if supply[kind] > turn.farmers_back.count(kind) and not (kind == "phantom" and turn.phantom_back)
        ]

    # -- foresight -----------------------------------------------------------------------------------------

    def foresee(
        self,
        why: str,
        at: Position,
        gone: Iterable[Figure] = (),
        come: Iterable[Figure] = (),
        aloft: Iterable[tuple[str, str, int]] = (),
    ) -> None:
        """Some figures go home, with builders and pigs that have lost their people; some come from the
        supply. `aloft`: a follower leaves the supply for the air, or comes down without having been there."""
        gone, come = list(gone), list(come)
        stand = Counter(at.figures) + Counter(come)
        stand -= Counter(gone)
        lost = left_alone(at, stand)
        stand -= Counter(lost)
        supply = {seat: dict(kinds) for seat, kinds in at.view["supply"].items()}
        for figures, more in (([*gone, *lost], 1), (come, -1)):
            for figure in figures:
                supply[figure.seat][figure.kind] += more
        for seat, kind, more in aloft:
            supply[seat][kind] += more
        self.foreseen = Foreseen(why, stand, supply)

    def compare(self) -> None:
        """At the next look it must be so."""
        if self.foreseen is None:
            return
        wanted, self.foreseen = self.foreseen, None
        at = self.now()
        found = Counter(at.figures)
        assert found == wanted.figures, (
            f"{wanted.why}: should be gone {list(found - wanted.figures)}, "
            f"should stand there {list(wanted.figures - found)}"
        )
        supply = at.view["supply"]
        assert supply == wanted.supply, f"{wanted.why}: supplies should be {wanted.supply}, are {supply}"


class Judge:
    """Follows one element. Each of these is called when something of its kind comes to pass."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def turn(self) -> Turn:
        return self.table.turn

    def offers(self, decision: str, seat: str) -> Iterator[Offer]:
        """What must be offered at a decision."""
        yield from ()

    def hear(self, event: str, seat: str, data: Mapping[str, Any]) -> None:
        """Something has happened."""

    def moment(self, name: str, over: bool) -> None:
        """A step of the turn begins, or is over."""

    def look(self, view: View) -> None:
        """An answer has been carried out."""


# -- figures -----------------------------------------------------------------------------------------------


def left_alone(at: Position, stand: Collection[Figure]) -> list[Figure]:
    """X-4.4.3-3, C-4.4.4-d: builders and pigs go when the last of their people has left the area."""
    with_people = {(f.seat, id(at.area_of(f))) for f in stand if f.follower and not f.aloft}
    return [
        f for f in stand if f.kind in ("builder", "pig") and (f.seat, id(at.area_of(f))) not in with_people
    ]


def may_stand(kind: str, area: Area) -> bool:
    """C-4.4.7-b, C-4.4.9-b, -c, Q-4.2.1-1: where a follower of a kind may be, whoever else is there."""
    if kind == "mayor":
        return area.kind == "city"
    if kind == "wagon":
        return area.kind in ("road", "city", *BUILDINGS)
    return area.kind in ("road", "city", "field", *BUILDINGS)


def in_supply(at: Position, seat: str) -> list[str]:
    """The kinds of followers that a seat could bring."""
    return [kind for kind in FOLLOWERS if at.view["supply"][seat].get(kind)]


def dragon_square(at: Position) -> Square | None:
    where = at.view.get("dragon", {}).get("square")
    return (where[0], where[1]) if where else None


def block(at: Position, square: Square) -> str:
    """The starting piece of several squares that a square belongs to."""
    return tiles()[at.land.board[square][0]].block


# -- how a record names them -------------------------------------------------------------------------------


def area_name(piece: Piece) -> str:
    """`city N+E`, `field NL+WR`, `cloister`."""
    if piece.kind == "field":
        return "field " + ("+".join(sorted(piece.sides, key=HALVES.index)) or piece.name)
    return f"{piece.kind} {'+'.join(sorted(piece.sides, key=EDGES.index))}".strip()


def place_name(at: Position, node: Node, last: Square | None = None) -> str:
    """The square is named only where it is not the tile just laid."""
    (x, y), _ = node
    return ("" if node[0] == last else f"{x},{y} ") + area_name(at.land.pieces[node])


def named(at: Position, owner: bool = True) -> Iterator[tuple[str, Figure]]:
    """All figures as a record names them: `B big 2,0 city N+E`, without the seat that is on turn."""
    for figure, data in zip(at.figures, at.view["figures"], strict=True):
        x, y = data["square"]
        seat = f"{figure.seat} " if owner and figure.seat != at.turn else ""
        yield f"{seat}{figure.kind} {x},{y} {data['area']}", figure

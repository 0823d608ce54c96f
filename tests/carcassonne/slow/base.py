"""An independent referee for Carcassonne's base game and River: slow, simple, and without any engine code.

It reads the tile files and the JSON of a view, flood-fills the whole board, and says from that alone what may
be laid, where a follower may stand, what is finished, who owns it, what it is worth, and what the position
must look like after a turn. `Referee` follows a game and compares; perft uses the same functions as a naive
generator. Where this file and the engine differ, one of them misreads the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

FILES = Path(__file__).resolve().parents[3] / "src" / "bastide" / "carcassonne" / "expansions"
EDGES = ("N", "E", "S", "W")
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
FACING |= {"NL": "SR", "NR": "SL", "EL": "WR", "ER": "WL", "SL": "NR", "SR": "NL", "WL": "ER", "WR": "EL"}
RIGHT = {"N": "E", "E": "S", "S": "W", "W": "N"}

Square = tuple[int, int]


@dataclass(frozen=True)
class Piece:
    """A part of a tile: what it is, which sides it touches, its marks, the cities a meadow lies at."""

    kind: str
    sides: tuple[str, ...]
    marks: frozenset[str]
    cities: tuple[int, ...]  # places among the tile's cities


@dataclass(frozen=True)
class Face:
    """A tile as printed, or turned."""

    pieces: tuple[Piece, ...]

    @cached_property
    def edges(self) -> str:
        """Four letters, north first: C city, R road, V river, F meadow."""
        letters = dict.fromkeys(EDGES, "F")
        for piece in self.pieces:
            if piece.kind in ("city", "road", "river"):
                letters |= dict.fromkeys(piece.sides, {"city": "C", "road": "R", "river": "V"}[piece.kind])
        return "".join(letters.values())

    @cached_property
    def look(self) -> object:
        """Two turns with the same look are one placement."""
        cities = [p for p in self.pieces if p.kind == "city"]
        return frozenset(
            (p.kind, frozenset(p.sides), p.marks, frozenset(cities[c].sides for c in p.cities))
            for p in self.pieces
        )


@cache
def tiles() -> dict[str, tuple[int, Face]]:
    """Every tile of the base game and the River, with how often it is in the box."""
    found = {}
    for name in ("base", "river"):
        for line in next(FILES.glob(f"*/{name}.tiles")).read_text(encoding="utf-8").splitlines():
            if line[:3] in ("BA-", "RV-"):
                head, *rest = line.split("|")
                tile, count, first = head.split(None, 2)
                pieces = [p for text in (first, *rest) if (p := _piece(text.split()))]
                found[tile] = (int(count[1:]), Face(tuple(pieces)))
    return found


def _piece(words: list[str]) -> Piece | None:
    if words[0] == "cloister":
        return Piece("cloister", (), frozenset(), ())
    if words[0] not in ("city", "road", "field", "river"):
        return None
    rest, _, touched = " ".join(words[2:]).partition(">")
    return Piece(
        words[0],
        tuple(words[1].split("+")),
        frozenset(rest.split()),
        tuple(int(city[1:]) - 1 for city in touched.split()),
    )


@cache
def turned(tile: str, quarters: int) -> Face:
    """A tile turned clockwise."""

    def turn(side: str) -> str:
        table = EDGES if side in EDGES else HALVES
        return table[(table.index(side) + quarters * (1 if side in EDGES else 2)) % len(table)]

    face = tiles()[tile][1]
    return Face(tuple(replace(p, sides=tuple(sorted(map(turn, p.sides)))) for p in face.pieces))


Node = tuple[Square, int]
"""A piece of a tile on the board: its square and its place among the pieces."""


@dataclass
class Area:
    """Connected pieces of one kind."""

    kind: str
    nodes: list[Node]
    squares: set[Square]
    crests: int = 0
    open: int = 0  # sides without a neighbour
    cities: set[Node] = field(default_factory=set)  # pieces of city at a meadow


Figure = tuple[str, Node]
Paid = list[tuple[str, str, int]]
"""Seats with the kind of area and the points that they got for it."""


@dataclass(frozen=True)
class Position:
    """What lies on the table, as a view shows it."""

    board: dict[Square, tuple[str, int]]
    figures: tuple[Figure, ...]
    supply: dict[str, int]
    scores: dict[str, int]
    last: Square | None
    by_piece: bool = False  # the switch cityUnit

    @classmethod
    def of(cls, view: dict[str, Any], by_piece: bool = False) -> Position:
        board = {(x, y): (tile, q) for x, y, tile, q in view["tiles"]}
        figures = []
        for figure in view["figures"]:
            square = (figure["square"][0], figure["square"][1])
            figures.append((figure["seat"], (square, number_of(turned(*board[square]), figure["area"]))))
        supply = {seat: have["follower"] for seat, have in view["supply"].items()}
        last = tuple(view["last"]) if view["last"] else None
        return cls(board, tuple(sorted(figures)), supply, dict(view["scores"]), last, by_piece)

    def face(self, square: Square) -> Face:
        return turned(*self.board[square])

    # -- areas ---------------------------------------------------------------------------------------------

    @cached_property
    def areas(self) -> list[Area]:
        found = []
        seen: set[Node] = set()
        for square in self.board:
            for number, piece in enumerate(self.face(square).pieces):
                if piece.kind != "river" and (square, number) not in seen:
                    area = self._fill((square, number))
                    seen.update(area.nodes)
                    found.append(area)
        return found

    @cached_property
    def home(self) -> dict[Node, Area]:
        return {node: area for area in self.areas for node in area.nodes}

    def _fill(self, start: Node) -> Area:
        kind = self.face(start[0]).pieces[start[1]].kind
        area = Area(kind, [start], {start[0]})
        seen = {start}
        for square, number in area.nodes:  # grows while we walk along it
            piece = self.face(square).pieces[number]
            area.crests += "crest" in piece.marks
            cities = [i for i, p in enumerate(self.face(square).pieces) if p.kind == "city"]
            area.cities.update((square, cities[c]) for c in piece.cities)
            for side in piece.sides:
                beside = neighbour(square, side)
                if beside not in self.board:
                    area.open += 1
                    continue
                other = next(
                    i
                    for i, p in enumerate(self.face(beside).pieces)
                    if p.kind == kind and FACING[side] in p.sides
                )
                if (beside, other) not in seen:
                    seen.add((beside, other))
                    area.nodes.append((beside, other))
                    area.squares.add(beside)
        return area

    def finished(self, area: Area) -> bool:
        """C-4.6.1-a, C-4.6.2-a, C-4.6.6-a."""
        if area.kind == "cloister":
            return self.around(area) == 8
        return area.kind in ("city", "road") and area.open == 0

    def around(self, cloister: Area) -> int:
        ((x, y),) = cloister.squares
        beside = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        return sum(square in self.board for square in beside)

    def worth(self, area: Area, finished: bool) -> int:
        if area.kind == "cloister":
            return 1 + self.around(area)
        if area.kind == "field":
            cities = {id(c): c for c in (self.home[node] for node in area.cities)}
            return 3 * sum(self.finished(city) for city in cities.values())
        size = len(area.squares)
        if area.kind == "city":
            size = len(area.nodes) if self.by_piece else size
            return (2 if finished else 1) * (size + area.crests)
        return size

    def standing(self, area: Area) -> list[str]:
        """The seats of the figures in an area, one for each figure."""
        return [seat for seat, node in self.figures if self.home[node] is area]

    def owners(self, area: Area) -> set[str]:
        there = self.standing(area)
        most = max(map(there.count, there), default=0)
        return {seat for seat in there if there.count(seat) == most}

    # -- what may be done ----------------------------------------------------------------------------------

    def placements(self, tile: str) -> set[tuple[Square, int]]:
        """Every square and turn that the rules allow; of turns that look the same, the first."""
        open_squares = {
            neighbour(square, edge) for square in self.board for edge in EDGES
        } - self.board.keys()
        found = set()
        looks: dict[object, int] = {}
        for quarters in range(4):
            looks.setdefault(turned(tile, quarters).look, quarters)
        for square in open_squares:
            for quarters in looks.values():
                if self._fits(square, turned(tile, quarters).edges):
                    found.add((square, quarters))
        return {p for p in found if self._river_allows(tile, *p)}

    def _fits(self, square: Square, edges: str) -> bool:
        for edge, letter in zip(EDGES, edges, strict=True):
            beside = neighbour(square, edge)
            if beside in self.board:
                theirs = self.face(beside).edges[EDGES.index(FACING[edge])]
                if theirs != letter:
                    return False
        return True

    def _river_allows(self, tile: str, square: Square, quarters: int) -> bool:
        """C-3.1.1-f, C-3.1.1-h: a river tile goes to the end of the river and does not repeat its bend."""
        ways = [p.sides for p in turned(tile, quarters).pieces if p.kind == "river"]
        if not ways:
            return True
        end = self._river_end()
        if end is None:
            return False
        at, leaves = end
        enters = FACING[leaves]
        if square != neighbour(at, leaves) or enters not in ways[0]:
            return False
        bend = _bend(ways[0], enters)
        river = next(p.sides for p in self.face(at).pieces if p.kind == "river")
        before = _bend(river, next((s for s in river if s != leaves), ""))
        return not bend or bend != before

    def _river_end(self) -> tuple[Square, str] | None:
        for square in self.board:
            for piece in self.face(square).pieces:
                for side in piece.sides:
                    if piece.kind == "river" and neighbour(square, side) not in self.board:
                        return square, side
        return None

    def places(self, seat: str) -> set[int]:
        """The pieces of the last tile on which a seat may put a follower."""
        if not self.supply[seat] or self.last is None:
            return set()
        here = enumerate(self.face(self.last).pieces)
        return {i for i, p in here if p.kind != "river" and not self.standing(self.home[self.last, i])}

    # -- what happens --------------------------------------------------------------------------------------

    def lay(self, square: Square, tile: str, quarters: int) -> Position:
        return replace(self, board={**self.board, square: (tile, quarters)}, last=square)

    def stand(self, seat: str, number: int) -> Position:
        assert self.last is not None
        figures = (*self.figures, (seat, (self.last, number)))
        return replace(
            self, figures=tuple(sorted(figures)), supply={**self.supply, seat: self.supply[seat] - 1}
        )

    def score_turn(self) -> tuple[Position, Paid]:
        """The position after all that the last tile has finished is scored, and who got how much for what."""
        assert self.last is not None
        x, y = self.last
        near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        done = [
            area
            for area in self.areas
            if self.finished(area)
            and (self.last in area.squares or (area.kind == "cloister" and area.squares <= near))
        ]
        return self._pay(done, finished=True, home=True)

    def score_game(self) -> tuple[Position, Paid]:
        """The position after final scoring. A finished structure has nobody on it any more."""
        structures = [a for a in self.areas if a.kind != "field" and self.standing(a)]
        after, paid = self._pay(structures, finished=False, home=True)
        end, more = after._pay([a for a in after.areas if a.kind == "field"], finished=False, home=False)
        return end, paid + more

    def _pay(self, areas: list[Area], finished: bool, home: bool) -> tuple[Position, Paid]:
        scores, supply = dict(self.scores), dict(self.supply)
        figures = list(self.figures)
        paid = []
        for area in areas:
            points = self.worth(area, finished)
            for seat in self.owners(area):
                scores[seat] += points
                if points:
                    paid.append((seat, area.kind, points))
            if home:
                for seat, node in self.figures:
                    if self.home[node] is area:
                        figures.remove((seat, node))
                        supply[seat] += 1
        return replace(self, figures=tuple(figures), supply=supply, scores=scores), paid


def neighbour(square: Square, side: str) -> Square:
    dx, dy = STEP[side[0]]
    return square[0] + dx, square[1] + dy


def _bend(sides: tuple[str, ...], enters: str) -> str:
    """`right`, `left` or nothing: how a river that comes in at one side leaves by the other."""
    leaves = [s for s in sides if s != enters]
    if not leaves or not enters or leaves[0] == FACING[enters]:
        return ""
    return "right" if RIGHT[FACING[enters]] == leaves[0] else "left"


def number_of(face: Face, area: str) -> int:
    """The piece that a record calls `city N+E`."""
    kind, _, sides = area.partition(" ")
    wanted = set(filter(None, sides.split("+")))
    return next(i for i, p in enumerate(face.pieces) if p.kind == kind and set(p.sides) == wanted)


class Referee:
    """Follows a game of the engine from view to view and checks each of them."""

    def __init__(self, view: dict[str, Any], by_piece: bool = False) -> None:
        self.by_piece = by_piece
        self.paid: Paid = []  # what the last turn must have paid
        self._view = view
        self._start(view)

    def _start(self, view: dict[str, Any]) -> None:
        self.position = Position.of(view, self.by_piece)

    def options(self) -> set[str]:
        """What the seat on turn may do, as a record writes it."""
        hand, seat = self._view["hand"], self._view["turn"]
        if hand is not None:
            return {f"lay {x},{y} {90 * q}" for (x, y), q in self.position.placements(hand)}
        face = self.position.face(self.position.last or (0, 0))
        parts = [face.pieces[i] for i in self.position.places(seat)]
        return {"pass", *(f"follower {name(p)}" for p in parts)}

    def follow(self, action: str, view: dict[str, Any], over: bool) -> None:
        """Check the view after an action."""
        seat = self._view["turn"]
        verb, *words = action.split()
        now = self.position
        self.paid = []
        if verb == "lay":
            x, y = words[0].split(",")
            now = now.lay((int(x), int(y)), self._view["hand"], int(words[1]) // 90)
            if now.places(seat):
                self._compare(now, view, seat)
                assert view["hand"] is None, "the figure step was skipped"
                return
        elif verb == "follower":
            now = now.stand(seat, number_of(now.face(now.last or (0, 0)), " ".join(words)))
        now, self.paid = now.score_turn()
        for tile in view["discarded"][len(self._view["discarded"]) :]:
            assert not now.placements(tile), f"{tile} was discarded, but could be laid"
        if over:
            now, more = now.score_game()
            self.paid += more
            self._compare(now, view, None)
            return
        seats = sorted(view["scores"])
        self._compare(now, view, seats[(seats.index(seat) + 1) % len(seats)])
        assert view["hand"] is not None, "no tile was drawn"
        assert now.placements(view["hand"]), f"{view['hand']} cannot be laid, but was kept"

    def _compare(self, wanted: Position, view: dict[str, Any], turn: str | None) -> None:
        self._view = view
        self._start(view)
        for what in ("board", "scores", "supply", "last"):
            mine, theirs = getattr(wanted, what), getattr(self.position, what)
            assert mine == theirs, f"{what}: should be {mine}, is {theirs}"
        assert sorted(wanted.figures) == sorted(self.position.figures), (
            f"figures: should be {wanted.figures}, are {self.position.figures}"
        )
        assert turn is None or view["turn"] == turn, f"turn: should be {turn}, is {view['turn']}"

    def everything(self) -> Iterator[tuple[Area, bool, set[str], int]]:
        """Every area with whether it is finished, its owners and what it would score now."""
        for area in self.position.areas:
            done = self.position.finished(area)
            yield area, done, self.position.owners(area), self.position.worth(area, done)


def name(piece: Piece) -> str:
    """A piece as records call it: sides clockwise from the north."""
    table = HALVES if piece.kind == "field" else EDGES
    return f"{piece.kind} {'+'.join(sorted(piece.sides, key=table.index))}".strip()

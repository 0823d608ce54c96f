"""The whole board of a view, flood-filled: which pieces hang together, what is open, who stands where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from carcassonne.slow.base import EDGES, FACING, Square, neighbour
from carcassonne.slow.tiles import BUILDINGS, Piece, tiles, turned

Node = tuple[Square, str]
"""A piece on the board: its square and its name on the tile."""

View = Mapping[str, Any]
LAND = ("tiles", "bridges", "tunnels", "ferries", "castles")
"""The parts of a view that say what lies on the table, besides figures and tokens."""
FOLLOWERS = ("follower", "big", "mayor", "wagon", "phantom")  # C-7.2.1-a


@dataclass(frozen=True)
class Rules:
    """What is in play."""

    elements: frozenset[str]
    options: Mapping[str, Any]
    seats: str = "AB"


@dataclass(eq=False)
class Area:
    """Connected pieces of one kind; a castle is one too."""

    kind: str
    nodes: frozenset[Node]
    squares: frozenset[Square]
    marks: Counter[str]
    open: int
    cities: frozenset[Node] = frozenset()

    @property
    def crests(self) -> int:
        return self.marks["crest"] + 2 * self.marks["crest2"]


@dataclass(frozen=True)
class Figure:
    seat: str
    kind: str
    node: Node
    aloft: str = ""  # "tower" or "castle" for one who stands in no area

    @property
    def follower(self) -> bool:
        return self.kind in FOLLOWERS


@dataclass
class Land:
    """What lies on the table without figures. Positions with the same land share its areas."""

    board: dict[Square, tuple[str, int]]
    bridges: tuple[tuple[Square, str], ...]
    tunnels: tuple[tuple[Node, str], ...]  # an opening and the pair whose token lies there
    ferries: tuple[tuple[Square, tuple[str, str]], ...]
    castles: tuple[frozenset[Square], ...]
    rules: Rules

    def __post_init__(self) -> None:
        self.pieces: dict[Node, Piece] = {}
        self.reaches: dict[tuple[Square, str, str], Node] = {}
        self.untouched: list[Area] = []
        self.doubtful: list[Node] = []  # pieces whose areas have to be found

    @classmethod
    def of(cls, view: View, rules: Rules) -> Land:
        squares = {(x, y): (tile, quarters) for x, y, tile, quarters in view["tiles"]}
        bridges = view.get("bridges", {}).get("built", ())
        tunnels = view.get("tunnels", {}).get("on", ())
        ferries = view.get("ferries", {}).get("on", ())
        castles = view.get("castles", {}).get("built", ())
        return cls(
            squares,
            tuple((_square(b), b["axis"]) for b in bridges),
            tuple(((_square(t), t["part"]), t["pair"]) for t in tunnels),
            tuple((_square(f), (f["ends"][0], f["ends"][1])) for f in ferries),
            tuple(frozenset((x, y) for x, y in c["squares"]) for c in castles),
            rules,
        )

    @cached_property
    def areas(self) -> list[Area]:
        links = self.links
        found: list[Area] = list(self.untouched)
        seen: set[Node] = set()
        for node in self.doubtful:
            if node not in seen:
                area = self._fill(node, links)
                seen |= area.nodes
                found.append(area)
        return found

    def after(self, before: Land) -> Land:
        """Areas that are not beside a tile just laid are what they were; what else was laid changes any."""
        if self.built != before.built:
            return self.spread()
        new = {square: tile for square, tile in self.board.items() if square not in before.board}
        self.pieces, self.reaches = before.pieces.copy(), before.reaches.copy()
        self._spread(new)
        near = {(x + dx, y + dy) for x, y in new for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        for area in before.areas:
            if area.squares.isdisjoint(near):
                self.untouched.append(area)
            else:
                self.doubtful += area.nodes
        return self

    @cached_property
    def home(self) -> dict[Node, Area]:
        return {node: area for area in self.areas for node in area.nodes}

    @property
    def built(self) -> tuple[Any, ...]:
        """What else than tiles was laid."""
        return (self.bridges, self.tunnels, self.ferries, self.castles)

    def spread(self) -> Land:
        """List all pieces, and which of them reaches which side of its square."""
        self._spread(self.board)
        for square, axis in self.bridges:  # C-4.3-b: like a piece of road
            name = "b1" if axis == "N-S" else "b2"
            self._add(square, Piece("road", name, tuple(axis.split("-"))))
        if self._carcassonne:
            self._add(self._carcassonne[0], Piece("city", self._carcassonne[1], ()))
        return self

    def _spread(self, squares: dict[Square, tuple[str, int]]) -> None:
        tunnels = "tunnel" in self.rules.elements
        for square, (tile, quarters) in squares.items():
            for piece in turned(tile, quarters, tunnels):
                self._add(square, piece)

    def _add(self, square: Square, piece: Piece) -> None:
        node = (square, piece.name)
        self.pieces[node] = piece
        self.doubtful.append(node)
        for side in piece.sides:
            self.reaches[square, side, piece.kind if side in EDGES else "field"] = node

    @cached_property
    def _carcassonne(self) -> Node | None:
        """Q-3-8: the city of Carcassonne is one finished city, on one of its twelve tiles."""
        if not self.rules.options.get("carcassonneIsCity", True):
            return None
        return next(((square, "c1") for square, (tile, _) in self.board.items() if tile == "CO-07"), None)

    @cached_property
    def _quarters(self) -> frozenset[Square]:
        return frozenset(s for s, (tile, _) in self.board.items() if tiles()[tile].block == "carcassonne")

    @cached_property
    def _through(self) -> frozenset[Node]:
        """The openings from which a tunnel leads on."""
        tokens = Counter(pair for _, pair in self.tunnels)
        return frozenset(node for node, pair in self.tunnels if tokens[pair] == 2)

    @cached_property
    def links(self) -> dict[Node, list[Node]]:
        """What is joined, but not along an edge: by tunnels (C-4.5.2-c), by ferries (C-4.2.11.2-d)."""
        pairs = [tuple(self.reaches[square, end, "road"] for end in ends) for square, ends in self.ferries]
        pairs += [(a, b) for a, one in self.tunnels for b, other in self.tunnels if a < b and one == other]
        found: dict[Node, list[Node]] = {}
        for one, other in pairs:
            found.setdefault(one, []).append(other)
            found.setdefault(other, []).append(one)
        return found

    def _fill(self, start: Node, links: dict[Node, list[Node]]) -> Area:
        kind = self.pieces[start].kind
        nodes, seen = [start], {start}
        marks: Counter[str] = Counter()
        cities: set[Node] = set()
        ends = 0
        for node in nodes:  # grows while we walk along it
            square, piece = node[0], self.pieces[node]
            if piece.marks:
                marks.update(piece.marks)
            if piece.cities:
                cities.update((square, city) for city in piece.cities)
            if (
                kind == "field"
                and self._carcassonne
                and tiles()[self.board[square][0]].block == "carcassonne"
            ):
                cities.add(self._carcassonne)
            ends += "mouth" in piece.marks and node not in self._through  # C-4.5.2-a, -b
            beside = list(links.get(node, ()))
            for side in piece.sides:
                other = neighbour(square, side)
                if other not in self.board:
                    ends += 1
                elif (other, FACING[side], kind) in self.reaches:  # otherwise an abbey, which closes it
                    beside.append(self.reaches[other, FACING[side], kind])
            for other_node in beside:
                if other_node not in seen:
                    seen.add(other_node)
                    nodes.append(other_node)
        squares = frozenset(square for square, _ in nodes)
        if start == self._carcassonne:
            squares = self._quarters
        elif kind == "city" and squares in self.castles and not ends:
            kind = "castle"  # C-4.6.5-d
        return Area(kind, frozenset(nodes), squares, marks, ends, frozenset(cities))

    # -- questions -----------------------------------------------------------------------------------------

    def pieces_on(self, square: Square) -> list[tuple[Node, Piece]]:
        """What is on a tile, bridges included."""
        tile, quarters = self.board[square]
        names = [piece.name for piece in turned(tile, quarters, "tunnel" in self.rules.elements)]
        nodes = [(square, name) for name in (*names, "b1", "b2")]
        return [(node, self.pieces[node]) for node in nodes if node in self.pieces]

    def beside(self, node: Node) -> list[Node]:
        """The pieces of the same area that follow a piece directly: across a side, by tunnel or by ferry."""
        kind = self.pieces[node].kind
        sides = ((neighbour(node[0], side), FACING[side], kind) for side in self.pieces[node].sides)
        return [*self.links.get(node, ()), *(self.reaches[s] for s in sides if s in self.reaches)]

    def around(self, area: Area) -> int:
        """How many tiles surround a building."""
        ((x, y),) = area.squares
        near = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        return sum(square in self.board for square in near)

    def finished(self, area: Area) -> bool:
        """C-4.6.1-a, C-4.6.2-a, C-4.6.6-a, C-4.6.7-a, C-4.2.1-i."""
        if area.kind in BUILDINGS:
            return self.around(area) == 8
        return area.kind in ("city", "road") and area.open == 0


class Position:
    """A view: the land and who stands on it."""

    def __init__(self, view: View, rules: Rules, before: Position | None = None) -> None:
        self.view, self.rules = view, rules
        if before and all(view.get(part) == before.view.get(part) for part in LAND):
            self.land = before.land
        else:
            land = Land.of(view, rules)
            self.land = land.after(before.land) if before else land.spread()
        self.figures = [figure_of(f) for f in view["figures"]]

    @property
    def areas(self) -> list[Area]:
        return self.land.areas

    @property
    def turn(self) -> str:
        return str(self.view["turn"])

    def area_of(self, figure: Figure) -> Area | None:
        return None if figure.aloft else self.land.home[figure.node]

    @cached_property
    def _standing(self) -> dict[int, list[Figure]]:
        found: dict[int, list[Figure]] = {}
        for figure in self.figures:
            area = self.area_of(figure)
            if area:
                found.setdefault(id(area), []).append(figure)
        return found

    def standing(self, area: Area) -> list[Figure]:
        return self._standing.get(id(area), [])

    def occupied(self) -> list[Area]:
        return [area for area in self.areas if id(area) in self._standing]

    def followers(self, area: Area, seat: str) -> int:
        """Q-4.2.6-2: each counts once."""
        return sum(f.seat == seat and f.follower for f in self.standing(area))


def _square(data: View) -> Square:
    x, y = data["square"]
    return int(x), int(y)


def node_of(data: View) -> Node:
    """Where something is, as views and events say it."""
    return _square(data), str(data["part"])


def figure_of(data: View) -> Figure:
    kind = str(data["area"]).split(" ")[0]
    return Figure(data["seat"], data["figure"], node_of(data), kind if kind in ("tower", "castle") else "")

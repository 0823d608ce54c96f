"""The state of a game of Carcassonne: flat lists, so that a copy costs microseconds."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, u8

from ..kernel import Formula, Ruleset, State
from .compiled import CarcassonneTables
from .tables import Tables

NO_TILE: Final = -1
NOBODY_YET: Final = -1
"""Whose turn it is before the start seat has been drawn."""


class CarcassonneState(State):
    """Tiles by the order in which they were laid, their parts by node, areas by the root of their nodes."""

    names = (
        "aside",
        "at",
        "awards",
        "base",
        "board",
        "crests",
        "discarded",
        "ends",
        "figures",
        "finished",
        "kind",
        "laid",
        "left",
        "mask",
        "opens",
        "parent",
        "piles",
        "ring",
        "rounds",
        "rules",
        "score",
        "sites",
        "slots",
        "spans",
        "standing",
        "stock",
        "supply",
        "tables",
        "tile",
        "tops",
        "touched",
        "turn",
        "where",
    )
    __slots__ = names

    def __init__(self, ruleset: Ruleset[Any], blank: bool = False) -> None:
        if blank:  # `copy` fills it
            return
        super().__init__(ruleset)
        seats = ruleset.setup.seats
        self.rules: CarcassonneTables = ruleset.tables  # what is looked up, never changes
        self.tables: Tables = self.rules.tiles
        # the layout
        self.board: dict[int, int] = {}  # square -> number of the tile on it, from 1
        self.laid = vec[i16]([0])  # by tile: its kind and turn
        self.where: list[int] = [0]  # by tile: its square
        self.base: list[int] = [0]  # by tile: the node of its first part
        self.slots: dict[int, int] = {}  # open square -> what its neighbours show
        self.sites: dict[int, int] = {}  # square of a cloister -> its node
        self.spans: dict[int, tuple[int, int]] = {}  # roads built across tiles: node -> tile, its first edge
        self.ends: dict[int, int] = {}  # where they leave a tile: 4 * square + edge -> node
        # areas: lists by node; what is not `kind` counts at the root of an area only
        self.parent = vec[i16]()
        self.ring = vec[i16]()  # the next node of the same meadow, and so around
        self.kind = vec[u8]()
        self.opens = vec[u8]()  # open ends; of a cloister: empty squares around it
        self.mask: list[int] = []  # its tiles, one bit each
        self.crests = vec[u8]()
        self.standing: dict[int, int] = {}  # of those with figures: how many, 8 bits for each seat
        # pieces
        self.figures: dict[int, tuple[int, ...]] = {}  # node -> figures on it, see figures.py
        self.tops: dict[int, tuple[int, ...]] = {}  # the same for those above a tile's areas, on its tower
        self.supply: list[int] = []  # by kind of figure and seat
        self.aside: tuple[int, ...] = ()  # figures that a given position leaves out
        self.score: list[int] = [0] * seats
        # the stock
        self.stock = vec[u8]()  # tiles to draw from, by kind
        self.left = 0  # tiles still to be drawn from it
        self.piles: list[
            tuple[tuple[int, ...], int]
        ] = []  # what comes after it: tiles to add, number to draw
        self.discarded: list[int] = []  # kinds that nobody could lay
        # the turn
        self.turn = 0
        self.tile = NO_TILE  # the kind of tile in hand
        self.at = 0  # the tile just laid
        self.rounds: list[tuple[str, int, int]] = []  # at the end of the turn: which, whose, of what
        self.touched: list[int] = []  # areas that something else than the tile may have finished
        self.finished: list[int] = []  # roots of the areas that this part of the turn has finished
        self.awards: list[
            tuple[str, int, int, Formula]
        ] = []  # points to be booked: for what, area, seat, terms

    def tiles_to_come(self) -> int:
        """How many tiles will still be drawn. A pile without a number is shuffled into what is left before it
        (C-3.1.4-a)."""
        drawn, left, stock = 0, self.left, sum(self.stock)
        for counts, number in self.piles:
            drawn += left
            stock += sum(counts) - left
            left = number if number >= 0 else stock
        return drawn + left

    def copy(self) -> CarcassonneState:
        new = CarcassonneState(self.ruleset, True)
        self.copy_kernel(new)
        new.rules = self.rules
        new.tables = self.tables
        new.board = self.board.copy()
        new.laid = self.laid[:]
        new.where = self.where.copy()
        new.base = self.base.copy()
        new.slots = self.slots.copy()
        new.sites = self.sites.copy()
        new.spans = self.spans.copy()
        new.ends = self.ends.copy()
        new.parent = self.parent[:]
        new.kind = self.kind[:]
        new.opens = self.opens[:]
        new.mask = self.mask.copy()
        new.crests = self.crests[:]
        new.ring = self.ring[:]
        new.standing = self.standing.copy()
        new.figures = self.figures.copy()
        new.tops = self.tops.copy()
        new.supply = self.supply.copy()
        new.aside = self.aside
        new.score = self.score.copy()
        new.stock = self.stock[:]
        new.left = self.left
        new.piles = self.piles.copy()
        new.discarded = self.discarded.copy()
        new.turn = self.turn
        new.tile = self.tile
        new.at = self.at
        new.rounds = self.rounds.copy()
        new.touched = self.touched.copy()
        new.finished = self.finished.copy()
        new.awards = self.awards.copy()
        return new

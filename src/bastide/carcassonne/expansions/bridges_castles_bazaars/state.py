"""What bridges, castles and bazaars keep in the state."""

from __future__ import annotations

from typing import Any

from ....kernel import SEATS, Slice
from ...state import NO_TILE

NONE = -1


class Bazaar(Slice):
    """The revealed tiles, the auction of one of them, what everybody has got, and the round of turns."""

    names = (
        "bid",
        "bidder",
        "bidders",
        "depth",
        "here",
        "opener",
        "picker",
        "revealed",
        "rounds",
        "saved",
        "tile",
        "tiles",
        "turns",
        "wanted",
        "won",
    )
    __slots__ = names

    def __init__(self) -> None:
        self.opener = NONE  # who laid the bazaar tile
        self.wanted = 0  # tiles to be revealed
        self.revealed = False  # this bazaar has been opened
        self.tiles: list[int] = []  # not yet assigned
        self.won = [NO_TILE] * len(SEATS)
        self.tile = NO_TILE  # under the hammer
        self.picker = NONE
        self.bid = 0
        self.bidder = NONE
        self.bidders: list[int] = []  # who may still bid
        self.turns: list[int] = []  # whose bazaar turn is still to come
        self.depth = 0  # how deep in the flows the round runs, 0 for none
        self.here = False  # the tile of this part came through a bazaar
        self.rounds: list[tuple[str, int, int]] = []  # what waits until the round is over
        self.saved: list[tuple[str, str, Any]] = []  # what belongs to the turn that the round interrupts


class Bridges(Slice):
    """How many each player has left, and the bridge that must be built in this turn: its square and axis."""

    names = ("due", "left")
    __slots__ = names

    def __init__(self) -> None:
        self.left: list[int] = []
        self.due: tuple[int, ...] = ()


class Castles(Slice):
    """Tokens in hand, the castles by the place on top of their first part, and what is being decided.

    A castle is occupied as long as its follower stands on that place; afterwards it is closed."""

    names = ("due", "fresh", "owner", "taken", "tokens", "towns")
    __slots__ = names

    def __init__(self) -> None:
        self.tokens: list[int] = []
        self.owner: dict[int, int] = {}
        self.fresh: list[int] = []  # built by the tile of this part (Q-4.6.5-2)
        self.towns: list[int] = []  # small towns whose owner is to decide
        self.due: list[int] = []  # castles that will take points in this scoring
        self.taken: dict[int, int] = {}  # castles that have: from which structure

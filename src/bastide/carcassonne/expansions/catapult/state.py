"""What the Catapult keeps in the state."""

from __future__ import annotations

from ....kernel import Slice

Spot = tuple[int, int]


class Fair(Slice):
    """The fairs of this turn and the round that is under way. Points are in quarters of a side."""

    names = (
        "aim",
        "best",
        "fairs",
        "fallen",
        "flung",
        "force",
        "hit",
        "kind",
        "landed",
        "near",
        "queue",
        "results",
        "struck",
        "thrower",
        "towers",
    )
    __slots__ = names

    def __init__(self) -> None:
        self.fairs: list[int] = []  # squares of fair tiles laid in this turn
        self.kind = -1
        self.queue: list[int] = []  # who is still to throw
        self.thrower = -1
        self.aim = 0  # a square
        self.force = ""
        self.landed: Spot | None = None
        self.near: list[tuple[int, int]] = []  # seduction: the nearest followers, with their nodes
        self.hit: tuple[int, int] | None = None  # … the one of them who may be replaced
        self.towers: list[int] = []  # toppled in this throw
        self.results: list[tuple[int, int, int]] = []  # target shooting: seat, x, y
        self.flung: list[int] = []  # … seats whose tokens lie on the real table only
        self.best: list[int] = []  # … seats that the table found nearest
        self.struck = 0  # followers entered as hit in the throw under way
        self.fallen: list[int] = []  # towers entered as toppled in it

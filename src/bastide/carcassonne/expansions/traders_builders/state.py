"""What traders & builders keeps in the state."""

from __future__ import annotations

from ....kernel import Slice

GOODS = {"wine": 9, "grain": 6, "cloth": 5}  # C-1.4-b


class Double(Slice):
    """Whether this turn has earned its second part, and whether that is under way."""

    names = ("earned", "second")
    __slots__ = names

    def __init__(self) -> None:
        self.earned = False
        self.second = False


class Goods(Slice):
    """Tokens by seat and kind, in the order wine, grain, cloth; the last seat is the common supply."""

    names = ("tokens",)
    __slots__ = names

    def __init__(self) -> None:
        self.tokens = [0] * 18 + list(GOODS.values())

"""What the page is shown of it: its keys of the view, and what its options and events tell."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from ....kernel import SeatLetter
from ...shown import BoxView, Pair


class Hit(Struct, frozen=True):
    """The follower nearest to a seductive token."""

    square: Pair
    area: str
    part: str
    figure: str
    seat: SeatLetter


class Force(Struct, frozen=True):
    """How a throw strays, in quarters of a side: it falls short by the drift, and scatters around that."""

    name: str
    drift: float
    spread: float


class FairInfo(Struct, frozen=True):
    token: str
    fair: Pair
    waiting: list[SeatLetter]
    landed: list[tuple[SeatLetter, float, float]]
    """Where the tokens lie: x and y in sides of a tile."""
    flung: list[SeatLetter]
    """Who has flung at the fair without saying where the token lies."""
    best: list[SeatLetter]
    """Whom the table has found nearest."""
    hit: Hit | None
    forces: list[Force]
    catch: dict[str, dict[str, int]]
    """How likely each end of a throw to a neighbour is, by its force."""


class CatapultView(BoxView, frozen=True):
    catapult: FairInfo | None


class EventData(TypedDict, total=False):
    fair: Pair
    how: str
    token: str

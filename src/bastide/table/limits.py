"""How much one address, and one person, may ask for. An address can be a whole club behind one router: the
limits of addresses are wide, and those of persons are what a hand and a mouse can do."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import ceil

from ..kernel import Problem
from .bucket import Bucket

MOST_BUCKETS = 20_000
"""Addresses that are remembered. Who has more of them meets fresh limits, and the memory stays small."""


@dataclass(frozen=True, slots=True)
class Rate:
    at_once: float
    per_second: float


ADDRESS_RATES = {
    "tables": Rate(30, 1 / 20),
    "joins": Rate(60, 1),
    "uploads": Rate(15, 1 / 10),
    "drawings": Rate(600, 20),
    "requests": Rate(1000, 50),
    "visits": Rate(300, 5),
    "messages": Rate(3000, 300),
    "looks": Rate(1500, 60),  # the messages that cost most
    "keys": Rate(20, 1 / 20),  # links for other devices, mails: what is worth guessing or sending in masses
}
ALWAYS = {"keys": ADDRESS_RATES["keys"]}
"""What is counted at home as well."""
PERSON_RATES = {
    "hello": Rate(20, 1),
    "why": Rate(200, 20),
    "look": Rate(300, 30),
    "hint": Rate(10, 1),
    "chat": Rate(6, 1 / 2),
}


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address may ask for."""

    connections: int = 200  # open at the same time
    rates: Mapping[str, Rate] = field(default_factory=lambda: ADDRESS_RATES)


class TooFast(Problem):
    """Somebody asks for more than there is for one. `seconds`: when to ask again."""

    def __init__(self, what: str, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__("too-fast", detail=what, seconds=self.seconds)


class Doorkeeper:
    """Counts what each address asks for."""

    def __init__(self, limits: Limits | None) -> None:
        self._limits = limits
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._open: Counter[str] = Counter()

    def take(self, what: str, address: str) -> None:
        """Count one more; `TooFast` when it is one too many."""
        rates = ALWAYS if self._limits is None else self._limits.rates
        if self._limits is None and what not in rates:
            return
        bucket = self._buckets.get((what, address))
        if bucket is None:
            rate = rates[what]
            bucket = self._buckets[what, address] = Bucket(rate.per_second, rate.at_once)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end((what, address))
        if not bucket.take():
            raise TooFast(what, bucket.wait)

    def enter(self, address: str) -> None:
        """Count an open connection."""
        if self._limits is not None and self._open[address] >= self._limits.connections:
            raise TooFast("connections", 60)
        self._open[address] += 1

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class Pace:
    """How fast one person, or one spectator, may ask for what costs most."""

    def __init__(self) -> None:
        self._buckets = {what: Bucket(r.per_second, r.at_once) for what, r in PERSON_RATES.items()}

    def take(self, what: str) -> None:
        bucket = self._buckets.get(what)
        if bucket is not None and not bucket.take():
            raise TooFast(what, bucket.wait)

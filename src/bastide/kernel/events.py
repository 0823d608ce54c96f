"""What happened, as the log tells it: typed, with the rule behind it and, for points, the formula."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Term(NamedTuple):
    """One product of a score and the rule that it comes from: 2 points for each of 5 tiles."""

    each: int
    times: int
    what: str
    rule: str

    @property
    def total(self) -> int:
        return self.each * self.times


Formula = tuple[Term, ...]


def total(formula: Formula) -> int:
    """What the terms add up to."""
    return sum(term.total for term in formula)


def formula_text(formula: Formula, word: Callable[[str, int], str] | None = None) -> str:
    """The formula on one line: `2 × 5 tiles + 2 × 1 crest = 12`. `word` puts a term into a language."""
    if not formula:
        return ""
    name = word or (lambda what, count: what if count == 1 else f"{what}s")
    terms = [f"{t.each} × {t.times} {name(t.what, t.times)}" for t in formula]
    return " + ".join(terms).replace("+ -", "− ") + f" = {total(formula)}"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `audience` is who may know of it; None means everybody."""

    type: str
    rule: str
    seat: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    points: int = 0
    formula: Formula = ()
    audience: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)


QUIET = frozenset({"turn", "forced"})
"""A turn begins; an answer was the only one, so that nobody was asked. That is for records and programs:
people see it from what follows, and a table does not tell it."""


Listener = Callable[[Event], None]

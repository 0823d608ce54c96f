"""The kinds of features: those of every game, and those that boxes bring (`areas.toml` in their folder).

[shrine]
surrounded = true        completed by the eight squares around it
cloister = true          counts as a cloister for the rules of others
closed = true            no figure stands there
walled = true            completed when it has no open end
order = 5                scored in this place when several are completed at once
completed = "C-4.6.7-a"  the rule by which it is completed
scored = "C-4.6.7-b"     … and scored
"""

from __future__ import annotations

from typing import Final

import msgspec

from .expansions import read_all


class AreaKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of feature."""

    surrounded: bool = False
    cloister: bool = False
    closed: bool = False
    walled: bool = False
    order: int = 9  # of scoring, where several are completed at once (Q-4.1-8)
    completed: str = ""
    scored: str = ""


AREAS: dict[str, AreaKind] = {
    "field": AreaKind(),
    "city": AreaKind(walled=True, order=1, completed="C-4.6.2-a"),
    "road": AreaKind(walled=True, order=0, completed="C-4.6.1-a"),
    "river": AreaKind(),
    "cloister": AreaKind(surrounded=True, cloister=True, order=4, completed="C-4.6.6-a", scored="C-4.6.6-b"),
}
AREAS |= {name: area for _, name, area in read_all("areas.toml", AreaKind)}

KIND = {name: number for number, name in enumerate(AREAS)}
NAME = dict(enumerate(AREAS))
FIELD: Final = 0
CITY: Final = 1
ROAD: Final = 2
RIVER: Final = 3
CLOISTER: Final = 4

BUILDINGS: Final = frozenset(KIND[name] for name, area in AREAS.items() if area.surrounded)
"""What is completed by the eight squares around it."""
CLOISTERS = frozenset(KIND[name] for name, area in AREAS.items() if area.cloister)
"""A cloister, and what counts as one."""
CLOSED = frozenset(KIND[name] for name, area in AREAS.items() if area.closed)
"""Where no figure stands."""
WITH_ENDS = frozenset(KIND[name] for name, area in AREAS.items() if area.walled)
"""What is completed when it has no open end."""
COMPLETED = {KIND[name]: area.completed for name, area in AREAS.items()}
ORDER = {KIND[name]: area.order for name, area in AREAS.items()}
SCORED = {KIND[name]: area.scored for name, area in AREAS.items()}

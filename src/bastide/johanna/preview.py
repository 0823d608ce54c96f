"""What an option would mark and trigger, shown before it is chosen: it is played on a copy."""

from __future__ import annotations

from typing import Any

from ..kernel import Action, Event
from .state import JohannaState

MARKS = {
    "good",
    "coin",
    "pay",
    "route",
    "post",
    "field",
    "shield",
    "citizen",
    "points",
    "tick",
    "hire",
    "own",
}
"""Events that stand for a mark on the sheet of the seat; each has a `target`."""


def preview(state: JohannaState, seat: int, action: Action) -> dict[str, Any]:
    """`marks` in the order of the chain, and the `bonuses` that come of them, each with its cause.

    Only what follows without a further choice of the seat is played on; chance is not asked.
    """
    events: list[Event] = []
    after = state.copy()
    after.listener = events.append
    after.ruleset.apply(after, seat, action, None)
    marks: list[dict[str, Any]] = []
    bonuses: list[dict[str, Any]] = []
    for event in events:
        if event.seat != seat:
            continue
        if event.type in MARKS:
            marks.append({"step": len(marks) + 1, "mark": event.type, "rule": event.rule, **event.data})
        elif event.type == "bonus":
            bonuses.append({"step": len(marks), "rule": event.rule, **event.data})
    return {"marks": marks, "bonuses": bonuses}


def nothing(state: JohannaState, seat: int, action: Action) -> dict[str, Any]:
    """Of an option that marks nothing."""
    return {"marks": [], "bonuses": []}

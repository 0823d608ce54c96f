"""What a given position says of the Robbers."""

from __future__ import annotations

from typing import Any

from ....kernel import SEATS
from ...given import bad, by_seat, whole
from ...state import CarcassonneState
from .state import IN_HAND, Robbers
from .track import SPACES, standing


def give_robbers(state: CarcassonneState, entry: object) -> None:
    """`"robbers": {"A": 12}`: the space of a robber on the scoring track, by a figure of another player."""
    for seat, number in by_seat(state, entry, "robbers"):
        space = whole(number, 0, SPACES - 1, f"the robber of {SEATS[seat]}", "C-4.6.11-b")
        others = (s for s in range(state.ruleset.setup.seats) if s != seat)
        if not any(space in standing(state, other) for other in others):
            raise bad(f"the robber of {SEATS[seat]} is on {space}, where nobody else is", "C-4.2.11.5-b")
        state.slices[Robbers].on[seat] = space


def write_robbers(state: CarcassonneState, given: dict[str, Any]) -> None:
    on = state.slices[Robbers].on
    given["robbers"] = {SEATS[seat]: space for seat, space in enumerate(on) if space != IN_HAND}

"""What a given position says of abbeys on the board."""

from __future__ import annotations

from ...given import bad, listed, seat_of
from ...notation import read_square
from ...state import CarcassonneState
from .abbey import apply_abbey, is_hole
from .state import Abbeys


def give_laid_abbeys(state: CarcassonneState, entry: object) -> None:
    """`"laid_abbeys": ["A 1,1"]`: whose it was, and the gap that it fills (C-4.2.1-b)."""
    for line in listed(entry, "laid_abbeys"):
        name, _, where = line.partition(" ")
        seat, place = seat_of(state, name), read_square(where)
        if not state.slices[Abbeys].held[seat]:
            raise bad(f"{line!r}: {name} has no abbey left", "C-3.3.2-a")
        if not is_hole(state.slots.get(place, 0)):
            raise bad(f"{line!r}: tiles must lie on all four sides of it", "C-4.2.1-b")
        apply_abbey(state, seat, ("abbey", place))

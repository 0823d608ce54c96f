"""What a given position says of the ferries."""

from __future__ import annotations

from typing import Any

from ....kernel import Malformed
from ...joining import unite
from ...landscape import tile_of
from ...state import CarcassonneState
from .lakes import is_no_pair_of_ends, read_pair, write_pair
from .state import Ferries


def give_ferries(state: CarcassonneState, entry: Any) -> None:
    """`"ferries": ["1,0 E-W"]`: the lake tile and the two road ends."""
    ferries = state.slices[Ferries]
    for line in entry if isinstance(entry, list) else [entry]:
        _, one, other = read_pair(state, 0, f"reroute {line}")
        number = tile_of(state, one)
        if is_no_pair_of_ends(state, 0, ("", one, other)) or number in ferries.on or not ferries.supply:
            raise Malformed("bad-given", note=f"{line!r}: no ferry can lie so", rule="C-4.2.11.2-c")
        ferries.supply -= 1
        ferries.on[number] = (one, other)
        unite(state, one, other, closes=0)
    ferries.due = False


def write_ferries(state: CarcassonneState, given: dict[str, Any]) -> None:
    pairs = [write_pair(state, ("reroute", *ends)) for ends in state.slices[Ferries].on.values()]
    given["ferries"] = [pair.removeprefix("reroute ") for pair in pairs]

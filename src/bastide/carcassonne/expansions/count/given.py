"""What a given position says of the city of Carcassonne."""

from __future__ import annotations

from typing import Any

from ....kernel import Malformed
from ...figures import kinds
from ...flow import read_seat
from ...given import owner_line
from ...state import CarcassonneState
from .quarters import read_follower
from .state import QUARTERS, Carcassonne


def give_quarters(state: CarcassonneState, entry: Any) -> None:
    """`"carcassonne": {"count": "market", "inside": ["A follower castle"]}`: who is in which quarter."""
    carcassonne = state.slices[Carcassonne]
    try:
        carcassonne.count = QUARTERS.index(entry.get("count", "castle"))
        for line in entry.get("inside", ()):
            owner, name, quarter = line.split()
            figure = read_follower(state, read_seat(state, owner), name)
            if not kinds(state)[figure >> 3].follower or not state.supply[figure]:
                raise Malformed("bad-given", note=f"{line!r}: there is no such follower left")
            state.supply[figure] -= 1
            carcassonne.inside.append((QUARTERS.index(quarter), figure))
    except (AttributeError, TypeError, ValueError) as error:
        if isinstance(error, Malformed):
            raise
        raise Malformed(
            "bad-given",
            note="'carcassonne' has `count`, a quarter, and `inside`: `seat figure quarter`",
        ) from None


def write_quarters(state: CarcassonneState, given: dict[str, Any]) -> None:
    carcassonne = state.slices[Carcassonne]
    inside = [f"{owner_line(state, figure)} {QUARTERS[quarter]}" for quarter, figure in carcassonne.inside]
    given["carcassonne"] = {"count": QUARTERS[carcassonne.count], **({"inside": inside} if inside else {})}

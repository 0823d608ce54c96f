"""What a given position says of the Tunnel."""

from __future__ import annotations

from ...given import bad, listed, seat_of
from ...state import CarcassonneState
from .rules import TUNNEL


def give_tunnels(state: CarcassonneState, entry: object) -> None:
    """`"tunnels": ["A1 1,0 road N"]`: a token of A's first pair on an opening; both make a tunnel."""
    for line in listed(entry, "tunnels"):
        seat = seat_of(state, line[:1])
        action = TUNNEL.read(state, seat, f"tunnel {line}")
        for limit in TUNNEL.limits:
            if limit.forbids(state, seat, action):
                raise bad(f"{line!r}: no token can lie so", limit.rule)
        TUNNEL.apply(state, seat, action)

"""What a given position says of the Tunnel."""

from __future__ import annotations

from typing import Any

from ...given import bad, listed, seat_of
from ...state import CarcassonneState
from .rules import TUNNEL, write_tunnel
from .state import Tunnels


def give_tunnels(state: CarcassonneState, entry: object) -> None:
    """`"tunnels": ["A1 1,0 road N"]`: a token of A's first pair on an opening; both make a tunnel."""
    for line in listed(entry, "tunnels"):
        seat = seat_of(state, line[:1])
        action = TUNNEL.read(state, seat, f"tunnel {line}")
        for limit in TUNNEL.limits:
            if limit.forbids(state, seat, action):
                raise bad(f"{line!r}: no token can lie so", limit.rule)
        TUNNEL.apply(state, seat, action)


def write_tunnels(state: CarcassonneState, given: dict[str, Any]) -> None:
    on = state.slices[Tunnels].on
    lines = [write_tunnel(state, ("tunnel", pair, node)) for node, pair in on.items()]
    given["tunnels"] = [line.removeprefix("tunnel ") for line in lines]

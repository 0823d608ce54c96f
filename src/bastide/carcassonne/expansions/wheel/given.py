"""What a given position says of the Wheel of Fortune."""

from __future__ import annotations

from typing import Any

from ...given import bad, mapping, owner_line, take_figure
from ...state import CarcassonneState
from .state import FREE, Wheel, segments


def give_wheel(state: CarcassonneState, entry: object) -> None:
    """`"wheel": {"pig": "taxes", "crowns": {"taxes": ["A follower"]}}`: the segment of the pig, and who
    stands on the crown spaces of which segment (C-4.4.10-a)."""
    names = [name for name, _ in segments()]
    parts = mapping(entry, "wheel", ("pig", "crowns"))
    wheel = state.slices[Wheel]
    if "pig" in parts:
        if parts["pig"] not in names:
            raise bad(f"the pig is on {parts['pig']!r}; segments are {', '.join(names)}", "C-3.1.3-b")
        wheel.pig = names.index(parts["pig"])
    for name, standing in mapping(parts.get("crowns", {}), "wheel.crowns", names).items():
        spaces = wheel.crowns[names.index(name)]
        if not isinstance(standing, list) or len(standing) > len(spaces):
            raise bad(f"{name} has {len(spaces)} crown spaces", "C-4.4.10-b")
        spaces[: len(standing)] = [
            FREE if who is None else take_figure(state, who, follower=True) for who in standing
        ]


def write_wheel(state: CarcassonneState, given: dict[str, Any]) -> None:
    wheel = state.slices[Wheel]
    crowns = {
        name: [None if figure == FREE else owner_line(state, figure) for figure in spaces]
        for (name, _), spaces in zip(segments(), wheel.crowns, strict=True)
        if any(figure != FREE for figure in spaces)
    }
    given["wheel"] = {"pig": segments()[wheel.pig][0], **({"crowns": crowns} if crowns else {})}

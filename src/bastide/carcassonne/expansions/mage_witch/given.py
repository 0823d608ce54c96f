"""What a given position says of the mage and the witch."""

from __future__ import annotations

from typing import Any

from ....kernel import Malformed
from ...given import place_line
from ...notation import read_figure
from ...state import CarcassonneState
from .rules import FIGURES, places
from .state import Magic


def give_magic(state: CarcassonneState, entry: object) -> None:
    """`"magic": {"mage": "1,0 road E+W", "witch": "0,0 city N"}`: where the two stand in a given position."""
    if not isinstance(entry, dict) or set(entry) - set(FIGURES):
        raise Malformed("bad-given", note="'magic' says where `mage` and `witch` stand")
    stand = state.slices[Magic].stand
    for which, name in enumerate(FIGURES):
        if name in entry:
            _, node = read_figure(state, 0, f"{name} {entry[name]}")
            if node not in places(state, which):
                raise Malformed("bad-given", note=f"the {name} cannot stand there", rule="C-4.2.11.4-c")
            stand[which] = node


def write_magic(state: CarcassonneState, given: dict[str, Any]) -> None:
    given["magic"] = {
        name: place_line(state, node)
        for name, node in zip(FIGURES, state.slices[Magic].stand, strict=True)
        if node >= 0
    }

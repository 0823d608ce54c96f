"""What mage and witch promise: for the bots' judgement."""

from __future__ import annotations

from ....kernel import Action
from ...joining import find
from ...state import CarcassonneState
from .state import Magic


def magic_marks(state: CarcassonneState, root: int) -> tuple[object, ...]:
    return tuple(node >= 0 and find(state, node) == root for node in state.slices[Magic].stand)


def consider_magic(state: CarcassonneState, options: list[Action]) -> list[Action]:
    """They may stand anywhere on a road or in a city: one place is as good as another."""
    seen: set[object] = set()
    actions = []
    for option in options:
        if option[0] in ("mage", "witch"):
            key = (option[0], find(state, option[1]))
            if key in seen:
                continue
            seen.add(key)
        actions.append(option)
    return actions

"""What mage and witch promise: for the bots' judgement."""

from __future__ import annotations

from bastide.carcassonne.expansions.mage_witch.state import Magic
from bastide.carcassonne.joining import find
from bastide.carcassonne.state import CarcassonneState
from bastide.kernel import Action


def magic_marks(state: CarcassonneState, root: int) -> tuple[object, ...]:
    return tuple(node >= 0 and find(state, node) == root for node in state.slices[Magic].stand)


def consider_magic(state: CarcassonneState, options: list[Action]) -> list[Action]:
    """They may stand anywhere on a road or in a city: one place is as good as another."""
    seen: set[object] = set()
    found = []
    for option in options:
        if option[0] in ("mage", "witch"):
            key = (option[0], find(state, option[1]))
            if key in seen:
                continue
            seen.add(key)
        found.append(option)
    return found

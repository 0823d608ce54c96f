"""Expansion 9, the Festival: whoever lays a festival tile may take one of his figures back instead of
placing one."""

from __future__ import annotations

from ....kernel import Action, Event
from ...figures import at, everyone, figure_name, kinds, return_to_supply
from ...landscape import tile_has_symbol
from ...notation import read_piece, write_piece
from ...placing import show_piece
from ...rulekit import Limit, Module, Verb
from ...state import CarcassonneState


def recall_options(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.10-c: one own figure from anywhere in the layout. A barn stays (Q-4.2.10-2)."""
    if not tile_has_symbol(state, "festival"):
        return []
    figures = kinds(state)
    placed = {(node, f) for node, f in everyone(state) if f & 7 == seat}
    return [("recall", f, node) for node, f in sorted(placed) if not figures[f >> 3].fixed]


def apply_recall(state: CarcassonneState, seat: int, action: Action) -> None:
    _, figure, node = action
    if state.listener is not None:
        state.emit(
            Event("recall", "C-4.2.10-c", seat, {"figure": figure_name(state, figure), **at(state, node)})
        )
    return_to_supply(state, figure, node, "C-4.2.10-c")


def _no_festival(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not tile_has_symbol(state, "festival")


def _not_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in recall_options(state, seat)


RECALL = Verb(
    "recall",
    recall_options,
    apply_recall,
    ("C-4.2.10-a", "C-4.2.10-c"),
    write_piece,
    read_piece,
    (Limit("C-4.2.10-a", "no-festival", _no_festival), Limit("C-4.2.10-c", "not-on-the-layout", _not_there)),
    show_piece,
)

MODULES = (Module("festival", lambda build: build.contribute("B09", RECALL)),)

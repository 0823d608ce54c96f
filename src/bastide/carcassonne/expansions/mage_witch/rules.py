"""Mini 5, Mage & Witch: one adds a point for each tile of a road or city, the other halves its points."""

from __future__ import annotations

from typing import Any

from ....kernel import NOBODY, Action, Event, Term, cached_while_listing
from ... import reasons
from ...areas import CITY, ROAD
from ...figures import at
from ...hooks import CHANGE_SCORE, CONSIDER, GIVEN, ON_LAY, VIEW, WORTH_MARKS, WRITTEN
from ...joining import find
from ...landscape import tile_has_symbol
from ...notation import read_figure, write_figure
from ...placing import show_figure
from ...rulekit import Ask, Build, Do, Limit, Module, Verb
from ...scoring import size
from ...shown import Place
from ...state import CarcassonneState
from .shown import MagicView
from .state import Magic
from .worth import consider_magic, magic_marks

FIGURES = ("mage", "witch")


def note_magic(state: CarcassonneState, seat: int) -> None:
    state.slices[Magic].due = tile_has_symbol(state, "mage")


@cached_while_listing
def unfinished(state: CarcassonneState) -> list[tuple[int, int]]:
    """The parts of unfinished roads and cities, each with the root of its area."""
    kinds, opens = state.kind, state.opens
    parts = [(node, find(state, node)) for node, kind in enumerate(kinds) if kind in (CITY, ROAD)]
    return [(node, root) for node, root in parts if opens[root]]


def places(state: CarcassonneState, which: int) -> list[int]:
    """C-4.2.11.4-c and -d: any part of an unfinished road or city in which the other does not stand."""
    stand, other = state.slices[Magic].stand[which], state.slices[Magic].stand[1 - which]
    barred = find(state, other) if other >= 0 else -1
    return [node for node, root in unfinished(state) if root != barred and node != stand]


def moves(which: int) -> Any:
    return lambda state, seat: [(FIGURES[which], node) for node in places(state, which)]


def apply_move(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.2.11.4-e: from wherever it is."""
    magic = state.slices[Magic]
    magic.due = False
    magic.stand[FIGURES.index(action[0])] = action[1]
    if state.listener is not None:
        state.emit(Event("magic", "C-4.2.11.4-b", seat, {"figure": action[0], **at(state, action[1])}))


def banish_options(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.11.4-h, Q-4.2.11.4-5: only when neither can be placed, one of them leaves the layout."""
    if places(state, 0) or places(state, 1):
        return []
    stand = state.slices[Magic].stand
    return [("banish", name) for which, name in enumerate(FIGURES) if stand[which] >= 0]


def apply_banish(state: CarcassonneState, seat: int, action: Action) -> None:
    magic = state.slices[Magic]
    magic.due = False
    magic.stand[FIGURES.index(action[1])] = -1
    if state.listener is not None:
        state.emit(Event("banish", "C-4.2.11.4-h", seat, {"figure": action[1]}))


def who_moves(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices[Magic].due else NOBODY


def who_splits(state: CarcassonneState) -> int | tuple[int, ...]:
    """C-4.2.11.4-i: united on one road or in one city, one of the two must move; -j: before any scoring."""
    mage, witch = state.slices[Magic].stand
    if mage < 0 or witch < 0 or find(state, mage) != find(state, witch):
        return NOBODY
    return state.turn


def change_terms(state: CarcassonneState, root: int, finished: bool, terms: list[Term]) -> list[Term]:
    """C-4.2.11.4-k: a point more a tile; C-4.2.11.4-l: half the points, rounded up; -n: at the end too."""
    mage, witch = state.slices[Magic].stand
    if mage >= 0 and find(state, mage) == root:
        return [*terms, Term(1, size(state, root), "mage", "C-4.2.11.4-k")]
    if witch >= 0 and find(state, witch) == root:
        return [*terms, Term(-1, sum(t.total for t in terms) // 2, "witch", "C-4.2.11.4-l")]
    return terms


def go_back(state: CarcassonneState) -> None:
    """C-4.2.11.4-m: a figure that took part in a scoring returns beside the layout (Q-4.2.11.4-3)."""
    stand = state.slices[Magic].stand
    for which, node in enumerate(stand):
        if node >= 0 and find(state, node) in state.finished:
            stand[which] = -1


def view_magic(state: CarcassonneState) -> MagicView:
    return MagicView(*(Place(**at(state, node)) if node >= 0 else None for node in state.slices[Magic].stand))


def _not_allowed(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] < 0 or action[1] not in places(state, FIGURES.index(action[0]))


def _with_the_other(state: CarcassonneState, seat: int, action: Action) -> bool:
    other = state.slices[Magic].stand[1 - FIGURES.index(action[0])]
    return action[1] >= 0 and other >= 0 and find(state, action[1]) == find(state, other)


def show(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    """`whole` is the same for all parts of a road or city: standing on any of them is alike."""
    return {**show_figure(state, seat, action), "whole": find(state, action[1])}


def _verb(which: int) -> Verb:
    limits = (
        Limit("C-4.2.11.4-d", "with-the-other", _with_the_other, blanks=reasons.kind_at),
        Limit("C-4.2.11.4-c", "no-open-road-or-city", _not_allowed, blanks=reasons.kind_at),
    )
    rules = ("C-4.2.11.4-b", "C-4.2.11.4-c")
    return Verb(FIGURES[which], moves(which), apply_move, rules, write_figure, read_figure, limits, show)


BANISH = Verb(
    "banish",
    banish_options,
    apply_banish,
    ("C-4.2.11.4-h",),
    describe=lambda state, seat, action: {"args": {"figure": action[1]}},
)


def install(build: Build) -> None:
    from .given import give_magic, write_magic

    build.keep("magic", Magic)
    build.listen(WORTH_MARKS, magic_marks)
    build.listen(CONSIDER, consider_magic)
    build.listen(ON_LAY, note_magic)
    build.listen(VIEW, view_magic)
    build.listen(GIVEN.at("magic"), give_magic)
    build.listen(WRITTEN, write_magic)
    build.listen(CHANGE_SCORE.at("road"), change_terms)
    build.listen(CHANGE_SCORE.at("city"), change_terms)
    verbs = (_verb(0), _verb(1), BANISH)

    def ask(name: str, rules: tuple[str, ...], decision: str, who: Any) -> Ask:
        return Ask(name, rules, decision=decision, kind="place", who=who, verbs=verbs)

    build.fill("B05", ask("magic", ("C-4.2.11.4-i",), "D-MAGICSPLIT", who_splits))
    build.fill("B06", ask("magic", ("C-4.2.11.4-b",), "D-MAGIC", who_moves))
    again = ask("B15.magic", ("C-4.2.11.4-i", "C-4.2.11.4-j"), "D-MAGICSPLIT", who_splits)
    build.insert(again, before="B15")
    build.insert(Do("B20.magic", ("C-4.2.11.4-m",), run=go_back), before="B20")


MODULES = (Module("mage-witch", install),)

"""Mini-expansion 2, King & Scout: whoever finished the largest city holds the King, whoever finished the
longest road the Robber Baron."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import SEATS, Event, Term
from ...areas import CITY, ROAD
from ...hooks import GIVEN, VIEW, WORTH, WRITTEN
from ...rulekit import Build, Do, Module
from ...scoring import give_points, size
from ...shown import BoxView
from ...state import CarcassonneState
from .given import give_holder, write_holder
from .shown import Card, KingView, RobberBaronView
from .state import Holder, King, RobberBaron
from .worth import card_worth


def _module(
    name: str,
    holder_kind: type[Holder],
    kind: int,
    rules: tuple[str, str],
    final_rule: str,
    what: str,
    show: Callable[[Card], BoxView],
) -> Module:
    def compare(state: CarcassonneState) -> None:
        """C-4.6.4.1-b: the first finished one; C-4.6.4.1-c: then only a larger one (Q-4.6.4-1, Q-4.6.4-2);
        C-4.6.4.1-d: tiles count, not crests."""
        holder = state.slices[holder_kind]
        for root in state.finished:
            if state.kind[root] == kind and size(state, root) > holder.record:
                rule = rules[holder.record > 0]
                holder.record = size(state, root)
                if holder.seat != state.turn:
                    holder.seat = state.turn
                    if state.listener is not None:
                        data = {"card": name, "size": holder.record}
                        state.emit(Event("card", rule, state.turn, data))

    def reward(state: CarcassonneState) -> None:
        """A point for every one that is finished at the end of the game."""
        holder = state.slices[holder_kind]
        nodes = zip(state.kind, state.opens, state.parent, range(len(state.parent)), strict=True)
        done = len([n for k, ends, root, n in nodes if k == kind and not ends and root == n])
        if holder.seat >= 0 and done:
            give_points(state, name, holder.seat, Term(1, done, what, final_rule))

    def view_card(state: CarcassonneState) -> BoxView:
        holder = state.slices[holder_kind]
        return show(Card(SEATS[holder.seat] if holder.seat >= 0 else None, holder.record))

    def install(build: Build) -> None:
        build.keep(name, holder_kind)
        build.listen(WORTH, card_worth(holder_kind))
        build.insert(Do(f"B20.{name}", rules, run=compare), before="B20")
        build.fill("F08", Do(name, (final_rule,), run=reward))
        build.listen(VIEW, view_card)
        build.listen(GIVEN.at(name), give_holder(name, holder_kind))
        build.listen(WRITTEN, write_holder(name, holder_kind))

    return Module(name, install)


MODULES = (
    _module("king", King, CITY, ("C-4.6.4.1-b", "C-4.6.4.1-c"), "C-6.4-a", "city", KingView),
    _module(
        "robber-baron",
        RobberBaron,
        ROAD,
        ("C-4.6.4.2-a", "C-4.6.4.2-a"),
        "C-6.5-a",
        "road",
        RobberBaronView,
    ),
)

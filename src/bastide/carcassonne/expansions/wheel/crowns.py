"""The Wheel of Fortune: followers on crown spaces."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ....kernel import Action, Event, Jump, Malformed, Ruleset
from ... import reasons
from ...figures import figure_name
from ...rulekit import Limit, Verb
from ...state import CarcassonneState
from .state import FREE, Wheel, segments


def free_segments(state: CarcassonneState) -> list[int]:
    """C-4.4.10-b: a crown space holds one figure."""
    return [i for i, spaces in enumerate(state.slices[Wheel].crowns) if FREE in spaces]


@lru_cache(maxsize=256)
def _able(ruleset: Ruleset[CarcassonneState], names: tuple[str, ...] | None) -> list[int]:
    """The kinds of follower that may go onto a crown space, all or those of certain names."""
    figures = enumerate(ruleset.tables.figures)
    return [i for i, kind in figures if kind.follower and (names is None or kind.name in names)]


def _crowns(names: tuple[str, ...] | None) -> Any:
    def options(state: CarcassonneState, seat: int) -> list[Action]:
        """C-4.4.10-a: a follower from the supply onto any free crown space."""
        able = [8 * i + seat for i in _able(state.ruleset, names) if state.supply[8 * i + seat]]
        free = free_segments(state) if able else []
        return [("crown", figure, segment) for figure in able for segment in free]

    return options


def apply_crown(state: CarcassonneState, seat: int, action: Action) -> None:
    _, figure, segment = action
    state.supply[figure] -= 1
    spaces = state.slices[Wheel].crowns[segment]
    spaces[spaces.index(FREE)] = figure
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), "segment": segments()[segment][0]}
        state.emit(Event("crown", "C-4.4.10-a", seat, data))


def write_crown(state: CarcassonneState, action: Action) -> str:
    verb, figure, segment = action
    return f"{verb} {segments()[segment][0]} {figure_name(state, figure)}"


def read_crown(state: CarcassonneState, seat: int, text: str) -> Action:
    words = [*text.split(), "follower"]
    names = [name for name, _ in segments()]
    if len(words) < 3 or words[1] not in names or words[2] not in state.rules.number:
        raise Malformed(
            "bad-crown", text=text, form=f"{words[0]} segment figure; segments are {', '.join(names)}"
        )
    return (words[0], 8 * state.rules.number[words[2]] + seat, names.index(words[1]))


def _none_left(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.supply[action[1]]


def _space_taken(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[2] not in free_segments(state)


def show_crown(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    name = segments()[action[2]][0]
    return {"targets": [f"crown:{name}"], "args": {"segment": name, "figure": figure_name(state, action[1])}}


def crown_verb(names: tuple[str, ...] | None = None) -> Verb:
    limits = (
        Limit("C-4.4-c", "none-left", _none_left, blanks=reasons.named_in_use),
        Limit("C-4.4.10-b", "space-taken", _space_taken),
    )
    return Verb(
        "crown", _crowns(names), apply_crown, ("C-4.4.10-a",), write_crown, read_crown, limits, show_crown
    )


def leave_crown(state: CarcassonneState, figure: int, segment: int, rule: str) -> None:
    spaces = state.slices[Wheel].crowns[segment]
    spaces[spaces.index(figure)] = FREE
    state.supply[figure] += 1
    if state.listener is not None:
        state.emit(Event("return", rule, figure & 7, {"figure": figure_name(state, figure)}))


def recall_verb(
    name: str,
    when: Callable[[CarcassonneState], bool],
    take: Callable[[CarcassonneState, int, Action], Jump],
    rules: tuple[str, ...],
) -> Verb:
    """A verb that takes a follower of the player from a crown space, for the rules of other boxes."""

    def options(state: CarcassonneState, seat: int) -> list[Action]:
        if not when(state):
            return []
        crowns = enumerate(state.slices[Wheel].crowns)
        own = {(segment, f) for segment, spaces in crowns for f in spaces if f != FREE and f & 7 == seat}
        return [(name, figure, segment) for segment, figure in sorted(own)]

    def nobody(state: CarcassonneState, seat: int, action: Action) -> bool:
        return action not in options(state, seat)

    limits = (Limit(rules[0], "nobody-on-the-crown", nobody),)
    return Verb(name, options, take, rules, write_crown, read_crown, limits, show_crown)

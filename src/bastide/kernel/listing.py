"""Listing the options of a decision: what its verbs offer, without what modules forbid."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from .flow import Ask, Limit, Verb
    from .state import State

S = TypeVar("S", bound="State")
Action = tuple[Any, ...]
Listers = list[tuple[str, Callable[[Any, int], Sequence[Action]]]]
"""Verbs by name, with what lists their options."""


class Asking:
    """What is read of a decision whenever it comes up: compiled, its fields are at hand without a look-up."""

    __slots__ = ("answers", "empty", "forced", "limits", "opened_by", "openers", "optional", "verbs")

    def __init__(self, ask: Ask[Any]) -> None:
        self.verbs = _listers(ask.verbs)
        self.optional = _listers(ask.optional)
        self.openers = _listers(verb for verb in ask.optional if verb.name == ask.opener)
        self.opened_by = ask.opened_by
        self.limits: list[Limit[Any]] = [limit for limit in ask.limits if not limit.built_in]
        self.forced = ask.forced
        self.empty = ask.empty
        self.answers: dict[str, Callable[[Any, int, Action], str | None]] = {
            verb.name: verb.apply for verb in (*ask.verbs, *ask.optional)
        }


def _listers(verbs: Iterable[Verb[Any]]) -> Listers:
    return [(verb.name, verb.options) for verb in verbs]


def offer(asking: Asking, state: S, seat: int) -> list[Action]:
    """All options of a seat. What modules limit is filtered here, the verbs' own limits are built in."""
    state.common = {}
    try:
        limits = limits_now(asking, state) if asking.limits else ()
        options = _list(state, seat, asking.verbs, limits)
        if asking.optional:
            settled = not options or (asking.forced and len(options) == 1)
            if not settled or (asking.opened_by is not None and _is_opened(asking, state, seat, limits)):
                options += _list(state, seat, asking.optional, limits)
    finally:
        state.common = None
    return options


def _list(state: S, seat: int, verbs: Listers, limits: Sequence[Limit[S]]) -> list[Action]:
    options: list[Action] = []
    for name, lister in verbs:
        actions = lister(state, seat)
        if actions:
            options += sifted(state, seat, name, actions, limits) if limits else actions
    return options


def _is_opened(asking: Asking, state: S, seat: int, limits: Sequence[Limit[S]]) -> bool:
    """Whether an optional action would give a decision answers; only the verb that can do so is listed."""
    opens = asking.opened_by
    return opens is not None and any(
        opens(state, seat, a) for a in _list(state, seat, asking.openers, limits)
    )


def limits_now(asking: Asking, state: S) -> Sequence[Limit[S]]:
    """The limits of modules that matter now."""
    return [x for x in asking.limits if x.when is None or x.when(state)]


def sifted(
    state: S, seat: int, verb: str, actions: Sequence[Action], limits: Sequence[Limit[S]]
) -> Sequence[Action]:
    """What limits leave of a verb's actions."""
    for limit in limits:
        if actions and (not limit.verbs or verb in limit.verbs):
            if limit.sift is not None:
                actions = limit.sift(state, seat, actions)
            else:
                forbids = limit.forbids
                actions = [action for action in actions if not forbids(state, seat, action)]
    return actions

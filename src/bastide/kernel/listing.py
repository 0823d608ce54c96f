"""Listing the options of a decision: what its verbs offer, without what modules forbid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from .flow import Ask, Limit, Verb
    from .state import State

S = TypeVar("S", bound="State")
Action = tuple[Any, ...]


def offer(ask: Ask[S], state: S, seat: int) -> list[Action]:
    """All options of a seat. What modules limit is filtered here, the verbs' own limits are built in."""
    state.common = {}
    try:
        limits = limits_now(ask, state) if ask.filters else ()
        options = _list(state, seat, ask.verbs, limits)
        if ask.optional:
            settled = not options or (ask.forced and len(options) == 1)
            if not settled or (ask.opened_by is not None and _is_opened(ask, state, seat, limits)):
                options += _list(state, seat, ask.optional, limits)
    finally:
        state.common = None
    return options


def _list(state: S, seat: int, verbs: tuple[Verb[S], ...], limits: Sequence[Limit[S]]) -> list[Action]:
    options: list[Action] = []
    for verb in verbs:
        actions = verb.options(state, seat)
        if actions:
            options += sifted(state, seat, verb.name, actions, limits) if limits else actions
    return options


def _is_opened(ask: Ask[S], state: S, seat: int, limits: Sequence[Limit[S]]) -> bool:
    """Whether an optional action would give a decision answers; only the verb that can do so is listed."""
    opens = ask.opened_by
    return opens is not None and any(opens(state, seat, a) for a in _list(state, seat, ask.openers, limits))


def limits_now(ask: Ask[S], state: S) -> Sequence[Limit[S]]:
    """The limits of modules that matter now."""
    return [x for x in ask.filters if x.when is None or x.when(state)]


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

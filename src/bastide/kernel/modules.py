"""Modules: an expansion, an edition or a variant, laid over the flows of a game when a ruleset is compiled.

A module inserts steps at named anchors, replaces them, contributes verbs to a decision, refuses options
with a rule, listens to hooks, adds score terms, and owns a slice of the state. The game itself never asks
which modules are in play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Generic, ParamSpec, TypeVar

from .catalogue import Setup
from .flow import Action, Ask, Flow, Limit, S, Step, Verb
from .hooks import Hook
from .problems import SetupProblem
from .state import Slice

P = ParamSpec("P")
R = TypeVar("R")
Listeners = dict[Hook[..., Any], list[Callable[..., Any]]]
Moments = Callable[[Ask[S]], bool]
"""Which decisions something is for."""


@dataclass(frozen=True)
class Module(Generic[S]):
    """A named change to a game. Modules are installed in the order that they are given in, late ones last."""

    name: str
    install: Callable[[Build[S]], None]
    late: bool = False


@dataclass
class Build(Generic[S]):
    """A ruleset in the making: what modules work on."""

    setup: Setup
    flows: dict[str, list[Step[S]]]
    listeners: Listeners = field(default_factory=dict)
    slices: dict[type[Slice], str] = field(default_factory=dict)
    optional: list[tuple[Verb[S], Moments[S]]] = field(default_factory=list)
    changes: list[tuple[Moments[S], Callable[[Verb[S]], Verb[S]]]] = field(default_factory=list)
    limits: list[tuple[Moments[S], Limit[S], bool]] = field(default_factory=list)
    module: str = "base"

    def insert(self, step: Step[S], *, after: str | None = None, before: str | None = None) -> None:
        """Put a step behind or in front of another one."""
        flow, index = self._find(after or before or "")
        self.flows[flow].insert(index + (1 if after else 0), self._own(step, flow))

    def replace(self, name: str, step: Step[S]) -> None:
        """Put a step in the place of another, under the same name."""
        flow, index = self._find(name)
        self.flows[flow][index] = self._own(replace(step, name=name), flow)

    def fill(self, anchor: str, *steps: Step[S]) -> None:
        """Put steps at an anchor, behind what other modules put there."""
        flow, index = self._find(anchor)
        steps_here = self.flows[flow]
        while index + 1 < len(steps_here) and steps_here[index + 1].name.startswith(anchor + "."):
            index += 1
        for step in steps:
            index += 1
            steps_here.insert(index, self._own(replace(step, name=f"{anchor}.{step.name}"), flow))

    def add_flow(self, flow: Flow[S]) -> None:
        self.flows[flow.name] = [self._own(step, flow.name) for step in flow.steps]

    def contribute(self, decision: str, verb: Verb[S]) -> None:
        """Add a way to answer a decision."""
        ask = self._ask(decision)
        ask.verbs = (*ask.verbs, verb)

    def add_optional_verb(self, verb: Verb[S], moments: Moments[S]) -> None:
        """Let something be done beside the answer to all decisions of some moments, whichever module brings
        them, but those that are uninterruptible. Where it is an answer of its own it stays that."""
        self.optional.append((verb, moments))

    def open_by(self, decision: str, verb: str, opens: Callable[[S, int, Action], bool]) -> None:
        """Ask a decision also where there is nothing to choose, while something beside the answer would
        change that: such actions of an optional verb."""
        ask = self._ask(decision)
        ask.opener, ask.opened_by = verb, opens

    def change(self, decision: str, name: str, made: Callable[[Verb[S]], Verb[S]]) -> None:
        """Put another verb, made from it, in the place of one that answers a decision."""
        ask = self._ask(decision)
        ask.verbs = tuple(made(verb) if verb.name == name else verb for verb in ask.verbs)

    def change_where(self, moments: Moments[S], made: Callable[[Verb[S]], Verb[S]]) -> None:
        """Change what may be done at all decisions of some moments, whichever module brings them."""
        self.changes.append((moments, made))

    def refuse(self, decision: str, limit: Limit[S]) -> None:
        """Forbid some answers to a decision, with the rule."""
        refused = self._ask(decision)
        self.limits.append((lambda ask: ask.name == refused.name, limit, False))

    def refuse_where(self, moments: Moments[S], limit: Limit[S], first: bool = False) -> None:
        """Forbid some answers to all decisions of some moments, whichever module brings them.

        A limit that says more than others that hold at the same time comes `first`, to explain a refusal."""
        self.limits.append((moments, limit, first))

    def listen(self, hook: Hook[P, R], function: Callable[P, R]) -> None:
        """Be called at a hook of the game, in the order of the modules."""
        hook.check(function)
        self.listeners.setdefault(hook, []).append(function)

    def keep(self, name: str, kind: type[Slice]) -> None:
        """Own a slice of the state; `name` is what saved states call it."""
        if kind in self.slices:
            raise SetupProblem("slice-taken", module=self.module, word=kind.__name__)
        self.slices[kind] = name

    def option(self, name: str) -> Any:
        return self.setup.option(name)

    def _own(self, step: Step[S], flow: str) -> Step[S]:
        return replace(step, module=self.module, flow=flow)

    def _find(self, name: str) -> tuple[str, int]:
        for flow, steps in self.flows.items():
            for index, step in enumerate(steps):
                if step.name == name:
                    return flow, index
        raise SetupProblem("unknown-anchor", module=self.module, word=name)

    def _ask(self, name: str) -> Ask[S]:
        for steps in self.flows.values():
            for step in steps:
                if isinstance(step, Ask) and name in (step.name, step.decision):
                    return step
        raise SetupProblem("unknown-anchor", module=self.module, word=name)


def build(setup: Setup, flows: Iterable[Flow[S]], modules: Iterable[Module[S]]) -> Build[S]:
    """Lay the modules over the flows, in the order that they are given in, the late ones at the end."""
    result: Build[S] = Build(setup, {})
    for flow in flows:
        result.add_flow(flow)
    for module in sorted(modules, key=lambda module: module.late):
        result.module = module.name
        module.install(result)
    for ask in (step for steps in result.flows.values() for step in steps if isinstance(step, Ask)):
        _finish(result, ask)
    return result


def _finish(build: Build[S], ask: Ask[S]) -> None:
    """Give a decision what modules want for all of its sort."""
    limits = [(limit, first) for moments, limit, first in build.limits if moments(ask)]
    front, back = ([limit for limit, first in limits if first is wanted] for wanted in (True, False))
    ask.limits = (*front, *ask.limits, *back)
    answers = {verb.name for verb in ask.verbs}
    free = () if ask.uninterruptible else build.optional
    ask.optional = (*ask.optional, *(v for v, moments in free if moments(ask) and v.name not in answers))
    for moments, change in build.changes:
        if moments(ask):
            ask.verbs, ask.optional = tuple(map(change, ask.verbs)), tuple(map(change, ask.optional))

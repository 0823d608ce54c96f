"""Modules: what an expansion can do to a game without the game knowing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from kernel.toy import FLOWS, Bells, module, toy

from bastide.kernel import (
    SET_UP,
    Anchor,
    Ask,
    Build,
    Do,
    Flow,
    Hook,
    Limit,
    Ruleset,
    Seeded,
    SetupProblem,
    Verb,
)
from bastide.kernel.flow import Call
from bastide.text import problem as said


def names(ruleset: Ruleset, flow: str = "round") -> list[str]:
    return [s.name for s in ruleset.program if s.flow == flow and not s.name.startswith("end of")]


def owners(ruleset: Ruleset) -> dict[str, str]:
    return {s.name: s.module for s in ruleset.program}


PLAIN = ["stall", "plan", "reveal", "offer", "answer", "pass on"]


def test_without_modules_anchors_cost_nothing() -> None:
    ruleset = toy()
    assert names(ruleset) == PLAIN
    assert ruleset.labels["first"] == ruleset.labels["stall"]
    assert set(owners(ruleset).values()) == {"base", ""}


def test_fill_puts_steps_at_an_anchor_behind_those_of_others() -> None:
    one = module("one", lambda b: b.fill("first", Do("a"), Do("b")))
    two = module("two", lambda b: b.fill("first", Do("c")))
    ruleset = toy(2, [one, two])
    assert names(ruleset) == ["first.a", "first.b", "first.c", *PLAIN]
    assert owners(ruleset)["first.b"] == "one"
    assert owners(ruleset)["first.c"] == "two"
    assert ruleset.labels["first"] == ruleset.labels["first.a"]


def test_insert_and_replace() -> None:
    change = module(
        "m",
        lambda b: b.insert(Do("before"), before="offer"),
        lambda b: b.insert(Do("after"), after="offer"),
        lambda b: b.replace("reveal", Do("whatever", ("X-toy-9",))),
    )
    ruleset = toy(2, [change])
    assert names(ruleset) == ["stall", "plan", "reveal", "before", "offer", "after", "answer", "pass on"]
    assert ruleset.program[ruleset.labels["reveal"]].rules == ("X-toy-9",)
    assert owners(ruleset)["reveal"] == "m"


def test_a_flow_of_a_module_can_be_called() -> None:
    heard: list[str] = []
    change = module(
        "m",
        lambda b: b.add_flow(Flow("bells", (Do("ring", run=lambda state: heard.append("ding")),))),
        lambda b: b.fill("last", Call("bells", target="bells")),
    )
    ruleset = toy(1, [change])
    state = ruleset.start(Seeded(1))
    while not state.over:
        ruleset.act(state, 0, ("ready",), Seeded(1))
    assert heard == ["ding"]


def test_contribute_and_refuse() -> None:
    extra = Verb("shout", lambda state, seat: [("shout",)], lambda *_: None, ("X-toy-9",))
    generous = Limit("X-toy-9", "too-little", lambda state, seat, action: action[1] < 2, {"offer"})
    change = module("m", lambda b: b.contribute("D-OFFER", extra), lambda b: b.refuse("offer", generous))
    ruleset = toy(2, [change])
    state = ruleset.start(Seeded(1))
    for seat in (0, 1):
        ruleset.act(state, seat, ("ready",), None)
    texts = [o.text for o in ruleset.describe(state, 0)]
    assert texts == ["offer 2", "offer 3", "offer 4", "shout"]
    refusal = ruleset.refusal(state, 0, ("offer", 1))
    assert (refusal.code, refusal.rule) == ("too-little", "X-toy-9")
    assert ruleset.refusal(state, 0, ("offer", 9)).code == "too-much"  # the verb's own limits first
    ruleset.act(state, 0, ("shout",), None)
    assert state.rounds == 1  # nothing was offered, so there was nothing to answer


def test_a_limit_without_verbs_covers_all() -> None:
    silence = Limit("X-toy-9", "silence", lambda state, seat, action: True)
    ruleset = toy(2, [module("m", lambda b: b.refuse("D-PLAN", silence))])
    state = ruleset.start(Seeded(1))
    assert ruleset.options(state, 0) == []
    assert ruleset.refusal(state, 0, ("put",)).rule == "X-toy-9"


def test_hooks_are_called_in_the_order_of_the_modules() -> None:
    calls: list[str] = []

    def listening(name: str, late: bool = False) -> Any:
        return module(name, lambda b: b.listen(SET_UP, lambda state: calls.append(name)), late=late)

    toy(2, [listening("last", late=True), listening("one"), listening("two")]).start(Seeded(1))
    assert calls == ["one", "two", "last"]


SIZE: Hook[[list[int]], int] = Hook("size", "things", "how many", keys=("city", "road"))


def test_a_hook_can_be_divided_by_keys() -> None:
    ruleset = toy(2, [module("m", lambda b: b.listen(SIZE.at("city"), len))])
    assert ruleset.listeners(SIZE.at("city")) == (len,)
    assert ruleset.listeners(SIZE.at("road")) == ()
    with pytest.raises(LookupError, match="no key 'castle'"):
        SIZE.at("castle")


def test_what_does_not_fit_a_hook_is_refused_when_the_ruleset_is_compiled() -> None:
    with pytest.raises(TypeError, match="does not fit the hook 'size', which gives it things"):
        toy(2, [module("m", lambda b: b.listen(SIZE, lambda: 3))])  # type: ignore[misc]


def test_a_slice_belongs_to_the_state() -> None:
    def ring(state: Any) -> None:
        bells = state.slice_named("bells")
        bells.rung += 1
        bells.heard.append(state.rounds)
        bells.where.add((state.rounds, 7))

    change = module("m", lambda b: b.keep("bells", Bells), lambda b: b.fill("first", Do("ring", run=ring)))
    ruleset = toy(1, [change])
    state = ruleset.start(Seeded(1))
    copy = state.copy()
    saved = ruleset.save(state)
    ruleset.act(state, 0, ("ready",), Seeded(1))
    assert state.slice_named("bells").heard == [0, 1]
    assert copy.slice_named("bells").heard == [0]
    assert copy.slice_named("bells").where == {(0, 0), (1, 2), (0, 7)}
    loaded = ruleset.load(saved)
    assert ruleset.is_same_position(loaded, copy)
    assert isinstance(loaded.slice_named("bells"), Bells)
    assert toy(1, [change]).start(Seeded(1)).slice_named("bells").rung == 1  # a new game has a new one


def test_modules_see_the_switches() -> None:
    seen: list[Any] = []
    toy(2, [module("m", lambda b: seen.append(b.option("speed")))])
    assert seen == ["slow"]


@pytest.mark.parametrize(
    "change",
    [
        lambda b: b.fill("nowhere", Do("x")),
        lambda b: b.insert(Do("x"), after="nowhere"),
        lambda b: b.replace("nowhere", Do("x")),
        lambda b: b.contribute("D-NOTHING", Verb("x", lambda *_: [], lambda *_: None)),
        lambda b: b.refuse("stall", Limit("X-toy-9", "x", lambda *_: True)),
    ],
)
def test_building_on_what_is_not_there_is_refused(change: Any) -> None:
    with pytest.raises(SetupProblem) as problem:
        toy(2, [module("stray", change)])
    assert problem.value.code == "unknown-anchor"
    assert "stray" in said(problem.value)


def late_decision(build: Any) -> None:
    """A decision like the first one, from a module that comes after those that speak of both."""
    extra = replace(build._ask("D-PLAN"), name="again", decision="D-AGAIN", tags=("plan",))
    build.insert(extra, after="plan")


def planning(ask: Any) -> bool:
    return "plan" in ask.tags


def test_limits_and_changes_hold_for_decisions_that_come_later() -> None:
    first = Limit("X-toy-9", "first", lambda state, seat, action: True)
    silence = Limit("X-toy-9", "silence", lambda state, seat, action: True)

    def early(build: Any) -> None:
        build.refuse_where(planning, silence)
        build.refuse_where(planning, first, first=True)
        build.change_where(planning, lambda verb: replace(verb, rules=("X-toy-9",)))

    ruleset = toy(2, [module("early", early), module("late", late_decision)])
    plan, again = (step for step in ruleset.program if step.name in ("plan", "again"))
    assert [limit.code for limit in again.limits] == ["first", *(x.code for x in plan.limits), "silence"]
    assert {verb.rules for verb in again.verbs} == {("X-toy-9",)}
    assert all(limit.code not in ("first", "silence") for limit in plan.limits)


def test_nothing_is_done_beside_what_is_carried_out_in_one_go() -> None:
    extra = Verb("shout", lambda state, seat: [("shout",)], lambda *_: None)

    def early(build: Any) -> None:
        build.add_optional_verb(extra, lambda step: True)
        build._ask("D-PLAN").uninterruptible = True

    ruleset = toy(2, [module("early", early)])
    free = {step.name for step in ruleset.program if isinstance(step, Ask) and extra in step.optional}
    assert free
    assert "plan" not in free


def test_what_would_open_a_decision_is_a_reason_to_ask() -> None:
    """Beside a single forced answer, or none, other things are offered only if they would change that."""
    wave = Verb("wave", lambda state, seat: [("wave",)], lambda *_: None)
    shout = Verb("shout", lambda state, seat: [("shout",)], lambda *_: None)
    state = toy(2).start(None)
    for verbs, answers in (((wave,), [("wave",)]), ((), [])):
        ask: Any = Ask("ask", verbs=verbs, optional=(shout,), forced=True)
        ask.compile()
        assert ask.offer(state, 0) == answers
        for opener, opens, more in (
            ("whisper", True, []),  # another verb
            ("shout", False, []),
            ("shout", True, [("shout",)]),
        ):
            ask.opener, ask.opened_by = opener, lambda state, seat, action, opens=opens: opens
            ask.compile()
            assert ask.offer(state, 0) == [*answers, *more]


def test_modules_do_not_change_the_game_itself() -> None:
    """A ruleset with a module leaves the next one without it as it was."""
    before = names(toy())
    extra = Verb("shout", lambda state, seat: [("shout",)], lambda *_: None)
    toy(2, [module("m", lambda b: b.contribute("D-PLAN", extra), lambda b: b.fill("first", Do("a")))])
    assert names(toy()) == before
    asks = [s for flow in FLOWS for s in flow.steps if isinstance(s, Ask)]
    assert [v.name for v in asks[0].verbs] == ["put", "ready"]
    assert list(toy().program[toy().labels["plan"]].table) == ["put", "ready"]  # type: ignore[attr-defined]


def test_an_anchor_at_the_end_of_a_flow() -> None:
    trace: list[str] = []
    flow = Flow("game", (Do("a", run=lambda s: "z"), Do("b", run=lambda s: trace.append("b")), Anchor("z")))
    assert toy(2, flows=(flow,)).start(None).over
    assert trace == []


def test_build_is_what_modules_get() -> None:
    kinds: list[type] = []
    toy(2, [module("m", lambda b: kinds.append(type(b)))])
    assert kinds == [Build]

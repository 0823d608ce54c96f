"""Flows as data: steps, jumps, calls, decisions of one, of several and of others."""

from __future__ import annotations

import json
import random

import pytest
from kernel.toy import FLOWS, START, ToyState, toy

from bastide.kernel import (
    CHANCE,
    NOBODY,
    Action,
    Anchor,
    Ask,
    Call,
    Do,
    Flow,
    Malformed,
    Problem,
    Refused,
    Ruleset,
    Seeded,
    State,
    Verb,
    View,
)


def at_plan(seats: int = 2) -> tuple[Ruleset, ToyState]:
    ruleset = toy(seats)
    state = ruleset.start(Seeded(1))
    assert ruleset.step(state).name == "plan"
    return ruleset, state


def plan(ruleset: Ruleset, state: ToyState) -> None:
    """Everybody brings one coin."""
    for seat in list(state.pending):
        ruleset.act(state, seat, ("put",), Seeded(1))
        ruleset.act(state, seat, ("ready",), Seeded(1))


def test_several_seats_are_asked_at_once_and_each_has_its_own_options() -> None:
    ruleset, state = at_plan(3)
    decision = ruleset.decision(state)
    assert decision is not None
    assert (decision.name, decision.kind, decision.seats) == ("D-PLAN", "plan", (0, 1, 2))
    assert state.options == []
    for seat in range(3):
        assert ruleset.options(state, seat) == [("put",), ("ready",)]
    assert ruleset.options(state, 3) == []


def test_seats_answer_in_any_order_and_may_stay_to_be_asked_again() -> None:
    ruleset, state = at_plan(3)
    for seat, action in ((2, "put"), (0, "put"), (2, "put"), (2, "ready"), (0, "ready")):
        ruleset.act(state, seat, (action,), None)
    assert state.pending == (1,)
    with pytest.raises(Refused) as refused:
        ruleset.act(state, 2, ("put",), None)
    assert refused.value.code == "not-your-turn"
    assert ruleset.options(state, 1) == [("put",), ("ready",)]
    ruleset.act(state, 1, ("put",), None)  # the last one may stay too
    assert state.pending == (1,)
    assert ruleset.step(state).name == "plan"
    ruleset.act(state, 1, ("ready",), None)
    assert ruleset.step(state).name == "offer"
    assert state.score == [3, 3, 5]


def test_a_tag_goes_stale_with_the_seats_own_answer_only() -> None:
    ruleset, state = at_plan(3)

    def tags() -> dict[int, str]:
        decision = ruleset.decision(state)
        assert decision is not None
        return dict(decision.tags)

    before = tags()
    ruleset.act(state, 0, ("put",), None)
    after = tags()
    assert after[0] != before[0]
    assert (after[1], after[2]) == (before[1], before[2])
    ruleset.act(state, 1, ("ready",), None)
    assert set(tags()) == {0, 2}
    assert tags()[0] == after[0]


def test_plans_are_hidden_until_all_are_through() -> None:
    ruleset, state = at_plan(2)
    before = json.dumps(View(ruleset, state, 1).data)
    ruleset.act(state, 0, ("put",), None)
    ruleset.act(state, 0, ("put",), None)
    assert json.dumps(View(ruleset, state, 1).data) == before
    assert json.dumps(View(ruleset, state, None).data) == before
    assert View(ruleset, state, 0).data["planned"] == {"0": 2}
    for _ in range(5):
        imagined = View(ruleset, state, 1).imagine(random.Random(_))
        assert json.dumps(View(ruleset, imagined, 1).data) == before


def test_a_state_in_the_middle_of_a_common_decision_can_be_saved() -> None:
    ruleset, state = at_plan(3)
    ruleset.act(state, 1, ("put",), None)
    ruleset.act(state, 2, ("ready",), None)
    loaded = ruleset.load(json.loads(json.dumps(ruleset.save(state))))
    assert ruleset.is_same_position(loaded, state)
    assert loaded.pending == (0, 1)
    assert ruleset.decision(loaded) == ruleset.decision(state)
    for seat in (0, 1):
        assert ruleset.options(loaded, seat) == ruleset.options(state, seat)
        ruleset.act(loaded, seat, ("ready",), Seeded(1))
    assert ruleset.step(loaded).name == "offer"


def test_another_seat_is_asked_in_the_middle_of_a_turn_and_a_signal_jumps_back() -> None:
    ruleset, state = at_plan(2)
    plan(ruleset, state)
    assert state.pending == (0,)
    ruleset.act(state, 0, ("offer", 2), None)
    assert state.pending == (1,)
    assert ruleset.step(state).name == "answer"
    ruleset.act(state, 1, ("refuse",), None)
    assert ruleset.step(state).name == "offer"
    assert state.pending == (0,)
    ruleset.act(state, 0, ("offer", 1), None)
    ruleset.act(state, 1, ("take",), Seeded(1))
    assert state.coins == [START - 2, START]


def test_a_single_option_is_taken_without_asking_where_the_step_says_so() -> None:
    ruleset, state = at_plan(2)
    plan(ruleset, state)
    ruleset.act(state, 0, ("offer", 0), Seeded(1))  # an offer of nothing can only be taken
    assert ruleset.step(state).name == "plan"
    assert state.rounds == 1


def test_a_step_can_jump_over_others() -> None:
    ruleset = toy(1)
    state = ruleset.start(Seeded(2))
    ruleset.act(state, 0, ("ready",), Seeded(3))
    assert state.rounds == 1  # alone at the market there are no offers


def test_a_call_comes_back_and_repeats_while_its_condition_holds() -> None:
    ruleset = toy(1)
    state = ruleset.start(Seeded(2))
    rounds = []
    while not state.over:
        rounds.append(state.rounds)
        assert [ruleset.program[a].name for a in state.frames] == ["rounds", "plan"]
        ruleset.act(state, 0, ("ready",), Seeded(3))
    assert rounds == [0, 1, 2]
    assert state.pending == ()
    assert ruleset.decision(state) is None


def test_nobody_to_ask_and_nothing_to_choose_go_on() -> None:
    def none(state: State, seat: int) -> list[Action]:
        return []

    nothing = Verb("nothing", none, lambda *_: None)
    trace: list[str] = []

    def note(name: str) -> Do:
        return Do(name, run=lambda state: trace.append(name))

    flow = Flow(
        "game",
        (
            Ask("nobody", who=lambda state: NOBODY, verbs=(nothing,)),
            note("one"),
            Ask("empty", who=lambda state: 0, verbs=(nothing,), empty="three"),
            note("two"),
            note("three"),
            Ask("nobody jumps", who=lambda state: NOBODY, verbs=(nothing,), empty="five"),
            note("four"),
            note("five"),
            Call("never", target="other", when=lambda state: False),
            Call("once", target="other"),
            note("six"),
        ),
    )
    ruleset = toy(2, flows=(flow, Flow("other", (Anchor("here"), note("in the other")))))
    assert ruleset.start(None).over
    assert trace == ["one", "three", "five", "in the other", "six"]


def test_two_steps_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two steps"):
        toy(2, flows=(Flow("game", (Do("a"), Do("a"))),))


def test_draws_wait_for_chance_without_a_sampler() -> None:
    ruleset = toy(2)
    state = ruleset.start(None)
    assert state.pending == (CHANCE,)
    assert ruleset.decision(state) is None
    assert ruleset.options(state, 0) == []
    for index in (-1, 3, 99):
        with pytest.raises(Malformed) as problem:
            ruleset.resolve(state, index)
        assert problem.value.code == "impossible-outcome"
    with pytest.raises(Refused):
        ruleset.act(state, 0, ("put",), None)
    ruleset.resolve(state, 1)
    assert state.stall == 1
    assert state.stock == [2, 0, 1]
    assert state.pending == (0, 1)
    with pytest.raises(Malformed) as problem:
        ruleset.resolve(state, 0)
    assert problem.value.code == "nothing-to-draw"


def test_what_cannot_be_drawn_cannot_be_resolved() -> None:
    ruleset = toy(1)
    state = ruleset.start(None)
    ruleset.resolve(state, 1)
    ruleset.act(state, 0, ("ready",), None)
    assert state.pending == (CHANCE,)
    with pytest.raises(Malformed):
        ruleset.resolve(state, 1)  # the one stall of its kind is gone


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("put", "not-now"),
        ("offer", "unreadable"),
        ("offer many", "unreadable"),
        ("offer 9", "too-much"),
        ("offer -1", "not-offered"),
        ("fly 3", "unknown-verb"),
        ("", "unknown-verb"),
    ],
)
def test_malformed_illegal_and_misplaced_are_different_things(text: str, code: str) -> None:
    ruleset, state = at_plan(2)
    plan(ruleset, state)
    with pytest.raises(Problem) as problem:
        ruleset.act(state, 0, ruleset.read(state, 0, text), None)
    assert problem.value.code == code
    if code == "too-much":
        assert problem.value.rule == "X-toy-4"


def test_reading_for_a_seat_that_is_not_asked() -> None:
    ruleset, state = at_plan(2)
    plan(ruleset, state)
    with pytest.raises(Refused) as refused:
        ruleset.read(state, 1, "put")
    assert refused.value.code == "not-your-turn"


def test_options_are_described_for_people() -> None:
    ruleset, state = at_plan(2)
    shown = ruleset.describe(state, 0)
    assert [(o.text, o.verb, o.label, o.rules) for o in shown] == [
        ("put", "put", "toy-put", ("X-toy-2",)),
        ("ready", "ready", "toy-ready", ("X-toy-2",)),
    ]


def test_the_table_of_steps_can_be_read() -> None:
    program = toy(2).program
    assert [s.name for s in program if s.flow == "round" and s.rules] == [
        s.name for s in FLOWS[1].steps if s.rules
    ]

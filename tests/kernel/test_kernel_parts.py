"""The smaller parts: catalogues, chance, events, states, rulebooks, views."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernel.toy import Bells, Toy, toy

from bastide.games import compile_ruleset, load
from bastide.kernel import (
    Event,
    Malformed,
    Problem,
    Scripted,
    Seeded,
    Setup,
    SetupProblem,
    Switch,
    Term,
    View,
    formula_text,
    total,
)
from bastide.kernel.chance import forced
from bastide.kernel.state import decode, encode
from bastide.text import problem as said

# -- catalogues --------------------------------------------------------------------------------------------

CATALOGUE = Toy().catalogue


def test_a_setup_has_defaults() -> None:
    made = CATALOGUE.setup(2)
    options = (("speed", "slow"), ("bonus", 0), ("open", False), ("stuck", "here"))
    assert made == Setup("toy", 2, ("plain",), (), options)
    assert made.option("speed") == "slow"


def test_a_set_brings_its_elements_and_each_can_stay_out() -> None:
    assert CATALOGUE.setup(2, ["plain", "fancy"]).elements == ("bells",)
    assert CATALOGUE.setup(2, ["plain", "fancy"], ["-bells"]).elements == ()
    assert CATALOGUE.setup(2, ["fancy", "plain"]).sets == ("plain", "fancy")  # in the catalogue's order


def test_a_preset_is_a_bundle_and_can_be_varied() -> None:
    made = CATALOGUE.setup(3, ["party"])
    assert (made.sets, made.elements) == (("plain", "fancy"), ("bells", "drums"))
    assert made.option("speed") == "fast"
    assert CATALOGUE.setup(3, ["party"], options={"speed": "slow"}).option("speed") == "slow"
    assert CATALOGUE.setup(3, ["party"], ["-drums"]).elements == ("bells",)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"seats": 0}, "seats"),
        ({"seats": 5}, "seats"),
        ({"sets": ["plian"]}, "unknown-set"),
        ({"elements": ["trumpets"]}, "unknown-element"),
        ({"elements": ["-trumpets"]}, "unknown-element"),
        ({"options": {"sped": "fast"}}, "unknown-option"),
        ({"options": {"speed": "warp"}}, "unknown-value"),
        ({"options": {"speed": 1}}, "unknown-value"),
        ({"options": {"speed": None}}, "unknown-value"),
        ({"options": {"speed": ["fast"]}}, "unknown-value"),
        ({"options": {"bonus": True}}, "unknown-value"),
        ({"options": {"open": 1}}, "unknown-value"),
        ({"options": {"stuck": "there"}}, "fixed-option"),
        ({"sets": ["plain", "huge"]}, "excluded"),
        ({"sets": ["fancy"]}, "missing"),
        ({"elements": ["drums"]}, "missing"),
    ],
)
def test_what_cannot_be_set_up(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupProblem) as problem:
        CATALOGUE.setup(**{"seats": 2, **arguments})
    assert problem.value.code == code
    assert said(problem.value)


def test_an_element_does_not_count_as_the_set_of_the_same_name() -> None:
    """The set `bells` is not there just because the element is."""
    with pytest.raises(SetupProblem):
        CATALOGUE.setup(2, ["bells"])
    assert CATALOGUE.setup(2, ["plain"], ["bells"]).sets == ("plain",)


def test_near_misses_are_pointed_out() -> None:
    with pytest.raises(SetupProblem, match="near='plain'"):
        CATALOGUE.setup(2, ["plian"])
    with pytest.raises(SetupProblem, match="known="):
        CATALOGUE.setup(2, ["something else"])
    with pytest.raises(SetupProblem, match="near='carcassonne'"):
        load("carcasonne")


def test_switches_read_text_in_their_own_spelling() -> None:
    assert CATALOGUE.switch("bonus").read("2") == 2
    assert CATALOGUE.switch("open").read("TRUE") is True
    assert CATALOGUE.switch("open").read(False) is False
    assert CATALOGUE.switch("speed").read("Fast") == "fast"
    assert CATALOGUE.switch("speed").rule == "X-toy-8"


def test_a_switch_can_be_a_number_between_bounds() -> None:
    switch = Switch("coins", (), 5, "X-toy-8", bounds=(1, 9))
    assert [switch.read(v) for v in (1, "9", 5)] == [1, 9, 5]
    for wrong in (0, 10, "many", 2.5, True, None, [3]):
        with pytest.raises(SetupProblem):
            switch.read(wrong)


def test_one_choice_is_one_ruleset() -> None:
    one = compile_ruleset("carcassonne", 2)
    assert compile_ruleset("carcassonne", 2, ("base",), (), {"startSeat": "random"}) is one
    assert compile_ruleset("carcassonne", 3) is not one


# -- chance ------------------------------------------------------------------------------------------------


def draw() -> tuple[Any, Any]:
    """A draw for which a game waits, and the state of the game."""
    ruleset = toy()
    state = ruleset.start(None)
    return ruleset.step(state), state


def test_what_draws_travels_between_processes() -> None:
    """Workers get matches as parcels, so samplers stay plain where the rest of the kernel is compiled."""
    sampler = Scripted({}, Seeded(7))
    sampler.pick(*draw(), [3, 0, 5])
    other = pickle.loads(pickle.dumps(sampler))
    assert [sampler.pick(*draw(), [1] * 9) for _ in range(9)] == [
        other.pick(*draw(), [1] * 9) for _ in range(9)
    ]


def test_a_seed_gives_the_same_again() -> None:
    def series(seed: int | str) -> list[int]:
        sampler = Seeded(seed)
        return [sampler.pick(*draw(), [3, 0, 5]) for _ in range(30)]

    assert series(7) == series(7)
    assert series(7) != series(8)
    assert series("text") == series("text")


def test_outcomes_come_as_often_as_they_weigh() -> None:
    sampler = Seeded(3)
    step, state = draw()
    found = Counter(sampler.pick(step, state, [1, 0, 3]) for _ in range(4000))
    assert found[1] == 0
    assert 900 < found[0] < 1100
    assert set(found) == {0, 2}


def test_nothing_to_draw_is_a_problem() -> None:
    with pytest.raises(Malformed):
        Seeded(1).pick(*draw(), [0, 0])


def test_a_script_goes_first_topic_by_topic() -> None:
    sampler = Scripted({"stall": ["wine", "bread"], "other": ["cloth"]}, Seeded(1))
    picks = [sampler.pick(*draw(), [1, 1, 1]) for _ in range(2)]
    assert picks == [2, 0]
    assert 0 <= sampler.pick(*draw(), [1, 1, 1]) < 3


def test_a_forced_outcome_must_be_possible() -> None:
    assert forced(*draw(), [1, 0, 1], "wine") == 2
    with pytest.raises(Malformed) as problem:
        forced(*draw(), [1, 0, 1], "cloth")
    assert problem.value.code == "impossible-outcome"
    with pytest.raises(Malformed):
        forced(*draw(), [1, 0, 1], "gold")


# -- events ------------------------------------------------------------------------------------------------


def test_a_formula_is_a_line_and_its_sum() -> None:
    formula = (Term(2, 5, "tile", "X-toy-1"), Term(2, 1, "crest", "X-toy-2"))
    assert total(formula) == 12
    assert formula_text(formula) == "2 × 5 tiles + 2 × 1 crest = 12"
    assert formula_text(()) == ""
    assert formula_text((Term(3, 1, "city", ""), Term(-2, 1, "loan", ""))) == "3 × 1 city − 2 × 1 loan = 1"
    german = formula_text(formula, lambda what, count: {"tile": "Plättchen", "crest": "Wappen"}[what])
    assert german == "2 × 5 Plättchen + 2 × 1 Wappen = 12"


def test_an_event_has_an_audience() -> None:
    secret = Event("x", "X-toy-1", audience=(1, 2))
    assert [secret.seen_by(seat) for seat in (0, 1, 2, None)] == [False, True, True, False]
    assert Event("x", "X-toy-1").seen_by(None)
    nobody = Event("x", "X-toy-1", audience=())
    assert not nobody.seen_by(0)


# -- states ------------------------------------------------------------------------------------------------

PLAIN: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: (
        st.lists(inner)
        | st.lists(inner).map(tuple)
        | st.dictionaries(st.integers() | st.text() | st.tuples(st.integers(), st.integers()), inner)
        | st.sets(st.integers())
        | st.sets(st.tuples(st.integers(), st.text()))
    ),
    max_leaves=12,
)


@given(PLAIN)
def test_plain_data_comes_back_as_it_was(value: Any) -> None:
    import json

    back = decode(json.loads(json.dumps(encode(value))))
    assert back == value
    assert type(back) is type(value)


def test_what_is_not_plain_is_not_saved() -> None:
    with pytest.raises(TypeError):
        encode(object())


@pytest.mark.parametrize("spoil", ["missing", "wrong step", "not a map", "junk"])
def test_a_damaged_state_is_a_problem(spoil: str) -> None:
    ruleset = toy()
    saved: Any = ruleset.save(ruleset.start(Seeded(1)))
    if spoil == "missing":
        del saved["coins"]
    elif spoil == "wrong step":
        saved["frames"] = ["nowhere"]
    elif spoil == "not a map":
        saved = [1, 2]
    else:
        saved["plans"] = {"what": [1], "ever": 2}
    with pytest.raises(Problem) as problem:
        ruleset.load(saved)
    assert problem.value.code == "bad-state"


def test_a_slice_copies_one_deep() -> None:
    bells = Bells()
    copy = bells.copy()
    bells.heard.append(1)
    bells.where.clear()
    assert copy.heard == []
    assert len(copy.where) == 2


def test_a_spectator_sees_but_does_not_act() -> None:
    ruleset = toy()
    view = View(ruleset, ruleset.start(Seeded(1)), None)
    assert view.options == []
    assert view.describe() == []
    assert view.decision is not None
    assert view.data["planned"] == {}
    with pytest.raises(ValueError, match="spectator"):
        view.imagine(random.Random(1))


def test_a_game_without_given_positions_says_so() -> None:
    with pytest.raises(Malformed) as problem:
        toy().start(Seeded(1), given={"coins": 3})
    assert problem.value.code == "no-given"

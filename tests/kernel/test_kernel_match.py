"""A match: what it writes down, what can be taken back, and what stays when something goes wrong."""

from __future__ import annotations

import json

import pytest
from kernel.toy import ToyState, toy

from bastide.kernel import Malformed, Match, Refused, Sampler, record_of
from bastide.text import problem as said


def test_moves_and_log_are_written_down() -> None:
    match = Match(toy(2), 1, chance={"stall": ["wine", "bread"]})
    assert match.moves == ["* stall wine"]
    events = match.act(1, "put")
    assert [(e.type, e.seat, e.audience) for e in events] == [("put", 1, (1,))]
    match.act(1, "ready")
    match.act(0, ("ready",))
    assert match.moves == ["* stall wine", "B put", "B ready", "A ready"]
    assert [(n, e.type) for n, e in match.log] == [(1, "stall"), (2, "put"), (4, "score"), (4, "reveal")]
    match.act(0, "offer 0")
    assert match.moves[-2:] == ["A offer 0", "* stall bread"]


def test_a_seat_takes_back_its_own_steps_one_by_one() -> None:
    match = Match(toy(2), 1)
    states = [json.dumps(match.ruleset.save(match.state))]
    for action in ("put", "put", "put"):
        match.act(0, action)
        states.append(json.dumps(match.ruleset.save(match.state)))
    for wanted in reversed(states[:-1]):
        assert match.can_undo(0)
        assert not match.can_undo(1)
        match.undo(0)
        assert json.dumps(match.ruleset.save(match.state)) == wanted
    assert len(match.moves) == 1
    assert not match.can_undo(0)
    match.act(0, "put")  # and the game goes on, with somebody listening
    assert match.log[-1][1].type == "put"


def test_another_seat_is_a_barrier() -> None:
    match = Match(toy(2), 1)
    match.act(0, "put")
    match.act(1, "put")
    assert not match.can_undo(0)
    with pytest.raises(Refused) as refused:
        match.undo(0)
    assert refused.value.code == "no-undo"
    match.undo(1)
    assert match.can_undo(0)
    match.undo(0)
    assert len(match.moves) == 1


def test_a_revelation_is_a_barrier() -> None:
    match = Match(toy(2), 1)
    match.act(0, "ready")
    match.act(1, "put")
    match.act(1, "ready")
    assert match.log[-1][1].type == "reveal"
    assert not match.can_undo(1)
    assert not match.can_undo(0)


def test_without_a_revelation_there_is_none() -> None:
    match = Match(toy(2), 1)
    match.act(0, "ready")
    match.act(1, "ready")
    assert match.can_undo(1)
    match.undo(1)
    assert match.state.pending == (1,)


def test_chance_is_a_barrier() -> None:
    match = Match(toy(1), 1)
    match.act(0, "ready")
    assert match.moves[-1].startswith("* stall")
    assert not match.can_undo(0)


class Broken:
    """A sampler that gives up after some draws."""

    def __init__(self, draws: int) -> None:
        self.draws = draws

    def pick(self, draw: object, state: ToyState, weights: object) -> int:
        self.draws -= 1
        if self.draws < 0:
            raise Malformed("torn")
        return 0


def test_a_problem_in_the_middle_of_an_action_leaves_everything_as_it_was() -> None:
    def source(match: Match) -> Sampler:
        return Broken(1)  # type: ignore[return-value]

    match = Match(toy(1), sampler=source)
    match.act(0, "put")
    before = (json.dumps(match.ruleset.save(match.state)), list(match.moves), list(match.log))
    with pytest.raises(Malformed):
        match.act(0, "ready")  # scores, passes on, draws, fails
    after = (json.dumps(match.ruleset.save(match.state)), list(match.moves), list(match.log))
    assert after == before
    assert match.can_undo(0)
    match.act(0, "put")
    assert match.log[-1][1].type == "put"


def test_refusals_name_who_and_what() -> None:
    match = Match(toy(2), 1)
    for seat, action, code in (
        (2, "put", "not-your-turn"),
        (-1, "put", "not-your-turn"),
        (0, "offer 1", "not-now"),
        (0, ("put", 1), "not-offered"),
        (0, ("offer", 1), "not-now"),
    ):
        with pytest.raises(Refused) as refused:
            match.act(seat, action)
        assert refused.value.code == code
        assert said(refused.value)


def test_the_record_of_a_running_game_does_not_tell_the_seed() -> None:
    match = Match(toy(2), "secret", chance={"stall": ["wine"]})
    record = record_of(match, ["Ann", "Ben"])
    assert record.seed is None
    assert record.chance == {}
    assert record_of(match, ["Ann", "Ben"], seed=True).seed == "secret"
    assert "secret" not in record.to_json()


def test_a_record_keeps_what_was_left_out() -> None:
    from bastide.games import compile_ruleset

    catalogue = compile_ruleset("carcassonne", 2).game.catalogue
    part = next(p for p in catalogue.sets if len(p.brings) > 1 and p.name != "river")
    ruleset = compile_ruleset("carcassonne", 2, ("base", part.name), (f"-{part.brings[0]}",))
    record = record_of(Match(ruleset, 1), ["Ann", "Ben"])
    assert f"-{part.brings[0]}" in record.elements
    again = compile_ruleset(record.game, 2, record.sets, record.elements, record.options)
    assert again is ruleset

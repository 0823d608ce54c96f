"""Greedy plays well, quickly, and sees no more than it may (the whole measure is in the issue: 100 games)."""

from __future__ import annotations

import pytest

from bastide.arena.simulate import simulate
from bastide.bots import make
from bastide.bots.johanna import value
from bastide.games import compile_ruleset
from bastide.kernel import Seeded, View


def play(seats: int, bots: str, seed: int) -> tuple[list[int], list[int]]:
    """Scores and winners; g is greedy, r random."""
    ruleset = compile_ruleset("johanna", seats)
    players = [make({"g": "greedy", "r": "random"}[bots[seat]], f"{seed}/{seat}") for seat in range(seats)]
    sampler = Seeded(f"bots {seed}")
    state = ruleset.start(sampler)
    while not state.over:
        seat = state.pending[0]
        ruleset.act(state, seat, players[seat].choose(View(ruleset, state, seat)), sampler)
    return ruleset.game.scores(state), ruleset.game.winners(state)


@pytest.mark.parametrize("bots", ["gr", "rg"])
def test_greedy_beats_random(bots: str) -> None:
    scores, winners = play(2, bots, 1)
    assert winners == [bots.index("g")], scores


def test_greedy_against_its_own_kind() -> None:
    """At least 50 points on average for two."""
    scores = play(2, "gg", 0)[0]
    assert sum(scores) / len(scores) >= 45


def test_greedy_against_johanna() -> None:
    """It beats Johanna at Standard in more than a third of its games; this is one of them."""
    assert play(1, "g", 9)[1] == [0]


def test_nobody_wins_when_johanna_does() -> None:
    """J-L-48: a lost solo game is nobody's win, in a simulation too."""
    result = simulate(compile_ruleset("johanna", 1, options={"level": "challenge"}), ["random"], 3, 1)
    assert result.finished == 3
    assert result.wins == [0.0]


@pytest.mark.parametrize("seats", [3, 5])
def test_greedy_with_more(seats: int) -> None:
    """Every number of players plays to its end."""
    scores, winners = play(seats, "g" + "r" * (seats - 1), 1)
    assert winners == [0], scores


def test_a_waiting_bonus_is_worth_something() -> None:
    """`value` counts chains: what waits, what is nearly complete."""
    ruleset = compile_ruleset("johanna", 2, options={"first_player": "A"})
    state = ruleset.start(Seeded(1))
    before = value(state, 0)
    state.queue.append(next(n for n, b in enumerate(state.tables.bonuses) if b.name == "monk"))
    assert value(state, 0) > before


def test_greedy_sees_only_its_view() -> None:
    """The same view, the same choice, whatever comes next."""
    ruleset = compile_ruleset("johanna", 1)
    state = ruleset.start(Seeded(5))
    choices = {make("greedy", 3).choose(View(ruleset, state.copy(), 0)) for _ in range(3)}
    assert len(choices) == 1

"""The search that knows no game, and what all bots have in common; their strength is measured in bench/."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bastide.bots import make, names
from bastide.bots.futures import Branches, Future, Offsets
from bastide.bots.levels import LEVELS, level_of, make_mind
from bastide.bots.mind import Candidate, Turn
from bastide.bots.search import Budget, Search, Thinking
from bastide.games import compile_ruleset
from bastide.kernel import Match, Ruleset, Seeded, View

GAMES = ("carcassonne", "orleans", "johanna")
SMALL = Budget(positions=250, wide=4)


def middle(game: str, decisions: int = 40, seed: int = 3) -> tuple[Ruleset[Any], Any]:
    """A game of random play, so many decisions on."""
    ruleset = compile_ruleset(game, 2)
    sampler, rng = Seeded(seed), random.Random(seed)
    state = ruleset.start(sampler)
    for _ in range(decisions):
        seat = state.pending[0]
        ruleset.apply(state, seat, rng.choice(ruleset.options(state, seat)), sampler)
    return ruleset, state


def searcher(game: str, budget: Budget = SMALL, seed: int | str = 1) -> Search[Any]:
    return Search(make_mind(game, level_of("master", game)), budget, seed)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_positions_give_the_same_move(game: str) -> None:
    ruleset, state = middle(game)
    seat = state.pending[0]
    choices = {searcher(game).choose(View(ruleset, state.copy(), seat)) for _ in range(2)}
    assert len(choices) == 1
    assert ruleset.allows(state, seat, choices.pop())


@pytest.mark.parametrize("game", GAMES)
def test_a_search_leaves_the_game_as_it_was(game: str) -> None:
    ruleset, state = middle(game)
    before = ruleset.save(state)
    searcher(game).choose(View(ruleset, state, state.pending[0]))
    assert ruleset.save(state) == before


@pytest.mark.parametrize("game", GAMES)
def test_out_of_time_it_answers_with_the_best_so_far(game: str) -> None:
    ruleset, state = middle(game)
    seat = state.pending[0]
    action = searcher(game, Budget(positions=10**9, seconds=0.0)).choose(View(ruleset, state, seat))
    assert ruleset.allows(state, seat, action)


def hidden_plans() -> tuple[Ruleset[Any], list[Any]]:
    """Two worlds that seat A cannot tell apart: B has finished one plan or another."""
    ruleset = compile_ruleset("orleans", 2)
    worlds = []
    for which in (0, -2):
        state = ruleset.start(Seeded(1))
        ruleset.apply(state, 1, ruleset.options(state, 1)[which], None)
        ruleset.apply(state, 1, ("done",), None)
        worlds.append(state)
    return ruleset, worlds


def bot_of(name: str, game: str) -> Any:
    """A bot by its name; one that searches goes by positions alone, so that no clock decides."""
    level_name, _, style = name.partition(":")
    level = level_of(level_name, game) if level_name in LEVELS else None
    if level is None or level.budget is None:
        return make(name, "same", game)
    others = [make_mind(game, level, one) for one in level.imagines]
    return Search(make_mind(game, level, style), SMALL, "same", others)


@pytest.mark.parametrize("name", names("orleans"))
def test_a_finished_plan_that_is_hidden_changes_no_move(name: str) -> None:
    ruleset, worlds = hidden_plans()
    views = [View(ruleset, world, 0) for world in worlds]
    assert views[0].data == views[1].data
    assert ruleset.save(worlds[0]) != ruleset.save(worlds[1])
    assert len({bot_of(name, "orleans").choose(view) for view in views}) == 1


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in names(game)])
def test_two_worlds_that_look_alike_give_the_same_move(game: str, name: str) -> None:
    """Whatever a seat cannot know may be otherwise: in the middle of a game, and nearer to its end."""
    for decisions in (30, 70):
        ruleset, state = middle(game, decisions, seed=decisions)
        seat = state.pending[0]
        real = View(ruleset, state, seat)
        views = [View(ruleset, real.imagine(random.Random(number)), seat) for number in (1, 2)]
        assert all(view.data == real.data for view in views)
        assert len({bot_of(name, game).choose(view) for view in (real, *views)}) == 1


def test_thinking_tells_what_was_weighed() -> None:
    ruleset, state = middle("carcassonne", 40)
    told: list[Thinking] = []
    bot = searcher("carcassonne", Budget(positions=900, wide=4))
    bot.watch = told.append
    while state.options[0][0] != "lay":
        ruleset.apply(state, state.pending[0], ("pass",), Seeded(2))
    action = bot.choose(View(ruleset, state, state.pending[0]))
    thinking = bot.thinking
    assert thinking is not None
    assert thinking.best.turn[0] == action
    assert thinking.best.samples == max(one.samples for one in thinking.weighed) > 0
    assert 1 < len(thinking.weighed) <= 4
    assert 0 < thinking.done <= thinking.of
    assert told


def test_with_two_players_all_tiles_of_the_other_are_looked_at() -> None:
    """A future in Carcassonne ends before the own tile is drawn: one draw lies ahead, and no luck in it."""
    ruleset, state = middle("carcassonne", 40)
    while state.options[0][0] != "lay":
        ruleset.apply(state, state.pending[0], ("pass",), Seeded(2))
    bot = searcher("carcassonne", Budget(positions=20_000, wide=3, undrawn=True))
    bot.choose(View(ruleset, state, state.pending[0]))
    assert bot.thinking is not None
    assert [one.samples for one in bot.thinking.weighed] == [1, 1, 1]  # one each: what is expected of it


def test_what_was_found_before_the_time_was_up_counts() -> None:
    ruleset, state = middle("carcassonne", 40)
    while state.options[0][0] != "lay":
        ruleset.apply(state, state.pending[0], ("pass",), Seeded(2))
    asked = 0
    late = 10**9

    def hurried() -> bool:
        nonlocal asked
        asked += 1
        return asked > late

    found = []
    for _ in range(2):
        bot = searcher("carcassonne", Budget(positions=20_000, wide=3, undrawn=True))
        bot.hurried = hurried
        action = bot.choose(View(ruleset, state.copy(), state.pending[0]))
        assert bot.thinking is not None
        assert bot.thinking.best.turn[0] == action
        found.append(bot.thinking.weighed)
        asked, late = 0, asked * 9 // 10  # the second time it is called away near the end
    all_of_them, in_time = ({one.turn: one.worth for one in weighed if one.samples} for weighed in found)
    assert len(in_time) == 2
    assert in_time.items() < all_of_them.items()


class Fixed:
    """A mind for Carcassonne that always has the same turn in store."""

    judged = 0

    def __init__(self, turns: list[Turn]) -> None:
        self.turns, self.asked = turns, 0

    def world(self, view: View[Any], rng: random.Random) -> Any:
        return view.imagine(rng)

    def is_open(self, state: Any) -> bool:
        return True

    def worth(self, state: Any, seat: int) -> float:
        return 0.0

    def quick(self, state: Any, seat: int, rng: random.Random) -> Turn:
        return (state.options[0],)

    def candidates(self, state: Any, seat: int, rng: random.Random, wide: int) -> list[Candidate]:
        self.asked += 1
        return [Candidate(0.0, turn) for turn in self.turns]

    def settled(self, state: Any, seat: int, started: Any) -> bool:
        return True


def test_the_rest_of_a_turn_is_kept_while_nobody_comes_in_between() -> None:
    ruleset = compile_ruleset("carcassonne", 2, options={"startSeat": "A"})
    match = Match(ruleset, chance={"tile": ["BA-24", "BA-24"]})
    lay = match.state.options[0]
    mind = Fixed([(lay, ("pass",))])
    bot: Search[Any] = Search(mind, Budget(positions=10))
    match.act(0, bot.choose(match.view(0)))
    assert mind.asked == 1
    assert bot.choose(match.view(0)) == ("pass",)
    assert mind.asked == 1
    other: Search[Any] = Search(mind, Budget(positions=10))
    assert other.choose(match.view(0)) == lay  # nothing is kept from another bot's turn
    assert mind.asked == 2


class Lot:
    """Stands for a draw."""

    topic = "tile"


def test_all_branches_are_taken_with_their_likelihoods() -> None:
    draw: Any = Lot()
    branches, found = Branches(), {}
    for future in branches.paths():
        first = future.pick(draw, None, [1, 0, 3])  # type: ignore[type-var]
        second = future.pick(draw, None, [1, 1]) if first else 9  # type: ignore[type-var]
        found[first, second] = branches.likelihood
    assert found == {(0, 9): 0.25, (2, 0): 0.375, (2, 1): 0.375}


def test_futures_are_the_same_for_all_and_spread_evenly() -> None:
    draw: Any = Lot()

    def draws(number: int) -> list[int]:
        future = Future(number, Offsets("seed"))
        return [future.pick(draw, None, [1] * 10) for _ in range(3)]  # type: ignore[type-var]

    assert draws(4) == draws(4)
    assert {draws(number)[0] for number in range(24)} == set(range(10))

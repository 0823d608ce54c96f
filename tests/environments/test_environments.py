"""The environments pass the tests that their fields have for them, for several set-ups."""

# ruff: noqa: E402 - what follows is skipped where the extra is missing
from __future__ import annotations

import importlib
import random
from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason='needs pip install "bastide[research]"')
pytest.importorskip("pettingzoo", reason='needs pip install "bastide[research]"')
pyspiel = pytest.importorskip("pyspiel", reason='needs pip install "bastide[research]"')

import numpy as np
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.generate_playthrough import playthrough
from pettingzoo.test import api_test, performance_benchmark, seed_test

from bastide.encodings import Slots, encoding_for
from bastide.environments import aec, gym, spiel
from bastide.games import compile_ruleset
from bastide.kernel import Seeded

SETUPS: list[dict[str, Any]] = [
    {"game": "carcassonne", "seats": 2},
    {"game": "carcassonne", "seats": 4, "sets": ["base", "river", "inns-cathedrals", "traders-builders"]},
    {"game": "carcassonne", "seats": 3, "sets": ["everything"], "reward": "win"},
    {"game": "orleans", "seats": 2},
    {"game": "orleans", "seats": 4, "options": {"edition": "A"}, "reward": "win"},
    {"game": "johanna", "seats": 1},
    {"game": "johanna", "seats": 3, "reward": "win"},
]
named = pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s['game']}-{s['seats']}")

pytestmark = pytest.mark.filterwarnings("ignore")  # what the conformance suites only recommend


@named
def test_pettingzoo_finds_no_fault(setup: dict[str, Any]) -> None:
    api_test(aec.env(**setup), num_cycles=30)


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[3], SETUPS[5]], ids=lambda s: str(s["game"]))
def test_pettingzoo_finds_the_same_games_for_the_same_seed(setup: dict[str, Any]) -> None:
    seed_test(lambda: aec.env(**setup), num_cycles=20)


def test_pettingzoo_can_measure(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Its measurement runs for five seconds by the clock, which is set on here."""
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    clock = iter(range(0, 1000, 2))
    monkeypatch.setattr(module.time, "time", lambda: next(clock))
    performance_benchmark(aec.env("johanna", seats=2))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(
    "env",
    [
        gym.Solo,
        lambda: gym.Solo(reward="win", options={"level": "expert"}),
        lambda: gym.Seat("carcassonne", opponents=["random", "random"], sets=["base", "river"]),
        lambda: gym.Seat("orleans", seat=1, opponents=["random"]),
    ],
    ids=["solo", "solo-expert", "carcassonne", "orleans"],
)
def test_gymnasium_finds_no_fault(env: Any) -> None:
    check_env(env(), skip_render_check=True)


def test_many_games_at_once_are_those_of_one() -> None:
    many = gymnasium.make_vec("bastide/Johanna-v1", num_envs=3, vectorization_mode="sync")
    seen, info = many.reset(seed=5)
    for number in range(3):
        one, alone = gym.Solo().reset(seed=5 + number)
        assert (seen[number] == one).all()
        assert (info["action_mask"][number] == alone["action_mask"]).all()
    choices = [int(mask.argmax()) for mask in info["action_mask"]]
    _, rewards, ended, _, _ = many.step(choices)
    assert rewards.shape == (3,)
    assert not ended.any()


@pytest.mark.parametrize("name", ["python_bastide_carcassonne", "python_bastide_johanna"])
def test_open_spiel_finds_no_fault(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, 1, False, False)
    assert isinstance(game, spiel.BastideGame)


def test_open_spiel_writes_a_playthrough() -> None:
    told = playthrough("python_bastide_johanna", None, seed=3)
    assert 'GameType.short_name = "python_bastide_johanna"' in told
    assert "Terminal? = True" in told or "IsTerminal() = True" in told


def test_a_game_by_slots_is_the_game_of_the_rules() -> None:
    """What an environment plays, replayed by the actions themselves, ends with the same points."""
    env = aec.env("carcassonne", seats=2)
    env.reset(seed=11)
    ruleset, sampler, rng = env.position.ruleset, Seeded(11), random.Random(1)
    state = ruleset.start(sampler)
    total = dict.fromkeys("AB", 0.0)
    while env.agents:
        if env.terminations[env.agent_selection]:
            env.step(None)
            continue
        mask = env.observe(env.agent_selection)["action_mask"]
        assert mask.sum() == len(ruleset.options(state, state.pending[0]))
        slot = rng.choice(np.flatnonzero(mask).tolist())
        options = ruleset.options(state, state.pending[0])
        ruleset.act(state, state.pending[0], options[env.position.slots.index(slot)], sampler)
        env.step(slot)
        for agent, reward in env.rewards.items():
            total[agent] += reward
        if state.over:
            scores = ruleset.game.scores(state)
            assert list(total.values()) == [scores[0] - scores[1], scores[1] - scores[0]]
    assert state.over


def test_what_is_no_option_ends_the_game_and_costs_1() -> None:
    env = aec.env("johanna", seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards == {name: -1.0 if name == agent else 0.0 for name in "AB"}
    assert all(env.terminations.values())


@named
def test_two_options_never_share_a_slot_and_nothing_is_left_out(setup: dict[str, Any]) -> None:
    chosen = {name: value for name, value in setup.items() if name != "reward"}
    ruleset = compile_ruleset(chosen.pop("game"), **chosen)
    encoding, sampler, rng = encoding_for(ruleset), Seeded(3), random.Random(3)
    state = ruleset.start(sampler)
    for _ in range(60):
        seat = state.pending[0]
        options = ruleset.options(state, seat)
        slots = encoding.options(state, options)
        assert sorted(slots.values()) == sorted(options)
        assert all(0 <= slot < encoding.slots.size for slot in slots)
        assert slots == encoding.options(
            state, options[::-1]
        )  # the order in which they are listed is no matter
        assert encoding.observe(state, seat).shape == (encoding.size,)
        ruleset.apply(state, seat, rng.choice(options), sampler)
        if state.over:
            break


def test_more_options_than_there_is_room_for_use_the_slots_of_the_land() -> None:
    """A tile is thrown with the catapult onto any square, which can be more than a thousand options."""
    ruleset, sampler, rng = compile_ruleset("carcassonne", 2), Seeded(1), random.Random(1)
    state = ruleset.start(sampler)
    while len(state.options) < 20:
        ruleset.apply(state, state.pending[0], rng.choice(state.options), sampler)
    count = len(state.options)
    few = Slots(ruleset, size=count, first=7)
    assert sorted(few.of(state, state.options)) == list(range(count))
    with pytest.raises(ValueError, match="more options"):
        Slots(ruleset, size=count - 1, first=7).of(state, state.options)


@pytest.mark.parametrize("setup", SETUPS[:3], ids=lambda s: str(s.get("sets", "base")))
def test_what_is_kept_of_the_land_never_shows(setup: dict[str, Any]) -> None:
    """One encoding tells two games that part from the same position, in turns, as one begun anew tells them;
    and what it has handed out stays as it was."""
    ruleset = compile_ruleset("carcassonne", setup["seats"], setup.get("sets", ()))
    encoding, anew, sampler, rng = encoding_for(ruleset), encoding_for(ruleset), Seeded(5), random.Random(5)
    first = ruleset.start(sampler)
    games, seen = [first, first.copy()], []
    for _ in range(60):
        for state in games:
            seat = state.pending[0]
            told = encoding.observe(state, seat)
            anew.begin()
            assert (told == anew.observe(state, seat)).all()
            seen.append((told, told.copy()))
            ruleset.apply(state, seat, rng.choice(ruleset.options(state, seat)), sampler)
    assert all((told == before).all() for told, before in seen)


def test_the_planes_show_the_land() -> None:
    ruleset = compile_ruleset("carcassonne", 2)
    encoding, sampler, rng = encoding_for(ruleset), Seeded(3), random.Random(3)
    state = ruleset.start(sampler)
    for _ in range(50):
        ruleset.apply(state, state.pending[0], rng.choice(state.options), sampler)
    grown = encoding.observe(state, 0)
    assert (grown == encoding_for(ruleset).observe(state, 0)).all()
    parts = {name: grown[begin:end] for name, (begin, end) in encoding.parts().items()}
    assert np.count_nonzero(parts["north"]) == len(state.board)
    standing = sum(len(figures) for figures in state.figures.values())
    assert sum(part.sum() for name, part in parts.items() if name.startswith(("own-", "other-"))) == standing
    assert set(np.flatnonzero(parts["open"])).isdisjoint(np.flatnonzero(parts["north"]))
    other = {name: encoding.observe(state, 1)[begin:end] for name, (begin, end) in encoding.parts().items()}
    assert (other["own-city"] == parts["other-city"]).all()
    assert parts["numbers"][8] == state.score[0]
    assert other["numbers"][8] == state.score[1]

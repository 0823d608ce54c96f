"""What must hold of every game and every set-up, whatever its rules are.

A game that is registered in `bastide.games` is tested here without another line. For few, some and many seats
each property has a test of its own; for every other number of seats, preset, set, element and switch one game
is played in which the properties take turns.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from play import names, random_match, record

from bastide.games import PLACES, compile_ruleset, load
from bastide.kernel import (
    CHANCE,
    SEATS,
    Ask,
    Catalogue,
    Draw,
    Event,
    Match,
    Problem,
    Refusal,
    Refused,
    Ruleset,
    Seeded,
    SetupProblem,
    View,
    parse,
    replay,
)
from bastide.text import problem as said

GARBAGE = (
    "",
    " ",
    "?",
    "\x00",
    "lay",
    "lay 1,0",
    "lay 1,0 45",
    "lay 99999,0 0",
    "lay one,two three",
    "pass on",
    "follower",
    "follower castle",
    "follower city N+X",
    "*" * 300,
    "’Ω 位",
)
NONSENSE: tuple[tuple[Any, ...], ...] = ((), ("",), ("fly",), ("lay",), ("lay", 0, 9), ("follower", 10**9))

# -- what is tested ----------------------------------------------------------------------------------------

Choice = tuple[str, int, tuple[str, ...], tuple[str, ...], tuple[tuple[str, Any], ...]]


def seats_of(catalogue: Catalogue) -> tuple[int, int, int]:
    low, high = catalogue.seats
    return low, min(max(low, 3), high), high


def core() -> Iterator[Choice]:
    """The game as it comes, for few, some and many."""
    for game in PLACES:
        for seats in seats_of(load(game).catalogue):
            yield game, seats, (), (), ()


def rest() -> Iterator[Choice]:
    """Every number of seats, every preset, every further set, with and without what it brings, every other
    element, every value of every switch."""
    for game in PLACES:
        catalogue = load(game).catalogue
        low, middle, high = seats_of(catalogue)
        for seats in range(low, high + 1):
            yield game, seats, (), (), ()
        for preset in catalogue.presets:
            yield game, preset.seats or middle, (preset.name,), (), ()
        for part in catalogue.sets:
            sets = tuple(dict.fromkeys((*catalogue.default_sets, part.name)))
            if part.name not in catalogue.default_sets:
                yield game, middle, sets, (), ()
            if part.brings:
                yield game, middle, sets, tuple(f"-{name}" for name in part.brings), ()
        brought = {name for part in catalogue.sets for name in part.brings}
        for element in catalogue.elements:
            if element.name not in brought:
                yield game, middle, (), (element.name,), ()
        for switch in catalogue.switches:
            sets = tuple(p.name for p in catalogue.sets if p.name == switch.module)
            sets = tuple(dict.fromkeys((*catalogue.default_sets, *sets)))
            for value in switch.values if not switch.fixed else ():
                if value != switch.default:
                    yield game, middle, sets, (), ((switch.name, value),)


def title(choice: Choice) -> str:
    game, seats, sets, elements, options = choice
    more = [*sets, *elements, *(f"{k}={v}" for k, v in options)]
    return f"{game}-{seats}{'-' if more else ''}{'+'.join(more)}"


def compiled(choice: Choice) -> Ruleset:
    game, seats, sets, elements, options = choice
    try:
        return compile_ruleset(game, seats, sets, elements, dict(options))
    except SetupProblem as problem:
        pytest.skip(said(problem))


CORE = list(dict.fromkeys(core()))
REST = [choice for choice in dict.fromkeys(rest()) if choice not in CORE]


@cache
def length(ruleset: Ruleset) -> int:
    """How many actions a game takes, roughly: what is looked at must not depend on it."""
    return int(random_match(ruleset, "length").state.serial)


def dumps(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


# -- what must hold at a decision --------------------------------------------------------------------------


def pieces_are_all_there(match: Match, rng: random.Random) -> None:
    match.ruleset.game.check_piece_totals(match.state)


def states_save_and_load(match: Match, rng: random.Random) -> None:
    """The same position, the same decision, the same options, the same future."""
    ruleset = match.ruleset
    saved = ruleset.save(match.state)
    assert json.loads(json.dumps(saved)) == saved, "a saved state is JSON"
    loaded = ruleset.load(json.loads(json.dumps(saved)))
    assert ruleset.is_same_position(loaded, match.state)
    assert ruleset.decision(loaded) == ruleset.decision(match.state)
    for seat in range(ruleset.setup.seats):
        assert ruleset.options(loaded, seat) == ruleset.options(match.state, seat)
        here = View(ruleset, loaded, seat)
        assert dumps(here.data) == dumps(match.view(seat).data)
        assert here.describe() == match.view(seat).describe()
    seed = rng.random()
    ends = []
    for state in (loaded, match.state.copy()):
        play_on(ruleset, state, random.Random(seed), 6)
        ends.append(ruleset.save(state))
    assert ends[0] == ends[1]


def play_on(ruleset: Ruleset, state: Any, rng: random.Random, actions: int) -> None:
    chance = Seeded(rng.random().hex())
    for _ in range(actions):
        if state.over:
            break
        seat = rng.choice(state.pending)
        ruleset.act(state, seat, rng.choice(ruleset.options(state, seat)), chance)


def copies_are_independent(match: Match, rng: random.Random) -> None:
    """Playing on in a copy leaves the original and other copies as they were."""
    ruleset = match.ruleset
    before = dumps(ruleset.save(match.state))
    options = list(match.state.options)
    copy, untouched = match.state.copy(), match.state.copy()
    assert ruleset.is_same_position(copy, match.state)
    assert copy.listener is None
    play_on(ruleset, copy, rng, 12)
    assert dumps(ruleset.save(match.state)) == before
    assert match.state.options == options
    assert dumps(ruleset.save(untouched)) == before


def options_are_complete_sorted_and_readable(match: Match, rng: random.Random) -> None:
    """Each option has one line of text, is read back from it and sorted by it, and cites rules that exist."""
    ruleset, state = match.ruleset, match.state
    book = ruleset.game.rulebook
    for seat in range(ruleset.setup.seats):
        actions = ruleset.options(state, seat)
        shown = match.view(seat).describe()
        assert bool(actions) == (seat in state.pending)
        texts = [option.text for option in shown]
        assert texts == sorted(set(texts))
        assert len(texts) == len(actions)
        for action in actions:
            text = ruleset.write(state, action)
            assert text in texts
            assert ruleset.read(state, seat, text) == action
            assert ruleset.allows(state, seat, action)
        for option in shown:
            assert [rule for rule in option.rules if rule not in book] == []
            assert option.text.split(" ")[0] == option.verb
            assert option.action in actions
            assert ruleset.write(state, option.action) == option.text
            dumps([option.args, option.targets, option.data])
    decision = ruleset.decision(state)
    assert decision is not None
    assert decision.seats == state.pending
    assert set(decision.tags) == set(decision.seats)
    assert [rule for rule in decision.rules if rule not in book] == []


def what_is_refused_changes_nothing(match: Match, rng: random.Random) -> None:
    """Whatever is not an option gets a refusal with a code and, if there is one, a rule; nothing moves."""
    ruleset, state = match.ruleset, match.state
    book = ruleset.game.rulebook
    before = (dumps(ruleset.save(state)), list(match.moves), len(match.log))
    seats = range(ruleset.setup.seats)
    lines = [line[2:] for line in match.moves if not line.startswith("*")]  # what was right at another time
    for text in (*GARBAGE, *rng.sample(lines, min(20, len(lines)))):
        seat = rng.choice(seats)
        if not _allowed(match, seat, text):
            with pytest.raises(Problem):
                match.act(seat, text)
    done = EARLIER.setdefault(id(match), [])
    for action in (*NONSENSE, *rng.sample(done, min(20, len(done)))):
        for seat in (*state.pending, rng.choice(seats)):
            if ruleset.allows(state, seat, action):
                continue
            refusal = ruleset.refusal(state, seat, action)
            assert isinstance(refusal, Refusal)
            assert refusal.code
            assert not refusal.rule or refusal.rule in book
            assert said(Refused(refusal, ruleset.game.name))
            with pytest.raises(Refused):
                match.act(seat, action)
            with pytest.raises(Refused):
                ruleset.act(state, seat, action, Seeded(0))
    done.extend(action for seat in state.pending for action in ruleset.options(state, seat)[:10])
    assert (dumps(ruleset.save(match.state)), list(match.moves), len(match.log)) == before


EARLIER: dict[int, list[tuple[Any, ...]]] = {}


def _allowed(match: Match, seat: int, text: str) -> bool:
    try:
        action = match.ruleset.read(match.state, seat, text)
    except Problem:
        return False
    return match.ruleset.allows(match.state, seat, action)


def views_tell_nothing_hidden(match: Match, rng: random.Random) -> None:
    """Two worlds that look the same to a seat give byte-identical views, options and log.

    The second world has the same past and another future: another seed. The third is the seat's own
    imagination, in which everything that it cannot know has been drawn anew.
    """
    past = record(match)
    past.seed = rng.randrange(10**9)
    other = replay(past, compile_ruleset)
    for seat in (*range(match.ruleset.setup.seats), None):
        here = _seen(match.ruleset, match.state, seat)
        assert _seen(match.ruleset, other.state, seat) == here
        assert _log(other, seat) == _log(match, seat)
        if seat is not None:
            imagined = match.view(seat).imagine(rng)
            assert imagined is not match.state
            assert _seen(match.ruleset, imagined, seat) == here


def _seen(ruleset: Ruleset, state: Any, seat: int | None) -> str:
    view = View(ruleset, state, seat)
    asked = view.decision and (view.decision.name, view.decision.seats, view.decision.tags)
    shown = [
        [o.text, o.verb, o.label, dict(o.args), o.targets, o.rules, dict(o.data)] for o in view.describe()
    ]
    return json.dumps([view.data, shown, repr(asked)])


def _log(match: Match, seat: int | None) -> str:
    return repr([(n, e) for n, e in match.log if e.seen_by(seat)])


def views_are_json(match: Match, rng: random.Random) -> None:
    for seat in (*range(match.ruleset.setup.seats), None):
        data = match.view(seat).data
        assert json.loads(json.dumps(data)) == data
    assert match.view(None).options == []
    assert match.view(None).describe() == []
    with pytest.raises(ValueError, match="spectator"):
        match.view(None).imagine(rng)


def undo_restores_exactly(match: Match, rng: random.Random) -> None:
    """Tried in a match of its own, because what it draws must not touch this one."""
    ruleset = match.ruleset
    before = (dumps(ruleset.save(match.state)), list(match.moves), repr(match.log))
    seat = rng.choice(match.state.pending)
    other = Match(ruleset, given=match.given)
    other.state, other.moves, other.log = match.state.copy(), list(match.moves), list(match.log)
    other.state.listener = other._on_event
    other.act(seat, rng.choice(ruleset.options(match.state, seat)))
    drawn = any(line.startswith("*") for line in other.moves[len(match.moves) :])
    for player in range(ruleset.setup.seats):
        if player != seat or drawn:
            assert not other.can_undo(player)
            with pytest.raises(Refused):
                other.undo(player)
    if other.can_undo(seat):
        other.undo(seat)
        assert (dumps(ruleset.save(other.state)), other.moves, repr(other.log)) == before
        assert other.state.options == match.state.options
        other.act(seat, rng.choice(ruleset.options(other.state, seat)))


Check = Callable[[Match, random.Random], None]
CHECKS: dict[Check, int] = {
    pieces_are_all_there: 1,
    states_save_and_load: 7,
    copies_are_independent: 7,
    options_are_complete_sorted_and_readable: 2,
    what_is_refused_changes_nothing: 7,
    views_tell_nothing_hidden: 23,
    views_are_json: 5,
    undo_restores_exactly: 3,
}
"""Each with how often it is looked at: at every so many-th action, or less often in a long game."""


def test_of_the_checks() -> None:
    assert all(check.__name__ for check in CHECKS)
    assert len(CORE) >= 3


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("choice", CORE, ids=title)
def test_every_decision(choice: Choice, check: Check) -> None:
    ruleset = compiled(choice)
    rng = random.Random(check.__name__)
    stride = max(CHECKS[check], length(ruleset) // 40)

    def before(match: Match) -> None:
        if match.state.serial % stride == 0:
            check(match, rng)

    random_match(ruleset, check.__name__, before=before)


# -- what must hold of a whole game ------------------------------------------------------------------------


@pytest.mark.parametrize("choice", CORE, ids=title)
def test_games_end(choice: Choice) -> None:
    for seed in range(3):
        match = random_match(compiled(choice), seed, everything_names_its_rule)
        it_is_over(match)


@pytest.mark.parametrize("choice", CORE, ids=title)
def test_a_record_brings_the_game_back(choice: Choice) -> None:
    the_record_brings_it_back(random_match(compiled(choice), "record"))


@pytest.mark.parametrize("choice", CORE, ids=title)
def test_chance_can_be_answered_from_outside(choice: Choice) -> None:
    chance_can_be_answered_from_outside(random_match(compiled(choice), "chance"))


@pytest.mark.parametrize("choice", REST, ids=title)
def test_everything_in_one_game(choice: Choice) -> None:
    ruleset = compiled(choice)
    rng = random.Random("all")
    checks = list(CHECKS)
    stride = max(2, length(ruleset) // 16)

    def before(match: Match) -> None:
        pieces_are_all_there(match, rng)
        if match.state.serial % stride == 0:
            checks[match.state.serial // stride % len(checks)](match, rng)

    match = random_match(ruleset, title(choice), everything_names_its_rule, before)
    it_is_over(match)
    the_record_brings_it_back(match)
    chance_can_be_answered_from_outside(match)


def everything_names_its_rule(match: Match, seat: int, line: str, events: list[Event]) -> None:
    """Every event and every term of a score; and points are the sum of their terms."""
    book = match.ruleset.game.rulebook
    for event in events:
        rules = [event.rule, *(term.rule for term in event.formula)]
        assert [rule for rule in rules if rule not in book] == [], event
        assert event.points == sum(term.total for term in event.formula), event


def it_is_over(match: Match) -> None:
    ruleset = match.ruleset
    ruleset.game.check_piece_totals(match.state)
    assert ruleset.decision(match.state) is None
    assert len(ruleset.game.scores(match.state)) == ruleset.setup.seats
    assert set(ruleset.game.winners(match.state)) <= set(range(ruleset.setup.seats))
    assert ruleset.is_same_position(ruleset.load(ruleset.save(match.state)), match.state)
    for seat in range(ruleset.setup.seats):
        assert match.view(seat).options == []
        assert match.view(seat).describe() == []
        with pytest.raises(Refused) as refused:
            match.act(seat, "pass")
        assert refused.value.code == "game-over"


def the_record_brings_it_back(match: Match) -> None:
    """Written and read again, it leads to the same state, moves and log."""
    again = replay(parse(record(match).to_json()), compile_ruleset)
    assert again.ruleset is match.ruleset
    assert match.ruleset.is_same_position(again.state, match.state)
    assert again.moves == match.moves
    assert repr(again.log) == repr(match.log)
    assert parse(record(again).to_json()) == record(match)
    assert names(again) == names(match)


def chance_can_be_answered_from_outside(match: Match) -> None:
    """Without a sampler a state waits for each draw; answered in the same way it comes to the same end."""
    ruleset = match.ruleset
    lines = iter(match.moves)
    state = ruleset.start(None)
    draws = 0
    while not state.over:
        line = next(lines)
        if state.pending == (CHANCE,):
            draws += 1
            step = ruleset.step(state)
            assert isinstance(step, Draw)
            assert ruleset.decision(state) is None
            assert all(ruleset.options(state, seat) == [] for seat in range(ruleset.setup.seats))
            if draws % 9 == 1:
                assert ruleset.is_same_position(ruleset.load(ruleset.save(state)), state)
            weights = step.weights(state)
            assert all(weight >= 0 for weight in weights)
            topic, label = line.removeprefix("* ").split(" ", 1)
            assert topic == step.topic
            index = step.read(state, label)
            assert weights[index] > 0
            assert step.write(state, index) == label
            with pytest.raises(Problem):
                ruleset.resolve(state, len(weights))
            with pytest.raises(Problem):
                ruleset.read(state, 0, "pass")
            ruleset.resolve(state, index)
        else:
            assert isinstance(ruleset.step(state), Ask)
            seat = SEATS.index(line[0])
            ruleset.act(state, seat, ruleset.read(state, seat, line[2:]), None)
    assert draws
    assert next(lines, None) is None
    assert ruleset.is_same_position(state, match.state)

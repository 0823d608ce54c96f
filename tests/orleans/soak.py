"""Random games over all editions, player counts and switches; every step is counted and checked.

    python tests/orleans/soak.py 3000 [seed]

Half of the players are lively: they try to fill places, so that all parts of the game are reached.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections import Counter
from typing import Any

from bastide.games import compile_ruleset
from bastide.kernel import Action, Event, Ruleset, Seeded, View
from bastide.orleans.game import GAME
from bastide.orleans.tables import FREE, KINDS


def random_setup(rng: random.Random) -> tuple[int, dict[str, Any]]:
    """An edition, a number of players, and in two games of three some switches the other way."""
    options: dict[str, Any] = {"edition": rng.choice("ABC")}
    if rng.random() < 0.67:
        for switch in GAME.catalogue.switches:
            if switch.name in ("edition", "data") or switch.fixed or rng.random() < 0.6:
                continue
            if switch.bounds:
                options[switch.name] = rng.choice([20, 24, 40, 179])
            else:
                options[switch.name] = rng.choice(switch.values)
    seats = rng.choice([1, 2, 2, 3, 3, 4, 4, 4])
    if options.get("start_player", "random") not in ("random", *"ABCD"[:seats]):
        options["start_player"] = "A"
    return seats, options


def lively(ruleset: Ruleset, state: Any, seat: int, options: list[Action], rng: random.Random) -> Action:
    """Sometimes a whole place at once; rarely anything undone; passing only when nothing is left."""
    if ruleset.step(state).name == "P4.plan":
        plan = fill_a_place(state, seat, rng)
        if plan:
            return plan
        return ("done",) if rng.random() < 0.9 else rng.choice(options)
    better = [o for o in options if o[0] not in ("pass", "decline", "leave", "keep")]
    return rng.choice(better if better and rng.random() < 0.9 else options)


def fill_a_place(state: Any, seat: int, rng: random.Random) -> Action | None:
    """Whatever completes a place, of all that can be completed; technology where there is some."""
    tables = state.tables
    kit = tables.kit(state.owned[seat])
    places = [p for p in kit.places if tables.places[p].spaces]
    rng.shuffle(places)
    for place in places:
        parts = whole_place(state, seat, place, rng)
        if parts:
            return ("plan", parts, False)
    return None


def whole_place(state: Any, seat: int, place: int, rng: random.Random) -> tuple[Action, ...]:
    tables = state.tables
    kit = tables.kit(state.owned[seat])
    base = tables.spaces * seat
    market = state.market[KINDS * seat : KINDS * seat + KINDS]
    parts: list[Action] = []
    for space in range(tables.first[place], tables.first[place + 1]):
        if state.on[base + space] != FREE:
            continue
        fitting = [k for k in range(KINDS) if market[k] and space in kit.fits[k]]
        if not fitting:
            return ()
        kind = rng.choice(fitting)
        market[kind] -= 1
        parts.append(("put", kind, space))
    return tuple(parts)


def play(seed: int, thorough: float = 0.05) -> Counter[str]:
    """One game. Raises AssertionError when something is wrong; says what happened how often."""
    rng = random.Random(seed)
    seats, options = random_setup(rng)
    ruleset = compile_ruleset("orleans", seats, (), None, options)
    seen: Counter[str] = Counter()

    def hear(event: Event) -> None:
        assert not event.rule or event.rule in GAME.rulebook, event
        assert event.points == sum(t.total for t in event.formula), event
        seen["event " + event.type] += 1

    sampler = Seeded(seed)
    state = ruleset.start(sampler, listener=hear)
    kinds = [rng.random() < 0.6 for _ in range(seats)]
    steps = 0
    while not state.over:
        seat = rng.choice(state.pending)
        offered = ruleset.options(state, seat)
        assert offered, f"nothing to choose at {ruleset.step(state).name}"
        if rng.random() < thorough:
            inspect(ruleset, state, seat, rng)
        action = lively(ruleset, state, seat, offered, rng) if kinds[seat] else rng.choice(offered)
        seen[ruleset.decision(state).name + " " + action[0]] += 1  # type: ignore[union-attr]
        if action[0] == "plan":
            ruleset.act(state, seat, action, sampler)
        else:
            assert action in offered
            ruleset.apply(state, seat, action, sampler)
        GAME.check_piece_totals(state)
        steps += 1
        assert steps < 50_000
    assert len(state.turned) == state.tables.rounds
    seen["games"] += 1
    seen["decisions"] += steps
    return seen


def inspect(ruleset: Ruleset, state: Any, seat: int, rng: random.Random) -> None:
    """What must hold at every decision: texts, copies, saved states, views, refusals."""
    before = ruleset.save(state)
    for option in ruleset.describe(state, seat):
        assert ruleset.read(state, seat, option.text) in ruleset.options(state, seat), option.text
        assert option.targets or option.verb in PLAIN, option
    assert len({o.text for o in ruleset.describe(state, seat)}) == len(ruleset.options(state, seat))
    copied = state.copy()
    assert ruleset.save(copied) == before
    loaded = ruleset.load(json.loads(json.dumps(before)))
    assert ruleset.is_same_position(loaded, state)
    assert ruleset.options(loaded, seat) == ruleset.options(state, seat)
    for who in (seat, None):
        json.dumps(View(ruleset, state, who).data)
    imagined = View(ruleset, state, seat).imagine(rng)
    GAME.check_piece_totals(imagined)
    assert View(ruleset, imagined, seat).options == View(ruleset, state, seat).options
    ruleset.apply(copied, seat, rng.choice(ruleset.options(state, seat)), Seeded(1))
    step = ruleset.step(state)
    for other in [("use", 3), ("put", 5, 7), ("village", 2), ("travel", 4), ("send", 4, 2), ("pay", "step")]:
        if other[0] == "pay" and step.name != "X.pay":
            continue
        if other[0] in step.table and other not in ruleset.options(state, seat):
            refusal = ruleset.refusal(state, seat, other)
            assert refusal.rule in GAME.rulebook, (other, refusal.code)
            assert refusal.code != "not-offered", other
    assert ruleset.save(state) == before


PLAIN = {"done", "pass", "keep", "decline", "leave"}


def soak(games: int, seed: int = 0, thorough: float = 0.05) -> Counter[str]:
    seen: Counter[str] = Counter()
    for game in range(games):
        try:
            seen += play(seed + game, thorough)
        except Exception as error:
            raise AssertionError(f"seed {seed + game}: {type(error).__name__}: {error}") from error
    return seen


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    begun = time.process_time()
    total = soak(number, int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    for name, times in sorted(total.items()):
        print(f"{name:40} {times:>10,}")
    print(f"{number} games without a broken invariant, {time.process_time() - begun:.0f} CPU s")

"""A hint: what the master would do now and why, and what else is worth a thought.

It looks as a study does, with the view of the seat: what the seat cannot know is imagined. But somebody
waits, so it ends when its time is over and says what it has found by then.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from ..bots.mind import Turn
from ..kernel import Action, Problem, View
from ..study import experts
from ..study.effects import compare
from ..study.experts import Expert
from ..study.study import reasons_for, shown_turn
from ..study.verdicts import Reason
from ..study.weighing import Depth, Weighed, Weighing, leads
from .protocol import Advice, AdvisedTurn, Option, Worth

SECONDS = 1.2
"""After this nothing new is begun: what runs has to end, and the way to the page takes time, too."""
MOST_DECISIONS = 20
"""Of a turn that somebody has in mind."""
TURNS = 3
"""The best, and the alternatives that are shown."""
CLOSE = 0.3
"""Points: an alternative that lies nearer is about as good."""
DEPTH = Depth("hint", 8, ((8, 6), (4, 16), (3, 48)), 12_000, 2_000, 1_000, 0)


def advise(view: View[Any], seed: str = "", mine: Sequence[str] = ()) -> Advice:
    """What the master would do, what it is worth, and up to two alternatives; and why not `mine`."""
    assert view.seat is not None
    expert = experts.load(view.ruleset.game.name)
    weighing = Weighing(view, expert, DEPTH, seed, until=time.monotonic() + SECONDS)
    world = weighing.world(0)
    weighed = weighing.weigh(_whole(expert, world, view.seat, mine, seed) if mine else None)
    best = weighed[0]
    weighed[1:] = sorted(weighed[1:], key=lambda one: best.gap(one)[0])
    now = leads(expert.prospects(world), view.ruleset.setup.seats)[view.seat]
    told = [_turn(view, expert, world, weighed, nth, now) for nth in range(min(TURNS, len(weighed)))]
    option = Option.of(view.ruleset.option(world, view.seat, best.turn[0]))
    own = next((_mine(view, expert, world, weighed, nth, now) for nth in _played(weighed)), None)
    return Advice(option, told[0].worth, _options(view, world, weighed, told[0].worth), told, own)


def _whole(expert: Expert[Any], world: Any, seat: int, mine: Sequence[str], seed: str) -> Turn | None:
    """What a seat has in mind, as a whole turn: what it has not said is done well. None if it cannot be."""
    state, turn = world.copy(), list[Action]()
    rng = random.Random(seed)
    for text in mine:
        try:
            action = state.ruleset.read(state, seat, text)
        except Problem:
            break
        if not state.ruleset.allows(state, seat, action):
            break
        turn.append(action)
        state.ruleset.apply(state, seat, action, None)
    if not turn:
        return None
    for _ in range(MOST_DECISIONS):
        if state.pending != (seat,):
            break
        for action in expert.mind.candidates(state, seat, rng, 1)[0].turn:
            turn.append(action)
            state.ruleset.apply(state, seat, action, None)
    return tuple(turn)


def _played(weighed: list[Weighed]) -> list[int]:
    return [nth for nth, one in enumerate(weighed) if one.played]


def _mine(
    view: View[Any], expert: Expert[Any], world: Any, weighed: list[Weighed], nth: int, now: float
) -> AdvisedTurn:
    """What somebody had in mind, and why the best is better."""
    told = _turn(view, expert, world, weighed, nth, now)
    best, one = weighed[0], weighed[nth]
    assert view.seat is not None
    if nth == 0 or told.close:
        return msgspec.structs.replace(told, reasons=[], close=True)
    if best.ends and one.ends:
        return msgspec.structs.replace(told, reasons=reasons_for(expert, world, view.seat, best, one))
    parts = [expert.effects(world, view.seat, each.turn) for each in (best, one)]
    return msgspec.structs.replace(told, reasons=compare(view.seat, expert.prospects(world), *parts))


def _turn(
    view: View[Any], expert: Expert[Any], world: Any, weighed: list[Weighed], nth: int, now: float
) -> AdvisedTurn:
    seat, best, one = view.seat, weighed[0], weighed[nth]
    assert seat is not None
    less = best.gap(one)[0] if nth else 0.0
    return AdvisedTurn(
        turn=shown_turn(view.ruleset, world, seat, one.turn),
        worth=round(best.mean - now - less, 1),
        close=bool(nth) and less < CLOSE,
        reasons=_reasons(expert, world, seat, weighed, nth),
        samples=0 if one.exact else len(one.ends),
    )


def _reasons(expert: Expert[Any], world: Any, seat: int, weighed: list[Weighed], nth: int) -> list[Reason]:
    """What a turn does by itself; where that is nothing at once, what it has over the next best."""
    one = weighed[nth]
    found = compare(seat, expert.prospects(world), expert.effects(world, seat, one.turn), [])
    if found or nth or len(weighed) < 2:
        return found
    other = weighed[1]
    return reasons_for(expert, world, seat, one, other) if one.ends and other.ends else []


def _options(view: View[Any], world: Any, weighed: list[Weighed], worth: float) -> list[Worth]:
    """The first decisions of the turns that were weighed, each once: the best, and those that are offered."""
    best = weighed[0]
    found: dict[Action, float] = {best.turn[0]: 0.0}
    for one in weighed[1:]:
        if one.turn[0] in view.options:
            found.setdefault(one.turn[0], best.gap(one)[0])
    write = view.ruleset.write
    return [Worth(write(world, action), round(worth - less, 1)) for action, less in found.items()]

"""Where fleas may be laid and followers may flee, worked out from the rules alone and compared with what is
offered in random games."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections import Counter

import pytest

from bastide.carcassonne.state import CarcassonneState
from bastide.carcassonne.tables import STEP
from bastide.games import compile_ruleset
from bastide.kernel import Match

Squares = set[int]


def region(foci: dict[int, int], chips: Squares) -> Squares:
    """C-4.2.9.6-c, Q-4.2.9-3: the active foci and what hangs together with them, side by side."""
    alive = set(foci)
    while grown := {p + step for p in alive for step in STEP} & chips - alive:
        alive |= grown
    return alive


def naive(state: CarcassonneState) -> set[tuple[str, int, int]]:
    """C-4.2.9.2-b, C-4.2.9.2-c, C-4.2.9.4-e, C-4.2.9.5-d, C-4.2.9.7-e, C-4.2.9.8-a: each chip, each tile."""
    plague = state.slice_named("plague")
    chips = set(plague.chips)
    alive = region(plague.foci, chips)
    sources = [-1] if plague.supply else sorted(chips - alive)
    if not sources and any(len(region({focus: 0}, chips)) == 19 for focus in plague.foci):
        sources = sorted(chips)
    found = set()
    for source in sources:
        rest = region(plague.foci, chips - {source})
        closed = chips | set(plague.foci) | plague.spared
        beside = {p + step for p in rest for step in STEP} & set(state.board) - closed
        found |= {("flea", source, place) for place in beside}
    return found


def contacts(state: CarcassonneState) -> dict[int, set[int]]:
    """Which parts of tiles touch which: along a whole edge, or for meadows along half of one."""
    touch: dict[tuple[int, int, str], int] = {}
    for number in range(1, len(state.laid)):
        place, (kind, quarter) = state.where[number], divmod(state.laid[number], 4)
        for i, part in enumerate(state.tables.parts[kind]):
            sides = 8 if part.kind == "field" else 4
            for side in part.sides:
                turned = (side + quarter * sides // 4) % sides
                touch[place, turned, part.kind] = state.base[number] + i
    found: dict[int, set[int]] = {}
    for (place, side, kind), node in touch.items():
        if kind == "field":
            edge, half = divmod(side, 2)
            there = (place + STEP[edge], (2 * edge + 4) % 8 + 1 - half, kind)
        else:
            there = (place + STEP[side], (side + 2) % 4, kind)
        found.setdefault(node, set()).update({touch[there]} if there in touch else ())
    return found


def flights(state: CarcassonneState, seat: int) -> set[tuple[str, int, int, int]]:
    """C-4.2.9.3-b to C-4.2.9.3-h: step by step over clean tiles, onto another one."""
    plague = state.slice_named("plague")
    tile = {n: bisect_right(state.base, n, 1) - 1 for n in range(len(state.parent))}
    touching = contacts(state)
    found = set()
    for start, figures in state.figures.items():
        reached, todo = {start}, [start]
        while todo:
            onward = touching.get(todo.pop(), set()) - reached
            onward = {n for n in onward if not {state.where[tile[n]]} & {*plague.chips, *plague.foci}}
            reached |= onward
            todo += onward
        ends = {node for node in reached if tile[node] != tile[start]}
        found |= {("flee", f, start, end) for f in figures if f & 7 == seat for end in ends}
    return found if plague.number and not plague.fled else set()


@pytest.mark.parametrize("seed", range(4))
def test_where_fleas_and_followers_may_go(seed: int) -> None:
    """Q-4.2.9-10: also when taking a chip cuts others off; C-4.2.9.8-b: it is offered until it is done."""
    ruleset = compile_ruleset("carcassonne", 2, ("base", "plague"), options={"startSeat": "A"})
    match, rng = Match(ruleset, f"plague {seed}"), random.Random(seed)
    seen: Counter[str] = Counter()
    while not match.over:
        state = match.state
        seat, step = state.pending[0], ruleset.decision(state).step
        options = ruleset.options(state, seat)
        verbs = {verb: {o[1:] for o in options if o[0] == verb} for verb in ruleset.step(state).table}
        plague = state.slice_named("plague")
        if step == "take-flea":
            assert verbs["take-flea"] == {
                (source,) for _, source, place in naive(state) if place == plague.goal
            }
        elif step == "refuge":
            assert verbs["refuge"] == {
                (end,) for *_, start, end in flights(state, seat) if start == plague.fleeing[1]
            }
        elif plague.due and "flea" in verbs:
            assert verbs["flea"] == {(place,) for _, _, place in naive(state)}
        if "flee" in verbs:
            assert verbs["flee"] == {(figure, start) for _, figure, start, _ in flights(state, seat)}
        seen.update(verb for verb, found in verbs.items() if found)
        match.act(seat, rng.choice(options))
    assert min(seen[verb] for verb in ("flea", "take-flea", "flee", "refuge")) > 3, seen

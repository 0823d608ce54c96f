"""Random games over random combinations of sets, elements and switches, checked at each step."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import Any

from carcassonne.slow.chair import WatchedMatch
from carcassonne.slow.faces import playable
from play import record

from bastide.games import compile_ruleset, load
from bastide.kernel import Setup, SetupProblem, parse, replay

CATALOGUE = load("carcassonne").catalogue
PART_ONE = next(p.sets for p in CATALOGUE.presets if p.name == "part-one")
PARTS = {
    "one": PART_ONE,
    "two": ("base", *(s.name for s in CATALOGUE.sets if s.name not in PART_ONE)),
    "all": tuple(s.name for s in CATALOGUE.sets),
}

ALONE = ("phantom", "dispatches")  # elements without tiles


def brought(sets: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(e for s in CATALOGUE.sets if s.name in sets for e in s.brings))


def names(part: str) -> set[str]:
    """The sets and elements of a part."""
    return {*PARTS[part], *brought(PARTS[part]), *(ALONE if part != "one" else ())}


def choice(rng: random.Random, part: str, wanted: Collection[str] = ()) -> dict[str, Any]:
    """Some boxes, now and then without an element or with a strange one, and some switches the other way.
    The wanted sets and elements are in play for certain."""
    pool = PARTS[part]
    share = rng.choice((0.1, 0.25, 0.6))
    sets = [name for name in pool if rng.random() < share or (name == "base" and rng.random() < 0.9)]
    sets += [name for name in pool if name in wanted and name not in sets]
    if not {"base", "wheel"} & set(sets):
        sets.append("base")
    mine = brought(sets)
    sure = {*wanted, *brought([name for name in wanted if name in pool])}
    out = [f"-{name}" for name in mine if rng.random() < 0.08 and name not in sure]
    free = [e.name for e in CATALOGUE.elements if e.name in brought(pool) and e.name not in mine]
    if part != "one":
        free += ALONE
    strange = [name for name in free if rng.random() < 0.08 or name in wanted]
    values = {
        s.name: rng.choice(s.values)
        for s in CATALOGUE.switches
        if not s.fixed and s.values and s.name != "startSeat" and rng.random() < 0.4
    }
    if "cult-siege-creativity" in sets and rng.random() < 0.5:  # Q-1-3: with faces of the table's own
        known = playable([name for name in (*mine, *strange) if f"-{name}" not in out])
        faces = "; ".join(rng.sample(known, 2))
        values |= {"blankTiles": "user-defined", "blankFaces": faces}
    return {"seats": rng.randint(1, 6), "sets": sets, "elements": [*out, *strange], "options": values}


def setup(
    number: int | str,
    part: str = "all",
    everything: bool = False,
    most: int = 99,
    wanted: Collection[str] = (),
) -> Setup:
    """The set-up of a game follows from its number. A choice that cannot be played is drawn again, and so is
    one of more than `most` sets."""
    rng = random.Random(f"set-up {number}")
    if everything:
        return CATALOGUE.setup(rng.randint(2, 6), ["everything"])
    while True:
        try:
            made = CATALOGUE.setup(**choice(rng, part, wanted))
            load("carcassonne").modules(made)
            if len(made.sets) <= most:
                return made
        except SetupProblem:
            continue


def play(match: WatchedMatch, seed: int | str) -> WatchedMatch:
    """Play a game at random. Every second choice is one of verbs first, so that rare ones are not drowned."""
    rng = random.Random(f"choices {seed}")
    ruleset = match.ruleset
    while not match.over:
        ruleset.game.check_piece_totals(match.state)
        seat = rng.choice(match.state.pending)
        options = ruleset.options(match.state, seat)
        if rng.random() < 0.5:
            verb = rng.choice(list(dict.fromkeys(action[0] for action in options)))
            options = [action for action in options if action[0] == verb]
        action = rng.choice(options)
        line = ruleset.write(match.state, action)
        assert ruleset.read(match.state, seat, line) == action, f"{line!r} does not mean {action}"
        match.act(seat, action)
    ruleset.game.check_piece_totals(match.state)
    match.scorer.look_again()
    return match


def reread(match: WatchedMatch) -> None:
    """The record of a game, written and read again, leads to the same end."""
    found = replay(parse(record(match).to_json()), compile_ruleset)
    assert found.ruleset.save(found.state) == match.ruleset.save(match.state), "the record ends elsewhere"

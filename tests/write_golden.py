"""Play whole games of all three games at random and keep them: `python tests/write_golden.py`.

A golden game says before every decision how many options there are, and at its end the points. So it notices
a changed rule that no scenario is about, without saying which. The slow scorer judges those of Carcassonne
while they are played; of the others all pieces are counted at each step.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import combos
from carcassonne.slow.chair import WatchedMatch
from orleans.soak import lively
from play import record

from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Action, Match

GOLDEN = Path(__file__).parent / "golden"
Chooser = Callable[[Match, int, list[Action]], Action]
GAMES = 24
"""Games of Carcassonne; each set is in several of them."""


def keep(match: Match, counts: list[tuple[int, int, int]], name: str, title: str, rule: str) -> None:
    """Write a game with the numbers of options put in before the moves that they belong to."""
    made = record(match, title, f"Played at random to its end ({rule}).")
    for before, seat, number in reversed(counts):
        made.moves.insert(before, f"? options {SEATS[seat]} {number}")
    made.moves += ["? finished", "? scores " + " ".join(map(str, match.ruleset.game.scores(match.state)))]
    file = GOLDEN / match.ruleset.game.name / f"{name}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(made.to_json(), encoding="utf-8")
    print(file.relative_to(GOLDEN), len(made.moves), flush=True)


def play(match: Match, choose: Chooser, rng: random.Random) -> list[tuple[int, int, int]]:
    """Play to the end; how many options there were before which move."""
    counts: list[tuple[int, int, int]] = []
    while not match.over:
        match.ruleset.game.count(match.state)
        seat = rng.choice(match.state.pending)
        options = match.ruleset.options(match.state, seat)
        counts.append((len(match.moves), seat, len(options)))
        match.act(seat, choose(match, seat, options))
    match.ruleset.game.count(match.state)
    return counts


def carcassonne() -> Iterator[None]:
    for number in range(GAMES):
        name = f"golden {number}"
        rng = random.Random(name)
        wanted = [
            part for at, part in enumerate(combos.PARTS["all"]) if at % (GAMES // 3) == number % (GAMES // 3)
        ]
        setup = combos.setup(name, "all", most=8, wanted=wanted)
        match = WatchedMatch(setup, name)

        def choose(match: Match, seat: int, options: list[Action], rng: random.Random = rng) -> Action:
            if rng.random() < 0.5:
                verb = rng.choice(list(dict.fromkeys(action[0] for action in options)))
                options = [action for action in options if action[0] == verb]
            return rng.choice(options)

        counts = play(match, choose, rng)
        match.scorer.look_again()
        keep(
            match,
            counts,
            f"boxes-{number + 1:02}",
            f"A random game for {setup.seats} with {len(setup.sets)} sets",
            "C-5-a",
        )
        yield


def orleans() -> Iterator[None]:
    for number, (seats, edition) in enumerate([(2, "A"), (3, "B"), (4, "C"), (4, "A"), (2, "B"), (3, "C")]):
        rng = random.Random(f"golden {number}")
        match = Match(compile_ruleset("orleans", seats, options={"edition": edition}), f"golden {number}")

        def choose(match: Match, seat: int, options: list[Action], rng: random.Random = rng) -> Action:
            return lively(match.ruleset, match.state, seat, options, rng)

        counts = play(match, choose, rng)
        keep(
            match,
            counts,
            f"edition-{edition.lower()}-{seats}",
            f"A lively game for {seats}, edition {edition}",
            "O-END-a",
        )
        yield


def johanna() -> Iterator[None]:
    alone = [(1, {"level": level}) for level in ("standard", "expert", "challenge")]
    kinds = [
        (2, {"places": "cards"}),
        (3, {"places": "printed"}),
        (4, {"places": "cards"}),
        (5, {"places": "printed"}),
    ]
    for number, (seats, options) in enumerate([*kinds, *alone]):
        rng = random.Random(f"golden {number}")
        match = Match(compile_ruleset("johanna", seats, options=options), f"golden {number}")
        counts = play(match, lambda match, seat, offered, rng=rng: rng.choice(offered), rng)
        (kind,) = options.values()
        keep(match, counts, f"{kind}-{seats}", f"A random game for {seats}, {kind}", "J-R-12")
        yield


if __name__ == "__main__":
    for game in (carcassonne, orleans, johanna):
        for _ in game():
            pass

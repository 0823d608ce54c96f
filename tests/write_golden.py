"""Play whole games of all three games at random and keep them: `python tests/write_golden.py`.

A golden game says before every decision how many options there are, now and then what is refused and by which
rule, and at its end the points. So it notices a changed rule that no scenario is about, without saying which.
The slow scorer judges those of Carcassonne while they are played; of the others all pieces are counted at
each step. `python tests/write_golden.py refusals` keeps the games and only asks anew what is refused.
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import combos
from carcassonne.slow.chair import WatchedMatch
from orleans.soak import lively
from play import record

from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Action, Match, Problem, Record, parse
from bastide.kernel.records import RecordSampler

GOLDEN = Path(__file__).parent / "golden"
Chooser = Callable[[Match, int, list[Action]], Action]
GAMES = 24
"""Games of Carcassonne; each set is in several of them."""
TRIED, ASKED = 24, 6
"""How many answers of each kind are tried at a decision, and how often a game asks about the same reason."""
ANSWER = re.compile(r"[A-F] (([a-z-]+).*)")
REFUSAL = re.compile(r"\? [A-F] may not ")


def keep(match: Match, counts: list[tuple[int, int, int]], name: str, title: str, rule: str) -> None:
    """Write a game with the numbers of options put in before the moves that they belong to."""
    made = record(match, title, f"Played at random to its end ({rule}).")
    for before, seat, number in reversed(counts):
        made.moves.insert(before, f"? options {SEATS[seat]} {number}")
    made.moves += ["? finished", "? scores " + " ".join(map(str, match.ruleset.game.scores(match.state)))]
    file = GOLDEN / match.ruleset.game.name / f"{name}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    ask_refusals(made)
    file.write_text(made.to_json(), encoding="utf-8")
    print(file.relative_to(GOLDEN), len(made.moves), flush=True)


@cache
def spoken(game: str) -> dict[str, list[str]]:
    """The answers that players give in all records of a game, by their verbs."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for folder in (GOLDEN, GOLDEN.parents[1] / "scenarios"):
        for file in sorted((folder / game).rglob("*.json")):
            for line in parse(file.read_text(encoding="utf-8")).moves:
                if answer := ANSWER.match(line):
                    found[answer[2]][answer[1]] = None
    return {verb: list(lines) for verb, lines in found.items()}


def ask_refusals(record: Record) -> None:
    """Put in what is refused: an answer that was possible earlier or in another game, with the reason."""
    record.moves = [line for line in record.moves if not REFUSAL.match(line)]
    sampler, rng = RecordSampler(record, checks=False), random.Random(record.title)
    ruleset = compile_ruleset(record.game, len(record.seats), record.sets, record.elements, record.options)
    match = Match(ruleset, given=record.given, chance=record.chance, sampler=sampler.fall_back_to_match)
    known: dict[str, dict[str, None]] = defaultdict(dict)
    asked: Counter[tuple[str, ...]] = Counter()
    found: list[tuple[int, str]] = []
    while sampler.at < len(record.moves):
        line = record.moves[sampler.at]
        sampler.at += 1
        if not line.startswith("?"):
            seat, text = SEATS.index(line[0]), line[2:]
            reasons = refusals(match, seat, known, rng)
            if reasons and asked[least := min(reasons, key=lambda reason: asked[reason])] < ASKED:
                asked[least] += 1
                found.append((sampler.at - 1, f"? {line[0]} may not {reasons[least]} {least[2]} {least[1]}"))
            for action in ruleset.options(match.state, seat):
                known[action[0]][ruleset.write(match.state, action)] = None
            match.act(seat, text)
    for before, line in reversed(found):
        record.moves.insert(before, line)


def refusals(
    match: Match, seat: int, known: dict[str, dict[str, None]], rng: random.Random
) -> dict[tuple[str, ...], str]:
    """Some answers that the rules forbid here, one for each verb, reason and rule."""
    ruleset, state = match.ruleset, match.state
    verbs, others = ruleset.ask(state).table, spoken(ruleset.game.name)
    lines = [line for verb in verbs for line in known[verb]]
    abroad = [line for verb in verbs for line in others.get(verb, ())]
    found: dict[tuple[str, ...], str] = {}
    for line in (some for of in (lines, abroad) for some in rng.sample(of, min(TRIED, len(of)))):
        try:
            action = ruleset.read(state, seat, line)
            if ruleset.allows(state, seat, action) or ruleset.write(state, action) != line:
                continue
        except (Problem, LookupError, ValueError):  # not even a sentence here
            continue
        refusal = ruleset.refusal(state, seat, action)
        if refusal.rule and refusal.code != "not-offered":
            found.setdefault((action[0], refusal.code, refusal.rule), line)
    return found


def play(match: Match, choose: Chooser, rng: random.Random) -> list[tuple[int, int, int]]:
    """Play to the end; how many options there were before which move."""
    counts: list[tuple[int, int, int]] = []
    while not match.over:
        match.ruleset.game.check_piece_totals(match.state)
        seat = rng.choice(match.state.pending)
        options = match.ruleset.options(match.state, seat)
        counts.append((len(match.moves), seat, len(options)))
        match.act(seat, choose(match, seat, options))
    match.ruleset.game.check_piece_totals(match.state)
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


def main() -> None:
    if sys.argv[1:] == ["refusals"]:
        for file in sorted(GOLDEN.rglob("*.json")):
            made = parse(file.read_text(encoding="utf-8"))
            ask_refusals(made)
            file.write_text(made.to_json(), encoding="utf-8")
        return
    for game in (carcassonne, orleans, johanna):
        for _ in game():
            pass


if __name__ == "__main__":
    main()

"""Can the study be trusted? Five proofs with their figures.

    python bench/study.py                               all of them, in small
    python bench/study.py --proof 1 --size 100          one of them, at the size of `docs/study.md`

1. Positions whose best turn can be worked out exactly are judged right: the last tiles of Carcassonne, the
   last turns of Johanna against herself.
2. Luck has mean nought over random draws.
3. Error per decision ranks the levels in the order of their strength.
4. Two studies of the same game, with other futures, agree on the classes.
5. Luck and errors explain the final difference; what is left is reported.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from statistics import mean, stdev
from typing import Any

from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import CHANCE, SEATS, Match, Ruleset
from bastide.study import DEPTHS, Examination, Judged, experts, study
from bastide.study.course import Course, Turn, drawing
from bastide.study.luck import Bundle, events_of, luck_of
from bastide.study.study import judge_turn
from bastide.study.verdicts import quality_of
from bastide.study.weighing import leads

GAMES = ("carcassonne", "orleans", "johanna")
LEVELS = ("novice", "apprentice", "skilled", "master")
LUCK = 24
"""Outcomes of a draw that are looked at."""
EVERY = 4
"""Of the turns of a game, each so-many-th is looked at: those of one game hang together anyway."""

FEW = 9


# -- 1: what can be worked out -------------------------------------------------------------------------------


def positions(game: str, seed: int) -> Iterator[tuple[Ruleset[Any], Any]]:
    """Positions near the end of games of bots of all kinds, at a decision."""
    rng = random.Random(seed)
    while True:
        seats = 2 if game == "carcassonne" else 1
        ruleset = compile_ruleset(game, seats=seats)
        match = Match(ruleset, rng.randrange(1 << 30))
        bots = [
            make(rng.choice(("novice", "apprentice", "skilled")), rng.randrange(1 << 30))
            for _ in range(seats)
        ]
        left = rng.choice((0, 1, 1, 2))
        while not match.over:
            seat = match.state.pending[0]
            most = FEW if left == 2 else 1000  # three tiles take long to work out
            if is_near_end(game, match.state, left) and 1 < len(ruleset.options(match.state, seat)) < most:
                yield ruleset, match.state
                break
            match.act(seat, bots[seat].choose(match.view(seat)))


def is_near_end(game: str, state: Any, left: int) -> bool:
    if game == "carcassonne":
        return bool(state.tiles_to_come() <= left and state.ruleset.ask(state).decision == "D-PLACE")
    return False


def solve(ruleset: Ruleset[Any], state: Any, seat: int) -> float:
    """The seat's lead at the end if both play as well as can be and chance is averaged over."""
    if state.over:
        return leads(list(map(float, ruleset.game.scores(state))), ruleset.setup.seats)[seat]
    if state.pending == (CHANCE,):
        weights = drawing(ruleset, state).weights(state)
        total = 0.0
        for index, weight in enumerate(weights):
            if weight:
                total += weight * solve(ruleset, resolved(ruleset, state, index), seat)
        return total / sum(weights)
    asked = state.pending[0]
    worths = [
        solve(ruleset, done(ruleset, state, asked, option), seat) for option in ruleset.options(state, asked)
    ]
    return max(worths) if asked == seat else min(worths)


def resolved(ruleset: Ruleset[Any], state: Any, index: int) -> Any:
    new = state.copy()
    ruleset.resolve(new, index)
    return new


def done(ruleset: Ruleset[Any], state: Any, seat: int, option: Any) -> Any:
    new = state.copy()
    ruleset.apply(new, seat, option, None)
    return new


def whole_turns(ruleset: Ruleset[Any], state: Any, seat: int) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every turn that the seat can take, with the position after it."""
    for option in ruleset.options(state, seat):
        new = done(ruleset, state, seat, option)
        if new.pending == (seat,):
            for rest, after in whole_turns(ruleset, new, seat):
                yield (option, *rest), after
        else:
            yield (option,), new


def prove_exact(size: int, seed: int) -> None:
    for game in ("carcassonne",):
        expert, rng = experts.load(game), random.Random(seed)
        best_right = class_right = 0
        began, spent = time.process_time(), 0.0
        for number, (ruleset, state) in enumerate(positions(game, seed)):
            if number == size:
                break
            seat = state.pending[0]
            exact = {turn: solve(ruleset, after, seat) for turn, after in whole_turns(ruleset, state, seat)}
            best = max(exact.values())
            played = rng.choice(sorted(exact, key=lambda turn: -exact[turn])[: rng.choice((1, 10, 1000))])
            started = time.process_time()
            turn: Turn[Any] = Turn(
                0, seat, ruleset.ask(state).decision, state, [0], list(played), [""] * len(played), False
            )
            verdict, weighed = judge_turn(ruleset, turn, expert, DEPTHS["ordinary"], f"{seed}/{number}")
            spent += time.process_time() - started
            found = exact[weighed[0].turn]
            right = best - found <= 0.05
            best_right += right
            truth = quality_of(game, best - exact[played], 0.0)
            told = quality_of(game, verdict.error, 0.0)
            class_right += truth == told
            if not right or truth != told:
                lost = best - exact[played]
                print(f"  {number}: found {found:+.2f} of {best:+.2f}; {state.tiles_to_come()} tiles left")
                print(f"    lost {lost:.2f} ({truth}), judged {verdict.error:.2f} ({told})")
        print(
            f"1 {game}: best turn found in {best_right} of {size}, class right in {class_right} of {size}"
            f" ({spent / size:.2f} s a judgement, {time.process_time() - began:.0f} s in all)"
        )


# -- 2: luck -------------------------------------------------------------------------------------------------


def prove_luck(size: int, seed: int) -> None:
    """Draws in games of bots, as they came: their luck for the seat that drew."""
    for game in GAMES:
        expert, found = experts.load(game), []
        for match in games(game, "skilled", seed):
            for event in events_of(Course(match), expert):
                if isinstance(event, Bundle) and len(found) < size:
                    luck = luck_of(match.ruleset, event, expert, LUCK, f"{seed}/{len(found)}")
                    found.append(luck.luck[SEATS.index(luck.seat or "A")])
            if len(found) == size:
                break
        off = stdev(found) / len(found) ** 0.5
        print(
            f"2 {game}: mean luck {mean(found):+.3f} ± {1.96 * off:.3f},"
            f" spread {stdev(found):.2f}, {size} draws"
        )


# -- 3, 4, 5: whole games ------------------------------------------------------------------------------------


def games(game: str, level: str, seed: int) -> Iterator[Match[Any]]:
    """Games of two bots of one level."""
    rng = random.Random(f"{seed}/{game}")
    while True:
        match = Match(compile_ruleset(game, seats=2), rng.randrange(1 << 30))
        bots = [make(level, rng.randrange(1 << 30)) for _ in range(2)]
        while not match.over:
            seat = match.state.pending[0]
            match.act(seat, bots[seat].choose(match.view(seat)))
        yield match


def judged(match: Match[Any], depth: str, seed: str, every: int = 1) -> list[Judged]:
    """The turns of a game, or each so-many-th of them."""
    examination = Examination(match, depth, seed)
    turns = [turn.line for turn in examination.course.turns if not turn.forced]
    return [one for line in turns[::every] if isinstance(one := examination.judge(line), Judged)]


def prove_ranks(size: int, seed: int) -> None:
    """Error per decision of each level."""
    for game in GAMES:
        told = []
        for level in LEVELS:
            errors = [
                turn.error
                for nth, match in zip(range(size), games(game, level, seed), strict=False)
                for turn in judged(match, "glance", f"{seed}/{nth}", EVERY)
            ]
            off = stdev(errors) / len(errors) ** 0.5
            told.append(f"{level} {mean(errors):.2f} ± {1.96 * off:.2f}")
        print(f"3 {game}: error per decision {', '.join(told)}")


def prove_agreement(size: int, seed: int) -> None:
    """The same games twice, with other futures."""
    for game in GAMES:
        same = number = 0
        for _, match in zip(range(size), games(game, "apprentice", seed), strict=False):
            one, two = (judged(match, "ordinary", f"{seed}/{twice}", EVERY) for twice in (1, 2))
            same += sum(a.quality == b.quality for a, b in zip(one, two, strict=True))
            number += len(one)
        print(f"4 {game}: the same class for {same} of {number} decisions ({same / number:.0%})")


def prove_sum(size: int, seed: int) -> None:
    """Final difference = luck of both less errors of both, and a rest."""
    for game in GAMES:
        rests, ends = [], []
        for nth, match in zip(range(size), games(game, "apprentice", seed), strict=False):
            found = study(match, ["A", "B"], "glance", f"{seed}/{nth}")
            explained = -found.summary.players[0].error + found.summary.players[1].error
            for draw in found.draws:
                explained += draw.luck[0] if draw.seat != "B" else -draw.luck[1]
            ends.append(float(found.scores[0] - found.scores[1]))
            rests.append(ends[-1] - explained)
        spread, rest = (sum(x * x for x in many) / len(many) for many in (ends, rests))
        print(
            f"5 {game}: final difference {spread**0.5:.1f} points, unexplained {rest**0.5:.1f}, {size} games"
        )


PROOFS = {
    1: (prove_exact, 20, 100),
    2: (prove_luck, 60, 2000),
    3: (prove_ranks, 1, 10),
    4: (prove_agreement, 1, 10),
    5: (prove_sum, 2, 20),
}
"""Each with its size in small, and that of `docs/study.md`."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--proof", type=int, choices=sorted(PROOFS), action="append")
    parser.add_argument("--size", type=int, help="positions, draws or games")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for number in arguments.proof or sorted(PROOFS):
        prove, small, _ = PROOFS[number]
        prove(arguments.size or small, arguments.seed)


if __name__ == "__main__":
    main()

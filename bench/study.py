"""Can the study be trusted? Five proofs with their figures.

    python bench/study.py                               all of them, in small
    python bench/study.py --proof 1 --size 100          one of them, at the size of `docs/study.md`

1. Positions whose best turn can be worked out exactly are judged right: the last tiles of Carcassonne, the last
   turns of Johanna against herself.
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
from typing import Any

from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import CHANCE, Match, Ruleset
from bastide.study import experts
from bastide.study.course import Turn, drawing
from bastide.study.study import DEPTHS, judge_turn
from bastide.study.verdicts import quality_of
from bastide.study.weighing import leads

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
        left = rng.choice((0, 1))
        while not match.over:
            seat = match.state.pending[0]
            if is_near_end(game, match.state, left) and len(match.ruleset.options(match.state, seat)) > 1:
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
            turn = Turn(
                0, seat, ruleset.ask(state).decision, state, [0], list(played), [""] * len(played), False
            )
            judged, weighed = judge_turn(ruleset, turn, expert, DEPTHS["ordinary"], f"{seed}/{number}")
            spent += time.process_time() - started
            found = exact[weighed[0].turn]
            right = best - found <= 0.05
            best_right += right
            truth = quality_of(game, best - exact[played], 0.0)
            told = quality_of(game, judged.error, 0.0)
            class_right += truth == told
            if not right or truth != told:
                print(
                    f"  {number}: found {found:+.2f} of {best:+.2f}; played {best - exact[played]:.2f} {truth}, judged {judged.error:.2f} {told}, {state.tiles_to_come()} left, exact {judged.exact}"
                )
        print(
            f"1 {game}: best turn found in {best_right} of {size}, class right in {class_right} of {size}"
            f" ({spent / size:.2f} s a judgement, {time.process_time() - began:.0f} s in all)"
        )


PROOFS = {1: (prove_exact, 20, 100)}


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

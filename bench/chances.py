"""Fits the curves from points expected to the chance to win: games of bots of one level against each other.

    python bench/chances.py carcassonne --games 60 --write     and the numbers go to src/bastide/study/data
    python bench/chances.py orleans --trust                    how much of a difference comes true, by round

Prints for each tenth of expected chances how often they came true.
"""

from __future__ import annotations

import argparse
import json
import random
from datetime import date
from pathlib import Path

import bastide.study
from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import Match
from bastide.study import experts
from bastide.study.chances import Curve, Sample, fit, surprise

DATA = Path(bastide.study.__file__).parent / "data" / "chances.json"
SEATS = {"carcassonne": (2, 2, 3, 4), "orleans": (2, 3, 4), "johanna": (1, 2, 2, 3)}
LEVELS = ("apprentice", "skilled")


def samples(game: str, games: int, seed: int) -> list[Sample]:
    """Positions at the beginnings of turns, with who won in the end."""
    rng, expert = random.Random(seed), experts.load(game)
    found: list[Sample] = []
    for number in range(games):
        seats = SEATS[game][number % len(SEATS[game])]
        match = Match(compile_ruleset(game, seats=seats), rng.randrange(1 << 30))
        level = rng.choice(LEVELS)  # of all: a lead must tell of the position, not of who is stronger
        bots = [make(level, rng.randrange(1 << 30)) for _ in range(seats)]
        seen = []
        while not match.over:
            seat = match.state.pending[0]
            if rng.random() < 0.2:
                seen.append((expert.prospects(match.state), expert.left(match.state)))
            match.act(seat, bots[seat].choose(match.view(seat)))
        winners = match.ruleset.game.winners(match.state)
        if len(expert.prospects(match.state)) > seats:  # against the game itself: it has won, or the player
            winners = [0] if winners else [1]
        found += [Sample(prospects, left, winners) for prospects, left in seen]
    return found


def print_trust(game: str, games: int, seed: int) -> None:
    """Of equal bots: the slope from differences in what the mind expects, untrusted, to those at the end."""
    rng, expert = random.Random(seed), experts.load(game)
    found: dict[int, list[tuple[float, float]]] = {}
    for number in range(games):
        seats = (2, 2, 3, 4)[number % 4]
        match = Match(compile_ruleset(game, seats=seats), rng.randrange(1 << 30))
        bots = [make("apprentice", rng.randrange(1 << 30)) for _ in range(seats)]
        seen: dict[int, list[float]] = {}
        while not match.over:
            left = round(expert.left(match.state))
            if left not in seen:
                prospects, trust = expert.prospects(match.state), expert.trust(match.state)
                middle = sum(prospects) / len(prospects)
                seen[left] = [(points - middle) / trust for points in prospects]
            seat = match.state.pending[0]
            match.act(seat, bots[seat].choose(match.view(seat)))
        scores = match.ruleset.game.scores(match.state)
        middle = sum(scores) / seats
        for left, gaps in seen.items():
            found.setdefault(left, []).extend(
                (gap, score - middle) for gap, score in zip(gaps, scores, strict=False)
            )
    for left, pairs in sorted(found.items()):
        slope = sum(a * b for a, b in pairs) / (sum(a * a for a, _ in pairs) or 1.0)
        print(f"  {left:2d} left: {slope:.2f} of the difference comes true ({len(pairs)} sheets)")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(SEATS))
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--trust", action="store_true")
    arguments = parser.parse_args()
    if arguments.trust:
        print_trust(arguments.game, arguments.games, arguments.seed)
        return
    found = samples(arguments.game, arguments.games, arguments.seed)
    curve = fit(found)
    print(
        f"{arguments.game}: near {curve.near:.2f}, step {curve.step:.2f} from {len(found)} positions;"
        f" surprise {surprise(curve, found):.3f}, of a coin {surprise(Curve(1e6, 1.0), found):.3f}"
    )
    for tenth, (number, expected, came) in sorted(tenths(curve, found).items()):
        print(
            f"  {tenth * 10:3d} % and more: {number:5d} times, expected {expected:.2f}, came true {came:.2f}"
        )
    if arguments.write:
        data = json.loads(DATA.read_text("utf-8"))
        command = (
            f"python bench/chances.py {arguments.game} --games {arguments.games} --seed {arguments.seed}"
        )
        data[arguments.game] = {
            "near": round(curve.near, 3),
            "step": round(curve.step, 3),
            "command": command,
            "date": date.today().isoformat(),
        }
        DATA.write_text(json.dumps(data, indent=2, sort_keys=True) + "\n", "utf-8")


def tenths(curve: Curve, found: list[Sample]) -> dict[int, tuple[int, float, float]]:
    """By tenth: how often, the mean chance, how often it came true."""
    sums: dict[int, list[float]] = {}
    for prospects, left, winners in found:
        for seat, chance in enumerate(curve.chances(prospects, left)):
            entry = sums.setdefault(min(9, int(chance * 10)), [0, 0.0, 0.0])
            entry[0] += 1
            entry[1] += chance
            entry[2] += (seat in winners) / len(winners)
    return {tenth: (int(n), total / n, came / n) for tenth, (n, total, came) in sums.items()}


if __name__ == "__main__":
    main()

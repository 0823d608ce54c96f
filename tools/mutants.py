"""Change rules one at a time and see whether the records and tests notice.

python tools/mutants.py --count 300 --seed 1              over all three games
python tools/mutants.py --only carcassonne/expansions/tower --count 40
python tools/mutants.py --minutes 20 --survivors survivors.txt

Each mutation (`mutating.py`) is tried (`trying.py`) up to the first thing that notices it: the records that
name its rules, the other records that need the function, whole games, the tests that name its rules. What
nothing noticed is listed with its place and its rules. The same seed gives the same mutations.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from pathlib import Path

from mutating import Mutant, choose, unknown_equivalents
from trying import try_all


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=300, help="how many mutations (300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60, help="stop after so long (60)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", metavar="PATH", help="files that begin so, such as orleans/")
    parser.add_argument("--survivors", type=Path, metavar="FILE", help="write those that nothing noticed")
    parser.add_argument("--verbose", action="store_true", help="say of each what noticed it")
    wanted = parser.parse_args()
    if stale := unknown_equivalents():
        sys.exit("not in the code as it is: " + "; ".join(stale))
    mutants = list(choose(wanted.count, wanted.seed, wanted.only))
    noticed: Counter[str] = Counter()
    left: list[Mutant] = []
    for mutant, result, by in try_all(mutants, wanted.jobs, wanted.minutes):
        noticed[result] += 1
        if result == "survived":
            left.append(mutant)
        if result == "survived" or wanted.verbose:
            print(f"{result}: {mutant}" + (f"  by {by}" if by else ""), flush=True)
    if wanted.survivors:
        wanted.survivors.write_text("".join(f"{mutant}\n" for mutant in left), encoding="utf-8")
    total = noticed.total()
    killed = total - noticed["survived"]
    print(
        f"{total} mutations (seed {wanted.seed}): {killed} noticed, "
        f"{noticed['named']} by a record that names the rule, {noticed['other']} by another, "
        f"{noticed['game']} by a whole game, {noticed['test']} by a test; {noticed['survived']} not; "
        f"{100 * killed / max(total, 1):.1f} %"
    )


if __name__ == "__main__":
    main()

"""Enters whole recorded games on a phone, from a list of what happened at an imaginary real table.

    python bench/entering.py [carcassonne everything orleans johanna] [--minutes N]

Mistakes are put right on the way: a draw at once, an action by going back, and a draw that is noticed some
lines later, after which the game is played again. The taps are counted, and the final scores must be those of
the record. The game with all boxes of Carcassonne is played at random first.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.entering import Json, Mistakes, compare, enter_game, read, steps_of
from browser.people import PHONE
from browser.serving import visited
from playwright.sync_api import Page

from bastide.games import compile_ruleset
from bastide.kernel import Match
from bastide.kernel.records import record_of
from bastide.table.entering import ENTERED

PATIENCE = 120_000
SEED = 18
PASSES = 0.7
"""How often somebody passes who may."""
GOLDEN = {"carcassonne": "greedy-2", "orleans": "edition-b-2", "johanna": "cards-2"}


def play_everything() -> Json:
    """A game of Carcassonne with all boxes, played at random."""
    thrown = {"catapultModel": ENTERED}  # real wood is thrown at a real table
    ruleset, rng = compile_ruleset("carcassonne", 2, ["everything"], options=thrown), random.Random(SEED)
    match = Match(ruleset, SEED)
    while not match.over:
        seat = match.state.pending[0]
        options = match.ruleset.options(match.state, seat)
        passing = [one for one in options if one[0] == "pass"]
        match.act(seat, rng.choice(passing if passing and rng.random() < PASSES else options))
    made: Json = json.loads(record_of(match, ["A", "B"]).to_json())
    return made


def record_named(name: str) -> Json:
    if name == "everything":
        return play_everything()
    if name in GOLDEN:
        return read(Path(__file__).parents[1] / "tests" / "golden" / name / f"{GOLDEN[name]}.json")
    return read(Path(name))


def enter(page: Page, live: str, name: str, minutes: float) -> None:
    record = record_named(name)
    lines, begun = len(steps_of(record)), time.monotonic()
    print(
        f"{name}: {lines} lines, {sum(line[0] == '*' for line in record['moves'])} of them draws", flush=True
    )

    def told(line: int) -> None:
        if line % 100 == 0:
            print(f"  line {line} after {time.monotonic() - begun:.0f} s", flush=True)

    mistakes = Mistakes(draws=[3], actions=[20], late=lines // 3)
    taps = enter_game(page, live, record, mistakes, begun + 60 * minutes, told)
    for topic, counts in taps.draws.items():
        print(f"  {topic}: entered {len(counts)} times, median {median(counts):g} taps, most {max(counts)}")
    print(f"  scrolled for {taps.scrolled} tiles")
    print(f"  {len(taps.actions)} actions, median {median(taps.actions):g} taps")
    print(f"  put right: {'; '.join(taps.put_right)}")
    scores, over = compare(page, live, record, taps)
    print(f"  {taps.lines} of {lines} lines, finished: {over}, scores as in the record: {scores}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=["carcassonne", "johanna", "orleans", "everything"])
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop each game after so long")
    chosen = parser.parse_args()
    with visited(PATIENCE) as (live, open_page):
        for name in chosen.games:
            page = open_page(viewport=PHONE, has_touch=True)
            try:
                enter(page, live, name, chosen.minutes)
            except BaseException:
                page.screenshot(path=f"test-results/{Path(name).stem}.png")
                raise
            page.close()


if __name__ == "__main__":
    main()

"""Builds the positions of scenarios in the editor, by mouse and by keyboard, and asks the four questions.

python bench/building.py [SCENARIO …]
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.building import Builder, Hand, read
from browser.people import LAPTOP
from browser.serving import visited

PATIENCE = 60_000
HANDS: tuple[Hand, ...] = ("mouse", "keyboard")
CHOSEN = [
    "carcassonne/city-majority",
    "carcassonne/meadows-grow-together-at-the-last",
    "carcassonne/given",
    "carcassonne/last-tile",
    "carcassonne/road-tie",
    "carcassonne/castles/cathars-beside",
    "carcassonne/given/dragon",
    "carcassonne/given/tunnels",
    "carcassonne/mage-witch/neutral",
    "carcassonne/tower/ransom-later",
    "johanna/a-fourth-monk",
    "johanna/a-full-row",
    "johanna/a-town-for-one",
    "johanna/not-this-person",
    "johanna/scoring/depot",
    "orleans/actions/boatman-and-a-short-supply",
    "orleans/editions/town-hall-a",
    "orleans/editions/plague-a",
    "orleans/editions/harvest-b",
    "orleans/planning/tower-is-no-action-space",
]


def main() -> None:
    wrong = []
    with visited(PATIENCE) as (live, open_page):
        for name in sys.argv[1:] or CHOSEN:
            for hand in HANDS:
                page = open_page(viewport=LAPTOP)
                begun, builder = time.monotonic(), Builder(page, live, read(name), hand)
                try:
                    builder.build()
                    right = builder.is_right()
                    answers = builder.ask() if right else {}
                except Exception as error:
                    page.screenshot(path=f"test-results/{name.replace('/', '-')}-{hand}.png")
                    right, answers = False, {"stopped": str(error).splitlines()[0]}
                told = " · ".join(" ".join(text.split())[:60] for text in answers.values())
                wrong += [] if right else [f"{name} by {hand}"]
                seconds = time.monotonic() - begun
                print(
                    f"{name} by {hand}: {'right' if right else 'WRONG'}, {seconds:.0f} s; {told}", flush=True
                )
                page.close()
    print(f"wrong: {wrong}" if wrong else "all positions are those of the scenarios")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()

"""README's pictures, made anew from the running page: `python tools/pictures.py`, about a minute.

Bots play up to a moment, people sit down at it, and the first of them looks. The games are always the same;
after a change to a rule or to `greedy` they are others, and somebody has to see whether they are good.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize

from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Match, record_of

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.people import keep_seats  # noqa: E402
from browser.scenes import open_at  # noqa: E402
from browser.serving import visited  # noqa: E402

PEOPLE = ("Anna", "Béla", "Clara", "David")
LARGE: ViewportSize = {"width": 1440, "height": 900}
SMALL: ViewportSize = {"width": 400, "height": 300}
PATIENCE = 60_000
SETTLE = 2_000
"""Milliseconds until everything is drawn and the news have come to rest."""

Moment = Callable[[Match, set[str]], bool]
"""Whether the picture is taken here: the game, and the verbs of the first seat's options."""


def played(game: str, seats: int, sets: Sequence[str], seed: str, is_it: Moment) -> dict[str, Any]:
    """The record of a game of bots up to the first decision of seat A alone that is right for a picture."""
    ruleset = compile_ruleset(game, seats, sets)
    match = Match(ruleset, seed)
    bots = [make("greedy", f"r{seat}", game) for seat in range(seats)]
    while True:
        seat = match.state.pending[-1]
        if seat == 0 and is_it(match, {option[0] for option in ruleset.options(match.state, 0)}):
            break
        match.act(seat, bots[seat].choose(match.view(seat)))
    record: dict[str, Any] = json.loads(record_of(match, PEOPLE[:seats]).to_json())
    return record


def carcassonne() -> dict[str, Any]:
    sets = ["base", "river", "inns-cathedrals", "traders-builders"]
    return played(
        "carcassonne",
        4,
        sets,
        "readme",
        lambda match, verbs: "lay" in verbs and len(match.state.board) >= 44,
    )


def orleans() -> dict[str, Any]:
    """Planning in round 10; the others are ready."""

    def is_it(match: Match, verbs: set[str]) -> bool:
        return len(match.state.turned) == 10 and match.ruleset.ask(match.state).decision == "DP-PLAN"

    return played("orleans", 4, [], "readme", is_it)


def johanna() -> dict[str, Any]:
    """A trader who could do many things, in the second bag."""

    def is_it(match: Match, verbs: set[str]) -> bool:
        return len(match.moves) > 105 and {"acquire", "coin", "deed"} <= verbs and "develop" not in verbs

    return played("johanna", 3, [], "readme-4", is_it)


def choose_square(page: Page) -> None:
    """The square that joins most, shown with its shield before it is placed."""
    longest, best = 0, ""
    for square in page.evaluate("[...document.querySelectorAll('[data-legal]')].map(x => x.dataset.legal)"):
        page.locator(f"[data-legal='{square}']").dispatch_event("click")
        said = page.locator(".line .say").inner_text()
        if len(said) > longest:
            longest, best = len(said), square
    page.locator(f"[data-legal='{best}']").dispatch_event("click")


def go_on(page: Page) -> None:
    """Past the card that tells how the last round ended."""
    page.keyboard.press("Space")
    page.locator("[data-round-end]").wait_for(state="detached")


def choose_deed(page: Page) -> None:
    page.locator("[data-chip^=deed]").last.click()


PICTURES: dict[str, tuple[Callable[[], dict[str, Any]], dict[str, Any], Callable[[Page], None]]] = {
    "carcassonne": (carcassonne, {"locale": "en-GB"}, choose_square),
    "orleans": (orleans, {"locale": "en-GB"}, go_on),
    "johanna": (johanna, {"locale": "de-DE", "color_scheme": "dark"}, choose_deed),
}


def main() -> None:
    with visited(PATIENCE) as (live, open_page):
        for game, (make_record, look, act) in PICTURES.items():
            record = make_record()
            page = open_page(viewport=LARGE, **look)
            opened = open_at(page, live, record)
            others = [open_page(viewport=SMALL) for _ in record["seats"][1:]]
            for other, seat in zip(others, SEATS[1:], strict=False):
                keep_seats(other, live, opened, game, seat)
                other.locator("section[data-decision]").wait_for()
            keep_seats(page, live, opened, game, "A")
            page.locator("[data-mine=A]").wait_for()
            page.wait_for_timeout(SETTLE)
            act(page)
            page.mouse.move(LARGE["width"] // 2, 5)
            page.wait_for_timeout(SETTLE)
            page.screenshot(path=str(ROOT / "docs" / "images" / f"{game}.png"))
            for one in (page, *others):
                one.close()


if __name__ == "__main__":
    main()

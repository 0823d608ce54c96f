"""What all browser tests share: sizes of screens, a seat that a browser keeps, a person who is asked."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, ViewportSize

LAPTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
WAIT = 120_000
SETTLED = "[aria-busy=false]"
"""What the page has done has been answered: what it asks now is not what it asked before."""
ASKED = f"[data-mine]:not([data-mine='']){SETTLED}"

NewPage = Callable[..., Page]


def keep_seats(page: Page, live: str, opened: dict[str, Any], game: str, *seats: str) -> None:
    """Come to a table with the tokens of some seats, or of all, as the browser that has opened it."""
    tokens = {seat: opened["seats"][seat] for seat in seats or opened["seats"]}
    kept = json.dumps([{"id": opened["table"], "game": game, "tokens": tokens, "seen": 1}])
    if not page.url.startswith(live):  # what is kept is kept for this address
        page.goto(live)
    page.evaluate("kept => localStorage.setItem('bastide.tables', kept)", kept)
    page.goto(f"{live}/table/{opened['table']}")


class Person:
    """Somebody at a table, who waits to be asked."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.locator("section[data-decision]")

    def asked(self) -> str:
        """Waits for the next decision of this person: its name, or nothing when the game is over."""
        # In one look: between two the page may come to somebody else's decision.
        asked = self.page.locator(f"{ASKED}, [data-over=true]").first
        return asked.get_attribute("data-decision") or ""

    def tag(self) -> str:
        return self.page.locator(f"section[data-decision]{SETTLED}").get_attribute("data-tag") or ""

    def has_answered(self, tag: str) -> None:
        """Waits until the page asks something else."""
        self.page.locator(f"[data-tag]:not([data-tag='{tag}']), [data-over=true]").first.wait_for()

"""With your own box: what was drawn at the real table is entered on a phone, and put right."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any

from browser.entering import Mistakes, enter_game, read
from browser.people import PHONE, NewPage, keep_seats
from browser.scenes import asked, seen
from playwright.sync_api import Page, expect


def own_box(page: Page, live: str, game: str, *bots: str, **more: Any) -> None:
    seats = [{"kind": "human", "name": "Anna"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    seats = seats if bots else [*seats, {"kind": "human", "name": "Ben"}]
    wanted = {"game": game, "seats": seats, "own_box": True, **more}
    keep_seats(page, live, page.request.post(f"{live}/api/tables", data=wanted).json(), game)


def enter(page: Page, *outcomes: str) -> None:
    """Touch what was drawn, and confirm: two taps for one tile."""
    line = page.locator("[data-entry]").get_attribute("data-line")
    for outcome in outcomes:
        page.locator(f"[data-entry] [data-outcome='{outcome}']").click()
    page.locator("[data-confirm]").click()
    expect(page.locator(f"[data-entry][data-line='{line}']")).to_have_count(0)


def correct(page: Page, line: int, outcome: str) -> None:
    page.get_by_role("button", name="Put an entry right").first.click()
    page.locator(f"[data-entered='{line}']").click()
    page.locator(f"dialog [data-outcome='{outcome}']").click()


def test_tiles_are_entered_and_put_right(live: str, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    own_box(page, live, "carcassonne", sets=["base"], options={"startSeat": "A"})
    page.locator("[data-entry] [data-outcome='BA-18']").wait_for()
    page.locator("[data-edge=N]").click()
    page.locator("[data-edge=E]").click()
    page.locator("[data-edge=E]").click()
    expect(page.locator("[data-outcome='BA-04']")).to_have_count(0)  # all city: no road on any edge
    page.get_by_role("button", name="Clear filter").click()
    enter(page, "BA-18")
    asked(page, "A", "D-PLACE")
    correct(page, 0, "BA-15")
    seen(page, "dialog", 0)
    asked(page, "A", "D-PLACE")
    correct(page, 0, "BA-18")
    page.locator("[data-legal='0,-1']").click()
    page.locator("button", has_text="Place tile").click()
    page.get_by_role("button", name="Skip").click()
    enter(page, "BA-24")
    asked(page, "B", "D-PLACE")
    page.get_by_role("button", name="Put an entry right").click()
    page.locator("[data-entered='0']").click()
    page.locator("dialog [data-outcome='BA-24']").click()  # a road does not close the city
    expect(page.locator("dialog [role=alert]")).to_contain_text("no longer fits")
    page.get_by_role("button", name="Leave it").click()
    page.keyboard.press("Escape")
    asked(page, "B", "D-PLACE")


def test_a_bot_is_moved_for_step_by_step(live: str, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    own_box(page, live, "carcassonne", "random", sets=["base"], options={"startSeat": "B"})
    page.locator("[data-entry=tile] [data-outcome]").first.click()
    page.locator("[data-confirm]").click()
    hands = page.locator("[data-hands=B]")
    hands.locator("svg.around").wait_for()
    hands.get_by_role("button", name="Step 1 is done").click()
    hands.locator("[data-done]").click()
    # The follower may come as a move of its own: whatever comes is done, until a tile is asked for.
    page.wait_for_function(
        """() => {
          if (document.querySelector('[data-entry=tile]')) return true;
          document.querySelector('[data-hands=B] [data-done]:not([disabled])')?.click();
          return false;
        }""",
        polling=300,
        timeout=120_000,
    )
    expect(hands).to_have_count(0)


def test_a_recorded_game_is_entered_by_touch(live: str, new_page: NewPage) -> None:
    """The first turns of a record, with a draw put right on the way; `entering.py` plays whole ones."""
    page = new_page(PHONE, touch=True)
    record = read(Path(__file__).parents[1] / "golden" / "carcassonne" / "greedy-2.json")
    record["moves"] = record["moves"][:8]
    taps = enter_game(page, live, record, Mistakes(draws=[1], actions=[2]))
    assert len(taps.put_right) == 2
    assert median(taps.draws["tile"]) <= 2
    told = page.request.get(f"{live}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert told["moves"] >= 7

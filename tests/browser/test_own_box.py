"""With your own box: what was drawn at the real table is entered on a phone, and put right."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any

import pytest
from browser.entering import Mistakes, compare, enter_game, read
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


def test_with_many_boxes_a_shape_leaves_few_faces(live: str, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    sets = ["base", "inns-cathedrals", "traders-builders", "princess-dragon"]
    own_box(page, live, "carcassonne", sets=sets, options={"startSeat": "A"})
    page.locator("[data-entry] [data-outcome='BA-18']").wait_for()  # nine of it: among the first
    page.locator("[data-shape='city field road field']").click()  # one tile in these boxes has such edges
    expect(page.locator("[data-outcome]")).to_have_count(1)
    page.locator("[data-confirm]").click()  # the only one needs no touch
    asked(page, "A", "D-PLACE")


def test_goods_are_laid_on_the_map(live: str, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    own_box(page, live, "orleans", "random")
    enter(page, "A")
    page.locator("[data-entry=removed]").wait_for()
    page.get_by_role("button", name="Draw for us").click()
    ways = page.locator("[data-entry=goods] [data-next]")
    first = ways.get_attribute("data-next") or ""
    expect(page.locator("[data-entry] [role=status]")).to_contain_text("between")
    page.locator("[data-outcome=wine]").click()
    page.locator("[data-outcome=wool]").click()
    expect(page.locator(f"[data-next='{first}']")).to_have_count(0)
    back = page.get_by_role("button", name="Take the last good off again")
    back.click()
    back.click()
    expect(page.locator(f"[data-next='{first}']")).to_have_count(1)
    expect(back).to_be_disabled()
    page.get_by_role("button", name="Draw for us").click()
    # Four of one's own followers are in the bag, and all of them come: nothing is asked.
    asked(page, "A", "DP-PLAN")


def test_a_bot_is_moved_for_step_by_step(live: str, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    own_box(page, live, "carcassonne", "random", sets=["base"], options={"startSeat": "B"})
    page.locator("[data-entry=tile] [data-outcome]").first.click()
    page.locator("[data-confirm]").click()
    hands = page.locator("[data-hands=B]")
    expect(hands.locator("li").first).to_contain_text("Place this tile")
    expect(hands.locator("li").first).to_contain_text("the start tile")
    hands.get_by_role("button", name="Step 1 is done").click()
    hands.locator("[data-aloud]").click()
    expect(hands.locator("[data-aloud]")).to_have_attribute("aria-pressed", "true")
    hands.locator("[data-done]").click()
    expect(hands).to_have_count(0)
    page.locator("[data-entry=tile]").wait_for()


@pytest.mark.parametrize(
    ("name", "lines", "late"),
    [("carcassonne/greedy-2", 14, 4), ("orleans/edition-c-3", 80, None), ("johanna/cards-2", 30, 5)],
)
def test_a_recorded_game_is_entered_by_touch(
    live: str, new_page: NewPage, name: str, lines: int, late: int | None
) -> None:
    """The first turns of a record, with mistakes put right; `bench/entering.py` enters whole ones."""
    page = new_page(PHONE, touch=True)
    record = read(Path(__file__).parents[1] / "golden" / f"{name}.json")
    record["moves"] = record["moves"][:lines]
    taps = enter_game(page, live, record, Mistakes(draws=[1], actions=[1], late=late))
    assert len(taps.put_right) >= 2
    assert median(taps.draws.get("tile", [2])) <= 2 or name.startswith("johanna")
    if name.startswith("orleans"):  # a running game with secrets keeps its record
        table = page.url.rsplit("/", 1)[1]
        assert page.request.get(f"{live}/api/tables/{table}").json()["moves"] >= 50
        assert taps.certain > 0
    else:
        compare(page, live, record, taps)

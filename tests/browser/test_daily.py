"""The game of the day in a real browser, from the first press to the result."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from typing import Any

import httpx
from browser.people import ASKED, PHONE, NewPage
from playwright.sync_api import Page, expect
from table.house import Page as Seat


def play_to_the_end(live: str, opened: dict[str, Any]) -> None:
    """Answers everything with the first option."""
    seat = Seat(live, opened["table"], list(opened["seats"].values()))
    seat.play()
    seat.close()


def key(page: Page) -> str:
    kept: str = json.loads(page.evaluate("localStorage.getItem('bastide.person')"))
    return kept


def test_one_try_a_day_from_the_first_press_to_the_text_for_friends(live: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(live)
    page.locator("[data-play-daily]").click()
    page.locator(ASKED).wait_for()
    table = page.url.rsplit("/", 1)[-1]

    # Another tab comes to the same game, and the lobby says that it has begun.
    other = page.context.new_page()
    other.goto(live)
    expect(other.locator("[data-state=begun]")).to_be_visible()
    other.locator("[data-play-daily]").click()
    other.wait_for_url(f"**/table/{table}")
    other.close()

    opened = httpx.post(f"{live}/api/daily", json={"person": key(page)}, timeout=120).json()
    assert opened["table"] == table
    page.goto(f"{live}/rules/johanna")  # nobody has to watch a hundred moves
    play_to_the_end(live, opened)
    page.goto(f"{live}/table/{table}")
    info = httpx.post(f"{live}/api/daily/info", json={"person": key(page)}, timeout=120).json()

    # The result comes instead of the final scoring, which is one press away.
    result = page.get_by_role("dialog", name="Johanna of the day")
    expect(result.locator(".score")).to_contain_text(str(info["mine"]["points"]))
    result.get_by_role("button", name="verified").click()
    expect(result.get_by_role("status")).to_contain_text("move by move")
    lines = result.locator("[data-share]").inner_text().split("\n")
    assert lines[0] == f"Johanna of the day {info['number']}"
    assert lines[1].startswith(f"{info['mine']['points']} : {info['mine']['hers']} ")
    assert lines[2] == f"{live}/daily/{info['number']}"
    result.get_by_role("button", name="Points in detail").click()
    expect(
        page.get_by_role("dialog", name="Final scoring").locator("tr[data-category=tracks]")
    ).to_be_visible()

    page.goto(live)
    card = page.locator(".daily[data-state=over]")
    expect(card).to_contain_text("You played today. Next game in")
    expect(card.locator(".played.today")).to_have_count(1)
    assert page.locator("[data-play-daily]").count() == 0
    finished = page.locator("[data-finished] .what")
    expect(finished).to_contain_text(re.compile("(won against|lost to) Johanna"))
    expect(finished).to_contain_text("Johanna · today")
    card.get_by_role("link", name="See the result").click()
    expect(page.locator("[data-daily]")).to_contain_text(f"no. {info['number']}")
    weekday = datetime.now(UTC).strftime("%A")
    expect(page.locator("[data-daily]")).to_contain_text(weekday)


def test_hints_are_marked_in_the_result(live: str, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True, locale="de-DE", dark=True)
    page.goto(live)
    page.locator("[data-play-daily]").click()
    page.locator(ASKED).wait_for()
    opened = httpx.post(f"{live}/api/daily", json={"person": key(page)}, timeout=120).json()
    page.goto(f"{live}/rules/johanna")
    seat = Seat(live, opened["table"], list(opened["seats"].values()))
    assert seat.ask(type="hint", seat="A")["ok"]
    seat.play()
    seat.close()
    page.goto(f"{live}/daily")
    expect(page.locator(".help")).to_have_text("mit 1 Tipp")
    expect(page.locator("[data-share]")).to_contain_text("mit 1 Tipp")

"""Johanna at the table in a real browser: a solo game, by what a person sees and clicks."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bastide.johanna.game import daily_seed

LAPTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
WAIT = 60_000
MOST_DECISIONS = 300

NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Opens pages, each in a browser of its own; none of them may complain on its console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(viewport: dict[str, int] = LAPTOP, touch: bool = False, locale: str = "en-GB") -> Page:
        context = browser.new_context(
            viewport=viewport, locale=locale, has_touch=touch, reduced_motion="reduce"
        )
        context.set_default_timeout(WAIT)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def open_solo(page: Page, live: str, wish: str = "solo") -> None:
    page.goto(f"{live}/new/johanna?{wish}")
    page.get_by_role("textbox").first.fill("Anna")
    page.locator("aside .open, .summary .open").first.click()
    page.wait_for_url("**/table/*")


class Player:
    """Takes the first tile that lies there and the last target of the sheet; else the list of options."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.locator("section[data-decision]")
        self.answered: dict[str, int] = {}

    def asked(self) -> str:
        self.page.locator("[data-mine]:not([data-mine='']), [data-over=true]").first.wait_for()
        if self.page.locator("[data-over=true]").count():
            return ""
        return self.line.get_attribute("data-decision") or ""

    def answer(self, decision: str) -> None:
        tag = self.line.get_attribute("data-tag")
        number = self.answered[decision] = self.answered.get(decision, 0) + 1
        if decision == "turn":
            self.page.locator("button.tile.can").first.click()
        elif decision == "bonus":
            self.page.locator("aside [data-target^='queue:']:not(:disabled)").first.click()
        elif number % 8 == 0:
            self.by_list()
        else:
            self.on_the_sheet()
        self.page.locator(f"[data-tag]:not([data-tag='{tag}']), [data-over=true]").first.wait_for()

    def on_the_sheet(self) -> None:
        targets = self.page.locator("path[data-target]")
        if targets.count() == 0:
            self.line.locator(".answers .btn:not(.undo)").first.click()
            return
        targets.last.dispatch_event("click")
        choices = self.page.locator("[data-choice]")
        if choices.count():
            choices.first.click()

    def by_list(self) -> None:
        """Every decision can be answered without the sheet."""
        self.line.locator("button.list").click()
        self.page.locator("dialog .option, [role=dialog] .option").first.click()

    def play(self) -> None:
        for _ in range(MOST_DECISIONS):
            decision = self.asked()
            if not decision:
                return
            self.answer(decision)
        raise AssertionError(f"no end in sight: {self.answered}")


def test_a_solo_game_to_the_end(new_page: NewPage, live: str) -> None:
    page = new_page()
    open_solo(page, live)
    player = Player(page)
    player.play()
    expect(page.locator("[data-over=true]")).to_be_visible()
    expect(page.locator("aside .end")).to_contain_text("to")  # who has won, with both scores
    assert player.answered["turn"] >= 10


def test_pointing_at_a_route_shows_what_it_would_mark(new_page: NewPage, live: str) -> None:
    page = new_page()
    open_solo(page, live)
    page.locator("button.tile.can").first.click()
    target = page.locator("path[data-target]").first
    target.wait_for()
    target.focus()
    expect(page.locator("svg .ghosts > *").first).to_be_attached()
    tag = page.locator("section[data-decision]").get_attribute("data-tag")
    target.press("Enter")
    page.locator(f"[data-tag]:not([data-tag='{tag}']), [data-choice]").first.wait_for()


def test_the_game_of_the_day(new_page: NewPage, live: str) -> None:
    page = new_page(PHONE, touch=True, locale="de-DE")
    page.goto(f"{live}/new/johanna?solo&daily")
    expect(page.locator(".daily")).to_contain_text("Partie des Tages")
    expect(page.locator(".daily")).to_contain_text(datetime.datetime.now(datetime.UTC).date().isoformat())
    expect(page.locator("li[data-seat]")).to_have_count(1)
    page.locator(".more [aria-expanded]").click()
    expect(page.locator(".seed input")).to_have_value(daily_seed(datetime.datetime.now(datetime.UTC).date()))


def test_the_sheet_in_tabs_on_a_phone(new_page: NewPage, live: str) -> None:
    page = new_page(PHONE, touch=True)
    open_solo(page, live)
    for tab in ("stores", "places", "johanna", "map"):
        page.locator(f"[data-tab={tab}]").tap()
        expect(page.locator(f"[data-tab={tab}]")).to_have_attribute("aria-selected", "true")
    page.locator("button.tile.can").first.tap()
    expect(page.locator("section[data-decision]")).not_to_have_attribute("data-decision", "turn")

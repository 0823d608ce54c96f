"""The pages that explain the expansions: their pictures show what the examples are about."""

from __future__ import annotations

from browser.people import NewPage
from browser.test_access import faults
from playwright.sync_api import Locator, Page, expect


def opened(page: Page, live: str, module: str, guide: str) -> Locator:
    page.goto(f"{live}/rules/carcassonne")
    page.locator(".book nav button", has_text=module).first.click()
    article = page.locator(f"[data-guide='{guide}']")
    article.wait_for()
    return article


def test_pictures_show_what_lies_on_the_land(live: str, new_page: NewPage) -> None:
    page = new_page()
    wheel = opened(page, live, "Wheel of Fortune", "wheel")
    expect(wheel.locator("[data-pig='taxes']")).to_have_count(1)
    expect(wheel.locator("[data-crown='storm'][data-figure='A']")).to_have_count(1)
    assert faults(page) == []


def test_pictures_show_the_scoring_track(live: str, new_page: NewPage) -> None:
    page = new_page()
    robbers = opened(page, live, "Robbers", "robbers")
    track = robbers.get_by_role("group", name="Scoring track").first
    expect(track.get_by_role("img", name="Alix’s robber on space 7")).to_be_visible()
    expect(track.get_by_role("img", name="Bertran’s scoring figure on space 7")).to_be_visible()


def test_an_answer_waits_until_it_is_asked_for(live: str, new_page: NewPage) -> None:
    page = new_page()
    ferries = opened(page, live, "Ferries", "ferries")
    answer = ferries.locator(".answer")
    expect(answer).to_have_count(0)
    ferries.locator("[data-answer='1']").click()
    expect(answer).to_contain_text("scores 3 for him")
    # The questions that people ask stand out from their answers.
    expect(ferries.locator(".asked b").first).to_have_text(
        "May a moved ferry connect a road that was completed and scored before?"
    )

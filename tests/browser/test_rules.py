"""The rules as people read them: pages above the single rules, and a search that knows their words."""

import pytest
from browser.people import NewPage
from playwright.sync_api import expect

ASKED = [
    ("carcassonne", "en-GB", "meadow three points", "base"),
    ("carcassonne", "de-DE", "Wiese drei Punkte", "base"),
    ("carcassonne", "en-GB", "who wins?", "base"),
    ("carcassonne", "de-DE", "Wer gewinnt?", "base"),
    ("carcassonne", "en-GB", "meeple", ""),
    ("orleans", "en-GB", "who wins", "scoring"),
    ("orleans", "de-DE", "wer gewinnt", "scoring"),
    ("orleans", "en-GB", "meeple", ""),
    ("johanna", "en-GB", "who wins", "scoring"),
    ("johanna", "de-DE", "Wer gewinnt", "scoring"),
    ("johanna", "de-DE", "Meeple", ""),
]


@pytest.mark.parametrize("game", ["carcassonne", "orleans", "johanna"])
def test_a_search_in_peoples_own_words_finds_pages_and_rules(game: str, live: str, new_page: NewPage) -> None:
    for locale in ("en-GB", "de-DE"):
        page = new_page(locale=locale)
        page.goto(f"{live}/rules/{game}")
        page.locator("article[data-guide]").first.wait_for()
        for words, wanted in [(one[2], one[3]) for one in ASKED if one[:2] == (game, locale)]:
            page.locator("input[type=search]").fill(words)
            expect(page.locator(f"[data-page{f'={wanted}' if wanted else ''}]").first).to_be_visible()
            expect(page.locator(".rules li mark").first).to_be_visible()
        page.locator("[data-page]").first.click()
        expect(page.locator("article[data-guide]").first).to_be_visible()


@pytest.mark.parametrize(("game", "name"), [("orleans", "events"), ("johanna", "routes")])
def test_a_page_shows_positions_and_answers(game: str, name: str, live: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{live}/rules/{game}#{'events' if game == 'orleans' else 'actions'}")
    guide = page.locator(f"article[data-guide={name}]")
    expect(guide.locator("figure")).to_have_count(2)
    expect(guide.locator("figure svg:visible").first).to_be_visible()
    guide.locator("[data-answer]").first.click()
    expect(guide.locator(".answer")).to_be_visible()

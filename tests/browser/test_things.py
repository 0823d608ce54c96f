"""Every figure, token and symbol says what it does; a free square says what fits it."""

from browser.people import PHONE, NewPage, keep_seats
from browser.scenes import Sit, before, open_at
from playwright.sync_api import Page, expect

SCENE = ("princess-dragon/a-step-for-each-of-six", "E lay 4,0 0")


def point_at(page: Page, what: str) -> None:
    """Clicks on the middle of something that lies still."""
    page.wait_for_load_state("networkidle")  # the drawings are there
    box = page.locator(what).first.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_piece_of_the_supply_says_what_it_does(sit: Sit) -> None:
    """C-4.4.2-b, by mouse and by key."""
    page = sit(*SCENE, "A")
    piece = page.locator("[data-seat=B] .supply:not(.short) [data-thing=big]")
    piece.click()
    card = page.locator("[data-card=big]")
    expect(card).to_contain_text("Large follower")
    expect(card).to_contain_text("counts as 2")
    expect(card).to_contain_text("Inns & Cathedrals")
    expect(card.locator("button", has_text="C-4.4.2-b")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(piece).to_be_focused()
    page.keyboard.press("Enter")
    expect(card).to_be_visible()
    card.locator("[data-all-things]").click()
    card.locator("button", has_text="Fairy").click()
    expect(page.locator("[data-card=fairy]")).to_contain_text("3 points")


def test_figures_and_symbols_on_the_board_are_asked_by_a_click(sit: Sit) -> None:
    page = sit(*SCENE, "A")
    point_at(page, ".still [data-thing=dragon]")
    expect(page.locator("[data-card=dragon]")).to_contain_text("Moves 6 tiles")
    page.keyboard.press("Escape")
    point_at(page, ".still [data-square='1,1']")  # a cloister stands in the middle of its tile
    cloister = page.locator("[data-card=sign-cloister]")
    expect(cloister).to_contain_text("9 points")
    cloister.locator("[data-area=cloister]").click()
    expect(page.locator("[data-inspector=cloister]")).to_be_visible()
    point_at(page, ".still [data-figure=A][data-kind=big]")
    expect(page.locator("[data-card=big] [data-area=road]")).to_be_visible()


def test_a_free_square_tells_what_fits_it(live: str, new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, touch=True, locale="de-DE")
    keep_seats(page, live, open_at(page, live, before(*SCENE)), "carcassonne", "A")
    tile = page.locator(".still [data-square='2,0']")
    expect(tile).to_have_count(1)
    page.wait_for_load_state("networkidle")
    box = tile.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - box["height"] / 2)
    gap = page.locator("[data-gap='2,-1']")
    expect(gap).to_contain_text("Was passt hierher?")
    expect(gap).to_contain_text("restlichen Plättchen passen")
    expect(gap.locator("[data-fits]").first).to_be_visible()
    expect(gap).to_contain_text("Wiese im Süden")
    # The decision lies folded under the sheet; a tap brings it back, and so does Back.
    page.locator("[data-folded]").tap()
    expect(gap).to_have_count(0)
    expect(page.locator("[data-folded]")).to_have_count(0)
    page.locator("[data-ask-board]").tap()
    expect(page.locator("[data-inspector]")).to_be_visible()
    page.wait_for_function("() => history.state === 'sheet'")
    page.go_back()
    expect(page.locator("[data-inspector]")).to_have_count(0)
    expect(page.locator("section[data-decision]")).to_be_visible()

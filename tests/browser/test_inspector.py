"""The board can be asked: by mouse, key and touch, with the points if the game ended now."""

from browser.scenes import Sit
from playwright.sync_api import Page, expect

SCENE = ("final-shared", "A lay 0,1 0")


def card(page: Page, kind: str) -> None:
    """Goes from feature to feature until this kind is told of."""
    page.locator("[data-ask-board]").click()
    for _ in range(12):
        expect(page.locator("[data-inspector]")).to_be_visible()
        if page.locator(f"[data-inspector={kind}]").count():
            return
        said = page.locator("[data-inspector]").inner_text()
        page.keyboard.press("i")
        expect(page.locator("[data-inspector]")).not_to_have_text(said, use_inner_text=True)
    raise AssertionError(f"no {kind} on the board")


def test_a_shared_road_tells_who_holds_it_and_what_it_is_worth(sit: Sit) -> None:
    """C-4.6.9-c, C-6.1-f: three tiles, a tie."""
    page = sit(*SCENE, "A")
    card(page, "road")
    told = page.locator("[data-inspector=road]")
    expect(told).to_contain_text("road, shared")
    expect(told).to_contain_text("A tie: both get all the points.")
    expect(told.locator(".holders li")).to_have_count(2)
    expect(told.locator(".worth .big").first).to_have_text("3")
    expect(told.locator("[data-end]")).to_have_count(2)
    expect(page.locator("[data-lit=road]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)
    expect(page.locator("[data-ask-board]")).to_be_focused()


def test_a_click_on_the_land_asks_about_what_lies_there(sit: Sit) -> None:
    """What is no target answers; a square where the tile fits still takes it."""
    page = sit(*SCENE, "A")
    expect(page.locator("[data-legal]").first).to_be_visible()
    page.wait_for_load_state("networkidle")  # the drawings are there
    box = page.locator(".board").bounding_box()
    legal = page.locator("[data-legal='0,1']").bounding_box()
    assert box
    assert legal
    # One square further north lies the start tile; its city is in its north.
    page.mouse.click(legal["x"] + legal["width"] / 2, legal["y"] - legal["height"] * 0.93)
    page.locator("[data-card=follower] [data-area=city]").click()  # a knight stands there; his card leads on
    expect(page.locator("[data-inspector=city]")).to_be_visible()
    expect(page.locator("[data-inspector=city]")).to_contain_text("Cleo leads by 1.")
    page.keyboard.press("Escape")
    page.locator("[data-legal='0,1']").click()
    expect(page.locator("button", has_text="Place tile")).to_be_enabled()


def test_the_points_if_the_game_ended_now_add_up(sit: Sit) -> None:
    page = sit(*SCENE, "A")
    expect(page.locator("[data-seat=A] .outlook")).to_contain_text("3 if it ended")
    expect(page.locator("[data-seat=C] .outlook")).to_contain_text("2 if it ended")
    page.locator("[data-seat=A] .outlook").click()
    told = page.locator("[data-outlook=A]")
    expect(told).to_contain_text("If the game ended now: 3")
    expect(told).to_contain_text("shared with Ben")
    told.locator("li button").first.hover()
    expect(page.locator("[data-lit=road]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)

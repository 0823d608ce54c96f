"""The board can be asked: by mouse, key and touch, with the points if the game ended now."""

import pytest
from browser.people import LAPTOP, PHONE, NewPage, keep_seats
from browser.scenes import Sit, asked, before, open_at, played
from playwright.sync_api import Page, ViewportSize, expect

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


def test_a_tile_that_fits_is_laid_for_a_look(sit: Sit) -> None:
    page = sit(*SCENE, "A")
    card(page, "road")
    thumb = page.locator("[data-inspector=road] [data-fits]").first
    thumb.hover()
    expect(page.locator("[data-tried]")).to_have_count(1)
    page.mouse.move(2, 2)
    expect(page.locator("[data-tried]")).to_have_count(0)
    thumb.focus()
    expect(page.locator("[data-tried]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-tried]")).to_have_count(0)


def test_arrows_go_from_feature_to_feature(sit: Sit) -> None:
    page = sit(*SCENE, "A")
    card(page, "road")
    road = page.locator("[data-inspector]").inner_text()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-inspector]")).not_to_have_text(road, use_inner_text=True)
    expect(page.locator("[data-inspector]")).to_be_visible()


def test_a_list_of_the_features_for_those_who_hear_the_board(sit: Sit) -> None:
    page = sit(*SCENE, "A")
    page.get_by_role("button", name="List the features on the board").dispatch_event("click")
    listed = page.get_by_role("list", name="Features on the board")
    shared = listed.get_by_role("button", name="Road, shared").first
    expect(shared).to_contain_text("You 1, Ben 1 · 3 points now")
    shared.dispatch_event("click")
    expect(page.locator("[data-inspector=road]")).to_contain_text("Road, shared", ignore_case=True)


def test_a_feature_that_nothing_left_completes_says_so_in_the_list_too(live: str, new_page: NewPage) -> None:
    """C-4.2-d: as its card does."""
    page = new_page()
    keep_seats(page, live, open_at(page, live, played(["base"], 66, {"lay"}, "late")), "carcassonne", "A")
    asked(page, "A", "D-PLACE")
    page.get_by_role("button", name="List the features on the board").dispatch_event("click")
    listed = page.get_by_role("list", name="Features on the board")
    never = listed.get_by_role("button", name="cannot be completed").first
    never.dispatch_event("click")
    expect(page.locator("[data-inspector]")).to_contain_text("cannot be completed", ignore_case=True)


@pytest.mark.parametrize(
    ("scenario", "line", "joins"),
    [
        ("road-tie", "A lay -1,0 270", "Connects shared road (east, 4 tiles)"),
        ("city-majority", "B lay -1,-1 90", "Connects Ann’s city (east, 3 tiles)"),
    ],
)
def test_the_hint_of_a_square_says_whose_it_joins_and_how_large_that_is(
    sit: Sit, scenario: str, line: str, joins: str
) -> None:
    _, _, square, _ = line.split()
    page = sit(scenario, line, line[0])
    page.locator(f"[data-legal='{square}']").click()
    expect(page.locator("section[data-decision] .say")).to_contain_text(joins)


def test_a_finger_takes_the_nearest_square_on_a_board_far_away(live: str, new_page: NewPage) -> None:
    """And all is looked at from closer, until the tile lies."""
    page = new_page(PHONE, touch=True)
    record = played(["base", "inns-cathedrals", "traders-builders"], 90, {"lay"}, "finger")
    keep_seats(page, live, open_at(page, live, record), "carcassonne", "A")
    asked(page, "A", "D-PLACE")
    square = page.locator("[data-legal]").first
    key = square.get_attribute("data-legal")
    far = square.bounding_box()
    assert far
    assert far["width"] < 28
    page.touchscreen.tap(far["x"] + far["width"] / 2, far["y"] - far["height"] * 0.4)
    taken = page.locator("[data-legal][aria-pressed=true]")
    expect(taken).to_have_attribute("data-legal", str(key))
    near = taken.bounding_box()
    assert near
    assert near["width"] > 40
    page.locator("button", has_text="Place tile").tap()
    expect(taken).to_have_count(0)


COVERED = """() => [...document.querySelectorAll('[data-legal], [data-stand]')].filter((place) => {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.btn');
}).map((place) => place.dataset.legal ?? place.dataset.stand)"""


@pytest.mark.parametrize("tiles", [90, 110])
def test_on_a_phone_no_place_lies_under_the_buttons_of_the_board(
    live: str, new_page: NewPage, tiles: int
) -> None:
    page = new_page(PHONE, touch=True)
    sets = ["base", "inns-cathedrals", "traders-builders", "tower"]
    keep_seats(page, live, open_at(page, live, played(sets, tiles, {"lay"}, "b")), "carcassonne", "A")
    asked(page, "A", "D-PLACE")
    page.locator("[data-legal]").first.wait_for()
    assert page.evaluate(COVERED) == []


def test_on_a_phone_places_near_each_other_are_looked_at_from_close_by(live: str, new_page: NewPage) -> None:
    """Late in a game a tile is smaller than a finger."""
    page = new_page(PHONE, touch=True)
    record = played(["base", "inns-cathedrals", "princess-dragon"], 95, {"dragon"}, "dragon")
    keep_seats(page, live, open_at(page, live, record), "carcassonne", "A")
    asked(page, "A", "D-DRAGON")
    tile = page.locator("[data-square]").first
    expect(tile).to_have_js_property("isConnected", True)
    box = tile.bounding_box()
    assert box
    assert box["width"] >= 40


def test_a_target_answers_to_a_right_click_and_to_a_finger_that_rests(
    sit: Sit, live: str, new_page: NewPage
) -> None:
    """A plain click would take the square; these ask what fits it."""
    page = sit(*SCENE, "A")
    page.locator("[data-legal='0,1']").click(button="right")
    expect(page.locator("[data-gap='0,1']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-legal][aria-pressed=true]")).to_have_count(0)

    phone = new_page(viewport=PHONE, touch=True)
    keep_seats(phone, live, open_at(phone, live, before(*SCENE)), "carcassonne", "A")
    phone.wait_for_load_state("networkidle")
    square = phone.locator("[data-legal='0,1']").bounding_box()
    assert square
    finger = phone.context.new_cdp_session(phone)
    at = {"x": square["x"] + square["width"] / 2, "y": square["y"] + square["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(phone.locator("[data-gap='0,1']")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator("[data-gap='0,1']")).to_be_visible()
    expect(phone.locator("[data-legal][aria-pressed=true]")).to_have_count(0)


# Whether all that is lit lies beside a card, and whether it has come to rest there.
BESIDE = """() => {
  const card = document.querySelector('[data-inspector]')?.getBoundingClientRect();
  const lit = document.querySelector('[data-lit]')?.getBoundingClientRect();
  const board = document.querySelector('.board').getBoundingClientRect();
  return card && lit && (lit.right <= card.left || lit.left >= card.right || lit.bottom <= card.top)
    && lit.left >= board.left && lit.right <= board.right && lit.top >= board.top;
}"""


@pytest.mark.parametrize("screen", [LAPTOP, PHONE])
def test_a_large_feature_comes_out_from_under_its_card(
    live: str, new_page: NewPage, screen: ViewportSize
) -> None:
    """A field and the cities that it feeds may need a look from farther away, until the card closes."""
    page = new_page(viewport=screen)
    keep_seats(page, live, open_at(page, live, played(["base"], 60, {"lay"}, "wide")), "carcassonne", "A")
    expect(page.locator("[data-unpainted='0']")).to_be_attached()
    page.locator("[data-ask-board]").click()
    expect(page.locator("[data-inspector=field]")).to_be_visible()
    # What is lit is measured without the veil, which covers everything.
    page.add_style_tag(content="[data-lit] .veil { display: none }")
    page.wait_for_function(BESIDE)
    page.keyboard.press("Escape")
    expect(page.locator("[data-lit]")).to_have_count(0)

"""Following a game: modes, skipping, pace, sounds, word of one's turn, a phone on its side, a late game."""

from typing import Any

import pytest
from browser.people import PHONE, NewPage, keep_seats
from browser.scenes import asked, open_at, played, seen
from playwright.sync_api import Page, expect
from table.house import Page as Seat

SIDEWAYS = {"width": 844, "height": 390}
SMALL = {"width": 1366, "height": 768}
MODES = {"follower", "tower", "pass"}


@pytest.fixture(scope="module")
def modes() -> dict[str, Any]:
    return played(["base", "tower"], 12, MODES, "modes")


def come(page: Page, live: str, record: dict[str, Any], *seats: str) -> None:
    keep_seats(page, live, open_at(page, live, record), "carcassonne", *seats)


def test_the_question_and_the_button_follow_the_mode(
    live: str, new_page: NewPage, modes: dict[str, Any]
) -> None:
    """C-4.1-f: one of several things may be done with a figure."""
    page = new_page()
    come(page, live, modes, "A")
    asked(page, "A", "D-FIGURE")
    line = page.locator("section[data-decision]")
    group = line.get_by_role("radiogroup")
    expect(group.get_by_role("radio", checked=True)).to_have_attribute("data-mode", "follower")
    expect(line).to_contain_text("Place a follower on this tile")
    page.locator("[data-mode=tower]").click()
    expect(line).to_contain_text("Choose where a tower grows")
    expect(line.get_by_role("button", name="Rule C-4.4.6-a")).to_be_visible()
    expect(line.get_by_role("button", name="Rule C-4.4-a", exact=True)).to_have_count(0)
    expect(group.get_by_role("radio", checked=True)).to_have_attribute("data-mode", "tower")
    page.keyboard.press("1")
    expect(line).to_contain_text("Place a follower on this tile")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("width", [1280, 1366])
def test_the_line_keeps_its_height_with_many_modes(
    live: str, new_page: NewPage, locale: str, width: int
) -> None:
    page = new_page({"width": width, "height": 720}, locale=locale)
    sets = ["base", "inns-cathedrals", "traders-builders", "tower", "princess-dragon", "abbey-mayor"]
    come(page, live, played(sets, 10, {"cap", "tower", "fairy", "pig"}, "modes"), "A")
    asked(page, "A", "D-FIGURE")
    for mode in page.locator("[data-mode]").all():
        mode.click()
        expect(mode).to_have_attribute("aria-checked", "true")
        box = page.locator("section[data-decision]").bounding_box()
        assert box
        assert box["height"] <= 86, mode.get_attribute("data-mode")


def test_one_thing_alone_has_a_plain_skip_on_a_phone(live: str, new_page: NewPage) -> None:
    """C-4.4.6.1-e: a prisoner need not be taken."""
    page = new_page(PHONE, touch=True)
    come(page, live, played(["base", "tower"], 12, {"capture"}, "modes"), "A")
    asked(page, "A", "D-CAPTURE")
    line = page.locator("section[data-decision]")
    expect(page.locator("[data-skip]")).to_have_count(0)
    line.get_by_role("button", name="Skip", exact=True).tap()
    expect(line).not_to_have_attribute("data-decision", "D-CAPTURE")


def test_the_rest_of_a_turn_is_skipped(live: str, new_page: NewPage, modes: dict[str, Any]) -> None:
    page = new_page()
    come(page, live, modes, "A")
    asked(page, "A", "D-FIGURE")
    expect(page.locator("[data-skip]")).to_be_visible()
    page.keyboard.press("Shift+Enter")
    seen(page, "section[data-mine='']")


def test_a_phone_on_its_side_leaves_the_board_most_of_the_screen(
    live: str, new_page: NewPage, modes: dict[str, Any]
) -> None:
    page = new_page(viewport=SIDEWAYS, touch=True)
    come(page, live, modes, "A")
    asked(page, "A", "D-FIGURE")
    board = page.locator(".board").bounding_box()
    assert board
    assert board["width"] * board["height"] >= 0.65 * SIDEWAYS["width"] * SIDEWAYS["height"]
    primary = page.locator(".answers .primary").bounding_box()
    assert primary
    assert primary["x"] >= board["x"] + board["width"]
    page.locator("[data-mode=tower]").click()
    expect(page.locator("[data-mode=tower]")).to_have_attribute("aria-checked", "true")


def test_on_its_side_a_phone_shows_whole_captions_and_cards_beside_the_board(
    live: str, new_page: NewPage, modes: dict[str, Any]
) -> None:
    page = new_page(viewport=SIDEWAYS, touch=True, locale="de-DE")
    come(page, live, modes, "A")
    asked(page, "A", "D-FIGURE")
    page.locator("[data-mode=tower]").click()
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    assert page.locator(".mode, .skip, .named").evaluate_all(cut) == []
    board = page.locator(".board").bounding_box()
    primary = page.locator(".answers .primary").bounding_box()
    assert board
    assert primary
    assert primary["y"] + primary["height"] <= SIDEWAYS["height"]
    page.locator("[data-ask-board]").click()
    seen(page, "[data-inspector]")
    card = page.locator("[data-inspector]").bounding_box()
    assert card
    assert card["x"] >= board["x"] + board["width"] - 1


@pytest.mark.parametrize(
    ("sets", "verbs"),
    [(["abbey-mayor"], {"follower", "mayor"}), (["bridges-castles-bazaars"], {"buy", "sell"})],
)
def test_on_its_side_long_words_are_whole_and_nothing_lies_under_the_chips(
    live: str, new_page: NewPage, sets: list[str], verbs: set[str]
) -> None:
    page = new_page(viewport=SIDEWAYS, touch=True, locale="de-DE")
    come(page, live, played(["base", *sets], 12, verbs, "words"), "A")
    page.locator("section[data-decision][data-mine=A] .answers .btn").first.wait_for()
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    assert page.locator(".mode, .answers .btn").evaluate_all(cut) == []
    chips = page.locator(".players").bounding_box()
    assert chips
    for panel in page.locator("[data-panel]").all():
        box = panel.bounding_box()
        assert box
        assert box["y"] >= chips["y"] + chips["height"]


def test_on_its_side_the_buttons_keep_still_while_a_tile_is_rotated(live: str, new_page: NewPage) -> None:
    """Who taps twice must not place the tile because the question above has grown."""
    page = new_page(viewport=SIDEWAYS, touch=True, locale="de-DE")
    come(page, live, played(["base"], 12, {"lay"}, "still"), "A")
    asked(page, "A", "D-PLACE")
    rotate = page.get_by_role("button", name="Nach rechts drehen")
    before = rotate.bounding_box()
    page.locator("[data-legal]").first.dispatch_event("click")
    expect(page.locator(".say .hint")).to_be_visible()
    assert rotate.bounding_box() == before


def test_for_a_left_hand_the_buttons_change_sides(
    live: str, new_page: NewPage, modes: dict[str, Any]
) -> None:
    page = new_page(viewport=SIDEWAYS, touch=True)
    come(page, live, modes, "A")
    asked(page, "A", "D-FIGURE")
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-hand] input").check()
    page.keyboard.press("Escape")
    board = page.locator(".board").bounding_box()
    primary = page.locator(".answers .primary").bounding_box()
    score = page.locator("[data-seat=A]").bounding_box()
    assert board
    assert primary
    assert score
    assert primary["x"] + primary["width"] <= board["x"]
    assert score["x"] >= board["x"]
    page.locator("[data-ask-board]").click()
    seen(page, "[data-inspector]")
    card = page.locator("[data-inspector]").bounding_box()
    assert card
    assert card["x"] + card["width"] <= board["x"] + 1


def test_the_points_if_the_game_ended_are_for_those_who_want_them(live: str, new_page: NewPage) -> None:
    """They are told of everybody or of nobody: who would gain nothing sees that, too."""
    page = new_page()
    come(page, live, played(["base"], 12, {"lay"}, "points"), "A")
    seen(page, ".players .outlook", 2)
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-foretells] input").uncheck()
    seen(page, ".players .outlook", 0)
    page.reload()
    asked(page, "A", "D-PLACE")
    seen(page, ".players .outlook", 0)


def test_one_way_to_decline_where_only_a_figure_is_offered(live: str, new_page: NewPage) -> None:
    page = new_page()
    come(page, live, played(["base", "inns-cathedrals"], 3, {"follower", "big", "pass"}, "two"), "A")
    asked(page, "A", "D-FIGURE")
    expect(page.get_by_role("button", name="Skip", exact=True)).to_be_visible()
    seen(page, "[data-skip]", 0)


def test_the_answer_stays_in_view_beside_many_modes(live: str, new_page: NewPage) -> None:
    page = new_page(viewport=SMALL)
    come(page, live, played(["everything"], 16, {"follower", "big", "crown", "pass"}, "many"), "A")
    asked(page, "A", "D-FIGURE")
    primary = page.locator(".answers .primary").bounding_box()
    assert primary
    assert primary["x"] + primary["width"] <= SMALL["width"]


@pytest.mark.parametrize(("tiles", "seed"), [(6, "corner 3"), (8, "corner 7"), (10, "corner 58")])
def test_on_a_phone_no_part_of_the_placed_tile_lies_under_the_boards_buttons(
    live: str, new_page: NewPage, tiles: int, seed: str
) -> None:
    """The tile just placed is the one farthest to the right and to the bottom, where the buttons stand."""
    page = new_page(viewport=PHONE, touch=True)
    come(page, live, played(["base"], tiles, {"follower"}, seed), "A")
    asked(page, "A", "D-FIGURE")
    page.locator("[data-stand]").first.wait_for()
    for stand in page.locator("[data-stand]").all():
        stand.tap(trial=True)


def test_pace_and_sounds_are_chosen_and_kept(live: str, new_page: NewPage, modes: dict[str, Any]) -> None:
    page = new_page()
    come(page, live, modes, "A")
    page.get_by_role("button", name="Menu").click()
    seen(page, "[data-pace=normal]")
    page.get_by_role("radio", name="instant").check()
    page.locator("[data-sounds] input").uncheck()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    seen(page, "[data-pace=instant]")
    expect(page.locator("[data-sounds] input")).not_to_be_checked()


COUNT_TONES = """window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };"""


def test_moves_are_heard_until_the_sounds_are_switched_off(
    live: str, new_page: NewPage, modes: dict[str, Any]
) -> None:
    page = new_page()
    page.add_init_script(COUNT_TONES)
    come(page, live, modes)
    asked(page, "A", "D-FIGURE")
    said = page.locator("[role=log][aria-live=polite]")
    page.keyboard.press("Shift+Enter")
    asked(page, "B", "D-PLACE")
    page.wait_for_function("() => window.tones > 0")
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-sounds] input").uncheck()
    page.keyboard.press("Escape")
    page.evaluate("window.tones = 0")
    page.locator("[data-legal]").first.dispatch_event("click")
    page.locator("button", has_text="Place tile").click()
    expect(said).to_contain_text("places a tile")  # told in the same moment as it would be heard
    assert page.evaluate("window.tones") == 0


@pytest.mark.parametrize("pace", ["slow", "instant"])
def test_others_moves_are_shown_one_by_one_at_the_chosen_pace(
    live: str, new_page: NewPage, pace: str
) -> None:
    """The page's clock stands still unless the test moves it: a slow machine changes nothing."""
    page = new_page(motion=True)
    page.add_init_script(f"localStorage.setItem('bastide.pace', '\"{pace}\"')")
    page.clock.install()
    body = {
        "game": "carcassonne",
        "seats": [{"kind": "human"}] * 3,
        "options": {"startSeat": "B"},
        "seed": "7",
    }
    opened = page.request.post(f"{live}/api/tables", data=body).json()
    keep_seats(page, live, opened, "carcassonne", "A")
    tiles = page.locator(".still [data-square]")
    expect(tiles).to_have_count(1)
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))
    others = Seat(live, opened["table"], [opened["seats"]["B"], opened["seats"]["C"]])
    for seat in "BBC":  # two tiles, and between them a figure or none
        assert others.act(seat)["ok"]
    others.close()
    if pace == "instant":
        expect(tiles).to_have_count(3)
        return
    expect(tiles).to_have_count(2)
    page.clock.run_for(1500)
    expect(tiles).to_have_count(2)
    page.clock.run_for(1500)
    expect(tiles).to_have_count(3)


def test_word_of_ones_turn_comes_to_who_looks_elsewhere(
    live: str, new_page: NewPage, modes: dict[str, Any]
) -> None:
    page = new_page()
    page.context.grant_permissions(["notifications"])
    page.add_init_script(
        """window.notes = [];
        window.Notification = class {
          static permission = 'granted';
          static requestPermission = async () => 'granted';
          constructor(title, more) { window.notes.push(title + ' ' + more.body); }
          close() {}
        };"""
    )
    opened = open_at(page, live, modes)
    keep_seats(page, live, opened, "carcassonne", "B")
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-notifies] input").check()
    page.keyboard.press("Escape")
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    other = new_page()
    keep_seats(other, live, opened, "carcassonne", "A")
    asked(other, "A", "D-FIGURE")
    other.keyboard.press("Shift+Enter")
    page.wait_for_function("() => window.notes.length > 0")


def test_a_late_game_is_painted_after_a_reload(live: str, new_page: NewPage) -> None:
    page = new_page()
    come(page, live, played(["base", "river", "inns-cathedrals", "tower"], 90, {"lay"}, "late"), "A")
    for _ in range(2):
        page.locator("[data-legal]").first.click()
        expect(page.locator("[data-legal][aria-pressed=true]")).to_have_count(1)
        expect(page.locator("[data-unpainted='0']")).to_be_attached()
        page.reload()

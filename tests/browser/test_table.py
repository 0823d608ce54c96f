"""A table beside playing, in real browsers: two people, the past, records, hints, a bot for who has left."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from browser.people import ASKED, PHONE, SETTLED, NewPage, keep_seats
from playwright.sync_api import Locator, Page, expect

from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import Match, record_of


def open_table(live: str, *seats: dict[str, Any], game: str = "carcassonne", **more: Any) -> dict[str, Any]:
    body = {"game": game, "seats": seats, **more}
    opened: dict[str, Any] = httpx.post(f"{live}/api/tables", json=body, timeout=30).json()
    return opened


def sit(page: Page, live: str, opened: dict[str, Any], *seats: str, game: str = "carcassonne") -> None:
    """A browser that has the tokens of these seats, at the table."""
    keep_seats(page, live, opened, game, *seats)
    page.locator("section[data-decision]").wait_for()


def height(part: Locator) -> float:
    box = part.bounding_box()
    assert box
    return box["height"]


def tag(page: Page) -> str:
    return page.locator(f"section[data-decision]{SETTLED}").get_attribute("data-tag") or ""


def play(page: Page, actions: int = 1) -> None:
    """Answer by the list of options, which every decision has."""
    for _ in range(actions):
        page.locator(ASKED).wait_for()
        before = tag(page)
        page.locator("button.list").click()
        page.locator("dialog .option").first.click()
        expect(page.locator(f"section[data-tag='{before}']")).to_have_count(0)
        page.locator(f"section[data-decision]{SETTLED}").wait_for()


def asked_of(*pages: Page) -> Page:
    """Waits for whoever is asked first."""
    for _ in range(2400):
        for page in pages:
            if page.locator(ASKED).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def moves(live: str, opened: dict[str, Any]) -> int:
    return int(httpx.get(f"{live}/api/tables/{opened['table']}", timeout=120).json()["moves"])


def turn_over(page: Page) -> None:
    """Play until it is somebody else's turn."""
    while page.locator(ASKED).count():
        play(page)


A, B = {"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Bert"}
OPTIONS = {"startSeat": "A"}


def test_two_browsers_join_by_link_and_come_back_in_the_middle_of_a_decision(
    new_page: NewPage, live: str
) -> None:
    anna, bert = new_page(), new_page(locale="de-DE")
    anna.goto(f"{live}/new/carcassonne")
    anna.get_by_role("combobox", name="Who sits at seat B").select_option("open")
    anna.locator("aside .open, .summary .open").first.click()
    anna.wait_for_url("**/table/*")
    link = anna.locator("[data-link]").input_value()
    bert.goto(link)
    bert.locator("main input").first.fill("Bert")
    bert.locator("main .primary").first.click()
    bert.wait_for_url("**/table/*")
    mine = asked_of(anna, bert)
    other = bert if mine is anna else anna
    before = tag(mine)
    mine.reload()
    mine.locator(f"section[data-tag='{before}']").wait_for()  # the same decision, still open
    play(mine)
    after = tag(mine)
    mine.locator(".undo").click()  # nobody has to be asked
    expect(mine.locator(f"section[data-tag='{after}']")).to_have_count(0)
    turn_over(mine)
    other.locator(ASKED).wait_for()


def test_taking_back_with_the_consent_of_the_other(new_page: NewPage, live: str) -> None:
    anna, bert = new_page(), new_page(locale="de-DE")
    opened = open_table(live, A, B, options=OPTIONS, seed=3)
    sit(anna, live, opened, "A")
    sit(bert, live, opened, "B")
    turn_over(anna)
    bert.locator(ASKED).wait_for()
    before = moves(live, opened)
    anna.locator("button.takeback").click()
    expect(anna.get_by_role("alert")).to_contain_text("Waiting for Bert to agree")
    expect(bert.get_by_role("alert")).to_contain_text("Anna möchte")
    bert.get_by_role("button", name="Ablehnen").click()
    expect(anna.get_by_role("alert")).to_have_count(0)
    assert moves(live, opened) == before
    turn_over(bert)
    turn_over(anna)
    before = moves(live, opened)
    anna.locator("button.takeback").click()
    bert.get_by_role("button", name="Zustimmen").click()
    anna.locator(ASKED).wait_for()
    assert moves(live, opened) < before


def test_the_past_a_link_to_a_moment_and_a_game_that_goes_on_from_there(new_page: NewPage, live: str) -> None:
    page = new_page()
    opened = open_table(live, A, {"kind": "bot", "bot": "random"}, options=OPTIONS, seed=5)
    sit(page, live, opened, "A")
    play(page, 6)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog [data-replay]").click()
    bar = page.locator("[data-at]")
    bar.wait_for()
    last = int(bar.get_attribute("data-at") or 0)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f"[data-at='{last}']")).to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator("[data-at] input[type=range]")).to_have_value("0")
    page.keyboard.press("PageDown")  # ten steps, or as many as there are
    at = page.locator("[data-at] input[type=range]")
    expect(at).to_have_value(str(min(10, int(at.get_attribute("max") or 0))))
    page.keyboard.press("PageUp")
    expect(at).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(at).to_have_value("1")
    moment = page.url
    assert "#at=" in moment
    spectator = new_page(locale="de-DE")
    spectator.goto(moment)
    expect(spectator.locator("[data-at]")).to_have_attribute("data-at", moment.split("=")[1])
    expect(spectator.locator("[data-square]")).to_have_count(page.locator("[data-square]").count())
    page.keyboard.press("Escape")
    page.locator("section[data-decision]").wait_for()
    assert "#at=" not in page.url
    page.goto(moment)
    page.locator("[data-playon]").click()
    page.locator("dialog .primary").click()
    page.wait_for_url(lambda url: opened["table"] not in url)
    play(page, 2)


@pytest.mark.parametrize("game", ["carcassonne", "orleans", "johanna"])
def test_a_hint_is_shown_and_followed(new_page: NewPage, live: str, game: str) -> None:
    page = new_page()
    opened = open_table(live, A, {"kind": "bot", "bot": "random"}, game=game, seed=2)
    sit(page, live, opened, "A", game=game)
    for _ in range(2):
        page.locator(ASKED).wait_for()
        before = tag(page)
        page.locator(".hint.btn").click()
        hint = page.locator("section[aria-label=Hint]")
        expect(hint.locator(".best b").first).to_have_text("best")
        hint.locator(".primary").click()
        expect(page.locator(f"section[data-tag='{before}']")).to_have_count(0)


def test_a_record_goes_down_and_up_again(new_page: NewPage, live: str, tmp_path: Path) -> None:
    match = Match(compile_ruleset("johanna", 2), seed=5)
    bot = make("random", seed=5)
    while not match.over:
        seat = match.state.pending[0]
        match.act(seat, bot.choose(match.view(seat)))
    file = tmp_path / "game.json"
    file.write_text(record_of(match, ["Anna", "Bert"], seed=True).to_json(), encoding="utf-8")
    page = new_page()
    page.goto(live)
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/table/*")
    bar = page.locator("[data-at]")
    bar.wait_for()
    page.keyboard.press("End")
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(len(match.moves)))
    page.locator("[data-leave]").click()
    expect(page.locator("[data-over=true]")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as downloading:
        page.locator("[data-download]").click()
    down = json.loads(Path(downloading.value.path()).read_text(encoding="utf-8"))
    assert down["moves"] == match.moves
    page.goto(live)
    wrong = tmp_path / "wrong.json"
    wrong.write_text("no record", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("not a game record")


def test_a_bot_plays_for_who_has_left(new_page: NewPage, live: str) -> None:
    anna, bert = new_page(), new_page()
    opened = open_table(live, A, B, options=OPTIONS, seed=3, clock={"minutes": 10}, grace=0, level="random")
    sit(anna, live, opened, "A")
    sit(bert, live, opened, "B")
    expect(anna.locator("[data-seat=A] [data-clock]")).to_contain_text(":")
    bert.locator("[data-emote=nice]").first.click()
    expect(anna.locator("[data-seat=B]")).to_contain_text("Well done")
    turn_over(anna)
    bert.goto("about:blank")
    anna.locator("[data-ask-bot=B]").click()  # the level is the one that the table has agreed on
    anna.locator(ASKED).wait_for()
    seat = httpx.get(f"{live}/api/tables/{opened['table']}", timeout=120).json()["seats"][1]
    assert (seat["stand_in"], seat["stand_in_by"]) == ("random", "table")
    expect(anna.locator("[data-seat=B]")).to_contain_text("a bot plays")
    bert.goto(f"{live}/table/{opened['table']}")
    expect(anna.locator("[data-seat=B]")).not_to_contain_text("a bot plays")
    bert.locator("[data-returned=B] .primary").click()  # what it did may stay
    expect(bert.locator("[data-returned=B]")).to_have_count(0)


@pytest.mark.parametrize("seats", [2, 4])
def test_on_a_phone_the_chips_of_the_players_keep_their_height(
    new_page: NewPage, live: str, seats: int
) -> None:
    """A button for who is away and what is said take no row, so that the board keeps still."""
    anna, bert = new_page(PHONE), new_page()
    others = [{"kind": "bot", "bot": "random"}] * (seats - 2)
    opened = open_table(live, A, B, *others, options=OPTIONS, seed=3, grace=0, level="random")
    sit(anna, live, opened, "A")
    sit(bert, live, opened, "B")
    chip = anna.locator("[data-seat=B]")
    expect(chip).not_to_have_class(re.compile("away"))
    before = height(chip)
    bert.locator("[data-emote=nice]").first.click()
    expect(chip).to_contain_text("Well done")
    assert height(chip) == before
    bert.goto("about:blank")
    button = anna.locator("[data-ask-bot=B]")
    button.wait_for()
    expect(chip).not_to_contain_text("Well done")
    assert height(chip) == before
    assert height(button) >= 40
    button.click()
    expect(button).to_have_count(0)


def test_the_screen_is_handed_over_where_something_is_hidden(new_page: NewPage, live: str) -> None:
    page = new_page()
    opened = open_table(live, A, B, game="orleans", seed=7)
    sit(page, live, opened, "A", "B", game="orleans")
    page.locator("[data-handover=A] .primary").click()
    expect(page.locator("section[data-decision]")).to_have_attribute("data-mine", "A")
    page.locator("button.list").click()
    page.locator("dialog [data-option=done]").click()
    expect(page.locator("[data-handover=B]")).to_be_visible()
    page.locator("[data-handover=B] .primary").click()
    expect(page.locator("section[data-decision]")).to_have_attribute("data-mine", "B")


def test_a_line_of_the_log_is_shown_on_the_board(new_page: NewPage, live: str) -> None:
    """By the focus of its button as by a mouse; a tap or Enter leaves the log and keeps the light."""
    opened = open_table(live, A, {"kind": "bot", "bot": "random"}, options=OPTIONS, seed=5)
    laptop, phone = new_page(), new_page(viewport=PHONE, touch=True)
    sit(laptop, live, opened, "A")
    play(laptop, 2)
    laptop.get_by_role("button", name="Log", exact=True).click()
    button = laptop.get_by_role("button", name="Show on the board").first
    expect(laptop.locator("main .shown")).to_have_count(0)
    button.focus()
    expect(laptop.locator("main .shown").first).to_be_visible()
    laptop.keyboard.press("Enter")
    expect(laptop.get_by_role("dialog")).to_have_count(0)
    expect(laptop.locator("main .shown").first).to_be_visible()
    sit(phone, live, opened, "A")
    phone.get_by_role("button", name="Log", exact=True).tap()
    phone.get_by_role("button", name="Show on the board").first.tap()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    expect(phone.locator("main .shown").first).to_be_visible()

"""The place around the board, in a real browser: new tables, joining, watching, lessons, and why not."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from browser.people import ASKED, LAPTOP, PHONE, NewPage, keep_seats
from browser.scenes import open_at, played
from playwright.sync_api import Page, expect

HUMAN, BOT = {"kind": "human", "name": "Anna"}, {"kind": "bot", "bot": "random"}


def opened(live: str, game: str, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    body = {"game": game, "seats": seats or (HUMAN, BOT), **more}
    made: dict[str, Any] = httpx.post(f"{live}/api/tables", json=body, timeout=30).json()
    return made


def info(live: str, table: str) -> dict[str, Any]:
    told: dict[str, Any] = httpx.get(f"{live}/api/tables/{table}", timeout=120).json()
    return told


def sit(page: Page, live: str, game: str, **more: Any) -> dict[str, Any]:
    """At a table against a bot, when something is asked."""
    made = opened(live, game, **more)
    keep_seats(page, live, made, game)
    page.locator(ASKED).wait_for()
    return made


# -- a new table ---------------------------------------------------------------------------------------------


def test_a_table_of_ones_own_choice(live: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(live)
    page.locator("[data-game=carcassonne] .picture").click()
    page.get_by_role("button", name="All 28 expansions").click()

    # Every box and element has its sentence and its rule; what lacks another is said with the way out.
    row = page.locator("[data-choice=set-inns-cathedrals]")
    expect(row).to_contain_text("Cathedrals")
    row.get_by_role("button", name="Rule C-1.3-a").click()
    expect(page.get_by_role("dialog")).to_contain_text("C-1.3-a")
    page.keyboard.press("Escape")
    row.get_by_role("checkbox").check()
    page.locator("[data-choice=set-base] input").uncheck()
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    obstacle = page.locator(".obstacle")
    expect(obstacle).to_contain_text("Inns & Cathedrals needs ")
    obstacle.get_by_role("button", name="Add The base game").click()
    expect(obstacle).to_have_count(0)

    # The search reaches what no box in play brings.
    page.get_by_role("searchbox", name="Search all options").fill("phantom")
    page.locator("[data-choice=element-phantom] input").check()
    page.locator("[data-tab=elements]").click()
    page.locator("[data-choice=element-cathedrals] input").uncheck()
    page.locator("[data-tab=table]").click()
    page.get_by_label("Seed").fill("oak")
    page.get_by_label("Spectators").select_option("false")
    page.get_by_label("Who starts").select_option("B")
    page.locator("li[data-seat=B] select").select_option("human")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")

    told = info(live, page.url.rsplit("/", 1)[1])
    assert sorted(told["setup"]["sets"]) == ["base", "inns-cathedrals"]
    assert sorted(told["setup"]["elements"]) == ["big-follower", "inns", "phantom"]
    assert told["setup"]["options"]["startSeat"] == "B"
    assert told["asked"] == ["B"]
    assert told["table"] not in [one["table"] for one in httpx.get(f"{live}/api/tables", timeout=120).json()]


@pytest.mark.parametrize(("game", "first"), [("orleans", "edition-C"), ("johanna", "first-game")])
def test_the_other_games_begin_with_their_usual_preset(
    live: str, new_page: NewPage, game: str, first: str
) -> None:
    page = new_page(PHONE, touch=True, locale="de-DE")
    page.goto(f"{live}/new/{game}")
    expect(page.locator(f"[data-preset={first}]")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.locator(ASKED).wait_for()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]


def test_joining_by_link_and_watching(live: str, new_page: NewPage) -> None:
    made = opened(live, "johanna", HUMAN, {"kind": "open"})
    guest = new_page(PHONE, touch=True, locale="de-DE")
    guest.goto(f"{live}/join/{made['table']}")
    expect(guest.get_by_role("heading", level=1)).to_contain_text("Anna")
    guest.get_by_label("Dein Name").fill("Bruno")
    guest.get_by_role("button", name="Platz nehmen").click()
    guest.wait_for_url("**/table/*")
    assert [seat["name"] for seat in info(live, made["table"])["seats"]] == ["Anna", "Bruno"]

    # Whoever comes to the lobby sees the game, may watch it, and can do nothing there.
    watcher = new_page()
    watcher.goto(live)
    watcher.get_by_role("region", name="Now playing").get_by_role("link", name="Anna and Bruno").click()
    watcher.wait_for_url(f"**/table/{made['table']}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.locator(ASKED)).to_have_count(0)

    # The guest finds his own table again, not among those of others.
    guest.goto(live)
    mine = guest.locator(f"[data-my-games] a[data-table='{made['table']}']")
    expect(mine.first).to_be_visible()
    expect(guest.locator(f".watch a[href='/table/{made['table']}']")).to_have_count(0)


def test_motion_can_be_switched_off(live: str, new_page: NewPage) -> None:
    page = new_page(motion=True)
    page.goto(live)
    page.get_by_role("checkbox", name="Motion").wait_for()
    motion = "getComputedStyle(document.querySelector('.btn')).transitionProperty"
    assert page.evaluate(motion) != "none"
    page.get_by_role("checkbox", name="Motion").uncheck()
    assert page.evaluate(motion) == "none"
    page.reload()
    page.get_by_role("checkbox", name="Motion").wait_for()
    assert page.evaluate(motion) == "none"


# -- lessons -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "locale", "phone"),
    [("carcassonne", "en-GB", True), ("orleans", "de-DE", False), ("johanna", "en-GB", False)],
)
def test_a_lesson_from_its_first_step_to_its_end(
    live: str, new_page: NewPage, game: str, locale: str, phone: bool
) -> None:
    page = new_page(PHONE if phone else LAPTOP, touch=phone, locale=locale)
    page.goto(live)
    page.locator(f"[data-game={game}] .learn").click()
    learn = page.locator("[data-lesson-stop]")
    learn.wait_for()
    told = set()
    while learn.get_attribute("data-lesson-end") != "true":
        stop = learn.get_attribute("data-lesson-stop")
        told.add(page.locator(".lesson [role=status]").inner_text())
        page.locator("[data-lesson]").click()
        page.locator(f"[data-lesson-stop]:not([data-lesson-stop='{stop}'])").wait_for()
    assert len(told) >= 10
    page.locator(".lesson a.primary").click()
    page.wait_for_url(f"**/new/{game}")


def test_a_lesson_shows_the_move_and_answers_another_one(live: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{live}/learn/carcassonne")
    page.locator(".ring").first.wait_for()
    line = page.locator("section[data-decision]")

    # Allowed, but not what is taught here.
    page.locator("[data-legal='0,1']").click()
    line.locator(".btn.primary").click()
    expect(line).to_contain_text("this lesson goes on differently")
    # Not allowed at all.
    page.keyboard.press("Escape")
    page.locator("[data-legal='0,-1']").click()
    line.locator(".btn.primary").click()
    expect(page.locator("[data-lesson-stop='2']")).to_be_visible()
    expect(page.locator(".lesson")).to_contain_text("knight")
    # And back again.
    page.get_by_role("button", name="One step back").click()
    expect(page.locator("[data-lesson-stop='1']")).to_be_visible()


# -- why not -------------------------------------------------------------------------------------------------


def test_why_not_by_mouse_on_a_square(live: str, new_page: NewPage) -> None:
    """C-4.2-c: a tile goes to an empty square."""
    page = new_page()
    sit(page, live, "carcassonne", options={"startSeat": "A"}, seed="7")
    page.locator("[data-square='0,0']").first.click(button="right", force=True)
    answer = page.locator(".answer")
    expect(answer).to_contain_text("C-4.2-c")
    link = answer.get_by_role("link", name="Read it in the rules")
    assert (link.get_attribute("href") or "").endswith("/rules/carcassonne#C-4.2-c")

    # What may be done says by which rule.
    page.locator("[data-legal]").first.click(button="right")
    expect(answer).to_contain_text("Allowed")
    expect(answer.get_by_role("button", name="Rule C-4.2-d")).to_be_visible()


def test_why_not_by_touch_on_the_sheet(live: str, new_page: NewPage) -> None:
    """J-R-6: a turn is a tile and an action with it, so nothing is inked before a tile is taken."""
    page = new_page(PHONE, touch=True, locale="de-DE")
    sit(page, live, "johanna", options={"first_player": "A"}, seed="7")
    page.get_by_role("button", name="Warum nicht?").tap()
    expect(page.locator("section[data-decision]")).to_contain_text("Tippe es an")
    town = page.locator("main [data-why='town:8']").bounding_box()
    assert town
    page.touchscreen.tap(town["x"] + town["width"] / 2, town["y"] + town["height"] / 2)
    expect(page.locator(".answer")).to_contain_text("J-R-6")


def test_why_not_by_a_long_press(live: str, new_page: NewPage) -> None:
    """J-R-6: before a tile is taken nothing is built. A finger that rests there asks, and chooses nothing."""
    page = new_page(viewport=PHONE, touch=True)
    sit(page, live, "johanna", options={"first_player": "A"}, seed="7")
    finger = page.context.new_cdp_session(page)
    line = page.locator("section[data-decision]")
    before = line.get_attribute("data-tag")

    def press(place: str) -> None:
        box = page.locator(place).first.bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(page.locator(".answer")).to_be_visible()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    press("main [data-why='town:8']")
    expect(page.locator(".answer")).to_contain_text("J-R-6")
    page.locator(".answer").get_by_role("button", name="Close").tap()
    expect(page.locator(".answer")).to_have_count(0)
    press("main [data-target^='tile:']")
    expect(page.locator(".answer")).to_contain_text("Allowed")
    assert line.get_attribute("data-tag") == before
    expect(page.locator("main [data-target^='tile:'][aria-pressed=true]")).to_have_count(0)


def test_why_not_by_keyboard_and_in_words(live: str, new_page: NewPage) -> None:
    """O-P4-h: a space is for its own profession; O-P4-f: only who is in the market can be put."""
    page = new_page()
    sit(page, live, "orleans", options={"start_player": "A"}, seed="7")
    page.locator("main button[data-space]").first.focus()
    page.keyboard.press("?")
    expect(page.locator(".answer")).to_contain_text("Allowed")

    # With nothing in focus the same key lists what lies there and is not offered: chosen and asked by keys.
    page.keyboard.press("Escape")
    page.locator("body").evaluate("body => document.activeElement.blur()")
    page.keyboard.press("?")
    thing = page.get_by_role("combobox", name="Something you can’t use now")
    expect(thing).to_be_focused()
    assert thing.locator("option").count() > 10
    page.keyboard.type("Tours")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("dialog .answer")).to_contain_text("O-P4-a")
    words = page.get_by_role("textbox", name="Or type a move in notation")
    words.fill("put own-farmer castle.2")
    words.press("Enter")
    answer = page.locator("dialog .answer")
    expect(answer).to_contain_text("O-P4-h")
    words.fill("put knight castle.1")
    words.press("Enter")
    expect(answer).to_contain_text("O-P4-f")
    words.fill("travel tours")
    words.press("Enter")
    expect(answer).to_contain_text("Not yet. This comes first: Place your followers")


def test_the_name_is_asked_for_once_and_kept(live: str, new_page: NewPage) -> None:
    """Before the first game the page asks what to call you; Escape leaves it open, an answer is final."""
    page = new_page(stranger=True)
    page.goto(live)
    quick = page.get_by_role("button", name="Quick game").first
    quick.click()
    question = page.get_by_role("dialog", name="What should we call you?")
    expect(question.get_by_role("textbox")).to_be_focused()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    quick.click()
    question.get_by_role("textbox").fill("Ann")
    expect(question.locator(".card")).to_contain_text("Ann")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    expect(page.locator("[data-seat=A] .who b").first).to_have_text("You")
    page.goto(live)
    page.get_by_role("button", name="Quick Carcassonne").click()
    page.wait_for_url("**/table/**")
    assert page.evaluate("JSON.parse(localStorage.getItem('bastide.name'))") == "Ann"


WIDER = "() => document.documentElement.scrollWidth - innerWidth"


def test_a_narrow_phone_holds_whole_pages(live: str, new_page: NewPage) -> None:
    """In German, where words are longest: nothing is to be pushed aside, nor while points are counted."""
    page = new_page(viewport={"width": 360, "height": 740}, touch=True, locale="de-DE")
    for path in ("", "/new/orleans", "/new/johanna", "/new/carcassonne", "/daily", "/rules/carcassonne"):
        page.goto(live + path)
        page.get_by_role("heading", level=1).or_(page.locator("[data-daily]")).first.wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(WIDER) <= 0, path
    over = open_at(page, live, played(["base"], 100, set(), "all"))
    keep_seats(page, live, over, "carcassonne", "A")
    page.get_by_role("button", name="Schritt für Schritt").tap()
    foot = page.locator("[data-next]").locator("..")
    assert foot.evaluate("one => one.getBoundingClientRect().right") <= 360

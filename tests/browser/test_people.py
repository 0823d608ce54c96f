"""People who come back: their games on every device, days for a move, chat, and being told."""

from __future__ import annotations

import json
from typing import Any

import httpx
from browser.people import LAPTOP, PHONE, NewPage
from playwright.sync_api import Page, Route, expect

BEN = "ben7" * 8


def post(live: str, path: str, **body: Any) -> dict[str, Any]:
    answer = httpx.post(f"{live}/api/{path}", json=body, timeout=60)
    assert answer.status_code in (200, 201), answer.text
    told: dict[str, Any] = answer.json()
    return told


def key_of(page: Page) -> str:
    """The key of a browser, which it makes on its first page."""
    key: str = json.loads(page.evaluate("localStorage.getItem('bastide.person')"))
    return key


def come(live: str, page: Page, name: str = "Anna") -> str:
    """Come to the lobby for the first time, with a name."""
    page.add_init_script(f"localStorage.setItem('bastide.name', JSON.stringify({name!r}))")
    with page.expect_response("**/api/people/games"):
        page.goto(live)
    return key_of(page)


def table_with_ben(live: str, person: str, starts: str = "A", **more: Any) -> str:
    """A table of a page's person and Ben."""
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "open"}]
    wish = {"game": "carcassonne", "seats": seats, "options": {"startSeat": starts}, "person": person, **more}
    table: str = post(live, "tables", **wish)["table"]
    post(live, f"tables/{table}/join", seat="B", name="Ben", person=BEN)
    return table


def test_the_lobby_shows_whose_turn_it_is_in_my_games(live: str, new_page: NewPage) -> None:
    page = new_page()
    person = come(live, page)
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("Anna")
    mine = table_with_ben(live, person, days=3)
    theirs = table_with_ben(live, person, starts="B")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("It’s your turn, Anna")
    expect(page.locator(f"[data-turn='{mine}']")).to_contain_text("2 days left")
    expect(page.locator(f"[data-waiting='{theirs}']")).to_contain_text("Ben to move")
    assert page.title().startswith("(1)")
    page.locator(f"[data-turn='{mine}'] a").click()
    page.wait_for_url(f"**/table/{mine}")
    expect(page.locator("li[data-seat=A] [data-days='3']")).to_be_visible()


def test_a_person_comes_to_another_device_by_a_code_that_works_once(live: str, new_page: NewPage) -> None:
    page = new_page()
    person = come(live, page)
    table = table_with_ben(live, person)
    page.reload()
    page.locator("[data-devices]").click()
    expect(page.get_by_role("img", name="Code for the other device")).to_be_visible()
    code = page.locator("[data-code]").inner_text()

    phone = new_page(PHONE, touch=True, locale="de-DE")
    phone.goto(f"{live}/device#{code}")
    expect(phone.get_by_role("textbox", name="Code")).to_have_value(code)
    assert "#" not in phone.evaluate("location.href")
    phone.get_by_role("button", name="Hier verwenden").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Willkommen, Anna")
    phone.get_by_role("link", name="Zurück zur Lobby", exact=True).click()
    phone.locator(f"[data-turn='{table}'] a").click()
    phone.locator("[data-mine='A']").first.wait_for()
    assert key_of(phone) != person

    again = httpx.post(
        f"{live}/api/people/devices/take", json={"code": code, "person": "eve9" * 8}, timeout=60
    )
    assert again.status_code == 404

    # The first device sees the other one and signs it out.
    expect(page.locator("[data-device=phone]")).to_be_visible()
    page.locator("[data-device=phone] [data-sign-out]").click()
    expect(page.locator("[data-device=phone]")).to_have_count(0)
    phone.goto(live)
    expect(phone.locator("[data-my-games]")).to_have_count(0)


def test_games_are_left_resigned_and_removed(live: str, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    person = come(live, page)
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "open"}]
    waiting = post(live, "tables", game="johanna", seats=seats, person=person)["table"]
    running = table_with_ben(live, person)
    page.reload()
    page.locator(f"[data-waiting='{waiting}'] [data-more]").click()
    page.get_by_role("button", name="Leave table").click()
    expect(page.locator(f"[data-waiting='{waiting}']")).to_have_count(0)
    page.locator(f"[data-turn='{running}'] [data-more]").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)
    page.locator(f"[data-turn='{running}'] [data-more]").click()
    page.get_by_role("button", name="Resign").click()
    over = page.locator(f"[data-finished='{running}']")
    expect(over).to_contain_text("gave up, against Ben")
    over.locator("[data-more]").click()
    page.get_by_role("button", name="Remove from list").click()
    expect(page.locator("[data-my-games]")).to_have_count(0)


def test_days_for_a_move_are_chosen_for_a_table_of_people(live: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{live}/new/carcassonne")
    page.locator("li[data-seat=B] select").select_option("open")
    page.get_by_role("button", name="Show", exact=True).click()
    page.locator("[data-tab=table]").click()
    page.locator("[data-clock-minutes]").select_option("10")
    page.locator("[data-days-choice]").select_option("3")
    expect(page.locator("[data-clock-minutes]")).to_have_value("0")
    with page.expect_request(lambda sent: sent.method == "POST" and sent.url.endswith("/api/tables")) as sent:
        page.locator(".summary .open").click()
    wish = sent.value.post_data_json
    assert wish["days"] == 3
    assert "clock" not in wish
    expect(page.get_by_text("3 days per move")).to_be_visible()


def test_people_write_to_each_other_and_mute(live: str, new_page: NewPage) -> None:
    anna = new_page()
    person = come(live, anna)
    table = table_with_ben(live, person)
    anna.goto(f"{live}/table/{table}")
    ben = new_page(PHONE, touch=True)
    ben.add_init_script(f"localStorage.setItem('bastide.person', JSON.stringify({BEN!r}))")
    ben.goto(f"{live}/table/{table}")
    ben.locator("[data-chat]").wait_for()

    anna.locator("[data-chat]").click()
    field = anna.get_by_role("textbox", name="Write to the table")
    expect(field).to_be_focused()
    field.fill("<b>Hello</b> & good luck")
    anna.keyboard.press("Enter")
    expect(anna.locator("[data-line]")).to_contain_text("<b>Hello</b> & good luck")
    expect(field).to_have_value("")

    # On a phone there is a mark only; once it is opened, it lies above the board and not on it.
    expect(ben.locator("[data-chat='1']")).to_be_visible()
    expect(ben.locator("[data-lines]")).to_have_count(0)
    ben.locator("[data-chat]").click()
    expect(ben.locator("[data-line]")).to_contain_text("<b>Hello</b>")
    expect(ben.locator("[data-chat='0']")).to_be_visible()
    chat, board = ben.locator("[data-lines]").bounding_box(), ben.locator("main.middle").bounding_box()
    assert chat is not None
    assert board is not None
    assert chat["y"] + chat["height"] <= board["y"] + 1
    assert board["height"] > 150
    ben.get_by_text("Mute players").click()
    ben.locator("[data-mute=A]").check()
    expect(ben.locator("[data-line]")).to_have_count(0)
    field.fill("Still there?")
    anna.keyboard.press("Enter")
    expect(anna.locator("[data-line]")).to_have_count(2)
    ben.locator("[data-mute=A]").uncheck()
    expect(ben.locator("[data-line]")).to_have_count(2)


def test_there_is_no_chat_against_bots(live: str, new_page: NewPage) -> None:
    page = new_page()
    person = come(live, page)
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    table = post(live, "tables", game="carcassonne", seats=seats, person=person)["table"]
    page.goto(f"{live}/table/{table}")
    page.get_by_role("button", name="Menu").wait_for()
    expect(page.locator("[data-chat]")).to_have_count(0)


def test_being_told_is_offered_as_far_as_the_server_can(live: str, new_page: NewPage) -> None:
    page = new_page(LAPTOP, locale="de-DE")
    person = come(live, page)
    table_with_ben(live, person)

    told = json.dumps({**post(live, "people/me", person=person), "can_mail": True, "push_key": None})

    def answer(route: Route) -> None:
        route.fulfill(body=told, content_type="application/json")

    page.route("**/api/people/me", answer)
    page.reload()
    card = page.get_by_role("region", name="Sag mir, wenn ich dran bin")
    expect(card.locator("[data-push]")).to_have_count(0)
    sent: list[Any] = []

    def take(route: Route) -> None:
        sent.append(route.request.post_data_json)
        route.fulfill(body='{"ok": true}', content_type="application/json")

    page.route("**/api/people/email", take)
    card.get_by_role("textbox").fill("anna@example.org")
    card.get_by_role("button", name="Bestätigen").click()
    expect(card.get_by_role("status")).to_contain_text("anna@example.org")
    assert sent[0]["email"] == "anna@example.org"

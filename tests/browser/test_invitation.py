"""Inviting others, and what can be chosen for a table: links, a code to scan, own presets, levels."""

from __future__ import annotations

import json
from typing import Any

import httpx
from browser.people import PHONE, NewPage, keep_seats
from playwright.sync_api import Route, expect

OPEN = [{"kind": "human", "name": "Anna"}, {"kind": "open"}]


def opened(live: str) -> dict[str, Any]:
    made: dict[str, Any] = httpx.post(
        f"{live}/api/tables", json={"game": "carcassonne", "seats": OPEN}, timeout=60
    ).json()
    return made


def test_a_table_that_others_cannot_reach_says_so_and_how_they_could(live: str, new_page: NewPage) -> None:
    page = new_page()
    made = opened(live)
    keep_seats(page, live, made, "carcassonne")
    invite = page.locator("[data-invite='0']")
    expect(invite).to_contain_text("Only this computer can open the table")
    expect(invite).to_contain_text("--host 0.0.0.0")
    expect(invite.locator("svg[role=img]")).to_have_count(0)
    expect(invite.locator("[data-link]")).to_have_value(f"{live}/join/{made['table']}")


def test_a_table_in_the_network_shows_its_address_and_a_code(live: str, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True, locale="de-DE")
    made = opened(live)
    url = f"http://192.168.1.7:8123/join/{made['table']}"

    def answer(route: Route) -> None:
        link = {"url": url, "code": {"size": 21, "path": "M0 0h7v1h-7z"}}
        route.fulfill(body=json.dumps({"links": [link]}), content_type="application/json")

    page.route("**/invitation", answer)
    keep_seats(page, live, made, "carcassonne")
    expect(page.locator("[data-link]")).to_have_value(url)
    code = page.get_by_role("img", name="Mit dem Handy scannen")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= PHONE["width"]


def test_an_own_choice_is_saved_used_again_and_removed(live: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{live}/new/carcassonne")
    page.locator("[data-set=inns-cathedrals]").click()
    page.locator("li[data-seat=B] [data-bot]").click()
    page.locator("[data-level=novice]").click()
    page.get_by_role("button", name="sits down").click()
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.locator("dl")).to_contain_text("90")  # tiles
    page.locator("[data-keep]").click()
    page.get_by_role("textbox", name="Name of your choice").fill("Friday")
    page.keyboard.press("Enter")
    expect(page.locator("[data-own=Friday]")).to_be_visible()

    page.reload()
    expect(page.locator("li[data-seat]")).to_have_count(2)
    page.locator("[data-own=Friday] .use").click()
    expect(page.locator("li[data-seat]")).to_have_count(4)
    expect(page.locator("li[data-seat=B] [data-bot=novice]")).to_be_visible()
    expect(page.locator("[data-set=inns-cathedrals]")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Remove Friday").click()
    expect(page.locator("[data-own]")).to_have_count(0)
    page.reload()
    page.locator("[data-keep]").wait_for()
    expect(page.locator("[data-own]")).to_have_count(0)


def test_the_level_of_johanna_stands_in_front(live: str, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    page.goto(f"{live}/new/johanna?solo")
    page.get_by_role("radio", name="Expert").check(force=True)
    with page.expect_request(lambda sent: sent.method == "POST" and sent.url.endswith("/api/tables")) as sent:
        page.locator(".summary .open").click()
    wish = sent.value.post_data_json
    assert wish["options"]["level"] == "expert"


def test_who_is_away_is_waited_for_as_long_as_the_table_says(live: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{live}/new/carcassonne")
    page.locator("li[data-seat=B] select").select_option("open")
    page.get_by_role("button", name="Show", exact=True).click()
    page.locator("[data-tab=table]").click()
    page.get_by_label("If someone is away").select_option("300")
    page.get_by_label("Level of that bot").select_option("master")
    with page.expect_request(lambda sent: sent.method == "POST" and sent.url.endswith("/api/tables")) as sent:
        page.locator(".summary .open").click()
    wish = sent.value.post_data_json
    assert (wish["grace"], wish["level"]) == (300, "master")

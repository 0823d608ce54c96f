"""The bots of the town: who sits down at a seat, by mouse and by keyboard, and how they look at the table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from browser.people import NewPage
from playwright.sync_api import Page, WebSocketRoute, expect


def new_table(page: Page, live: str, game: str) -> None:
    page.goto(f"{live}/new/{game}")
    page.get_by_role("textbox", name="Name at seat A").fill("Anna")


def test_a_bot_is_chosen_with_its_temper(live: str, new_page: NewPage) -> None:
    page = new_page()
    new_table(page, live, "carcassonne")
    seat = page.locator("li[data-seat=B]")
    expect(seat).to_contain_text("Guilhem")

    seat.locator("[data-bot]").click()
    dialog = page.get_by_role("dialog", name="Who plays at seat B?")
    expect(dialog.get_by_role("radio", name=re.compile("^Guilhem"))).to_be_checked()
    dialog.get_by_text("Esclarmonde").click()
    dialog.get_by_text("fields first").click()
    dialog.get_by_role("button", name="Esclarmonde sits down").click()
    expect(dialog).to_be_hidden()
    expect(seat).to_contain_text("master, farmer")

    page.get_by_role("button", name="Open the table").click()
    card = page.locator(".player[data-seat=B]")
    expect(card).to_contain_text("Esclarmonde")
    expect(card.locator("img.portrait")).to_be_visible()


def test_by_keyboard_and_for_all_bots(live: str, new_page: NewPage) -> None:
    page = new_page()
    new_table(page, live, "orleans")
    page.get_by_role("button", name="Add a seat").click()
    page.locator("li[data-seat=C] select").select_option("bot")
    page.locator("li[data-seat=C] [data-bot]").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Who plays at seat C?")
    dialog.get_by_role("radio", name=re.compile("^Guilhem")).focus()
    page.keyboard.press("ArrowUp")
    expect(dialog.get_by_role("radio", name=re.compile("^Aude"))).to_be_checked()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator("li[data-seat=C]")).to_contain_text("Guilhem")  # nobody sat down

    page.locator("li[data-seat=C] [data-bot]").click()
    dialog.get_by_text("Perrin", exact=True).click()
    expect(dialog.get_by_text("Temper")).to_be_hidden()  # a novice has none
    dialog.get_by_role("button", name="All bots like this").click()
    for letter in "BC":
        expect(page.locator(f"li[data-seat={letter}]")).to_contain_text("Perrin")


def test_the_picker_shows_what_was_measured(live: str, new_page: NewPage) -> None:
    page = new_page()
    new_table(page, live, "orleans")
    page.locator("li[data-seat=B] [data-bot]").click()
    dialog = page.get_by_role("dialog", name="Who plays at seat B?")
    text = re.compile(
        r"^(Wins \d+ of 100 against (Perrin|random play|Aude|Guilhem) \(\d+–\W?\d+\)|Not measured yet)$"
    )
    for level in ("novice", "apprentice", "skilled", "master"):
        won, rating = dialog.locator(f"[data-strength={level}] small").all()
        expect(won).to_have_text(text)
        expect(rating).to_have_text(re.compile(r"^Rating [\d,]+ \([\d,]+–\W?[\d,]+\); random play has 0$"))


def test_a_bot_shows_what_it_weighs_and_can_be_hurried(live: str, new_page: NewPage) -> None:
    """The search itself is left out: a quick machine would be through before anybody sees it."""
    page = new_page()
    said: list[dict[str, object]] = []
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        sockets.append(socket)

        def hear(message: str | bytes) -> None:
            if json.loads(message).get("type") == "hurry":
                said.append(json.loads(message))
            else:
                server.send(message)

        socket.on_message(hear)

    page.route_web_socket(re.compile("/ws/tables/"), pass_on)
    new_table(page, live, "carcassonne")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".player[data-seat=B]")).to_be_visible()
    expect(page.locator(".player[data-seat=A][aria-current=true]")).to_be_visible()  # no bot moves any more
    sockets[-1].send(json.dumps({"type": "thinking", "seat": "B", "running": 3, "of": 12, "share": 0.4}))
    sign = page.locator("[data-thinking=B]")
    expect(sign).to_contain_text("Weighs 3 of 12 moves")
    page.locator("body").press("Space")
    wait_until(page, lambda: len(said) == 1)
    sign.get_by_role("button", name="Move now").click()
    wait_until(page, lambda: len(said) == 2)
    assert {message["seat"] for message in said} == {"A"}
    expect(sign).to_be_visible()  # until the bot has moved


def wait_until(page: Page, condition: Callable[[], bool]) -> None:
    """Let the page go on until something has come out of it."""
    for _ in range(600):
        if condition():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never came")

"""The bots of the town: who sits down at a seat, by mouse and by keyboard, and how they look at the table."""

from __future__ import annotations

from browser.people import NewPage
from playwright.sync_api import Page, expect


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
    expect(dialog.get_by_role("radio", name="Guilhem")).to_be_checked()
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
    dialog.get_by_role("radio", name="Guilhem").focus()
    page.keyboard.press("ArrowUp")
    expect(dialog.get_by_role("radio", name="Aude")).to_be_checked()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator("li[data-seat=C]")).to_contain_text("Guilhem")  # nobody sat down

    page.locator("li[data-seat=C] [data-bot]").click()
    dialog.get_by_text("Perrin").click()
    expect(dialog.get_by_text("Temper")).to_be_hidden()  # a novice has none
    dialog.get_by_role("button", name="All bots like this").click()
    for letter in "BC":
        expect(page.locator(f"li[data-seat={letter}]")).to_contain_text("Perrin")

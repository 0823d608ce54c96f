"""Deleting a table, in real browsers: for who opened it, and what the others see then."""

from __future__ import annotations

import re

import httpx
import pytest
from browser.people import NewPage
from playwright.sync_api import Page, expect


def open_menu(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Men[uü]$")).click()
    page.locator("dialog [data-download]").wait_for()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_who_opened_a_table_deletes_it(new_page: NewPage, live: str, locale: str) -> None:
    anna, guest = new_page(locale=locale), new_page(locale=locale)
    anna.goto(f"{live}/new/carcassonne")
    anna.locator("aside .open, .summary .open").first.click()
    anna.wait_for_url("**/table/*")
    anna.locator("section[data-decision]").wait_for()
    guest.goto(anna.url)
    guest.locator("section[data-decision]").wait_for()
    open_menu(guest)
    expect(guest.locator("[data-delete]")).to_have_count(0)  # it is not the guest's
    table = anna.url.rpartition("/")[2]
    anna.reload()  # also in a browser that comes back
    anna.locator("section[data-decision]").wait_for()
    open_menu(anna)
    anna.locator("[data-delete]").click()
    anna.locator("[data-delete-now]").wait_for()
    asked = "Delete this table for everyone?" if locale == "en-GB" else "Diesen Tisch für alle löschen?"
    expect(anna.locator("dialog", has=anna.locator("[data-delete-now]")).last).to_contain_text(asked)
    anna.locator("[data-delete-now]").click()
    expect(anna).to_have_url(re.compile(r"/$"))
    gone = "was deleted by the person who opened it" if locale == "en-GB" else "hat ihn gelöscht"
    expect(guest.locator("main")).to_contain_text(gone)
    assert httpx.get(f"{live}/api/tables/{table}", timeout=120).status_code == 404

"""A report of the arena opens its games on the table: the record stands behind the address."""

from __future__ import annotations

import base64
import gzip
import json
from pathlib import Path

from browser.people import NewPage
from playwright.sync_api import expect

RECORD = Path(__file__).parents[2] / "scenarios" / "carcassonne" / "city-with-crest.json"


def test_a_packed_record_opens_as_a_replay(live: str, new_page: NewPage) -> None:
    told = json.loads(RECORD.read_text("utf-8"))
    packed = base64.urlsafe_b64encode(gzip.compress(json.dumps(told).encode())).decode().rstrip("=")
    page = new_page()
    page.goto(f"{live}/#record={packed}")
    page.wait_for_url("**/table/**")
    expect(page.locator("[data-tile], .tile, svg").first).to_be_visible()

    page.goto(f"{live}/rules/carcassonne")
    page.goto(f"{live}/#record=nonsense")
    expect(page.get_by_role("alert").first).to_be_visible()
    assert "record=" not in page.url  # a reload does not try it again

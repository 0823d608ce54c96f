"""A real browser against a real server on this machine."""

from collections.abc import Iterator
from typing import Any

import pytest
from browser.people import LAPTOP, WAIT, NewPage, keep_seats
from browser.scenes import Sit, before, open_at
from browser.serving import ASKED_BEFORE, launch_args, served
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect

# A busy machine is slow, not wrong: what never comes still fails.
expect.set_options(timeout=60_000)

REFUSED = "Failed to load resource: the server responded with a status of 4"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, **launch_args()}


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running table server with an empty database."""
    with served(tmp_path_factory.mktemp("table") / "table.db") as address:
        yield address


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Opens pages, each in a browser of its own; none of them may complain on its console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        viewport: ViewportSize = LAPTOP,
        touch: bool = False,
        locale: str = "en-GB",
        dark: bool = False,
        motion: bool = False,
        stranger: bool = False,
        refused: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport=viewport,
            has_touch=touch,
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="block",  # it would come between a page and the routes of a test
        )
        context.set_default_timeout(WAIT)
        if not stranger:  # who has played here before is not asked for a name
            context.add_init_script(ASKED_BEFORE)
        contexts.append(context)
        page = context.new_page()

        def complain(said: ConsoleMessage) -> None:
            # What the server refuses and the page tells is an error to the console.
            if said.type == "error" and not (refused and said.text.startswith(REFUSED)):
                complaints.append(said.text)

        page.on("console", complain)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def sit(live: str, new_page: NewPage) -> Sit:
    """A page that plays a scenario on from a line, with all seats of the table or some."""

    def at(scenario: str, line: str, *seats: str) -> Page:
        page = new_page()
        keep_seats(page, live, open_at(page, live, before(scenario, line)), "carcassonne", *seats)
        return page

    return at

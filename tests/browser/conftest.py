"""A real browser against a real server on this machine."""

import os
import shutil
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from browser.people import LAPTOP, WAIT, NewPage, keep_seats
from browser.scenes import Sit, before, open_at
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

# A busy machine is slow, not wrong: what never comes still fails.
expect.set_options(timeout=60_000)

# Without these Chromium calls home, which a machine without a network answers with errors and delays.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
START_SECONDS = 20
ASKED_BEFORE = "try { localStorage.setItem('bastide.name.asked', 'true') } catch {}"


def installed_chromium() -> str | None:
    """The browser that `make chromium` found or installed; None for Playwright's own."""
    names = (os.environ.get("BASTIDE_CHROMIUM"), "chromium-headless-shell", "chromium", "google-chrome")
    return next((path for name in names if name and (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    args = list(QUIET)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        args.append("--no-sandbox")  # Chromium refuses to run as root otherwise
    chromium = installed_chromium()
    where = {"executable_path": chromium} if chromium else {}
    return {**browser_type_launch_args, **where, "args": args}


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running table server with an empty database."""
    from bastide.table.app import create_app

    app = create_app(database=tmp_path_factory.mktemp("table") / "table.db")
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        deadline = time.monotonic() + START_SECONDS
        while not server.started:
            if not thread.is_alive() or time.monotonic() > deadline:
                pytest.fail("the table server did not start")
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
        server.should_exit = True
        thread.join(timeout=5)


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
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
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

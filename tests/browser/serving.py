"""A table server on this machine, and a browser to look at it."""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from playwright.sync_api import Page, expect, sync_playwright

# Without these Chromium calls home, which a machine without a network answers with errors and delays.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
START_SECONDS = 120
ASKED_BEFORE = "try { localStorage.setItem('bastide.name.asked', 'true') } catch {}"
"""Who has played here before is not asked for a name."""


def installed_chromium() -> str | None:
    """The browser that `make chromium` found or installed; None for Playwright's own."""
    names = (os.environ.get("BASTIDE_CHROMIUM"), "chromium-headless-shell", "chromium", "google-chrome")
    return next((path for name in names if name and (path := shutil.which(name))), None)


def launch_args() -> dict[str, Any]:
    """How Playwright starts the browser."""
    args = list(QUIET)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        args.append("--no-sandbox")  # Chromium refuses to run as root otherwise
    chromium = installed_chromium()
    return {**({"executable_path": chromium} if chromium else {}), "args": args}


@contextmanager
def served(database: Path) -> Iterator[str]:
    """The address of a running table server with this database."""
    from bastide.table.app import create_app

    os.environ["BASTIDE_DATA"] = str(database.parent / "data")  # nobody's own data sets are touched
    server = uvicorn.Server(uvicorn.Config(create_app(database=database), log_level="warning"))
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        deadline = time.monotonic() + START_SECONDS
        while not server.started:
            if not thread.is_alive() or time.monotonic() > deadline:
                raise RuntimeError("the table server did not start")
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
        server.should_exit = True
        thread.join(timeout=5)


@contextmanager
def visited(patience: int) -> Iterator[tuple[str, Callable[..., Page]]]:
    """A table server with an empty database, and a way to open pages of it, for commands beside the tests."""
    expect.set_options(timeout=patience)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "table.db") as live,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_args())

        def open_page(**options: Any) -> Page:
            page = browser.new_page(reduced_motion="reduce", **options)
            page.add_init_script(ASKED_BEFORE)
            page.set_default_timeout(patience)
            return page

        yield live, open_page
        browser.close()

"""What holds for all tests."""

import os

import pytest
from hypothesis import settings

# Commands speak the language of the system; those of the tests speak English unless a test says otherwise.
os.environ["LC_ALL"] = "C.UTF-8"

# How long one example takes says nothing on a busy machine.
settings.register_profile("bastide", deadline=None)
settings.load_profile("bastide")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: once Playwright has started, its event loop keeps async tests from running."""
    items.sort(key=lambda item: "browser" in item.path.parts)

"""What holds for all tests."""

import pytest
from hypothesis import settings

# How long one example takes says nothing on a busy machine.
settings.register_profile("bastide", deadline=None)
settings.load_profile("bastide")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: once Playwright has started, its event loop keeps async tests from running."""
    items.sort(key=lambda item: "browser" in item.path.parts)

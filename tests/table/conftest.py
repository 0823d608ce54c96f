"""`house`: a running server for each test, unless a module says that one serves all its tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from table.house import House, running


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "table.db"


@pytest.fixture
def house(database: Path) -> Iterator[House]:
    with running(database) as house:
        yield house


@pytest.fixture(scope="module")
def one_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("house") / "table.db") as house:
        yield house

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

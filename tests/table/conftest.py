"""`house`: a running server for each test, unless a module says that one serves all its tests.

With BASTIDE_POSTGRES=1 (`make test-postgres`) the games are kept in a real PostgreSQL instead of SQLite.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from table.house import House, running
from table.postgres import Postgres, started, why_not

from bastide.table.engines import Place

ON_POSTGRES = os.environ.get("BASTIDE_POSTGRES") == "1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of SQLite's own ways are for SQLite."""
    if ON_POSTGRES:
        for item in items:
            if item.get_closest_marker("sqlite"):
                item.add_marker(pytest.mark.skip(reason="a matter of SQLite alone"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server of PostgreSQL. CI has none, and asks for none."""
    if not ON_POSTGRES:
        pytest.skip("PostgreSQL is tested by `make test-postgres`")
    if reason := why_not():
        pytest.skip(reason)
    with started() as server:
        yield server


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if ON_POSTGRES and not request.node.get_closest_marker("sqlite"):
        address: str = request.getfixturevalue("postgres").new_database()
        return address
    return tmp_path / "table.db"


@pytest.fixture
def house(database: Place) -> Iterator[House]:
    with running(database) as house:
        yield house


@pytest.fixture(scope="module")
def one_house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    place: Place = tmp_path_factory.mktemp("house") / "table.db"
    if ON_POSTGRES:
        place = request.getfixturevalue("postgres").new_database()
    with running(place) as house:
        yield house

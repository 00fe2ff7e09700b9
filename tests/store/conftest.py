"""Where the stores of these tests are kept: each test is run with a file and with a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sixdot.store.place import Place
from tests.helpers.postgres import PostgresServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with PostgresServer() as server:
        yield server


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Place]:
    """Where nothing is yet, each time."""
    if request.param == "sqlite":
        return lambda: tmp_path_factory.mktemp("store") / "sixdot.db"
    server: Any = request.getfixturevalue("postgres")
    return server.new_database  # type: ignore[no-any-return]


@pytest.fixture
def place(new_place: Callable[[], Place]) -> Place:
    return new_place()

"""A browser, a server, and people at the page. Anything that must never happen fails the test it happens in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import chromium
from tests.browser.people import Person
from tests.helpers.dealt import DealtServer
from tests.helpers.servers import Server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all of a worker's tests; it ends with them, because its event loop would disturb others."""
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests in a file that only need their own tables; one address may not open many."""
    with DealtServer(tmp_path_factory.mktemp("server"), "--no-table") as server:
        yield server


@pytest.fixture
def servers() -> Iterator[ExitStack]:
    """Servers of a test's own: they stop when everybody has left, so that no page misses them."""
    with ExitStack() as servers:
        yield servers


@pytest.fixture
def people(browser: Browser, server: Server, servers: ExitStack) -> Iterator[Callable[..., Person]]:
    """Somebody at the page of this server, or of the one named."""
    come: list[Person] = []

    def person(origin: str = "", **settings: Any) -> Person:
        come.append(Person(browser, origin or server.url, **settings))
        return come[-1]

    yield person
    faults = [f"{place}: {fault}" for place, somebody in enumerate(come) for fault in _faults(somebody)]
    assert not faults, "\n".join(faults)


def _faults(person: Person) -> list[str]:
    for page in person.context.pages:
        page.evaluate("0")
    person.leave()
    return person.unforgiven()


@pytest.fixture
def person(people: Callable[..., Person]) -> Person:
    return people()

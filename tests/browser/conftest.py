"""A browser, a server, and people who come to the page. Whatever must never happen fails the test it happened in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import chromium
from tests.browser.people import Person
from tests.helpers.servers import Server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a worker; it ends with them, for its event loop would be in the way of others."""
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of a file that only need tables of their own; one address may not open many."""
    with Server(tmp_path_factory.mktemp("server"), "--no-table") as server:
        yield server


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody at the page of the server, or of the one that is named."""
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

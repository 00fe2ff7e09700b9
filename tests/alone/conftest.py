"""The page without a server, in a real browser. Anything that must never happen fails the test it happens in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from sixdot.web.site import site_files, write_site
from tests.alone.files import ENGINE, FileServer
from tests.browser.chromium import chromium
from tests.browser.people import Person


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, with bots that do not wait."""
    folder = tmp_path_factory.mktemp("site") / "play"
    write_site(folder, site_files(ENGINE, pace=0))
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[FileServer]:
    with FileServer(site) as server:
        yield server


@pytest.fixture
def people(browser: Browser, host: FileServer) -> Iterator[Callable[..., Person]]:
    come: list[Person] = []

    def person(**settings: Any) -> Person:
        come.append(Person(browser, host.url, **{"service_workers": "allow", **settings}))
        return come[-1]

    yield person
    faults = []
    for somebody in come:
        somebody.leave()
        faults += somebody.unforgiven()
    assert not faults, "\n".join(faults)

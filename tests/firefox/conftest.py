"""A Firefox and people at the page in it. Anything that must never happen fails the test it happens in."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.firefox.driving import Firefox, Tab

At = Callable[[str], Tab]


@pytest.fixture(scope="package")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with Firefox(tmp_path_factory.mktemp("firefox")) as firefox:
        yield firefox


@pytest.fixture
def at(firefox: Firefox) -> Iterator[At]:
    """Somebody new at the page with this address."""
    come: list[Tab] = []

    def somebody(url: str) -> Tab:
        come.append(firefox.tab(url))
        return come[-1]

    yield somebody
    for tab in come:
        tab.close()

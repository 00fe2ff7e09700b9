"""A Firefox and people at the page in it. Anything that must never happen fails the test it happens in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from tests.firefox.driving import Firefox, Tab

At = Callable[[str], AbstractContextManager[Tab]]


@pytest.fixture(scope="package")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with Firefox(tmp_path_factory.mktemp("firefox")) as firefox:
        yield firefox


@pytest.fixture
def at(firefox: Firefox) -> At:
    """Somebody new at the page with this address, who goes before its server does."""

    @contextmanager
    def somebody(url: str) -> Iterator[Tab]:
        tab = firefox.tab(url)
        yield tab
        tab.close()

    return somebody

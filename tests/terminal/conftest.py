"""What tests of the terminal share."""

import pytest

from tests.helpers.typed import Typing, typing_into


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Typing:
    return typing_into(monkeypatch)

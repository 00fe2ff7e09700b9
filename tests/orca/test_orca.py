"""Orca, the screen reader, in both browsers: a whole round and some questions by keyboard and by ear."""

from __future__ import annotations

import pytest

from tests.orca.desktop import Stalled
from tests.orca.story import BOOKS, listening, tell
from tests.orca.windows import BROWSERS

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("browser", BROWSERS)
@pytest.mark.parametrize("tale", BOOKS)
def test_every_sentence_of_the_table_is_heard_once(tale: str, browser: str) -> None:
    try:
        hear(tale, browser)
    except Stalled:  # now and then Orca misses a key on a busy machine, as the desktop gives it little time for each
        hear(tale, browser)


def hear(tale: str, browser: str) -> None:
    with listening(browser) as zoe:
        tell(zoe, tale)
        assert len(zoe.told) > 10
        assert zoe.wrong() == [], "\n".join(zoe.catch_up())

"""The page at a glance: it opens, a game begins, cards can be played, and nothing is loaded from elsewhere."""

from __future__ import annotations

from urllib.request import urlopen

import pytest

from tests.browser.people import Person
from tests.browser.playing import add_bots, decide, is_asked, open_table, start
from tests.helpers.servers import Server

pytestmark = pytest.mark.slow  # a browser is started


def test_a_table_is_opened_and_a_card_played_by_keyboard(person: Person) -> None:
    open_table(person, "Zoe")
    add_bots(person, 1)
    start(person)
    person.until(lambda: is_asked(person), "A turn")
    assert person.screen == "play"
    decide(person)


def test_the_page_may_run_no_foreign_or_inline_code_and_be_framed_by_nobody(server: Server) -> None:
    with urlopen(server.url + "/") as answer:
        policy = {rule.split()[0]: rule.split()[1:] for rule in answer.headers["content-security-policy"].split(";")}
    assert policy["default-src"] == ["'none'"]
    assert policy["script-src"] == ["'self'"]
    assert policy["style-src"] == ["'self'"]
    assert policy["frame-ancestors"] == ["'none'"]

"""The page at a glance: it opens, a game begins, cards can be played, and nothing is loaded from elsewhere."""

from __future__ import annotations

from urllib.request import urlopen

import pytest
from playwright.sync_api import Response

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


def test_the_page_opens_with_less_than_150_kilobytes_and_without_the_lessons(person: Person) -> None:
    loaded: dict[str, Response] = {}
    person.page.on("response", lambda answer: loaded.update({answer.url: answer}))
    person.go()
    person.until_on("lobby")
    person.page.wait_for_load_state("networkidle")
    assert person.origin + "/page/app.js" in loaded
    assert person.origin + "/page/learn.js" not in loaded
    assert sum(len(answer.body()) for url, answer in loaded.items() if not url.endswith(".json")) < 150_000
    person.activate('button "Learn to play"')
    person.until_on("learn")
    person.until(lambda: person.origin + "/page/learn.js" in loaded, "The lessons")


def test_the_page_may_run_no_foreign_or_inline_code_and_be_framed_by_nobody(server: Server) -> None:
    with urlopen(server.url + "/") as answer:
        policy = {rule.split()[0]: rule.split()[1:] for rule in answer.headers["content-security-policy"].split(";")}
    assert policy["default-src"] == ["'none'"]
    assert policy["script-src"] == ["'self'"]
    assert policy["style-src"] == ["'self'"]
    assert policy["frame-ancestors"] == ["'none'"]

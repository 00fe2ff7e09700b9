"""The page on a bad line: few requests, few bytes, nothing twice, and it opens without a line at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixdot.game.editions import EDITIONS
from sixdot.web.app import application
from tests.browser.people import Person
from tests.helpers.servers import Inside

pytestmark = pytest.mark.slow  # a browser is started
MOST_REQUESTS = 12
MOST_BYTES = 80_000
MOST_LATER = 32_000
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


class Line:
    """Everything that is asked of a server and what it sends, whoever in the browser asks."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.sent = 0
        self.later = 0  # of it the score keeper, which is fetched when the page is there, to be kept for later

    def counting(self, app: ASGIApp) -> ASGIApp:
        async def counted(scope: Scope, receive: Receive, send: Send) -> None:
            async def count(message: Message) -> None:
                size = len(message.get("body", b""))
                self.sent += size
                self.later += size if "/score" in scope["path"] else 0
                await send(message)

            self.asked[scope["path"]] += 1
            await app(scope, receive, count)

        return counted


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Line:
    line = Line()
    monkeypatch.setattr("sixdot.web.serve.application", lambda *given: line.counting(application(*given)))
    monkeypatch.setattr("sixdot.web.app.offered", lambda: tuple(EDITIONS))  # and none that another test has brought
    return line


@pytest.fixture
def counted(line: Line, tmp_path: Path, servers: ExitStack) -> Inside:
    return servers.enter_context(Inside(tmp_path))


def opens(person: Person) -> None:
    person.go()
    person.until_on("lobby")
    person.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_a_first_visit_needs_few_requests_and_few_bytes(
    people: Callable[..., Person], counted: Inside, line: Line, language: str
) -> None:
    person = people(counted.url, service_workers="allow", locale=language)
    opens(person)
    person.page.wait_for_function(CONTROLLED)  # it has fetched all it keeps
    assert line.asked["/"] >= 1
    assert line.asked.total() <= MOST_REQUESTS + 3, line.asked
    assert len([path for path in line.asked if "/score" in path]) == 3
    assert line.sent - line.later <= MOST_BYTES
    assert 0 < line.later <= MOST_LATER


def test_whoever_comes_again_only_asks_whether_the_page_is_still_the_same(
    people: Callable[..., Person], counted: Inside, line: Line
) -> None:
    person = people(counted.url)
    opens(person)
    line.asked.clear()
    line.sent = 0
    opens(person)
    assert set(line.asked) <= {"/", "/tables", "/sw.js"}
    assert line.sent < 100


def test_a_language_chosen_by_the_player_is_fetched_once(
    people: Callable[..., Person], counted: Inside, line: Line
) -> None:
    person = people(counted.url)
    opens(person)
    person.pick('combobox "Language"', "Français")
    person.until(lambda: person.page.evaluate("() => document.documentElement.lang") == "fr")
    line.asked.clear()
    opens(person)
    assert person.page.evaluate("() => document.documentElement.lang") == "fr"
    assert set(line.asked) <= {"/", "/tables", "/sw.js"}


def test_the_page_opens_without_a_line_once_it_has_been_here(people: Callable[..., Person], counted: Inside) -> None:
    person = people(counted.url, service_workers="allow")
    opens(person)
    person.page.wait_for_function(CONTROLLED)
    person.context.set_offline(True)
    person.forgive("ERR_INTERNET_DISCONNECTED")
    person.page.reload()
    person.until_on("lobby")
    person.until_heard("does not answer")
    person.context.set_offline(False)
    person.until_heard("back")

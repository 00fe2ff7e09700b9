"""Without a server where something is in the way: another tab, no storage, a newer version; and a small phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from sixdot.web.site import site_files, write_site
from tests.alone.files import ENGINE, FileServer
from tests.alone.test_games import READY, visit
from tests.browser.axe import violations
from tests.browser.people import Person
from tests.browser.playing import add_bots, give_name, join_table, open_table, start
from tests.helpers.servers import Server, free_port, hear, opened

pytestmark = pytest.mark.slow
REFUSED = 'navigator.storage.getDirectory = () => Promise.reject(new DOMException("no", "SecurityError"));\n'
FULL = """{
  const told = new BroadcastChannel("full"), file = FileSystemSyncAccessHandle.prototype;
  let full = "";
  told.onmessage = ({ data }) => (full = data);
  for (const what of ["write", "flush"]) {
    const real = file[what];
    file[what] = function (...all) {
      if (full === what) throw new DOMException("no room", "QuotaExceededError");
      return real.apply(this, all);
    };
  }
}
"""
SAY_FULL = "(what) => (window.told ??= new BroadcastChannel('full')).postMessage(what)"
WAITS = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"


def _without_storage(route: Route) -> None:
    route.fulfill(body=REFUSED + route.fetch().text(), content_type="text/javascript")


def _that_may_be_full(route: Route) -> None:
    route.fulfill(body=FULL + route.fetch().text(), content_type="text/javascript")


def test_a_second_tab_is_told_so_and_can_try_again(people: Callable[..., Person]) -> None:
    person = people()
    visit(person)
    first, person.page = person.page, person.context.new_page()
    person.go()
    person.until_heard("open in another tab or window", patience=READY)
    first.close()
    person.activate('button "Try again"')
    person.until_heard("^polite: The game is ready.$", patience=READY)


def test_where_nothing_can_be_kept_the_game_is_played_and_that_is_said(people: Callable[..., Person]) -> None:
    person = people(service_workers="block")
    person.page.route(re.compile(r"/worker\.js"), _without_storage)
    person.go()
    person.until_heard("this browser lets it keep nothing", patience=READY)
    assert "keep nothing" in person.tree("header")
    open_table(person, "Zoe")
    add_bots(person, 1)
    start(person)
    person.until_on("play")


@pytest.mark.parametrize("what", ["write", "flush"])
def test_what_finds_no_room_in_the_middle_of_a_game_has_not_happened(
    people: Callable[..., Person], what: str
) -> None:
    person = people(service_workers="block")
    person.page.route(re.compile(r"/worker\.js"), _that_may_be_full)
    person.go()
    person.until_heard("^polite: The game is ready.$", patience=READY)
    give_name(person, "Zoe")
    person.activate('button "Open a table"')
    person.until_on("table")
    person.page.evaluate(SAY_FULL, what)
    said = len(person.heard())
    person.activate('button "Add a bot"')
    person.until_heard("That could not be saved, so it has not happened", said)
    assert "Ana" not in person.tree("main")
    person.page.evaluate(SAY_FULL, "")
    add_bots(person, 1)
    start(person)
    hand = person.tree("#hand")
    person.page.reload()
    person.until(lambda: person.screen == "play", "The same game", READY)
    person.until(lambda: person.tree("#hand") == hand, "The same hand")


def test_a_newer_version_comes_in_when_no_game_is_under_way(
    people: Callable[..., Person], tmp_path: Path, browser: Browser
) -> None:
    write_site(tmp_path / "play", site_files(ENGINE, pace=0))
    with FileServer(tmp_path / "play") as host:
        person = people()
        person.origin = host.url
        visit(person)
        code = open_table(person, "Zoe")
        add_bots(person, 1)
        start(person)
        person.until_on("play")
        write_site(tmp_path / "play", site_files(ENGINE, pace=0.001))
        person.page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        person.until(lambda: person.page.evaluate(WAITS), "A newer version", READY)
        said = len(person.heard())
        person.press("h")
        person.until_heard(r"\d cards: ", said)
        assert person.page.evaluate("document.documentElement.dataset.pace") == "0"
        person.page.close()
        person.page = person.context.new_page()
        person.page.goto(f"{host.url}/#{code}")
        person.until(lambda: person.page.evaluate("document.documentElement.dataset.pace") == "0.001", "The new one")
        person.until(lambda: person.screen == "play", "The same game", READY)


def test_on_a_small_phone_the_wait_is_shown_and_the_lobby_has_only_what_works(people: Callable[..., Person]) -> None:
    person = people(viewport={"width": 320, "height": 568}, is_mobile=True, has_touch=True)
    visit(person)
    assert not person.page.locator("#join-form, #public-tables, #go-print").filter(visible=True).count()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 320
    assert not violations(person.page)


def test_it_runs_with_the_strict_headers_that_the_folder_asks_for(people: Callable[..., Person], site: Path) -> None:
    with FileServer(site, strict=True) as host:
        person = people()
        person.origin = host.url
        visit(person)
        open_table(person, "Zoe")
        person.page.goto("about:blank")


def test_tables_of_a_server_that_was_named_are_joined_from_the_same_page(
    people: Callable[..., Person], tmp_path: Path
) -> None:
    site, port = tmp_path / "play", free_port()
    here = f"http://127.0.0.1:{port}"
    with Server(tmp_path, "--no-table", "--origin", here) as server:
        write_site(site, site_files(ENGINE, pace=0, server=server.url))
        with FileServer(site, port), opened(server.url, "Ana") as ana:
            person = people(service_workers="block")
            person.origin = here
            person.forgive(f"asked another host: ws://127.0.0.1:{server.port}/")
            join_table(person, "Zoe", ana.known.table.code)
            hear(ana, lambda: len(ana.known.table.members) == 2)
            person.page.reload()
            person.until_on("table")
            assert [member.name for member in ana.known.table.members] == ["Ana", "Zoe"]
            person.page.goto("about:blank")  # before the files go

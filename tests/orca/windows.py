"""The two browsers, each in a window on a desktop with Orca."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Protocol

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import FLAGS
from tests.firefox.driving import WATCHING, Firefox
from tests.orca.desktop import PATIENCE, Desktop

FIRST = "data:text/html,<html lang=en><title>Waiting</title><h1>Waiting</h1>"  # so that the page has the focus
SEEN = "--force-renderer-accessibility"


class Window(Protocol):
    """What a test may do with a page without a keyboard: look."""

    def go(self, url: str) -> None: ...

    def evaluate(self, expression: str) -> Any: ...


class _Chromium:
    def __init__(self, page: Page) -> None:
        self._page = page

    def go(self, url: str) -> None:
        self._page.goto(url)

    def evaluate(self, expression: str) -> Any:
        return self._page.evaluate(expression)


@contextmanager
def firefox(desktop: Desktop) -> Iterator[Window]:
    with Firefox(desktop.folder, environment=desktop.environment, first=FIRST) as firefox:
        yield firefox.first_tab()


@contextmanager
def chromium(desktop: Desktop) -> Iterator[Window]:
    profile = desktop.folder / "chromium"
    flags = [*FLAGS, SEEN, "--no-sandbox", "--test-type", "--lang=en-GB", "--force-prefers-reduced-motion"]
    flags += ["--remote-debugging-port=0", f"--user-data-dir={profile}", FIRST]
    with desktop.running("chromium", *flags), sync_playwright() as playwright:
        told = profile / "DevToolsActivePort"
        desktop.until(lambda: told.exists() and told.read_text().strip(), "Chromium")
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{told.read_text().split()[0]}")
        deadline = time.monotonic() + PATIENCE
        while not browser.contexts[0].pages and time.monotonic() < deadline:
            time.sleep(0.05)
        browser.contexts[0].add_init_script(WATCHING)
        yield _Chromium(browser.contexts[0].pages[0])


BROWSERS: dict[str, Callable[[Desktop], AbstractContextManager[Window]]] = {"firefox": firefox, "chromium": chromium}

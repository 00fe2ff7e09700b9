"""The booklet of an edition as a page breaks no accessibility rule, on the screen and in print."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from sixdot.game.editions import EDITIONS, edition_named
from sixdot.press.booklet import rule_booklet
from sixdot.press.html import html_of
from sixdot.voice.words import LANGUAGES
from tests.browser.axe import violations

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_axe_finds_nothing_wrong_with_it(browser: Browser, tmp_path: Path, edition: str, language: str) -> None:
    path = tmp_path / "booklet.html"
    path.write_text(html_of(rule_booklet(edition_named(edition), language)), encoding="utf-8")
    context = browser.new_context()
    page = context.new_page()
    page.goto(path.as_uri())
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []
    page.set_viewport_size({"width": 320, "height": 568})
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.querySelector('section p')).fontSize") == "24px"  # 18 points
    assert page.evaluate("getComputedStyle(document.querySelector('td')).fontSize") == "24px"
    context.close()

"""A game at the page in any language and with any finger: buttons are found by their place, not their words."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.people import Person
from tests.browser.playing import SECOND_PRESS

Press = Callable[[Locator], None]
# When no card can be played, it does the first of these that is offered.
VERBS = ("accept", "go on", "draw", "pass", "pickup", "colour", "swap")


def tap(button: Locator) -> None:
    button.tap()


def enter(button: Locator) -> None:
    button.focus()
    button.press("Enter")


def sit_down(person: Person, name: str, press: Press) -> None:
    """Open a table with a bot, to one point."""
    person.go()
    person.until_on("lobby")
    press(person.page.locator("#name"))
    person.type(name)
    press(person.page.locator("#open-form button"))
    person.until_on("table")
    press(person.page.locator("#bot-form button"))
    person.until(lambda: person.page.locator("#seats li").count() == 2, "A bot")
    said = len(person.heard())
    press(person.page.locator("#more-options summary"))
    person.page.locator("#option-target").fill("1")
    person.press("Tab")
    person.until_heard("1", said)


def play_game(person: Person, press: Press) -> None:
    press(person.page.locator('[data-do="start"]'))
    person.until_on("play")
    for _ in range(400):
        person.until(lambda: person.screen != "play" or person.page.locator("#turn.mine").count(), "A turn")
        if person.screen != "play":
            return
        _decide(person, press)
    raise AssertionError("The game does not end.")


def _decide(person: Person, press: Press) -> None:
    page, told = person.page, person.page.locator("#history p").count()
    page.wait_for_timeout(SECOND_PRESS)
    offered = [page.locator(f'#choices button[data-do^="{verb}"]:not([aria-disabled])') for verb in VERBS]
    fitting = page.locator("#hand button.playable")
    waits = page.locator('#choices button[data-do="go on"]').count()
    press(next(found.first for found in (*([] if waits else [fitting]), *offered) if found.count()))
    if page.locator("#chooser:not(.spent)").is_visible():
        page.wait_for_timeout(SECOND_PRESS)
        press(page.locator("#chooser-list button").first)
    person.until(lambda: page.locator("#history p").count() > told, "An answer")

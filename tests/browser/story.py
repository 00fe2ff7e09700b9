"""A whole round as a screen reader tells it, from the lobby to the scores: tests/browser/round.txt."""

from __future__ import annotations

from pathlib import Path

from tests.browser.people import Person
from tests.browser.playing import decide, until_asked

KEPT = Path(__file__).parent / "round.txt"
SEED = "story"
TITLE = """A round with the virtual screen reader: the key that was pressed, then what was said.
“polite” and “assertive” are the ways in which the page speaks by itself.
"""


def told(person: Person) -> str:
    """Play a round at a table that deals by the seed, and listen."""
    person.go()
    person.until_on("lobby")
    person.listen()
    _sit_down(person)
    for key in ("h", "t", "c"):
        _ask(person, key)
    while person.screen == "play":
        decide(person, by_key=True)
        until_asked(person)
    person.until_heard("Go on when you are ready")
    _ask(person, "s")
    return "\n".join([TITLE, *person.catch_up()]) + "\n"


def _ask(person: Person, key: str) -> None:
    said = len(person.heard())
    person.press(key)
    person.until(lambda: len(person.heard()) > said, "An answer")


def _sit_down(person: Person) -> None:
    person.fill('textbox "Your name"', "Zoe")
    person.activate('button "Open a table"')
    person.until_on("table")
    person.activate('button "Add a bot"')
    person.until_heard("Ana, a steady bot, sits down")
    person.press("Enter")
    person.until_heard("Ben, a steady bot, sits down")
    person.tab_to('button "Start the game"', "Shift+Tab")
    person.press("Enter")
    person.until_on("play")
    until_asked(person)

"""Learning to play at the page: by keyboard, by touch, in both languages; left, cut off and gone on with."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from sixdot.web.limits import Limits
from tests.browser.looks import Inspector
from tests.browser.people import Person
from tests.helpers.servers import Inside

pytestmark = pytest.mark.slow  # a browser is started

LINE = 'textbox "Type a card, an action or a question"'


def pick(person: Person, book: str) -> None:
    """By keyboard; the focus is on the heading of each screen."""
    person.go()
    person.until_on("lobby")
    person.activate('button "Learn to play"')
    person.until_on("learn")
    assert re.search('heading "Learn to play"', person.focused())
    person.activate(f'button "{book}')
    person.until_heard("Lesson [0-9]")
    assert re.search(f'heading "Learn to play: {book}', person.focused())


def type_line(person: Person, text: str) -> list[str]:
    """Write in the field, which keeps the focus; return what is said to it."""
    said = len(person.heard())
    if LINE not in person.focused():
        person.tab_to(LINE)
    person.type(text)
    person.press("Enter")
    person.until_heard("", said)
    person.until(lambda: person.page.locator("#learn-line").input_value() == "", "The field is empty")
    return person.heard(said)


def bookmark(person: Person, book: str) -> dict[str, object]:
    kept = person.page.evaluate("() => JSON.parse(localStorage.getItem('sixdot:lessons'))")
    return dict(json.loads(kept[book]))


def tap(person: Person, selector: str) -> None:
    """Touch a button, and wait for what is said to it."""
    said = len(person.heard())
    person.page.locator(selector).tap()
    person.until_heard("", said)


def test_a_lesson_is_gone_through_by_keyboard_and_everything_is_spoken_once(person: Person) -> None:
    pick(person, "Mattel")
    assert person.page.title().startswith("Learn to play: Mattel")
    person.pick('combobox "Lesson"', "6: a Draw Two")
    person.activate('button "Go to this lesson"')
    person.until_heard("Lesson 6 of 6")
    assert "Type answer if" not in type_line(person, "who has the fewest cards?")[-1]
    for typed, told in {"UNO blue 7": "You play blue 7", "blue Draw Two": "You go out and score 87 points"}.items():
        assert told in " ".join(type_line(person, typed))
        assert LINE in person.focused()
    type_line(person, "")
    person.until_heard("now you know the whole game")
    assert 'heading "Learn to play: Mattel' in person.focused(), "the field is gone, and nobody is lost"
    assert all(line.startswith("polite: ") for line in person.heard())
    shown = person.page.locator("#learn-log p").all_inner_texts()
    assert [line for line, times in Counter(shown).items() if times > 1] == []
    assert " ".join(shown) == " ".join(line.removeprefix("polite: ") for line in person.heard())
    assert bookmark(person, "mattel") == {"lesson": "", "taken": [], "done": ["last"]}
    person.activate('button "Learn it once more"')
    person.until(lambda: person.text("#learn-log").count("Lesson 1 of 6") == 2, "The first lesson")


def test_all_of_a_course_is_taken_by_touch_alone_in_french(people: Callable[..., Person]) -> None:
    zoe = people(locale="fr-FR", has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    zoe.go()
    zoe.until_on("lobby")
    zoe.page.get_by_role("button", name="Apprendre à jouer").tap()
    zoe.until_on("learn")
    books = re.findall(r'button "([^"]+)"', zoe.tree("#learn-books"))
    assert books[0].startswith("Édition française"), "the language's own book comes first"
    tap(zoe, "#learn-books button >> nth=0")
    zoe.until_heard("Leçon 1 sur 6")
    for _ in range(200):
        zoe.until(lambda: zoe.page.locator("#learn-choices button").count(), "Something to do")
        if zoe.page.locator("#learn-choices button").count() == 1:
            tap(zoe, "#learn-choices button")
        else:
            tap(zoe, 'button[data-t="learn-show"]')
        if zoe.page.locator("#learn-repeat").is_visible():
            break
    assert "C'était la dernière leçon\u202f: vous connaissez tout le jeu." in zoe.text("#learn-log")
    english = r"\b(the|you|your|plays?|draws?|turn|cards?|is|and|wins?)\b"
    assert not [line for line in zoe.heard() if re.search(english, line.partition(": ")[2], re.IGNORECASE)]
    tap(zoe, 'button[data-t="learn-leave"]')
    zoe.until_on("lobby")


def test_a_button_that_is_gone_leaves_the_focus_nearby(person: Person) -> None:
    pick(person, "Mattel")
    said = len(person.heard())
    person.activate('^button "red 2"')
    person.until_heard("Type yellow 8", said)
    assert 'heading "What you can do"' in person.focused()
    person.activate('^button "draw"')
    person.until_heard("You could draw", said)
    assert '^button "draw"'.strip("^") in person.focused()


def test_a_wild_is_asked_about_and_the_colours_are_buttons(person: Person) -> None:
    pick(person, "Mattel")
    type_line(person, "lesson 3")
    person.activate('^button "Wild"')
    person.until_heard("Which colour")
    assert re.findall(r'button "([^"]+)"', person.tree("#learn-choices")) == ["blue", "green", "red", "yellow"]
    person.activate('^button "red"')
    person.until_heard("You play Wild and name red")


def test_it_is_left_and_gone_on_with_and_the_page_may_be_loaded_again(person: Person) -> None:
    pick(person, "DOS")
    type_line(person, "green 7 on blue 7")
    said = len(person.heard())
    person.page.reload()
    person.until_on("learn")
    person.until_heard("Type red 4 with yellow 4", said)
    assert bookmark(person, "dos")["taken"] == ["match b7 with g7"]
    assert 'heading "Learn to play: DOS' in person.focused()
    person.activate('button "Back to the start"')
    person.until_on("lobby")
    person.until_heard("Your place in the lessons is kept")
    assert 'heading "Sit down and play"' in person.focused()
    person.page.reload()
    person.until_on("lobby")
    person.activate('button "Learn to play"')
    said = len(person.heard())
    person.activate('button "DOS.*: go on where you were')
    person.until_heard("Type red 4 with yellow 4", said)
    type_line(person, "quit")
    person.until_on("lobby")
    assert "You stop in lesson 1 of 6." in person.text("#lobby-problem")


def test_a_bookmark_that_somebody_has_changed_begins_the_lesson_anew_and_says_so(person: Person) -> None:
    pick(person, "Mattel")
    for bad in ("nonsense", "x" * 9000):
        person.page.evaluate("bad => localStorage.setItem('sixdot:lessons', JSON.stringify({mattel: bad}))", bad)
        said = len(person.heard())
        person.page.reload()
        person.until_heard("Your place in the lessons could not be found again", said)
        person.until_heard("Lesson 1 of 6", said)


def test_a_line_that_breaks_loses_nothing_and_repeats_only_what_is_asked(person: Person) -> None:
    person.forgive("ERR_INTERNET_DISCONNECTED")
    pick(person, "Mattel")
    type_line(person, "red 2")
    person.context.set_offline(True)
    person.until_heard("You are offline")
    said = len(person.heard())
    person.type("yellow 8")
    person.press("Enter")
    person.until_heard("sent as soon as it is back", said)
    person.context.set_offline(False)
    person.until_heard("You play yellow 8", said)
    told = person.heard(said)
    assert not [line for line in told if "Lesson 1" in line or "Welcome" in line or "yellow 8 is an 8" in line]
    assert LINE in person.focused()


def test_a_lesson_that_was_put_away_goes_on_when_it_is_picked_again(
    people: Callable[..., Person], tmp_path: Path, servers: ExitStack
) -> None:
    server = servers.enter_context(Inside(tmp_path, limits=Limits(lesson_idle=12)))
    person = people(server.url)
    pick(person, "Mattel")
    type_line(person, "red 2")
    person.until_heard("the lesson was put away")
    assert 'heading "Learn to play"' in person.focused()
    assert "Nothing was heard from you for long" in person.text("#learn-problem")
    said = len(person.heard())
    person.activate('button "Mattel.*: go on where you were')
    person.until_heard("Type yellow 8", said)


def test_another_language_is_spoken_at_once(person: Person) -> None:
    pick(person, "Mattel")
    person.activate('^button "Settings"')
    person.pick('combobox "Language"', "Français")
    person.press("Escape")
    person.until_on("learn")
    person.until_heard("Tapez 2 rouge")
    assert re.findall(r'button "([^"]+)"', person.tree("#learn-choices")) == ["2 rouge", "piocher"]
    assert "Apprendre à jouer" in person.page.title()


def test_every_screen_of_the_lessons_breaks_no_accessibility_rule(person: Person) -> None:
    inspector = Inspector()
    person.go()
    person.until_on("lobby")
    inspector.look("lobby", person)
    person.activate('button "Learn to play"')
    person.until_on("learn")
    inspector.look("which book", person)
    person.activate('button "Mattel')
    person.until_heard("Type red 2")
    inspector.look("in a lesson", person)
    type_line(person, "lesson 6")
    for _ in range(3):
        said = len(person.heard())
        person.activate('button "Do it for me"')
        person.until_heard("", said)
    inspector.look("all learnt", person)
    assert inspector.found == {}, inspector.report()

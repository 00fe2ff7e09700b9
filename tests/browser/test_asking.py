"""Asking at a table on the page: one field for questions and moves, whose answer is spoken and stands beside it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from sixdot.wire.client import Client
from tests.browser.looks import Inspector
from tests.browser.people import Person
from tests.browser.playing import add_bots, open_table, play_round, play_to, start, until_asked
from tests.helpers.servers import Server, done, hear

pytestmark = pytest.mark.slow  # a browser is started

LINE = 'textbox "Ask, or type what you want to do"'
# Enter twice, before any answer can have come
TWICE = "() => { const form = document.getElementById('type-form'); form.requestSubmit(); form.requestSubmit(); }"


def ask(person: Person, text: str) -> str:
    """By keyboard alone; the field keeps the focus. What is said to it."""
    said = len(person.heard())
    if LINE not in person.focused():
        person.press("/")
    assert LINE in person.focused()
    person.type(text)
    person.press("Enter")
    answer = person.until_heard("polite: ", said)
    assert LINE in person.focused()
    assert person.page.locator("#line").input_value() == ""
    return answer.removeprefix("polite: ")


def test_a_question_in_ordinary_words_is_answered_beside_the_field(person: Person) -> None:
    open_table(person, "Zoe")
    add_bots(person, 2)
    start(person)
    until_asked(person)
    expected = {
        "who has the fewest cards?": "cards",
        "whose turn is it": "Your turn",
        "hwo leads?": "Nobody leads",
    }
    for asked, told in expected.items():
        answer = ask(person, asked)
        assert told in answer
        assert person.text(".answer:visible") == answer, "once, and where it is looked for"
    before = person.text("#turn")
    ask(person, "how many cards has Ana?")
    assert person.text("#turn") == before, "asking costs nothing"
    inspector = Inspector()
    inspector.look("an answer", person)
    assert inspector.found == {}, inspector.report()


def test_what_is_not_understood_comes_back_to_be_changed(person: Person) -> None:
    open_table(person, "Zoe")
    add_bots(person, 2)
    start(person)
    until_asked(person)
    person.press("/")
    person.type("qwertz uiop")
    person.page.evaluate(TWICE)
    person.until_heard("I do not understand 'qwertz uiop'")
    assert person.page.locator("#line").input_value() == "qwertz uiop"
    assert person.asked_for("type") == 1
    assert person.asked_for("ask") == 0, "an empty field would have asked how things stand"
    person.type("who deals?")
    assert person.page.locator("#line").input_value() == "who deals?", "it was selected"


def test_the_same_field_takes_a_move(person: Person) -> None:
    open_table(person, "Zoe")
    add_bots(person, 2)
    start(person)
    until_asked(person)
    person.press("/")
    person.type("accept" if "Wild Draw Four" in person.text("#turn") else "draw")
    person.press("Enter")
    person.until_heard("You (accept|draw)")
    assert LINE in person.focused()


def test_what_is_being_written_is_not_lost_when_something_happens(
    people: Callable[..., Person], server: Server
) -> None:
    zoe = people()
    code = open_table(zoe, "Zoe")
    with Client.join(f"{server.url}/#{code}", "Ben") as ben:
        zoe.activate('button "Start the game"')
        done(ben, "go on")
        zoe.until_on("play")
        hear(ben, lambda: ben.known.table.stage == "playing")
        zoe.press("/")
        zoe.type("who has the ")
        for text in ("Hello", "Are you there?"):
            said = len(zoe.heard())
            done(ben, f"chat {text}")
            zoe.until_heard(re.escape(text), said)
        assert zoe.page.locator("#line").input_value() == "who has the "
        assert LINE in zoe.focused()
        zoe.type("most cards?")
        zoe.press("Enter", "n", "e", "x", "t")
        zoe.until_heard("7")
        assert zoe.page.locator("#line").input_value().endswith("next"), (
            "what was begun while it was on its way stays"
        )


def test_it_is_there_between_rounds_and_by_touch_in_french(people: Callable[..., Person]) -> None:
    zoe = people()
    code = open_table(zoe, "Zoe")
    add_bots(zoe, 1)
    play_to(zoe, 1)
    lea = people(locale="fr-FR", has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    lea.go(f"/#{code}")
    lea.until_on("lobby")
    lea.page.locator("#name").fill("Léa")
    lea.page.locator("#watch").check()
    lea.page.locator("#join-form button[type=submit]").tap()
    lea.until_on("table")
    start(zoe)
    play_round(zoe)
    zoe.until_on("result")
    assert "Zoe" in ask(zoe, "who won the game?") or "You" in zoe.text("#ask .answer")
    lea.until_on("result")
    lea.page.get_by_label("Demandez, ou écrivez ce que vous voulez faire").fill("qui a gagné ?")
    said = len(lea.heard())
    lea.page.locator("#type-form button").tap()
    answer = lea.until_heard("polite", said)
    assert lea.text("#ask .answer") in answer

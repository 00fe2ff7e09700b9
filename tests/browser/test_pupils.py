"""A pupil at the page while a question waits: choices as buttons, the hint, its letters, and a slip of the finger."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from sixdot.wire.client import Client
from tests.browser.looks import Inspector
from tests.browser.people import Person
from tests.browser.playing import join_table
from tests.helpers.dealt import DealtServer
from tests.helpers.servers import done, hear, turn
from tests.helpers.teaching import Lesson

pytestmark = pytest.mark.slow  # a browser is started

CHOICES = """name: birds
questions:
  - {question: Which of these lays eggs?, choices: [dolphin, penguin], answer: penguin, hint: It is a bird.}
"""
TOWNS = """name: towns
questions:
  - {question: Which town has the Louvre?, answer: Paris}
"""
HOSTILE = """name: hostile
questions:
  - question: "<img src=x onerror=alert(1)></script><script>alert(2)</script>?"
    choices: ["<svg onload=alert(3)>", "' onclick=alert(4) x='"]
    answer: "<svg onload=alert(3)>"
    hint: "javascript:alert(5)"
"""


def asked_at(url: str, person: Person, options: str) -> Client:
    """Sit down with somebody who plays by wire, until the person at the page is asked a question."""
    client = Client.open(url, "Ana", "question")
    hear(client, lambda: client.known.table.code)
    done(client, f"options {options}")
    join_table(person, "Zoe", client.known.table.code)
    hear(client, lambda: len(client.known.table.seats) > 1)
    done(client, "start")
    done(client, "go on")
    person.activate('button "Go on"')
    person.until_on("play")
    while "answer the question" not in person.text("#turn"):
        shown = client.known.shown
        if client.next(0.05) is None and shown is not None and shown.turn == shown.seat:
            if shown.phase == "answer":
                done(client, "unknown")
            else:
                turn(client)
    return client


@pytest.fixture
def sets(tmp_path: Path, servers: ExitStack) -> str:
    (tmp_path / "birds.yaml").write_text(CHOICES)
    (tmp_path / "towns.yaml").write_text(TOWNS)
    (tmp_path / "hostile.yaml").write_text(HOSTILE)
    brought = [
        part for name in ("birds", "towns", "hostile") for part in ("--questions", str(tmp_path / f"{name}.yaml"))
    ]
    return servers.enter_context(DealtServer(tmp_path, "--no-table", *brought)).url


@pytest.mark.fault("W01")
def test_code_in_a_question_its_choices_and_its_hint_is_plain_text(sets: str, people: Callable[..., Person]) -> None:
    zoe = people(sets)
    with asked_at(sets, zoe, "quiz=hostile"):
        asked = "Question: <img src=x onerror=alert(1)></script><script>alert(2)</script>?"
        assert zoe.text("#question") == asked
        offered = [button.inner_text() for button in zoe.page.locator("#choices button").all()]
        assert offered[:2] == ["a) <svg onload=alert(3)>", "b) ' onclick=alert(4) x='"]
        zoe.press("i")
        zoe.until_heard("Hint: javascript:alert")
        assert zoe.page.locator("main img:not(.qr), main script, #question *, #choices svg").count() == 0
        zoe.activate(r'button "b\) ')
        zoe.until_heard("Wrong|not right")


def test_choices_are_buttons_and_the_hint_is_beside_the_question(sets: str, people: Callable[..., Person]) -> None:
    zoe = people(sets)
    with asked_at(sets, zoe, "quiz=birds"):
        assert zoe.text("#question") == "Question: Which of these lays eggs?"
        offered = [button.inner_text() for button in zoe.page.locator("#choices button").all()]
        assert offered[:3] == ["a) dolphin", "b) penguin", "I do not know"]
        said = len(zoe.heard())
        zoe.press("i")
        zoe.until_heard("Hint: It is a bird.", said)
        assert zoe.text("#question") == "Question: Which of these lays eggs? Hint: It is a bird."
        inspector = Inspector()
        inspector.look("a question", zoe)
        assert inspector.found == {}, inspector.report()
        said = len(zoe.heard())
        zoe.activate('button "b\\) penguin"')
        zoe.until_heard("Right.", said)


def test_a_slip_is_asked_about_and_letters_are_heard(sets: str, people: Callable[..., Person]) -> None:
    zoe = people(sets)
    with asked_at(sets, zoe, "quiz=towns house=near-misses"):
        said = len(zoe.heard())
        zoe.activate('button "More"')
        zoe.activate('button "Spell the question"')
        zoe.until_heard("L o u v r e", said)
        said = len(zoe.heard())
        zoe.fill('textbox "Your answer"', "Parsi")
        zoe.press("Enter")
        zoe.until_heard("Parsi is very close.", said)
        said = len(zoe.heard())
        zoe.activate('button "Yes, a slip of the finger"')
        zoe.until_heard("Right.", said)


def test_a_pupil_is_not_offered_what_only_the_teacher_does(
    tmp_path: Path, servers: ExitStack, people: Callable[..., Person]
) -> None:
    pupil = people(servers.enter_context(Lesson(tmp_path)).url)
    pupil.go()
    pupil.until_on("lobby")
    assert pupil.page.locator("#join-form").is_visible()
    assert [pupil.page.locator(place).is_visible() for place in ("#play-now", "#open-form", "#public-tables")] == [
        False
    ] * 3

"""A short lesson as screen readers tell it at the teacher's desk and at a pupil's page: tests/browser/lesson.txt."""

from __future__ import annotations

import re
from pathlib import Path

from sixdot.wire.client import Client
from tests.browser.people import START_READER, Person
from tests.browser.playing import decide, happened, is_asked, join_table
from tests.helpers.servers import done, hear
from tests.helpers.teaching import Lesson

KEPT = Path(__file__).parent / "lesson.txt"
TITLE = """A short lesson with the virtual screen reader: the key that was pressed, then what was said.
“polite” and “assertive” are the ways in which a page speaks by itself; [read] is reading on to the end of the page.
This reader says the value of a button after its name; others do not.
"""
QUESTIONS = """name: animals
questions:
  - {question: Which bird cannot fly and swims?, answer: penguin, hint: It lives in the south.}
  - {question: Which animal gives wool?, answer: sheep, hint: It says baa.}
  - {question: How many legs has a spider?, answer: 8, hint: More than a fly.}
  - {question: Which animal makes honey?, answer: bee, hint: It is small and flies.}
"""
ANSWERS = {
    "Which bird cannot fly and swims?": "penguin",
    "Which animal gives wool?": "sheep",
    "How many legs has a spider?": "8",
    "Which animal makes honey?": "bee",
}
# What has the focus when the page comes is heard, also by a reader that is switched on after that.
FOCUS = "() => { const said = document.activeElement; said.blur(); said.focus(); }"
READ_ON = """async () => {
    for (let step = 0; step < 400; step++) {
        await __reader.next();
        if ((await __reader.lastSpokenPhrase())=== "end of main") break;
    }
}"""


def brought(folder: Path) -> Path:
    """The file with the questions."""
    path = folder / "animals.yaml"
    path.write_text(QUESTIONS)
    return path


class Desk:
    """The teacher, whose page comes anew after each form."""

    def __init__(self, person: Person, lesson: Lesson) -> None:
        self.person = person
        self._lesson = lesson

    def come(self) -> None:
        self.person.page.goto(self._lesson.desk)
        self.person.listen()

    def press(self, button: str) -> None:
        """Go there with Tab and press Enter; then the new page is heard."""
        with self.person.page.expect_navigation():
            self.person.activate(f'^button "{button}"')
        self._hear()

    def follow(self, link: str) -> None:
        with self.person.page.expect_navigation():
            self.person.activate(f'^link "{link}"')
        self._hear()

    def read(self) -> None:
        """The whole page from where the reader is."""
        assert self.person.story is not None
        self.person.catch_up()
        self.person.story.append("[read]")
        self.person.page.evaluate(READ_ON)
        self.person.catch_up()

    def _hear(self) -> None:
        assert self.person.story is not None
        self.person.story.append("(a new page)")
        self.person.page.wait_for_load_state()
        self.person.page.evaluate(START_READER)
        self.person.page.evaluate(FOCUS)
        self.person.catch_up()


def told(lesson: Lesson, teacher: Person, pupil: Person) -> str:
    """Two pupils, one at a page, play until a question was answered wrong and another right; the teacher looks on."""
    desk = Desk(teacher, lesson)
    desk.come()
    teacher.fill('textbox "Names of the pupils', "Ana")
    teacher.press("Enter")
    teacher.type("Ben")
    desk.press("Make the tables")
    code = lesson.code
    join_table(pupil, "Ana", code)
    pupil.until_heard("You are at table 1")
    pupil.listen()
    with lesson.pupil("Ben") as ben:
        desk.press("Start at all tables")
        hear(ben, lambda: ben.known.wanted == "ready")
        done(ben, "go on")
        pupil.activate('button "Go on"')
        pupil.until_on("play")
        _play(pupil, ben)
        pupil.catch_up()
        desk.press("Pause table 1")
        pupil.until_heard("paused")
        teacher.fill('textbox "Say to all tables"', "Well done!")
        desk.press("Say it")
        pupil.until_heard("Well done!")
        desk.read()
        desk.follow("Watch table 1")
        desk.read()
        desk.follow("Back to the class")
        desk.follow("Results")
        desk.read()
        desk.follow("Back to the class")
        teacher.activate('checkbox "Send everybody home', "Space")
        desk.press("End the lesson")
        pupil.until_heard("lesson is over|closed")
    parts = ("The teacher's desk", *teacher.catch_up(), "", "A pupil's page", *pupil.catch_up())
    return _settled("\n".join([TITLE, *parts]) + "\n", lesson, code)


def _play(pupil: Person, ben: Client) -> None:
    """Ben knows everything; the pupil at the page fails once, with all the help there is, and then knows."""
    failed = False
    while True:
        while ben.next(0.05) is not None:
            pass
        shown, before = ben.known.shown, happened(pupil)
        if is_asked(pupil) and "answer the question" not in pupil.text("#turn"):
            decide(pupil, by_key=True)
        elif is_asked(pupil) and failed:
            _answer(pupil, ANSWERS[_asked(pupil.text("#question"))], "Right")
            return
        elif is_asked(pupil):
            _spell_ask_and_fail(pupil)
            failed = True
        elif ben.known.wanted == "turn" and shown is not None:
            asked = shown.phase == "answer"
            done(ben, f"answer {ANSWERS[_asked(shown.question or '')]}" if asked else shown.legal[0])
            pupil.until(lambda before=before: happened(pupil) > before, "Something to hear")  # type: ignore[misc]


def _asked(shown: str) -> str:
    return next(question for question in ANSWERS if question in shown)


def _spell_ask_and_fail(pupil: Person) -> None:
    said = len(pupil.heard())
    pupil.press("i")
    pupil.until_heard("Hint: ", said)
    said = len(pupil.heard())
    pupil.activate('button "More"')
    pupil.activate('button "Spell the question"')
    pupil.until_heard(r"\w \w \w", said)
    _answer(pupil, "elephant", "Wrong")


def _answer(pupil: Person, text: str, outcome: str) -> None:
    """The key for the question leads to the field for the answer."""
    said = len(pupil.heard())
    pupil.press("q")
    pupil.until_heard("Question: ", said)
    pupil.type(text)
    pupil.press("Enter")
    pupil.until_heard(outcome, said)


def _settled(text: str, lesson: Lesson, code: str) -> str:
    """Without what is another one each time: the address and the code."""
    for found, kept in ((lesson.url, "http://class"), (code, "bek-dor-mip-tan-rus")):
        text = text.replace(found, kept).replace(found.replace("-", ", "), kept.replace("-", ", "))
    return re.sub(r"/teacher/[\w-]+", "/teacher/SECRET", text)

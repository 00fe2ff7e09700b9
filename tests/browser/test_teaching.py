"""Small lessons: a teacher, pupils at pages and at a terminal; the teacher's pages break no rule of accessibility."""

from __future__ import annotations

import csv
import io
import re
import time
from collections.abc import Callable, Iterator

import pytest

from sixdot.classroom.results import Attempt, counted
from sixdot.classroom.shelf import set_on_shelf
from tests.browser.looks import Inspector
from tests.browser.people import PATIENCE, Person
from tests.browser.playing import decide, is_asked, join_table
from tests.helpers import joining
from tests.helpers.ptys import Terminal
from tests.helpers.teaching import Lesson

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lesson]:
    with Lesson(tmp_path_factory.mktemp("class"), "--questions", "capitals") as server:
        yield server


def press(teacher: Person, button: str, says: str) -> None:
    """The page comes anew, and the focus is on what it says about it."""
    teacher.page.get_by_role("button", name=button, exact=True).click()
    teacher.until(lambda: says in teacher.page.locator("#said").inner_text())
    assert teacher.page.evaluate("document.activeElement.id") == "said"


def test_a_lesson(people: Callable[..., Person], server: Lesson) -> None:
    teacher, ana, ben = people(), people(), people()
    inspector = Inspector()
    home = server.desk.removeprefix(server.url)
    teacher.page.goto(server.url + home)
    inspector.look("before the tables", teacher)
    teacher.page.get_by_label("Names of the pupils, one a line").fill("Ana\nBen\nKim\nZoe")
    teacher.page.get_by_label("How many at a table").fill("2")
    press(teacher, "Make the tables", "2 tables for 4 pupils are ready.")
    inspector.look("with tables", teacher)
    code = server.code
    join_table(ana, "Ana", code)
    join_table(ben, "Ben", code)
    tables = teacher.page.get_by_role("table", name="What happens at the tables")
    teacher.until(lambda: "Ana, Ben" in tables.inner_text())  # by itself, without a key
    press(teacher, "Start at table 1", "Done at table 1.")
    for pupil in (ana, ben):
        pupil.activate('button "Go on"')
    for pupil in (ana, ben):
        pupil.until_on("play")
    press(teacher, "Pause table 1", "Done at table 1.")
    ana.until_heard("The game is paused until the host goes on.")
    teacher.until(lambda: "paused" in tables.inner_text())
    teacher.page.get_by_label("Say to all tables").fill("Two minutes more!")
    press(teacher, "Say it", "Done at 2 tables.")
    ben.until_heard("Two minutes more!")
    teacher.page.get_by_role("link", name="Watch table 1").click()
    teacher.until(lambda: "Two minutes more!" in teacher.page.locator("main").inner_text())
    inspector.look("watching", teacher)
    teacher.page.goto(server.url + home + "/results")
    inspector.look("results", teacher)
    teacher.page.goto(server.url + home + "/sheets")
    inspector.look("sheets", teacher)
    teacher.page.goto(server.url + home)
    teacher.page.get_by_role("combobox", name="Ana to table").select_option("2")
    press(teacher, "Move Ana", "Ana now belongs to table 2")
    ana.until_on("lobby")
    ana.activate('button "Join')
    ana.until(lambda: "table 2" in " ".join(ana.heard()))
    teacher.page.get_by_label("Send everybody home").check()
    press(teacher, "End the lesson", "The lesson is over.")
    inspector.look("afterwards", teacher)
    assert inspector.found == {}, inspector.report()


ANSWERS = {question.spoken: question.accept[0] for question in set_on_shelf("capitals", "en").questions}
WRONG = "Atlantis"
ASKED = r"Your turn|Name the colour\.|Challenge or accept\?|play it or pass\.|; pass\.|Right\.|[Pp]ick up \d+"


class AtTerminal:
    """Tom knows every answer, and otherwise takes the first of the choices."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self.told = terminal.until_asked()
        self.attempts: list[Attempt] = []

    def go_on(self) -> None:
        while late := self._terminal.late():
            self.told = late
        last = self.told.split("\n")[-1]
        asked = re.search(r"Question: (.*\?)", last)
        if asked:
            self.attempts.append(Attempt("Tom", asked[1], ANSWERS[asked[1]], True))
            self.told = self._terminal.type(f"answer {ANSWERS[asked[1]]}")
        elif re.search(r"Enter when you are ready|go on\?$|Enter goes on\.$", last):
            self.told = self._terminal.type("")
        elif re.search(joining.SPOKEN["en"]["which"], last):
            self.told = self._terminal.type("1")
        elif re.search(ASKED, last):
            choices = self._terminal.type("choices").split("\n")[0]
            self.told = self._terminal.type(choices.split(", or ")[0].removesuffix("."))


def test_two_pages_and_a_terminal_and_a_ruling_that_is_overruled(
    people: Callable[..., Person], server: Lesson, home: str
) -> None:
    teacher, mia, noa = people(), people(), people()
    teacher.page.goto(server.desk)
    teacher.page.get_by_label("Names of the pupils, one a line").fill("Mia\nNoa\nTom")
    press(teacher, "Make the tables", "One table for 3 pupils is ready.")
    code = server.code
    pages = {"Mia": mia, "Noa": noa}
    for name, page in pages.items():
        join_table(page, name, code)
    made: list[Attempt] = []
    with joining.at(f"{server.url}/#{code}", name="Tom") as terminal:
        tom = AtTerminal(terminal)
        press(teacher, "Start at all tables", "Done at 1 table.")
        for page in pages.values():
            page.activate('button "Go on"')
        end = time.monotonic() + 2 * PATIENCE
        while len(made) + len(tom.attempts) < 6 or not made:
            assert time.monotonic() < end, (made, tom.attempts, tom.told)
            tom.go_on()
            for name, page in pages.items():
                if page.screen == "play" and is_asked(page):

                    def answered(shown: str, name: str = name) -> str:
                        question = shown.removeprefix("Question: ")
                        made.append(Attempt(name, question, ANSWERS[question] if made else WRONG, bool(made)))
                        return str(made[-1].answer)

                    decide(page, answered)
                    if len(made) == 1 and made[0].right is False:
                        press(teacher, f"{made[0].pupil} was right after all", "Done at table 1.")
                        made[0].right = True
                        for each in pages.values():
                            each.until_heard("The judge says that .* right after all")
    attempts = [*made, *tom.attempts]
    rows = list(csv.reader(io.StringIO(server.page("/results/pupil.csv"))))[1:]
    assert rows == [[str(cell) for cell in row] for row in counted(attempts, "pupil")]

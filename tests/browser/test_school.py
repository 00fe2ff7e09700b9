"""A whole class: thirty pupils at ten tables through a lesson, with the teacher's desk open in a browser."""

from __future__ import annotations

import csv
import io
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sixdot.classroom.results import Attempt, counted
from sixdot.classroom.shelf import set_on_shelf
from sixdot.wire.messages import Told
from tests.browser.people import Person
from tests.helpers.servers import done, refused
from tests.helpers.soak import bounded
from tests.helpers.teaching import Lesson

pytestmark = pytest.mark.slow
NAMES = (
    "Ana", "Boris", "Cleo", "David", "Emil", "Fatou", "Gus", "Hugo", "Ines", "Jana",
    "Karl", "Leila", "Milo", "Nora", "Otto", "Priya", "Quentin", "Rosa", "Sven", "Tara",
    "Ulysse", "Vera", "Wim", "Xaver", "Yusuf", "Zeno", "Amir", "Beatrix", "Chen", "Dmitri",
)  # fmt: skip
AT_A_TABLE = 3
QUESTIONS = bounded(6, soak=60)  # answered at each table
SET = "capitals"
NONSENSE = (
    "play r55",
    "draw 9",
    "colour pink",
    "right",
    "start",
    "bot add easy",
    "options target=1",
    "remove 2",
    "xyzzy",
)
ANSWERS = {question.spoken: question.accept[0] for question in set_on_shelf(SET, "en").questions}


class Pupil:
    """Hears everything, does what is wanted next, and knows about two answers of three."""

    def __init__(self, lesson: Lesson, name: str) -> None:
        self.name = name
        self.client = lesson.pupil(name)
        self.table = self.client.known.table.code
        self.numbers: list[int] = []  # of what was told
        self.attempts: list[Attempt] = []
        self._chance = random.Random(name)

    def hear(self, patience: float = 0.0) -> None:
        while (message := self.client.next(patience)) is not None:
            if isinstance(message, Told):
                self.numbers.append(message.number)

    def go_on(self) -> None:
        """Do what is wanted of this pupil now, if anything is."""
        self.hear()
        wanted, shown = self.client.known.wanted, self.client.known.shown
        if wanted in ("ready", "pause"):
            done(self.client, "go on")
        elif wanted == "turn" and shown is not None and shown.phase == "answer":
            assert shown.question is not None
            knows = self._chance.random() < 2 / 3
            answer = ANSWERS[shown.question] if knows else "Atlantis"
            done(self.client, f"answer {answer}")
            self.attempts.append(Attempt(self.name, shown.question, answer, knows))
        elif wanted == "turn" and shown is not None:
            done(self.client, self._chance.choice([do for do in shown.legal if not do.startswith("accuse")]))

    def is_complete(self) -> bool:
        """Whether nothing was lost and nothing came twice."""
        return self.numbers == list(range(self.numbers[0], self.numbers[-1] + 1))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lesson]:
    with Lesson(tmp_path_factory.mktemp("school"), "--questions", SET) as server:
        yield server


def work(lesson: Lesson) -> float:
    """Seconds of the processor that the server has used."""
    used = Path(f"/proc/{lesson.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


def play(pupils: list[Pupil], questions: int) -> None:
    """Until so many questions have been answered at each table."""
    while True:
        answered = dict.fromkeys([pupil.table for pupil in pupils], 0)
        for pupil in pupils:
            answered[pupil.table] += len(pupil.attempts)
        if min(answered.values()) >= questions:
            return
        for pupil in pupils:
            if answered[pupil.table] < questions:
                pupil.go_on()


def test_a_lesson_of_thirty(
    people: Callable[..., Person], server: Lesson, record_property: Callable[[str, object], None]
) -> None:
    teacher = people()
    teacher.page.goto(server.desk)
    teacher.page.get_by_label("Names of the pupils, one a line").fill("\n".join(NAMES))
    teacher.page.get_by_label("How many at a table").fill(str(AT_A_TABLE))
    teacher.page.get_by_role("button", name="Make the tables", exact=True).click()
    tables = teacher.page.get_by_role("table", name="What happens at the tables")
    teacher.until(lambda: tables.count() == 1, "The tables")
    *punctual, late = NAMES
    pupils = [Pupil(server, name) for name in punctual]
    teacher.page.get_by_role("button", name="Start at all tables", exact=True).click()
    teacher.until(lambda: "Done at 10 tables" in teacher.page.locator("#said").inner_text(), "The start")
    begun = work(server)
    play(pupils, QUESTIONS // 2)
    latecomer = Pupil(server, late)  # waits for the next game

    closed = pupils[0]  # a lid is closed, and opened again
    closed.client.close()
    play(pupils[AT_A_TABLE:], QUESTIONS // 2 + 1)
    again = Pupil(server, closed.name)
    assert again.client.known.member == closed.client.known.member
    unruly = pupils[1].client  # presses everything
    for nonsense in NONSENSE:
        refused(unruly, nonsense)
    playing = [again, *pupils[1:]]
    play(playing, QUESTIONS - len(closed.attempts))
    in_play = work(server) - begun

    teacher.page.get_by_role("button", name="Pause all tables", exact=True).click()
    shown = tables.locator("tbody tr")
    teacher.until(lambda: ["paused" in row for row in shown.all_inner_texts()] == 10 * [True], "All tables at rest")
    everybody = [*playing, latecomer]
    for pupil in everybody:
        pupil.hear(0.2)
        assert pupil.client.known.table.paused
        assert pupil.is_complete(), pupil.name
    for table in {pupil.table for pupil in everybody}:
        assert len({pupil.numbers[-1] for pupil in everybody if pupil.table == table}) == 1
    attempts = [attempt for pupil in (closed, *everybody) for attempt in pupil.attempts]
    rows = list(csv.reader(io.StringIO(server.page("/results/pupil.csv"))))
    assert rows[1:] == [[str(cell) for cell in row] for row in counted(attempts, "pupil")]

    before = work(server)
    for _ in range(50):
        server.page()
    counts = {
        "answers": len(attempts),
        "things told to pupils": sum(len(pupil.numbers) for pupil in everybody),
        "milliseconds of work in play": round(1000 * in_play),
        "milliseconds of work for fifty looks at the desk": round(1000 * (work(server) - before)),
    }
    for name, count in counts.items():
        record_property(f"a lesson of thirty: {name}", count)
    for pupil in everybody:
        pupil.client.close()

"""A class on one machine: tables from a list, pupils by name, what the teacher does, and what comes of it."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixdot.bots import CALLED
from sixdot.classroom.results import Attempt, counted
from sixdot.classroom.shelf import set_on_shelf
from sixdot.cli import main
from sixdot.voice.braille import brf_of
from sixdot.wire.client import Client
from sixdot.wire.line import Ended
from tests.helpers import joining
from tests.helpers.ptys import Terminal
from tests.helpers.read_back import read_back
from tests.helpers.servers import PATIENCE, done, hear, refused
from tests.helpers.teaching import Lesson

pytestmark = pytest.mark.slow  # real servers
BRF = brf_of(range(64))
NAMES = "Ana\nBen\nKim\nZoe"


@pytest.fixture
def lesson(tmp_path: Path) -> Iterator[Lesson]:
    with Lesson(tmp_path, "--questions", "capitals") as server:
        assert server.press("make", names=NAMES, size=2, quiz="capitals") == "2 tables for 4 pupils are ready."
        yield server


def says(client: Client) -> str:
    """Everything that has been said to a pupil by now."""
    said = []
    while (message := client.next(0.3)) is not None:
        said.append(getattr(message, "say", ""))
    return " ".join(said)


def ended(client: Client) -> Ended:
    try:
        while client.next(PATIENCE) is not None:
            pass
    except Ended as ending:
        return ending
    raise AssertionError("nothing ends")


def answer_some(knowing: Client, other: Client) -> list[Attempt]:
    """Two pupils play until eight questions are answered: one knows everything, the other nothing."""
    known = {question.spoken: question.accept[0] for question in set_on_shelf("capitals", "en").questions}
    made: list[Attempt] = []
    while len(made) < 8:
        for pupil in (knowing, other):
            while pupil.next(0.02) is not None:
                pass
            wanted, shown = pupil.known.wanted, pupil.known.shown
            if wanted in ("ready", "pause"):
                done(pupil, "go on")
            elif wanted == "turn" and shown is not None and shown.question and shown.phase == "answer":
                answer = known[shown.question] if pupil is knowing else None
                done(pupil, f"answer {answer}" if answer else "unknown")
                made.append(Attempt("Ana" if answer else "Ben", shown.question, answer, bool(answer)))
            elif wanted == "turn" and shown is not None:
                done(pupil, shown.legal[0])
    return made


def until_said(terminal: Terminal, words: str) -> None:
    said = ""
    while words not in said:
        said += terminal.until_asked()


def until_answered(*pupils: Client) -> Client:
    """They play until somebody answers, wrong; who that was."""
    while True:
        for pupil in pupils:
            while pupil.next(0.02) is not None:
                pass
            wanted, shown = pupil.known.wanted, pupil.known.shown
            if wanted in ("ready", "pause"):
                done(pupil, "go on")
            elif wanted == "turn" and shown is not None:
                asked = shown.phase == "answer"
                done(pupil, "answer Atlantis" if asked else shown.legal[0])
                if asked:
                    return pupil


def test_pupils_find_their_tables_by_their_names(lesson: Lesson) -> None:
    with lesson.pupil("Ana") as ana, lesson.pupil("zoe") as zoe:
        assert [seat.name for seat in ana.known.table.seats] == ["Ana", "Ben"]
        assert [seat.name for seat in zoe.known.table.seats] == ["Kim", "Zoe"]
        assert (ana.known.table.quiz, ana.known.table.host) == ("capitals", 1)
        with pytest.raises(Ended, match="already"):
            lesson.pupil("Ana")
        with pytest.raises(Ended, match="not in the class"):
            lesson.pupil("Mallory")
        with pytest.raises(Ended, match="only the teacher"):
            Client.open(lesson.url, "Mallory", "mattel")
        page = lesson.page()
        assert "Ana, Ben (not here)" in page
        assert refused(ana, "start").reason == "NOT_HOST"


@pytest.mark.fault("W01")
def test_code_in_names_is_plain_text_on_the_desk(tmp_path: Path) -> None:
    hostile = "Zoe <img src=x onerror=alert(1)>"
    with Lesson(tmp_path) as lesson:
        assert lesson.press("make", names=f"{hostile}\nBen", size=2) == "One table for 2 pupils is ready."
        for page in (lesson.page(), lesson.page("/results"), lesson.page("?language=fr")):
            assert hostile not in page
        assert "Zoe &lt;img src=x onerror=alert(1)&gt;" in lesson.page()


def test_initials_alone_are_names_enough_and_the_address_is_a_qr_code_too(tmp_path: Path) -> None:
    with Lesson(tmp_path) as lesson:
        refusal = lesson.press("make", names="AB\nGO\nKT", size=3)
        assert refusal.startswith("GO means something else in the game")
        assert lesson.press("make", names="AB\nAC\nGR\nKT", size=2) == "2 tables for 4 pupils are ready."
        with lesson.pupil("GR") as pupil:
            assert sorted(seat.name for seat in pupil.known.table.seats) == ["GR", "KT"]
        picture = re.search(r'<img src="(/invitation.svg[^"]+)" alt="The same as a QR code"', lesson.page())
        assert picture
        assert lesson.status(lesson.url + picture[1]) == 200


def test_whoever_has_lost_everything_comes_back_by_name(lesson: Lesson) -> None:
    with lesson.pupil("Ana") as ana:
        member = ana.known.member
    with lesson.pupil("Ana") as again:
        assert again.known.member == member


def test_those_who_are_here_play_and_nobody_plays_alone(lesson: Lesson) -> None:
    with lesson.pupil("Ana") as ana:
        said = lesson.press("start")
        assert said.startswith("Done at 1 table.")
        assert "Table 2: Nobody is here yet." in said
        assert "gives up" not in lesson.page("/watch/2")
        hear(ana, lambda: ana.known.table.stage == "ready")
        assert [seat.bot for seat in ana.known.table.seats] == [None, "steady"]
        with lesson.pupil("Ben") as ben:
            assert ben.known.table.members[-1].seat is None


def test_the_teacher_pauses_speaks_and_closes_the_chat_everywhere(lesson: Lesson) -> None:
    with lesson.pupil("Ana") as ana, lesson.pupil("Ben") as ben, lesson.pupil("Kim") as kim:
        assert lesson.press("pause") == "Done at 2 tables."
        for pupil in (ana, kim):
            hear(pupil, lambda pupil=pupil: pupil.known.table.paused)  # type: ignore[misc]
        assert lesson.press("resume", table=1) == "Done at table 1."
        hear(ana, lambda: not ana.known.table.paused)
        assert kim.known.table.paused
        lesson.press("chat", text="Well done, all of you!")
        assert "Well done, all of you!" in says(ana)
        assert "Well done, all of you!" in says(kim)
        lesson.press("quiet")
        assert refused(ben, "chat hello").reason == "CHAT_CLOSED"
        assert "Well done, all of you!" in lesson.page("/watch/1")


def test_a_pupil_is_moved_and_another_removed(lesson: Lesson) -> None:
    with lesson.pupil("Ana") as ana, lesson.pupil("Ben") as ben:
        assert lesson.press("move", table=1, member=ana.known.member, to=2).startswith("Ana now belongs to table 2")
        assert "Join once more" in str(ended(ana))
        with lesson.pupil("Ana") as moved:
            assert [seat.name for seat in moved.known.table.seats] == ["Kim", "Zoe", "Ana"]
        assert lesson.press("remove", table=1, member=ben.known.member) == "Ben is no longer in the class."
        ended(ben)
        with pytest.raises(Ended, match="not in the class"):
            lesson.pupil("Ben")
        assert lesson.press("add", table=1, name="Lou") == "Lou has a place at table 1."
        said = lesson.press("add", table=1, name="Lu")
        assert said.startswith("Table 1 has somebody whose name sounds like Lu.")
        with lesson.pupil("Lou") as lou:
            assert [seat.name for seat in lou.known.table.seats] == ["Lou"]


def test_results_are_what_happened_also_after_the_lesson_and_are_deleted(
    lesson: Lesson, capfd: pytest.CaptureFixture[str]
) -> None:
    with lesson.pupil("Ana") as ana, lesson.pupil("Ben") as ben:
        lesson.press("start", table=1)
        made = answer_some(ana, ben)
        expected = [[str(cell) for cell in row] for row in counted(made, "pupil")]
        rows = list(csv.reader(io.StringIO(lesson.page("/results/pupil.csv"))))
        assert rows == [["Pupil", "Asked", "Right", "Right at the first try", "Hints"], *expected]
        cells = re.findall(r'"row">(\w+)</th>' + 4 * r"<td>(\d+)</td>", lesson.page("/results"))
        assert [list(row) for row in cells] == expected
        assert lesson.press("end", sure="on").startswith("The lesson is over")
        assert "closed" in str(ended(ana))
    assert list(csv.reader(io.StringIO(lesson.page("/results/pupil.csv")))) == rows
    assert main(["classroom", "delete", "--db", str(lesson.db), "--yes", "--language", "en"]) == 0
    assert "with every name and every answer" in capfd.readouterr().out
    assert "Ana" not in lesson.page("/results")


def test_a_game_in_which_nobody_knows_is_ended_by_the_teacher_and_its_answers_stay(lesson: Lesson) -> None:
    with lesson.pupil("Ana") as ana, lesson.pupil("Ben") as ben:
        lesson.press("start", table=1)
        asked = {"Ana": 0, "Ben": 0}
        told = 0
        while told < 3:  # three times nobody round the table has known
            for name, pupil in (("Ana", ana), ("Ben", ben)):
                while (message := pupil.next(0.02)) is not None:
                    told += name == "Ana" and "The right answer is" in getattr(message, "say", "")
                wanted, shown = pupil.known.wanted, pupil.known.shown
                if wanted in ("ready", "pause"):
                    done(pupil, "go on")
                elif wanted == "turn" and shown is not None:
                    asked[name] += shown.phase == "answer"
                    done(pupil, "unknown" if shown.phase == "answer" else shown.legal[0])
        assert "End the game at table 1</button>" in lesson.page()
        assert lesson.press("finish", table=1) == "Done at table 1."
        assert "Teacher ends the game. It has no winner." in says(ana)
        assert "Teacher ends the game. It has no winner." in says(ben)
        rows = list(csv.reader(io.StringIO(lesson.page("/results/pupil.csv"))))
        assert rows[1:] == [[name, str(count), "0", "0", "0"] for name, count in asked.items()]
        assert lesson.press("start", table=1) == "Done at table 1."


def test_the_teacher_overrules_the_program(lesson: Lesson) -> None:
    with lesson.pupil("Ana") as ana, lesson.pupil("Ben") as ben:
        lesson.press("start", table=1)
        assert "after all" not in lesson.page()
        answerer = until_answered(ana, ben)
        name = "Ana" if answerer is ana else "Ben"
        assert f"{name} was right after all</button>" in lesson.page()
        assert lesson.press("right", table=1) == "Done at table 1."
        hear(answerer, lambda: answerer.known.wanted == "turn")
        assert f"{name} was wrong after all</button>" in lesson.page()
        rows = list(csv.reader(io.StringIO(lesson.page("/results/pupil.csv"))))
        assert rows[1:] == [[name, "1", "1", "1", "0"]]


def test_the_teacher_judges_every_answer_who_wishes_to(tmp_path: Path) -> None:
    with Lesson(tmp_path) as lesson:
        lesson.press("make", names=NAMES, size=2, judge="person")
        with lesson.pupil("Ana") as ana, lesson.pupil("Ben") as ben:
            lesson.press("start", table=1)
            answerer = until_answered(ana, ben)
            name = "Ana" if answerer is ana else "Ben"
            page = lesson.page()
            assert f"{name} is right</button>" in page
            assert f"{name} is wrong</button>" in page
            assert "Is Atlantis right or wrong?" in page
            assert lesson.press("right", table=1) == "Done at table 1."
            hear(answerer, lambda: answerer.known.wanted == "turn")
            assert f"{name} is right</button>" not in lesson.page()
            rows = list(csv.reader(io.StringIO(lesson.page("/results/pupil.csv"))))
            assert rows[1:] == [[name, "1", "1", "1", "0"]]


def test_the_others_at_a_table_vote_and_the_teacher_has_the_last_word(tmp_path: Path) -> None:
    with Lesson(tmp_path) as lesson:
        lesson.press("make", names=NAMES, size=4, judge="vote")
        with lesson.pupil("Ana") as ana, lesson.pupil("Ben") as ben, lesson.pupil("Kim") as kim:
            pupils = {ana: "Ana", ben: "Ben", kim: "Kim"}
            lesson.press("start")
            answerer = until_answered(*pupils)
            voters = [pupil for pupil in pupils if pupil is not answerer]
            for voter in voters:
                hear(voter, lambda voter=voter: voter.known.wanted == "judge")  # type: ignore[misc]
            done(voters[0], "wrong")
            assert refused(answerer, "right").reason == "NOTHING_TO_JUDGE"
            assert f"{pupils[answerer]} is right</button>" in lesson.page()
            done(voters[1], "right")  # half of the votes
            hear(answerer, lambda: answerer.known.wanted == "turn")
            again = until_answered(*pupils)
            lesson.press("right", table=1)
            hear(again, lambda: again.known.wanted == "turn")
            assert "right</button>" not in lesson.page()


def test_teams_are_filled_up_with_bots_and_what_the_teacher_wishes_is_told(tmp_path: Path) -> None:
    with Lesson(tmp_path) as lesson:
        page = lesson.page()
        assert 'id="teams"' in page
        assert "The two who sit opposite each other are a team and share their score." in page
        lesson.press("make", names=NAMES, size=4, **{"teams": "on", "tell-answers": "on"})
        with lesson.pupil("Ana") as ana, lesson.pupil("Ben") as ben, lesson.pupil("Kim") as kim:
            assert ana.known.table.house == ("tell-answers", "teams")
            lesson.press("start")
            hear(ana, lambda: ana.known.table.stage == "ready")
            assert [seat.bot for seat in ana.known.table.seats] == [None, None, None, "steady"]
            for pupil in (ana, ben, kim):
                done(pupil, "go on")
            hear(ana, lambda: ana.known.shown is not None)
            assert ana.known.shown is not None
            assert ana.known.shown.partners == (2,)
            lesson.press("finish", table=1)
            with lesson.pupil("Zoe"):
                lesson.press("start")
                hear(ana, lambda: ana.known.table.game == 2)
                assert [seat.name for seat in ana.known.table.seats] == ["Ana", "Ben", "Kim", "Zoe"]


def test_nothing_hurries_anybody_unless_it_is_switched_on(lesson: Lesson) -> None:
    with lesson.pupil("Ana") as ana, lesson.pupil("Ben") as ben:
        assert ana.known.table.clock == 0
        lesson.press("start", table=1)
        slow = until_answered(ana, ben)
        quick = ben if slow is ana else ana
        assert not {"seconds", "time", "clock"} & set(says(quick).split())
        rows = list(csv.reader(io.StringIO(lesson.page("/results/pupil.csv"))))
        assert rows[0] == ["Pupil", "Asked", "Right", "Right at the first try", "Hints"]


def test_nothing_on_the_desk_is_kept_fresh_by_the_words_of_something_else(lesson: Lesson) -> None:
    keys = re.findall('data-live="([^"]+)"', lesson.page())
    assert len(keys) == len(set(keys)) == 2 * 5 + 4  # of two tables and four pupils


def test_bots_have_names_that_nobody_in_the_class_has(tmp_path: Path) -> None:
    with Lesson(tmp_path) as lesson:
        lesson.press("make", names="Zoe\nKim\n" + "\n".join(CALLED[:4]), size=3, teams="on")
        with lesson.pupil("Zoe") as zoe:
            lesson.press("start", table=1)
            hear(zoe, lambda: zoe.known.table.stage == "ready")
            bots = [seat.name for seat in zoe.known.table.seats if seat.bot]
            assert len(bots) == 3
            assert not {*bots} & {*CALLED[:4]}


def test_a_terminal_stays_at_a_table_of_teams_and_hears_that_the_game_is_ended(tmp_path: Path) -> None:
    with Lesson(tmp_path) as lesson:
        lesson.press("make", names=NAMES, size=4, teams="on")
        link = f"{lesson.url}/#{lesson.code}"
        with lesson.pupil("Ana"), lesson.pupil("Ben"), joining.at(link, name="Kim") as kim:
            until_said(kim, "Welcome, Kim")
            lesson.press("start")
            until_said(kim, "ready for round 1")
            lesson.press("finish", table=1)
            until_said(kim, "Teacher ends the game. It has no winner.")


def test_what_is_deleted_during_a_lesson_is_gone_from_the_desk_and_the_file(lesson: Lesson) -> None:
    with lesson.pupil("Ana"):
        assert main(["classroom", "delete", "--yes", "--db", str(lesson.db)]) == 0
    assert "Make the tables" in lesson.page()
    for file in (lesson.db, lesson.db.with_name(f"{lesson.db.name}-wal")):
        assert b"Zoe" not in file.read_bytes(), file
    assert lesson.press("make", names="Lou\nMax", size=2) == "One table for 2 pupils is ready."


def test_a_lesson_that_ended_well_is_not_called_damaged(lesson: Lesson) -> None:
    lesson.press("end", sure="on")
    lesson.restart()
    assert "damaged" not in lesson.log()


def test_the_sets_that_come_with_sixdot_can_be_chosen(tmp_path: Path, lesson: Lesson) -> None:
    lesson.press("end", sure="on")
    page = lesson.page()
    assert '<option value="capitals" selected>' in page
    assert '<option value="arithmetic">' in page


def test_a_class_prepared_the_evening_before_is_there_in_the_morning(lesson: Lesson) -> None:
    before, code = lesson.desk, lesson.code
    lesson.restart()
    assert lesson.desk != before
    assert lesson.status(before.replace(before.rpartition("/")[2], "wrong")) == 404
    assert lesson.code == code
    with lesson.pupil("Kim") as kim:
        assert [seat.name for seat in kim.known.table.seats] == ["Kim", "Zoe"]
        assert kim.known.table.host == 1
    assert lesson.press("pause") == "Done at 2 tables."


def test_sheets_are_embossed_a_page_for_each_pupil(lesson: Lesson) -> None:
    *pages, end = lesson.page("/sheets.brf").split("\f")
    assert (len(pages), end) == (4, "")
    ana = pages[0].splitlines()
    assert max(len(line) for page in pages for line in page.splitlines()) <= 40
    assert max(len(page.splitlines()) for page in pages) <= 25
    told = " ".join([read_back("en-ueb-g1", [BRF.index(sign) for sign in line]) for line in ana]).split()
    assert told[0] == "Ana"
    assert f"{lesson.url}/" in told
    assert f"Join with the code {lesson.code.replace('-', ', ')} and your name: Ana." in " ".join(told)
    assert "q: Say the question again, and go to the answer" in " ".join(told)
    contracted = lesson.page("/sheets.brf?grade=2&cells=30&lines=10").split("\f")
    assert len(contracted) > len(pages)
    assert max(len(line) for page in contracted for line in page.splitlines()) <= 30
    assert ",ANA" in contracted[0]


def test_the_secret_is_told_once_and_never_logged(tmp_path: Path) -> None:
    with Lesson(tmp_path) as lesson:
        secret = lesson.desk.rpartition("/")[2]
        lesson.press("make", names=NAMES, size=4)
        lesson.status(f"{lesson.url}/teacher/nothing")
        assert lesson.log().count(secret) == 1


def test_what_cannot_be_is_said_and_changes_nothing(tmp_path: Path) -> None:
    with Lesson(tmp_path) as lesson:
        assert (
            lesson.press("make", names="Ana\nana", size=2)
            == "The name ana is there twice. Add an initial, for example."
        )
        assert lesson.press("make", names="Ana", size=99) == "2 to 10 pupils sit at a table."
        assert lesson.press("make", names=" \n", size=2) == "A class has 1 to 60 pupils."
        assert "Teacher" in lesson.press("make", names="Teacher", size=2)
        said = lesson.press("make", names="Ana\nGO\nred\nBen", size=3, judge="vote", teams="on")
        assert "GO means something else" in said
        assert "red means something else" in said
        page = lesson.page()  # what was typed is not lost
        assert "Ana\nGO\nred\nBen</textarea>" in page
        assert 'value="3"' in page
        assert '<option value="vote" selected>' in page
        assert 'id="teams" name="teams" checked' in page
        assert "noSuchSet" in lesson.press("make", names="Ana", size=2, quiz="noSuchSet")
        assert "Make the tables" in lesson.page()
        assert lesson.press("move", table=1, member=2, to=2) == "There is no such table any more."
        lesson.press("make", names="Ana & Bob", size=2)
        assert "Ana &amp; Bob" in lesson.page()

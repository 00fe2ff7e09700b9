"""Games with a set that somebody brings: the same deal for the same seed, and nothing asked twice in a row."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sixdot.bots import bot_named
from sixdot.classroom.sets import QuestionSet, set_among
from sixdot.cli import main
from sixdot.game import events as e
from sixdot.game.editions import EDITIONS
from sixdot.game.match import Match
from sixdot.game.options import Options
from sixdot.game.questions import Question
from sixdot.game.reading import read_record
from sixdot.game.replay import verify
from sixdot.game.shuffle import chosen_deal
from sixdot.table import Table
from tests.helpers.sessions import careless, heard
from tests.helpers.tables import do, laid_out
from tests.test_cli import sixdot

Said = pytest.CaptureFixture[str]
EDITION = next(edition for edition in EDITIONS.values() if edition.asks_questions)
THREE = QuestionSet(
    "three",
    "en",
    (
        Question("Which is the first letter?", ("a",)),
        Question("One and one?", ("2", "two"), tolerance=0.0),
        Question("Which of these swims?", ("dolphin",), choices=("dolphin", "hen")),
    ),
)
ONE = QuestionSet("one", "en", THREE.questions[:1])
RIVERS = """name: Rivers
questions:
  - {question: Which river flows through London?, answers: [Thames, the Thames]}
  - {question: Which river flows through Paris?, answers: [Seine, the Seine]}
  - {question: Which is longer?, choices: [Nile, Rhine], answer: Nile}
"""


def asked_in(chosen: QuestionSet, seed: str) -> tuple[list[e.Event], str]:
    """All that is asked, played and dealt in a game among bots, and its record."""
    game = Match(EDITION, 3, Options(target=200), [], chosen.deal(seed))
    lines: list[str] = []
    bots = dict.fromkeys(range(3), bot_named("easy"))
    table = Table(game, ["Ana", "Ben", "Cleo"], bots, seed, lines.append)
    told: list[e.Event] = []
    while game.stage != "over":
        told += table.commit(chosen_deal(seed, game.number + 1))
        told += table.deal()
        while game.stage == "playing":
            told += table.step()
    return [event for event in told if isinstance(event, e.Asked | e.Played | e.Dealt)], "".join(lines)


@pytest.mark.parametrize("chosen", [THREE, QuestionSet("two", "en", THREE.questions[:2])], ids=["three", "two"])
def test_with_two_or_three_questions_no_card_asks_what_the_last_one_asked(chosen: QuestionSet) -> None:
    asked: dict[str, int] = {}
    for seed in range(6):
        last, covered = "", False
        for event in asked_in(chosen, f"game {seed}")[0]:
            if isinstance(event, e.Asked):
                assert event.question != last or not covered, "another card asks the same at once"
                last, covered = event.question, False
                asked[last] = asked.get(last, 0) + 1
            elif isinstance(event, e.Dealt):
                last = ""
            else:
                covered = True
    assert len(asked) == len(chosen.questions)
    assert max(asked.values()) < 2 * min(asked.values()), "each has its share"


def test_one_question_alone_is_asked_again_and_again() -> None:
    asked, _ = asked_in(ONE, "x")
    assert {event.question for event in asked if isinstance(event, e.Asked)} == {"Which is the first letter?"}


def test_the_same_set_and_seed_ask_the_same_and_the_record_proves_it() -> None:
    first, record = asked_in(THREE, "same")
    assert (first, record) == asked_in(THREE, "same")
    assert first != asked_in(THREE, "other")[0]
    assert verify(read_record(record)).problem == ""
    brought = set_among(read_record(record).questions)
    assert brought is not None
    assert (brought.name, {*brought.questions}) == ("three", {*THREE.questions})


def test_a_card_on_its_twin_asks_another_question_of_the_set() -> None:
    game = laid_out("question", "r5 b2 b3 | r2 b4 b9", discard="r5", questions=THREE.deal("twins"))
    own = game.view(0).question  # type: ignore[attr-defined]
    do(game, 0, f"answer {THREE.deal('twins')['r5'].accept[0]}")
    told = do(game, 0, "play r5")
    (asked,) = [event for event in told if isinstance(event, e.Asked)]
    assert asked.question != own
    assert asked.question in [question.spoken for question in THREE.questions]


def test_questions_without_a_set_stay_on_their_cards() -> None:
    game = laid_out("question", "r5 b2 b3 | r2 b4 b9", discard="r5", questions={"r5": Question("Ready?", ("yes",))})
    do(game, 0, "answer yes")
    (asked,) = [event for event in do(game, 0, "play r5") if isinstance(event, e.Asked)]
    assert asked.question == "Ready?"


def test_a_circuit_in_which_nobody_knows_ends_with_the_answer() -> None:
    game = laid_out("question", "r1 b2 | r2 b4 | r3 b9", discard="r5", questions=ONE.deal("x"), draw="g1 g2 g3 g4")
    told = [event for seat in range(3) for event in do(game, seat, "unknown" if seat else "answer z")]
    assert [event.answer for event in told if isinstance(event, e.AnswerTold)] == ["a"]
    do(game, 0, "play r1")
    assert game.view(1).phase == "answer", "the next card asks again"


# At the terminal


@pytest.fixture
def rivers(tmp_path: Path) -> Path:
    path = tmp_path / "rivers.yaml"
    path.write_text(RIVERS)
    return path


def test_a_file_is_played_with_and_asks_for_the_edition_by_itself(rivers: Path) -> None:
    arguments = ("play", "--questions", str(rivers), "--seed", "7", "--language", "en")
    first = sixdot(*arguments, typed="question\nquit\n")
    assert first.returncode == 0, first.stderr
    assert "Question: Which" in first.stdout
    assert sixdot(*arguments, typed="question\nquit\n").stdout == first.stdout


@pytest.mark.fault("I06")
def test_i06_a_game_keeps_the_version_of_the_set_it_began_with(rivers: Path, tmp_path: Path, capsys: Said) -> None:
    record = tmp_path / "game.sixdot"
    begun = ("play", "--questions", str(rivers), "--seed", "7", "--record", str(record), "--language", "en")
    assert sixdot(*begun, typed="quit\n").returncode == 0
    before = read_record(record.read_text()).questions
    assert {question.source.split()[0] for question in before.values()} == {"Rivers"}
    rivers.write_text(RIVERS.replace("London", "Rome").replace("Thames", "Tiber"))
    resumed = sixdot("resume", str(record), "--language", "en", typed="leave\n" + "\n" * 3000)
    assert resumed.returncode == 0, resumed.stderr
    assert "Rome" not in resumed.stdout
    assert "London" in resumed.stdout
    assert read_record(record.read_text()).questions == before
    assert main(["verify", str(record)]) == 0
    rivers.unlink()
    assert main(["replay", str(record), "--language", "en"]) == 0
    assert "flows through London?" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--questions", "capitols"), "There is no set capitols."),
        (("--questions", "missing.csv"), "missing.csv: The file cannot be read"),
        (("--questions", "capitals", "--edition", "mattel"), "nothing is asked in the mattel edition"),
        (("--questions", "capitals", "--join", "localhost"), "--questions"),
    ],
)
def test_what_cannot_be_played_is_said_at_once(arguments: tuple[str, ...], said: str, capsys: Said) -> None:
    assert main(["play", *arguments, "--language", "en"]) == 2
    assert said in capsys.readouterr().err


def test_a_file_with_a_mistake_is_not_played(rivers: Path, capsys: Said) -> None:
    rivers.write_text(RIVERS.replace("answers: [Thames, the Thames]", "level: 1"))
    assert main(["play", "--questions", str(rivers), "--language", "en"]) == 2
    assert "line 3, column 16: There is no right answer" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "right"), [("b", True), ("B)", True), ("hen", True), ("a", False), ("dolphin", False)]
)
def test_a_choice_is_typed_by_letter_or_text(typed: str, right: bool) -> None:
    question = Question("Which of these lays eggs?", ("hen",), choices=("dolphin", "hen"))
    game = laid_out("question", "r1 b2 b3 | r6 b2 b3", discard="r5", people=[0], questions={"r5": question})
    lines = heard(game, f"question/{typed}", {1: careless})
    assert any("a) dolphin, b) hen" in line for line in lines)
    assert any(line.startswith("Wrong.") for line in lines) is not right, lines


def test_an_exact_answer_is_taken_letter_by_letter() -> None:
    question = Question("Write the symbol of sodium.", ("Na",), exact=True)
    for typed, right in (("Na", True), ("na", False)):
        game = laid_out("question", "r1 b2 b3 | r6 b2 b3", discard="r5", people=[0], questions={"r5": question})
        lines = heard(game, typed, {1: careless})
        assert any(line.startswith("Wrong.") for line in lines) is not right, lines


def test_who_brings_no_questions_does_not_wait_for_readers() -> None:
    code = (
        "import io, sys; sys.stdin = io.StringIO(''); from sixdot.cli import main;"
        "main(['play', '--edition', 'question']);"
        "heavy = {'yaml', 'csv', 'sqlite3', 'zipfile', 'fractions', 'sixdot.classroom.files'} & {*sys.modules};"
        "sys.exit(str(heavy) if heavy else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr

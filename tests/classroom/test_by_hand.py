"""Sets that a teacher writes by hand, in YAML and CSV: what is understood, and what is said about mistakes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixdot.classroom.intake import BadQuestions
from sixdot.game.questions import Question
from sixdot.voice.words import Words
from tests.helpers.quizzes import at, notes, questions, reading, wrong


def test_a_set_in_yaml() -> None:
    found = reading(
        """
name: Rivers
language: en
questions:
  - question: Which river flows through London?
    answers: [the Thames, Thames]
    hint: It ends in the North Sea.
  - question: Which is longer?
    choices: [Nile, Rhine]
    answer: a
    level: 2
  - {question: "How long is the Rhine, in km?", answer: 1230, tolerance: 50, explanation: "1,233 km."}
  - question: Write the symbol of gold.
    answer: Au
    exact: yes
""",
        "yaml",
    ).chosen
    assert (found.name, found.language) == ("Rivers", "en")
    london, longer, rhine, gold = found.questions
    assert london == Question(
        "Which river flows through London?", ("the Thames", "Thames"), hint="It ends in the North Sea.", language="en"
    )
    assert (longer.accept, longer.level) == (("Nile",), 2)
    assert rhine.accepts("1,200")
    assert (gold.exact, gold.accepts("au")) == (True, False)


def test_keys_may_be_french_and_a_list_alone_is_enough() -> None:
    (found,) = questions("- énoncé: Capitale ?\n  réponses: [Paris]\n  indice: P\n  niveau: 1\n", "yaml", "fr")
    assert (found.ask, found.accept, found.hint, found.level, found.language) == (
        "Capitale ?",
        ("Paris",),
        "P",
        1,
        "fr",
    )


def test_yes_and_numbers_stay_what_was_written() -> None:
    found = questions("- {question: Ready?, answer: yes}\n- {question: Year?, answer: 0o17}\n", "yaml")
    assert [question.accept for question in found] == [("yes",), ("0o17",)]


def test_a_table_in_csv() -> None:
    text = 'question,answers,choices,level\n"Red, white and blue?",France | the Netherlands,,1\nFirst?,b,x | y,\n'
    first, second = questions(text, "csv")
    assert (first.ask, first.accept, first.level) == ("Red, white and blue?", ("France", "the Netherlands"), 1)
    assert (second.choices, second.accept) == (("x", "y"), ("y",))


@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
def test_a_table_without_headings_is_question_and_answer(separator: str) -> None:
    found = questions(f"One and one?{separator}2\n\nTwo and two?{separator}4\n", "csv")
    assert [(question.ask, question.accept) for question in found] == [
        ("One and one?", ("2",)),
        ("Two and two?", ("4",)),
    ]


def test_a_bar_can_be_part_of_an_answer() -> None:
    (found,) = questions("question,answer\nSign?,a\\|b | c\\\\d\n", "csv")
    assert found.accept == ("a|b", "c\\d")


# Mistakes are told by line and column, all of them, and nothing is taken


@pytest.mark.parametrize(
    ("text", "where", "said"),
    [
        ("- question: One?\n", "1:13", "There is no right answer to this question."),
        ("- answer: One\n", "1:3", "A question without words."),
        ("- question: One?\n  answer: 1\n  levle: 2\n", "3:3", "Nothing is called levle here"),
        ("- question: One?\n  answer: 1\n  level: hard\n", "3:10", "A level is a number from 1 to 9, not hard."),
        ("- question: One?\n  answer: [1]\n  exact: perhaps\n", "3:10", "Here stands yes or no, not perhaps."),
        ("- question: One?\n  answer: x\n  tolerance: 1\n", "3:14", "A tolerance is for answers that are numbers"),
        ("- question: One?\n  answer: 1\n  tolerance: -1\n", "3:14", "A tolerance is a number such as 0.5"),
        ("- question: One?\n  answer: z\n  choices: [x, y]\n", "2:11", "The answer z is none of the choices."),
        ("- question: One?\n  answer: x\n  choices: [x, X]\n", "3:16", "The choice X is offered twice."),
        ("- question: One?\n  answer: x\n  choices: [x]\n", "3:13", "A question offers 2 to 26 choices"),
        ("- question: One?\n  answer: x\n  language: franglais!\n", "3:13", "A language is two or three letters"),
        ("- question: One?\n  question: Two?\n  answer: x\n", "2:3", "question stands here twice."),
        ("- question: [One?]\n  answer: x\n", "1:13", "Here stands one text, not a list."),
        ("- just words\n", "1:3", "An entry of the list is a question with its keys"),
        ("just words\n", "1:1", "A set is a list under questions:"),
        ("name: x\n", "1:1", "A set is a list under questions:"),
        ("- question: One?\n\tanswer: x\n", "2:1", "This is not YAML."),
        ("", "", "There are no questions in it."),
        ("- question: One?\n  answer: " + "x" * 501 + "\n", "2:11", "This is longer than 500 characters"),
        ('- question: "One\\u0007?"\n  answer: x\n', "1:13", "There is a sign in this text"),
    ],
)  # fmt: skip
def test_a_mistake_in_yaml_is_told_by_line_and_column(text: str, where: str, said: str) -> None:
    assert wrong(text, "yaml")[0].startswith(at(where) + said)


@pytest.mark.parametrize(
    ("text", "where", "said"),
    [
        ("question,answer\nOne?,\n", "2:1", "There is no right answer"),
        ("question,answer\n\n,x\n", "3:1", "A question without words."),
        ("question,anwser\nOne?,x\n", "1:2", "Nothing is called anwser here"),
        (
            "question,answer\nOne?,x,y\n",
            "2:3",
            "This line has 3 cells, and the first names 2 columns.",
        ),
        ("One?,x,y\n", "1:1", "The first line must name the columns"),
        ('question,answer\n"One?,x\n', "2", "A quotation mark here is not closed"),
        ("question,answer,level\nA\nB?,x,7\nC?,x,10\n", "2:1", "There is no right answer"),
    ],
)
def test_a_mistake_in_a_table_is_told_by_line_and_cell(text: str, where: str, said: str) -> None:
    assert wrong(text, "csv")[0].startswith(at(where) + said)


def test_all_mistakes_are_told_in_order_and_in_french_too() -> None:
    text = "question;réponse;niveau\nUn ?;;\nDeux ?;2;haut\nTrois ?;3;3\n"
    assert wrong(text, "csv", "fr") == [
        "quiz, ligne 2, colonne 1 : Cette question n'a pas de bonne réponse.",
        "quiz, ligne 3, colonne 3 : Un niveau est un nombre de 1 à 9, pas haut.",
    ]


def test_a_file_that_is_all_wrong_is_not_read_to_the_end() -> None:
    assert len(wrong("question,answer\n" + "x?,\n" * 4000, "csv")) == 100


def test_in_one_sentence_the_first_mistake_stands_for_all() -> None:
    with pytest.raises(BadQuestions) as caught:
        reading("question,answer\nOne?,\nTwo?,\nThree?,\n", "csv")
    assert caught.value.text(Words("en")) == (
        "quiz, line 2, column 1: There is no right answer to this question."
        " There are 2 more mistakes: sixdot questions check quiz tells all of them."
    )


def test_the_same_question_twice_counts_once_unless_the_answers_differ() -> None:
    same = "question,answer\nOne?,1\none? ,1\n"
    assert len(questions(same, "csv")) == 1
    assert notes(same, "csv") == ["quiz, line 3: left out, since it stands in line 2 already."]
    assert wrong("question,answer\nOne?,1\nONE?,2\n", "csv") == [
        "quiz, line 3, column 1: This question stands in line 2 already, with another answer."
    ]


@pytest.mark.parametrize(("page", "language"), [("classroom.md", "en"), ("en-classe.md", "fr")])
def test_what_the_pages_for_teachers_show_is_good(page: str, language: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / page).read_text()
    by_hand = re.findall(r"```yaml\n(.*?)```", text, flags=re.DOTALL)
    tables = re.findall(r"^    (question[,;].*\n(?:    .*\n)+)", text, flags=re.MULTILINE)
    assert [len(questions(part, "yaml", language)) for part in by_hand] == [3]
    assert [len(questions(part.replace("\n    ", "\n"), "csv", language)) for part in tables] == [2]

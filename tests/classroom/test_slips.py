"""What somebody who knows no programming gets wrong in a file of questions, and how it is told what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixdot.cli import main
from tests.helpers.quizzes import at, notes, questions, reading, wrong

FRENCH = "question;réponse;indice\nCapitale de la France ?;Paris;\n"
ENGLISH = "question,answer,hint\nCapital of France?,Paris,\n"


# The language


@pytest.mark.parametrize(
    ("text", "kind", "language"),
    [
        (FRENCH, "csv", "fr"),
        (ENGLISH, "csv", "en"),
        ("- question: Capitale ?\n  réponse: Paris\n", "yaml", "fr"),
        ("name: Villes\nquestions:\n- {question: Capitale ?, réponse: Paris}\n", "yaml", "fr"),
    ],
)
def test_names_of_one_language_tell_the_language(text: str, kind: str, language: str) -> None:
    other = "en" if language == "fr" else "fr"
    found = reading(text, kind, other)
    assert (found.chosen.language, found.chosen.questions[0].language) == (language, language)
    assert [note.what.message for note in found.notes] == ["questions-headed"]
    assert not reading(text, kind, language).notes, "where nothing was guessed, nothing is said"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("question;answer;indice\nUn ?;1;\n", "csv"),  # both
        ("One?,1\n", "csv"),  # neither
        ("language: en\nquestions:\n- {question: Capitale ?, réponse: Paris}\n", "yaml"),  # the file says it
    ],
)
def test_otherwise_the_language_is_what_it_was(text: str, kind: str) -> None:
    assert {question.language for question in questions(text, kind, "en")} == {"en"}


def test_a_column_for_the_language_goes_before_the_headings() -> None:
    found = questions("question;réponse;langue\nUn ?;1;\nOne or two?;2;en\n", "csv", "en")
    assert [question.language for question in found] == ["fr", "en"]


def test_the_language_that_was_taken_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "villes.csv"
    path.write_text(FRENCH, encoding="utf-8-sig")
    assert main(["questions", "check", str(path)]) == 0
    guessed, good = capsys.readouterr().out.splitlines()
    assert guessed.startswith(f"{path}: The parts of the questions are named in French, so they are taken to be")
    assert "1 question, read as CSV, language fr, version" in good
    assert main(["questions", "check", str(path), "--language", "en"]) == 0
    (good,) = capsys.readouterr().out.splitlines()
    assert ", language en, version" in good
    assert main(["questions", "convert", str(path), str(tmp_path / "villes.yaml")]) == 0
    assert "language: fr\n" in (tmp_path / "villes.yaml").read_text()


# Headings and keys


def test_an_unknown_heading_is_told_the_nearest_and_the_documented_ones() -> None:
    assert wrong("question,Anser\nOne?,1\nTwo?,2\n", "csv") == [
        at("1:2")
        + "Nothing is called Anser here. Perhaps you mean answer. There are question, answer, choices, exact,"
        " tolerance, hint, explanation, subject, level and language."
    ]
    assert wrong("question;réponce\nUn ?;1\n", "csv", "fr") == [
        "quiz, ligne 1, colonne 2 : Rien ne s'appelle réponce ici. Vous voulez peut-être dire réponse. Il y a"
        " question, réponse, choix, exact, tolérance, indice, explication, matière, niveau et langue."
    ]
    assert wrong("question,answer,colour\nOne?,1,red\n", "csv")[0].startswith(
        at("1:3") + "Nothing is called colour here. There are question, answer,"
    )


@pytest.mark.parametrize(
    ("headings", "meant"),
    [
        ("Questions,Answer", {1: "question"}),
        ("Qeustion,Anwser", {1: "question", 2: "answer"}),
        ("Frage;Antwort", {1: "question", 2: "answer"}),
        ("Réponce;Qestion", {1: "réponse", 2: "question"}),
        ("Questions,Answer,Levle", {1: "question", 3: "level"}),
    ],
)
def test_misspelt_headings_are_no_question(headings: str, meant: dict[int, str]) -> None:
    separator = ";" if ";" in headings else ","
    row = separator.join(["One", "1", "2"][: headings.count(separator) + 1])
    said = wrong(f"{headings}\n{row}\n", "csv")
    assert [line.partition(" There are")[0] for line in said] == [
        f"{at(f'1:{column}')}Nothing is called {headings.split(separator)[column - 1]} here. Perhaps you mean {name}."
        for column, name in meant.items()
    ]


@pytest.mark.parametrize("first", ["tent;tente", "level;niveau", "house;maison", "Questions?;yes", "hunt;answer"])
def test_a_table_of_words_needs_no_headings(first: str) -> None:
    asked, answer = first.split(";")
    (found, _) = questions(f"{first}\ncat;chat\n", "csv")
    assert (found.ask, found.accept) == (asked, (answer,))
    assert notes(f"{first}\ncat;chat\n", "csv") == [
        "quiz, line 1: This line names no columns, so the first column is taken for questions and the second for"
        f" answers. The first question is {asked} and its answer {answer}."
    ]


def test_headings_of_neither_language_are_told_those_of_the_listener() -> None:
    assert "Vous voulez peut-être dire réponse." in wrong("Frage;Antwort\nWas?;das\n", "csv", "fr")[1]


def test_a_missing_column_is_told_once() -> None:
    assert wrong("question,hint,level\nOne?,x,1\nTwo?,y,2\n", "csv") == [
        at("1") + "No column is called answer. The first line names question, hint and level."
    ]
    assert wrong("réponse;indice;niveau\n1;x;1\n", "csv", "fr") == [
        "quiz, ligne 1 : Aucune colonne ne s'appelle question. La première ligne nomme réponse, indice et niveau."
    ]


@pytest.mark.parametrize(
    ("text", "where", "key", "near"),
    [
        ("- qestion: One?\n  answer: 1\n", "1:3", "qestion", "question"),
        ("- question: One?\n  anser: 1\n", "2:3", "anser", "answer"),
        ("qestions:\n- question: One?\n  answer: 1\n", "1:1", "qestions", "questions"),
    ],
)
def test_a_misspelt_key_is_one_mistake(text: str, where: str, key: str, near: str) -> None:
    (said,) = wrong(text, "yaml")
    assert said.startswith(f"{at(where)}Nothing is called {key} here. Perhaps you mean {near}. There are ")


def test_one_choice_is_told_how_several_are_written() -> None:
    (said,) = wrong("- question: Longer?\n  choices: Nile, Rhine\n  answer: Nile\n", "yaml")
    assert said.endswith("here there is 1. Several are written in square brackets, such as [Nile, Rhine].")
    (said,) = wrong('question,choices,answer\nLonger?,"Nile, Rhine",Nile\n', "csv")
    assert said.endswith("Several are written in one cell with a bar between them, such as Nile | Rhine.")
    (said,) = wrong("- question: Plus long ?\n  choix: Nil, Rhin\n  réponse: Nil\n", "yaml", "fr")
    assert said.endswith("Pour plusieurs, on écrit des crochets, comme [Nil, Rhin].")


@pytest.mark.parametrize(
    "line", ["question: True or false: the sun is hot?", "énoncé: Vrai ou faux : il pleut ?", "question: Which one:"]
)
def test_a_text_with_a_colon_wants_quotation_marks(line: str) -> None:
    (said,) = wrong(f"- question: One?\n  answer: 1\n- {line}\n  answer: yes\n", "yaml")
    assert said.startswith("quiz, line 3, column ")
    assert "A text that holds a colon followed by a space goes into quotation marks" in said


@pytest.mark.parametrize("text", ["- question: One?\n   answer: 1\n", '- question: "One?\n  answer: 1\n'])
def test_other_mistakes_in_yaml_are_not_about_colons(text: str) -> None:
    assert "This is not YAML." in wrong(text, "yaml")[0]


# Other kinds of files


@pytest.mark.parametrize("suffix", [".xlsx", ".ods", ".XLS"])
def test_a_spreadsheet_is_to_be_saved_as_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str], suffix: str) -> None:
    path = tmp_path / f"rivers{suffix}"
    path.write_bytes(b"PK\x03\x04")
    assert main(["questions", "check", str(path)]) == 1
    assert "choose Save as in the menu File, and CSV as the type" in capsys.readouterr().out
    assert main(["questions", "check", str(path), "--language", "fr"]) == 1
    assert "choisissez Enregistrer sous dans le menu Fichier, puis CSV" in capsys.readouterr().out


def test_questions_of_gift_on_lines_of_their_own_need_no_empty_line() -> None:
    text = "// Rivers\nOne? {=1 ~2}\nTwo? {\n  =2\n  ~3\n}\n// more\n::Three::\nThree\nor four? {=3}\n"
    found = questions(text + "It is {=4} or so.\n", "gift")
    assert [(question.ask, question.accept) for question in found] == [
        ("One?", ("1",)),
        ("Two?", ("2",)),
        ("Three or four?", ("3",)),
        ("It is _____ or so.", ("4",)),
    ]


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("Two and {=2} is four.\nThree and {=3} is six.\n", "2:11"),
        ("\nOne {=1}\nand more.\nTwo? {=2}\n", "4:6"),
    ],
)
def test_where_it_is_not_clear_which_text_goes_with_which_question_the_empty_line_is_missed(
    text: str, where: str
) -> None:
    (said,) = wrong(text, "gift")
    assert said.startswith(at(where) + "Here another question begins, without an empty line before it")

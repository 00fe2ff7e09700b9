"""Questions from other programs: Aiken, GIFT, Anki, with the awkward things that real files hold."""

from __future__ import annotations

import sys

import pytest
import zstandard

from tests.helpers.quizzes import at, collection, notes, package, questions, reading, wrong

# Aiken

AIKEN = """
What is the correct answer to this question?
A. Is it this one?
B) Maybe this answer?
C. Possibly this one?
ANSWER: B

Which LMS has the most import formats?

A. Moodle
B. ATutor
ANSWER:A
"""


def test_aiken() -> None:
    first, second = questions(AIKEN, "aiken")
    assert first.choices == ("Is it this one?", "Maybe this answer?", "Possibly this one?")
    assert first.accept == ("Maybe this answer?",)
    assert (second.accept, second.accepts("a"), second.accepts("ATutor")) == (("Moodle",), True, False)


@pytest.mark.parametrize(
    ("text", "where", "said"),
    [
        ("One?\nA. x\nB. y\n", "1:1", "The line ANSWER: is missing"),
        ("One?\nA. x\nC. y\nANSWER: A\n", "3:1", "This choice has the letter C; B is next."),
        ("One?\nA. x\nB. y\nANSWER: C\n", "4:9", "The answer C is none of the choices."),
        ("ANSWER: A\n", "1:9", "Before ANSWER: come a question and its choices."),
        ("One?\nA. x\nB. y\nmore\nANSWER: A\n", "4:1", "After the choices comes the line ANSWER:"),
    ],
)
def test_mistakes_in_aiken(text: str, where: str, said: str) -> None:
    assert wrong(text, "aiken")[0].startswith(at(where) + said)


# GIFT

GIFT = r"""
// A comment, and {braces} in it
$CATEGORY: $course$/Top/History

::Grant::Who's buried in Grant's tomb? {
  ~%-50%Nobody # He is.
  =Grant # Right!
  ~Lee
  #### He and his wife.
}

::Two:: Two plus {=two =2 =%50%too} equals four.

The sun rises in the east. {T}

Grant was born in 1822. {FALSE#No.#Yes: it was true.}

When was Grant born? {#1822:5}

What is pi? {#=3.14:0.01#Good. =%50%3:0.5}

A number from 1 to 5? {#1..5}

Match the capitals. {
  =Canada -> Ottawa
  =Italy -> Rome
  = -> Paris
}

[html]What does <b>2 &lt; 3</b> mean?{=less than}

What\: \{ is \= or \~ or \# or \\ ? {=a \= b ~c \{\}}

Write about it. {}

Just a text, without a question.

Which are even? {~%50%2 ~%50%4 ~%-100%3}
"""


def test_gift() -> None:
    found = {question.ask: question for question in questions(GIFT, "gift")}
    grant = found["Who's buried in Grant's tomb?"]
    assert (grant.choices, grant.accept) == (("Nobody", "Grant", "Lee"), ("Grant",))
    assert (grant.explanation, grant.subject) == ("He and his wife.", "History")
    assert found["Two plus _____ equals four."].accept == ("two", "2")
    assert found["The sun rises in the east."].choices == ("True", "False")
    born = found["Grant was born in 1822."]
    assert (born.accept, born.explanation) == (("False",), "Yes: it was true.")
    assert [found["When was Grant born?"].accepts(year) for year in ("1817", "1827", "1828")] == [True, True, False]
    assert found["What is pi?"].accepts("3.15")
    assert found["What is pi?"].explanation == "Good."
    assert [found["A number from 1 to 5?"].accepts(number) for number in ("1", "5", "5.1")] == [True, True, False]
    canada = found["Match the capitals. Canada"]
    assert (canada.choices, canada.accept) == (("Ottawa", "Paris", "Rome"), ("Ottawa",))
    assert found["Match the capitals. Italy"].accepts("c")
    assert found["What does 2 < 3 mean?"].accept == ("less than",)
    escaped = found["What: { is = or ~ or # or \\ ?"]
    assert (escaped.accept, escaped.choices) == (("a = b",), ("a = b", "c {}"))
    assert len(found) == 11


def test_what_a_card_cannot_ask_is_left_out_and_said() -> None:
    line = GIFT.split("\n").index("Write about it. {}") + 1
    assert notes(GIFT, "gift") == [
        f"quiz, line {line}: left out, since an essay cannot be judged here: Write about it.",
        f"quiz, line {line + 2}: left out, since nothing is asked: Just a text, without a question.",
        f"quiz, line {line + 4}: left out, since it wants several answers together: Which are even?",
    ]


def test_true_and_false_are_french_in_a_french_set() -> None:
    (found,) = questions("Le soleil se lève à l'est. {T}", "gift", "fr")
    assert (found.choices, found.accept) == (("Vrai", "Faux"), ("Vrai",))


@pytest.mark.parametrize(
    ("text", "where", "said"),
    [
        ("One? {=a", "1:6", "The braces do not fit together."),
        ("\n\nOne? =a}\n", "3:1", "The braces do not fit together."),
        ("One? {=a} and {=b}\n", "1:6", "The braces do not fit together."),
        ("One? {=a}\nTwo? {=b\n", "2:6", "The braces do not fit together."),
        ("One? {a =b}", "1:1", "Every answer begins with = or ~, and this does not: a."),
        ("One? {#many}", "1:1", "This is no number with a tolerance"),
        ("One? {#=1:1 =2:2}", "1:1", "The numbers of this question have different tolerances."),
        ("{=a}", "1:1", "A question without words."),
    ],
)
def test_mistakes_in_gift(text: str, where: str, said: str) -> None:
    assert wrong(text, "gift")[0].startswith(at(where) + said)


# Anki

ANKI = """#separator:tab
#html:true
#deck column:1
#tags column:4
Europe\tCapital of <b>France</b>?\t<div>Paris</div>\tgeo capitals
Europe\tThe {{c1::Danube::a river}} flows through {{c2::Vienna}}.\t\tgeo
Europe\t"A quoted ""field"" &amp; more?"\tyes\t
Europe\t<img src="flag.png">\tItaly\tgeo
Europe\t[sound:bell.mp3] Which sound?\tbell\t
"""


def test_a_text_from_anki() -> None:
    found = {question.ask: question for question in questions(ANKI, "anki")}
    assert (found["Capital of France?"].accept, found["Capital of France?"].subject) == (("Paris",), "geo")
    danube = found["The _____ flows through Vienna."]
    assert (danube.accept, danube.hint) == (("Danube",), "a river")
    assert found["The Danube flows through _____."].accept == ("Vienna",)
    assert found['A quoted "field" & more?'].accept == ("yes",)
    assert found["Which sound?"].accept == ("bell",)
    assert len(found) == 5
    assert notes(ANKI, "anki") == ["quiz, line 8: left out, since its question or its answer has no words."]


NOTES = [("Capital of Italy?", "Rome"), ("<p>2 + 2?</p>", "4"), ("{{c1::Oslo}} is in Norway.", "")]


def test_an_old_package_from_anki() -> None:
    found = questions(package(collection_anki2=collection(NOTES, " geo ")), "apkg")
    assert [(question.ask, question.accept[0]) for question in found] == [
        ("Capital of Italy?", "Rome"),
        ("2 + 2?", "4"),
        ("_____ is in Norway.", "Oslo"),
    ]
    assert {question.subject for question in found} == {"geo"}


def test_a_new_package_holds_a_packed_database_beside_an_empty_old_one() -> None:
    old = collection([("Please update", "your Anki")])
    new = zstandard.ZstdCompressor().compress(collection(NOTES))
    found = questions(package(collection_anki2=old, collection_anki21b=new, media=b"{}"), "apkg")
    assert [question.accept[0] for question in found] == ["Rome", "4", "Oslo"]


def test_without_zstandard_a_new_package_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zstandard", None)
    data = package(collection_anki21b=b"packed")
    assert wrong(data, "apkg")[0].startswith("quiz: This package is from a newer Anki.")
    assert 'pip install "sixdot[classroom]"' in wrong(data, "apkg", "fr")[0]
    assert len(questions(package(collection_anki2=collection(NOTES)), "apkg")) == 3, "old ones need nothing"


# How a text is written


@pytest.mark.fault("I01")
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_every_unicode_is_read(encoding: str) -> None:
    text = "question,answer\nOù est né Molière ?,à Paris\n" + "Un œuf ou deux {} ?,deux\n".replace("{}", "« ici »")
    (first, second) = questions(text.encode(encoding), "csv", "fr")
    assert (first.ask, first.accept) == ("Où est né Molière ?", ("à Paris",))
    assert second.ask == "Un œuf ou deux « ici » ?"


@pytest.mark.fault("I01")
def test_latin_is_read_and_said() -> None:
    data = "question,answer\nPlain?,yes\nCapitale du Pérou ?,Lima\nUn œuf ?,« oui »\n".encode("cp1252")
    assert questions(data, "csv")[2].ask == "Un œuf ?"
    said = reading(data, "csv").notes
    assert [note.line for note in said] == [3]
    assert "Latin-1" in notes(data, "csv")[0]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_end_is_one(end: str) -> None:
    assert len(questions(AIKEN.replace("\n", end), "aiken")) == 2
    assert len(questions(GIFT.replace("\n", end), "gift")) == 11

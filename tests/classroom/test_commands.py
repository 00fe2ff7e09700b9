"""`sixdot questions`: what it says, what it writes, and that it never writes over anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixdot.classroom.files import read_set
from sixdot.cli import main

Said = pytest.CaptureFixture[str]


def questions(*arguments: object) -> int:
    return main(["questions", *map(str, arguments)])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("suffix", ["yaml", "csv", "gift"])
def test_a_new_file_is_good_at_once(tmp_path: Path, capsys: Said, suffix: str, language: str) -> None:
    path = tmp_path / f"mine.{suffix}"
    assert questions("new", path, "--language", language) == 0
    assert str(path) in capsys.readouterr().out
    assert questions("check", path, "--language", language) == 0
    told = capsys.readouterr().out
    assert "5 questions" in told
    assert read_set(path, language).chosen.version in told


def test_mistakes_are_listed_and_counted(tmp_path: Path, capsys: Said) -> None:
    bad, good = tmp_path / "bad.csv", tmp_path / "good.csv"
    bad.write_text("question,answer\nOne?,\nTwo?,2\nThree?,\n")
    good.write_text("question,answer\nOne?,1\n")
    assert questions("check", bad, good) == 1
    assert capsys.readouterr().out.splitlines()[:-1] == [
        f"{bad}, line 2, column 1: There is no right answer to this question.",
        f"{bad}, line 4, column 1: There is no right answer to this question.",
        f"{bad} cannot be used: 2 mistakes.",
    ]


def test_a_file_is_converted_whole_and_what_is_lost_is_said(tmp_path: Path, capsys: Said) -> None:
    begun, into = tmp_path / "mine.yaml", tmp_path / "mine.gift"
    questions("new", begun)
    capsys.readouterr()
    assert questions("convert", begun, into) == 0
    told = capsys.readouterr().out
    assert "GIFT has no place for hints: this was left out." in told
    assert "5 questions, written as GIFT" in told
    before = into.read_text()
    assert questions("convert", begun, into) == 2
    assert capsys.readouterr().err.endswith(f"The file {into} is there already: choose another name.\n")
    assert into.read_text() == before


def test_a_set_that_a_format_cannot_hold_is_not_written_at_all(tmp_path: Path, capsys: Said) -> None:
    begun, into = tmp_path / "mine.yaml", tmp_path / "mine.aiken"
    questions("new", begun)
    assert questions("convert", begun, into) == 2
    assert "4 questions are not like that, first: Which planet is nearest to the sun?" in capsys.readouterr().err
    assert not into.exists()
    assert questions("convert", begun, tmp_path / "mine.docx") == 2
    assert "yaml, csv, tsv, aiken and gift" in capsys.readouterr().err


def test_a_bad_file_converts_into_nothing(tmp_path: Path, capsys: Said) -> None:
    bad = tmp_path / "bad.csv"
    bad.write_text("question,answer\nOne?,\nTwo?,\n")
    assert questions("convert", bad, tmp_path / "out.yaml") == 2
    assert "There is 1 more mistake: sixdot questions check" in capsys.readouterr().err
    assert not (tmp_path / "out.yaml").exists()


def test_the_format_can_be_named_where_the_file_does_not_tell(tmp_path: Path, capsys: Said) -> None:
    path = tmp_path / "export.dat"
    path.write_text("One?\nA. x\nB. y\nANSWER: A\n")
    assert questions("check", path) == 1
    assert "Files that end in .dat are not read." in capsys.readouterr().out
    assert questions("check", path, "--format", "aiken") == 0
    assert questions("convert", path, tmp_path / "export.out", "--from", "aiken", "--to", "csv") == 0
    assert (tmp_path / "export.out").read_text().startswith("question,answers,choices,language\n")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("#separator:tab\n#html:false\nOne?\t1\n", "ANKI"),
        ("One?\nA. x\nB. y\nANSWER: A\n", "AIKEN"),
        ("One? {=1}\n", "GIFT"),
        ("One?\t1\n", "TSV"),
    ],
)
def test_a_plain_text_is_recognised(tmp_path: Path, capsys: Said, text: str, kind: str) -> None:
    path = tmp_path / "export.txt"
    path.write_text(text)
    assert questions("check", path) == 0
    assert f"1 question, read as {kind}," in capsys.readouterr().out


def test_sets_and_their_questions_are_listed(tmp_path: Path, capsys: Said) -> None:
    assert questions("list", "--language", "fr") == 0
    assert "capitals : les capitales du monde, 94 questions." in capsys.readouterr().out
    assert questions("list", "capitals") == 0
    assert "31: What is the capital of France? Answer: Paris" in capsys.readouterr().out
    assert questions("list", "capitols") == 2
    assert "There is no set capitols. There are arithmetic, capitals," in capsys.readouterr().err

"""Files of questions that are too large, damaged or meant to do harm are refused soon, and in a sentence."""

from __future__ import annotations

import io
import sqlite3
import subprocess
import sys
import time
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
import zstandard

from sixdot.classroom.files import read_set
from sixdot.classroom.intake import BadQuestions
from sixdot.classroom.sheets import guarded
from sixdot.voice.words import Words
from tests.helpers.quizzes import collection, package, questions, wrong


def problem_of(path: Path) -> str:
    with pytest.raises(BadQuestions) as caught:
        read_set(path, "en")
    return caught.value.text(Words("en"))


@pytest.mark.fault("I01")
def test_i01_a_huge_file_is_refused_by_line_in_two_seconds_and_fifty_megabytes(tmp_path: Path) -> None:
    path = tmp_path / "huge.csv"
    with path.open("w") as file:
        file.write("question,answer\n")
        file.writelines(f"Question {number}?,{number}\n" * 1000 for number in range(6000))
    assert path.stat().st_size > 100_000_000
    code = (
        "import resource, sys, time; from pathlib import Path; from sixdot.classroom.files import read_set\n"
        "from sixdot.classroom.intake import BadQuestions\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "try: read_set(Path(sys.argv[1]), 'en')\n"
        "except BadQuestions as bad: print(bad)\n"
        "print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // 1024)\n"
        "print(time.process_time())"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
    said, grown, worked = done.stdout.splitlines()
    assert float(worked) < 2  # seconds of the processor, however busy it is otherwise
    assert "huge.csv, line " in said
    assert said.endswith("The file is too large: a text has up to 4 million bytes.")
    assert int(grown) < 50, "megabytes"


@pytest.mark.fault("I01")
@pytest.mark.parametrize(
    ("data", "kind", "said"),
    [
        (
            b"question,answer\nOne?," + b"x" * 3_000_000 + b"\n",
            "csv",
            "line 2: A quotation mark is not closed, or a cell",
        ),
        (b"question,answer\nOne?," + b"x" * 10_000_000, "csv", "line 2: The file is too large: a text has up to 4"),
        (b'question,answer\nOne?,"' + b"xxxx\n" * 40_000, "csv", "line 2: A quotation mark is not closed, or a cell"),
        (b'question,answer\nOne?,"open', "csv", "line 2: A quotation mark here is not closed"),
        (
            b"question,answer\nOne?,a\x00b\n",
            "csv",
            "line 2, column 7: There is a sign here that no text has: U+0000.",
        ),
        (
            b"question,answer\nOne?,\x1b[2Jb\n",
            "csv",
            "line 2, column 6: There is a sign here that no text has: U+001B.",
        ),
        ("question,answer\nOne?,x\n".encode("utf-16")[:-1], "csv", "line 2: This is no text in UTF-16-LE"),
        (b"question,answer\n" + b"\n" * 60_000, "csv", "line 50001: A file has up to 50000 lines."),
        (b"question,answer\n" + b"a," * 200, "csv", "line 2, column 101: A line has up to 100 cells."),
        (
            b"question,answer\n" + b"".join(b"Q%d?,1\n" % n for n in range(5001)),
            "csv",
            "line 5002: A set has up to 5000",
        ),
        (b"- {question: One?, answer: [" + b"x, " * 101 + b"x]}", "yaml", "A question has up to 100 right answers."),
    ],
)
def test_i01_every_limit_is_told_by_line(data: bytes, kind: str, said: str) -> None:
    begun = time.process_time()
    assert said in wrong(data, kind)[0]
    assert time.process_time() - begun < 2


TINY = (
    "a\n\n", "{", "a{=b}\n\n", "a{=b}", "\\", "// x\n", "$CATEGORY:x\n", "{{c1::", "<a ", "&", '"', ",", "\t",
    "A. x\n", "x\nA. y\nB. z\nANSWER: A\n", "- a: b\n", "[",
    "[{question: a, answer: b}, ", "a\tb\n", "~%50%", "\n", "<!--",
)  # fmt: skip


MOST_SECONDS = 20  # a slow machine takes some; a file that took more than in proportion to its length, many minutes


@pytest.mark.fault("I01")
@pytest.mark.parametrize("kind", ["yaml", "csv", "aiken", "gift", "anki"])
def test_i01_no_file_takes_long_however_it_is_made(kind: str) -> None:
    for tiny in TINY:
        data = (tiny * (4_000_000 // len(tiny))).encode()
        begun = time.process_time()
        assert wrong(data, kind)
        assert time.process_time() - begun < MOST_SECONDS, tiny


@pytest.mark.fault("I03")
@pytest.mark.parametrize("cell", ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "'=1", "''-2", "plain", "it's", "'quoted'"])
def test_i03_a_cell_that_a_spreadsheet_would_calculate_is_kept_and_quoted_when_written(cell: str) -> None:
    assert guarded(cell)[0] == "'" or guarded(cell) == cell
    assert not guarded(cell).startswith(("=", "+", "-", "@", "\t"))
    (found,) = questions(f"question,answer\n{cell.strip()} ?,x\n", "csv")
    assert (
        found.ask == f"{cell.strip().removeprefix(chr(39)) if cell.lstrip(chr(39))[0] in '=+-@' else cell.strip()} ?"
    )


@pytest.mark.fault("I05")
@pytest.mark.parametrize("suffix", [".xml", ".html", ".py", ".exe"])
def test_i05_formats_that_can_hold_bombs_or_programs_are_not_opened(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"bomb{suffix}"
    path.write_text('<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>')
    assert problem_of(path).endswith(
        f"Files that end in {suffix} are not read. Known are yaml, csv, tsv, aiken, gift, anki and apkg."
    )


@pytest.mark.fault("I05")
@pytest.mark.parametrize("suffix", [".xlsx", ".ods"])
def test_i05_spreadsheets_are_not_opened(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"bomb{suffix}"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("xl/sharedStrings.xml", '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>')
    assert "Spreadsheets are not read" in problem_of(path)
    for other in (".csv", ".apkg"):  # by another name it is none either
        assert problem_of(path.rename(path.with_suffix(other)))
        path = path.with_suffix(other)


def test_yaml_that_refers_to_itself_or_makes_objects_is_refused() -> None:
    bomb = "a: &a [x, x]\nb: &b [*a, *a]\nquestions: [*b, *b]\n"
    for text in (bomb, "- *x\n", "- !!python/object/apply:os.system [ls]\n", "- question: !x One?\n  answer: 1\n"):
        assert any("References (&, * and !) are not allowed here." in line for line in wrong(text, "yaml"))
    assert "nested too deeply" in wrong("[" * 50_000, "yaml")[0]


def test_folders_devices_and_missing_files_are_told(tmp_path: Path) -> None:
    (tmp_path / "folder.csv").mkdir()
    assert "The file cannot be read" in problem_of(tmp_path / "folder.csv")
    assert "The file cannot be read" in problem_of(tmp_path / "missing.csv")
    (tmp_path / "plain.txt").write_text("some words")
    assert "It is not clear which format this is" in problem_of(tmp_path / "plain.txt")


# Packages


def zipped(info: zipfile.ZipInfo, data: bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("collection.anki2", collection([("One?", "1")]))
        archive.writestr(info, data)
    return made.getvalue()


def locked() -> bytes:
    data = bytearray(package(collection_anki2=collection([("One?", "1")])))
    central = data.index(b"PK\x01\x02")
    data[6] |= 1
    data[central + 8] |= 1
    return bytes(data)


def linked() -> bytes:
    info = zipfile.ZipInfo("media")
    info.external_attr = 0o120777 << 16
    return zipped(info, b"/etc/passwd")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (zipped(zipfile.ZipInfo("../evil"), b""), "would go outside of it"),
        (zipped(zipfile.ZipInfo("/etc/cron.d/evil"), b""), "would go outside of it"),
        (zipped(zipfile.ZipInfo("C:evil"), b""), "would go outside of it"),
        (linked(), "only points to another one"),
        (locked(), "locked with a password"),
        (package(collection_anki2=b"\0" * 17_000_000), "more than 16 million bytes"),
        (
            package(collection_anki21b=zstandard.ZstdCompressor().compress(b"\0" * 17_000_000)),
            "more than 16 million bytes",
        ),
        (package(collection_anki21b=b"not packed"), "The package is damaged, or is none."),
        (package(collection_anki2=b"no database"), "The notes in this package are damaged"),
        (package(collection_anki2=collection([])[:3000]), "The notes in this package are damaged"),
        (package(words=b"x"), "no notes of Anki"),
        (b"PK\x03\x04 and nothing", "The package is damaged, or is none."),
        (package(collection_anki2=collection([("One?", "1")]))[:200], "The package is damaged, or is none."),
        (
            package(collection_anki2=collection([(f"{n}?", "1") for n in range(5001)])),
            "A set has up to 5000 questions.",
        ),
    ],
)
def test_a_package_that_is_damaged_or_dangerous_is_refused(data: bytes, said: str) -> None:
    assert said in wrong(data, "apkg")[0]


def test_a_database_that_never_ends_is_given_up() -> None:
    with closing(sqlite3.connect(":memory:")) as made:
        made.execute(
            "CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)"
            " SELECT id, 'x' AS flds, '' AS tags FROM n"
        )
        made.commit()
        data = made.serialize()
    assert "no notes of Anki" in wrong(package(collection_anki2=data), "apkg")[0]

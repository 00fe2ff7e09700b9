"""`sixdot press cards`, `labels`, `tags` and `sheets` as somebody types them: each form opened by what reads it."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
import trimesh

from sixdot.cli import main
from tests.helpers.drawn import drawn_pages

BRF = {*" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=", "\r", "\n", "\f"}


@pytest.fixture(autouse=True)
def nobody_can_be_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.chdir(tmp_path)


def press(text: str) -> int:
    return main(["press", *text.split()])


@pytest.mark.parametrize("thing", ["cards", "labels", "sheets"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_thing_on_paper_can_be_had_in_every_form(
    thing: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for form, suffix in {"pdf": "pdf", "brf": "brf", "text": "txt"}.items():
        assert press(f"{thing} --edition french --language {language} --as {form}") == 0
        file = tmp_path / f"{thing}-french-{language}.{suffix}"
        said = capsys.readouterr().out
        assert file.name in said
        assert ("100" in said) == (form == "pdf"), "a printer must not make the dots smaller"
        data = file.read_bytes()
        if form == "pdf":
            assert all(page.dots and page.printed for page in drawn_pages(data))
            assert f"/Lang ({language})".encode() in data
            assert b"/Marked true" in data
        elif form == "brf":
            assert set(data.decode()) <= BRF
            assert max(map(len, data.decode().replace("\f", "").split("\r\n"))) <= 40
        else:
            assert len(data.decode().splitlines()) > 5


def test_the_dots_of_a_deck_do_not_depend_on_the_language_of_the_reader(tmp_path: Path) -> None:
    def labels(options: str) -> str:
        assert press(f"labels --edition rnib --as brf --out labels.brf --force {options}") == 0
        return (tmp_path / "labels.brf").read_text(encoding="ascii")

    assert labels("--language fr") == labels("--language en") == labels("--language fr --marks en")
    assert labels("--language en --marks fr") != labels("--language en")
    assert labels("--language fr").startswith("B#J\n")
    for thing, form in (("cards", "brf"), ("rules", "brf"), ("tags", "stl")):
        for marks, sign in (("", b"B#J"), (" --marks fr", b"B,#")):
            assert press(f"{thing} --edition rnib --language fr --as {form} --out made --force{marks}") == 0
            assert form == "stl" or sign in (tmp_path / "made").read_bytes()


def test_what_is_said_of_labels_is_what_is_in_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for form, said in {
        "pdf": "labels, two for each card",
        "brf": "marks, a line for each card",
        "text": "marks and how many cards have them",
    }.items():
        assert press(f"labels --edition mattel --language en --as {form}") == 0
        assert capsys.readouterr().out.startswith(f"Mattel, UNO Braille: {said}. The file is labels-mattel-en.")


def test_tags_are_written_as_stl_and_as_3mf(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert press("tags --edition dos --language en") == 0
    assert capsys.readouterr().out == (
        "DOS: a tag for each mark. The file is tags-dos-en.stl. For two corners of all 108 cards you need 216 tags,"
        " two for every card of the deck.\n"
    )
    assert trimesh.load_mesh(tmp_path / "tags-dos-en.stl").is_watertight
    assert press("tags --edition dos --language en --as 3mf --dots nls --out small.3mf") == 0
    assert zipfile.ZipFile(BytesIO((tmp_path / "small.3mf").read_bytes())).testzip() is None


def test_a_file_that_is_there_stays_unless_it_is_meant(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").write_text("kept")
    assert press("labels --as text --out mine --language en") == 2
    assert capsys.readouterr().err == (
        "sixdot: mine is there already. Choose another name with --out, or add --force to write over it.\n"
    )
    assert (tmp_path / "mine").read_text() == "kept"
    assert press("labels --as text --out mine --force --language en") == 0
    assert (tmp_path / "mine").read_text().startswith("b0: blue 0, 1 card\n")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("cards --as text --dots nls", "--dots is only for --as pdf."),
        ("labels --as brf --paper letter", "--paper is only for --as pdf."),
        ("sheets --width 30", "--width is only for --as brf."),
        ("sheets --as text --players 11", "A score sheet is for 2 to 10 players here, not 11."),
        ("labels --as brf --width 3", "A braille page is 20 to 80 cells wide and 8 to 60 lines high."),
        (
            "cards --as text --out nowhere/cards.txt",
            "nowhere/cards.txt could not be written: there is no such folder.",
        ),
        ("cards --edition chess", "there is no edition chess;"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence_and_nothing_is_written(
    typed: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert press(f"{typed} --language en") == 2
    assert capsys.readouterr().err.casefold().startswith(f"sixdot: {told}".casefold())
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(("module", "typed"), [("fpdf", "labels"), ("manifold3d", "tags")])
def test_what_is_missing_is_named_with_the_way_to_get_it(module: str, typed: str, tmp_path: Path) -> None:
    without = f"import sys; sys.modules[{module!r}] = None; from sixdot.cli import main; sys.exit(main(sys.argv[1:]))"
    asked = [sys.executable, "-c", without, "press", typed, "--language", "en"]
    ran = subprocess.run(asked, capture_output=True, text=True, check=False, cwd=tmp_path)
    name = {"fpdf": "fpdf2"}.get(module, module)
    assert ran.stderr == (
        f'sixdot: This needs {name}, which is not installed. Install it with: pip install "sixdot[press]"\n'
    )
    assert ran.returncode == 2
    assert [*tmp_path.iterdir()] == []

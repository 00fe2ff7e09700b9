"""`sixdot press`, as somebody at a terminal meets it: where the file went, what is missing, nothing lost unasked."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.game.editions import DEFAULT
from sixdot.press import large_print
from sixdot.press.audio import PLAYLIST
from sixdot.voice import braille
from tests.helpers.ptys import Terminal
from tests.press.source import booklet_of

FILES = {
    "text": "rules-dos-en.txt",
    "html": "rules-dos-en.html",
    "pdf": "rules-dos-en.pdf",
    "brf": "rules-dos-en-grade1.brf",
    "unicode": "rules-dos-en-grade1-unicode.txt",
}


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def press(*arguments: str) -> int:
    return main(["press", "rules", "--language", "en", "--edition", "dos", *arguments])


@pytest.mark.parametrize("form", FILES)
def test_a_sentence_says_where_the_file_went(form: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert press("--as", form) == 0
    heard = capsys.readouterr()
    assert heard.out == f"DOS: the rules. The booklet is in the file {FILES[form]}.\n"
    assert heard.err == ""
    assert [path.name for path in here.iterdir()] == [FILES[form]]
    assert (here / FILES[form]).stat().st_size > 5000


@pytest.mark.parametrize("thing", ["rules", "cards", "labels", "tags", "sheets"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_says_what_is_used_by_default(thing: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["press", thing, "--language", language, "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert re.search(rf"{DEFAULT.id} by default|par défaut {DEFAULT.id}", told)
    assert re.search("the one you play in by default|par défaut, celle de vos parties", told)
    assert bool(re.search("of audio, the new folder|pour le son, le nouveau dossier", told)) == (thing == "rules")


@pytest.mark.parametrize("thing", ["rules", "cards", "labels", "sheets"])
def test_a_french_rule_book_is_printed_in_french_as_it_is_played(
    thing: str, here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Unless another language is asked for, or set."""
    monkeypatch.setenv("SIXDOT_HOME", str(here / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for arguments, language in (([], "fr"), (["--language", "en"], "en")):
        assert main(["press", thing, "--edition", "french", "--as", "text", *arguments]) == 0
        assert f"french-{language}" in capsys.readouterr().out
    (here / "home").mkdir()
    (here / "home" / "settings.toml").write_text('language = "en"\n')
    assert main(["press", thing, "--edition", "french", "--as", "text", "--force"]) == 0
    assert "french-en" in capsys.readouterr().out


def test_the_language_may_be_shortened_and_the_file_named(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "books").mkdir()
    arguments = ["press", "rules", "--edition", "french", "--lang", "fr", "--as", "brf", "--grade", "2"]
    assert main([*arguments, "--out", "mine.brf", "--width", "32", "--height", "28"]) == 0
    assert "est dans le fichier mine.brf.\n" in capsys.readouterr().out
    lines = (here / "mine.brf").read_text(encoding="ascii").replace("\f", "").split("\n")
    assert max(map(len, lines)) == 32
    assert main([*arguments, "--out", "books"]) == 0
    assert (here / "books" / "rules-french-fr-grade2.brf").is_file()


def test_audio_is_a_folder_that_takes_the_place_of_its_own_kind_only(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert press("--as", "audio") == 0
    count = len(booklet_of("dos", "en").chapters)
    says = f"is in the folder rules-dos-en: {count} chapters, and the playlist {PLAYLIST}.\n"
    assert says in capsys.readouterr().out
    folder = here / "rules-dos-en"
    (folder / "99-old.wav").write_bytes(b"")
    assert press("--as", "audio") == 2
    assert press("--as", "audio", "--force") == 0
    assert len([*folder.iterdir()]) == count + 1
    (folder / "letter.txt").write_text("mine", encoding="utf-8")
    capsys.readouterr()
    assert press("--as", "audio", "--force") == 2
    assert "rules-dos-en is a folder with other things in it, such as letter.txt." in capsys.readouterr().err
    assert (folder / "letter.txt").read_text(encoding="utf-8") == "mine"
    assert [path.name for path in here.iterdir()] == ["rules-dos-en"]


def test_the_folder_that_somebody_is_in_is_not_replaced(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert press("--as", "audio", "--out", ".", "--force") == 2
    assert ". is the one you are in. Name a new one with --out." in capsys.readouterr().err
    assert [*here.iterdir()] == []


def test_a_rule_book_of_somebodys_own_is_printed_too(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "pub.toml").write_text('name = "pub"\nhand-size = 5\n', encoding="utf-8")
    assert main(["press", "rules", "--language", "en", "--edition", "./pub.toml", "--out", "pub.txt"]) == 0
    assert "is in the file pub.txt." in capsys.readouterr().out
    assert "\nS5: Everybody is dealt 5 cards, " in (here / "pub.txt").read_text(encoding="utf-8")


def test_nothing_is_overwritten_where_nobody_can_be_asked(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = here / FILES["text"]
    there.write_text("mine", encoding="utf-8")
    assert press() == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    says = "is there already. Choose another name with --out, or add --force to write over it."
    assert heard.err == f"sixdot: {there.name} {says}\n"
    assert there.read_text(encoding="utf-8") == "mine"
    assert press("--force") == 0
    assert there.read_text(encoding="utf-8").startswith("DOS: the rules\n")


def test_at_a_terminal_somebody_is_asked_first(here: Path) -> None:
    there = here / FILES["text"]
    there.write_text("mine", encoding="utf-8")
    for typed, code, says in (
        ("no", 1, "is as it was; nothing was written."),
        ("", 1, "is as it was; nothing was written."),
        ("yes", 0, f"is in the file {there.name}."),
    ):
        with Terminal(["press", "rules", "--edition", "dos", "--language", "en"]) as terminal:
            assert terminal.until_asked() == f"{there.name} is there already. Write over it? yes or no"
            assert says in terminal.type(typed)
            assert terminal.ended() == code
        assert (there.read_text(encoding="utf-8") == "mine") == (code == 1)


def test_a_folder_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str], here: Path) -> None:
    for form in ("pdf", "audio"):
        assert press("--as", form, "--out", "nowhere/booklet") == 2
        assert "could not be written: there is no such folder." in capsys.readouterr().err
    assert [*here.iterdir()] == []


def test_only_plain_files_are_ever_replaced(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(here / "pipe")
    (here / "link").symlink_to(here / "pipe")
    for name in ("pipe", "link"):
        assert press("--out", name, "--force") == 2
        assert f"{name} could not be written: something of that name is there that is no file." in (
            capsys.readouterr().err
        )
    assert (here / "pipe").is_fifo()
    assert (here / "link").is_symlink()
    (here / "mine.txt").write_text("mine", encoding="utf-8")
    (here / "other").symlink_to(here / "mine.txt")
    assert press("--out", "other", "--force") == 0
    assert (here / "other").is_symlink()
    assert (here / "mine.txt").read_text(encoding="utf-8").startswith("DOS")


def test_a_hyphen_is_no_name(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for form in ("text", "audio"):
        assert press("--as", form, "--out", "-") == 2
        assert "--out takes the name of a file or a folder. - is none." in capsys.readouterr().err
    assert [*here.iterdir()] == []


@pytest.mark.parametrize(("name", "form"), [("rules.pdf", "text"), ("rules.TXT", "brf"), ("rules.brf", "unicode")])
def test_a_name_of_another_kind_of_file_is_refused(
    name: str, form: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert press("--as", form, "--out", name) == 2
    suffix = Path(FILES[form]).suffix
    says = f"The name {name} ends in {Path(name).suffix}, but what is made here is a {suffix} file."
    assert says in capsys.readouterr().err
    assert [*here.iterdir()] == []
    assert press("--as", form, "--out", "rules.2026") == 0


def test_a_folder_that_is_a_file_or_takes_none_is_not_called_missing(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "log").write_text("mine", encoding="utf-8")
    for out in ("log/y", "log/deep/y"):
        for form in ("text", "audio"):
            assert press("--as", form, "--out", out) == 2
            assert "could not be written: what should be a folder there is a file." in capsys.readouterr().err
    for form, out in (("text", "/proc"), ("audio", "/proc/sixdot")):
        assert press("--as", form, "--out", out) == 2
        assert "could not be written: writing is not allowed there." in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--grade", "--width", "--height"])
def test_what_is_for_braille_is_refused_elsewhere(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert press("--as", "pdf", option, "2") == 2
    assert f"{option} is for braille only: add --as brf or --as unicode." in capsys.readouterr().err


def test_a_size_that_no_page_has_is_refused(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert press("--as", "brf", "--width", "5") == 2
    assert "A braille page is 20 to 80 cells wide and 8 to 60 lines high." in capsys.readouterr().err
    assert [*here.iterdir()] == []


def test_what_is_missing_is_told_with_what_to_install(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(form: str) -> str:
        assert press("--as", form) == 2
        assert [*here.iterdir()] == []
        heard = capsys.readouterr()
        assert heard.err.count("\n") == 1
        return heard.err

    with monkeypatch.context() as without:
        without.setattr(large_print, "_FONTS", ())
        assert "none was found here: on Debian or Ubuntu, apt install fonts-dejavu-core." in told("pdf")
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "fpdf", None)
        without.delitem(sys.modules, "sixdot.press.tagging", raising=False)
        assert 'A PDF needs fpdf2, which is not installed. Install it with: pip install "sixdot[press]"' in told(
            "pdf"
        )
    with monkeypatch.context() as without:
        without.setenv("SIXDOT_LIBLOUIS", str(here / "none.so"))
        without.setattr(braille, "louis", braille.Louis)
        assert "apt install liblouis20 liblouis-data" in told("brf")
    with monkeypatch.context() as without:
        without.setenv("PATH", "")
        assert "To get it: sudo apt install espeak-ng" in told("audio")


def test_a_voice_that_fails_leaves_nothing_behind(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = here / "bin" / "espeak-ng"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent))
    assert press("--as", "audio") == 2
    assert "espeak-ng could not speak the booklet." in capsys.readouterr().err
    assert [path.name for path in here.iterdir()] == ["bin"]

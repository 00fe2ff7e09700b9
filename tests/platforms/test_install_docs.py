"""docs/install.md and docs/installer.md: every command they quote is one, and both say the same."""

from __future__ import annotations

import io
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from sixdot.cli import _parser, main
from sixdot.terminal.settings import settings_path
from sixdot.voice.words import Words

ROOT = Path(__file__).parents[2]
PAGES = {"en": ROOT / "docs" / "install.md", "fr": ROOT / "docs" / "installer.md"}
SYSTEMS = {
    "en": ["Windows", "macOS", "Linux", "iPhone and iPad", "Android", "Chromebook"],
    "fr": ["Windows", "macOS", "Linux", "iPhone et iPad", "Android", "Chromebook"],
}
READERS = ["NVDA", "JAWS", "VoiceOver", "Orca", "BRLTTY", "TalkBack", "ChromeVox"]
TOOLS = re.compile(r"^(?:sudo apt install|brew install|pipx|uvx|py -m pip|py -m pipx|sixdot) ")


def commands(page: Path) -> list[str]:
    """What stands in blocks, and what stands in a line as a whole command."""
    text = page.read_text(encoding="utf-8")
    blocks = [line.strip() for line in text.splitlines() if re.match(r" {4,6}(?! )\S", line)]
    return blocks + [quoted for quoted in re.findall(r"`([^`\n]+)`", text) if TOOLS.match(quoted)]


@pytest.mark.parametrize("language", PAGES)
def test_every_command_of_sixdot_is_understood(language: str) -> None:
    given = [shlex.split(command.removeprefix("uvx ")) for command in commands(PAGES[language])]
    ours = [words[1:] for words in given if words[0] == "sixdot"]
    assert {words[0] for words in ours} == {"play", "learn", "doctor", "settings", "serve", "press", "admin"}
    for words in ours:
        if len(words) > 1 or words[0] not in ("admin", "press"):  # the name of a command, which wants more
            assert _parser(words).parse_args(words).command == words[0]


@pytest.mark.parametrize("language", PAGES)
def test_settings_are_changed_as_quoted(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXDOT_HOME", str(tmp_path))
    changes = [shlex.split(command)[1:] for command in commands(PAGES[language]) if "settings" in command]
    assert len(changes) == 4
    for words in changes:
        assert main(words) == 0
    assert settings_path().read_text(encoding="utf-8").count(" = ") >= 2


@pytest.mark.parametrize("language", PAGES)
def test_packages_and_their_parts_are_ours(language: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = [
        words for command in commands(PAGES[language]) if (words := shlex.split(command))[0] in ("pipx", "py")
    ]
    named = {re.fullmatch(r"([\w.]+)(?:\[([\w,]+)\])?", words[-1]) for words in installed if "install" in words}
    assert None not in named
    assert {found[1] for found in named if found} == {"pipx", project["name"], "."}
    extras = {extra for found in named if found and found[2] for extra in found[2].split(",")}
    assert {"online", "press", "speech"} == extras & set(project["optional-dependencies"])
    assert extras <= set(project["optional-dependencies"])


def test_both_languages_quote_the_same_commands() -> None:
    english, french = [
        [command.replace("language fr", "language en") for command in commands(page)] for page in PAGES.values()
    ]
    assert english == french


@pytest.mark.parametrize("language", PAGES)
def test_every_system_and_screen_reader_has_its_place(language: str) -> None:
    text = PAGES[language].read_text(encoding="utf-8")
    headings = re.findall(r"^## (.+)$", text, flags=re.MULTILINE)
    assert headings[1:] == SYSTEMS[language]
    for reader in READERS:
        assert f"**{reader}**" in text, reader
    assert text.count(f"*{Words(language).say('page-play-now')}*") == 5


@pytest.mark.parametrize(
    ("language", "typed", "answers"),
    [
        ("en", ["", "h", "help", "r", "red 5"], ["Your turn", "7 cards: ", "Type a card", "Type a card", "ed 5"]),
        (
            "fr",
            ["", "m", "aide", "r", "5 rouge"],
            ["C'est à vous", "7 cartes : ", "Tapez", "Tapez", "5 rouge"],
        ),
    ],
)
def test_what_to_press_first_does_what_is_said(
    language: str,
    typed: list[str],
    answers: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = PAGES[language].read_text(encoding="utf-8")
    for line in typed[1:]:
        assert f"`{line}`" in text
    monkeypatch.setenv("SIXDOT_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*typed, "quit"]) + "\n"))
    assert main(["play", "--language", language, "--seed", "1"]) == 0
    said = capsys.readouterr().out.split("\n> ")[1:]
    for answer, expected in zip(said, answers, strict=False):
        assert expected in answer

"""Completion in a shell and the manual page: both come from the arguments themselves."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from sixdot.cli import main

ROOT = Path(__file__).parents[2]
# What bash itself does when somebody presses the tab key.
ASKED = """
{script}
COMP_WORDS=({words} '{begun}'); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
_shtab_sixdot 2>/dev/null
echo "${{COMPREPLY[@]}}"
"""


@pytest.fixture(scope="module")
def script() -> str:
    made = subprocess.run(
        [sys.executable, "-m", "sixdot", "completion", "bash", "--language", "en"],
        capture_output=True,
        text=True,
        check=True,
    )
    return made.stdout


@pytest.mark.parametrize(
    ("words", "begun", "offered"),
    [
        ("sixdot", "pr", ["press"]),
        ("sixdot", "s", ["score", "settings", "scenario", "serve"]),
        ("sixdot press", "ru", ["rules"]),
        ("sixdot press rules", "--ed", ["--edition"]),
        ("sixdot play --language", "", ["en", "fr"]),
        ("sixdot completion", "", ["bash", "zsh", "tcsh"]),
        ("sixdot verify", "READ", ["README.md"]),
    ],
)
def test_bash_completes_commands_options_and_values(script: str, words: str, begun: str, offered: list[str]) -> None:
    asked = ASKED.format(script=script, words=words, begun=begun)
    told = subprocess.run(["bash", "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert set(offered) <= set(told.stdout.split())
    if begun:
        assert all(word.startswith(begun) for word in told.stdout.split())


def test_zsh_tells_what_each_thing_is_for_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "zsh", "--language", "fr"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("#compdef sixdot")
    assert "apprendre un jeu pas à pas" in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", 'Completion needs shtab, which is not installed. Install it with: pip install "sixdot[completion]"'),
        ("fr", 'Il manque shtab pour compléter les commandes. Installez-le avec : pip install "sixdot[completion]"'),
    ],
)
def test_what_completion_needs_is_told(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "shtab", None)
    assert main(["completion", "bash", "--language", language]) == 2
    assert capsys.readouterr() == ("", f"sixdot: {said}\n")


def test_no_other_command_waits_for_it() -> None:
    code = "import sys; from sixdot.cli import main; main(['history']); sys.exit('shtab' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_manual_page_is_current(language: str) -> None:
    written = runpy.run_path(str(ROOT / "scripts/man"))
    text = written["PAGES"][language].read_text(encoding="utf-8")
    assert text == written["page"](language), "run scripts/man"
    assert all(rf".SS sixdot {name}" in text for name in ("play", "serve", r"lab tournament", "completion"))
    assert "\n\n" not in text

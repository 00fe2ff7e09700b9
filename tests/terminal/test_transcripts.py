"""Whole games as they were heard, and the sessions that the pages show: word for word what is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.helpers.transcribed import FOLDER, kept, read, transcript

ROOT = Path(__file__).parents[2]
KEPT = sorted(FOLDER.glob("*.txt"))
WHOLE = [path for path in KEPT if "-" not in path.stem]
SHOWN = {
    "README.md": ["play", "--seed", "o", "--plain"],
    "docs/playing.md": ["play", "--seed", "o", "--plain"],
    "docs/jouer.md": ["play", "--edition", "french", "--seed", "o", "--plain"],
    "docs/score.md": ["score", "--people", "Ana,Ben,Cleo", "--dealer", "Cleo", "--plain"],
    "docs/marque.md": ["score", "--people", "Ana,Ben,Cléo", "--dealer", "Cléo", "--edition", "french", "--plain"],
}


def test_there_is_a_whole_game_in_each_language() -> None:
    assert {path.stem for path in WHOLE} == {"en", "fr"}


@pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])
def test_a_session_is_told_as_it_was(path: Path) -> None:
    arguments, typed = read(path)
    assert kept(arguments, typed) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", WHOLE, ids=[path.stem for path in WHOLE])
def test_a_whole_game_is_whole(path: Path) -> None:
    told = path.read_text(encoding="utf-8")
    assert len(read(path)[1]) > 50
    assert re.search(r"(win|wins|gagne|gagnez|gagnent) (the game|la partie)", told)


def blocks(text: str) -> list[str]:
    """The indented blocks of a page in which something is typed after a prompt."""
    found = re.findall(r"(?:^    .*\n|^\n(?=    ))+", text, flags=re.MULTILINE)
    return [block for block in found if re.search(r"^    > ?\S", block, flags=re.MULTILINE)]


def squeezed(text: str) -> str:
    return " ".join(text.split()).removesuffix(" >")


@pytest.mark.parametrize("page", SHOWN)
def test_what_a_page_shows_is_what_is_said(page: str) -> None:
    shown = blocks((ROOT / page).read_text(encoding="utf-8"))
    assert shown
    typed = [line.strip() for block in shown for line in re.findall(r"^    > ?(.*)$", block, flags=re.MULTILINE)]
    told = squeezed(transcript(SHOWN[page], [line for line in typed if line]))
    for block in shown:
        assert squeezed(block) in told, f"{squeezed(block)}\n\nnot in\n\n{told}"

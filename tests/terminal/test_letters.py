"""Where a terminal lacks letters, the nearest are written: no escapes, and braille as in braille files."""

from __future__ import annotations

import codecs
import os
import subprocess
import sys

import pytest

from sixdot.terminal.letters import plain_letters
from tests.helpers.ptys import ENTRANCE


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Entrée à l'été : ça, où, naïf", "Entree a l'ete : ca, ou, naif"),
        ("Zoe\u0301", "Zoe"),
        ("cœur « Ægir » – Łódź · …", 'coeur " AEgir " - Lodz - ...'),
        ("a\u00a0b", "a b"),
        ("Ω漢", "??"),
        ("⠓⠊ ⠿", "HI ="),
    ],
)
def test_a_text_in_the_letters_that_come_nearest(text: str, plain: str) -> None:
    codecs.register_error("plain", plain_letters)
    assert text.encode("ascii", "plain").decode() == plain


def game(*arguments: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", ENTRANCE, "play", "--seed", "x", *arguments],
        input=b"h\nquit\n",
        capture_output=True,
        env={**os.environ, **environment},
        timeout=60,
        check=True,
    )
    assert done.stderr == b""
    return done.stdout.decode("ascii")


def test_french_on_a_terminal_without_accents_has_no_escapes(home: str) -> None:
    told = game("--language", "fr", PYTHONIOENCODING="ascii")
    assert "La partie est enregistree." in told
    assert "\\" not in told


def test_braille_on_a_terminal_without_cells_is_that_of_braille_files(home: str) -> None:
    cells = game("--braille-lines", "30", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert cells == game("--braille-lines", "30", "--braille-form", "brf", PYTHONIOENCODING="ascii")
    assert "\\x" not in cells

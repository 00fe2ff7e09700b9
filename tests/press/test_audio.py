"""A booklet to listen to: a sound file for each chapter, as long as its text takes to say."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from sixdot.press.audio import PLAYLIST, record, seconds, spoken
from tests.press.source import ALL, booklet_of

SLOWEST, FASTEST = 7, 25  # characters a second


@pytest.mark.parametrize(("edition", "language"), ALL)
def test_every_chapter_is_a_file_as_long_as_its_text(edition: str, language: str) -> None:
    booklet = booklet_of(edition, language)
    with TemporaryDirectory() as made:
        folder = Path(made)
        record(booklet, folder)
        first, *lines = (folder / PLAYLIST).read_text(encoding="utf-8").splitlines()
        assert first == "#EXTM3U"
        titles, names = lines[::2], lines[1::2]
        assert sorted([*names, PLAYLIST]) == sorted([path.name for path in folder.iterdir()])
        assert len(names) == len(booklet.chapters)
        for number, (chapter, title, name) in enumerate(zip(booklet.chapters, titles, names, strict=True), 1):
            lasts = seconds(folder / name)
            assert title == f"#EXTINF:{lasts:.0f},{number}. {chapter.title}"
            assert name.isascii()
            assert name.startswith(f"{number:02}-")
            said = " ".join(spoken(chapter)) + (booklet.title + booklet.opening if number == 1 else "")
            assert SLOWEST < len(said) / lasts < FASTEST, (chapter.title, len(said), lasts)


def test_every_rule_and_every_row_is_said() -> None:
    booklet = booklet_of("mattel", "en")
    said = [text for chapter in booklet.chapters for text in spoken(chapter)]
    assert [text for text in said if text in booklet.rules().values()] == [*booklet.rules().values()]
    assert "Draw Two, Points: 20, How many: 8" in said

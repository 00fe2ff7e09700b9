"""A booklet to listen to: a folder with a sound file for each chapter and a playlist, spoken by espeak-ng."""

import re
import subprocess
import unicodedata
import wave
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sixdot.press.booklet import BookChapter, Booklet, Paragraph
from sixdot.voice.speech.engines import espeak, patience, plain
from sixdot.voice.trouble import Trouble

PLAYLIST: Final = "playlist.m3u8"


def record(booklet: Booklet, folder: Path) -> None:
    """Fill an empty folder. Without espeak-ng this raises `Trouble`, which says how to get it."""
    command = espeak(booklet.language, None, None)
    lines = ["#EXTM3U"]
    for number, chapter in enumerate(booklet.chapters, 1):
        path = folder / f"{number:02}-{_plain_name(chapter.title)}.wav"
        opening = [booklet.title, booklet.opening] if number == 1 else []
        speak([*opening, *spoken(chapter)], command, path)
        lines += [f"#EXTINF:{seconds(path):.0f},{number}. {chapter.title}", path.name]
    (folder / PLAYLIST).write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def spoken(chapter: BookChapter) -> Iterator[str]:
    """What is said of a chapter: tables row by row."""
    yield chapter.title
    for part in chapter.parts:
        if isinstance(part, Paragraph):
            yield part.text
        else:
            yield part.title
            yield from [", ".join(row) for row in part.told]


def seconds(path: Path) -> float:
    with wave.open(str(path)) as sound:
        return float(sound.getnframes() / sound.getframerate())


def speak(texts: list[str], command: list[str], path: Path) -> None:
    """Each text is a line of its own, after which the voice pauses."""
    said = "\n\n".join([text if text.endswith((".", "!", "?")) else f"{text}." for text in map(plain, texts)]) + "\n"
    try:
        done = subprocess.run(
            [*command, "-w", str(path)], input=said.encode(), capture_output=True, timeout=patience(said), check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        raise Trouble("press-no-voice") from None
    if done.returncode or not path.is_file() or path.stat().st_size == 0:
        raise Trouble("press-no-voice")


def _plain_name(title: str) -> str:
    """A title as part of a file's name, wherever the file is taken."""
    letters = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")

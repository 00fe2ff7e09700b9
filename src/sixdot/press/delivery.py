"""Where printed things go: a file or a folder, whole or not at all, and over another only if that is meant."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sixdot.durable import NotSaved, reason_of, replace_data
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import is_called
from sixdot.voice.words import LANGUAGES, Words

_OF_SOUND: Final = (".wav", ".m3u8")
SUFFIXES: Final = frozenset({".txt", ".html", ".pdf", ".brf", ".stl", ".3mf"})  # of the files that are made here


def place_for(out: str | None, name: str, is_folder: bool = False) -> Path:
    """The path that is asked for; if that is a folder for a file, the file in there, by this name; else here.

    `Trouble` if its name is that of another kind of file, or if something is there that is no plain file: a device,
    a pipe, a folder.
    """
    if out == "-":
        raise Trouble("press-no-name")
    path = Path(os.path.expanduser(out)) if out is not None else Path(name)
    if is_folder:
        return path
    path = path / name if path.is_dir() else path
    wanted = Path(name).suffix
    if path.suffix.lower() in SUFFIXES and path.suffix.lower() != wanted:
        raise Trouble("press-other-kind", path=str(path), there=path.suffix, suffix=wanted)
    if path.exists() and not path.is_file():
        raise Trouble("press-not-written", path=str(path), reason="no-file")
    return path


def may_write(path: Path, force: bool, words: Words) -> bool:
    """Whether nothing is there, or somebody at the terminal wants it gone; if nobody can be asked, `Trouble`."""
    if force or not os.path.lexists(path):
        return True
    if sys.stdin is None or not sys.stdin.isatty():
        raise Trouble("press-there", path=str(path))
    print(words.say("press-over", path=str(path)), flush=True)
    try:
        typed = input("> ").strip()
    except EOFError:
        typed = ""
    if is_called(typed, "word-yes", *[Words(language) for language in LANGUAGES]):
        return True
    print(words.say("press-kept", path=str(path)))
    return False


def deliver_file(path: Path, data: bytes) -> None:
    """A reader finds what was there before or all of the new file; its folder has to be there."""
    if not path.parent.is_dir():
        raise Trouble("press-not-written", path=str(path), reason=_reason(path, "missing"))
    try:
        replace_data(path, data)
    except NotSaved as not_saved:
        reason = _reason(path, str(not_saved.values["reason"]))
        raise Trouble("press-not-written", path=str(path), reason=reason) from None


def _reason(path: Path, reason: str) -> str:
    """What is said to be missing may be a file where a folder should be, or a folder that takes no files: /proc."""
    if reason != "missing":
        return reason
    if path.parent.is_dir():
        return "forbidden"
    nearest = next((each for each in path.parents if os.path.lexists(each)), path.parent)
    return "no-folder" if nearest.exists() and not nearest.is_dir() else reason


def check_folder(path: Path) -> None:
    """`Trouble` if it is no folder, holds anything but sound files and their playlist, or is where somebody is."""
    if not os.path.lexists(path):
        return
    if Path.cwd().is_relative_to(path.resolve()):
        raise Trouble("press-here", path=str(path))
    if not path.is_dir() or path.is_symlink():
        raise Trouble("press-not-written", path=str(path), reason="no-folder")
    others = sorted([each.name for each in path.iterdir() if each.suffix not in _OF_SOUND or not each.is_file()])
    if others:
        raise Trouble("press-not-ours", path=str(path), name=others[0])


def deliver_folder(path: Path, fill: Callable[[Path], None]) -> None:
    """A folder takes its place, and that of one that was there, when it has been filled."""
    path = path.resolve()
    beside, aside = (path.with_name(f".{path.name}.{os.getpid()}.{part}") for part in ("new", "old"))
    try:
        beside.mkdir()
        fill(beside)
        if os.path.lexists(path):
            path.rename(aside)
        beside.rename(path)
    except OSError as error:
        if aside.exists() and not path.exists():
            aside.rename(path)
        raise Trouble("press-not-written", path=str(path), reason=_reason(path, reason_of(error))) from None
    finally:
        for left in (beside, aside):
            shutil.rmtree(left, ignore_errors=True)

"""How far somebody has come in the lessons: a small file in the player's folder."""

import json
import tomllib
from pathlib import Path
from typing import Final

from msgspec import Struct, ValidationError, convert

from sixdot.durable import read_bytes, reason_of, replace_text
from sixdot.places import data_folder
from sixdot.voice.trouble import Trouble

FILE: Final = "lessons.toml"


class Bookmark(Struct):
    """In the lessons of one edition."""

    lesson: str = ""  # the one that was begun last; empty: none, or all are done
    taken: list[str] = []  # what was done in it
    done: list[str] = []  # the lessons that were gone through


class Bookmarks(Struct):
    last: str = ""  # the edition that was learnt last
    editions: dict[str, Bookmark] = {}

    def of(self, edition: str) -> Bookmark:
        return self.editions.setdefault(edition, Bookmark())


def bookmarks_path() -> Path:
    return data_folder() / FILE


def read_bookmarks() -> Bookmarks:
    """Those that were kept; none before the first lesson. A `Trouble` if the file cannot be read."""
    path = bookmarks_path()
    try:
        return convert(tomllib.loads(read_bytes(path).decode()), Bookmarks)
    except FileNotFoundError:
        return Bookmarks()
    except OSError as error:
        raise Trouble("learn-unreadable", path=str(path), reason=reason_of(error)) from None
    except (ValueError, ValidationError, RecursionError):
        raise Trouble("learn-unreadable", path=str(path), reason="no-text") from None


def keep_bookmark(edition: str, bookmark: Bookmark) -> None:
    """Keep it for later, beside those of other editions; `NotSaved` if it cannot be written."""
    try:
        kept = read_bookmarks()
    except Trouble:
        kept = Bookmarks()
    kept.last = edition
    kept.editions[edition] = bookmark
    lines = [f"last = {_toml(edition)}"]
    for name, each in sorted(kept.editions.items()):
        lines += ["", f"[editions.{_toml(name)}]"]
        lines += [f"{field} = {_toml(getattr(each, field))}" for field in Bookmark.__struct_fields__]
    replace_text(bookmarks_path(), "\n".join(lines) + "\n")


def _toml(value: str | list[str]) -> str:
    """Printable texts, and lists of them, are written in TOML as in JSON."""
    return json.dumps(value, ensure_ascii=False)

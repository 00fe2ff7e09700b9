"""Rule books by what somebody names on a command line: a built-in edition, or the file of a book of their own.

A book is plain data, in TOML. One that is a Python file is code, and is run only for somebody who says they trust it.
"""

import os
import runpy
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from sixdot.durable import read_bytes, reason_of
from sixdot.game.book import edition_from, new_edition, read_book
from sixdot.game.edition import Edition, edition_data
from sixdot.game.editions import EDITIONS, bring, edition_named
from sixdot.game.options import SetupError

_LARGEST: Final = 1 << 18
_CODE: Final = ".py"


def edition_argument(text: str, trusts_code: bool = False) -> str:
    """The id of the edition that is asked for; one in a file is brought. A `SetupError` says what is wrong."""
    if not ("/" in text or "\\" in text or text.lower().endswith((".toml", _CODE))):
        return edition_named(text).id
    path = Path(os.path.expanduser(text))  # which leaves ~somebody alone if there is no such user
    is_code = path.suffix.lower() == _CODE
    if is_code and not trusts_code:
        message = "the rule book {path} is a program: add --trust-code if you trust it"
        raise SetupError(message, "book-is-code", path=str(path))
    try:
        return bring(_made_by(path) if is_code else _written_in(path)).id
    except UnicodeDecodeError:
        message = "the rule book {path} cannot be read: it is no text in UTF-8"
        raise SetupError(message, "book-unreadable", path=str(path), reason="no-text") from None
    except OSError as error:
        message = f"the rule book {{path}} cannot be read: {error.strerror}"
        raise SetupError(message, "book-unreadable", path=str(path), reason=reason_of(error)) from None


def _written_in(path: Path) -> Edition:
    data = read_bytes(path, _LARGEST + 1)
    if len(data) > _LARGEST:
        raise SetupError("{path} is too long to be a rule book", "book-too-long", path=str(path))
    return read_book(data.decode().removeprefix("\ufeff"))


def _made_by(path: Path) -> Edition:
    """The EDITION that a Python file makes, checked like any other."""
    try:
        made = runpy.run_path(str(path)).get("EDITION")
    except OSError:
        raise
    except Exception as error:  # it is somebody's own program: whatever it raises is told
        problem = f"{type(error).__name__}: {error}"
        raise SetupError("{path} fails: {problem}", "book-fails", path=str(path), problem=problem) from None
    if not isinstance(made, Edition):
        raise SetupError("{path} leaves no Edition called EDITION", "book-no-edition", path=str(path))
    return new_edition(edition_data(made))


# Telling other processes


def brought_among(editions: Iterable[str]) -> list[dict[str, Any]]:
    """The editions that are not built in, as data for a process that has not been told about them."""
    return [edition_data(edition_named(name)) for name in dict.fromkeys(editions) if name not in EDITIONS]


def bring_all(books: Iterable[Mapping[str, Any]]) -> None:
    for book in books:
        bring(edition_from(book))

"""Rule books by what somebody names on a command line: a built-in edition, or the path of a TOML file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from sixdot.game.book import edition_from, read_book
from sixdot.game.edition_data import edition_data
from sixdot.game.editions import EDITIONS, bring, edition_named
from sixdot.game.options import SetupError

SUFFIX: Final = ".toml"


def edition_argument(text: str) -> str:
    """The id of the edition that is asked for; one in a file is brought. A `SetupError` says what is wrong."""
    if not text.lower().endswith(SUFFIX):
        return edition_named(text).id
    try:
        book = Path(text).read_text(encoding="utf-8")
    except OSError as error:
        raise SetupError(f"the rule book {text} cannot be read: {error.strerror}") from None
    except ValueError:
        raise SetupError(f"the rule book {text} cannot be read: it is no text in UTF-8") from None
    return bring(read_book(book)).id


def brought_among(editions: Iterable[str]) -> list[dict[str, Any]]:
    """The editions that are not built in, as data for a process that has not been told about them."""
    return [edition_data(edition_named(name)) for name in dict.fromkeys(editions) if name not in EDITIONS]


def bring_all(books: Iterable[Mapping[str, Any]]) -> None:
    for book in books:
        bring(edition_from(book))

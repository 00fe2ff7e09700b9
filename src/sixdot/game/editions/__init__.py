"""The rule books, one short file each: every edition in this folder can be played.

An edition from outside is registered with `bring`; it can then be looked up like the others while the program runs.

>>> list(EDITIONS)
['dos', 'french', 'mattel', 'question', 'rnib']
"""

import pkgutil
from importlib import import_module

from sixdot.game.edition import Edition, identified
from sixdot.game.options import SetupError

_names = sorted(module.name for module in pkgutil.iter_modules(__path__))
_editions: list[Edition] = [import_module(f"{__name__}.{name}").EDITION for name in _names]
EDITIONS: dict[str, Edition] = {edition.id: edition for edition in _editions}
DEFAULT: Edition = next(edition for edition in EDITIONS.values() if edition.default)
_brought: dict[str, Edition] = {}


def bring(edition: Edition) -> Edition:
    """Register an edition from outside under an id that no other version of it has. Returns it with that id."""
    known = identified(edition)
    _brought.pop(known.id, None)  # it goes to the end: the last one is meant by the name alone
    _brought[known.id] = known
    return known


def known_editions() -> list[Edition]:
    """All editions that can be played: those of this package and those from outside."""
    return [*EDITIONS.values(), *_brought.values()]


def edition_named(name: str) -> Edition:
    """The edition with this id, from this package or from outside; a name alone is the book that was brought last.

    >>> edition_named("question").asks_questions
    True
    >>> edition_named("chess")
    Traceback (most recent call last):
    sixdot.game.options.SetupError: there is no edition 'chess': the editions are dos, french, mattel...
    """
    edition = EDITIONS.get(name) or _brought.get(name)
    if edition is None:
        edition = next((book for book in reversed(_brought.values()) if book.name == name), None)
    if edition is None:
        known = list(dict.fromkeys([*EDITIONS, *[book.name for book in _brought.values()]]))
        message = "there is no edition {value!r}: the editions are {editions}"
        raise SetupError(message, "edition", value=name, editions=known)
    return edition

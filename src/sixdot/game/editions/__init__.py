"""The rule books, one short file each: whatever edition lies in this folder can be played."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from sixdot.game.edition import Edition
from sixdot.game.options import SetupError


def _found() -> dict[str, Edition]:
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    editions = [import_module(f"{__name__}.{name}").EDITION for name in names]
    return {edition.id: edition for edition in editions}


EDITIONS: dict[str, Edition] = _found()
DEFAULT: Edition = next(edition for edition in EDITIONS.values() if edition.default)


def edition_named(name: str) -> Edition:
    edition = EDITIONS.get(name)
    if edition is None:
        message = f"there is no edition {name!r}: the editions are {', '.join(EDITIONS)}"
        raise SetupError(message, "edition", value=name, editions=list(EDITIONS))
    return edition
